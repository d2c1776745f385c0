"""What comes of a record when it is played again."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from houseway.money import Cents, dollars
from houseway.play.events import Called
from houseway.play.record.prompt import awaited_data
from houseway.play.record.table_state import people_data, table_data
from houseway.play.record.text import Record
from houseway.play.record.toml import Data
from houseway.play.round import Round
from houseway.play.settlement import Line, Ruling
from houseway.play.table import Table


class Refusal(NamedTuple):
    """Something that was tried and refused: the line, the provision, and why. In round 0 the table did not open."""

    round: int
    line: int | None
    rule: str
    why: str
    stated: bool = True  # the file says so


class Mismatch(NamedTuple):
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
    again: Record  # as it is recorded anew
    opened: Table | None = None  # not where the table was refused
    last: Round[Any] | None = None  # which may not be over
    lines: list[tuple[int, Line]] = field(default_factory=list)
    rulings: list[tuple[int, Ruling]] = field(default_factory=list)
    calls: list[tuple[int, Called]] = field(default_factory=list)
    refusals: list[Refusal] = field(default_factory=list)
    differences: list[Mismatch] = field(default_factory=list)

    @property
    def table(self) -> Table:
        assert self.opened is not None, "the table was refused"
        return self.opened

    @property
    def awaited(self) -> Data:
        """What the last round waits for; nothing, where it is over."""
        return {} if self.last is None else awaited_data(self.last)

    @property
    def state(self) -> Data:
        """The table afterwards."""
        return {} if self.opened is None else state_of(self.opened)

    @property
    def received(self) -> Data:
        """What the settlements of all rounds bring each person."""
        return {} if self.opened is None else received_by(line for _, line in self.lines)


def state_of(table: Table) -> Data:
    """How things stand: the table, what lies on it, and the people."""
    money = {name: dollars(getattr(table, name)) for name in ("house", "cash", "unit")}
    return money | {"wagers": []} | table_data(table) | {"people": people_data(table)}


def received_by(lines: Iterable[Line]) -> Data:
    """The chips that settlements hand to each person: winnings and stakes, less commission, and fees that go back."""
    found: dict[str, Cents] = {}
    for line in lines:
        found[line.person] = found.get(line.person, 0) + line.received
    return {name: dollars(amount) for name, amount in found.items()}
