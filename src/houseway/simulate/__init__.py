"""Rounds by the billion: a game's own procedure, walked into tables, played by compiled kernels."""
