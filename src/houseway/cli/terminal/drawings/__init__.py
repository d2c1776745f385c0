"""How each table is drawn in the terminal: a module a game, with its `draw`, and what several of them share."""
