"""The words of Part 10 (qld s163), and what it has to itself in the ring, beside Part 21."""

from typing import Final

from houseway.cite import cite
from houseway.families.ring.table import OUTSIDE
from houseway.play.table import call
from houseway.rulebook.parallel import parallel

PART: Final = parallel("two_up", "qld part 10")

HEADS: Final = "heads"  # both coins with the head side uppermost
TAILS: Final = "tails"  # both with the tail side
ODDS: Final = "odds"  # one of each
COINS: Final = 2  # s164(3): spun, of a set of five

BOWL: Final = call("{0} coins are put aside in the bowl", "qld s166(4)")
FLOATER_CALLED: Final = cite("qld s175(1)")
INVALID_IF: Final = {
    "not 1 m above the spinner's head": cite("qld s175(2)(a)"),
    OUTSIDE: cite("qld s175(2)(b)"),  # rolled out of it, too: reading E4
    "coin hit something": cite("qld s175(2)(c)"),  # but the other coin, or the side of the ring below the layout
    "spinner not inside the ring": cite("qld s175(2)(d)"),
    "one coin on the other": cite("qld s175(2)(e)"),
}
