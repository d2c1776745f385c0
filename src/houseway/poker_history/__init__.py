"""Recorded rounds of poker in the poker hand history format (PHH), which other programs read."""
