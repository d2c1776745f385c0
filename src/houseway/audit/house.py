"""A house's own store: its rounds, as they stand after all that was taken back, by gaming day."""

from collections.abc import Iterable, Iterator
from datetime import date, datetime
from typing import Any, Final, NamedTuple

from houseway.audit.days import DaySpan
from houseway.audit.spread import Settings
from houseway.games import find
from houseway.house.open_rounds import hidden_rounds
from houseway.ledger.gaming_day import gaming_day
from houseway.play.events import Came, Settled, Undone
from houseway.play.game import Game
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.store.chain import Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, Event, Opened, RoundBegins, RoundTakenBack
from houseway.store.store import Store

COUNTS: Final = ("decks",)  # of how a table is run, what its returns depend on


class HouseRound(NamedTuple):
    """A round as it stands after all that was taken back in it; each event with how it is stored."""

    table: str
    game: Game[Any]
    number: int
    day: date
    events: list[tuple[Stored, Event]]
    stored: list[Stored]  # all of it, with what was taken back
    opened: Opened

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
        for each in _rounds(store.events(listed.chain), opened, game):
            if (until is None or each.number < until) and days.hold(each.day):
                yield each


def settings_of(opened: Opened) -> Settings:
    """How a table is run, as far as its returns depend on it."""
    run = opened.stands.get("table", {}).get("rules", {})
    return tuple((name, run[name]) for name in COUNTS if name in run)


def _rounds(events: Iterable[Stored], opened: Opened, game: Game[Any]) -> Iterator[HouseRound]:
    """Until the round after it has ended a round may be corrected, so two are held at a time."""
    held: list[HouseRound] = []
    for stored in events:
        event = stored.event
        if isinstance(event, RoundBegins):
            yield from held[:-1]
            day = gaming_day(datetime.fromisoformat(stored.at))
            held = [*held[-1:], HouseRound(opened.table, game, event.round, day, [], [], opened)]
        elif isinstance(event, RoundTakenBack):
            held.pop()  # the one before it goes on, and it begins again
        round_ = next((each for each in held if each.number == stored.round), None)
        if round_ is None:
            continue
        if isinstance(event, Corrected):
            del round_.events[event.kept :]
        elif not isinstance(event, HouseEvent):
            round_.events.append((stored, event))
        round_.stored.append(stored)
    yield from held
