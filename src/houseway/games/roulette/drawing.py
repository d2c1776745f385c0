"""The cloth in text: squares, inscriptions, the crown, and every chip where it lies."""

from typing import Final

from houseway.cite import cite
from houseway.equipment.wheel import colour
from houseway.games.roulette.layout import EVEN_CHANCES, Spot, spots
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.wagers import WAGERS
from houseway.play.wager import Placed

__all__ = ["cloth"]

MARKED: Final = cite("qld s131(3)")
SPOTS: Final = {(spot.wager, spot.selection): spot for spot in spots(WAGERS)}
PAYS: Final = {row.name: row.pays for row in WAGERS}
TOP, LEFT, WIDE = 2, 4, 4  # half squares above and beside the corner that spots are counted from; letters in each


class Canvas:
    """Letters by line and place."""

    def __init__(self) -> None:
        self.lines = [[" "] * 42 for _ in range(29)]

    def write(self, text: str, down: int, across: int, aside: int = 0) -> None:
        """Text in the middle of a spot, or so far to the side of it."""
        at = (across + LEFT) * WIDE - len(text) // 2 + aside
        self.lines[down + TOP][at : at + len(text)] = text

    def square(self, top: int, left: int, bottom: int, right: int) -> None:
        for down in (top, bottom):
            self.write("-" * ((right - left) * WIDE - 1), down, left, ((right - left) * WIDE) // 2)
        for down in range(top + 1, bottom):
            self.write("|", down, left)
            self.write("|", down, right)
        for down in (top, bottom):
            self.write("+", down, left)
            self.write("+", down, right)


def _squares(canvas: Canvas) -> None:
    canvas.square(-2, 0, 0, 6)
    for at in range(3):
        canvas.square(8 * at, -2, 8 * at + 8, 0)
        canvas.square(24, 2 * at, 26, 2 * at + 2)
    for at in range(len(EVEN_CHANCES)):
        canvas.square(4 * at, -4, 4 * at + 4, -2)
    for number in range(36):
        down, across = 2 * (number // 3), 2 * (number % 3)
        canvas.square(down, across, down + 2, across + 2)


def _inscribe(canvas: Canvas, spot: Spot) -> None:
    """What is printed on the square of a wager that has one."""
    if spot.wager == "straight up":
        canvas.write(f"{spot.selection}{colour(int(spot.selection))[0]}", spot.down, spot.across)
    elif spot.wager == "column":
        canvas.write(str(PAYS["column"]), spot.down, spot.across)
    elif spot.wager == "dozen" or spot.wager in EVEN_CHANCES:
        canvas.write(spot.selection, spot.down, spot.across)


def _lay(canvas: Canvas, placed: Placed) -> None:
    """A chip stands on a line; in a square it stands beside what is printed there."""
    spot = SPOTS[placed.wager.name, placed.selection]
    in_square = spot.wager in ("straight up", "column", "dozen", *EVEN_CHANCES)
    canvas.write("o", spot.down + (1 if spot.across < 0 else 0), spot.across, 3 if in_square else 0)


def cloth(table: RouletteTable, casino: str = "Houseway") -> str:
    """The layout with the casino's name, what each kind of wager pays, and what lies on it now."""
    canvas = Canvas()
    _squares(canvas)
    for spot in SPOTS.values():
        _inscribe(canvas, spot)
    for placed in table.placed:
        _lay(canvas, placed)
    if table.crown is not None:
        spot = SPOTS["straight up", str(table.crown)]
        canvas.write("^", spot.down, spot.across, -3)
    lines = [f"{casino} ({MARKED})", *("".join(line).rstrip() for line in canvas.lines), ""]
    for row in WAGERS:
        under = SPOTS[row.name, row.selections[0]].under
        lines.append(
            f"{row.name:11} {len(row.selections):2} x {row.selections[0]:11} {row.pays!s:7} {row.says} ({under})"
        )
    return "\n".join(lines)
