"""What both games of baccarat draw: the two hands side by side, an area for each wager at each place, and the shoe."""

from collections.abc import Callable, Iterator
from itertools import zip_longest
from typing import Final

from rich.text import Text

from houseway.cli.terminal.drawings.cards import fan
from houseway.cli.terminal.drawings.squares import coloured
from houseway.families.baccarat.seats import STANDING
from houseway.play.cells import Cells
from houseway.play.cloth import Cloth, Place
from houseway.play.view import Data, View

WIDE: Final = 26  # of a hand, with its title
BEADS: Final = {
    "player's hand": ("P", "bold white on blue"),
    "banker's hand": ("B", "bold white on red"),
    "tie hand": ("T", "bold white on green"),
}
WINS: Final = {"tie hand": "tie bet"}  # otherwise the wager is called as the hand that wins is


def hands(seen: Data) -> list[Text]:
    """The hands beside each other; the one that won stands out."""
    columns = [_hand(name, seen[name], name == seen["result"]) for name in ("player's hand", "banker's hand")]
    return [_beside(row) for row in zip_longest(*columns, fillvalue=Text())]


def _beside(parts: tuple[Text, ...]) -> Text:
    line = Text("  ")
    for part in parts:
        line.append_text(part).append(" " * max(WIDE - part.cell_len, 1))
    line.rstrip()
    return line


def _hand(name: str, hand: Data, won: bool) -> list[Text]:
    style, points = "bold green" if won else "bold", hand["points"]
    count = "" if points is None else f" natural {points}" if hand["natural"] else f" {points}"
    return fan(Text(name.upper(), style), hand["cards"], count, style)


def areas(view: View, cloth: Cloth, left: int, wide: int, label: Callable[[Place], str],
          lies: Callable[[Place], tuple[str, str]], foot: Callable[[str], tuple[str, str]]) -> list[Text]:  # fmt: skip
    """A column for each place, a row for each wager, and below whose place it is."""
    seated = [place for place in cloth.places if place.selection != STANDING]
    seats, wagers = list(dict.fromkeys(p.selection for p in seated)), list(dict.fromkeys(p.wager for p in seated))
    cells = Cells(left + len(seats) * wide + 1, 2 * len(wagers) + 2, "green")
    won = WINS.get(view.look["result"], view.look["result"])
    for place in seated:
        across, top = left + seats.index(place.selection) * wide, 2 * wagers.index(place.wager)
        cells.write(0, top + 1, label(place), "bold green" if place.wager == won else "bold")
        cells.box(across, top, across + wide, top + 2)
        text, style = lies(place)
        cells.write(across + 1, top + 1, text[: wide - 1], style)
    for number, seat in enumerate(seats):
        cells.centre(left + number * wide, left + (number + 1) * wide, 2 * len(wagers) + 1, *foot(seat))
    return coloured(cells)


def beads(seen: Data, most: int) -> Iterator[tuple[str, str]]:
    """`P B B T P`: how the hands of this shoe went, and how many cards are left."""
    yield "  ", ""
    for result in seen["results"][-most:]:
        yield BEADS[result]
        yield " ", ""
    yield f"{seen['cards_left']} cards left", "dim"
