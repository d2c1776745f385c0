"""The audit of a log: every round replayed, its differences, and the figures of the night."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from houseway.audit.days import EVERY_DAY, DaySpan
from houseway.audit.figures import Night, Reckoning
from houseway.audit.log import LoggedRound, rounds_of
from houseway.audit.mapping import LogMapping
from houseway.audit.replay import LogDifference, NotChecked, RoundAudit, audited
from houseway.money import Cents, dollars

MOST_KEPT: Final = 10_000  # differences, and rows that are not checked
ALWAYS_UNSEEN: Final = (
    "the order of the cards in the shoe, the shuffle and the cut: each round is replayed from a shoe of its own",
    "when wagers were made, and who was where: a log of settlements does not say",
)


@dataclass
class LogAudit:
    """What came of a whole log."""

    rounds: int = 0
    rows: int = 0
    checked: int = 0
    findings: list[LogDifference] = field(default_factory=list)
    not_checked: list[NotChecked] = field(default_factory=list)
    night: Night = field(default_factory=Night)
    more: int = 0  # differences and rows besides, that are not kept: a log may be as large as it likes
    freshest: dict[str, str] = field(default_factory=dict)  # the shoe that each table is dealt from

    @property
    def finds(self) -> bool:
        return bool(self.findings or self.night.findings())

    def add(self, one: RoundAudit) -> None:
        self.rounds += 1
        self.rows += len(one.logged.rows)
        self.checked += one.checked
        self.findings += one.findings
        self.not_checked += one.not_checked
        self._keep()

    def take(self, other: "LogAudit") -> None:
        """A later day, replayed by itself."""
        for name in ("rounds", "rows", "checked", "more", "findings", "not_checked"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.night.take(other.night)
        self._keep()

    def _keep(self) -> None:
        self.more += max(0, len(self.findings) - MOST_KEPT) + max(0, len(self.not_checked) - MOST_KEPT)
        del self.findings[MOST_KEPT:], self.not_checked[MOST_KEPT:]

    def as_data(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "rows": self.rows,
            "checked": self.checked,
            "differences": [difference(each) for each in self.findings],
            "not_checked": [{"rows": list(each.rows), "why": each.why} for each in self.not_checked],
            "more": self.more,
            **night_data(self.night),
            "not_shown": [*ALWAYS_UNSEEN, *self.night.not_shown()],
        }


def night_data(night: Night) -> dict[str, Any]:
    return {
        "tables": [{"table": name, **table_data(each)} for name, each in night.tables.items()],
        "people": [{"person": name, **each.as_data(), **each.spread} for name, each in night.people.items()],
        "counts": [{"person": name, **each.as_data()} for name, each in night.counts.items()],
        "devices": [
            {"table": table, "device": device, **each.as_data()} for (table, device), each in night.devices.items()
        ],
        "findings": [each.as_data() for each in night.findings()],
    }


def table_data(each: Reckoning, drop: Cents | None = None) -> dict[str, Any]:
    """A table's figures; what it holds is the share of the drop that was won, where the drop is known."""
    told = None if drop is None else dollars(drop)
    return {"drop": told, "hold": round(each.win / drop, 6) if drop else None, **each.as_data()}


def audit_log(
    file: Path, mapping: LogMapping, told: Callable[[int], object] = lambda _: None, days: DaySpan = EVERY_DAY
) -> LogAudit:
    """Round after round; `told` hears how many there were. No more than one is held at a time."""
    return audit_rounds(rounds_of(file, mapping, days), mapping, told, days)


def audit_rounds(
    rounds: Iterable[LoggedRound],
    mapping: LogMapping,
    told: Callable[[int], object] = lambda _: None,
    days: DaySpan = EVERY_DAY,
) -> LogAudit:
    found = LogAudit()
    for logged in rounds:
        if not days.hold_round(logged):
            continue
        one = audited(logged, mapping, fresh=_is_fresh(found, logged, mapping))
        found.add(one)
        _figures(found.night, one, mapping)
        told(found.rounds)
    return found


def _is_fresh(found: LogAudit, logged: LoggedRound, mapping: LogMapping) -> bool:
    """Is it the first round from its shoe? Nobody knows, where the log does not name shoes."""
    column = mapping.columns.get("shoe")
    if column is None or not logged.wagers:
        return False
    shoe = logged.wagers[0].cells[column]
    before, found.freshest[logged.table] = found.freshest.get(logged.table), shoe
    return before != shoe


def _figures(night: Night, one: RoundAudit, mapping: LogMapping) -> None:
    logged = one.logged
    if one.game is not None:
        night.add(one.stakes, one.game, tuple(mapping.settings.items()))
    for device, value, weights in one.came:
        night.came(logged.table, device, value, weights, _day(logged))
    column = mapping.columns.get("shoe")
    if column and one.cards and logged.wagers:
        first = one.stakes[0].wager if one.stakes else ""
        stakes = Counter[str]()
        for each in logged.wagers:
            if each.wager == first:
                stakes[each.person] += each.stake
        night.dealt(logged.table, f"{_day(logged)} {logged.wagers[0].cells[column]}", one.cards, one.decks, stakes)


def _day(logged: LoggedRound) -> str:
    day = logged.day
    return day.isoformat() if day else ""


def difference(each: LogDifference) -> dict[str, Any]:
    return {
        "kind": each.kind,
        "row": each.row,
        "table": each.table,
        "round": each.round,
        "person": each.person,
        "wager": each.wager,
        "selection": each.selection,
        "stake": dollars(each.stake),
        "paid": _said(each.paid),
        "due": _said(each.due),
        "cites": list(each.cites),
        "why": list(each.why),
    }


def _said(amount: Cents | None) -> str | None:
    return None if amount is None else dollars(amount)
