"""A tri-chro table in pieces: the balls that were drawn."""

from houseway.play.pieces import Look, Piece, Pieces, Said, say


def pieces(look: Look) -> Pieces:
    yield Piece("balls", look["device"], look["drawn"])


def came(look: Look) -> str:
    return " and ".join(look["drawn"])


def words(look: Look) -> Said:
    yield say("", f"{look['game']}, {look['balls']} balls")
