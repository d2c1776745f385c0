"""An event in words: what kind of thing it is, whom it concerns, what happened, and under which provisions."""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_type_hints

from houseway.money import Cents, dollars, in_dollars
from houseway.play.events import Done
from houseway.play.words import CARDS, EventWords, step
from houseway.store.cage_events import (
    Count,
    CountTaken,
    DayClosed,
    FloatSent,
    FloatTakenBack,
    OfAFloat,
    OfAWindow,
    OverTheCounter,
    PersonKnown,
    WindowClosed,
    WindowOpened,
    worth,
)
from houseway.store.dispute_events import DisputeWritten
from houseway.store.event import HouseEvent
from houseway.store.events import (
    BotComes,
    Closed,
    Committed,
    Concluded,
    Corrected,
    Event,
    Gone,
    HandCounted,
    Opened,
    OrderLaid,
    Overdue,
    PaceSet,
    PatronBrings,
    PatronTakes,
    Ready,
    Revealed,
    RoundBegins,
    RoundTakenBack,
    SaidFor,
    Sealed,
    ShoeBegins,
    SystemAct,
    WordOpened,
)
from houseway.store.recording import RecordingSet
from houseway.store.school_events import TableTested
from houseway.store.system_acts import Money

KIND: Final = {"done": "act", "came": "outcome", "called": "call", "settled": "settlement", "ruled": "ruling"}
"""As they are looked for."""
NO_FAULT: Final = "What followed from it is taken back and made again; nobody broke a rule of the game"
CONCERNED: Final = ("patron", "person", "by")


def in_words(event: Event) -> EventWords:
    """One line of it."""
    if isinstance(event, SystemAct):
        return _system(event)
    if isinstance(event, HouseEvent):
        return EventWords("house", getattr(event, "person", "") or getattr(event, "by", ""), _noted(event))
    told = step(event)
    if isinstance(event, Done) and event.refused is not None:
        return told._replace(kind="refusal", what=f"{told.what}: {event.why}" if event.why else told.what)
    return told._replace(kind=KIND.get(told.kind, told.kind))


def _system(act: SystemAct) -> EventWords:
    """`keno: sell (ticket 7, first game 4, cost $1.00)`: numbers and amounts, and never a ticket's code or a seed."""
    details, led_to = act.details, act.led_to
    who = next((str(details[name]) for name in CONCERNED if details.get(name)), "")
    named = "".join(f" {details[name]}" for name in ("tournament", "system") if name in details)
    shape = act.by_act.get("led_to", {}).get(act.do)
    types = get_type_hints(shape, include_extras=True) if shape is not None else {}
    numbers = [f"{name} {each}" for name, each in led_to.items() if types.get(name) is int]
    amounts = [f"{name} {in_dollars(each)}" for name, each in led_to.items() if types.get(name) == Money]
    came_to = ", ".join(numbers + amounts)
    return EventWords("house", who, f"{act.kind}{named}: {act.do}{f' ({came_to})' if came_to else ''}")


NOTED: Final[Mapping[type[HouseEvent], Callable[[Any], str]]] = {
    Opened: lambda event: f"{event.table} is opened: {event.game}, {event.rules}",
    RoundBegins: lambda event: f"round {event.round} begins",
    Committed: lambda event: f"the seed of shoe {event.shoe} is committed to: {event.hash}",
    Revealed: lambda event: (
        f"the seed of shoe {event.shoe} is told: {event.seed or 'to inspectors and administrators'}"
    ),
    ShoeBegins: lambda event: f"shoe {event.shoe} begins",
    OrderLaid: lambda event: f"order {event.order} of shoe {event.shoe} is committed to: {event.root}",
    Sealed: lambda event: f"a word for shoe {event.shoe} is sealed: {event.seal}",
    WordOpened: lambda event: f"a word for shoe {event.shoe}: {event.word}",
    Ready: lambda _event: "needs no more time",
    Overdue: lambda _event: "has not decided in time",
    SaidFor: lambda _event: "is spoken for by the dealer",
    Corrected: lambda event: _corrected(event),
    RoundTakenBack: lambda event: (
        f"round {event.round} is taken back: the one before it is corrected, and it begins again"
    ),
    DisputeWritten: lambda event: f"a dispute is written down{_sheet(event)}",
    PatronBrings: lambda event: f"brings {_brought(event)}",
    PatronTakes: lambda event: f"takes ${dollars(event.chips)} in chips" if event.chips else "takes their chips",
    Gone: lambda _event: "gives up the place",
    RecordingSet: lambda event: f"the table is recorded in another manner: {event.manner}",
    PaceSet: lambda _event: "the table goes on at another pace",
    HandCounted: lambda event: f"hand {event.hand} is counted{f': {event.over}' if event.over else ''}",
    PersonKnown: lambda event: f"is known as {event.role}",
    Count: lambda event: f"count ${dollars(event.amount)} at {event.table}{off_by(event.variance)}",
    FloatSent: lambda event: f"a {event.what} of ${dollars(event.amount)} is sent, for {event.table} to receive",
    FloatTakenBack: lambda event: f"what was sent by event {event.sent} is not sent",
    CountTaken: lambda event: f"${dollars(event.amount)} is counted in the drop box of {event.table}",
    WindowOpened: lambda event: f"{event.window} is opened with {_drawer(event)}",
    WindowClosed: lambda event: f"{event.window} is closed with {_drawer(event)}{off_by(sum(event.variances))}",
    DayClosed: lambda event: f"the gaming day {event.day} is closed",
    Closed: lambda _event: "the table is closed",
    TableTested: lambda event: (
        f"table test {event.test} is over: {'passed' if event.result['passed'] else 'not passed'}"
    ),
}
"""What the house notes, where its own word does not say it all."""


def _noted(event: HouseEvent) -> str:
    words = NOTED.get(type(event))
    return words(event) if words is not None else f"{event.kind}{_rest(event)}"


def _corrected(event: Corrected) -> str:
    """Without the values, to whoever may not know them."""
    if not event.field:
        return f"'{event.act}' was reported by mistake, and is taken back. {NO_FAULT}"
    what = (
        f"'{event.act}', {event.field.replace('_', ' ')}" if event.act else f"the {event.field} from the {event.device}"
    )
    was, now = (
        CARDS.get(str(each), str(each)) if event.field in ("card", "face") else each for each in (event.was, event.now)
    )
    values = f": it was {now}, not {was}" if event.now != "" else ""
    return f"{what} was typed wrongly{values}. {NO_FAULT}"


def off_by(variance: Cents) -> str:
    """`, $5.00 is missing`; nothing, where nothing is."""
    return f", ${dollars(abs(variance))} is {'too much' if variance > 0 else 'missing'}" if variance else ""


def _drawer(event: OfAWindow) -> str:
    return f"${dollars(worth(event.cash))} in cash and ${dollars(worth(event.chips))} in chips"


def _sheet(event: DisputeWritten) -> str:
    return f" of {event.patron or 'a patron'}: {event.note} ({event.outcome})" if event.note else ""


def _brought(event: PatronBrings) -> str:
    """Amounts of a purse go to the staff who see everybody's chips, and to nobody else."""
    parts = [f"${dollars(event.cash)} in cash"] * bool(event.cash) + [f"${dollars(event.chips)} in chips"] * bool(
        event.chips
    )
    return " and ".join(parts) or "cash or chips"


def _rest(event: HouseEvent) -> str:
    match event:
        case OfAFloat(table=table, amount=amount):
            return f" ${dollars(amount)} at {table}"
        case OverTheCounter(amount=amount):
            return f" ${dollars(amount)}"
        case BotComes(strategy=strategy) if strategy:
            return f" (strategy {strategy})"
        case Concluded(agreed=agreed):
            return " (agreed)" if agreed else ""
    return ""
