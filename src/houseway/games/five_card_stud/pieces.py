"""A table of 5 card stud in pieces."""

from houseway.families.poker.stud.pieces import pieces_under

pieces = pieces_under("qld s348(7)")
