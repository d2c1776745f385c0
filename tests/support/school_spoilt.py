"""A spoilt round held against the round that it was made of, line by line, and against every way to mend it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from houseway.errors import HousewayError
from houseway.games import find
from houseway.play.record import Record, read, replay
from houseway.school import Item
from houseway.school.situation import played

SETTLED: Final = re.compile(r"seat \d+'s .* (wins|loses|is void|stands)")
PAYMENT, CALL, LEFT_OUT = "a wrong payment", "a wrong call", "a step left out"
ORDER, PERSON, BURN, NEVER = (
    "a step out of order",
    "a step by the wrong person",
    "a missing burn",
    "something that never came",
)
AHEAD: Final = 8  # events among which a step is looked for that was done too late


def against_the_true_round(found: Item) -> str | None:
    """By the words alone: what is not as it was, and in which line."""
    line, what, _ = found.answer.split(", ")
    true = played(found.name.game, str(found.name)).told()
    told = [each.partition(". ")[2] for each in found.question.told]
    first = next((at for at, (one, other) in enumerate(zip(true, told, strict=False)) if one != other), len(told))
    is_what = differs(true, told, first)
    if what != is_what:
        return f"it is {is_what}"
    exact = what in (PAYMENT, CALL)
    return None if int(line) == first + 1 or (int(line) > first and not exact) else f"it is line {first + 1}"


def differs(true: Sequence[str], told: Sequence[str], first: int) -> str:
    gone = true[first]
    if len(true) != len(told):
        return LEFT_OUT if " from the " not in gone else BURN if gone.endswith("discard holder") else NEVER
    if sum(one != other for one, other in zip(true, told, strict=True)) > 1:
        return ORDER
    return PAYMENT if SETTLED.match(gone) else CALL if " announces: " in gone else PERSON


def mended_in_one_way(found: Item) -> str | None:
    """No other kind of error explains the round as well: mended as if it were one, it is still wrong."""
    record = read(found.record)
    what = found.answer.split(", ")[1]
    for kind, events in _mended(record, found):
        if kind != what and _is_taken(record, events):
            return f"it may be {kind} as well"
    return None


Events = Sequence[dict[str, Any]]


def _mended(record: Record, found: Item) -> Iterator[tuple[str, Events]]:
    """As if the step at the line were somebody else's, came too late, or were missing."""
    events: Events = list(record.rounds[0].events)
    at = _place(events, found)
    staff = {person.name for person in found.name.game.staff()}
    if events[at].get("by") in staff:
        for who in staff - {events[at]["by"]}:
            yield PERSON, [*events[:at], {**events[at], "by": who}, *events[at + 1 :]]
    for later in range(at + 1, min(len(events), at + AHEAD)):
        if events[later].get("by") in staff:
            yield ORDER, [*events[:at], events[later], *events[at:later], *events[later + 1 :]]


def _place(events: Events, found: Item) -> int:
    """Where the line that is meant stands in the record, which has chips that moved besides."""
    told = [at for at, each in enumerate(events) if {"by", "call", "verdict", "ruling"} & each.keys()]
    return told[int(found.answer.partition(",")[0]) - 1]


def _is_taken(record: Record, events: Events) -> bool:
    (round_,) = record.rounds
    try:
        replayed = replay(replace(record, rounds=[replace(round_, events=[*events])]), find)
    except HousewayError:
        return False
    return not replayed.differences and all(each.stated for each in replayed.refusals)
