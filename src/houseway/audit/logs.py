"""The audit of a log: every round replayed, its differences, and the figures of the night."""

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from houseway.audit.figures import Night
from houseway.audit.log import LoggedRound, rounds_of
from houseway.audit.mapping import LogMapping
from houseway.audit.replay import LogDifference, NotChecked, RoundAudit, audited
from houseway.money import Cents, dollars

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

    @property
    def finds(self) -> bool:
        return bool(self.findings or self.night.findings())

    def as_data(self) -> dict[str, Any]:
        return {
            "rounds": self.rounds,
            "rows": self.rows,
            "checked": self.checked,
            "differences": [difference(each) for each in self.findings],
            "not_checked": [{"rows": list(each.rows), "why": each.why} for each in self.not_checked],
            **night_data(self.night),
            "not_shown": [*ALWAYS_UNSEEN, *self.night.not_shown()],
        }


def night_data(night: Night) -> dict[str, Any]:
    return {
        "tables": [{"table": name, **each.as_data()} for name, each in night.tables.items()],
        "people": [{"person": name, **each.as_data()} for name, each in night.people.items()],
        "findings": [each.as_data() for each in night.findings()],
    }


def audit_log(file: Path, mapping: LogMapping, told: Callable[[int], object] = lambda _: None) -> LogAudit:
    """Round after round; `told` hears how many there were. No more than one is held at a time."""
    return audit_rounds(rounds_of(file, mapping), mapping, told)


def audit_rounds(
    rounds: Iterable[LoggedRound], mapping: LogMapping, told: Callable[[int], object] = lambda _: None
) -> LogAudit:
    found = LogAudit()
    for logged in rounds:
        one = audited(logged, mapping)
        found.rounds += 1
        found.rows += len(logged.rows)
        found.checked += one.checked
        found.findings += one.findings
        found.not_checked += one.not_checked
        _figures(found.night, one, mapping)
        told(found.rounds)
    return found


def _figures(night: Night, one: RoundAudit, mapping: LogMapping) -> None:
    logged = one.logged
    if one.game is not None:
        for stake in one.stakes:
            night.add(stake, one.game, tuple(mapping.settings.items()))
    for device, value, weights in one.came:
        night.came(logged.table, device, value, weights)
    column = mapping.columns.get("shoe")
    if column and one.cards and logged.wagers:
        first = one.stakes[0].wager if one.stakes else ""
        stakes = Counter[str]()
        for each in logged.wagers:
            if each.wager == first:
                stakes[each.person] += each.stake
        night.dealt(logged.table, logged.wagers[0].cells[column], one.cards, one.decks, stakes)


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
