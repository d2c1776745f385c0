"""A running house, watched: what each wager has returned, by gaming day and over thirty, and how far from what it
should that may lie, which follows from its volatility."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta
from fractions import Fraction
from functools import cache
from math import sqrt
from threading import Lock
from typing import Any, Final, Literal, NamedTuple, TypeAlias

from houseway.audit.house import settings_of
from houseway.audit.spread import ExpectedRow, Settings, book
from houseway.certify.figures import NORMAL
from houseway.games import find
from houseway.house.open_rounds import hidden_round
from houseway.ledger.gaming_day import gaming_day
from houseway.money import Cents
from houseway.play.events import Settled, Undone
from houseway.play.game import Game, titled
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.store.chain import Stored
from houseway.store.events import Opened, RoundBegins
from houseway.store.registers import Listed
from houseway.store.store import Store

DAYS: Final = 30
LEVEL: Final = "99"
FAR: Final = float(NORMAL[LEVEL])
Says: TypeAlias = Literal["within", "over", "under", "few", "no figure"]


class WagerLead(NamedTuple):
    """The wager that a line belongs to, and what is expected of it, where that is held."""

    wager: str
    row: ExpectedRow | None


@cache
def leads(game: Game[Any], settings: Settings) -> Mapping[tuple[str, str], WagerLead]:
    """By wager and place: what is added to a wager by its play is part of the return of that."""
    known = book(game, settings)
    decided = [row for row in known.values() if row.found.strategy and not row.adds]
    found: dict[tuple[str, str], WagerLead] = {}
    for key, row in known.items():
        whole = next((one for one in decided if row.found in one.followed_by), decided[0]) if row.adds else row
        found[key] = WagerLead(whole.found.wager, row)
    return found


@dataclass
class WagerTally:
    """What lay on a wager for a while, and what its players are up by it."""

    wagers: int = 0
    handle: Cents = 0
    net: Cents = 0
    staked: Counter[Fraction] = field(default_factory=Counter)  # by what a unit of it returns
    variance: float = 0.0  # at most: as if all that lies on a wager in one round won and lost together
    prize: float = 0.0  # the largest that lay there to be won
    unknown: bool = False  # was anything staked that no return is held of?
    decided: bool = False  # do players decide in it? Few play best, and get less back than they should

    def add(self, other: "WagerTally") -> None:
        self.wagers += other.wagers
        self.handle += other.handle
        self.net += other.net
        self.staked.update(other.staked)
        self.variance += other.variance
        self.prize = max(self.prize, other.prize)
        self.unknown = self.unknown or other.unknown
        self.decided = self.decided or other.decided

    @property
    def actual(self) -> float | None:
        return self.net / self.handle if self.handle else None

    @property
    def expected(self) -> float | None:
        due = sum((each * cents for each, cents in self.staked.items()), Fraction(0))
        return None if self.unknown or not self.handle else float(due / self.handle)

    @property
    def tolerance(self) -> float | None:
        return None if self.unknown or not self.handle else FAR * sqrt(self.variance) / self.handle

    @property
    def says(self) -> Says:
        """Does it lie within? The normal law serves once the largest prize is small beside the spread."""
        if self.actual is None or self.expected is None or self.tolerance is None:
            return "no figure"
        if 2 * self.prize > sqrt(self.variance):
            return "few"
        off = self.actual - self.expected
        return "within" if abs(off) <= self.tolerance else "over" if off > 0 else "under"

    @property
    def alarms(self) -> bool:
        return self.says == "over" or (self.says == "under" and not self.decided)


class Watched(NamedTuple):
    """One wager of one text of a game, at one table."""

    table: str
    game: str
    rules: str
    wager: str


class SettledRound(NamedTuple):
    """What stands of a round after all that was undone in it."""

    number: int
    day: date
    lines: list[Line]


@dataclass
class WatchedTable:
    """A table as far as it has been read; a round lies in the gaming day on which it began."""

    name: str
    game: Game[Any]
    settings: Settings
    next_round: int  # the first that may still change, or has not been read
    days: dict[date, dict[Watched, WagerTally]] = field(default_factory=dict)

    def with_open(self, rounds: Iterable[SettledRound], until: int) -> Mapping[date, Mapping[Watched, WagerTally]]:
        """All days with these rounds, of which those before `until` are read for good."""
        later: dict[date, dict[Watched, WagerTally]] = {}
        for each in rounds:
            days = self.days if each.number < until else later
            for watched, tally in self._of(each).items():
                days.setdefault(each.day, {}).setdefault(watched, WagerTally()).add(tally)
        self.next_round = max(self.next_round, until)
        return _summed([self.days, later]) if later else self.days

    def _of(self, round_: SettledRound) -> Mapping[Watched, WagerTally]:
        found: dict[Watched, WagerTally] = defaultdict(WagerTally)
        spread: dict[Watched, float] = defaultdict(float)
        known, game = leads(self.game, self.settings), self.game
        for line in round_.lines:
            lead = known.get((line.wager, line.selection)) or known.get((line.wager, "")) or WagerLead(line.wager, None)
            watched = Watched(self.name, titled(game.title, game.variant), game.rules, lead.wager)
            spread[watched] += _laid(found[watched], line, lead)
        for watched, each in spread.items():
            found[watched].variance = each * each
        return found


def _laid(tally: WagerTally, line: Line, lead: WagerLead) -> float:
    """What a line adds to it; and its standard deviation, in cents."""
    tally.net += line.net
    row = lead.row
    if row is not None and row.adds:
        return 0.0
    tally.wagers += 1
    tally.handle += line.stake
    if row is None:
        tally.unknown = True
        return 0.0
    tally.staked[row.found.expected] += line.stake
    tally.decided = tally.decided or bool(row.found.strategy)
    tally.prize = max(tally.prize, line.stake * row.prize)
    return float(line.stake * sqrt(row.found.variance))


class Monitor:
    """Every table of a house. What was read stays read: a look goes on from where the last one ended."""

    def __init__(self) -> None:
        self.tables: dict[int, WatchedTable] = {}
        self._one_at_a_time = Lock()

    def look(self, store: Store, today: date, at: str = "") -> "HouseReturns":
        """At all that is over, from thirty gaming days before this one; at every table, or at one."""
        since = today - timedelta(days=DAYS - 1)
        with self._one_at_a_time:
            found = [self._read(store, each, since) for each in store.tables() if at in ("", each.name)]
        return HouseReturns(today, {day: all_ for day, all_ in _summed(found).items() if since <= day <= today})

    def _read(self, store: Store, listed: Listed, since: date) -> Mapping[date, Mapping[Watched, WagerTally]]:
        table = self.tables.get(listed.chain)
        if table is None:
            opened = store.opened(listed.chain)
            if opened.contest is not None:
                return {}  # tournament chips are no money
            table = self.tables[listed.chain] = _begun(store, listed, opened, since)
        hidden, last = hidden_round(store, listed), store.last_round(listed.chain)
        told = settled_rounds(store.events(listed.chain, table.next_round))
        return table.with_open((each for each in told if hidden is None or each.number < hidden), last - 1)


def settled_rounds(events: Iterable[Stored]) -> Iterator[SettledRound]:
    """The latest round may still be corrected, and the one before it: what is undone there is told further on."""
    found: dict[int, SettledRound] = {}
    for stored in events:
        event, number = stored.event, stored.round or 0
        if isinstance(event, RoundBegins):
            found.setdefault(number, SettledRound(number, gaming_day(datetime.fromisoformat(stored.at)), []))
        elif number not in found or not isinstance(event, Settled | Undone) or event.line.never:
            continue
        elif isinstance(event, Settled):
            found[number].lines.append(event.line)
        elif event.line in found[number].lines:
            found[number].lines.remove(event.line)
    for each in found.values():
        yield each._replace(lines=[line for line in each.lines if line.verdict is not Verdict.STANDS])


def _begun(store: Store, listed: Listed, opened: Opened, since: date) -> WatchedTable:
    """From the first round that began on that day or later."""

    def began_on(number: int) -> date:
        return gaming_day(datetime.fromisoformat(store.began(listed.chain, number).at))

    first = bisect_left(range(1, store.last_round(listed.chain) + 1), since, key=began_on)
    game = find(opened.game, opened.variant, opened.rules, opened.on)
    return WatchedTable(listed.name, game, settings_of(opened), first + 1)


Days: TypeAlias = Mapping[date, Mapping[Watched, WagerTally]]


def _summed(every: Iterable[Days]) -> dict[date, dict[Watched, WagerTally]]:
    found: dict[date, dict[Watched, WagerTally]] = {}
    for days in every:
        for day, tallies in days.items():
            for watched, tally in tallies.items():
                found.setdefault(day, {}).setdefault(watched, WagerTally()).add(tally)
    return found


class WagerCourse(NamedTuple):
    """One wager of a game: over all days that are looked at, and day by day."""

    watched: Watched
    over_all: WagerTally
    days: Mapping[date, WagerTally]

    def so_far(self) -> Iterator[tuple[date, WagerTally, WagerTally]]:
        """Day after day: that day alone, and all until then."""
        until = WagerTally()
        for day, alone in self.days.items():
            until = _sum((until, alone))
            yield day, alone, until


@dataclass(frozen=True)
class HouseReturns:
    """What each wager of a house, or of one table, has returned."""

    today: date
    days: Days

    def courses(self) -> list[WagerCourse]:
        """By game and wager, in the order in which they were first made."""
        by_wager: dict[Watched, dict[date, WagerTally]] = {}
        for day in sorted(self.days):
            for watched, tally in self.days[day].items():
                by_wager.setdefault(watched._replace(table=""), {}).setdefault(day, WagerTally()).add(tally)
        return [
            WagerCourse(watched, _sum(days.values()), days)
            for watched, days in sorted(by_wager.items(), key=lambda each: each[0][1:3])
        ]


def _sum(tallies: Iterable[WagerTally]) -> WagerTally:
    found = WagerTally()
    for each in tallies:
        found.add(each)
    return found
