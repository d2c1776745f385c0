"""What the sign of a game tells besides limits and odds: a module a game that has more to tell, with its `PRINT`."""
