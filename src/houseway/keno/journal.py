"""The system, kept in SQLite: what was done, in order. Opening the file does it all again, so nothing else is stored.

>>> journal = Journal(":memory:")
>>> morning = datetime(1998, 9, 4, 6)
>>> journal.do("begin day", morning)
>>> ticket = journal.do("sell", morning, station=1, writer="w1", ways=["3-17-44"], stake="1.00")
>>> ticket.serial, journal.system.books.total()
(1, 0)
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, Final

from houseway.errors import BadInput
from houseway.games.keno.table import KenoTable
from houseway.games.keno.ticket import entry_of
from houseway.keno.drawing import drawing_of, redo
from houseway.keno.settings import Settings
from houseway.keno.system import Money, System
from houseway.keno.terminals import Terminal
from houseway.money import cents
from houseway.play.round import Round

TABLE: Final = "CREATE TABLE IF NOT EXISTS done (id INTEGER PRIMARY KEY, at TEXT, what TEXT, details TEXT)"


def _terminal(details: Mapping[str, Any]) -> Terminal:
    return Terminal(details.get("station", 1), details.get("writer", ""), details.get("takes_ways_on_cards", False))


def _patron(details: Mapping[str, Any]) -> str:
    """Whoever buys or is paid, where the house knows them; a ticket is the bearer's all the same."""
    return str(details.get("patron", ""))


def _money(details: Mapping[str, Any]) -> Money:
    chips, vouchers = cents(details.get("chips", "0")), details.get("keno_dollars", ())
    return {"chips": chips, "keno_dollars": vouchers, "patron": _patron(details)}


def begin_day(system: System, at: datetime, details: Mapping[str, Any]) -> None:
    hours = timedelta(hours=details.get("hours", 24))
    system.begin_day(at, hours, approved=details.get("approved", False))


def accept(system: System, at: datetime, details: Mapping[str, Any]) -> Any:
    """An entry that should not have been taken."""
    entry, money = entry_of(details), _money(details)
    handed_in = cents(details["handed_in"]) if "handed_in" in details else None
    return system.accept(at, _terminal(details), entry, handed_in, **money)


def result(system: System, at: datetime, details: Mapping[str, Any]) -> Any:
    """The drawing is done again; the lounge is as it left it, whatever was drawn here: it may be turned by hand."""
    if details.get("game", system.game) != system.game:
        raise BadInput("another terminal has entered the result of this game")
    if "drawing" in details and system.round is None:
        redo(system.begin_draw(at), details["drawing"])
        if system.check_over() and system.lounge.drawn != details["numbers"]:
            raise BadInput(f"the journal has another result of game {system.number} than its drawing")
    if "lounge" in details:
        system.lounge.restore(details["lounge"])
    return system.result(at, details["numbers"])


def result_of(system: System) -> Mapping[str, Any]:
    """The round that is over at the lounge, as `result` does it again."""
    lounge = {name: each for name, each in system.lounge.as_data().items() if name != "schedule"}
    details = {"drawing": drawing_of(system.check_over()), "numbers": list(system.lounge.drawn)}
    return {**details, "lounge": lounge, "game": system.game}


def issue_dollars(system: System, at: datetime, details: Mapping[str, Any]) -> Any:
    amount, chips = cents(details["amount"]), details.get("chips", False)
    return system.issue_dollars(at, _terminal(details), amount, chips=chips, patron=_patron(details))


def redeem_dollars(system: System, at: datetime, details: Mapping[str, Any]) -> Any:
    terminal = None if details.get("cashier") else _terminal(details)
    return system.redeem_dollars(at, terminal, details["serial"], patron=_patron(details))


def claim(system: System, at: datetime, details: Mapping[str, Any]) -> Any:
    said = {name: details.get(name, "") for name in ("asked", "given")}
    return system.claim(at, details["ticket"], **said, patron=_patron(details))


Operation = Callable[[System, datetime, Mapping[str, Any]], Any]
OPERATIONS: Final[Mapping[str, Operation]] = {
    "begin day": begin_day,
    "sell": lambda system, at, of: system.sell(at, _terminal(of), entry_of(of), **_money(of)),
    "accept": accept,
    "close game": lambda system, at, _: system.close_game(at),
    "result": result,
    "pay": lambda system, at, of: system.present(
        at, _terminal(of), of["ticket"], of.get("paid_in", "cash"), patron=_patron(of)
    ),
    "refund": lambda system, at, of: system.refund(at, _terminal(of), of["ticket"], patron=_patron(of)),
    "issue keno dollars": issue_dollars,
    "redeem keno dollars": redeem_dollars,
    "hand over": lambda system, at, of: system.hand_over(at, of.get("play_money", ())),
    "claim": claim,
}


class Journal:
    """A file, and the system that it amounts to."""

    def __init__(self, path: str | Path, settings: Settings | None = None) -> None:
        self.system = System(settings)
        self._last = 0  # the row of what was done last
        try:
            self._file = sqlite3.connect(path, isolation_level=None)
            self._file.execute(TABLE)
            self._catch_up()
        except (sqlite3.Error, KeyError) as wrong:
            raise BadInput(f"{path}: this is no keno journal: {wrong}") from None

    def done(self) -> Iterator[tuple[datetime, str, dict[str, Any]]]:
        """Everything that was done, in order."""
        for _, at, what, details in self._rows(0):
            yield at, what, details

    def _rows(self, after: int) -> Iterator[tuple[int, datetime, str, dict[str, Any]]]:
        rows = self._file.execute("SELECT id, at, what, details FROM done WHERE id > ? ORDER BY id", (after,))
        for row, at, what, details in rows.fetchall():
            yield row, datetime.fromisoformat(at), what, json.loads(details)

    def _catch_up(self) -> None:
        """Do again what the file has and the system has not: other terminals write to the same file."""
        for row, at, what, details in self._rows(self._last):
            OPERATIONS[what](self.system, at, details)
            self._last = row

    def do(self, what: str, at: datetime, **details: Any) -> Any:
        """Do something and keep it; what is refused is not kept."""
        with self._alone():
            return self._do(what, at, details)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """One terminal at a time: no serial number is given twice."""
        begun = False
        try:
            self._file.execute("BEGIN IMMEDIATE")
            begun = True
            with self._file:
                self._catch_up()
                yield
        except sqlite3.Error as wrong:  # it is locked, or the disk is full
            if begun:
                self._as_kept()
            raise BadInput(f"the keno journal cannot be written: {wrong}") from None

    def _as_kept(self) -> None:
        """Back to what the file has, whatever was done here besides."""
        self.system, self._last = System(self.system.settings), 0
        self._catch_up()

    def _do(self, what: str, at: datetime, details: Mapping[str, Any]) -> Any:
        found = OPERATIONS[what](self.system, at, details)
        row = (at.isoformat(), what, json.dumps(details))
        inserted = self._file.execute("INSERT INTO done (at, what, details) VALUES (?, ?, ?)", row)
        self._last = inserted.lastrowid or self._last
        return found

    def draw(self, at: datetime, conduct: Callable[[Round[KenoTable]], object]) -> Any:
        """Close the game unless it is, draw it and settle it: all of it is kept, or nothing."""
        try:
            with self._alone():
                if not self.system.closed:
                    self._do("close game", at, {})
                conduct(self.system.begin_draw(at))
                return self._do("result", at, result_of(self.system))
        except BaseException:
            self._as_kept()  # the lounge has gone on
            raise

    def finish_draw(self, at: datetime) -> Any:
        """Keep the result of the round that is over at the lounge."""
        return self.do("result", at, **result_of(self.system))

    def close(self) -> None:
        self._file.close()
