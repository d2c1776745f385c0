"""Wheel of fortune in the terminal: the rim as it passes the indicator, and an area for each symbol under it."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import STYLES, chips_on, whose
from houseway.cli.terminal.cloth import Cloth
from houseway.games.wheel_of_fortune.terms import DIVISIONS
from houseway.games.wheel_of_fortune.wagers import WAGERS, letter_of
from houseway.play.view import View

__all__ = ["draw"]

ON_RIM: Final = {
    "a": "white on grey23", "b": "white on red", "c": "white on blue", "d": "black on green", "e": "white on magenta",
    "f": "black on cyan", "g": "black on yellow", "h": "black on white",
}  # fmt: skip
IN_SIGHT: Final = 25  # sections of the rim
WIDE, HIGH = 19, 3  # of an area, from border to border
ACROSS: Final = 4


def draw(view: View) -> RenderableType:
    """The rim, the cloth with its chips, and the notice about pegs."""
    shown = view.look
    title = Text(f"{shown['game']}, {shown['spaces']} spaces".center(IN_SIGHT * 3), "bold")
    return Group(title, *_rim(shown["spaces"], shown["symbol"]), *_cloth(view), Text(shown["notice"], "dim italic"))


def _rim(spaces: int, symbol: str | None) -> list[Text]:
    """The sections on both sides of one that bears the winning symbol."""
    rim = DIVISIONS[spaces].wheel.compartments
    middle, half = (0 if symbol is None else rim.index(symbol)), IN_SIGHT // 2
    strip = Text(no_wrap=True)
    for place in range(middle - half, middle + half + 1):
        letter = rim[place % spaces]
        won = symbol is not None and place == middle
        strip.append(f"[{letter}]" if won else f" {letter} ", f"bold {ON_RIM[letter]}" if won else ON_RIM[letter])
    return [Text("▼".center(IN_SIGHT * 3), "bold"), strip]


def _cloth(view: View) -> list[Text]:
    rows = WAGERS[view.look["spaces"]]
    cloth = Cloth(ACROSS * WIDE + 1, 2 * HIGH + 1, "green")
    for place, row in enumerate(rows):
        left, top = place % ACROSS * WIDE, place // ACROSS * HIGH
        cloth.box(left, top, left + WIDE, top + HIGH)
        won = letter_of(row.name) == view.look["symbol"]
        cloth.centre(left, left + WIDE, top + 1, f"{row.name}  {row.pays}", "bold black on yellow" if won else "bold")
        mark = whose(view, row.name)
        if mark:
            cloth.centre(left, left + WIDE, top + 2, f"{mark} {chips_on(view, row.name)}".strip(), STYLES[mark])
    return cloth.lines()
