"""The words of Part 9: the ways to spin, and the calls that the dealer makes."""

from typing import Final

from houseway.play.table import call

CLOCKWISE, ANTICLOCKWISE = "clockwise", "anticlockwise"  # s146(1): either way, spin by spin

NO_MORE_BETS: Final = call("no more bets", "qld s146(4)")
WINNING_SYMBOL: Final = call("symbol {0}", "qld s147")
NO_SPIN: Final = call("no spin", "qld s155(1)")
NOTICE: Final = call("On a peg? The symbol that went by last wins, never the one about to come.", "qld s154(3)")
