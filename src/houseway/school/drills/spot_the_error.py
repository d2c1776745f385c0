"""A round as it was recorded, with one step spoilt: where, what is wrong, and under which provision?

Whatever is spoilt is played again before it is asked: the line at which the table first says something else is the
answer, and a change that the table takes as well is no error. What the table cites there is right, all of it.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.errors import HousewayError, Refused
from houseway.play.events import Asked, Called, Came, Done, Event, Events, Metered, Moved, Settled
from houseway.play.game import Game
from houseway.play.record import write
from houseway.play.record.plain import as_data
from houseway.play.words import step
from houseway.school.drills.spoils import SPOILS, kinds_of_error
from houseway.school.item import AnswerForm, Item, ItemName, ItemQuestion, difficulty
from houseway.school.law import brief
from houseway.school.situation import Lots, Situation, opened, others, played
from houseway.why import Reason, why
from houseway.why.law import says

KIND: Final = "spot"
SAYS: Final = "the one step of a round that is wrong: where, what, and under which provision"
TRIES: Final = 20
WRONG: Final = 3  # provisions that are offered besides
UNTOLD: Final = (Asked, Moved, Metered)


class Spoilt(NamedTuple):
    """The events of a round as somebody wrote them down, one of them wrong, and what is wrong with it."""

    how: str
    events: list[Event]

    @property
    def what(self) -> str:
        return SPOILS[self.how].what


class FoundError(NamedTuple):
    """What the table has in place of an event: why, and every provision that it cites there, the first first."""

    reason: Reason
    under: Sequence[Cite]


def senseless(_game: Game[Any]) -> str:
    return ""


def make(name: ItemName) -> Item | None:
    lots = Lots(name)
    there = played(name.game, str(name))
    whole = [event for event in Events(there.log) if not isinstance(event, Asked)]
    asked = kinds_of_error(name.game)
    spoils = [how for how, each in SPOILS.items() if each.what in asked]
    for _ in range(TRIES):
        how = lots.one_of(spoils)
        events = SPOILS[how].spoils(there, list(whole), lots)
        at = first_wrong(there, events) if events else None
        if events and at is not None and not isinstance(events[at], UNTOLD):
            return _item(name, there, Spoilt(how, events), at, lots)
    return None


def _item(name: ItemName, there: Situation, spoilt: Spoilt, at: int, lots: Lots) -> Item | None:
    told = [event for event in spoilt.events if not isinstance(event, UNTOLD)]
    line = next(number for number, event in enumerate(told, 1) if event is spoilt.events[at])
    found = _found(there, spoilt, at)
    wrong = _besides(there, found.under, lots)
    if not found.under or not wrong:
        return None
    first, *more = (f"{line}, {spoilt.what}, {cite}" for cite in found.under)
    question = ItemQuestion(
        "One thing in this round is wrong. In which line does it first show, what is it, and under which provision?",
        [f"{number}. {step(event)}" for number, event in enumerate(told, 1)],
        AnswerForm.ERROR,
        kinds_of_error(name.game),
        provisions=[(cite.text, brief(cite)) for cite in lots.mixed([found.under[0], *wrong])],
    )
    return Item(
        name,
        skill=f"{KIND}/{name.game.name}/{spoilt.how}",
        question=question,
        answer=first,
        also=tuple(more),
        cites=tuple(cite.text for cite in found.under),
        difficulty=difficulty(20 * len(told), SPOILS[spoilt.how].harder),
        record=_record(there, spoilt.events),
        why=lambda: [found.reason],
    )


def _besides(there: Situation, under: Sequence[Cite], lots: Lots) -> list[Cite]:
    """Provisions that the game rests on elsewhere, and neither stand in what is right nor hold it."""
    cited = dict.fromkeys(each for one in (there, *others(there.game)) for each in _cited(one))
    right = {each.text for each in under}
    apart = [
        each
        for each in cited
        if right.isdisjoint(each.steps) and not any(each.text in one.steps for one in under) and not each.is_reading
    ]
    return list(islice(lots.mixed(sorted(apart)), WRONG))


def _cited(there: Situation) -> Iterator[Cite]:
    for kind, *what in there.log:
        if kind is Asked or kind is Called:
            yield what[0].under
        elif kind is Settled:
            yield from what[0].cites


def _record(there: Situation, events: Sequence[Event]) -> str:
    whole = there.recorder.record()
    (round_,) = whole.rounds
    round_.events[:] = [as_data(event) for event in events]
    return write(whole)


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


def _found(there: Situation, spoilt: Spoilt, at: int) -> FoundError:
    """What the table has there instead, and under which provisions."""
    _, again, wrong = _played(there, spoilt.events)
    event, ask = spoilt.events[at], again.round.ask
    under = [ask.under] if ask is not None else []
    children: tuple[Reason, ...] = ()
    instead = ""
    right = next((e for e in Events(again.log) if isinstance(e, Settled | Called) and _answers(e, event)), None)
    because = str(wrong) if wrong else f"awaited: {ask}"
    if isinstance(wrong, Refused):
        because, instead, under = wrong.why, wrong.instead, [wrong.under, *under]
    elif right is not None:
        because, children = f"it is {step(right)}", (why(again.round, right.number),)
        under = [right.under] if isinstance(right, Called) else [*right.line.cites]
    under = list(dict.fromkeys(each for each in under if not each.is_reading))
    what = f"{spoilt.how}: {step(event)}"
    first = under[0] if under else None
    law = says(first) if first and not children else ""  # or the tree says it
    reason = Reason(what, because=because, provision=first, says=law, instead=instead, children=children)
    return FoundError(reason, under)


def _answers(right: Event, wrong: Event) -> bool:
    if isinstance(right, Settled) and isinstance(wrong, Settled):
        return right.line[:3] == wrong.line[:3]
    return isinstance(right, Called) and isinstance(wrong, Called) and right.under == wrong.under
