"""The words of Part 4, and what the dealer must announce."""

from typing import Final

from houseway.cite import cite
from houseway.families.shuffling import ShufflingCites
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
NOBODY_KEPT_OUT: Final = call("with a card machine anybody may come in at any round, on the same terms", "qld s65A(4)")
MACHINE_IN_USE: Final = call("the cards come from a card machine", "qld s65A(1)")

SHUFFLING: Final = ShufflingCites(
    sorting=cite("qld s24(1)"),
    spreading=cite("qld s24(2)"),
    shuffling=cite("qld s25"),
    required=cite("qld s26(1)"),
    cutting=cite("qld s26(4)"),
    presenting=cite("qld s26(3)"),
    offering=cite("qld s27(1)"),
    declined=cite("qld s27(2)"),
    nobody=cite("qld s27(3)"),
    marking=cite("qld s26(7)"),
    once=cite("qld s26(5)"),
    completing=cite("qld s26(6)"),
    loading=cite("qld s26(8)"),
)

SHUFFLED_FOR: Final = {
    "start": cite("qld s25(a)"),
    "directed": cite("qld s25(b)"),
    "cutting card": cite("qld s25(c)"),
    "dealt out": cite("qld s25(d)"),
    "replaced": cite("qld s28"),
    "malfunction": cite("qld s65D(3)"),
}
"""Why cards are shuffled."""
