"""Who listens at a table, and what each of them is sent: what they may know of what was stored, and what changed.

Nothing waits for a listener. A table wakes those who listen, and each is sent what has happened since they were last
sent something, when they are ready for it: one frame for much, if they are slow.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from typing import Final, NamedTuple

from houseway.house.house import House
from houseway.house.people import Member
from houseway.house.running import Running
from houseway.house.seen import Eye, Parts, everybodys, eye_of, ones_own, written
from houseway.house.tables import HouseTable
from houseway.house.told import Teller
from houseway.play.codec import Data

RECENT: Final = 200  # events that are kept at hand
MOST_MISSED: Final = 500  # events that somebody who comes back is told; after more they look at the table anew


class Heard(NamedTuple):
    """An event that was stored, and as everybody is told of it."""

    number: int
    body: Data | None  # none where nobody is told otherwise
    public: str

    def told_to(self, teller: Teller) -> str:
        if self.body is None or not teller.concerns(self.body):
            return self.public
        return _told(self.number, teller.tell(self.body))


def heard(number: int, body: Data, public: Teller) -> Heard:
    return Heard(number, None if "house" in body else body, _told(number, public.tell(body)))


def _told(number: int, told: Data | None) -> str:
    return written({"n": number} | told) if told is not None else ""


class Ear:
    """Somebody who listens: as far as which event they were told, and each part of the view as they have it."""

    def __init__(self, who: str, number: int | None = None) -> None:
        self.who, self.number = who, number
        self.sent: Parts = {}
        self.wake = asyncio.Event()

    def anew(self, number: int | None) -> None:
        """They have this event, and forgot the view."""
        self.number, self.sent = number, {}
        self.wake.set()


class Listening:
    """Those who listen at one table."""

    def __init__(self, house: House, table: HouseTable) -> None:
        self.house, self.table = house, table
        self.ears: set[Ear] = set()
        self._public = Teller(table.running.game)
        self._recent: deque[Heard] = deque(maxlen=RECENT)
        self._parts: tuple[int, Parts] = (0, {})

    def add(self, ear: Ear) -> None:
        if not self.ears:
            self.table.hears.append(self.hear)
        self.ears.add(ear)
        ear.wake.set()

    def remove(self, ear: Ear) -> None:
        self.ears.discard(ear)
        if not self.ears and self.hear in self.table.hears:
            self.table.hears.remove(self.hear)
            self._recent.clear()
            self._parts = 0, {}

    def hear(self, first: int, bodies: Sequence[Data]) -> None:
        """Something is stored."""
        self._recent.extend(heard(number, body, self._public) for number, body in enumerate(bodies, first))
        for ear in self.ears:
            ear.wake.set()

    async def frame(self, ear: Ear) -> str | None:
        """What somebody is sent now; nothing, where nothing is new to them."""
        older = await self._older(ear)
        return await self.table.seen(lambda running, number: self._frame(ear, running, number, older))

    async def _older(self, ear: Ear) -> list[Heard]:
        """What they missed and is not at hand, from the store."""
        at_hand = self._recent[0].number if self._recent else self.table.chain.number + 1
        if ear.number is None or ear.number + 1 >= at_hand:
            return []
        stored = await asyncio.to_thread(self.house.store.after, self.table.number, ear.number, MOST_MISSED + 1)
        return [heard(event.number, event.data, self._public) for event in stored]

    def _frame(self, ear: Ear, running: Running, number: int, older: list[Heard]) -> str | None:
        who = self.house.people[ear.who]
        eye = eye_of(who, running)
        missed = self._missed(ear, number, older)
        parts = self._everybodys(running, number) | ones_own(running, eye)
        view = "changed" if ear.sent else "view"
        changed = {name: part for name, part in parts.items() if ear.sent.get(name) != part}
        changed |= {name: "null" for name in ear.sent if name not in parts}
        fresh = not ear.sent or missed is None
        ear.number, ear.sent = number, parts
        if not (changed or missed or fresh):
            return None
        told = _events(missed or (), eye, running)
        more = ',"missed":true' if missed is None else ""
        return f'{{"number":{number},"events":[{told}]{more},"{view}":{_joined(changed)}}}'

    def _missed(self, ear: Ear, number: int, older: list[Heard]) -> list[Heard] | None:
        """What happened since the event that they have, all of it; None where that is too much, or no event of ours."""
        if ear.number is None:
            return []
        if ear.number > number:
            return None
        last = older[-1].number if older else ear.number
        found = older + [each for each in self._recent if each.number > last]
        whole = [each.number for each in found] == list(range(ear.number + 1, number + 1))
        return found if whole and len(found) <= MOST_MISSED else None

    def _everybodys(self, running: Running, number: int) -> Parts:
        """Made once for all who listen."""
        if self._parts[0] != number:
            timer, meter = self.table.timer(), self.house.meter_of(self.table.name)
            told = {"timer": written(timer.as_data() if timer is not None else None)}
            told["meter"] = written(meter.name if meter is not None else None)
            self._parts = number, everybodys(running) | told
        return self._parts[1]


def _events(missed: Sequence[Heard], eye: Eye, running: Running) -> str:
    teller = eye.teller(running)
    return ",".join(told for each in missed if (told := each.told_to(teller)))


def _joined(parts: Parts) -> str:
    return "{" + ",".join(f"{written(name)}:{part}" for name, part in parts.items()) + "}"


async def looked_at(house: House, table: HouseTable, who: Member) -> str:
    """The table as one person sees it now, as one document."""
    listening = Listening(house, table)
    found = await listening.frame(Ear(who.name))
    assert found is not None, "whoever looks anew is told everything"
    return found
