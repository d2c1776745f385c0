"""A dispute about a recorded round: it is played again to a line, and what happened is reported at that very table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from houseway.disputes.answer import DeskAnswer
from houseway.disputes.consequences import come_of
from houseway.disputes.continuation import AsRecorded
from houseway.disputes.details import details_of, nearest
from houseway.disputes.difference import RecordedRuling
from houseway.disputes.irregularities import OVERSIGHT, Irregularity, irregularities, rows_of
from houseway.disputes.oversight import oversight_at
from houseway.disputes.rulings import check_moment, refused_at
from houseway.disputes.scene import IN_THE_RECORD
from houseway.disputes.slots import slots_of
from houseway.disputes.tables import Moment, open_to
from houseway.errors import BadInput, HousewayError, quoted
from houseway.games import find
from houseway.play.acts import Details
from houseway.play.events import Events
from houseway.play.game import Game
from houseway.play.record import Record, Replayed, replay
from houseway.play.record.partial_replay import RecordPlace, check_line, places_of, played_to
from houseway.play.record.shape import is_act_or_outcome
from houseway.play.round import NOTHING, Round
from houseway.play.wagering import Wagering

BACK: Final = 12  # places that are gone back from the last one


@dataclass(frozen=True, slots=True)
class Stood:
    """How a round stood after a step of its record: enough to know whether something can be reported there."""

    step: int
    place: RecordPlace
    moment: str
    wagers: bool
    wagering: bool
    open: frozenset[str]


class RecordedRounds:
    """The rounds of a record, as somebody disputes them."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.stood: list[Stood] = []
        self._places = places_of(record)
        self.replayed: Replayed = replay(record, find, self._watch)
        if not self.stood:
            raise BadInput(f"{record.source.file}: no round is recorded here")

    def _watch(self, round_: Round[Any], _events: Events) -> None:
        step = len(self.stood)
        rows = rows_of(round_.game).values() if not round_.over else ()
        can = frozenset(row.name for row in rows if open_to(round_, row)[1])
        table, asked = round_.table, isinstance(round_.ask, Wagering)
        self.stood.append(Stood(step, self._places[step], round_.moment, bool(table.placed), asked, can))

    @property
    def game(self) -> Game[Any]:
        return self.replayed.table.game

    def at(self, line: int | None, when: str) -> Sequence[Stood]:
        """The step that a line leads to; else all, the last first, those with wagers on the layout before others."""
        check_moment(self.game, when)
        there = [each for each in self.stood if not when or each.moment == when]
        if line is None:
            return sorted(there, key=lambda each: (each.wagers, each.step), reverse=True)
        check_line(self.record, line, "--line")
        return [each for each in self.stood if each.place.line <= line][-1:]

    @property
    def _file(self) -> str:
        return self.record.source.file or "the record"

    def rulings(self, act: str, words: str, when: str, given: Details, line: int | None) -> list[DeskAnswer]:
        """What the table rules on such a report there: one for each cause that the words leave open."""
        meant = next((each for each in irregularities(self.game) if each.act == act), None)
        if meant is None:
            return []
        stood = self.at(line, when)
        wrong: list[HousewayError] = []
        tried = list(self._tried(meant, words, given, stood, wrong))
        if not tried and not wrong and line is None:
            tried = self._refused(meant, given, stood)
        if not tried:
            raise wrong[0] if wrong else self._not_there(meant, line, when)
        return tried

    def _tried(
        self, meant: Irregularity, words: str, given: Details, stood: Sequence[Stood], wrong: list[HousewayError]
    ) -> Iterator[DeskAnswer]:
        """At the last place that takes it."""
        for said in _said_of(meant, words):
            for there in [one for one in stood if _can(one, meant)][:BACK]:
                try:
                    yield self._ruled(meant, said, given, there)
                except HousewayError as problem:
                    wrong.append(problem)
                else:
                    break

    def _ruled(self, meant: Irregularity, words: str, given: Details, there: Stood) -> DeskAnswer:
        at = self._at(there)
        round_ = at.round
        if meant.act == OVERSIGHT:
            answer = oversight_at(at, meant, slots_of(self.game, words), given)
        else:
            row = rows_of(self.game)[meant.act]
            who, ways = open_to(round_, row)
            filled = details_of(ways, slots_of(self.game, words), given)
            answer = come_of(at._replace(who=who, ways=ways), row.name, row.under, row.name, filled)
        return replace(answer, recorded=self._told(there, round_))

    def _at(self, there: Stood) -> Moment:
        """The round as it stood there; it goes on as it is recorded."""
        round_ = played_to(self.record, find, there.step)
        goes_on = AsRecorded(self._left(there.place), round_.table.asked)
        return Moment(round_, goes_on, again=partial(self._at, there), scene=IN_THE_RECORD)

    def _told(self, there: Stood, round_: Round[Any]) -> RecordedRuling:
        """Where it was reported, and what was to come of the round."""
        number, line, _ = there.place
        settled = tuple(line for each, line in self.replayed.lines if each == number)
        goes_on = bool(self._left(there.place)) or number < len(self.record.rounds)
        return RecordedRuling(self._file, number, line, settled, tuple(round_.lines), goes_on, str(round_.ask or ""))

    def _refused(self, meant: Irregularity, given: Details, stood: Sequence[Stood]) -> list[DeskAnswer]:
        """What nobody may do, by the provision that stands against it."""
        rows = rows_of(self.game)
        there = [played_to(self.record, find, each.step) for each in stood[:1]]
        found = [refused_at(round_, rows[meant.act], given) for round_ in there if meant.act in rows]
        told = self._told(stood[0], there[0]) if there else None
        as_it_was = told and replace(told, ruled=told.settled, awaited="")
        return [replace(each, recorded=as_it_was) for each in found if each is not None]

    def _left(self, place: RecordPlace) -> list[dict[str, Any]]:
        """What happens in the round after it, by the record."""
        events = self.record.rounds[place.round - 1].events[0 if place.event is None else place.event + 1 :]
        return [event for event in events if is_act_or_outcome(event)]

    def _not_there(self, meant: Irregularity, line: int | None, when: str) -> BadInput:
        name = quoted(meant.act)
        lines = sorted({each.place.line for each in self.stood if _can(each, meant)})
        where = f"at line {line}" if line is not None else f"at {when}" if when else "anywhere"
        if not lines or (line is None and not when):
            return BadInput(f"{self._file}: nothing can be reported as {name} {where} in it")
        there = ", ".join(map(str, lines))
        return BadInput(f"{self._file}: nothing can be reported as {name} {where}; it can after lines {there}")


def _said_of(meant: Irregularity, words: str) -> Sequence[str]:
    """The words, where they tell which of its causes it was, or it has none; else the words of each cause."""
    return [words] if not meant.causes or nearest(meant.causes, words) else meant.causes


def _can(stood: Stood, meant: Irregularity) -> bool:
    return stood.wagering or stood.wagers if meant.act == OVERSIGHT else meant.act in stood.open


def ruling_on_record(
    record: Record, act: str, words: str = "", when: str = "", given: Details = NOTHING, line: int | None = None
) -> list[DeskAnswer]:
    """What the table rules on such a report, at a line of a record or at the last place that takes it."""
    return RecordedRounds(record).rulings(act, words, when, given, line)
