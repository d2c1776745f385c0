"""With how much a player may open and raise: so many blind bets, three raises, freely between two (qld s271, s273)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.poker.betting import Amounts, Betting
from houseway.families.poker.table import Seat

__all__ = ["FINAL", "opening", "raising"]

FINAL: Final = 5
MOST_RAISES: Final = 3
OPENS: Final = cite("qld s271(2)"), cite("qld s271(3)")
RAISES: Final = cite("qld s273(2)"), cite("qld s273(3)")
NOT_LESS: Final = cite("qld s273(4)")
THREE: Final = cite("qld s273(1)")
BETWEEN_TWO: Final = cite("qld s273(5)")


def _most(number: int) -> int:
    return 4 if number == FINAL else 2


def opening(number: int, betting: Betting, _seat: Seat) -> Amounts | Refused:
    blind = betting.table.minimum
    return Amounts(blind, _most(number) * blind, blind, OPENS[number == FINAL])


def raising(number: int, betting: Betting, seat: Seat) -> Amounts | Refused:
    """Never less than a raise before it in the round of betting; between two players, whatever remains."""
    table = betting.table
    if len(table.active) == 2:  # reading K2: who tapped out does not count
        return Amounts(table.unit, max(seat.stake, table.unit), table.unit, BETWEEN_TWO)
    if len(betting.raises) >= MOST_RAISES:
        return Refused(THREE, "there have been three raises in this round of betting", ground=Ground.WHEN)
    blind = table.minimum
    least = max([blind, *betting.raises])
    if least > _most(number) * blind:
        return Refused(NOT_LESS, "no raise is high enough after the last", ground=Ground.AMOUNT)
    return Amounts(least, _most(number) * blind, blind, NOT_LESS if betting.raises else RAISES[number == FINAL])
