"""Rounds of 5 card stud as short scripts: who has which cards, and what people do.

>>> play = Play(sit(ann=100, bob=100), {"ann": "AS AH 2C 7D AD", "bob": "KS KH 3C 8D KD"})
>>> play.do("ann bet 5", "bob fold").over
True
>>> play.net("ann")  # bob's ante
100
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from houseway.games.five_card_stud import GAME
from houseway.games.five_card_stud.table import FiveCardStudTable
from support import stud
from support.stud import BLIND, FLOOR, HALF, LOWEST

__all__ = [
    "ACES",
    "BLIND",
    "FLOOR",
    "HALF",
    "KINGS",
    "LOWEST",
    "ODD",
    "QUEENS",
    "Play",
    "in_the_final_round",
    "second_round",
    "sit",
    "three",
]

Play: TypeAlias = stud.Play[FiveCardStudTable]


def sit(*settings: Mapping[str, Any], **stakes: int) -> FiveCardStudTable:
    """A table with these players and their table stakes in dollars, clockwise from the dealer's left."""
    table = stud.open_table(GAME, settings, stakes)
    assert isinstance(table, FiveCardStudTable)
    return table


# Hands that are told apart: aces beat kings beat queens beat odd cards
ACES, KINGS, QUEENS = "AS AH 2C 7D AD", "KS KH 3C 8D KD", "QS QH 4C 9D QD"
ODD = "6D JS 2S 4D 8H"


def three(**settings: Any) -> Play:
    """Ann, bob and cat with aces, kings and queens; ann opens."""
    return Play(sit(settings, ann=500, bob=500, cat=500), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


def in_the_final_round(play: Play | None = None) -> Play:
    """All three are in; the pot holds 18 dollars."""
    return (play or three()).do("ann bet 5", "bob call", "cat call").checked_round(2)


def second_round(**settings: Any) -> Play:
    """A pot of 18 dollars."""
    return three(**settings).do("ann bet 5", "bob call", "cat call")
