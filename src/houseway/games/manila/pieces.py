"""A manila poker table in pieces: as at any poker table, and the round of betting."""

from houseway.families.poker import pieces as poker
from houseway.families.poker.pieces import short
from houseway.games.manila.table import COMMUNAL
from houseway.play.pieces import Look, Said, say

pieces = poker.pieces


def words(look: Look) -> Said:
    yield from poker.words(look)
    number = look["round_of_betting"]
    if number:
        yield say("", f"round of betting {number}" if number < COMMUNAL else "final round of betting", loud=True)
    if look["raises"]:
        yield say("raised", f"{look['raises']} times" if look["raises"] > 1 else "once")
    yield say("blind bet", short(look["blind"]))
    yield say("", "ace high and low" if look["ace_low"] else "ace high")
