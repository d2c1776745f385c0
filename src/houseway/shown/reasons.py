"""Why something in a stored round was so, as whoever asks may know it: made when they ask, from the round's events.

The tree is made of the log as it was told to them, so it names no detail of an act, no card and no purse that they were
not told of; `why` itself names nothing that lies face down.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from houseway.house.people import Member
from houseway.house.tables.replay import follow_one
from houseway.house.tables.table import RunningTable
from houseway.play.events import Came, Done, Entry, Event, Settled, made
from houseway.play.settlement import Line
from houseway.shown.audience import Audience
from houseway.shown.replay import StoredRound, before, seen_by
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, RoundBegins, RoundTakenBack
from houseway.store.events import Event as Stored
from houseway.why import Fact, Reason, explains, why
from houseway.why.reason import AS_IT_BEGAN
from houseway.why.reason import fact as fact_of
from houseway.why.record import KINDS
from houseway.why.tree import arithmetic, sentence


class Why(NamedTuple):
    """Something that can be asked, by its event in the table's chain; the facts have such numbers, too."""

    number: int
    kind: str
    line: Line | None  # of a settlement
    reason: Reason


def reasons(round_: StoredRound, who: Member, number: int | None = None) -> list[Why]:
    """Of all that somebody may ask about in a round, in its order, in a sentence each; or the tree of one event."""
    found = list[Why]()
    asked = _Asked(round_, who, number)
    for event in round_.events:
        found += asked.follow(event.number, event.event)
        if number is not None and event.number >= number and not asked.running.said:
            break
    return found


class _Asked:
    """A round that is followed step by step: each thing is asked when it has come, of the table as it was then."""

    def __init__(self, round_: StoredRound, who: Member, number: int | None) -> None:
        self.round, self.who, self.number, self.running = round_, who, number, before(round_)
        self.day = str(round_.opened.on)[:10]
        self.numbers: list[int] = []  # of the chain's events, by their place in the log of the round
        self.log: list[Entry] = []  # as it was told to whoever asks
        self.undoes = 0  # so many events are still to come that undo settlements, before the round is made again

    def follow(self, number: int, happened: Stored) -> Iterator[Why]:
        """One event more; once all that it led to has come, what can be asked of it."""
        follow_one(self.running, happened)
        if isinstance(happened, HouseEvent):
            self._begins_again(happened)
        elif self.undoes:
            self.undoes -= 1
        else:
            self.numbers.append(number)
        if self.running.said or len(self.log) == len(self.numbers):
            return
        assert self.running.round is not None
        eye, whole = seen_by(self.who, self.round, self.running), self.running.round.log
        teller = eye.teller(self.running) if eye is not None else None
        first = len(self.log)
        self.log += (_told(entry, teller) for entry in whole[first:])
        for place in range(first, len(whole)):
            event = made(place + 1, whole[place])
            if self.number not in (None, self.numbers[place]):
                continue
            if explains(event) and (teller is None or may_ask(teller, event)):
                yield self._why(event, teller)

    def _begins_again(self, happened: HouseEvent) -> None:
        """A round that is corrected stands as far as the correction, and settlements are undone first."""
        if isinstance(happened, RoundBegins):
            self.numbers, self.log = [], []
        elif isinstance(happened, Corrected):
            assert self.running.round is not None
            self.numbers, self.log = self.numbers[: happened.kept], self.log[: happened.kept]
            self.undoes = len(self.running.said) - (len(self.running.round.log) - happened.kept)
        elif isinstance(happened, RoundTakenBack):
            self.undoes = len(self.running.said)

    def _why(self, event: Event, teller: Audience | None) -> Why:
        round_ = self.running.round
        assert round_ is not None
        if self.number is None:
            said = sentence(round_, event.number, self.log)
            reason = Reason(*said, figure=arithmetic(round_, event.number, self.log))
        else:
            reason = why(round_, event.number, self.day, self.log)
        facts = tuple(told for fact in reason.facts if (told := _fact(self.running, self.numbers, fact, teller)))
        line = event.line if isinstance(event, Settled) else None
        return Why(self.numbers[event.number - 1], KINDS[type(event)], line, replace(reason, facts=facts))


def may_ask(teller: Audience, event: Event) -> bool:
    """What they are told of; staff also what was refused to others, where it cannot tell of anything face down."""
    refused = isinstance(event, Done) and event.refused is not None
    return (refused and teller.everything and not teller.game.hides) or teller.seen(event) is not None


def _told(entry: Entry, teller: Audience | None) -> Entry:
    """An act with the details that they are told of."""
    if teller is None or entry[0] is not Done:
        return entry
    kind, who, act, details, *more = entry
    event = made(1, entry)
    seen = teller.seen(event)
    if isinstance(seen, Done):
        details = seen.details
    elif not may_ask(teller, event):
        details = {}
    return (kind, who, act, details, *more)


def _fact(running: RunningTable, numbers: list[int], fact: Fact, teller: Audience | None) -> Fact | None:
    """By the number in the chain; whoever is told everything is told each face."""
    if fact.event == AS_IT_BEGAN:
        return fact
    assert running.round is not None
    entry = running.round.log[fact.event - 1]
    event = made(fact.event, entry)
    if teller is not None and not may_ask(teller, event):
        return None
    says = fact_of(event).says if teller is None and isinstance(event, Came) else fact.says
    return Fact(numbers[fact.event - 1], says)
