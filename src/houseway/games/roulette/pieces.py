"""A roulette table in pieces: the wheel, whose number the crown marks."""

from houseway.equipment.wheel import colour
from houseway.play.pieces import Look, Piece, Pieces, Said, say


def pieces(look: Look) -> Pieces:
    crown = [] if look["crown"] is None else [look["crown"]]
    rim = [(str(each), colour(each)) for each in look["rim"]]
    yield Piece("wheel", "wheel", crown, state=look["ball"], rim=rim, marks=[str(each) for each in crown])


def came(look: Look) -> str:
    return "" if look["crown"] is None else f"{look['crown']} {colour(look['crown'])}"


def words(look: Look) -> Said:
    if look["crown"] is not None:
        yield say("crown", look["crown"])
