"""The tables of a house: each is a task of its own, with its timers, seats, shoes and bots."""
