"""What the house notes of its school: a table test that is over, under its number. Whose it was stands elsewhere."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from houseway.store.event import HouseEvent


@dataclass(frozen=True, slots=True)
class TableTested(HouseEvent):
    """With what was answered to each task, so that all of it can be gone through again."""

    kind = "table test"
    test: int
    game: str  # with its text, as items name it
    seed: str
    rounds: int
    marks: Mapping[str, float]
    given: Sequence[str]
    seconds: Sequence[float]
    result: Mapping[str, float]
