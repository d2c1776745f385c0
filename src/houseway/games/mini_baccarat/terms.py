"""Part 12 beside Part 6, in whose sections the baccarat Parts say what they share; and the words of its own."""

from typing import Final

from houseway.cite import cite
from houseway.families.baccarat.text import CoupText
from houseway.play.table import call
from houseway.rulebook.parallel import parallel

PART: Final = parallel("baccarat", "qld part 12")
TEXT: Final = CoupText(
    part=PART,
    inspected="the cards lie face up for the players to see, and are washed and stacked",
    cutting_card="the cutting card: this round is finished",
    this_is_last="the cutting card came first: this is the last round",
    dummy_begins="a dummy round, with no wagers on it, begins with {0}",
    result="player's hand {0}, banker's hand {1}: the {2} wins",
)

NO_MORE_BETS: Final = call("no more bets", "qld s202(2)")
REMOVED: Final = call("the first card lies face down in the discard holder", "qld s201(8)")
BURNT_SHOWN: Final = call("shown to the players: {0}", "qld s201(9)")

PART_OF_TABLE_2: Final = {
    "row": cite("qld s207(2)"),  # what the banker's first two cards count
    "column": cite("qld s207(3)"),  # the value of the player's third card
    "letter": cite("qld s207(4)"),  # D or S
    "found by": cite("qld s207(5)"),
    "decided by": cite("qld s207(6)"),
}
"""How table 2 is read."""
