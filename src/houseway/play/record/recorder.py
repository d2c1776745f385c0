"""Writes down the rounds of a table as they are played."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any

from houseway.play.codec import Data
from houseway.play.events import Asked, Came, Done, Entry, Events, Ruled
from houseway.play.record.plain import as_data, entry_data, entry_line
from houseway.play.record.table_state import people_data, sign_data, table_data
from houseway.play.record.text import FORMAT, Record, RecordedRound, write
from houseway.play.record.toml import rows
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.rulebook.instruments import moment


class Recorder:
    """Taken before the first round: the table as it stands, then each round that is added.

    Adding a round costs next to nothing, and may be done as soon as it begins. It must be done before the next round:
    a table keeps the events of one round only.
    """

    def __init__(
        self,
        table: Table,
        on: date | datetime | None = None,
        about: str = "",
        altered: Sequence[str] = (),
        form: int = FORMAT,
    ) -> None:
        self._game, self._on, self._about, self._altered, self._form = table.game, on, about, list(altered), form
        self._table, self._sign, self._people = table_data(table), sign_data(table.sign), people_data(table)
        self._rounds: list[tuple[list[Entry], list[Line]]] = []

    def add(self, round_: Round[Any]) -> None:
        """Keep a round; one that is kept already goes on being kept."""
        if not self._rounds or self._rounds[-1][0] is not round_.log:
            self._rounds.append((round_.log, round_.lines))

    def record(self) -> Record:
        """What has been played so far; the last round may be unfinished."""
        written = _played_in_parts if self._form == 1 else _played
        return self._record([written(log, lines) for log, lines in self._rounds])

    def _record(self, rounds: list[RecordedRound]) -> Record:
        game = self._game
        on = self._on or moment(game.since).date()
        held = (self._people, self._table, self._sign, rounds, self._about, dict(game.variant), self._altered)
        return Record(game.name, game.rules, on, *held, form=self._form)

    def text(self) -> str:
        """The same, written."""
        if self._form == 1:
            return write(self.record())
        return write(self._record([]), [rows("events", map(entry_line, _happened(log))) for log, _ in self._rounds])


def _happened(log: list[Entry]) -> list[Entry]:
    """Everything in the order in which it happened; what is awaited follows from it."""
    return [entry for entry in log if entry[0] is not Asked]


def _played(log: list[Entry], _lines: list[Line]) -> RecordedRound:
    return RecordedRound([*map(entry_data, _happened(log))])


def _played_in_parts(log: list[Entry], lines: list[Line]) -> RecordedRound:
    """What happened; then the settlements that stand, and the rulings."""
    happened: list[Data] = [as_data(event) for event in Events(log) if isinstance(event, Done | Came)]
    rulings = [event.ruling.as_data() for event in Events(log) if isinstance(event, Ruled)]
    return RecordedRound(happened, [line.as_data() for line in lines], rulings)
