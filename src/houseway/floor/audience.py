"""Who listens at a table, and what each of them is sent: what they may know of what was stored, and what changed.

Nothing waits for a listener. What an act did is made ready for all who listen at once, as soon as it is stored; who is
slow is sent one frame for much, when they are ready for it.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from itertools import takewhile
from time import monotonic
from typing import Any, Final, NamedTuple

from houseway.floor.problems import NotAllowed
from houseway.house.house import House
from houseway.house.people import Member
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import HouseTable
from houseway.play.codec import Data
from houseway.play.view import ONLOOKER
from houseway.shown.audience import NOBODY, Audience, concerned
from houseway.shown.view import (
    Eye,
    Parts,
    asked_now,
    everybodys,
    eye_of,
    of_little,
    ones_own_look,
    ones_own_steps,
    the_rest,
    written,
)
from houseway.store.event import HouseEvent
from houseway.store.events import Event

RECENT: Final = 200  # events that are kept at hand
GONE: Final = 2.0  # seconds
MOST_MISSED: Final = 500  # events that somebody who comes back is told; after more they look at the table anew


class StoredEvent(NamedTuple):
    """An event that was stored, and as everybody is told of it."""

    number: int
    event: Event | None  # none where everybody is told all of it
    public: str

    def told_to(self, teller: Audience) -> str:
        if self.event is None or not teller.concerns(self.event):
            return self.public
        return _told(self.number, teller.tell(self.event))


def heard(number: int, event: Event, public: Audience) -> StoredEvent:
    seen = public.seen(event)
    same = isinstance(event, HouseEvent) or seen is event
    return StoredEvent(number, None if same else event, _told(number, public.told(seen)))


def _told(number: int, told: Data | None) -> str:
    return written({"n": number} | told) if told is not None else ""


class Ear:
    """Somebody who listens: as far as which event they were told, and each part of the view as they have it."""

    def __init__(self, who: str, number: int | None = None) -> None:
        self.who, self.number = who, number
        self.seen_as: Member | None = None
        self.everybodys: Parts = {}
        self.steps: Parts = {}
        self.steps_of: tuple[Any, ...] | None = None  # what those are made of, where that is known
        self.look: Parts = {}  # of a table that looks otherwise to them than to others
        self.ready: str | None = None  # a frame that is to go out
        self.takes: Callable[[str], bool] = lambda _frame: False  # one at once, if that can be; or their task sends it
        self.wake = asyncio.Event()

    def anew(self, number: int | None) -> None:
        """They have this event, and forgot the view."""
        self.number, self.everybodys, self.steps, self.steps_of, self.look, self.ready = number, {}, {}, None, {}, None
        self.wake.set()


class Shared(NamedTuple):
    """What everybody sees after an event, and what of it is new to whoever has seen what there was before."""

    number: int
    parts: Parts
    before: Parts
    changed: list[str]
    asked: frozenset[str]  # of whom something is awaited
    rest: tuple[Any, ...] | None  # of what everybody's steps are made

    def new_to(self, ear: Ear) -> list[str]:
        """Nearly always the same for all who listen, so it is worked out once."""
        if ear.everybodys is self.before:
            return self.changed
        return _changed(ear.everybodys, self.parts)


class News(NamedTuple):
    """What was stored just now, as everybody is told of it, and those who are told otherwise."""

    heard: list[StoredEvent]
    public: str
    concerned: frozenset[str]


def news_of(events: Sequence[Event], first: int, public: Audience) -> News:
    found = [heard(number, event, public) for number, event in enumerate(events, first)]
    otherwise = [concerned(each.event) for each in found if each.event is not None]
    return News(found, ",".join([each.public for each in found if each.public]), NOBODY.union(*otherwise))


NOTHING: Final = Shared(0, {}, {}, [], NOBODY, None)


class Listening:
    """Those who listen at one table."""

    def __init__(self, house: House, table: HouseTable) -> None:
        self.house, self.table = house, table
        self.ears: set[Ear] = set()
        self._left: dict[str, float] = {}  # players whose last socket has gone, and when
        self._public = Audience(table.running.game)
        self._recent: deque[StoredEvent] = deque(maxlen=RECENT)
        self._shared = NOTHING
        self._usual: tuple[News | None, str] = None, ""  # the frame of whoever is told and shown what everybody is

    def add(self, ear: Ear) -> None:
        if not self.ears:
            self.table.hears.append(self.hear)
        self.ears.add(ear)
        self._left.pop(ear.who, None)
        ear.wake.set()

    def remove(self, ear: Ear) -> None:
        self.ears.discard(ear)
        if ear.who in self.table.running.table.people and all(each.who != ear.who for each in self.ears):
            self._left[ear.who] = monotonic()
        if not self.ears and self.hear in self.table.hears:
            self.table.hears.remove(self.hear)
            self._recent.clear()
            self._shared = NOTHING

    def absent(self) -> set[str]:
        """Players who listened here, and have been gone for longer than a page takes to be loaded again."""
        return self.away_for(GONE)

    def away_for(self, seconds: float) -> set[str]:
        now, people = monotonic(), self.table.running.table.people
        self._left = {who: since for who, since in self._left.items() if who in people}
        return {who for who, since in self._left.items() if now - since >= seconds}

    def says(self, who: Member, phrase: str) -> None:
        """A set phrase, by somebody who is at the table: no event. Whose wire is busy does not hear it."""
        name = eye_of(who, self.table.running).name
        if name == ONLOOKER:
            raise NotAllowed("whoever looks on says nothing here; sit down first")
        text = written({"said": {"who": name, "phrase": phrase}})
        for ear in self.ears:
            ear.takes(text)

    def hear(self, first: int, events: Sequence[Event]) -> None:
        """Something is stored; the table stands still until all are told."""
        news = news_of(events, first, self._public)
        self._recent.extend(news.heard)
        running, before, last = self.table.running, first - 1, first + len(events) - 1
        for ear in self.ears:
            frame = None
            if ear.ready is None and ear.number == before and ear.everybodys:
                try:
                    frame = self._frame(ear, running, last, news.heard, news)
                except Exception:  # a fault in what one is shown is met by their own task, and by no act
                    frame = None
            if frame is None or not ear.takes(frame):
                ear.ready = ear.ready or frame
                ear.wake.set()

    async def frame(self, ear: Ear) -> str | None:
        """What somebody is sent now; nothing, where nothing is new to them."""
        self.table.check_here()
        if (ready := ear.ready) is not None:
            ear.ready = None
            return ready
        if ear.everybodys and (ear.number, ear.seen_as) == (self.table.chain.number, self.house.people[ear.who]):
            return None
        older = await self._older(ear)

        def look(running: RunningTable, number: int) -> str | None:
            return self._frame(ear, running, number, self._missed(ear, number, older))

        return await self.table.seen(look)

    async def _older(self, ear: Ear) -> list[StoredEvent]:
        """What they missed and is not at hand, from the store."""
        at_hand = self._recent[0].number if self._recent else self.table.chain.number + 1
        if ear.number is None or ear.number < 0 or ear.number + 1 >= at_hand:
            return []
        stored = await asyncio.to_thread(self.house.store.after, self.table.number, ear.number, MOST_MISSED + 1)
        return [heard(each.number, each.event, self._public) for each in stored]

    def _frame(
        self, ear: Ear, running: RunningTable, number: int, missed: list[StoredEvent] | None, news: News | None = None
    ) -> str | None:
        """With what they missed; None: that is too much, or unknown. `news`: that it is all of this, and no more."""
        who, fresh = self.house.people[ear.who], not ear.everybodys
        eye, shared = eye_of(who, running), self._everybodys(running, number)
        changed = shared.new_to(ear)
        steps_of = of_little(running, eye, shared.asked, shared.rest)
        if steps_of is None or steps_of != ear.steps_of:
            steps = ones_own_steps(running, eye, shared.asked)
            changed = _with(changed, ear.steps, steps)
            ear.steps, ear.steps_of = steps, steps_of
        if not running.game.looks_alike and (look := ones_own_look(running, eye)) is not ear.look:
            changed = _with(changed, ear.look, look)
            ear.look = look
        told = _events(missed or (), eye, running, news)
        ear.number, ear.seen_as, ear.everybodys = number, who, shared.parts
        if not (changed or missed or missed is None):
            return None
        if news is None or changed is not shared.changed or told is not news.public:
            return _frame(number, told, changed, fresh, missed is None)
        if self._usual[0] is not news:
            self._usual = news, _frame(number, told, changed)
        return self._usual[1]

    def _missed(self, ear: Ear, number: int, older: list[StoredEvent]) -> list[StoredEvent] | None:
        """What happened since the event that they have, all of it; None where that is too much, or no event of ours."""
        if ear.number is None:
            return []
        if not 0 <= ear.number <= number:  # whoever sends it may say anything
            return None
        last = older[-1].number if older else ear.number
        recent = list(takewhile(lambda each: each.number > last, reversed(self._recent)))
        found = older + recent[::-1]
        whole = [each.number for each in found] == list(range(ear.number + 1, number + 1))
        return found if whole and len(found) <= MOST_MISSED else None

    def _everybodys(self, running: RunningTable, number: int) -> Shared:
        """Made once for all who listen."""
        if self._shared.number != number:
            timer, before = self.table.timer(), self._shared.parts
            meter = self.house.meter_of(self.table.name) if self.table.has_meter else None
            told = {"timer": written(timer.as_data() if timer is not None else None)}
            told["meter"] = written(meter.name if meter is not None else None)
            parts = everybodys(running) | told
            self._shared = Shared(number, parts, before, _changed(before, parts), asked_now(running), the_rest(running))
        return self._shared


def _frame(number: int, told: str, parts: list[str], fresh: bool = False, missed: bool = False) -> str:
    more, view = ',"missed":true' if missed else "", "view" if fresh else "changed"
    return f'{{"number":{number},"events":[{told}]{more},"{view}":{{{",".join(parts)}}}}}'


def _events(missed: Sequence[StoredEvent], eye: Eye, running: RunningTable, news: News | None) -> str:
    """As one person is told; nearly always as everybody is."""
    if news is not None and not eye.everything and news.concerned.isdisjoint(eye.names):
        return news.public
    teller = eye.teller(running)
    return ",".join(told for each in missed if (told := each.told_to(teller)))


def _changed(had: Parts, has: Parts) -> list[str]:
    """The parts that are not as they were, and those that are there no more."""
    changed = [f'"{name}":{part}' for name, part in has.items() if had.get(name) != part]
    return changed + [f'"{name}":null' for name in had if name not in has]


def _with(changed: list[str], had: Parts, has: Parts) -> list[str]:
    """And what is new besides; the same list where nothing is."""
    more = _changed(had, has)
    return changed + more if more else changed


async def looked_at(house: House, table: HouseTable, who: Member) -> str:
    """The table as one person sees it now, as one document."""
    listening = Listening(house, table)
    found = await listening.frame(Ear(who.name))
    assert found is not None, "whoever looks anew is told everything"
    return found
