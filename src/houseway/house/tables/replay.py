"""The same again: what is stored of a table happens once more, and each event is compared with what comes of it.

Recovery follows the last round of a table, `verify` all of them.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from houseway.equipment.chance import Chance
from houseway.errors import BadInput, HousewayError, Refused
from houseway.house.tables import correction
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable, standing
from houseway.play.ask import Outcome
from houseway.play.events import Came, Done
from houseway.play.round import Round
from houseway.store.actor import NOBODY, Actor
from houseway.store.codec import same, text
from houseway.store.event import HouseEvent
from houseway.store.events import (
    Closed,
    Corrected,
    Event,
    HandCounted,
    RoundBegins,
    RoundTakenBack,
    SaidFor,
    ShoeBegins,
)


class DoesNotFit(HousewayError):
    """What is stored is not what comes of it."""


def follow(running: RunningTable, events: Iterable[tuple[Event, Actor | None]]) -> None:
    """All of these, and nothing should follow; `DoesNotFit` says where something else came of it."""
    for event, by in events:
        follow_one(running, event, by)
    end(running)


def follow_one(running: RunningTable, event: Event, by: Actor | None = None) -> None:
    """The next event: one that follows from those before it, or something that happens now; who acted, if known."""
    running.by = by or NOBODY
    if running.said:
        _fits(running, event)
    elif isinstance(event, HouseEvent):
        _house(running, event)
    elif running.round is None:
        raise DoesNotFit("something happened before the first round")
    elif isinstance(event, Done | Came):
        _happens(running, running.round, event)
        running.hear()
        _fits(running, event)
    else:
        raise DoesNotFit(f"nothing led to {text(event)}")


def end(running: RunningTable) -> None:
    """There is no more, and nothing should follow."""
    if running.said:
        raise DoesNotFit(f"there should follow {text(running.said[0].event)}")


def _fits(running: RunningTable, event: Event) -> None:
    expected = running.said.pop(0).event
    if not same(expected, event):
        raise DoesNotFit(f"stored is {text(event)}, and what comes of it is {text(expected)}")


def _house(running: RunningTable, event: HouseEvent) -> None:
    """What the house itself noted."""
    running.shoes.take(event)
    match event:
        case RoundBegins(round=number, stands=stands):
            _stands_as_it_was_left(running, event)
            running.number, running.wagered = number, dict(event.wagered or {})
            running.start(stands)
        case ShoeBegins() if running.round is not None and not running.round.over:
            running.chance = running.shoes.chance(running.number)
        case Closed():
            running.closed = True
        case HandCounted():
            _hand_is_counted(running, event)
        case SaidFor(person=person):
            running.said_for = person
        case Corrected():
            _is_corrected(running, event)
        case RoundTakenBack():
            correction.take_back(running, event)
            _fits(running, event)
    running.arranged.take(event)
    if running.contest is not None:
        running.contest.take(event)


def _is_corrected(running: RunningTable, corrected: Corrected) -> None:
    try:
        correction.make(running, corrected)
    except BadInput as wrong:
        raise DoesNotFit(f"{text(corrected)}: {wrong}") from None
    _fits(running, corrected)


def _hand_is_counted(running: RunningTable, counted: HandCounted) -> None:
    contest, round_ = running.contest, running.round
    if contest is None or round_ is None or not round_.over:
        raise DoesNotFit(f"no hand of a tournament is over: {text(counted)}")
    expected = contest.counted(round_, running.game)
    if expected != counted:
        raise DoesNotFit(f"stored is {text(counted)}, and the hand comes to {text(expected)}")
    contest.happened(running.table, counted)


def _stands_as_it_was_left(running: RunningTable, begins: RoundBegins) -> None:
    if begins.round != running.number + 1:
        return  # the rounds before it are not followed
    if running.round is not None and not running.round.over:
        raise DoesNotFit(f"round {running.number} is not over; awaited: {running.round.ask}")
    if not same(replace(begins, stands=standing(running.table)), begins):
        raise DoesNotFit(f"round {begins.round} does not begin as the table was left")
    kept = running.kept(begins)
    if not same(kept if begins.wagered is not None else replace(kept, wagered=None), begins):
        raise DoesNotFit(f"round {begins.round} has another pace, other bots or another standing than the table had")


def _happens(running: RunningTable, round_: Round[Any], event: Done | Came) -> None:
    if isinstance(event, Came):
        _comes(running, round_, event)
        return
    try:
        with running.takes(round_):
            round_.act(event.who, event.act, event.details, event.fields)
    except Refused:
        pass  # it was then, too: what is stored says so, and is compared
    except HousewayError as wrong:
        raise DoesNotFit(f"{event.who}'s {event.act}: {wrong}") from None


def _comes(running: RunningTable, round_: Round[Any], came: Came) -> None:
    ask = round_.ask
    if not isinstance(ask, Outcome) or ask.field != came.field:
        raise DoesNotFit(f"stored is {text(came)}, and awaited: {ask}")
    if running.chance is not None:
        _follows_from_the_seed(running.shoes, running.chance, ask, came.value)
    with running.takes(round_):
        round_.outcome(ask.read(came.value))


def _follows_from_the_seed(shoes: TableShoes, chance: Chance, ask: Outcome, came: str | int) -> None:
    """What came, and before it the commitment to the order that it came in."""
    shoes.is_new(ask)
    laid, shoes.told = (shoes.lay_out(ask), shoes.told), None
    if laid[0] != laid[1]:
        raise DoesNotFit(f"shoe {shoes.number}: the seed gives the order {laid[0]}, and told was {laid[1]}")
    gives = ask.write(shoes.give(ask, chance))
    if gives != came:
        raise DoesNotFit(f"{ask.who} of shoe {shoes.number}: the shoe's seed gives {gives}, and not {came}")
