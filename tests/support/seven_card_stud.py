"""Rounds of 7 card stud as short scripts: who has which cards, and what people do.

>>> play = Play(sit(ann=100, bob=100), {"ann": "AS AH AD 2C 3C 4C 9H", "bob": "KS KH KD 2D 3D 4D 9C"})
>>> play.do("ann bet 5", "bob fold").over
True
>>> play.net("ann")  # bob's ante
100
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

from houseway.games.seven_card_stud import GAME
from houseway.games.seven_card_stud.table import SevenCardStudTable
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

Play: TypeAlias = stud.Play[SevenCardStudTable]


def sit(*settings: Mapping[str, Any], **stakes: int) -> SevenCardStudTable:
    """A table with these players and their table stakes in dollars, clockwise from the dealer's left."""
    table = stud.open_table(GAME, settings, stakes)
    assert isinstance(table, SevenCardStudTable)
    return table


# Hands that are told apart: aces beat kings beat queens beat odd cards
ACES, KINGS, QUEENS = "AS AH AD 2C 3C 7D 9H", "KS KH KD 2D 3D 7C 9C", "QS QH QD 2H 4C 8C 10H"
ODD = "JS 10C 6D 2S 4D 8D 9D"


def three(**settings: Any) -> Play:
    """Ann, bob and cat with aces, kings and queens; ann opens."""
    return Play(sit(settings, ann=500, bob=500, cat=500), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


def in_the_final_round(play: Play | None = None) -> Play:
    """All three are in; the pot holds 18 dollars."""
    return (play or three()).do("ann bet 5", "bob call", "cat call").checked_round(3)


def second_round(**settings: Any) -> Play:
    """A pot of 18 dollars."""
    return three(**settings).do("ann bet 5", "bob call", "cat call")
