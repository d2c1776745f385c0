"""What comes of a record when it is played again."""

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from houseway.money import dollars
from houseway.play.record.standing import people_data, table_data
from houseway.play.record.text import Record
from houseway.play.record.toml import Data
from houseway.play.settlement import Line, Ruling
from houseway.play.table import Table


class Refusal(NamedTuple):
    """Something that was tried and refused: the line, the provision, and why."""

    round: int
    line: int | None
    rule: str
    why: str


class Difference(NamedTuple):
    """Where the replay is not what the record states; None on either side stands for nothing at all."""

    round: int
    line: int | None
    what: str
    expected: Any
    got: Any


@dataclass(slots=True)
class Replayed:
    """What came of a record."""

    record: Record
    table: Table
    again: Record  # as it is recorded anew
    awaited: str = ""  # where the last round is not over
    lines: list[tuple[int, Line]] = field(default_factory=list)
    rulings: list[tuple[int, Ruling]] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)

    @property
    def state(self) -> Data:
        """The table afterwards."""
        table = self.table
        money = {"house": dollars(table.house), "cash": dollars(table.cash), "wagers": []}
        return money | table_data(table) | {"people": people_data(table), "awaited": self.awaited or None}
