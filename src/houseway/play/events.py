"""What happens at a table, as values: done, come, called, moved, metered, ruled, settled, asked; with its number.

The table's log keeps an entry as a plain tuple `(kind, …)`, and the value is made when somebody reads it: a round that
nobody watches costs next to nothing. Whoever wants to know what an act did (a meter, a hand history, a page, a ledger)
reads the events that it led to (`Round.led_to`); nobody compares a table before and after.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar, overload

from houseway.cite import Cite
from houseway.errors import Refused
from houseway.money import Cents
from houseway.play.acts import Fields
from houseway.play.ask import Ask, Outcome
from houseway.play.settlement import Line, Ruling

# Where chips come from and go to, besides people
LAYOUT: Final = "layout"
HOUSE: Final = "house"
CASH: Final = "cash"  # they are bought, or carried away
CHANGE: Final = "change"  # chips of another sort
FACE_DOWN: Final = ""  # what came, to whoever does not see it


class Call(NamedTuple):
    """Words that the dealer must announce, with the provision that requires them."""

    words: str
    under: Cite


class Done(NamedTuple):
    """A person did something, or tried to and was refused. `fields` says of what type each detail is."""

    number: int
    who: str
    act: str
    details: Mapping[str, Any]
    fields: Fields = ()
    refused: Cite | None = None  # under this provision, and nothing came of it
    why: str = ""  # and what follows: as it was refused
    instead: str = ""
    ground: int = 0


class Came(NamedTuple):
    """Something came from a device, for somebody; written as the record has it."""

    number: int
    device: str
    field: str
    value: str | int  # or FACE_DOWN
    to: str


class Called(NamedTuple):
    """The dealer announced something."""

    number: int
    words: str
    under: Cite

    def __str__(self) -> str:
        return self.words


class Moved(NamedTuple):
    """Chips went from an account to a person (a negative amount: the other way) otherwise than by a settlement."""

    number: int
    person: str
    amount: Cents
    account: str
    chips: str = ""  # the colour, where they are non-value chips


class Metered(NamedTuple):
    """A prize meter counted a person's wager; a negative amount: one that it had counted went back."""

    number: int
    person: str
    amount: Cents
    under: Cite


class Ruled(NamedTuple):
    """The table ruled on something that had already happened."""

    number: int
    ruling: Ruling


class Settled(NamedTuple):
    """A wager came to its end, or what was put down never became one."""

    number: int
    line: Line


class Undone(NamedTuple):
    """A settlement whose ground has gone was taken back."""

    number: int
    line: Line


class Asked(NamedTuple):
    """Something is awaited now: at which moment of the round, what, under which provision."""

    number: int
    moment: str
    what: str
    under: Cite


Event: TypeAlias = Done | Came | Called | Moved | Metered | Ruled | Settled | Undone | Asked
Kind = TypeVar("Kind", Done, Came, Called, Moved, Metered, Ruled, Settled, Undone, Asked)
Entry: TypeAlias = tuple[Any, ...]
"""An event as the log keeps it: its kind, then its fields but the number, which is its place."""


def _done(
    number: int, who: str, act: str, details: Mapping[str, Any], fields: Fields = (), refused: Refused | None = None
) -> Done:
    if refused is None:
        return Done(number, who, act, details, fields)
    why, instead, ground = refused.why, refused.instead, refused.ground.value
    return Done(number, who, act, details, fields, refused.under, why, instead, ground)


def _came(number: int, ask: Outcome, value: Any) -> Came:
    return Came(number, ask.who, ask.field, ask.write(value), ask.to)


def _called(number: int, call: Call, about: tuple[object, ...]) -> Called:
    return Called(number, call.words.format(*about), call.under)


def _asked(number: int, ask: Ask) -> Asked:
    return Asked(number, ask.moment, str(ask), ask.under)


def _settled(number: int, line: Line, *_decided: object) -> Settled:
    """What decided it lies in the log beside the line (see `houseway.why`), and is no part of the event."""
    return Settled(number, line)


MAKES: Final[Mapping[Any, Callable[..., Event]]] = {
    Done: _done,
    Came: _came,
    Called: _called,
    Asked: _asked,
    Settled: _settled,
}
"""How an entry that is kept as it came is made into a plain value."""


def made(number: int, entry: Entry) -> Event:
    """The event that an entry of the log stands for."""
    kind = entry[0]
    found: Event = MAKES.get(kind, kind)(number, *entry[1:])
    return found


class Events(Sequence[Event]):
    """Part of a log, from one entry on to another; each event is made when it is asked for."""

    __slots__ = ("log", "start", "stop")

    def __init__(self, log: Sequence[Entry], start: int = 0, stop: int | None = None) -> None:
        self.log = log
        self.start = start
        self.stop = len(log) if stop is None else stop

    def __len__(self) -> int:
        return self.stop - self.start

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        places = range(self.start, self.stop)[at]
        return self.made(places) if isinstance(places, int) else [self.made(place) for place in places]

    def __iter__(self) -> Iterator[Event]:
        return map(self.made, range(self.start, self.stop))

    def of(self, kind: type[Kind]) -> Iterator[Kind]:
        """Those of one kind; no other is made."""
        places = (place for place in range(self.start, self.stop) if self.log[place][0] is kind)
        return (found for place in places if isinstance(found := self.made(place), kind))

    def made(self, place: int) -> Event:
        return made(place + 1, self.log[place])

    def __repr__(self) -> str:
        return f"Events({list(self)})"
