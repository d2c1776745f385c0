"""Something that is asked for again: whether what is stored under its id is the very same thing."""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime
from typing import Any, Final, TypeAlias

from houseway.equipment.cards import card
from houseway.errors import BadInput, HousewayError
from houseway.house.clock import NOW
from houseway.money import cents
from houseway.play.events import Came, Done
from houseway.store.event import HouseEvent
from houseway.store.events import Closed, Event

GIVEN: Final = "this id was given to something else before; give each thing an id of its own"
LONGEST_TOLD: Final = 80  # letters of an id to which something is added
IsSame: TypeAlias = Callable[[Sequence[Event]], bool]
"""Are these the events of the very thing that is asked for? A retry is of the same thing."""


async def told_apart(
    done: Callable[[str], Awaitable[Sequence[object]]], id: str | None, what: str, among: Iterable[str]
) -> str | None:
    """The id under which something is stored that does not itself tell which of these it was."""
    if id is None:
        return None
    own = {each: f"{id[:LONGEST_TOLD]} {each}" for each in (*among, what)}
    if any([await done(given) for given in (id, *(own[each] for each in own if each != what))]):
        raise BadInput(GIVEN)
    return own[what]


def noted(event: HouseEvent) -> IsSame:
    """What is asked for leads to this."""
    return lambda stored: event in stored


def did(who: str, act: str, details: Mapping[str, Any] | None = None) -> IsSame:
    """What is asked for leads to this act, with these details and no others; whatever they are, where none are told."""

    def is_it(event: Event) -> bool:
        return isinstance(event, Done) and (event.who, event.act) == (who, act) and _agree(details, event.details)

    return lambda stored: any(is_it(event) for event in stored)


def _agree(said: Mapping[str, Any] | None, stored: Mapping[str, Any]) -> bool:
    """A moment may have been added, by the clock."""
    if said is None:
        return True
    added = {name for name, each in stored.items() if name == NOW or (NOW in stored and each == stored[NOW])}
    return said.keys() | added == stored.keys() | added and all(_is(said[name], stored[name]) for name in said)


def _is(said: Any, stored: Any) -> bool:
    """A detail may be as it was written, where the act is closed now."""
    if isinstance(said, str) and isinstance(stored, int | date):
        with suppress(HousewayError, ValueError):
            return bool(stored == (cents(said) if isinstance(stored, int) else datetime.fromisoformat(said)))
    return bool(said == stored or (isinstance(said, tuple) and list(said) == stored))


def is_outcome(field: str, value: str | int, stored: Sequence[Event]) -> bool:
    """Did this come among them?"""
    return any(came(event, field, value) for event in stored)


def came(event: Event, field: str, value: str | int) -> bool:
    """Is it this outcome, however a card was written?"""
    if not isinstance(event, Came) or event.field != field:
        return False
    with suppress(BadInput):
        return event.value == value or (field in ("card", "face") and card(str(event.value)) == card(str(value)))
    return False


CLOSED: Final = noted(Closed())
