"""Why something was ruled: the fact that decides it, in words that need no law."""

from collections.abc import Iterator, Sequence

from houseway.cite import Cite
from houseway.play.cloth import area_name
from houseway.play.events import Asked, Came, Done, Event, Ruled
from houseway.play.sign import Limits
from houseway.play.table import Table
from houseway.play.words import details_told
from houseway.why import grounds
from houseway.why.reason import AS_IT_BEGAN, Fact, fact

FEW = 3
"""So many cards may have come since somebody said what it was about."""


def because(table: Table, before: Sequence[Event], event: Ruled) -> str:
    """What somebody said, did or put down, and what came of it; and where the round stood."""
    led, came = _led(before, event)
    since = "".join(f"; then {grounds.told(table, each, before).says}" for each in came)
    if led is None:
        return since.removeprefix("; then ") or "so the round began"
    stood = _stood(before, led.number)
    where = f"; at that moment: {stood.moment}" if stood is not None else ""
    if led.act == "wager":
        return f"{_taken(led)}{_limits(table, event, led)}{where}{since}"
    return f"{fact(led, table.game.private).says}{where}{since}"


def rests_on(table: Table, before: Sequence[Event], event: Ruled) -> Iterator[Fact]:
    """The facts that are named in it: what led to it and where the round stood, and the line of the sign; and what was
    said before of the hand that it names, which nothing may have come of until now (vic 25/1999 r14.6)."""
    led, came = _led(before, event)
    yield from (grounds.told(table, each, before) for each in came)
    yield from (fact(each, table.game.private) for each in before if _of_its_hand(each, event.ruling.what))
    if led is None:
        return
    yield fact(led, table.game.private)
    stood = _stood(before, led.number)
    if stood is not None:
        yield fact(stood)
    if (line := _line(table, event, led)) is not None:
        yield Fact(AS_IT_BEGAN, f"the sign: {line} for {led.details['on']}")


def _led(before: Sequence[Event], event: Ruled) -> tuple[Done | None, list[Came]]:
    """What somebody did that led to it, and what has come since; what came last alone, where that was much."""
    led = grounds.led_by(before, event)
    if led is not None:
        return led, []
    last = next((each for each in reversed(before) if isinstance(each, Done) and each.refused is None), None)
    came = [each for each in before[last.number if last is not None else 0 :] if isinstance(each, Came)]
    return (last, came) if len(came) <= FEW else (None, came[-1:])


def _of_its_hand(event: Event, what: str) -> bool:
    hand = event.details.get("hand") if isinstance(event, Done) and event.refused is None else None
    return isinstance(hand, str) and hand in what


def _taken(led: Done) -> str:
    told = details_told(led.details, led.fields)
    return f"{led.who} put {told['stake']} on {area_name(told['on'], told['selection'])}, and it was accepted"


def _limits(table: Table, event: Ruled, led: Done) -> str:
    line = _line(table, event, led)
    return f", but the sign has {line}" if line is not None else ""


def _line(table: Table, event: Ruled, led: Done) -> Limits | None:
    """Where the ruling is about an amount."""
    row, general = table.game.wager_named.get(str(led.details.get("on", ""))), table.game.general
    bounds: set[Cite] = {general.over_maximum, general.under_minimum}
    return table.sign.limits.get(row.limit) if row is not None and bounds & set(event.ruling.cites) else None


def _stood(before: Sequence[Event], number: int) -> Asked | None:
    return next((each for each in _latest(before, number) if isinstance(each, Asked) and each.moment), None)


def _latest(events: Sequence[Event], number: int) -> Iterator[Event]:
    """The first so many, the latest of them first."""
    return (events[at] for at in reversed(range(number)))
