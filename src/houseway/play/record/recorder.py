"""Writes down the rounds of a table as they are played."""

from collections.abc import Sequence
from datetime import date, datetime
from typing import Any, Final

from houseway.errors import BadInput
from houseway.money import dollars
from houseway.play.acts import MONEY
from houseway.play.record.source import BITS
from houseway.play.record.standing import people_data, sign_data, table_data
from houseway.play.record.text import Played, Record, write
from houseway.play.record.toml import Data, value
from houseway.play.round import Entry, Round
from houseway.play.settlement import Line, Ruling
from houseway.play.table import Table
from houseway.rulebook.instruments import moment

__all__ = ["Recorder"]

KEPT: Final = frozenset({"by", "act", "refused"})
"""What an event says itself; no detail of an act may have one of these names."""


class Recorder:
    """Taken before the first round: the table as it stands, then each round that is added.

    Adding a round costs next to nothing, and may be done as soon as it begins. It must be done before the next round:
    a table keeps the lines of one round only.
    """

    def __init__(
        self, table: Table, on: date | datetime | None = None, about: str = "", altered: Sequence[str] = ()
    ) -> None:
        self._game, self._on, self._about, self._altered = table.game, on, about, list(altered)
        self._table, self._sign, self._people = table_data(table), sign_data(table.sign), people_data(table)
        self._rounds: list[tuple[list[Entry], list[Line], list[Ruling]]] = []

    def add(self, round_: Round) -> None:
        """Keep a round; one that is kept already goes on being kept."""
        if not self._rounds or self._rounds[-1][0] is not round_.log:
            self._rounds.append((round_.log, round_.lines, round_.rulings))

    def record(self) -> Record:
        """What has been played so far; the last round may be unfinished."""
        game = self._game
        on = self._on or moment(game.since).date()
        rounds = [
            Played([_event(entry) for entry in log], [_line(line) for line in lines], [r.as_data() for r in rulings])
            for log, lines, rulings in self._rounds
        ]
        held = (self._people, self._table, self._sign, rounds, self._about, dict(game.variant), self._altered)
        return Record(game.name, game.rules, on, *held)

    def text(self) -> str:
        return write(self.record())


def _line(line: Line) -> Data:
    return dict(line.as_data())


def _event(entry: Entry) -> Data:
    """One line of the log, as plain data."""
    if len(entry) == 2:
        ask, outcome = entry
        return {"by": ask.who, ask.field: ask.write(outcome)} | ({"to": ask.to} if ask.to else {})
    who, act, details, *refused = entry
    assert not details.keys() & KEPT, f"an act's details cannot be called {', '.join(KEPT)}"
    event: Data = {"by": who, "act": act}
    event |= {name: _plain(name, each, bool(refused)) for name, each in details.items()}
    return event | ({"refused": refused[0].under.text} if refused else {})


def _plain(name: str, detail: Any, refused: bool) -> Any:
    """A detail as a record has it. What was refused may have been anything: then its words will do."""
    if name in MONEY and type(detail) is int:
        return dollars(detail)
    if isinstance(detail, list | tuple):
        return [_plain("", each, refused) for each in detail]
    if isinstance(detail, str | bool | datetime) or (type(detail) is int and detail.bit_length() <= BITS):
        return detail
    if refused:
        return str(detail)
    raise BadInput(f"'{name}' cannot be recorded: {value(str(detail))}")
