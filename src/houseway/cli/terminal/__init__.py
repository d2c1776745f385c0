"""A table in the terminal: the lobby, the drawing of each game, what is typed, and bots for the other seats."""
