"""A lexicon a game: its words for wagers, places and acts, what the help lists, and the hint."""
