"""A draw poker table in pieces: as at any poker table, and how it is played."""

from typing import Final

from houseway.families.poker import pieces as poker
from houseway.families.poker.pieces import short
from houseway.money import cents
from houseway.play.pieces import Look, Said, say

OPENED_BY_BLINDS: Final = ("blind betting", "first round of betting")

pieces = poker.pieces


def words(look: Look) -> Said:
    yield from poker.words(look)
    step = look["step"]["words"]
    if step:
        yield say("", step, loud=True)
    if step in OPENED_BY_BLINDS and cents(look["last_blind"]):
        yield say("last blind bet", short(look["last_blind"]))
    yield say("", f"{look['betting']} betting")
    ace = ", ace low too" if look["ace_low"] and look["deck"] != 52 else ""
    yield say("", f"{look['deck']} cards{ace}, {look['in_shoe']} left in the shoe")
