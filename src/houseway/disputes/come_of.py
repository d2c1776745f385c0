"""Somebody does or reports something at a table, and what comes of it."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from houseway.cite import Cite
from houseway.disputes.answer import Answer, Duty
from houseway.disputes.tables import STEPS, Moment
from houseway.money import dollars
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.duties import Duty as DueAct
from houseway.play.events import Asked, Called, Done, Event, Events, Ruled, Settled
from houseway.play.people import Role
from houseway.play.settlement import Line
from houseway.play.table import Table


def come_of(at: Moment, irregularity: str, under: Cite, act: str, details: Details) -> Answer:
    """It is reported; the table deals with it, and the round goes on to its end."""
    round_, table = at.round, at.round.table
    moment, start = round_.moment, len(round_.log)
    held = {person.name: person.purse.value for person in table.players}
    round_.act(at.who, act, details)
    _drive(at, lambda: round_.interrupted)
    after = len(round_.log)
    stays = tuple(f"{p.person}'s {on_what(p.wager.name, p.selection)} ${dollars(p.stake)}" for p in table.placed)
    _drive(at, lambda: isinstance(round_.ask, Choice))  # what the procedure asks for because of it
    dealt_with = len(round_.log)
    _drive(at, lambda: True)
    at_once, later = Events(round_.log, start, after), Events(round_.log, after)
    return Answer(
        game=table.game.name,
        rules=table.game.rules,
        irregularity=irregularity,
        under=under,
        by=at.who,
        details=details,
        moment=moment,
        rulings=tuple(event.ruling for event in (*at_once, *later) if isinstance(event, Ruled)),
        duties=tuple(_duties(table, Events(round_.log, start + 1, dealt_with))),
        lines=_lines(at_once),
        later=_lines(later),
        stays=stays,
        received={name: table.people[name].purse.value - had for name, had in held.items() if name in table.people},
        recorder=at.recorder,
    )


def on_what(wager: str, selection: str) -> str:
    """`straight up 17`, and `red`: a wager that goes by its place is named once."""
    return wager if selection in ("", wager) else f"{wager} {selection}"


def _drive(at: Moment, while_: Callable[[], bool]) -> None:
    for _ in range(STEPS):
        if not while_() or not at.driver.step(at.round):
            return


def _lines(events: Iterable[Event]) -> tuple[Line, ...]:
    return tuple(event.line for event in events if isinstance(event, Settled))


def _duties(table: Table, events: Iterable[Event]) -> Iterator[Duty]:
    """Every step of staff and every call, in order, each under the provision by which it was asked."""
    people, rows, under = table.people, table.game.act_named, None
    for event in events:
        if isinstance(event, Asked):
            under = event.under
        elif isinstance(event, Called):
            yield Duty("dealer", f"announce: {event.words}", event.under)
        elif isinstance(event, Done) and under is not None and _is_staff(people.get(event.who)):
            row = rows.get(event.act)
            yield Duty(event.who, event.act, row.under if isinstance(row, DueAct) else under)


def _is_staff(person: Any) -> bool:
    return person is not None and person.role not in (Role.PLAYER, Role.SPECTATOR)
