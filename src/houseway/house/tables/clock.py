"""What a table does by itself when its time has come. Each is looked at again by the table's own task."""

from collections.abc import Collection, Mapping
from contextlib import suppress
from datetime import datetime
from typing import Any, Final, TypeAlias

from houseway.errors import BadInput, HousewayError
from houseway.house.tables.table import RunningTable
from houseway.house.tables.timeouts import in_place_of
from houseway.house.tables.timers import AWAY, WAGERS, Timer, all_ready
from houseway.play.house import house_acts
from houseway.play.round import Round
from houseway.play.sign import Notice
from houseway.play.wagering import Wagering, between_rounds
from houseway.store.events import Gone, Overdue, Ready

CHANGE: Final = "change the sign"
Change: TypeAlias = tuple[str, Mapping[str, Any]]


def time_is_up(running: RunningTable, timer: Timer | None, now: datetime) -> None:
    """The wagers close, or what a player has not decided is decided; then on to where somebody is waited for."""
    if timer is None or running.round is None or not timer.is_up(now):
        return
    if timer.what == WAGERS:
        close_wagers(running, running.round)
    else:
        running.say(Overdue(timer.who))
        running.act(*in_place_of(running.round, timer.who))
    running.go_on()


def close_wagers(running: RunningTable, round_: Round[Any]) -> None:
    """Whoever closes them does so: the dealer, or the shooter by throwing the dice."""
    ask = round_.ask
    assert isinstance(ask, Wagering), "wagers are open"
    for who in list(round_.named(ask))[:1]:  # nobody, where the shooter has just gone
        running.act(who, ask.closed_by, {})


def is_ready(running: RunningTable, who: str, absent: Collection[str] = ()) -> None:
    """A player needs no more time; when all have said so who are there, the table goes on at once. In a tournament
    whoever is absent is waited for, and so are bots, whose hands count like anybody's."""
    round_ = running.round
    if round_ is None or not isinstance(round_.ask, Wagering) or not running.by_the_house:
        raise BadInput(f"{running.name} waits for no wagers now; nobody need be ready")
    if not round_.table.takes_part(who):
        raise BadInput(f"{who} does not play at {running.name}")
    running.say(Ready(who))
    without, bots = (absent, running.arranged.bots) if running.contest is None else ((), {})
    if running.enough() and all_ready(round_, {*running.timers.ready, who}, bots, without):
        close_wagers(running, round_)
        running.go_on()


# Who goes


def leave(running: RunningTable, who: str) -> None:
    """Whatever of a player's chips can be taken up is, colours are exchanged, and the player goes with all of it."""
    round_ = running.round
    if round_ is None or who not in round_.table.people:
        raise BadInput(f"{who} is not at {running.name}")
    for option in [option for option in round_.options(who) if option.act == "withdraw"]:
        running.act(who, "withdraw", {field.name: field.choices[0] for field in option.fields})
    for at, colour in list(round_.table.people[who].purse.non_value):
        with running.by_itself():
            running.act("dealer", "exchange colour chips", {"person": who, "colour": colour, "of": at})
    running.act(who, "leave", {})
    running.go_on()


def gone(running: RunningTable, absent: Collection[str] = ()) -> list[str]:
    """Players whose place is given up, once that can be done: they let decisions pass too often, or are absent."""
    round_ = running.round
    if round_ is None or running.contest is not None or not between_rounds(round_):
        return []  # in a tournament the conditions say what follows
    lie = {placed.person for placed in round_.table.placed}
    away = [who for who, missed in running.timers.missed.items() if missed >= AWAY]
    left = [person.name for person in running.table.players if person.name in absent]
    return [who for who in dict.fromkeys(away + left) if who not in lie]


def give_up_places(running: RunningTable, absent: Collection[str] = ()) -> None:
    for who in gone(running, absent):
        if running.table.takes_part(who):
            with suppress(HousewayError):
                leave(running, who)
        running.say(Gone(who))


# The sign


def to_take_effect(running: RunningTable, now: datetime) -> list[Notice]:
    """Notices whose time has come."""
    return [notice for notice in running.table.sign.notices if notice.effective <= now]


def change_as_announced(running: RunningTable, now: datetime) -> None:
    """A minimum goes up as the sign has announced it, as soon as the rules let the sign be changed."""
    for notice in to_take_effect(running, now):
        found = _as_announced(running, notice)
        if found is not None:
            running.act(found[0], CHANGE, {**found[1], "now": now})


def _as_announced(running: RunningTable, notice: Notice) -> Change | None:
    """Who changes the sign, and to what: the maximum that was announced with it or that stands, unless the new minimum
    asks for a higher one."""
    round_ = running.round
    if round_ is None or round_.over:
        return None
    row, now_stands = house_acts(round_.game.general)[CHANGE], running.table.sign.limits[notice.kind].maximum
    for person in [person for person in running.table.people.values() if person.role in row.by]:
        for kind, minimum, maximum, _ in row.ways(round_, person.name):
            if (kind.choices[0], minimum.least, minimum.most) == (notice.kind, notice.minimum, notice.minimum):
                most = min(max(maximum.least, notice.maximum or now_stands), maximum.most)
                return person.name, {"kind": notice.kind, "minimum": notice.minimum, "maximum": most}
    return None
