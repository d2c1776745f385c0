"""The words of Part 4, and what the dealer must announce."""

from typing import Final

from houseway.cite import cite
from houseway.play.table import call

POINT_TOTAL: Final = call("{0}: {1}", "qld s30(2)")
TOTAL_AFTER_CARD: Final = call("{0}: {1}", "qld s30(3)")
SPLIT_TOTAL: Final = call("{0}: {1}", "qld s38(4)")
DEALERS_TOTAL: Final = call("dealer: {0}", "qld s30(5)")
ANNOUNCE_BLACKJACK: Final = call("{0} has blackjack", "qld s35(2)")
PAID_BLACKJACK: Final = call("{0} has blackjack", "qld s35(1)")
INSURANCE_CALL: Final = call("insurance", "qld s36(2)")
SIDEWAYS: Final = call("{0}: one card, laid sideways", "qld s37(2)")
NO_EFFECT: Final = call("dealer: {0}, and no more cards: they would change nothing", "qld s40(2)")
SEVENS_DONE: Final = call("super sevens are dealt with; the hands are played", "qld s48(3)")
MACHINE_IN_USE: Final = call("the cards come from a card machine", "qld s65A(1)")

SHUFFLED_FOR: Final = {
    "start": cite("qld s25(a)"),
    "directed": cite("qld s25(b)"),
    "cutting card": cite("qld s25(c)"),
    "dealt out": cite("qld s25(d)"),
    "replaced": cite("qld s28"),
    "malfunction": cite("qld s65D(3)"),
}
"""Why cards are shuffled."""
