"""The words of Part 8."""

from typing import Final

from houseway.equipment.wheel import SINGLE_ZERO
from houseway.play.table import call

WHEEL: Final = SINGLE_ZERO  # s131(2C): the arrangement that needs no approval

SPIN: Final = "spin the ball"
PLACE_THE_CROWN: Final = "place the crown"
REMOVE_THE_BALL: Final = "remove the ball"
CAME_TO_REST: Final = "ball came to rest"

NO_MORE_BETS: Final = call("no more bets", "qld s132(2)")
WINNING_NUMBER: Final = call("{0}, {1}", "qld s133(1)")
CROWN: Final = call("the crown is on {0}", "qld s133(1)")
NOT_YET_A_WAGER: Final = call("{0} says '{1}': no wager until the chips are down", "qld s136(2)")
NO_SPIN: Final = call("no spin", "qld s144(5)")
