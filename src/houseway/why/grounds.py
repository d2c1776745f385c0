"""Which events of a round a conclusion rests on: what its owner did, what came for it, what was ruled before it."""

from collections.abc import Iterator, Sequence
from typing import Any

from houseway.money import in_dollars
from houseway.play.cloth import area_name
from houseway.play.events import Asked, Came, Done, Event, Moved, Ruled, Settled
from houseway.play.settlement import Line
from houseway.play.table import Table
from houseway.play.wager import Placed
from houseway.why.reason import AS_IT_BEGAN, Fact
from houseway.why.words import fact

WAGERS = ("wager", "withdraw")


def of_a_line(
    table: Table, events: Sequence[Event], line: Line, placed: Placed | None, led: Sequence[Event] = ()
) -> tuple[Fact, ...]:
    """What was wagered, what came for its hand and for those it is compared with, what was ruled, what led to it."""
    hand = str(getattr(placed.place, "label", "")) if placed is not None else ""
    whose = {"", hand, *(table.game.compared(table, placed) if placed is not None else ())}
    found = [
        event
        for event in events
        if isinstance(event, Ruled)
        or event in led
        or (isinstance(event, Came) and event.to in whose and lies_open(table, event))
        or _rests_on(table, event, line, placed)
    ]
    return (*_stood(table, placed), *map(fact, _with_reports(events, found)))


def _rests_on(table: Table, event: Event, line: Line, placed: Placed | None) -> bool:
    if isinstance(event, Done) and event.refused is not None:
        return False
    if placed is not None and table.game.decides is not None:
        return table.game.decides(table, placed, event)
    return isinstance(event, Done) and _concerns(event, line, placed)


def lies_open(table: Table, came: Came) -> bool:
    """May everybody at the table see it?"""
    return table.game.seen is None or table.game.seen(table, came)


def _concerns(event: Done, line: Line, placed: Placed | None) -> bool:
    if event.act in WAGERS:
        return event.who == line.person and event.details.get("on") == line.wager and _place(event, line, placed)
    return event.who == line.person


def _place(event: Done, line: Line, placed: Placed | None) -> bool:
    """It was made there, or elsewhere, where it is settled in parts or has been moved in the course of the game."""
    moved = placed is not None and line.selection not in placed.wager.selections
    return event.details.get("selection") == line.selection or not line.selection or moved


def _stood(table: Table, placed: Placed | None) -> Iterator[Fact]:
    """A wager that was not made in this round lay there when it began."""
    for each, selection, stake in table.stood:
        if each is placed:
            where = area_name(each.wager.name, selection)
            yield Fact(AS_IT_BEGAN, f"{each.person}'s {in_dollars(stake)} on {where} lay there as the round began")


def _with_reports(events: Sequence[Event], found: Sequence[Event]) -> list[Event]:
    """A ruling comes with what was reported; all in their order."""
    reports = [report for each in found if isinstance(each, Ruled) and (report := led_by(events, each))]
    named = {each.number: each for each in (*found, *reports)}
    return [named[number] for number in sorted(named)]


def led_by(events: Sequence[Event], to: Event) -> Done | None:
    """What somebody did that led to it, where nothing came from a device in between."""
    for event in reversed(events[: to.number - 1]):
        if isinstance(event, Done):
            return event
        if isinstance(event, Came | Asked):
            return None
    return None


def led_to(before: Sequence[Event], step: Sequence[Event]) -> list[Event]:
    """What somebody did that ended it, and what all had done to come there: nothing on the layout decided it."""
    done = [event for event in before if isinstance(event, Done) and event.refused is None]
    return [*step[:1], *(event for event in done if event.act not in WAGERS)]


def step_of(events: Sequence[Event], number: int) -> list[Event]:
    """What somebody did or a device gave, and all that followed from it, with this event among it."""
    first = next((at for at in range(number - 1, -1, -1) if isinstance(events[at], Done | Came)), 0)
    last = next((at for at in range(number, len(events)) if isinstance(events[at], Done | Came)), len(events))
    return list(events[first:last])


def stood_at(events: Sequence[Event]) -> Iterator[Fact]:
    """What was awaited when it was tried."""
    asked = next((event for event in reversed(events) if isinstance(event, Asked)), None)
    if asked is not None:
        yield fact(asked)


def said_of(table: Table, events: Sequence[Event], words: str) -> Iterator[Fact]:
    """What words rest on: what was done last, and what came for the hands they name; for all, where they name none."""
    came = [event for event in events if isinstance(event, Came) and lies_open(table, event)]
    named = [event for event in came if not event.to or event.to in words]
    done = [event for event in events if isinstance(event, Done) and event.refused is None]
    money = [event for event in done if "$" in words and event.act in WAGERS and event.who in words]
    found: dict[int, Event] = {event.number: event for event in (*(named or came), *money, *done[-1:])}
    yield from (fact(found[number]) for number in sorted(found))


def money_of(events: Sequence[Event], who: str) -> Iterator[Fact]:
    """Every chip that came to a person or went in this round."""
    for event in events:
        if (isinstance(event, Moved) and event.person == who) or (isinstance(event, Settled) and _is(event, who)):
            yield fact(event)


def _is(event: Settled, who: str) -> bool:
    return event.line.person == who


def wagers_of(events: Sequence[Event], who: str, details: Any) -> Iterator[Fact]:
    """What a person had put on the same place before."""
    done = [event for event in events if isinstance(event, Done) and event.refused is None and event.who == who]
    for event in done:
        same = all(event.details.get(name) == details.get(name) for name in ("on", "selection"))
        if same and event.act in WAGERS:
            yield fact(event)
