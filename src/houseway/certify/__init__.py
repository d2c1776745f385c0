"""The certificate of a game: its exact figures, what a night may bring, rounds beside them, and the law it rests on."""
