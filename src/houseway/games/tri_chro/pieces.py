"""A tri-chro table in pieces: the balls that were drawn."""

from houseway.play.pieces import Look, Piece, Pieces, words


def pieces(look: Look) -> Pieces:
    yield Piece("balls", look["device"], look["drawn"])
    yield words("", f"{look['game']}, {look['balls']} balls")
