"""The store: every event in chains, with what it moves and by what it is found; SQL is spoken here alone."""
