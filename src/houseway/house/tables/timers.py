"""When a table goes on by itself: worked out from its events and their moments, so that a restart resumes it.

Wagers close so long after the first of them was made, or when every player has said that they are ready; a player who
is asked has so long to decide.
"""

from collections import Counter
from collections.abc import Collection, Iterable
from datetime import datetime
from typing import Any, Final, NamedTuple

from houseway.ledger.postings import JOINS
from houseway.play.ask import Ask, Choice
from houseway.play.codec import Data
from houseway.play.events import Asked, Done, Moved
from houseway.play.round import Round
from houseway.play.wagering import Wagering
from houseway.store.events import Event, Gone, Overdue, Ready, RoundBegins
from houseway.store.pace import Pace

WAGERS, AGAIN, DECISION = "wagers", "again", "decides"
BEFORE_PLAYERS: Final = ("layout", "tickets")  # where chips of a wager go
AWAY: Final = 3  # decisions that somebody lets pass, one after another, before their place is given up


class Timer(NamedTuple):
    """What will happen by itself, when, and to whom."""

    what: str  # the wagers close, or somebody must have decided
    who: str  # has to decide; nobody, where wagers close
    since: datetime
    at: datetime

    def is_up(self, now: datetime) -> bool:
        """Also where the clock has been put back since: nobody waits an hour for the end of summer time."""
        return now >= self.at or now < self.since

    def as_data(self) -> Data:
        return {"what": self.what, "who": self.who, "since": self.since.isoformat(), "at": self.at.isoformat()}


class Timers:
    """What the events of a table tell of its time."""

    def __init__(self) -> None:
        self.last: datetime | None = None  # something happened
        self.asked: datetime | None = None  # what is awaited was asked for
        self.wagered: datetime | None = None  # the first wager since then
        self.seated: datetime | None = None  # somebody joined
        self.opened = 0  # so often wagers were, in this round
        self.ready: set[str] = set()  # who needs no more time for wagers
        self.missed: Counter[str] = Counter()  # decisions that somebody let pass, since they last did something
        self._not_by = ""  # what comes next is done in this person's place

    def hear(self, events: Iterable[Event], at: datetime) -> None:
        """These happened at this moment."""
        for event in events:
            self.last = at
            self._hear(event, at)

    def _hear(self, event: Event, at: datetime) -> None:
        match event:
            case Asked(what=what):
                self.asked, self.wagered, self.ready = at, None, set()
                self.opened += what.startswith("wagers, ")
            case RoundBegins():
                self.opened = 0
            case Ready(person=who):
                self.ready.add(who)
                del self.missed[who]
            case Overdue(person=who):
                self.missed[who] += 1
                self._not_by = who
            case Gone(person=who):
                del self.missed[who]
            case Done(who=who, act=act, refused=None):
                self.ready.discard(who)
                if who != self._not_by:
                    del self.missed[who]
                self._not_by = ""
                self.seated = at if act in JOINS else self.seated
            case Moved(amount=amount, account=account) if amount < 0 and account in BEFORE_PLAYERS:
                self.wagered = self.wagered or at

    def timer(self, round_: Round[Any] | None, pace: Pace, enough: bool, by_hands: bool = False) -> Timer | None:
        """What will happen by itself at this table; nothing, where it waits for no time.

        `enough`: are there players for whom a round begins? Bots say themselves when they are ready. `by_hands`: one
        hand follows on another though nobody wagers, as in a tournament.
        """
        ask = round_.ask if round_ is not None else None
        if round_ is None or ask is None or self.asked is None:
            return None
        if isinstance(ask, Wagering):
            since = self._open_since(round_, ask, enough) or (self.asked if by_hands and enough else None)
            length = pace.seconds(AGAIN if self.opened > 1 else WAGERS)
            return None if since is None else Timer(WAGERS, "", since, since + length)
        who = decides(round_, ask)
        return None if who is None else Timer(DECISION, who, self.asked, self.asked + pace.seconds(DECISION))

    def _open_since(self, round_: Round[Any], ask: Wagering, enough: bool) -> datetime | None:
        """Wagers close so long after this; where none are made (poker), the next round begins."""
        assert self.asked is not None
        if not ask.rows:
            return max(self.asked, self.seated or self.asked) if enough else None
        if self.wagered is None and not round_.table.placed:
            return None
        return self.wagered or self.asked


def decides(round_: Round[Any], ask: Ask) -> str | None:
    """The player whose decision is awaited."""
    if not isinstance(ask, Choice):
        return None
    return next((name for name in round_.named(ask) if round_.table.takes_part(name)), None)


def all_ready(round_: Round[Any], ready: set[str], bots: Collection[str], absent: Collection[str] = ()) -> bool:
    """Has every player said so who takes part? Nobody waits for who is not there, nor for a bot, unless there are only
    bots."""
    playing = {person.name for person in round_.table.players if not person.excluded}
    people = playing.difference(bots)
    awaited = people.difference(absent) or people or playing
    return bool(awaited) and awaited <= ready
