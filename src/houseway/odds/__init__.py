"""The exact return of every wager, from the same rows that settle it."""
