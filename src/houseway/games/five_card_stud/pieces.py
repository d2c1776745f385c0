"""A table of 5 card stud in pieces."""

from houseway.families.poker import pieces as poker
from houseway.families.poker.stud.pieces import words_under

pieces = poker.pieces
words = words_under("qld s348(7)")
