"""A cloth is a list of places: which wager, where, what is inscribed there, where its chips lie, and what asks for it.

Text, terminal, SVG, PDF and page are drawn from it, and a click finds its wager. Everything is in millimetres.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, Literal, NamedTuple, TypeAlias

from houseway.cite import Cite, cites
from houseway.money import Pays
from houseway.play.ink import GREEN, LINE, WHITE, Ink
from houseway.play.shapes import Arc, Point, Rect, Shape

CASINO: Final = "{casino}"  # in words: whose table it is
WIDE: Final = 420.0


# What is drawn


class Outline(NamedTuple):
    """A shape, its border or its ground or both."""

    shape: Shape
    ink: Ink = LINE
    corner: float = 0  # how round the corners of a rectangle are


class Stroke(NamedTuple):
    """From point to point."""

    points: tuple[Point, ...]
    ink: Ink = LINE


class Caption(NamedTuple):
    """In the middle of a rectangle, in as many lines as they need, smaller where there is no room."""

    words: str
    at: Rect
    high: float  # the letters
    ink: str = WHITE
    bold: bool = False
    turned: float = 0  # clockwise about the middle, in degrees: one line then
    start: bool = False  # one line that begins at the left


class Bent(NamedTuple):
    """Words along an arc, their middle at an angle from the right."""

    words: str
    about: Arc
    radius: float
    high: float
    ink: str = WHITE
    bold: bool = False
    angle: float = 90
    room: float = 0  # along the arc, where there is little


class Picture(NamedTuple):
    """A piece of equipment, as everybody draws it: `die` that shows `5`, `ball` that shows `red star`."""

    of: str
    shows: str
    at: Rect


Figure: TypeAlias = Outline | Stroke | Caption | Bent | Picture


class Mark(NamedTuple):
    """Something else on the cloth or at the table, with what asks for it: of some nothing is drawn, of others only."""

    words: str
    under: tuple[Cite, ...] = ()
    figures: tuple[Figure, ...] = ()
    what: str = ""  # what it is, where the words are an inscription
    sign: Literal["", "small", "high"] = ""  # does it stand on the sign of the table too, and in which letters?

    def __str__(self) -> str:
        return f"{self.words}  ({', '.join(map(str, self.under))})" if self.under else self.words


def mark(words: str, *under: str | Cite, figures: tuple[Figure, ...] = (), what: str = "",
         sign: Literal["", "small", "high"] = "") -> Mark:  # fmt: skip
    return Mark(words, cites(*under), figures, what, sign)


# The cloth

NOT_OFFERED: Final = "this table does not offer it"
Paid: TypeAlias = Sequence[tuple[str, Pays | str]]
"""When a wager pays, and what."""


def pot_name(number: int) -> str:
    """The first pot is the pot; those that form after it are side pots."""
    return "the pot" if number == 1 else f"side pot {number - 1}"


MOST_POTS: Final = 20
POTS: Final = {
    "pot": "in the pot",
    "uncalled": "that nobody called",
    **{f"pot {number}": f"in {pot_name(number)}" for number in range(1, MOST_POTS)},
}
"""Where a bet at poker is, by its selection."""


def area_name(wager: str, selection: str) -> str:
    """`dozen 1-12`; a wager whose name says where it lies is called by it: `red`, `spinner's wager on heads`."""
    if selection in POTS:
        return f"{wager} {POTS[selection]}"
    return wager if f" {wager}".endswith(f" {selection}") else f"{wager} {selection}".strip()


@dataclass(frozen=True, slots=True)
class Place:
    """Where one wager is made."""

    wager: str  # empty where a place is a part of a selection, as a number on a keno ticket is
    selection: str
    shape: Shape
    under: tuple[Cite, ...] = ()
    inscribed: str = ""
    pays: str = ""  # where the cloth tells it there
    what: str = ""  # what such places are
    high: float = 6  # the letters of the inscription
    ink: Ink | None = LINE  # of its border; none where chips lie on the lines of others
    corner: float = 0
    figures: tuple[Figure, ...] | None = None  # how the inscription is drawn, where it is not as usual
    lies: Point | None = None  # where chips lie, where it is not in the middle
    cards: Rect | None = None  # where cards or tiles lie
    covers: tuple[str, ...] = ()  # the names of the places that it stands for, where it is not one of its own

    @property
    def chips(self) -> Point:
        return self.lies or self.shape.middle

    @property
    def name(self) -> str:
        return area_name(self.wager, self.selection)


@dataclass(frozen=True, eq=False)
class Cloth:
    """Everything static of one table: made once for each text and setting."""

    title: str
    high: float
    places: tuple[Place, ...]
    marks: tuple[Mark, ...]  # from the dealer's side to the players'
    wide: float = WIDE
    ground: str = GREEN
    cells: tuple[int, int] | None = None  # columns and lines of its places in letters; none: they are listed
    odds_under: tuple[Cite, ...] = ()  # what asks that the odds of every wager stand there
    nowhere: Mapping[str, str] = field(default_factory=dict)  # wagers without a place of their own, and why
    paid: Mapping[str, Paid] = field(default_factory=dict)  # by wager that pays in several ways
    lines: Mapping[str, str] = field(default_factory=dict)  # what a line of the sign is called, if not as it is
    devices: Mapping[str, Rect] = field(default_factory=dict)  # where what lies on it lies: `dice`, `puck`, `puck 4`
    played_on: Rect | None = None  # the part with the places, where the rest is only there to be read

    @cached_property
    def _by_wager(self) -> Mapping[tuple[str, str], Place]:
        return {(place.wager, place.selection): place for place in self.places}

    def offers(self, wager: str) -> bool:
        """May it be wagered on at this table?"""
        return self.nowhere.get(wager) != NOT_OFFERED

    def place_of(self, wager: str, selection: str) -> Place | None:
        return self._by_wager.get((wager, selection))

    def place_at(self, x: float, y: float) -> Place | None:
        """Where a click goes: the smallest place that holds the point."""
        return min((p for p in self.places if p.shape.holds(x, y)), key=lambda p: p.shape.size, default=None)
