"""What goes over a table's socket, frame by frame: what comes in is read by these models, and what goes out is as they
say. docs/sockets.md and web/src/lib/contract.ts are made of them.

A frame that comes in is known by the word that it begins with: `{"act": "wager", …}`, `{"ping": 1}`.
"""

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired, TypeAlias, get_args

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, FiniteFloat, StringConstraints, ValidationError
from pydantic_core import ErrorDetails, from_json
from typing_extensions import TypeAliasType, TypedDict

from houseway.errors import BadInput, quoted
from houseway.floor.event_shapes import Told
from houseway.floor.offer_shapes import FormField, Hint, MeantShape, Offered, ReportShape, StepForeseen
from houseway.floor.shape import Chosen, GroundTold, known, says
from houseway.floor.shapes import Cite, Money
from houseway.floor.view_shapes import Changed, ViewShape
from houseway.house.tables.wager_sets import Lays

LONGEST: Final = 8 * 1024  # letters of a frame that comes in
Word = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Id = Annotated[str | None, Field(description="Whoever sends it again gets the same answer, and it is done once.")]
Details: TypeAlias = dict[str, Any]
Asked: TypeAlias = Literal["options", "ways", "choices", "place", "named", "hint", "reports", "meant", "foreseen"]
Phrase: TypeAlias = Literal[
    "good luck", "well played", "nice hand", "congratulations", "thank you", "one moment, please", "sorry", "good night"
]
As = Annotated[
    str | None,
    Field(alias="as", description="For staff who are more than one here; the dealer of a live table names a player."),
]


# From a client


class IncomingFrame(BaseModel):
    """What is sent is just what is known here."""

    model_config = ConfigDict(extra="forbid")
    id: Id = None


class ActFrame(IncomingFrame):
    """Somebody does something, as it is listed."""

    act: Word = Field(description="As it is listed: `wager`, `hit`, `spin the ball`.")
    details: Details = Field(default={}, alias="with", description="Its details; money in dollars and cents.")
    under: As = None


class ChipLaid(BaseModel):
    """A chip on a place of the cloth."""

    model_config = ConfigDict(extra="forbid")
    on: Word = Field(description="The wager.")
    selection: Word
    chip: Money = Field(description="What it is worth; raised to the least that may be laid there.")


class Lay(IncomingFrame):
    """A chip on a place of the cloth, as by a click: it is the act `wager`, for as much as the chip is worth, raised to
    the least that may be added there; what has one price costs that. Whoever has chips of a colour alone lays those."""

    lay: ChipLaid = Field(description="`on`, `selection`, `chip`; a chip above the most is refused with its provision.")
    under: As = None


class LaysTogether(IncomingFrame):
    """Several wagers as one: those of one's last round that lie there no more (`again`), as much again on all that lies
    (`double`), or a first small one (`first`), as `yours` offers them. All of it is laid, or nothing."""

    lays: Lays
    under: As = None


class Comes(IncomingFrame):
    """A dealer at a live table says what came, or a device that reads there."""

    comes: Word = Field(description="What is awaited from the device: `card`, `ball`, `dice`.")
    value: str | int
    round: int | None = Field(default=None, description="The round that it belongs to; of another it is not taken.")


class SealsWord(IncomingFrame):
    """A word for the shoe after the next, sealed."""

    seal: Word = Field(description="SHA-256 of the salt, 32 digits from 0 to f, and the word after it.")


class SaysWord(IncomingFrame):
    """The word that one sealed for the next shoe."""

    word: Word
    salt: Word = Field(description="With which it was sealed.")


def _is_true(said: object) -> bool:
    return said is True  # 1 is not


class ReadyFrame(IncomingFrame):
    """No more time is needed for wagers: when all have said so, they close. Whose last socket at the table has gone is
    not waited for."""

    ready: Annotated[Literal[True], BeforeValidator(_is_true)]


class AskFrame(IncomingFrame):
    """Nothing is done: a long list, or what may be done where."""

    ask: Asked
    act: Word | None = Field(default=None, description="Of `ways`, `choices` and `foreseen`.")
    detail: Word | None = Field(default=None, description="Of `choices`: for which detail of the act.")
    given: Details = Field(default={}, description="Of `choices`: the details that are chosen already.")
    on: Word | None = Field(default=None, description="Of `place`: the wager.")
    selection: Word | None = Field(default=None, description="Of `place`.")
    words: Word | None = Field(default=None, description="Of `named` and `meant`: what somebody typed.")
    details: Details = Field(default={}, alias="with", description="Of `foreseen`: the details of the act.")
    under: As = None


class Resume(IncomingFrame):
    """I have this event, and forgot the view."""

    resume: int


class Say(IncomingFrame):
    """One of a few set phrases, to everybody at the table; it is heard, and kept nowhere."""

    say: Phrase


class Ping(IncomingFrame):
    """Is anybody there?"""

    ping: Annotated[str, StringConstraints(max_length=100)] | int | FiniteFloat


ToServer = TypeAliasType(
    "ToServer",
    ActFrame | Lay | LaysTogether | Comes | SealsWord | SaysWord | ReadyFrame | AskFrame | Resume | Say | Ping,
)
KINDS: Final[Mapping[str, type[IncomingFrame]]] = {
    "act": ActFrame, "lay": Lay, "lays": LaysTogether, "comes": Comes, "seal": SealsWord, "word": SaysWord,
    "ready": ReadyFrame, "ask": AskFrame, "resume": Resume, "say": Say, "ping": Ping,
}  # fmt: skip
"""By the word that each begins with."""


# From the server


@known
class PlaceNamed(TypedDict):
    """Which wager and which place some words name."""

    on: str
    selection: str
    lesson: Annotated[str, says("What the law calls it, where that is another word.")]


class Answers(TypedDict):
    """The answer to each thing that can be asked."""

    options: Annotated[list[Offered], says("Everything that one may do.")]
    ways: Annotated[list[list[FormField]], says("Every way in which an act may be done, each as its details.")]
    choices: Annotated[list[Chosen], says("What may be chosen for a detail, where others are given.")]
    place: Annotated[list[Offered], says("The ways in which one may wager on one place.")]
    named: Annotated[PlaceNamed, says("The place that somebody names in words, as the game's tables have them.")]
    hint: Annotated[Hint, says("The best answer to what one is asked, where the view says that there is a `hint`.")]
    reports: Annotated[list[ReportShape], says("For staff: what can be reported now.")]
    meant: Annotated[list[MeantShape], says("For staff: what somebody may mean who types what happened.")]
    foreseen: Annotated[list[StepForeseen], says("For staff: what an act would do, step by step.")]


class Numbers(BaseModel):
    """What came of an act: the numbers of its first and last event. The view has what it led to."""

    first: int
    last: int
    says: Annotated[str, Field(description="What is told besides, as that a chip stakes another amount.")] = ""


@known
class RefusalShape(TypedDict):
    """Something that a rule refuses."""

    refused: Annotated[Cite, says("The provision.")]
    why: str
    instead: Annotated[str, says("What may be done instead.")]
    ground: GroundTold


Own: TypeAlias = Annotated[str, says("That of the frame which is answered.")]


@known
class DoneFrame(TypedDict):
    """It is done, and stored."""

    id: NotRequired[Own]
    done: Annotated[Numbers, says("`first` and `last`, by their numbers in the table's chain; `says`.")]


@known
class RefusedFrame(TypedDict):
    """A rule refuses it."""

    id: NotRequired[Own]
    refused: Annotated[RefusalShape, says("`refused`, the provision; `why`, `instead`, `ground`.")]


@known
class ErrorFrame(TypedDict):
    """400 not understood, 403 not yours, 429 too often, 503 not stored and nothing has happened."""

    id: NotRequired[Own]
    error: Annotated[str, says("One line: what was wrong, and what is allowed.")]
    status: int


@known
class AskedFrame(TypedDict):
    """What was asked for."""

    id: NotRequired[Own]
    asked: Asked
    answer: Annotated[Any, says("See what can be asked for.")]


@known
class ResumesFrame(TypedDict):
    """The view follows, with every event since that one."""

    id: NotRequired[Own]
    resumes: int


@known
class PongFrame(TypedDict):
    """Somebody is there."""

    id: NotRequired[Own]
    pong: str | int | float


@known
class SpokenFrame(TypedDict):
    """One's own phrase was said."""

    id: NotRequired[Own]
    spoken: Phrase


@known
class Heard(TypedDict):
    """A set phrase, and whose."""

    who: str
    phrase: Phrase


@known
class SaidFrame(TypedDict):
    """Somebody at the table said one of the set phrases: it is no event, and nobody is told of it later."""

    said: Annotated[Heard, says("`who`, `phrase`.")]


@known
class ViewFrame(TypedDict):
    """The table as it is now: the first frame, and the first after `resume`."""

    number: Annotated[int, says("Of the last event that it tells of.")]
    events: Annotated[list[Told], says("What happened since the event that one has.")]
    missed: NotRequired[Annotated[Literal[True], says("More happened than is told: the view is all there is.")]]
    view: ViewShape


@known
class ChangedFrame(TypedDict):
    """Something happened; it may be several acts at once."""

    number: Annotated[int, says("Of the last event that it tells of.")]
    events: list[Told]
    missed: NotRequired[Literal[True]]
    changed: Annotated[Changed, says("The parts of the view that are different now, whole; null takes one away.")]


FromServer = TypeAliasType(
    "FromServer",
    DoneFrame
    | RefusedFrame
    | ErrorFrame
    | AskedFrame
    | ResumesFrame
    | PongFrame
    | SpokenFrame
    | SaidFrame
    | ViewFrame
    | ChangedFrame,
)


# Reading

_FIRST: Final = ("ask", *KINDS)  # what is asked for names an act, too
_IS: Final = {
    "string_type": "a word",
    "string_too_short": "a word",
    "string_too_long": "a shorter word",
    "string_pattern_mismatch": "an amount in dollars and cents, such as 12.50",
    "int_type": "a whole number",
    "float_type": "a number",
    "finite_number": "a number",
    "dict_type": "an object",
    "model_type": "an object",
}
_ONE_OF: Final = {
    "lays": f"what is laid as one; allowed: {', '.join(get_args(Lays))}",
    "ready": "true",
    "say": f"one of the set phrases; allowed: {', '.join(get_args(Phrase))}",
    "ping": "a word of at most 100 letters, or a number",
    "ask": f"what can be asked for; allowed: {', '.join(get_args(Asked))}",
}


def read(text: str | None) -> dict[str, Any]:
    """What came in: some JSON object."""
    if text is None:
        raise BadInput("a frame is text, in JSON")
    if len(text) > LONGEST:
        raise BadInput(f"a frame has at most {LONGEST} letters")
    try:
        frame = from_json(text, allow_inf_nan=False)
    except ValueError:
        frame = None
    if not isinstance(frame, dict):
        raise BadInput("a frame is one JSON object")
    return frame


def understood(frame: dict[str, Any]) -> IncomingFrame:
    """As the frame that it is; what is wrong with it otherwise, and what is allowed, is said in one line."""
    kind = next((kind for kind in _FIRST if kind in frame), None)
    if kind is None:
        raise BadInput(f"a frame says one of {', '.join(KINDS)}")
    try:
        return KINDS[kind].model_validate(frame, strict=True)
    except ValidationError as wrong:
        raise BadInput(_in_words(kind, wrong.errors(include_url=False, include_input=False))) from None


def _in_words(kind: str, wrong: Sequence[ErrorDetails]) -> str:
    more = [each["loc"] for each in wrong if each["type"] == "extra_forbidden"]
    if more:
        *within, name = min(more, key=str)
        said = ChipLaid if within else KINDS[kind]
        return f"{quoted(str(name))} is not said with {kind}; allowed: {', '.join(said_with(said))}"
    name = _field(wrong[0])
    if wrong[0]["type"] == "missing":
        return f"{quoted(name)} is still to be said with {kind}"
    may_be = [_ONE_OF.get(name) or _IS.get(each["type"], "something else") for each in wrong if _field(each) == name]
    return f"{quoted(name)} is {' or '.join(dict.fromkeys(may_be))}"


def _field(wrong: ErrorDetails) -> str:
    """A union has further places, which nobody knows who sent it."""
    return str(wrong["loc"][1 if wrong["loc"][0] == "lay" and len(wrong["loc"]) > 1 else 0])


def said_with(frame: type[BaseModel]) -> list[str]:
    """The keys of a frame, as they are written."""
    return sorted(field.alias or name for name, field in frame.model_fields.items())
