"""What lies on a table, as pieces that anybody can draw: cards, tiles, dice, coins, balls, a wheel, lights.

A game makes them of what somebody sees (`Game.look`) and of nothing else, so nobody is shown more than their view. Who
draws them, a page or a terminal, knows kinds of equipment, and no game.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from houseway.play.codec import Data

Look: TypeAlias = Mapping[str, Any]
"""What one person sees of a table besides the chips, as plain data."""
Kind: TypeAlias = Literal[
    "balls",
    "beads",
    "cards",
    "coins",
    "counter",
    "dice",
    "lights",
    "numbers",
    "puck",
    "seat",
    "ticket",
    "tiles",
    "wheel",
]


class Piece(NamedTuple):
    """One piece of equipment, or one hand of cards or tiles."""

    kind: Kind
    label: str
    what: Sequence[Any] = ()  # its faces, empty where one lies face down; a ticket has its ways, a seat what is bet
    says: str = ""  # what it comes to
    at: str = ""  # the place of the cloth where it lies; else it lies above the cloth
    state: str = ""
    of: Sequence[str] = ()  # whose it is, where it is somebody's
    tag: str | None = None  # what it says, in few words
    rim: Sequence[tuple[str, str]] | None = None  # of a wheel: what each space says, and its colour
    marks: Sequence[str] | None = None  # selections of the places that what came is marked on
    closed: Sequence[bool] = ()  # which cards lie face down, although whoever looks sees them; a page does not tell
    against: str = ""  # of a hand: what the one comes to that it is held against, in few words

    def as_data(self) -> Data:
        """As a page gets it."""
        kind, label, what, says, at, state, of, tag, rim, marks, _, against = self
        data: Data = {"kind": kind, "label": label, "what": list(what), "says": says, "at": at, "state": state}
        data["of"] = list(of)
        if tag is not None:
            data["tag"] = tag
        if rim is not None:
            data["rim"] = [list(space) for space in rim]
        if marks is not None:
            data["marks"] = list(marks)
        if against:
            data["against"] = against
        return data


class Note(NamedTuple):
    """What is told beside the equipment: `banker: ann`. A terminal shows it; a page has the look itself.

    A name stands by itself, first or last, so that it may become `you`.
    """

    label: str
    what: Sequence[str]
    at: str = ""  # the place, or the label or kind of pieces, that it is told of; else it is told of the table
    loud: bool = False


Pieces: TypeAlias = Iterator[Piece]
Said: TypeAlias = Iterator[Note]


def say(label: str, *what: object, at: str = "", loud: bool = False) -> Note:
    return Note(label, [str(each) for each in what], at, loud)


def counter(label: str, says: object, at: str = "") -> Piece:
    """A number, or another word that stands by itself."""
    return Piece("counter", label, says=str(says), at=at)


def cards(label: str, what: Sequence[str], says: str = "", at: str = "", state: str = "", of: Sequence[str] = (),
          closed: Sequence[bool] = (), against: str = "") -> Piece:  # fmt: skip
    """A hand, or cards that lie together."""
    return Piece("cards", label, what, says, at, state, of, closed=closed, against=against)


def dice(label: str, thrown: str | None, says: str = "", state: str = "") -> Piece:
    """Dice as they are written, `1-4`; none where they lie nowhere yet."""
    return Piece("dice", label, [int(face) for face in thrown.split("-")] if thrown else [], says, state=state)


def as_data(pieces: Iterable[Piece]) -> list[Data]:
    """Everything that a page draws besides the cloth and the chips, in the order of the table."""
    return [piece.as_data() for piece in pieces]


def lit(look: Look) -> list[str]:
    """The places of the cloth that are lit, as their names are."""
    return [str(name) for name in look.get("lit", ())]
