"""What can be wrong in a recorded round: each spoils one step of it, as it happens at a table."""

from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain, pairwise
from typing import Any, Final, NamedTuple, TypeAlias

from houseway.play.events import Called, Came, Done, Event, Events, Settled
from houseway.play.game import Game
from houseway.play.people import PLAYERS, Role
from houseway.play.wager import Verdict
from houseway.school.situation import Lots, Situation, others

SEVERAL: Final = 3
DISCARDS: Final = ("discard holder", "discard rack")

Spoils: TypeAlias = Callable[[Situation, list[Event], Lots], list[Event] | None]


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
    pairs = [(one, two) for one, two in pairwise(steps) if _act(events[one]) != _act(events[two])]
    if not pairs:
        return None
    one, two = lots.one_of(pairs)
    return _with(_with(events, one, events[two]), two, events[one])


def _never_came(_there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """A card that is dealt, a tile or a ball is missing, of several that come."""
    came = [at for at, each in enumerate(events) if isinstance(each, Came) and not _is_burnt(each)]
    return _without(came, events, lots)


def _never_burnt(_there: Situation, events: list[Event], lots: Lots) -> list[Event] | None:
    """A card that is burnt is missing."""
    return _without([at for at, each in enumerate(events) if _is_burnt(each)], events, lots)


def _without(among: list[int], events: list[Event], lots: Lots) -> list[Event] | None:
    at = lots.one_of(among) if len(among) >= SEVERAL else None
    return [*events[:at], *events[at + 1 :]] if at is not None else None


def _is_burnt(event: Event) -> bool:
    return isinstance(event, Came) and event.to in DISCARDS


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


def _act(event: Event) -> str:
    """Two people who do the same the other way round are two wrong people."""
    assert isinstance(event, Done)
    return event.act


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


class Spoil(NamedTuple):
    """One way in which a round can be wrong: what it is called in an answer, and how much harder it is to see."""

    what: str
    harder: int
    spoils: Spoils


PAYMENT, BURN, NEVER = "a wrong payment", "a missing burn", "something that never came"
SPOILS: Final[Mapping[str, Spoil]] = {
    PAYMENT: Spoil(PAYMENT, 200, _payment),
    "a loser handed back": Spoil(PAYMENT, 150, _collected),
    "a wrong call": Spoil("a wrong call", 150, _called),
    "a step left out": Spoil("a step left out", 500, _left_out),
    "a step out of order": Spoil("a step out of order", 400, _out_of_order),
    "a step by the wrong person": Spoil("a step by the wrong person", 300, _by_another),
    BURN: Spoil(BURN, 350, _never_burnt),
    NEVER: Spoil(NEVER, 350, _never_came),
}


@cache
def kinds_of_error(game: Game[Any]) -> tuple[str, ...]:
    """What may be answered at a game: of what comes, a card is burnt only where cards are, and several come."""
    rounds = [[each for each in Events(one.log) if isinstance(each, Came)] for one in others(game)]
    seldom = {
        BURN: any(map(_is_burnt, chain(*rounds))),
        NEVER: any(sum(not _is_burnt(each) for each in came) >= SEVERAL for came in rounds),
    }
    return tuple(dict.fromkeys(each.what for each in SPOILS.values() if seldom.get(each.what, True)))
