"""A table of 7 card stud in pieces: as at any stud table, and what governs what is done now."""

from houseway.families.poker.stud.pieces import pieces_under
from houseway.play.pieces import Look, Pieces, words

at_stud = pieces_under("qld s392(7)")


def pieces(look: Look) -> Pieces:
    yield from at_stud(look)
    yield words("governed by", f"qld {', '.join(each.removeprefix('qld ') for each in look['governed_by'])}")
