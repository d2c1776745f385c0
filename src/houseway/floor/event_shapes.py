"""What is told of an event, by its kind: the numbered lines of a frame. What is told to whom, `shown/audience.py` says.

Amounts are dollars and cents, a citation is its text, a moment is ISO 8601.
"""

from typing import Annotated, Literal, NotRequired, TypeAlias

from pydantic import Field
from typing_extensions import TypeAliasType, TypedDict

from houseway.floor.shape import Chosen, GroundTold, known, says
from houseway.floor.shapes import Cite, Dollars
from houseway.floor.view_shapes import SettlementLine

Detail: TypeAlias = str | int | bool | list[str | int | bool]
DetailType: TypeAlias = Literal["money", "moment", "card", "colour"]


class Happened(TypedDict):
    """What is told of every event."""

    n: Annotated[int, says("Of the event in the table's chain.")]
    who: Annotated[str, says("Who does it, or whom it concerns; empty: the table.")]
    says: Annotated[str, says("What happened, in words.")]


# What happens in a round


@known
class DoneTold(Happened):
    """Somebody did something: one's own with every detail, another's with what everybody sees."""

    kind: Literal["done"]
    by: str
    act: str
    details: Annotated[dict[str, Detail], says(key="with")]
    types: NotRequired[Annotated[dict[str, DetailType], says("Of details that are more than a word or a number.")]]
    refused: NotRequired[Annotated[Cite, says("One's own attempt, and the provision that refuses it.")]]
    why: NotRequired[str]
    instead: NotRequired[Annotated[str, says("What may be done instead.")]]
    ground: NotRequired[GroundTold]


@known
class CameTold(Happened):
    """Something came from a device."""

    kind: Literal["came"]
    by: Annotated[str, says("The device.")]
    field: Annotated[str, says("What came: `card`, `number`, `dice`.")]
    value: NotRequired[Annotated[Chosen, says("Not told where it may lie face down.")]]
    to: NotRequired[Annotated[str, says("For whom.")]]


@known
class CalledTold(Happened):
    """The dealer announced something."""

    kind: Literal["called"]
    words: str
    cites: list[Cite]


@known
class MovedTold(Happened):
    """Chips went from an account to a person, otherwise than by a settlement; negative: the other way."""

    kind: Literal["moved"]
    person: str
    amount: Dollars
    account: str
    chips: NotRequired[Annotated[str, says("The colour, where they are non-value chips.")]]


@known
class MeteredTold(Happened):
    """A prize meter counted a person's wager."""

    kind: Literal["metered"]
    person: str
    amount: Dollars
    cites: list[Cite]


@known
class RuledTold(Happened):
    """The table ruled on something that had happened."""

    kind: Literal["ruled"]
    ruling: str
    cites: list[Cite]


@known
class SettledTold(Happened, SettlementLine):
    """A wager came to its end."""

    kind: Literal["settled"]
    never: NotRequired[Annotated[bool, says("It never lay on the layout: what was put down is taken up.")]]


@known
class UndoneTold(Happened, SettlementLine):
    """A settlement was taken back."""

    kind: Literal["undone"]
    never: NotRequired[bool]


@known
class AskedTold(Happened):
    """Something is awaited now."""

    kind: Literal["asked"]
    what: str
    moment: str
    cites: list[Cite]


# What the house notes


@known
class OpenedTold(Happened):
    """The table was opened."""

    kind: Literal["opened"]
    table: str
    game: str
    rules: str
    dealt: Literal["house", "live"]
    on: Annotated[str, says("The moment whose text it is played under.")]
    variant: dict[str, Chosen]


@known
class RoundTold(Happened):
    """A round begins."""

    kind: Literal["round"]
    round: int
    shoe: int


@known
class CommittedTold(Happened):
    """The seed of a shoe is committed to."""

    kind: Literal["committed"]
    shoe: int
    hash: Annotated[str, says("SHA-256 of the seed.")]


@known
class RevealedTold(Happened):
    """A shoe is over."""

    kind: Literal["revealed"]
    shoe: int
    seed: NotRequired[Annotated[str, says("Not told where cards lay face down.")]]


@known
class ShoeTold(Happened):
    """A shoe begins."""

    kind: Literal["shoe"]
    shoe: int
    words: Annotated[list[str], says("That are mixed into it.")]
    silent: NotRequired[Annotated[list[str], says("Who sealed a word, and did not open it.")]]


@known
class OrderTold(Happened):
    """An order of cards, tiles or throws is committed to before the first of it comes."""

    kind: Literal["order"]
    shoe: int
    order: int
    of: str
    size: int
    root: str


@known
class SealedTold(Happened):
    """Somebody sealed a word for a shoe."""

    kind: Literal["sealed"]
    shoe: int
    by: str
    seal: str


@known
class WordTold(Happened):
    """A word for a shoe was opened."""

    kind: Literal["word"]
    shoe: int
    by: str
    word: str
    salt: str


@known
class PersonNoted(Happened):
    """A player needs no more time, did not decide in time, was spoken for by the dealer, was sent away, or is a bot; or
    has no page, and brings cash or chips, or takes their chips away."""

    kind: Literal["ready", "overdue", "said", "gone", "bot", "patron brings", "patron takes"]
    person: str


@known
class CorrectedTold(Happened):
    """Something was typed wrongly and is recorded as it was; what followed from it is taken back and made again."""

    kind: Literal["corrected"]
    round: int
    field: str
    act: NotRequired[Annotated[str, says("What was done, where it did not come from a device.")]]
    device: NotRequired[str]
    person: NotRequired[Annotated[str, says("Who did it, or for whom it came.")]]
    was: NotRequired[Annotated[Chosen, says("Not told to whoever may not know it.")]]
    now: NotRequired[Chosen]


@known
class TakenBackTold(Happened):
    """The round that had begun is taken back: the one before it is corrected."""

    kind: Literal["round taken back"]
    round: int


@known
class DisputeTold(Happened):
    """A dispute was written down; its sheet is for the staff to read (`disputes`)."""

    kind: Literal["dispute"]
    round: int


@known
class PaceTold(Happened):
    """The table goes on at another pace."""

    kind: Literal["pace"]
    pace: Annotated[dict[str, int], says("In seconds.")]


@known
class RecordingTold(Happened):
    """A live table is recorded in another manner from now on."""

    kind: Literal["recording"]
    manner: Literal["every wager", "result only"]


@known
class HandTold(Happened):
    """A hand of a tournament is counted."""

    kind: Literal["hand"]
    hand: int
    forfeits: dict[str, Dollars]
    out_at: Annotated[dict[str, int], says("Who is out, and after which hand.")]
    over: Annotated[str, says("Why the session is; empty: it goes on.")]


@known
class NotedShape(Happened):
    """The table was closed, or the director concluded play here."""

    kind: Literal["closed", "concluded"]


Told = TypeAliasType(
    "Told",
    Annotated[
        DoneTold | CameTold | CalledTold | MovedTold | MeteredTold | RuledTold | SettledTold | UndoneTold | AskedTold
        | OpenedTold | RoundTold | CommittedTold | RevealedTold | ShoeTold | OrderTold | SealedTold | WordTold
        | PersonNoted | CorrectedTold | TakenBackTold | DisputeTold | PaceTold | RecordingTold | HandTold | NotedShape,
        Field(discriminator="kind"),
    ],
)  # fmt: skip
