"""A stud table: its pieces are as at any poker table, with words on what applies there."""

from collections.abc import Callable
from typing import Final

from houseway.equipment.cards import card, pretty
from houseway.families.poker import pieces as poker
from houseway.families.poker.pieces import short
from houseway.play.pieces import Look, Said, say

OPENS: Final = {"highest value card betting": "highest card opens", "lowest value card betting": "lowest card opens"}


def words_under(unopened: str) -> Callable[[Look], Said]:
    """By what says who wins where nobody opens the final round."""

    def words(look: Look) -> Said:
        yield from poker.words(look)
        if look["step"]:
            yield say("", look["step"], loud=True)
        form, opens, pot = look["form"]
        first = ("ante", look["ante"]) if form.startswith("ante") else ("blind bet", look["minimum"])
        yield say(first[0], short(first[1]))
        ace = ", ace low too" if look["ace_low"] and look["deck"] < 52 else ""
        for each in (OPENS[opens], pot, f"{look['deck']} cards{ace}", f"bets from {short(look['minimum'])}"):
            yield say("", each)
        if look["exposed"]:
            yield say("exposed by the dealer", *(pretty(card(each)) for each in look["exposed"].split()), loud=True)
        if look["wins_unopened"]:
            yield say(f"wins the pot unseen if nobody opens ({unopened})", look["wins_unopened"], loud=True)

    return words
