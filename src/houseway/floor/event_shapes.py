"""What is told of an event, by its kind: the numbered lines of a frame. What is told to whom, `house/told.py` says.

Amounts are dollars and cents, a citation is its text, a moment is ISO 8601.
"""

from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from houseway.floor.shapes import Cite, Dollars
from houseway.floor.view_shapes import Chosen, GroundTold, Settlement, known, says

Number: TypeAlias = Annotated[int, says("Of the event in the table's chain.")]
Detail: TypeAlias = str | int | bool | list[str | int | bool]
DetailType: TypeAlias = Literal["money", "moment", "card", "colour"]


# What happens in a round

Who: TypeAlias = Annotated[str, says("Who does it, or whom it concerns; empty: the table.")]
Says: TypeAlias = Annotated[str, says("What happened, in words.")]


@known
class DoneTold(TypedDict):
    """Somebody did something: one's own with every detail, another's with what everybody sees."""

    n: Number
    kind: Literal["done"]
    who: Who
    says: Says
    by: str
    act: str
    details: Annotated[dict[str, Detail], says(key="with")]
    types: NotRequired[Annotated[dict[str, DetailType], says("Of details that are more than a word or a number.")]]
    refused: NotRequired[Annotated[Cite, says("One's own attempt, and the provision that refuses it.")]]
    why: NotRequired[str]
    instead: NotRequired[Annotated[str, says("What may be done instead.")]]
    ground: NotRequired[GroundTold]


@known
class CameTold(TypedDict):
    """Something came from a device."""

    n: Number
    kind: Literal["came"]
    who: Who
    says: Says
    by: Annotated[str, says("The device.")]
    field: Annotated[str, says("What came: `card`, `number`, `dice`.")]
    value: NotRequired[Annotated[Chosen, says("Not told where it may lie face down.")]]
    to: NotRequired[Annotated[str, says("For whom.")]]


@known
class CalledTold(TypedDict):
    """The dealer announced something."""

    n: Number
    kind: Literal["called"]
    who: Who
    says: Says
    words: str
    cites: list[Cite]


@known
class MovedTold(TypedDict):
    """Chips went from an account to a person, otherwise than by a settlement; negative: the other way."""

    n: Number
    kind: Literal["moved"]
    who: Who
    says: Says
    person: str
    amount: Dollars
    account: str
    chips: NotRequired[Annotated[str, says("The colour, where they are non-value chips.")]]


@known
class MeteredTold(TypedDict):
    """A prize meter counted a person's wager."""

    n: Number
    kind: Literal["metered"]
    who: Who
    says: Says
    person: str
    amount: Dollars
    cites: list[Cite]


@known
class RuledTold(TypedDict):
    """The table ruled on something that had happened."""

    n: Number
    kind: Literal["ruled"]
    who: Who
    says: Says
    ruling: str
    cites: list[Cite]


@known
class SettledTold(Settlement):
    """A wager came to its end."""

    n: Number
    kind: Literal["settled"]
    who: Who
    says: Says
    never: NotRequired[Annotated[bool, says("It never lay on the layout: what was put down is taken up.")]]


@known
class UndoneTold(Settlement):
    """A settlement was taken back."""

    n: Number
    kind: Literal["undone"]
    who: Who
    says: Says
    never: NotRequired[bool]


@known
class AskedTold(TypedDict):
    """Something is awaited now."""

    n: Number
    kind: Literal["asked"]
    who: Who
    says: Says
    what: str
    moment: str
    cites: list[Cite]


# What the house notes


@known
class OpenedTold(TypedDict):
    """The table was opened."""

    n: Number
    kind: Literal["opened"]
    table: str
    game: str
    rules: str
    dealt: Literal["house", "live"]
    on: Annotated[str, says("The moment whose text it is played under.")]
    variant: dict[str, Chosen]


@known
class RoundTold(TypedDict):
    """A round begins."""

    n: Number
    kind: Literal["round"]
    round: int
    shoe: int


@known
class CommittedTold(TypedDict):
    """The seed of a shoe is committed to."""

    n: Number
    kind: Literal["committed"]
    shoe: int
    hash: Annotated[str, says("SHA-256 of the seed.")]


@known
class RevealedTold(TypedDict):
    """A shoe is over."""

    n: Number
    kind: Literal["revealed"]
    shoe: int
    seed: NotRequired[Annotated[str, says("Not told where cards lay face down.")]]


@known
class ShoeTold(TypedDict):
    """A shoe begins."""

    n: Number
    kind: Literal["shoe"]
    shoe: int
    words: Annotated[list[str], says("That are mixed into it.")]
    silent: NotRequired[Annotated[list[str], says("Who sealed a word, and did not open it.")]]


@known
class OrderTold(TypedDict):
    """An order of cards, tiles or throws is committed to before the first of it comes."""

    n: Number
    kind: Literal["order"]
    shoe: int
    order: int
    of: str
    size: int
    root: str


@known
class SealedTold(TypedDict):
    """Somebody sealed a word for a shoe."""

    n: Number
    kind: Literal["sealed"]
    shoe: int
    by: str
    seal: str


@known
class WordTold(TypedDict):
    """A word for a shoe was opened."""

    n: Number
    kind: Literal["word"]
    shoe: int
    by: str
    word: str
    salt: str


@known
class PersonNoted(TypedDict):
    """A player needs no more time, did not decide in time, was spoken for by the dealer, was sent away, or is a bot."""

    n: Number
    kind: Literal["ready", "overdue", "said", "gone", "bot"]
    person: str


@known
class PaceTold(TypedDict):
    """The table goes on at another pace."""

    n: Number
    kind: Literal["pace"]
    pace: Annotated[dict[str, int], says("In seconds.")]


@known
class HandTold(TypedDict):
    """A hand of a tournament is counted."""

    n: Number
    kind: Literal["hand"]
    hand: int
    forfeits: dict[str, Dollars]
    out_at: Annotated[dict[str, int], says("Who is out, and after which hand.")]
    over: Annotated[str, says("Why the session is; empty: it goes on.")]


@known
class Noted(TypedDict):
    """The table was closed, or the director concluded play here."""

    n: Number
    kind: Literal["closed", "concluded"]


Told = TypeAliasType(
    "Told",
    Annotated[
        DoneTold | CameTold | CalledTold | MovedTold | MeteredTold | RuledTold | SettledTold | UndoneTold | AskedTold
        | OpenedTold | RoundTold | CommittedTold | RevealedTold | ShoeTold | OrderTold | SealedTold | WordTold
        | PersonNoted | PaceTold | HandTold | Noted,
        Field(discriminator="kind"),
    ],
)  # fmt: skip
