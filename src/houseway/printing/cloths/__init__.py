"""How each game is printed: a module a game, by the name of its folder, with its `PRINT`."""
