"""A table test, key by key."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from houseway.floor.school.shapes import QuestionShape
from houseway.floor.shapes import Anybody, Cite, Retried, SentShape
from houseway.floor.view_shapes import PieceShape, PlacedShape
from houseway.school.live.table import ROUNDS
from houseway.school.table_test import PassMarks

Gravity = Literal["grave", "minor"]
OURS = PassMarks()


class PassMarksSent(SentShape):
    """What is needed to pass; without it, ours (docs/school.md)."""

    grave: Annotated[int, Field(ge=0, le=1000, description="Grave errors, at the most.")] = OURS.grave
    steps: Annotated[float, Field(ge=0, le=1, description="Of steps, calls and limits, right.")] = OURS.steps
    payments: Annotated[float, Field(ge=0, le=1, description="Of settlements, right.")] = OURS.payments
    seconds: Annotated[float, Field(gt=0, le=86_400, description="A settlement, in the middle.")] = OURS.seconds


class SetsTest(Retried):
    """For oneself; or, by who teaches, for somebody."""

    game: Annotated[str, Field(min_length=1, max_length=100)]
    rules: Literal["qld", "vic"] | None = None
    person: Anybody | None = None
    seed: Annotated[str | None, Field(max_length=40, description="The examiner's; without one, the house's.")] = None
    rounds: Annotated[int, Field(ge=1, le=ROUNDS)] = ROUNDS
    marks: PassMarksSent | None = None


class TestAnswerSent(SentShape):
    place: Annotated[int, Field(ge=0, le=10_000, description="Of the step, from 0 on.")]
    given: Annotated[str, Field(max_length=500, description="`do deal`, `pay 2 35` (docs/school.md).")]
    seconds: Annotated[float, Field(ge=0, le=86_400)]


class TestResult(BaseModel):
    """In short."""

    passed: bool
    right: int
    of: int
    grave: int
    minor: int


class TestListed(BaseModel):
    number: int
    person: str = Field(description="None any more, where they have deleted what was kept of them.")
    examiner: str
    of: str
    title: str
    rounds: int
    at: str
    ended: str | None
    result: TestResult | None


class LyingShape(BaseModel):
    """A wager on the layout, with the number by which it is told."""

    number: int
    about: str = Field(description="Where it lies, in words.")
    placed: PlacedShape


class DealtTable(BaseModel):
    """A table as its dealer sees it, and what is done, announced and dealt at such a table, whether or not now."""

    of: str = Field(description="The game's text, as items name it.")
    cloth: bool
    told: list[str] = Field(description="What has happened in this round.")
    lies: list[LyingShape]
    pieces: list[PieceShape]
    acts: list[str]
    calls: list[str]
    cards: list[str]
    question: QuestionShape | None = Field(description="What is asked now, where it is put in words.")


class TestShape(TestListed):
    """Where it stands: the table, for whoever sits the test."""

    part: str
    done: int
    dealt: int = Field(description="Rounds, to their end.")
    note: str = Field(description="What became of what was done last, where it was not taken.")
    table: DealtTable | None


class StepMarked(BaseModel):
    """One thing that was done or left out, held against what the table does."""

    place: int
    part: str
    kind: str
    says: str
    gravity: Gravity
    right: bool
    given: str
    answer: str
    cites: list[Cite]
    seconds: float
    slow: bool


class TestCounted(BaseModel):
    says: str
    gravity: Gravity
    count: int


class TestRight(BaseModel):
    says: str
    count: int


class PassMarksShape(BaseModel):
    grave: int
    steps: float
    payments: float
    seconds: float


class TestReportShape(TestListed):
    """Errors by kind and gravity, what was right, the pace, what is needed to pass."""

    seed: str
    passed: bool
    over: bool
    done: int
    right: int
    marked: int = Field(description="What was marked, right and wrong.")
    grave: int
    minor: int
    steps: float
    payments: float
    seconds: float = Field(description="A settlement, in the middle.")
    payout: float = Field(description="A payment, in the middle.")
    dealt: int
    rounds_an_hour: float
    marks: PassMarksShape
    by_kind: list[TestCounted]
    well: list[TestRight] = Field(description="What was right, by kind.")
    errors: list[StepMarked]


class TestStepShape(BaseModel):
    """A step again: the table as it stood before it, what was done, and how that was marked."""

    place: int
    part: str
    given: str
    seconds: float
    marks: list[StepMarked]
    table: DealtTable
