"""The words of Part 12: what the dealer must announce, and where the Part provides for each step of the cards."""

from typing import Final

from houseway.cite import cite, cites
from houseway.families.baccarat.cites import CardCites, CoupCites, FaultCites
from houseway.families.baccarat.table import BANKERS_HAND, PLAYERS_HAND
from houseway.families.shuffling import ShufflingCites
from houseway.play.table import call

__all__ = [
    "BURNT_SHOWN",
    "CITES",
    "LEVEL",
    "NO_MORE_BETS",
    "PART_OF_TABLE_2",
    "REMOVED",
    "RESULT",
    "RESULTS",
    "TIE_HAND",
]

NO_MORE_BETS: Final = call("no more bets", "qld s202(2)")
RESULT: Final = call("player's hand {0}, banker's hand {1}: the {2} wins", "qld s208(1)")
LEVEL: Final = call("player's hand {0}, banker's hand {1}", "qld s208(1)")
RESULTS: Final = (PLAYERS_HAND, BANKERS_HAND, "tie hand")
TIE_HAND: Final = call("tie hand", "qld s208(2)")
REMOVED: Final = call("the first card lies face down in the discard holder", "qld s201(8)")
BURNT_SHOWN: Final = call("shown to the players: {0}", "qld s201(9)")

SHUFFLING: Final = ShufflingCites(
    sorting=cite("qld s199(1)"),
    spreading=cite("qld s199(2)"),
    shuffling=cite("qld s200(1)"),
    required=cite("qld s201(1)"),
    presenting=cite("qld s201(1)"),
    offering=cite("qld s201(2)"),
    declined=cite("qld s201(2)"),
    nobody=cite("qld s201(3)"),
    cutting=cite("qld s201(4)"),
    completing=cite("qld s201(5)"),
    once=cite("qld s201(5)"),
    marking=cite("qld s201(6)"),
    loading=cite("qld s201(7)"),
)
CARDS: Final = CardCites(
    shuffling=SHUFFLING,
    inspected=call("the cards lie face up for the players to see, and are washed and stacked", "qld s199(3)"),
    begin_preshuffled=cite("qld s199(4)"),
    replaced=cite("qld s200(2)(a)"),
    replaced_preshuffled=cite("qld s200(2)(b)"),
    reshuffled=cite("qld s200A"),
    burnt=cite("qld s201(10)"),
)
FAULTS: Final = FaultCites(
    becomes_bankers=cite("qld s209(1)"),
    becomes_next=cite("qld s209(2)"),
    excess=cite("qld s209(3)"),
    disclosed=cite("qld s209(4)(a)"),
    face_up_first=cite("qld s209(4)(b)"),
    dummy=cites("qld s209(5)", "qld s209(6)"),
    live=cites("qld s209(7)(a)", "qld s209(7)(b)"),
    no_effect=cites("qld s209(8)(a)", "qld s209(8)(b)"),
    after_natural=cites("qld s205", "reading BC13"),
    not_the_last=cites("reading BC5"),
    after_the_last=cites("qld s204(3)", "reading BC14"),
)
CITES: Final = CoupCites(
    only_source=cite("qld s192(2)"),
    players_card=cite("qld s202(4)"),
    bankers_card=cite("qld s202(5)"),
    players_points=call("player's hand: {0}", "qld s203(1)"),
    bankers_points=call("banker's hand: {0}", "qld s203(1)"),
    natural=call("a natural: no more cards", "qld s205"),
    players_third=cite("qld s206"),
    bankers_third=cite("qld s207(1)"),
    cutting_card=call("the cutting card: this round is finished", "qld s204(1)"),
    last_round=call("the last round is about to be played", "qld s204(2)"),
    this_is_last=call("the cutting card came first: this is the last round", "qld s204(4)"),
    dummy_round=call("a dummy round, with no wagers on it, begins with {0}", "qld s209(5)(b)"),
    cards=CARDS,
    faults=FAULTS,
)
PART_OF_TABLE_2: Final = {
    "row": cite("qld s207(2)"),  # what the banker's first two cards count
    "column": cite("qld s207(3)"),  # the value of the player's third card
    "letter": cite("qld s207(4)"),  # D or S
    "found by": cite("qld s207(5)"),
    "decided by": cite("qld s207(6)"),
}
"""How table 2 is read."""
