"""Events in a chain: each carries the hash of the one before it, so none can be changed, left out or put in unseen."""

from collections.abc import Iterable, Sequence
from datetime import datetime
from hashlib import sha256
from typing import Final, NamedTuple

from houseway.ledger.gaming_day import gaming_day
from houseway.ledger.postings import Posting
from houseway.store.actor import THE_HOUSE, Actor
from houseway.store.cage_events import PersonKnown
from houseway.store.codec import read, text
from houseway.store.events import Closed, Event, Opened
from houseway.store.ledger import Entered
from houseway.store.marks import amounts_of, marks_of_act
from houseway.store.search import Amount, Mark

NOTHING_BEFORE: Final = "0" * 64
PARTS: Final = 8  # of an event, before its hash
LISTED: Final = (PersonKnown, Opened, Closed)  # what changes the registers of people and tables


class Stored(NamedTuple):
    """One event as it stands in the store."""

    chain: int
    number: int
    act: int
    round: int
    id: str | None
    at: str
    body: str
    before: str
    hash: str
    person: str | None = None  # who acted, and as what; of what was stored before, nobody knows
    role: str | None = None

    @property
    def actor(self) -> Actor | None:
        return Actor(self.person or "", self.role) if self.role is not None else None

    @property
    def event(self) -> Event:
        return read(self.body)

    def rightly_hashed(self) -> bool:
        return self.hash == hashed(self)


def hashed(event: Stored) -> str:
    """SHA-256 over everything that is stored of an event but the hash itself, each on a line, by its length."""
    parts = event[:PARTS] if event.role is None else (*event[:PARTS], event.person, event.role)
    written = ["" if part is None else f"={part}" for part in parts]
    return sha256("\n".join([f"{len(part)}:{part}" for part in written]).encode()).hexdigest()


class ChainEntry(NamedTuple):
    """What is to be stored: an event, what it moves, and in which round of the table."""

    event: Event
    postings: Sequence[Posting] = ()
    round: int = 0
    by: Actor = THE_HOUSE  # who acted


class Batch(NamedTuple):
    """The events of one act with their postings, and the seeds that it committed to: stored together, or not at all."""

    events: list[Stored]
    entered: list[Entered]
    seeds: list[tuple[int, int, str]]
    listed: list[tuple[int, Event]]  # what the registers of people and tables take from it, and of which chain
    marks: list[Mark]  # by what they are found
    amounts: list[Amount]
    fence: int = 0  # of the lease under which its table runs; nought, where one process runs the house

    @property
    def postings(self) -> list[Posting]:
        return [each.posting for each in self.entered]

    def and_(self, other: "Batch") -> "Batch":
        """Both, stored together, under the fence of the first."""
        return Batch(
            self.events + other.events,
            self.entered + other.entered,
            self.seeds + other.seeds,
            self.listed + other.listed,
            self.marks + other.marks,
            self.amounts + other.amounts,
            self.fence,
        )


class Chain:
    """The end of one chain. It moves on when what was linked to it is stored."""

    def __init__(self, chain: int, number: int = 0, head: str = NOTHING_BEFORE, fence: int = 0) -> None:
        self.chain, self.number, self.head, self.fence = chain, number, head, fence

    def link(
        self, said: Iterable[ChainEntry], at: datetime, id: str | None = None, seeds: Iterable[tuple[int, str]] = ()
    ) -> Batch:
        """What follows on the last event of the chain."""
        batch = Batch([], [], [(self.chain, shoe, seed) for shoe, seed in seeds], [], [], [], self.fence)
        first, before, day, now = self.number + 1, self.head, gaming_day(at).isoformat(), at.isoformat()
        said = list(said)
        for place, each in enumerate(said):
            number = first + place
            fields = (self.chain, number, first, each.round, None if place else id, now, text(each.event), before)
            before = hashed(Stored(*fields, "", *each.by))
            batch.events.append(Stored(*fields, before, *each.by))
            if isinstance(each.event, LISTED):
                batch.listed.append((self.chain, each.event))
            if each.postings:
                batch.amounts.extend(amounts_of(self.chain, number, now, each.event, each.postings))
            for line, posting in enumerate(each.postings, 1):
                batch.entered.append(Entered(self.chain, number, line, day, posting))
        batch.marks.extend(marks_of_act(self.chain, first, now, [(each.event, each.by) for each in said]))
        return batch

    def move_on(self, batch: Batch) -> None:
        if batch.events:
            self.number, self.head = batch.events[-1].number, batch.events[-1].hash
