"""A draw poker table in pieces: as at any poker table, and how it is played."""

from typing import Final

from houseway.families.poker import pieces as poker
from houseway.families.poker.pieces import short
from houseway.money import cents
from houseway.play.pieces import Look, Pieces, words

OPENED_BY_BLINDS: Final = ("blind betting", "first round of betting")


def pieces(look: Look) -> Pieces:
    yield from poker.pieces(look)
    step = look["step"]["words"]
    if step:
        yield words("", step, loud=True)
    if step in OPENED_BY_BLINDS and cents(look["last_blind"]):
        yield words("last blind bet", short(look["last_blind"]))
    yield words("", f"{look['betting']} betting")
    ace = ", ace low too" if look["ace_low"] and look["deck"] != 52 else ""
    yield words("", f"{look['deck']} cards{ace}, {look['in_shoe']} left in the shoe")
