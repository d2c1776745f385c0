"""Every part of a view, and what is asked about a table: what a client is sent of it, key by key.

Views are written by hand-made code (`shown/view.py`, `play/view.py`), for speed: nothing is written through these
shapes. They describe it, for the API's description, docs/sockets.md and web/src/lib/contract.ts; a test holds every
frame of played sessions against them.
"""

from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, get_type_hints

from pydantic import Field
from typing_extensions import TypedDict

from houseway.floor.offer_shapes import FormField, Offered
from houseway.floor.shape import Chosen, known, says
from houseway.floor.shapes import Cite, Dollars
from houseway.house.tables.seats import Joining
from houseway.shown.table_line import TableLine

# What is seen


@known
class PersonAtTable(TypedDict):
    """Somebody at a table."""

    name: str
    role: str
    excluded: bool


NonValue: TypeAlias = Annotated[dict[str, int], says("How many of each colour.", "non-value chips")]


@known
class PurseShape(TypedDict):
    """Somebody's chips at a table."""

    chips: Dollars
    non_value: NonValue


@known
class You(TypedDict):
    """Who one is at this table."""

    names: Annotated[list[str], says("Under which one acts here; none: one looks on.")]
    says_of: NotRequired[Annotated[list[str], says("At a live table: of whom one says what they do.", "for")]]
    chips: NotRequired[Dollars]
    non_value: NotRequired[NonValue]


@known
class SeatsShape(TypedDict):
    """Who sits where, where the rules number the places."""

    taken: Annotated[dict[str, str], says("Who, by number.")]
    free: list[int]
    standing: list[str]


@known
class SignLine(TypedDict):
    minimum: Dollars
    maximum: Dollars
    increment: NotRequired[Dollars]


@known
class NoticeShape(TypedDict):
    """A higher minimum that is announced."""

    kind: str
    minimum: Dollars
    shown: str
    effective: str
    says: str


@known
class SignShape(TypedDict):
    """The sign of a table."""

    limits: Annotated[dict[str, SignLine], says("By kind of wager.")]
    increment: Dollars | None
    notices: list[NoticeShape]


@known
class SignShown(SignShape):
    """The sign of a table, and as it stands there."""

    shown: str
    announced: Annotated[dict[str, Cite], says("Lines whose minimum goes up after notice alone, and under what.")]


@known
class PlacedShape(TypedDict):
    """A wager on the layout."""

    person: str
    wager: str
    selection: str
    stake: Dollars
    chips: Annotated[str, says("The colour, where they are non-value chips.")]


@known
class CalledShape(TypedDict):
    """What the dealer announced."""

    words: str
    cite: Cite


@known
class SettlementLine(TypedDict):
    """A wager's end, in money."""

    person: str
    wager: str
    selection: str
    verdict: Literal["win", "lose", "void", "stands"]
    stake: Dollars
    paid: Annotated[Dollars, says("Won from the house, the stake not counted.")]
    returned: Annotated[Dollars, says("Of the stake, handed back.")]
    left: Annotated[Dollars, says("Of the stake, still on the layout.")]
    commission: Dollars
    fee: NotRequired[Annotated[Dollars, says("Paid besides the stake when the wager was made.")]]
    cites: list[Cite]


@known
class SettlementShape(SettlementLine):
    """The same as it is seen, with what the person is up or down by it."""

    net: Dollars
    says: Annotated[str, Field(description="What became of the wager, in words.")]


@known
class RulingShape(TypedDict):
    """What the table ruled on something that had happened."""

    ruling: str
    cites: list[Cite]


@known
class Awaited(TypedDict):
    """What is awaited, from whom, and under which provision."""

    kind: Literal["wagering", "choice", "outcome"]
    says: str
    from_: Annotated[list[str], Field(description="Who may answer.", alias="from")]
    waits: Annotated[str, Field(description="What the table waits for, and whom, in words.")]
    under: Cite
    closed_by: NotRequired[Annotated[str, Field(description="Of `wagering`: the act that does.", alias="closed by")]]
    offers: NotRequired[Annotated[list[str], Field(description="Of a `choice`: the acts that answer it.")]]
    about: NotRequired[Annotated[str, Field(description="Of a `choice`: about what.")]]
    asks: NotRequired[Annotated[str, Field(description="Of a `choice`: the same as a question to whoever may answer.")]]
    field: NotRequired[Annotated[str, Field(description="Of an `outcome`: what comes.")]]
    to: NotRequired[Annotated[str, Field(description="Of an `outcome`: for whom.")]]


@known
class PieceShape(TypedDict):
    """A piece of equipment that lies on the table, as a page draws it."""

    kind: Literal[
        "balls",
        "beads",
        "cards",
        "coins",
        "counter",
        "dice",
        "lights",
        "numbers",
        "puck",
        "seat",
        "ticket",
        "tiles",
        "wheel",
    ]
    label: str
    what: Annotated[list[Chosen | list[int]], says("Its faces, empty where one lies face down; a ticket has its ways.")]
    says: str
    at: Annotated[str, says("The place of the cloth where it lies; else above the cloth.")]
    state: str
    of: Annotated[list[str], says("Whose it is.")]
    tag: NotRequired[Annotated[str, says("What it says, in few words.")]]
    marks: NotRequired[Annotated[list[str], says("Selections of the places that what came is marked on.")]]
    against: NotRequired[Annotated[str, says("Of a hand: what the one comes to that it is held against.")]]
    rim: NotRequired[Annotated[list[tuple[str, str]], says("Of a wheel: what each space says, and its colour.")]]


@known
class GameText(TypedDict):
    """A game in one of its texts and variants."""

    rules: str
    since: str
    part: str
    variant: dict[str, Chosen]
    settings: Annotated[list[FormField], says("What may be set there.")]
    sign: Annotated[dict[str, tuple[Dollars, Dollars]], says("As it usually stands: minimum and maximum.")]


@dataclass(frozen=True, slots=True)
class TableListed(TableLine):
    """One line of the list of tables."""

    sign: SignShape  # type: ignore[assignment]


@known
class StandingShape(TypedDict):
    """A line of a leader board."""

    place: int
    name: str
    chips: Dollars
    out_at: Annotated[int, says("The hand after which nothing could be wagered; nought: still in play.")]


@known
class ContestShape(TypedDict):
    """The session of a tournament that is played at a table."""

    tournament: str
    session: str
    hands: int
    hand: Annotated[int, says("So many are played.")]
    advance: Annotated[int, says("So many of this table go on.")]
    ends: Annotated[str, says("Who goes on, in words.")]
    must: Annotated[str, says("The compulsory wager, in words.")]
    over: Annotated[str, says("Why; empty: it is on.")]
    standing: Annotated[list[StandingShape], says("As the last hand left it.")]
    under: dict[str, Cite]


@known
class TimerShape(TypedDict):
    """What will happen by itself, and when."""

    what: Literal["wagers", "decides"]
    who: Annotated[str, says("Who has to decide; nobody, where wagers close.")]
    since: str
    at: str


Look: TypeAlias = dict[str, Any]


@known
class RecordingShape(TypedDict):
    """How a live table is recorded."""

    manner: Annotated[
        Literal["every wager", "result only"], says("`result only`: the steps between are noted by the house.")
    ]
    devices: Annotated[dict[str, str], says("What each device reads by itself, by its name.")]


class SceneShape(TypedDict):
    """What lay on a table, and what became of it."""

    round: int
    placed: list[PlacedShape]
    called: list[CalledShape]
    settlements: list[SettlementShape]
    rulings: list[RulingShape]
    pieces: list[PieceShape]
    lit: list[str]


@known
class LastRound(SceneShape):
    """The round before this one, as it ended."""

    nets: Annotated[dict[str, Dollars], says("What it came to, by person.")]
    came: Annotated[str, says("What decided it, in few words.")]
    look: Look


@known
class ViewShape(TypedDict):
    """A table as one person sees it; a part that is different is sent whole."""

    game: Annotated[str, says("Which game, by its name.")]
    title: Annotated[str, says("The same, as it is read.")]
    part: Annotated[str, says("The Part of the rules, or the notice, that it is played under.")]
    table: Annotated[str, says("The table's name.")]
    dealt: Annotated[Literal["house", "live"], says("`live`: a dealer says what the real table showed.")]
    recording: Annotated[
        RecordingShape | None, says("Of a live table: how it is recorded, and which devices read what there.")
    ]
    closed: Annotated[bool, says("Nobody plays here any more.")]
    round: Annotated[int, says("Its number at this table.")]
    shoe: Annotated[int, says("The number of the shoe, or of the seed, at this table.")]
    moment: Annotated[str, says("Where the round stands, in the law's words.")]
    awaited: Annotated[Awaited | None, says("What is awaited, from whom; none: the round is over.")]
    timer: Annotated[TimerShape | None, says("What will happen by itself, and when.")]
    contest: Annotated[ContestShape | None, says("The session of a tournament that is played here.")]
    meter: Annotated[
        str | None, says("The prize meter system that the table feeds; what it shows is at `/api/jackpots`.")
    ]
    sign: Annotated[SignShape, says("Limits, increments, notices that run.")]
    people: Annotated[list[PersonAtTable], says("Who is there.")]
    bots: Annotated[list[str], says("Who of them is a bot.")]
    seats: Annotated[SeatsShape | None, says("Who sits at which number; none, where the rules number no places.")]
    places: Annotated[dict[str, str], says("Who has which box or place, by number: who wagers there, or did last.")]
    joins: Annotated[list[Joining], says("How whoever plays and is not there may join.")]
    ready: Annotated[list[str], says("Who needs no more time for wagers.")]
    placed: Annotated[list[PlacedShape], says("Wagers on the layout.")]
    staked: Annotated[dict[str, Dollars], says("The same together, by person.")]
    look: Annotated[Look, says("What lies on the table, as this person may see it, in the game's own words.")]
    pieces: Annotated[list[PieceShape], says("The same as pieces of equipment, to be drawn.")]
    lit: Annotated[list[str], says("The places of the cloth that are lit.")]
    came: Annotated[str, says("What decides the round, in few words, as far as it has come: `19 red`.")]
    called: Annotated[list[CalledShape], says("What was announced in this round.")]
    settlements: Annotated[list[SettlementShape], says("What was settled in this round.")]
    nets: Annotated[dict[str, Dollars], says("What it comes to so far, by person.")]
    rulings: Annotated[list[RulingShape], says("What was ruled in this round.")]
    last: Annotated[LastRound | None, says("The round before: the next begins by itself, so this is read at leisure.")]
    you: Annotated[You, says("Under which names one acts here, and one's chips.")]
    yours: Annotated[
        list[Offered], says("What this person may do next: answers to what is awaited; while wagers are open, steps.")
    ]
    hint: Annotated[
        int, says("The event that asks for a decision whose best answer is held, by its number; 0: none does.")
    ]
    chips: NotRequired[Annotated[dict[str, PurseShape] | None, says("For staff: everybody's.")]]


@known
class PersonThen(PersonAtTable):
    """Somebody at a table, with the chips that whoever asks may know of."""

    chips: NotRequired[Dollars]
    non_value: NotRequired[NonValue]


@known
class TableThen(SceneShape):
    """A table at a step of a round, as somebody saw it then."""

    table: str
    moment: str
    sign: SignShape
    awaited: Awaited | None
    people: list[PersonThen]


Changed: Any = TypedDict(  # type: ignore[misc]
    "Changed", {name: NotRequired[part] for name, part in get_type_hints(ViewShape, include_extras=True).items()}
)
"""The parts of a view that are different now."""
