"""A sic-bo table in pieces: the tumbler, and what the display shows."""

from houseway.families import tumbler_pieces
from houseway.play.pieces import Look, Pieces, words


def pieces(look: Look) -> Pieces:
    yield from tumbler_pieces.pieces(look)
    if look["led"]:
        yield words("LED", look["led"])
    if look["lit"]:
        yield words("areas lit", len(look["lit"]))
