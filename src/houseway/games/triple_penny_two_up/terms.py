"""The words of Part 21 (qld s468), and what it has to itself in the ring, beside Part 10."""

from typing import Final

from houseway.cite import cite
from houseway.families.ring.table import OUTSIDE
from houseway.play.table import call
from houseway.rulebook.parallel import parallel

PART: Final = parallel("two_up", "qld part 21")

HEADS: Final = "heads"  # two coins only with the head side uppermost
TAILS: Final = "tails"
RESULTS: Final = ("triple tails", TAILS, HEADS, "triple heads")  # by the coins with the head uppermost
BONUS_PLAY: Final = "bonus play"
COINS: Final = 3  # s470(3): for each spin, of a set of five
DIRECT_THE_BOXER: Final = "direct the boxer to spin"

BOWL: Final = call("{0} coins stay in the bowl", "qld s471(4)")
MOVED: Final = {
    HEADS: call("a dealer moves {0}'s heads to bonus play", "qld s473(4)"),
    TAILS: call("a dealer moves {0}'s tails to bonus play", "qld s473(7)"),
}
FLOATER_CALLED: Final = cite("qld s477(3)")
INVALID_IF: Final = {
    "not 1 m above the spinner's head": cite("qld s477(2)(a)"),
    "coin hit something": cite("qld s477(2)(b)"),  # but another coin, or the side of the ring below the layout
    OUTSIDE: cite("qld s477(2)(c)"),
    "one coin on another": cite("qld s477(2)(d)"),
    "spinner not inside the ring": cite("qld s477(2)(e)"),
}
