"""The cloth of a mini-baccarat table (qld ss 189, 190): three areas for each numbered place, and what stands beside."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from houseway.families.baccarat.seats import label
from houseway.games.mini_baccarat.wagers import WAGERS
from houseway.money import dollars
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.games.mini_baccarat.table import MiniBaccaratTable

__all__ = ["cloth"]

PRINTED: Final = {"banker's hand": "BANKER", "player's hand": "PLAYER", "tie bet": "TIE"}
WIDE: Final = 15  # letters of an area


def cloth(table: "MiniBaccaratTable", casino: str = "Houseway") -> str:
    """The layout as lines of text: the casino's name, the two boxes for cards, and every player's areas."""
    return "\n".join(
        [
            _printed(casino, "qld s189(2)"),
            _printed("drop box and discard holder at the dealer's hand", "qld s190"),
            _printed("two hands are dealt: [ PLAYER ] beside the box, [ BANKER ] on it", "qld s202(1)"),
            *_areas(table),
            _printed("three areas for each player", "qld s189(3)"),
            _printed("each with the name of its wager", "qld s189(4)"),
            *(_printed(f"{PRINTED[row.name]} pays {row.pays}", row.paid_under) for row in WAGERS),
        ]
    )


def _printed(words: str, under: str) -> str:
    return f"{words}  ({under})"


def _areas(table: "MiniBaccaratTable") -> Iterator[str]:
    """A row for each numbered place, with its player and the chips in its areas."""
    for number in range(1, table.seats.places + 1):
        areas = " ".join(f"[{_area(table, row, label(number))}]" for row in reversed(WAGERS))
        yield f"{number} {areas} {table.seats.taken.get(number, '')}".rstrip()


def _area(table: "MiniBaccaratTable", row: Wager[Any], selection: str) -> str:
    lies = sum(p.stake for p in table.placed if p.wager is row and p.selection == selection)
    return f"{PRINTED[row.name]} {f'o ${dollars(lies)}' if lies else ''}".ljust(WIDE)
