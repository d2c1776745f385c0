"""A tumbler in pieces: its three dice, and whether they spin or are covered."""

from houseway.play.pieces import Look, Pieces, dice


def pieces(look: Look) -> Pieces:
    yield dice("tumbler", look["dice"], state=look["tumbler"])
