"""What is left to the casino operator and its approved pit procedures at a table, and what no text allows."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from houseway.errors import BadInput, Ground, Refused
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.shares import check_way
from houseway.games.caribbean_stud.terms import PLACES, TITLE
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Field, Fields, choice, made, whole, yes
from houseway.play.settings import check_settings
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

if TYPE_CHECKING:
    from houseway.games.caribbean_stud.texts import Text

ANTE: Final = "ante wager"  # the line of the sign; the other wagers are bound to it or have a price
DEFAULT_SIGN: Final = Sign({ANTE: Limits(cents("5"), cents("100"))})
MONEY: Final = ("jackpot_wager", "maximum_payment")
SMALLEST_CHIP: Final[Cents] = 100
SETTINGS: Final[Fields] = (
    choice("dealing", ("one at a time", "five at a time"), optional=True),
    yes("device"),
    made("backs", tuple),
    whole("places", 1, len(PLACES)),
    *(Field(name, "money", most=MOST_CHIPS, optional=True) for name in MONEY),
    yes("slots"),
    yes("dead_mans_hand"),
    Field("sharing", "text", optional=True),
    yes("sharing_sign"),
    whole("linked", 1, 999),
    yes("link_approved"),
    Field("known_as", "text", optional=True),
    Field("jackpot_area", "text", optional=True),
    made("meter", Meter),
)


@dataclass(frozen=True, slots=True)
class Rules:
    """How one table is run. Whatever is marked as an example stands for pit procedures that are not held here."""

    dealing: Literal["one at a time", "five at a time"] = "one at a time"
    device: bool = False  # a mechanical shuffling device stands at the table
    backs: tuple[str, ...] = ("red",)  # the colours of the decks
    places: int = 7  # the diagram with their number is lost
    maximum_payment: Cents = 2_000_000
    jackpot_wager: Cents = 100  # what one costs; an example
    slots: bool = True  # or areas for jackpot wagers
    dead_mans_hand: bool = False  # a winning jackpot hand; an example
    sharing: str = ""  # of a prize by straight and royal flushes of one round, as pit procedures state it
    sharing_sign: bool = False  # a sign at the table says how
    linked: int = 1  # how many tables share the jackpot
    link_approved: bool = False
    known_as: str = "caribbean stud poker"
    jackpot_area: str = "jackpot"  # what is printed there

    def as_data(self) -> dict[str, Any]:
        """What is not as usual, as a record writes it."""
        usual = asdict(Rules())
        changed = {name: value for name, value in asdict(self).items() if value != usual[name]}
        plain: dict[str, Any] = {
            name: list(value) if isinstance(value, tuple) else value for name, value in changed.items()
        }
        return plain | {name: dollars(plain[name]) for name in MONEY if name in plain}

    @classmethod
    def from_data(cls, data: Mapping[str, Any]) -> "Rules":
        given: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in data.items()
        }
        given |= {name: cents(given[name]) for name in MONEY if name in given}
        check_settings(TITLE, SETTINGS, given)
        return cls(**given)


def check_rules(rules: Rules, text: "Text") -> None:
    """Refuse what the text forbids, and what cannot be."""
    _check_cards(rules, text)
    for name in MONEY:
        if getattr(rules, name) <= 0:
            raise BadInput(f"{name} must be an amount above nought")
    if rules.sharing:
        check_way(rules.sharing)
    if rules.linked > 1 and not rules.link_approved:
        why = f"a link of {rules.linked} tables to one jackpot needs approval"
        raise Refused(text.making.linked, why, ground=Ground.WHO)
    if rules.dead_mans_hand and text.dead_mans_prize is None:
        under = text.prizes[0].under
        raise Refused(under, "a dead man's hand is not among the hands that win the jackpot", ground=Ground.WHAT)


def _check_cards(rules: Rules, text: "Text") -> None:
    if not rules.device and len(rules.backs) != 1:
        why = f"{len(rules.backs)} decks are in use and no shuffling device"
        raise Refused(text.cards.one_deck, why, instead="use 1 deck")
    if not 1 <= len(rules.backs) <= 2:
        raise Refused(
            text.cards.two_decks, f"{len(rules.backs)} decks are too many", instead="1 in play, 1 in the device"
        )
    if len(set(rules.backs)) != len(rules.backs):
        raise Refused(text.cards.colours, f"both decks have {rules.backs[0]} backs", instead="use two colours")


def check_sign(sign: Sign, text: "Text") -> None:
    """The sign has a line for the ante, which binds the other wagers."""
    if ANTE not in sign.limits:
        raise Refused(text.general.by_sign, "the sign has no minimum and maximum for the ante wager")
