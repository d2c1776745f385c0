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

__all__ = ["BLIND", "FLOOR", "HALF", "LOWEST", "Play", "sit"]

Play: TypeAlias = stud.Play[SevenCardStudTable]


def sit(*settings: Mapping[str, Any], **stakes: int) -> SevenCardStudTable:
    """A table with these players and their table stakes in dollars, clockwise from the dealer's left."""
    table = stud.open_table(GAME, settings, stakes)
    assert isinstance(table, SevenCardStudTable)
    return table
