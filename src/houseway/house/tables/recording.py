"""The two manners of a live table, and devices that read what comes there.

*Every wager*: a dealer says each step and each wager, for training and for disputes. *Result only*: what came is
enough. The steps between that leave nobody a choice (the spin, no more bets, the crown) are then noted by the house,
before what came and after it; wagers may still be laid, and are settled. Nothing is done there in anybody's place who
has to decide, nor what takes somebody else than the dealer.
"""

from collections.abc import Mapping
from typing import Any, Final

from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.people import STANDS_FOR, HouseRole, Member
from houseway.house.tables.correction import played_again
from houseway.house.tables.table import RoundAtHand, RunningTable, standing
from houseway.house.tables.wager_sets import NotAll
from houseway.play.ask import Ask, Choice, Cost, Outcome, Power
from houseway.play.driver import ordinary
from houseway.play.duties import CLOSING
from houseway.play.round import Round
from houseway.play.wagering import Wagering
from houseway.store.recording import MANNERS, RESULTS, RecordingSet

MOST: Final = 20  # steps between one result and the next
READ: Final = ("ball", "dice", "card", "symbol", "spin", "number")
"""What a device may read."""


def record_as(running: RunningTable, manner: str, devices: Mapping[str, str], people: Mapping[str, Member]) -> None:
    """A live table is recorded in one manner from now on, and read by these devices."""
    if running.by_the_house:
        raise BadInput(f"{running.name} is dealt by the house, which records every wager")
    if manner not in MANNERS:
        raise BadInput(f"a table is not recorded as {quoted(manner)}; allowed: {', '.join(MANNERS)}")
    for name, reads in devices.items():
        if name not in people or people[name].role is not HouseRole.DEVICE:
            raise BadInput(f"{quoted(name)} is no device; somebody with the role device is known under such a name")
        if reads not in READ:
            raise BadInput(f"a device does not read {quoted(reads)}; allowed: {', '.join(READ)}")
    if len(set(devices.values())) < len(devices):
        raise BadInput("two devices that read the same would be heard twice; one thing is read by one device")
    running.arrange(RecordingSet(manner, dict(devices)))


def came(running: RunningTable, field: str, value: str | int, round_: int | None = None) -> None:
    """Something came: at a table that records results only with the steps before it and after it."""
    if round_ is not None and round_ != running.number:
        raise BadInput(f"{running.name} is in round {running.number}; what came belongs to round {round_}")
    if running.arranged.recording.manner == RESULTS:
        _with_the_steps_between(running, field, value)
    else:
        running.come(field, value)
    running.go_on()


def check_reader(running: RunningTable, who: Member, field: str) -> None:
    """What a device reads nobody types, and a device says nothing else."""
    devices = running.arranged.recording.devices
    by = next((name for name, reads in devices.items() if reads == field), None)
    if who.role is HouseRole.DEVICE and by != who.name:
        raise BadInput(
            f"{who.name} reads the {devices.get(who.name, 'nothing')} at {running.name}, not {quoted(field)}"
        )
    if who.role is not HouseRole.DEVICE and by is not None:
        raise BadInput(f"the {field} is read by {by} at {running.name}; what it reads wrongly is corrected")


def _with_the_steps_between(running: RunningTable, field: str, value: str | int) -> None:
    try:
        with running.by_itself():
            _to_where_it_comes(running, field)
        running.come(field, value)
        with running.by_itself():
            _on(running)
            running.go_on()
            if running.round is not None and running.round.over:
                running.begin()  # the next, though nobody sits there: what comes then belongs to that
    except HousewayError as wrong:
        raise NotAll(wrong) from None  # what was noted on the way has not happened


def awaits(running: RunningTable) -> Round[Any] | None:
    """At a table that records results only: the round as it is once the next result is awaited; nothing, where none can
    come before somebody decides, or wagers. It is tried beside the table."""
    now = RoundAtHand(running.number, running.began, running.round, running.inputs) if running.round else None
    if running.arranged.recording.manner != RESULTS or now is None:
        return None
    if now.round.over:
        now = RoundAtHand(now.number, standing(running.table), now.round, [])
    again, _ = played_again(running, now, None)
    for _ in range(MOST):
        if isinstance(again.ask, Outcome):
            return again
        if again.ask is None or (step := _step(again, again.ask)) is None:
            return None
        again.act(*step)
    return None


def _to_where_it_comes(running: RunningTable, field: str) -> None:
    if running.round is None or running.round.over:
        running.begin()
    for _ in range(MOST):
        assert running.round is not None
        ask = running.round.ask
        if isinstance(ask, Outcome):
            return
        if ask is None:
            raise BadInput(f"no {quoted(field)} comes in a round without wagers here; lay one for whoever plays")
        if (step := _step(running.round, ask)) is None:
            raise BadInput(f"no {quoted(field)} is awaited; awaited: {ask}")
        running.act(*step)
    raise BadInput(f"no {quoted(field)} is awaited")


def _on(running: RunningTable) -> None:
    """What follows from it, to where wagers are open or somebody is waited for."""
    for _ in range(MOST):
        round_ = running.round
        ask = round_.ask if round_ is not None else None
        if round_ is None or ask is None or isinstance(ask, Wagering) or (step := _step(round_, ask)) is None:
            return
        running.act(*step)


def _step(round_: Round[Any], ask: Ask) -> tuple[str, str, Mapping[str, Any]] | None:
    """The ordinary step, if it is the dealer's and leaves nothing to be decided."""
    if isinstance(ask, Outcome | Power) or round_.moment == CLOSING:
        return None
    if set(STANDS_FOR[HouseRole.DEALER]).isdisjoint(round_.named(ask)):
        return None
    if isinstance(ask, Wagering) and any(round_.table.owes(person.name) for person in round_.table.players):
        return None
    found = ordinary(round_)
    if isinstance(ask, Choice) and ask.offers[found[1]].costs is Cost.GIVES_UP:
        return None
    return found
