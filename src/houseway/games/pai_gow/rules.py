"""What Part 19 leaves to the casino operator at a table, and what it does not allow (qld ss 413, 421, 430)."""

from dataclasses import dataclass
from typing import Final

from houseway.errors import Ground, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Field, Fields, made, whole
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

LIMIT: Final = "pai gow"
MOST_BOXES: Final = 8
TIMES_THE_BOX: Final = 7  # of the box maximum: the most that the house may be liable for as co-banker
DEFAULT_SIGN: Final = Sign({LIMIT: Limits(cents("5"), cents("500"))})

# What the chief executive approves is not in the text that is held: these are examples (reading P9).
APPROVED_CUTS: Final = (
    "from the heart",
    "dragon's head and phoenix tail",
    "tiger",
    "big slice",
    "hong kong bank",
    "chop the ears",
)

SETTINGS: Final[Fields] = (
    whole("boxes", 0, 99),
    whole("seats", 1, 99),
    Field("liability", "money", least=-MOST_CHIPS, most=MOST_CHIPS, optional=True),
    made("cuts", tuple),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Anything the Part forbids is refused when the table is set up."""

    boxes: int = MOST_BOXES
    seats: int = MOST_BOXES
    liability: Cents = 0  # displayed: the most that the house may lose in a round as co-banker; 0: as the Part allows
    cuts: tuple[str, ...] = APPROVED_CUTS  # on the sign; the house's own way of cutting comes first

    def __post_init__(self) -> None:
        if not 2 <= self.boxes <= MOST_BOXES:
            why = f"a layout has up to {MOST_BOXES} boxes, and two at the least, not {self.boxes}"
            raise Refused("qld s413(2)(b)(ii)", why, ground=Ground.AMOUNT)
        if not self.cuts or len(set(self.cuts)) < len(self.cuts):
            raise Refused("qld s430(2)", "the sign displays the approved cuts, each once", ground=Ground.WHAT)
        if self.liability < 0:
            raise Refused("qld s421(1)(b)(i)", "the house's liability is an amount above nought", ground=Ground.AMOUNT)


def check_limits(sign: Sign, liability: Cents = 0) -> None:
    """Refuse a sign without limits, or with a liability of the house that is too high for them."""
    limits = sign.limits.get(LIMIT)
    if limits is None:
        raise Refused("qld s421(1)", "a table has a minimum and a maximum wager", ground=Ground.AMOUNT)
    if liability > TIMES_THE_BOX * limits.maximum:
        most = dollars(TIMES_THE_BOX * limits.maximum)
        why = f"the house's liability is {TIMES_THE_BOX} times the box maximum at most: ${most}"
        raise Refused("qld s421(1)(e)", why, ground=Ground.AMOUNT)
