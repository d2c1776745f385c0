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

__all__ = ["BLIND", "FLOOR", "HALF", "LOWEST", "Play", "sit"]

Play: TypeAlias = stud.Play[FiveCardStudTable]


def sit(*settings: Mapping[str, Any], **stakes: int) -> FiveCardStudTable:
    """A table with these players and their table stakes in dollars, clockwise from the dealer's left."""
    table = stud.open_table(GAME, settings, stakes)
    assert isinstance(table, FiveCardStudTable)
    return table
