"""What lies before whoever something is asked for: the hand, seat or box that a game's table keeps under that name."""

from collections.abc import Iterator, Mapping
from typing import Any

from houseway.play.ask import Ask
from houseway.play.table import Table

__all__ = ["cards_of", "hand_for"]

DEEP = 7  # a table keeps boxes, those have hands, and those cards
NAMED = ("label", "name", "person")
UNNOTICED = ("extra", "missing", "due")


def hand_for(table: Table, ask: Ask) -> Any:
    """The hand that is to get a card, or that is decided on; None where it is nobody's."""
    named = {name: thing for thing in _things(vars(table), set(), 0) for name in _names(thing)}
    for name in (getattr(ask, "to", ""), getattr(ask, "about", ""), ask.who):
        if name in named:
            return named[name]
    return None


def cards_of(hand: Any) -> list[Any] | None:
    """Its cards or tiles; None where it has too many or too few and nobody has noticed: the deal goes on."""
    if hand is None or any(getattr(hand, wrong, 0) for wrong in UNNOTICED):
        return None
    return list(getattr(hand, "cards", None) or getattr(hand, "tiles", None) or ())


def _names(thing: Any) -> Iterator[str]:
    for name in (getattr(thing, attribute, None) for attribute in NAMED):
        if isinstance(name, str) and name and hasattr(thing, "cards" if hasattr(thing, "cards") else "tiles"):
            yield name


def _things(value: Any, seen: set[int], deep: int) -> Iterator[Any]:
    if id(value) in seen or deep > DEEP:
        return
    seen.add(id(value))
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list | tuple):
        for each in value:
            yield from _things(each, seen, deep + 1)
    elif type(value).__module__.startswith(("houseway.games", "houseway.families")) and not callable(value):
        yield value
        slots = [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ())]
        held = [getattr(value, name, None) for name in (*slots, *getattr(value, "__dict__", ()))]
        yield from _things(held, seen, deep + 1)
