"""A tumbler in pieces: its three dice, and whether they spin or are covered."""

from houseway.families.three_dice import in_words, total
from houseway.play.pieces import Look, Pieces, dice


def pieces(look: Look) -> Pieces:
    yield dice("tumbler", look["dice"], state=look["tumbler"])


def came(look: Look) -> str:
    if not look["dice"]:
        return ""
    first, second, third = map(int, look["dice"].split("-"))
    return f"{in_words((first, second, third))}: total {total(first, second, third)}"
