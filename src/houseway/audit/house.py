"""A house's own store: what was settled at its tables, day by day; and whether every round comes out again."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import date, datetime
from typing import Any, NamedTuple

from houseway.audit.figures import Night, Stake
from houseway.audit.logs import night_data
from houseway.errors import BadInput, HousewayError, quoted
from houseway.games import find
from houseway.house.open_rounds import hidden_rounds
from houseway.money import Cents, dollars
from houseway.play.events import CASH, Came, Moved, Settled, Undone
from houseway.play.game import Game
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.store.chain import Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, Event, RoundBegins, RoundTakenBack
from houseway.store.ledger import gaming_day
from houseway.store.store import Store
from houseway.verify.house import verify


class DaySpan(NamedTuple):
    """The gaming days that are asked about, both included; without an end, all that there are."""

    first: date | None = None
    last: date | None = None

    def hold(self, day: date) -> bool:
        return (self.first is None or self.first <= day) and (self.last is None or day <= self.last)


class HouseRound(NamedTuple):
    """A round as it stands after all that was taken back in it; each event with how it is stored."""

    table: str
    game: Game[Any]
    number: int
    day: date
    events: list[tuple[Stored, Event]]

    @property
    def lines(self) -> list[tuple[Stored, Line]]:
        """What settled a wager for good: without what was undone, and what never was a wager."""
        found: list[tuple[Stored, Line]] = []
        for stored, event in self.events:
            if isinstance(event, Settled) and not event.line.never and event.line.verdict is not Verdict.STANDS:
                found.append((stored, event.line))
            elif isinstance(event, Undone):
                at = next((at for at, (_, line) in enumerate(found) if line == event.line), None)
                if at is not None:
                    del found[at]
        return found

    @property
    def came(self) -> dict[str, list[str]]:
        """By device, or by the place that it came for."""
        found: dict[str, list[str]] = {}
        for _, event in self.events:
            if isinstance(event, Came):
                found.setdefault(event.to or event.device, []).append(str(event.value))
        return found


def rounds(store: Store, days: DaySpan) -> Iterator[HouseRound]:
    """Table by table; a round that is still played where something may lie face down is left out."""
    hidden = hidden_rounds(store)
    for listed in store.tables():
        opened = store.opened(listed.chain)
        if opened.contest is not None:
            continue  # tournament chips are no money
        game = find(opened.game, opened.variant, opened.rules, opened.on)
        until = hidden.get(listed.chain)
        for each in _rounds(store.events(listed.chain), listed.name, game):
            if (until is None or each.number < until) and days.hold(each.day):
                yield each


def _rounds(events: Iterable[Stored], table: str, game: Game[Any]) -> Iterator[HouseRound]:
    round_: HouseRound | None = None
    for stored in events:
        event = stored.event
        match event:
            case RoundBegins(round=number):
                if round_ is not None:
                    yield round_
                round_ = HouseRound(table, game, number, gaming_day(datetime.fromisoformat(stored.at)), [])
            case Corrected(kept=kept) if round_ is not None:
                del round_.events[kept:]
            case RoundTakenBack() if round_ is not None:
                round_.events.clear()
            case HouseEvent():
                pass
            case _ if round_ is not None:
                round_.events.append((stored, event))
    if round_ is not None:
        yield round_


@dataclass
class HouseAudit:
    """What came of a house's days."""

    rounds: int = 0
    wagers: int = 0
    night: Night = field(default_factory=Night)
    drop: Counter[str] = field(default_factory=Counter)  # cash that was changed into chips, table by table
    wrong: str = ""  # the first thing in the store that does not fit
    replayed: int | None = None

    @property
    def finds(self) -> bool:
        return bool(self.wrong or self.night.findings())

    def as_data(self) -> dict[str, Any]:
        night = night_data(self.night)
        tables = [{**each, "drop": dollars(self.drop[each["table"]])} for each in night["tables"]]
        return {
            "rounds": self.rounds,
            "checked": self.wagers,
            "replayed": self.replayed,
            "wrong": self.wrong,
            **night,
            "tables": tables,
            "not_checked": [] if self.replayed is not None else ["the rounds were not replayed"],
            "not_shown": self.night.not_shown(),
        }


def audit_house(store: Store, days: DaySpan, *, replay: bool = True) -> HouseAudit:
    """The figures of these days; and with `replay`, the whole store gone through as `houseway floor verify` does."""
    found = HouseAudit()
    for each in rounds(store, days):
        found.rounds += 1
        for _, line in each.lines:
            found.wagers += 1
            stake = Stake(each.table, str(each.number), line.person, line.wager, line.selection, line.stake, line.net)
            found.night.add(stake, each.game)
        found.drop[each.table] += _bought(each)
    if replay:
        try:
            verified = verify(store)
        except HousewayError as wrong:
            found.wrong = str(wrong)
        else:
            found.wrong, found.replayed = verified.wrong, verified.rounds
    return found


def _bought(round_: HouseRound) -> Cents:
    return sum(
        event.amount
        for _, event in round_.events
        if isinstance(event, Moved) and event.account == CASH and event.amount > 0
    )


def days_asked(day: str | None, first: str | None, last: str | None) -> DaySpan:
    if day is not None and (first is not None or last is not None):
        raise BadInput("--day is one gaming day; --from and --to are several: one way at a time")
    asked = DaySpan(_day("--day", day) or _day("--from", first), _day("--day", day) or _day("--to", last))
    if asked.first is not None and asked.last is not None and asked.first > asked.last:
        raise BadInput(f"--from: {asked.first} comes after --to, {asked.last}")
    return asked


def _day(option: str, text: str | None) -> date | None:
    try:
        return None if text is None else date.fromisoformat(text)
    except ValueError:
        raise BadInput(f"{option}: {quoted(text or '')} is no day; write one like 2004-08-01") from None
