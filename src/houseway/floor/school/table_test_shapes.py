"""A table test, key by key."""

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from houseway.floor.school.shapes import ItemShape
from houseway.floor.shapes import Anybody, Cite, Retried, SentShape
from houseway.school.table_test import ROUNDS, PassMarks

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
    place: Annotated[int, Field(ge=0, le=10_000, description="Of the task, from 0 on.")]
    given: Annotated[str, Field(max_length=500)]
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


class TestShape(TestListed):
    """Where it stands: the task that is to be done now."""

    part: str
    done: int
    tasks: int
    item: ItemShape | None


class TestErrorShape(BaseModel):
    place: int
    part: str
    kind: str
    says: str
    gravity: Gravity
    given: str
    right: bool
    answer: str
    cites: list[Cite]
    seconds: float
    slow: bool


class TestErrors(BaseModel):
    says: str
    gravity: Gravity
    count: int


class PassMarksShape(BaseModel):
    grave: int
    steps: float
    payments: float
    seconds: float


class TestReportShape(TestListed):
    """Errors by kind and gravity, the pace, what is needed to pass."""

    seed: str
    passed: bool
    done: int
    tasks: int
    right: int
    grave: int
    minor: int
    steps: float
    payments: float
    seconds: float
    rounds_an_hour: float
    marks: PassMarksShape
    by_kind: list[TestErrors]
    errors: list[TestErrorShape]


class TestStepShape(TestErrorShape):
    """A task again: what was asked, what was said to it, what is right."""

    item: ItemShape
