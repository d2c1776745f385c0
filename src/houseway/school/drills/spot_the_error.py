"""A round as it was recorded, with one step spoilt: which line, and against what?

Whatever is spoilt is played again before it is asked: the line at which the table first says something else is the
answer, and a change that the table takes as well is no error.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, NamedTuple

from houseway.errors import HousewayError, Refused
from houseway.play.events import Asked, Called, Came, Done, Event, Events, Metered, Moved, Settled
from houseway.play.game import Game
from houseway.play.people import PLAYERS, Role
from houseway.play.record import write
from houseway.play.record.plain import as_data
from houseway.play.wager import Verdict
from houseway.play.words import step
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.situation import Lots, Situation, opened, others, played
from houseway.why import Reason, why

KIND: Final = "spot"
SAYS: Final = "the one step of a round that is wrong"
TRIES: Final = 20
SEVERAL: Final = 3
UNTOLD: Final = (Asked, Moved, Metered)


class Spoilt(NamedTuple):
    """The events of a round as somebody wrote them down, one of them wrong, and what is wrong with it."""

    how: str
    events: list[Event]


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    whole = [event for event in Events(there.log) if not isinstance(event, Asked)]
    for _ in range(TRIES):
        how = lots.one_of(list(SPOILS))
        events = SPOILS[how](there, list(whole), lots)
        at = first_wrong(there, events) if events else None
        if events and at is not None and not isinstance(events[at], UNTOLD):
            return _item(name, there, Spoilt(how, events), at)
    return None


def _item(name: ItemName, there: Situation, spoilt: Spoilt, at: int) -> Item:
    told = [event for event in spoilt.events if not isinstance(event, UNTOLD)]
    line = next(number for number, event in enumerate(told, 1) if event is spoilt.events[at])
    shown = [f"{number}. {step(event)}" for number, event in enumerate(told, 1)]
    reason = _reason(there, spoilt, at)
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{spoilt.how}",
        question=ItemQuestion(
            "One thing in this round is wrong. In which line does it first show?", shown, AnswerForm.LINE
        ),
        answer=str(line),
        cites=(reason.provision.text,) if reason.provision else (),
        difficulty=difficulty(20 * len(told), HARDER[spoilt.how]),
        record=_record(there, spoilt.events),
        why=lambda: [reason],
    )


def _record(there: Situation, events: Sequence[Event]) -> str:
    whole = there.recorder.record()
    (round_,) = whole.rounds
    round_.events[:] = [as_data(event) for event in events]
    return write(whole)


# What can be wrong

Spoil = Callable[[Situation, list[Event], Lots], list[Event] | None]


def _payment(_there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """More or less is paid than is due: as on even money, as at the next odds, or a chip too few."""
    paid = [at for at, each in enumerate(events) if isinstance(each, Settled) and each.line.paid]
    if not paid:
        return None
    at = lots.one_of(paid)
    event = events[at]
    assert isinstance(event, Settled)
    line = event.line
    amounts = {line.stake, line.paid + line.stake, line.paid - line.stake, line.paid // 2, line.paid + 100}
    wrong = lots.one_of(sorted(each for each in amounts if each > 0 and each != line.paid and not each % 50) or [0])
    return _with(events, at, event._replace(line=line._replace(paid=wrong))) if wrong else None


def _collected(_there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """A wager that lost is handed back."""
    lost = [at for at, each in enumerate(events) if isinstance(each, Settled) and each.line.verdict is Verdict.LOSE]
    if not lost:
        return None
    at = lots.one_of(lost)
    event = events[at]
    assert isinstance(event, Settled)
    line = event.line._replace(verdict=Verdict.VOID, returned=event.line.stake)
    return _with(events, at, event._replace(line=line))


def _called(there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """Something else is announced."""
    calls = [at for at, each in enumerate(events) if isinstance(each, Called)]
    if not calls:
        return None
    at = lots.one_of(calls)
    event = events[at]
    assert isinstance(event, Called)
    heard = [each for one in others(there.game) for each in Events(one.log) if isinstance(each, Called)]
    wrong = sorted({each.words for each in heard if each.under == event.under and each.words != event.words})
    return _with(events, at, event._replace(words=lots.one_of(wrong))) if wrong else None


def _left_out(there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """A step of the staff is missing, with what was announced at it."""
    steps = [at for at in _staff_steps(there, events) if at + 1 < len(events)]
    if not steps:
        return None
    at = lots.one_of(steps)
    stop = at + 1
    while stop < len(events) and isinstance(events[stop], Called):
        stop += 1
    return [*events[:at], *events[stop:]] if stop < len(events) else None


def _out_of_order(there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """Two steps of the staff are done the other way round."""
    steps = _staff_steps(there, events)
    pairs = [(one, two) for one, two in pairwise(steps) if events[one] != events[two]]
    if not pairs:
        return None
    one, two = lots.one_of(pairs)
    return _with(_with(events, one, events[two]), two, events[one])


def _never_came(_there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """A card that is burnt or dealt, a tile or a ball is missing, of several that come."""
    came = [at for at, each in enumerate(events) if isinstance(each, Came)]
    if len(came) < SEVERAL:
        return None
    at = lots.one_of(came)
    return [*events[:at], *events[at + 1 :]]


def _by_another(there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """Somebody else of the staff does it."""
    steps = _staff_steps(there, events)
    if not steps:
        return None
    at = lots.one_of(steps)
    event = events[at]
    assert isinstance(event, Done)
    staff = [each.name for each in there.round.table.people.values() if _is_staff(each.role) and each.name != event.who]
    return _with(events, at, event._replace(who=lots.one_of(staff))) if staff else None


def _with(events: list[Event], at: int, event: Event) -> list[Event]:
    return [*events[:at], event, *events[at + 1 :]]


def _staff_steps(there: Situation, events: list[Event]) -> list[int]:
    people = there.round.table.people
    return [
        at
        for at, each in enumerate(events)
        if isinstance(each, Done) and each.who in people and _is_staff(people[each.who].role)
    ]


def _is_staff(role: Role) -> bool:
    return role not in PLAYERS and role is not Role.SPECTATOR


SPOILS: Final[Mapping[str, Spoil]] = {
    "a wrong payment": _payment,
    "a loser handed back": _collected,
    "a wrong call": _called,
    "a step left out": _left_out,
    "a step out of order": _out_of_order,
    "a step by the wrong person": _by_another,
    "something that never came": _never_came,
}
HARDER: Final = {
    "a wrong payment": 200,
    "a loser handed back": 150,
    "a wrong call": 150,
    "a step left out": 500,
    "a step out of order": 400,
    "a step by the wrong person": 300,
    "something that never came": 350,
}


# What the table says to it


def first_wrong(there: Situation, events: Sequence[Event]) -> int | None:
    """The first event that does not come of playing the others again; none, where everything does."""
    return _played(there, events)[0]


def _played(there: Situation, events: Sequence[Event]) -> tuple[int | None, Situation, HousewayError | None]:
    again = opened(there.game, there.seed)
    expected = _happened(again, 0)
    for at, event in enumerate(events):
        if isinstance(event, Done | Came):
            if expected:
                return at, again, None  # something else comes before it
            start = len(again.log)
            try:
                _repeat(again, event)
            except HousewayError as wrong:
                return at, again, wrong
            expected = _happened(again, start)
        if not expected or as_data(expected.pop(0)) != as_data(event):
            return at, again, None
    return None, again, None


def _happened(there: Situation, start: int) -> list[Event]:
    return [event for event in Events(there.log, start) if not isinstance(event, Asked)]


def _repeat(again: Situation, event: Done | Came) -> None:
    if isinstance(event, Done):
        again.round.act(event.who, event.act, event.details)
    else:
        ask: Any = again.round.ask
        again.round.outcome(ask.read(event.value) if hasattr(ask, "read") else event.value)


def _reason(there: Situation, spoilt: Spoilt, at: int) -> Reason:
    """What the table has there instead, and under which provision."""
    _, again, wrong = _played(there, spoilt.events)
    event = spoilt.events[at]
    what = f"{spoilt.how}: {step(event)}"
    if isinstance(wrong, Refused):
        return Reason(what, because=wrong.why, provision=wrong.under, instead=wrong.instead)
    right = next((e for e in Events(again.log) if isinstance(e, Settled | Called) and _answers(e, event)), None)
    if right is not None:
        return Reason(
            what, because=f"it is {step(right)}", provision=_under(right), children=(why(again.round, right.number),)
        )
    ask = again.round.ask
    return Reason(
        what, because=str(wrong) if wrong else f"awaited: {ask}", provision=ask.under if ask is not None else None
    )


def _answers(right: Event, wrong: Event) -> bool:
    if isinstance(right, Settled) and isinstance(wrong, Settled):
        return right.line[:3] == wrong.line[:3]
    return isinstance(right, Called) and isinstance(wrong, Called) and right.under == wrong.under


def _under(event: Settled | Called) -> Any:
    return event.under if isinstance(event, Called) else event.line.cites[0] if event.line.cites else None
