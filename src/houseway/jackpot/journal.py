"""What was done, as lines of JSON, in order. Reading the file does it all again, and finds every cent where it was.

A line has the moment, what was done with its details, and what the meters recorded after it, exactly. A file that was
changed by hand no longer comes out the same, and is refused with its line.

>>> journal = Journal()
>>> _ = journal.do("open", "2004-07-30T20:00", system="east", tables=["table 1"], cost="1.00", approved=True)
>>> _ = journal.do("wagers", "2004-07-30T20:01", system="east", table="table 1", amount="3.00")
>>> journal.jackpots.system("east").meter.value / 100
Fraction(15000141, 200)
"""

import json
import os
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from fractions import Fraction
from pathlib import Path
from typing import Any, Final

from houseway.cite import cite
from houseway.errors import BadInput, HousewayError, quoted
from houseway.games.caribbean_stud.awards import Winner, Won
from houseway.games.caribbean_stud.meter import WHOLE_DOLLARS
from houseway.games.caribbean_stud.sharing import EQUAL_PARTS
from houseway.jackpot.arrangement import VIC_2004, find
from houseway.jackpot.jackpots import Jackpots
from houseway.money import BadMoney, cents, dollars, rounded_down

Details = Mapping[str, Any]


def open_system(jackpots: Jackpots, details: Details) -> None:
    """A system of a text that is in force when it opens."""
    chosen: dict[str, Any] = {name: details[name] for name in ("seed", "approved") if name in details}
    shares = details.get("shares", "")  # a journal may say that they do, and then it is in equal parts
    chosen["shares"] = (EQUAL_PARTS if shares else "") if isinstance(shares, bool) else shares
    chosen["arrangement"] = find(details.get("arrangement", VIC_2004.name))
    if "start" in details:
        chosen["start"] = cents(details["start"])
    if "rate" in details:
        chosen["rate"] = Fraction(details["rate"])
    unit = cents(details.get("rounded", "1.00"))
    chosen["rounding"] = WHOLE_DOLLARS if unit == WHOLE_DOLLARS.unit else rounded_down(unit, "reading CS6")
    jackpots.open(details["system"], details["tables"], cents(details["cost"]), **chosen)


def wagers(jackpots: Jackpots, details: Details) -> None:
    jackpots.wagers(details["system"], details["table"], cents(details["amount"]))


def returned(jackpots: Jackpots, details: Details) -> None:
    under = cite(details["under"]) if "under" in details else None
    amount, accepted = cents(details["amount"]), details.get("accepted", True)
    jackpots.returned(details["system"], details["table"], amount, under, accepted)


def prizes(jackpots: Jackpots, details: Details) -> list[Won]:
    winners = [Winner(person, hand) for person, hand in details["hands"]]
    return jackpots.prizes(details["system"], details["table"], winners)


def close(jackpots: Jackpots, details: Details) -> dict[str, Fraction]:
    to = {other: None if amount is None else cents(amount) for other, amount in details["to"].items()}
    return jackpots.close(details["system"], to)


OPERATIONS: Final[Mapping[str, Callable[[Jackpots, Details], Any]]] = {
    "open": open_system,
    "wagers": wagers,
    "returned": returned,
    "prizes": prizes,
    "close": close,
}


def done(jackpots: Jackpots, what: str, at: datetime, details: Details) -> Any:
    """Something is done with the systems; one of a text that is in force when it opens."""
    if what not in OPERATIONS:
        raise BadInput(f"{quoted(what)} is not done with jackpots; there are {', '.join(OPERATIONS)}")
    try:
        if what == "open":
            find(details.get("arrangement", VIC_2004.name)).check_in_force(at)
        return OPERATIONS[what](jackpots, details)
    except (KeyError, TypeError, ValueError) as wrong:
        raise BadInput(f"{what}: {wrong}") from None


def came_of(found: object) -> dict[str, Any]:
    """What an operation came to: prizes, or what a closed meter handed on."""
    if isinstance(found, list):
        return {"paid": [[won.person, dollars(won.amount), *(c.text for c in won.cites)] for won in found]}
    if isinstance(found, dict):
        return {"moved": {other: str(amount / 100) for other, amount in found.items()}}
    return {}


def meters(jackpots: Jackpots) -> dict[str, str]:
    """What each open meter records, in dollars and exactly."""
    return {name: str(each.meter.value / 100) for name, each in jackpots.systems.items() if each.open}


class Journal:
    """A file, or none, and the systems that it amounts to."""

    def __init__(self, path: str | Path | None = None) -> None:
        self.path = None if path is None else Path(path)
        self.jackpots = Jackpots()
        self.lines: list[str] = []
        self.now = datetime.min
        if self.path is not None and self.path.exists():
            self._replay(self.path.read_text(encoding="utf-8").splitlines())

    def do(self, what: str, at: str, **details: Any) -> Any:
        """Do something and keep it; what is refused is not kept."""
        moment = self.moment(at)
        found = done(self.jackpots, what, moment, details)
        self.now = moment
        self._keep({"at": at, "do": what, **details, **came_of(found), "meters": self.meters()})
        return found

    def moment(self, at: str) -> datetime:
        """When something is done: never before what was done last."""
        try:
            moment = datetime.fromisoformat(at)
        except ValueError:
            raise BadInput(f"{quoted(at)} is no moment; write it like 2004-07-30T20:00") from None
        if moment.tzinfo is not None or moment < self.now:
            raise BadInput(f"{at}: moments are the casino's own, and do not go backwards")
        return moment

    def meters(self) -> dict[str, str]:
        return meters(self.jackpots)

    def _keep(self, line: Details) -> None:
        text = json.dumps(line)
        if self.path is not None:
            self._write(self.path, f"{text}\n")
        self.lines.append(text)

    def _write(self, path: Path, text: str) -> None:
        """A whole line, or none: what cannot be kept was not done."""
        size = path.stat().st_size if path.exists() else None
        try:
            with path.open("a", encoding="utf-8") as file:
                file.write(text)
        except OSError as wrong:
            if size is not None:
                os.truncate(path, size)
            kept = Journal()
            kept._replay(self.lines)
            self.jackpots, self.now = kept.jackpots, kept.now
            raise BadInput(f"{path}: the journal of jackpots cannot be written: {wrong.strerror}") from None

    def _replay(self, lines: Sequence[str]) -> None:
        path, self.path = self.path, None
        for number, line in enumerate(lines, 1):
            try:
                self.again(line)
            except (HousewayError, BadMoney, ValueError, KeyError, TypeError, AttributeError) as wrong:
                raise BadInput(f"{path}:{number}: this journal of jackpots does not come out: {wrong}") from None
        self.path = path

    def again(self, line: str) -> None:
        said = json.loads(line)
        led_to = {"at", "do", "paid", "moved", "meters"}
        self.do(said["do"], said["at"], **{name: value for name, value in said.items() if name not in led_to})
        if json.loads(self.lines[-1]) != said:
            raise ValueError(f"it now leads to {self.lines[-1]}")
