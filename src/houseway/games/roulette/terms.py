"""The words of Part 8."""

from typing import Final

from houseway.equipment.wheel import ROULETTE
from houseway.play.table import call

__all__ = ["CROWN", "NO_MORE_BETS", "NO_SPIN", "WHEEL", "WINNING_NUMBER"]

WHEEL: Final = ROULETTE  # qld s131(2) to (2C): the arrangement that needs no approval

NO_MORE_BETS: Final = call("no more bets", "qld s132(2)")
WINNING_NUMBER: Final = call("{0}, {1}", "qld s133(1)")
CROWN: Final = call("the crown is on {0}", "qld s133(1)")
NO_SPIN: Final = call("no spin", "qld s144(5)")
