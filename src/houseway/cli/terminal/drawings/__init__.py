"""How a table is drawn in letters: its pieces, its cloth, the chips."""
