"""Wheel of fortune in the terminal: the rim as it passes the indicator, and an area for each symbol under it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import lying
from houseway.cli.terminal.drawings.squares import LIT, coloured
from houseway.games.wheel_of_fortune.layout import laid_out
from houseway.games.wheel_of_fortune.texts import TEXTS
from houseway.games.wheel_of_fortune.wagers import letter_of
from houseway.play.cells import Dress, picture
from houseway.play.cloth import Place
from houseway.play.view import View

ON_RIM: Final = {
    "a": "white on grey23", "b": "white on red", "c": "white on blue", "d": "black on green", "e": "white on magenta",
    "f": "black on cyan", "g": "black on yellow", "h": "black on white",
}  # fmt: skip
IN_SIGHT: Final = 25  # sections of the rim
CELLS: Final = (76, 8)


def draw(view: View) -> RenderableType:
    """The rim, the cloth with its chips, and the notice about pegs."""
    shown = view.look

    def dress(place: Place) -> Dress:
        chips, ink = lying(view, place)
        won = letter_of(place.wager) == shown["symbol"]
        return Dress(place.inscribed, place.pays, LIT if won else "bold", lies=chips, lies_style=ink)

    title = Text(f"{shown['game']}, {shown['spaces']} spaces".center(IN_SIGHT * 3), "bold")
    areas = coloured(picture(laid_out(shown["spaces"], shown["game"]), CELLS, dress, "green"))
    return Group(title, *_rim(shown["spaces"], shown["symbol"]), *areas, Text(shown["notice"], "dim italic"))


def _rim(spaces: int, symbol: str | None) -> list[Text]:
    """The sections on both sides of one that bears the winning symbol."""
    rim = TEXTS[spaces].wheel.compartments
    middle, half = (0 if symbol is None else rim.index(symbol)), IN_SIGHT // 2
    strip = Text(no_wrap=True)
    for place in range(middle - half, middle + half + 1):
        letter = rim[place % spaces]
        won = symbol is not None and place == middle
        strip.append(f"[{letter}]" if won else f" {letter} ", f"bold {ON_RIM[letter]}" if won else ON_RIM[letter])
    return [Text("▼".center(IN_SIGHT * 3), "bold"), strip]
