"""What the school asks and tells, key by key."""

from datetime import datetime
from typing import Annotated, Literal

from pydantic import BaseModel, Field

from houseway.floor.reasons import ReasonShape
from houseway.floor.shapes import Cite, Dollars, Retried
from houseway.floor.view_shapes import PieceShape, PlacedShape

Form = Literal["amount", "amounts", "choice", "each", "error", "wager"]


class DrillShape(BaseModel):
    """A kind of items."""

    kind: str
    says: str
    seconds: float = Field(description="How long an answer may take.")


class SchoolText(BaseModel):
    """A game in one of its texts and variants."""

    of: str = Field(description="As items name it: `roulette/qld/1998-09-04`.")
    rules: str
    since: str


class SchoolGame(BaseModel):
    game: str
    title: str
    kinds: list[str] = Field(description="Those that make sense for it.")
    texts: list[SchoolText]


class SchoolShape(BaseModel):
    """What can be practised."""

    games: list[SchoolGame]
    kinds: list[DrillShape]


class OfferedProvision(BaseModel):
    """A provision that somebody may name, and what it does."""

    cite: Cite
    does: str


class QuestionShape(BaseModel):
    asks: str
    told: list[str] = Field(description="What has happened, in order.")
    form: Form = Field(description="How it is answered.")
    choices: list[str]
    provisions: list[OfferedProvision] = Field(description="Of a spoilt round; another may be typed as well.")
    about: list[str] = Field(description="The people or wagers that are asked for one by one.")
    chips: list[Dollars] = Field(description="The chips that an amount may be cut into.")
    colours: dict[str, Dollars] = Field(description="By colour: what a chip is worth that it may be cut into.")


class ItemShape(BaseModel):
    """A question, without its answer."""

    id: str = Field(description="Its name; none, where it belongs to a table test.")
    of: str = Field(description="The game's text, as items name it.")
    game: str
    title: str
    rules: str
    since: str
    kind: str
    skill: str
    seconds: float = Field(description="How long an answer may take.")
    question: QuestionShape
    cloth: bool = Field(description="Is it asked at a cloth? Then what lies there follows.")
    placed: list[PlacedShape]
    counted: list[int] = Field(description="Of each that lies there: how many chips of its colour; 0, chips of value.")
    pieces: list[PieceShape]


class AnswerSent(Retried):
    item: Annotated[str, Field(min_length=1, max_length=200)]
    given: Annotated[str, Field(max_length=500)]
    seconds: Annotated[float, Field(ge=0, le=86_400)]
    themed: bool = Field(False, description="Did whoever answers choose what is practised? Then it tells less of them.")


class MarkedPartShape(BaseModel):
    """One part of an answer that has several."""

    part: str
    right: bool
    given: str
    answer: str


class MarkedShape(BaseModel):
    """Was it right, what is, and why."""

    right: bool
    given: str
    answer: str
    parts: list[MarkedPartShape] = Field(description="Each by itself; none, where the answer is one.")
    why: list[ReasonShape]
    cites: list[Cite]
    skill: str
    rating: int
    before: int = Field(description="The rating before it.")
    sure: bool = Field(description="Is the rating known well?")
    streak: int
    asked_today: int


class SkillShape(BaseModel):
    """What somebody answered of one kind at one game."""

    game: str
    kind: str
    asked: int
    right: int
    seconds: float


class WeakShape(BaseModel):
    skill: str
    kind: str
    game: str
    about: str
    asked: int
    right: int


class SchoolDay(BaseModel):
    day: str
    asked: int
    rating: int


class TraineeStanding(BaseModel):
    """How somebody stands, from everything that they have answered."""

    rating: int
    sure: bool = Field(description="Is the rating known well?")
    asked: int
    right: int
    due: int = Field(description="Skills that are asked for again by now.")
    next: datetime | None = Field(description="When the next is.")
    streak: int
    skills: list[SkillShape]
    weak: list[WeakShape]
    days: list[SchoolDay]


class Said(BaseModel):
    says: str
    under: str


class LessonListed(BaseModel):
    number: int
    title: str
    tasks: int
    done: int


class CourseShape(BaseModel):
    """A course, in the order of its Part."""

    game: str
    title: str
    of: str
    rules: str
    lessons: list[LessonListed]


class LessonTask(BaseModel):
    item: str
    right: bool = Field(description="Was it answered rightly when it was last asked?")


class LessonShape(BaseModel):
    number: int
    title: str
    of: str
    says: list[Said]
    tasks: list[LessonTask]


class KeptAnswer(BaseModel):
    item: str
    skill: str
    difficulty: int
    given: str
    right: bool
    seconds: float
    at: datetime
    themed: bool
