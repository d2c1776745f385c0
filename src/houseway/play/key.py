"""What two rounds with equal futures share: where the round stands, what is awaited, and what its table keeps.

This one serves every game: it freezes the whole table, but for its name, its sign and its devices (what a device can
still give is the chance's business). A game has a key of its own where that tells apart what has the same future, and a
walk would otherwise see more states than there are.
"""

from collections.abc import Hashable, Mapping
from enum import Enum
from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from houseway.cite import Cite
from houseway.play.ask import Ask, Outcome
from houseway.play.events import Call
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.play.round import Round

LEFT_OUT: Final = frozenset({"game", "name", "sign", "sign_ways", "log", "asked", "text", "under"})
PLAIN: Final = (int, str, bytes, Enum, Fraction, Cite, Call, type(None))


Aside: TypeAlias = tuple[tuple[Hashable, ...], ...]
"""What is only settled in the end, in lists of which none loses or changes anything in the course of a round."""


class Parted(NamedTuple):
    """A key in two parts: by what a round goes on, and what is set aside until it is over.

    What is set aside has no say in what is asked, of whom, what comes of an answer, or when the round is over: it only
    decides what is settled. A walk then replays what goes on alike once, whatever was set aside before.
    """

    goes_on: Hashable
    aside: Aside


def key(round_: "Round[Any]") -> Hashable:
    """Rounds of one game, begun alike, that have this in common go on alike."""
    return _awaited(round_.ask), Freezer().state(round_.table)


def _awaited(ask: Ask | None) -> Hashable:
    to = (ask.field, ask.to) if isinstance(ask, Outcome) else ()
    return None if ask is None else (ask.moment, str(ask), to)


class Freezer:
    """Makes values of whatever a table holds; a thing that is met again is told by its number."""

    def __init__(self) -> None:
        self.seen: dict[int, int] = {}

    def state(self, thing: Any) -> Hashable:
        """The attributes of an object, by name."""
        if id(thing) in self.seen:
            return "seen", self.seen[id(thing)]
        self.seen[id(thing)] = len(self.seen)
        names = [name for name in _names(thing) if hasattr(thing, name)]
        return type(thing).__name__, *((name, self.frozen(getattr(thing, name))) for name in names)

    def frozen(self, value: Any) -> Hashable:
        if isinstance(value, PLAIN):
            return value
        if isinstance(value, Wager):
            return value.name
        if isinstance(value, Mapping):
            return tuple((self.frozen(name), self.frozen(each)) for name, each in value.items())
        if isinstance(value, list | tuple):
            return tuple(map(self.frozen, value))
        if isinstance(value, set | frozenset):
            return frozenset(map(self.frozen, value))
        if hasattr(value, "weights") or callable(value):
            return None  # a device, or something that is done
        return self.state(value)


def _names(thing: Any) -> list[str]:
    """What an object keeps, in the order in which its class says it."""
    slots = _slots(type(thing))  # type: ignore[arg-type]  # a class can be hashed
    return [*slots, *(name for name in getattr(thing, "__dict__", ()) if name not in LEFT_OUT)]


@cache
def _slots(kind: type) -> tuple[str, ...]:
    return tuple(name for each in kind.__mro__ for name in getattr(each, "__slots__", ()) if name not in LEFT_OUT)
