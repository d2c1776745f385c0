"""Somebody does or reports something at a table, and what comes of it."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import takewhile
from typing import Any, Final, NamedTuple

from houseway.cite import Cite
from houseway.disputes.answer import DeskAnswer, StaffStep, Stays
from houseway.disputes.details import Filled
from houseway.disputes.options import LegalOption, decision, options
from houseway.disputes.scene import made_up
from houseway.disputes.tables import STEPS, Moment, begun, steps
from houseway.play.ask import Choice
from houseway.play.duties import Duty as DueAct
from houseway.play.events import Asked, Called, Came, Done, Event, Events, Ruled, Settled
from houseway.play.game import Game
from houseway.play.people import Role
from houseway.play.settlement import Line, Ruling
from houseway.play.table import Table

ROUNDS: Final = 2


class Consequence(NamedTuple):
    """How it went on, by the numbers of its events: it was reported, dealt with, and what it asked for was done."""

    start: int
    after: int
    dealt_with: int
    stays: tuple[Stays, ...]
    options: tuple[LegalOption, ...]


def come_of(at: Moment, irregularity: str, under: Cite, act: str, filled: Filled) -> DeskAnswer:
    """It is reported; the table deals with it, and the round goes on to its end.

    Where the law leaves it to somebody what becomes of it, what is ruled ends there: each option is tried by itself.
    """
    round_, table, moment = at.round, at.round.table, at.round.moment
    assumed = (*made_up(at.scene, table.placed), *at.scene.assumed, *filled.assumed)
    held = {person.name: person.purse.value for person in table.players}
    went = _reported(at, act, filled)
    at_once, later = Events(round_.log, went.start, went.after), Events(round_.log, went.after)
    now, then = _rulings(at_once), _rulings(later) if not went.options else ()
    return DeskAnswer(
        game=table.game.name,
        rules=table.game.rules,
        irregularity=irregularity,
        under=under,
        by=at.who,
        details=filled.details,
        moment=moment,
        rulings=(*now, *then),
        at_once=len(now),
        duties=_duties_of_it(
            table, (*at_once[1:], *_of_it(Events(round_.log, went.after, went.dealt_with))), bool(now)
        ),
        options=went.options,
        lines=_lines(at_once),
        later=_lines(later),
        stays=went.stays,
        received={name: table.people[name].purse.value - had for name, had in held.items() if name in table.people},
        assumed=assumed,
        said=at.scene.said,
        wagers=tuple(each.wager for each in at.scene.wagers) if at.scene.quiet else (),
        person=next(iter(at.scene.people), ""),
        recorder=at.recorder,
        round=round_,
        events=(went.start, went.dealt_with),
        fields=next(event.fields for event in at_once if isinstance(event, Done)),
    )


def _reported(at: Moment, act: str, filled: Filled) -> Consequence:
    """As far as the table deals with it; then what is asked for because of it; then to the end of the round."""
    round_, table, start = at.round, at.round.table, len(at.round.log)
    round_.act(at.who, act, filled.details)
    _drive(at, lambda: round_.interrupted and not decision(round_))
    may = options(at) if decision(round_) else ()
    after = len(round_.log)
    stays = tuple(Stays(each.person, each.wager.name, each.selection, each.stake) for each in table.placed)
    if not may:
        _drive(at, lambda: isinstance(round_.ask, Choice) and not decision(round_))
        may = options(at) if decision(round_) else ()
    dealt_with = len(round_.log)
    _drive(at, lambda: True)
    return Consequence(start, after, dealt_with, stays, may)


def _rulings(events: Iterable[Event]) -> tuple[Ruling, ...]:
    return tuple(event.ruling for event in events if isinstance(event, Ruled))


def _drive(at: Moment, while_: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if not while_() or not at.driver.step(at.round):
            return


def _lines(events: Iterable[Event]) -> tuple[Line, ...]:
    return tuple(event.line for event in events if isinstance(event, Settled))


def _of_it(events: Iterable[Event]) -> Iterator[Event]:
    """As far as it is because of what was reported: what comes or is settled then, comes in any round."""
    return takewhile(lambda event: not isinstance(event, Came | Settled), events)


def _duties_of_it(table: Table, events: Iterable[Event], ruled: bool) -> tuple[StaffStep, ...]:
    """Where something was ruled, no step or call that any round has: those are not because of it."""
    usual = ordinary(table.game) if ruled else frozenset()
    return tuple(each for each in _duties(table, events) if _known(each) not in usual)


@cache
def ordinary(game: Game[Any]) -> frozenset[tuple[str, str]]:
    """What staff do and call in rounds to which nothing happens, each with its provision."""
    begins = [begun(game, seed) for seed in range(ROUNDS)]
    rounds = [[*steps(at)][-1] for at in begins]
    return frozenset(_known(each) for one in rounds for each in _duties(one.table, Events(one.log, 0)))


def _known(duty: StaffStep) -> tuple[str, str]:
    """A call by its provision: what it says goes by the round."""
    return "announce" if duty.is_call else duty.what, duty.under.text


def _duties(table: Table, events: Iterable[Event]) -> Iterator[StaffStep]:
    """Every step of staff and every call, in order, each under the provision by which it was asked."""
    people, rows, under = table.people, table.game.act_named, None
    for event in events:
        if isinstance(event, Asked):
            under = event.under
        elif isinstance(event, Called):
            yield StaffStep("dealer", f"announce: {event.words}", event.under, is_call=True)
        elif isinstance(event, Done) and under is not None and _is_staff(people.get(event.who)):
            row = rows.get(event.act)
            yield StaffStep(event.who, event.act, row.under if isinstance(row, DueAct) else under)


def _is_staff(person: Any) -> bool:
    return person is not None and person.role not in (Role.PLAYER, Role.SPECTATOR)
