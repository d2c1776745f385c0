"""A tri-chro table in pieces: the balls that were drawn."""

from houseway.play.pieces import Look, Piece, Pieces


def pieces(look: Look) -> Pieces:
    yield Piece("balls", look["device"], look["drawn"])
