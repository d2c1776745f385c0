"""A sic-bo table in pieces: the tumbler, and what the display shows."""

from houseway.families import tumbler_pieces
from houseway.play.pieces import Look, Said, say

pieces = tumbler_pieces.pieces


def words(look: Look) -> Said:
    if look["led"]:
        yield say("LED", look["led"])
    if look["lit"]:
        yield say("areas lit", len(look["lit"]))
