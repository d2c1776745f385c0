"""What Part 6 leaves to the casino operator at a table, and what it does not allow."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from houseway.errors import Refused, quoted
from houseway.families.baccarat.limits import WAGERS_OF_THE_TABLE, check_limits
from houseway.games.baccarat.terms import PART_6
from houseway.money import cents
from houseway.play.acts import whole, yes
from houseway.play.sign import Limits, Sign

if TYPE_CHECKING:
    from houseway.games.baccarat.texts import Text

DECKS: Final = 8
LOW_MINIMUM: Final = cents("10")  # s89(2)(a)
LEAST_MAXIMUM: Final = cents("500")
DEFAULT_SIGN: Final = Sign({WAGERS_OF_THE_TABLE: Limits(cents("10"), cents("1000"))})
SETTINGS: Final = (
    whole("places", 0, 99),
    whole("decks", 0, 99),
    *map(yes, ("commission_rounded", "commission_deferred", "dealer_banks")),
)
SECRET_WAGERS: Final = whole("secret_wagers", 0, 9999)  # where a text has them


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run."""

    places: int = 14
    decks: int = DECKS
    commission_rounded: bool = True  # s90(3), reading BC3
    commission_deferred: bool = True  # s90(4): for those who sit
    dealer_banks: bool = False  # s96(1): the operator has so directed
    secret_wagers: int = 0  # so many may a player make in a session, by the terms of a tournament (26/1999 r14.2.8)


def check_rules(rules: Rules, text: "Text") -> None:
    """Refuse what a text forbids at a table."""
    if rules.decks != text.decks:
        raise Refused(text.decks_under, f"baccarat is played with {text.decks} decks, not {quoted(rules.decks)}")
    fewest, most = text.places
    if not fewest <= rules.places <= most:
        raise Refused(text.places_under, f"the table has {fewest} to {most} places, not {quoted(rules.places)}")


def check_sign(sign: Sign) -> None:
    """Refuse limits that s89 does not allow."""
    check_limits(sign, PART_6, LOW_MINIMUM, LEAST_MAXIMUM)
