"""A stud table in pieces: as at any poker table, and what applies there."""

from collections.abc import Callable
from typing import Final

from houseway.equipment.cards import card, pretty
from houseway.families.poker import pieces as poker
from houseway.families.poker.pieces import short
from houseway.play.pieces import Look, Pieces, words

OPENS: Final = {"highest value card betting": "highest card opens", "lowest value card betting": "lowest card opens"}


def pieces_under(unopened: str) -> Callable[[Look], Pieces]:
    """By what says who wins where nobody opens the final round."""

    def pieces(look: Look) -> Pieces:
        yield from poker.pieces(look)
        if look["step"]:
            yield words("", look["step"], loud=True)
        form, opens, pot = look["form"]
        first = ("ante", look["ante"]) if form.startswith("ante") else ("blind bet", look["minimum"])
        yield words(first[0], short(first[1]))
        ace = ", ace low too" if look["ace_low"] and look["deck"] < 52 else ""
        for each in (OPENS[opens], pot, f"{look['deck']} cards{ace}", f"bets from {short(look['minimum'])}"):
            yield words("", each)
        if look["exposed"]:
            yield words("exposed by the dealer", *(pretty(card(each)) for each in look["exposed"].split()), loud=True)
        if look["wins_unopened"]:
            yield words(f"wins the pot unseen if nobody opens ({unopened})", look["wins_unopened"], loud=True)

    return pieces
