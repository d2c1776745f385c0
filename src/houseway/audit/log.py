"""The rows of a log, gathered into rounds; a row that cannot be read costs its round, and no other."""

import csv
import datetime as dt
import json
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import count, groupby
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.mapping import LogMapping
from houseway.errors import BadInput, did_you_mean, quoted, require
from houseway.ledger.gaming_day import gaming_day
from houseway.money import Cents

Cells: TypeAlias = Mapping[str, str]
SUFFIXES: Final = {".csv": "csv", ".tsv": "csv", ".jsonl": "jsonl", ".ndjson": "jsonl", ".parquet": "parquet"}


class UnreadRow(NamedTuple):
    """A row that cannot be read, and why."""

    row: int
    why: str


@dataclass(frozen=True, slots=True)
class LoggedWager:
    """One row: what somebody wagered, and what they were paid."""

    row: int
    table: str
    round: str
    when: dt.datetime | None
    person: str
    wager: str
    selection: str
    stake: Cents
    paid: Cents
    cells: Cells


@dataclass(slots=True)
class LoggedRound:
    """The rows of one round, with those of them that could not be read."""

    table: str
    round: str
    wagers: list[LoggedWager] = field(default_factory=list)
    unread: list[UnreadRow] = field(default_factory=list)

    @property
    def day(self) -> dt.date | None:
        """The gaming day, where a row says when it was."""
        moments = [each.when for each in self.wagers if each.when]
        return gaming_day(moments[0]) if moments else None

    @property
    def rows(self) -> list[int]:
        return sorted([each.row for each in self.wagers] + [each.row for each in self.unread])


def rounds_of(file: Path, mapping: LogMapping, days: DaySpan = EVERY_DAY) -> Iterator[LoggedRound]:
    """Rows that follow each other and name the same round are one; no more of the file is held at a time. All of these
    days are there, and others where it is not seen at once where they lie."""
    column = mapping.columns.get("table")

    def key(numbered: tuple[int, Cells | UnreadRow]) -> tuple[str, str]:
        cells = numbered[1]
        if isinstance(cells, UnreadRow):
            return "", f"row {cells.row}"
        return cells.get(column, "") if column else "", cells.get(mapping.columns["round"], "")

    for (table, number), rows in groupby(cells_of(file, mapping, days), key):
        found = LoggedRound(table, number)
        for row, cells in rows:
            try:
                if isinstance(cells, UnreadRow):
                    raise BadInput(cells.why)
                found.wagers.append(_wager(row, cells, mapping))
            except BadInput as wrong:
                found.unread.append(UnreadRow(row, str(wrong)))
        yield found


def kind_of(file: Path, mapping: LogMapping) -> str:
    kind = mapping.format or SUFFIXES.get(file.suffix.lower(), "")
    if not kind:
        raise BadInput(f'{file}: say in the mapping what it is: format = "csv", "jsonl" or "parquet"')
    return kind


def cells_of(file: Path, mapping: LogMapping, days: DaySpan = EVERY_DAY) -> Iterator[tuple[int, Cells | UnreadRow]]:
    """Each row with its number: of a sheet, the line below the headings is row 2."""
    kind = kind_of(file, mapping)
    if kind == "parquet":
        require("audit")
        from houseway.audit.parquet import batches

        yield from batches(file, mapping, days)
        return
    try:
        with file.open(encoding="utf-8-sig", errors="surrogateescape", newline="") as opened:
            yield from (_csv if kind == "csv" else _json_lines)(opened, mapping)
    except OSError as wrong:
        raise BadInput(f"{file} cannot be read: {wrong.strerror}") from None


class LineSource:
    """The lines of a sheet; those that a record should not have taken are given again."""

    def __init__(self, lines: Iterator[str]) -> None:
        self._lines, self._again, self.taken = lines, deque[str](), list[str]()

    def __iter__(self) -> "LineSource":
        return self

    def __next__(self) -> str:
        self.taken.append(self._again.popleft() if self._again else next(self._lines))
        return self.taken[-1]

    def record_begins(self) -> None:
        self.taken.clear()

    def give_again(self) -> None:
        """All that the record took but its first line: a quotation mark was never closed."""
        self._again.extendleft(reversed(self.taken[1:]))


def _csv(opened: Any, mapping: LogMapping) -> Iterator[tuple[int, Cells | UnreadRow]]:
    lines = LineSource(opened)
    reader = csv.reader(lines, delimiter=mapping.separator)
    headings = next(reader, [])
    for name in mapping.wanted:
        if name not in headings:
            near = did_you_mean(name, headings)
            raise BadInput(f"row 1: there is no column {quoted(name)}; there are {', '.join(headings)}{near}")
    for row in count(2):
        lines.record_begins()
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error as wrong:
            lines.give_again()
            yield row, UnreadRow(row, str(wrong))
            continue
        if not cells:
            continue
        if len(cells) == len(headings):
            yield row, dict(zip(headings, cells, strict=True))
        elif len(lines.taken) > 1:
            lines.give_again()
            yield row, UnreadRow(row, "a quotation mark in it is not closed")
        else:
            yield row, UnreadRow(row, f"it has {len(cells)} cells, and there are {len(headings)} columns")


def _json_lines(opened: Any, mapping: LogMapping) -> Iterator[tuple[int, Cells | UnreadRow]]:
    for row, line in enumerate(opened, 1):
        if not line.strip():
            continue
        try:
            plain = json.loads(line)
        except ValueError as wrong:
            yield row, UnreadRow(row, f"this is no JSON: {wrong}")
            continue
        if not isinstance(plain, dict):
            yield row, UnreadRow(row, "this is no object with a value for each column")
            continue
        lacking = [name for name in mapping.wanted if name not in plain]
        told = {name: "" if value is None else str(value) for name, value in plain.items()}
        yield row, UnreadRow(row, f"it has no {', '.join(map(quoted, lacking))}") if lacking else told


def check_letters(cells: Cells) -> None:
    for name, text in cells.items():
        if not text.isascii() and any("\udc80" <= letter <= "\udcff" for letter in text):
            raise BadInput(f"{quoted(name)} is not written in UTF-8")


def _wager(row: int, cells: Cells, mapping: LogMapping) -> LoggedWager:
    column = mapping.columns
    check_letters(cells)

    def cell(name: str) -> str:
        return cells[column[name]].strip() if name in column else ""

    def amount(name: str) -> Cents:
        try:
            return mapping.amount(cell(name))
        except BadInput as wrong:
            raise BadInput(f"{name}: {wrong}") from None

    wager, selection = cell("wager"), cell("selection")
    when = mapping.moment(cell("time")) if cell("time") else None
    if (stake := amount("stake")) <= 0:
        raise BadInput(f"stake: {quoted(cell('stake'))} is no stake")
    if not cell("person"):
        raise BadInput("person: nobody is named")
    return LoggedWager(
        row, cell("table"), cell("round"), when, cell("person"), mapping.wagers.get(wager, wager),
        mapping.selections.get(selection, selection), stake, amount("paid"), cells,
    )  # fmt: skip
