"""A table of 7 card stud in pieces: as at any stud table, and what governs what is done now."""

from houseway.families.poker import pieces as poker
from houseway.families.poker.stud.pieces import words_under
from houseway.play.pieces import Look, Said, say

pieces = poker.pieces
at_stud = words_under("qld s392(7)")


def words(look: Look) -> Said:
    yield from at_stud(look)
    yield say("governed by", f"qld {', '.join(each.removeprefix('qld ') for each in look['governed_by'])}")
