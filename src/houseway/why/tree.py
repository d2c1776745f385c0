"""The tree of an event: of a settlement line, a refusal, a ruling, a call."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, NamedTuple, cast

from houseway.cite import Cite
from houseway.errors import BadInput, Ground, Refused
from houseway.money import in_dollars
from houseway.play.cloth import area_name
from houseway.play.events import Called, Done, Entry, Event, Events, Ruled, Settled, made
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wager import Clause, Placed, Wager
from houseway.play.words import the
from houseway.why import grounds, ruling
from houseway.why.figures import figure
from houseway.why.law import provided
from houseway.why.reason import AS_IT_BEGAN, Fact, Reason, Rejected, fact


class Sentence(NamedTuple):
    """In one sentence."""

    conclusion: str
    because: str


def explains(event: Event) -> bool:
    """Is this something that can be asked why?"""
    return isinstance(event, Settled | Ruled | Called) or (isinstance(event, Done) and event.refused is not None)


def why(round_: Round[Any], number: int, day: str = "", log: Sequence[Entry] | None = None) -> Reason:
    """Why an event of the round was so, by its number; `day` is the one whose law is meant, if it is not the first.

    `log`: the round's own, as far as whoever asks was told of it.
    """
    log = round_.log if log is None else log
    events, day = Events(log), day or round_.game.since[:10]
    if not 0 < number <= len(events):
        raise BadInput(f"the round has events 1 to {len(events)}, not {number}")
    event, entry = events[number - 1], log[number - 1]
    before, said = events[: number - 1], sentence(round_, number, log)
    match event:
        case Settled(_, line):
            return _of_a_line(day, said, round_.table, before, grounds.step_of(events, number), line, *entry[2:])
        case Done():
            return _of_a_refusal(day, said, round_.table, events, event, entry[5])
        case Called(_, words, under):
            return _under(day, (under,), said, facts=tuple(grounds.said_of(round_.table, events[:number], words)))
        case _:
            return _of_a_ruling(day, said, round_.table, before, cast(Ruled, event))


def sentence(round_: Round[Any], number: int, log: Sequence[Entry]) -> Sentence:
    """What follows, and why in plain words; not what it rests on, for which all that happened is gone through."""
    entry, before = log[number - 1], Events(log, 0, number - 1)
    event = made(number, entry)
    follows = fact(event).says
    match event:
        case Settled(_, line):
            step = grounds.step_of(Events(log), number)
            return Sentence(follows, _because(round_.table, before, step, line, *entry[2:5]))
        case Done() if event.refused is not None:
            return Sentence(follows, _why_refused(before, event, entry[5]))
        case Ruled():
            return Sentence(follows, ruling.because(round_.table, before, event))
        case Called():
            return Sentence(follows, "")
        case _:
            raise BadInput(f"event {number} is no settlement, refusal, ruling or call: there is no why to it")


# A settlement line


def _of_a_line(
    day: str,
    said: Sentence,
    table: Table,
    before: Sequence[Event],
    step: Sequence[Event],
    line: Line,
    placed: Placed | None = None,
    clause: Clause[Any] | None = None,
    facts: Any = None,
    told: tuple[str, ...] = (),
) -> Reason:
    row = placed.wager if placed is not None else table.game.wager_named.get(line.wager)
    clause = _clause(row, clause, facts)
    return _under(
        day,
        line.cites,
        said,
        facts=grounds.of_a_line(
            table, before, line, placed, () if facts is not None else grounds.led_to(before, step), step
        ),
        figure=_figure(table, line, row, clause, facts, told),
        considered=tuple(_considered(row, clause, facts, line, said.because)) if row and facts is not None else (),
    )


def arithmetic(round_: Round[Any], number: int, log: Sequence[Entry]) -> tuple[str, ...]:
    """How the amounts of a settlement come about, step by step; of anything else there is none."""
    event = made(number, log[number - 1])
    if not isinstance(event, Settled):
        return ()
    placed, clause, facts, told = (*log[number - 1][2:6], *(None,) * 4)[:4]
    row = placed.wager if placed is not None else round_.game.wager_named.get(event.line.wager)
    return _figure(round_.table, event.line, row, _clause(row, clause, facts), facts, told or ())


def _figure(
    table: Table, line: Line, row: Wager[Any] | None, clause: Clause[Any] | None, facts: Any, told: tuple[str, ...]
) -> tuple[str, ...]:
    return tuple(facts.figure(line)) if hasattr(facts, "figure") else figure(table, line, row, clause, told)


def _because(
    table: Table,
    before: Sequence[Event],
    step: Sequence[Event],
    line: Line,
    placed: Placed | None = None,
    clause: Clause[Any] | None = None,
    facts: Any = None,
) -> str:
    row = placed.wager if placed is not None else table.game.wager_named.get(line.wager)
    decides = _clause(row, clause, facts)
    if decides is None:
        return _ruled(table, before, step, line)
    return because_of(decides, facts, line) + _in_this_step(table, before, step, facts)


def _clause(row: Wager[Any] | None, clause: Clause[Any] | None, facts: Any) -> Clause[Any] | None:
    """The one that decided it; the first that fits the facts, where that is not kept."""
    if clause is not None or facts is None or row is None:
        return clause
    return next((each for each in row.clauses if each.when(facts)), None)


def _in_this_step(table: Table, before: Sequence[Event], step: Sequence[Event], facts: Any) -> str:
    """What was done that ended it, where nothing on the layout did; what was ruled on what came, as it was settled."""
    if facts is None:
        return "".join(f"; {grounds.told(table, each, before).says}" for each in step[:1])
    rulings = [each.ruling.what for each in step if isinstance(each, Ruled) and each in before]
    return "".join(f"; {what}" for what in rulings[-1:] if isinstance(step[0], Done))


def because_of(clause: Clause[Any], facts: Any, line: Line) -> str:
    """The clause's own sentence, with these facts in it."""
    return told(clause.because, facts, line)


def told(sentence: str, facts: Any, line: Line) -> str:
    """A clause's sentence with the facts and the wager in it."""
    where = area_name(line.wager, line.selection)
    return sentence.format(
        facts,
        wager=line.wager,
        selection=line.selection,
        where=where,
        person=line.person,
        stake=in_dollars(line.stake),
    )


def _ruled(table: Table, before: Sequence[Event], step: Sequence[Event], line: Line) -> str:
    """What was ruled or announced last that rests on the same words; else what was ruled or done as it came to it."""
    for event in chain(reversed(step), reversed(before)):
        if isinstance(event, Ruled) and set(event.ruling.cites) & set(line.cites):
            return event.ruling.what
        if isinstance(event, Called) and event.under in line.cites:
            return event.words
    rulings = [event.ruling.what for event in step if isinstance(event, Ruled)]
    return rulings[-1] if rulings else "".join(grounds.told(table, each, before).says for each in step[:1])


def _considered(
    row: Wager[Any], clause: Clause[Any] | None, facts: Any, line: Line, because: str
) -> Iterator[Rejected]:
    """The clauses that are read before the one that decides, a provision once; not what the same provision pays for
    other hands, nor what was said already."""
    told_of: set[Cite] = set(line.cites)
    for other in row.clauses:
        if clause is None or other.when is clause.when or other.cites == clause.cites:
            return
        if other.cites and other.cites[0] not in told_of:
            told_of.add(other.cites[0])
            fails = told(other.unless, facts, line)
            if fails not in because:
                yield Rejected(other.cites[0], fails)


# A refusal


def _of_a_refusal(
    day: str, said: Sentence, table: Table, events: Sequence[Event], event: Done, refused: Refused
) -> Reason:
    late = _closed_by(events[: event.number - 1], event, refused)
    facts = {fact(event), *_against(table, events, event, refused.ground)}
    facts |= {fact(late)} if late is not None else set()
    return _under(
        day,
        (refused.under,),
        said,
        facts=tuple(sorted(facts)),
        instead=refused.instead.replace("awaited: ", "first comes: "),
    )


def _why_refused(before: Sequence[Event], event: Done, refused: Refused) -> str:
    late = _closed_by(before, event, refused)
    return refused.why + (f", since '{late.act}' by {the(late.who)}" if late is not None else "")


def _closed_by(before: Sequence[Event], event: Done, refused: Refused) -> Done | None:
    """What closed the wagering, where a wager came too late."""
    is_late = event.act in grounds.WAGERS and refused.ground is Ground.WHEN
    return grounds.closed_by(before) if is_late else None


def _against(table: Table, events: Sequence[Event], event: Done, ground: Ground) -> Iterator[Fact]:
    """What it is that stands against it, by the ground of the refusal."""
    before = events[: event.number - 1]
    yield from grounds.stood_at(before)
    if event.act in table.game.steps:  # whether it is the time for a step may hang on the hand that is being played
        yield from grounds.in_turn(table, before)
    if ground is Ground.WHO:
        here = table.people.get(event.who)  # only players leave
        yield Fact(AS_IT_BEGAN, f"{event.who} is a {here.role.value if here is not None else 'player'}")
    if ground is Ground.AMOUNT:
        row = table.game.wager_named.get(str(event.details.get("on", "")))
        line = table.sign.limits.get(row.limit) if row is not None else None
        if line is not None and row is not None:
            yield Fact(AS_IT_BEGAN, f"the sign: {line} for {row.limit}")
        yield from grounds.wagers_of(before, event.who, event.details)
    if ground is Ground.MEANS and event.who in table.people:
        yield from grounds.means_of(table, events, event)


# A ruling


def _of_a_ruling(day: str, said: Sentence, table: Table, before: Sequence[Event], event: Ruled) -> Reason:
    facts = (*ruling.rests_on(table, before, event), *grounds.said_of(table, before, event.ruling.what))
    return _under(day, event.ruling.cites, said, facts=tuple(sorted(set(facts))))


def _under(day: str, cites: Sequence[Cite], said: Sentence, **more: Any) -> Reason:
    """A node under the first provision; what else is cited is a child each."""
    found = [provided(each, day) for each in dict.fromkeys(cites)]
    if not found:
        return Reason(*said, **more)
    return replace(found[0], **said._asdict(), children=tuple(found[1:]), **more)
