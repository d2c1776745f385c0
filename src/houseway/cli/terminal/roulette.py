"""Roulette in the terminal: the layout on its side, every wager's chips where diagram 7 puts them (qld s136(3))."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.cloth import Cloth
from houseway.equipment.wheel import colour
from houseway.games.roulette.layout import COLUMNS, EVEN_CHANCES, PLACES, ROWS, spots
from houseway.games.roulette.wagers import WAGERS
from houseway.play.view import View

__all__ = ["draw", "spot"]

CELL: Final = 5  # from one border to the next
LEFT: Final = 6  # the border between zero and the numbers
RIGHT: Final = LEFT + 12 * CELL
END: Final = RIGHT + 9
NUMBERS_END, HEIGHT = 6, 11  # the border under the numbers; the whole cloth
ON_COLOUR: Final = {"red": "bold white on red", "black": "bold white on black", "green": "bold white on green"}
HALF_WIDTHS: Final = {"straight up": 1, "dozen": 4, **dict.fromkeys(EVEN_CHANCES, 2)}  # of the squares
SPOTS: Final = {(place.wager, place.selection): place for place in spots(WAGERS)}
CROWN, YOURS, OTHERS, BOTH = "♛", "●", "○", "◉"
STYLES: Final = {YOURS: "bold yellow", OTHERS: "cyan", BOTH: "bold yellow"}
FEW: Final = 6  # of a person's wagers are told in full
PAYS: Final = {row.name: str(row.pays) for row in WAGERS}


def _cell(number: int) -> tuple[int, int]:
    """The border left of a number, and its line: the third column lies on top."""
    return LEFT + CELL * ((number - 1) // 3), 5 - 2 * ((number - 1) % 3)


def spot(kind: str, selection: str) -> tuple[int, int]:
    """Where the chips of a wager lie: on a line between squares, or at the right-hand end of a square."""
    place = SPOTS[kind, selection]
    y = NUMBERS_END - place.across
    if kind == "column":
        return END - 1, y
    if kind in HALF_WIDTHS:
        return LEFT + CELL * (place.down + HALF_WIDTHS[kind]) // 2 - 1, y
    return LEFT + CELL * (place.down // 2) + (3 if place.down % 2 else 0), y


def draw(view: View) -> RenderableType:
    """The cloth, its chips and the crown, and a line for each person's wagers."""
    cloth = Cloth(END + 1, HEIGHT, "green")
    _draw_boxes(cloth)
    _draw_numbers(cloth, view.look.get("crown"))
    for (x, y), mark in _chips(view).items():
        cloth.mark(x, y, mark, STYLES[mark])
    return Group(*cloth.lines(), *_wagers(view))


def _draw_boxes(cloth: Cloth) -> None:
    cloth.box(0, 0, LEFT, NUMBERS_END)
    for row in ROWS:
        for number in row:
            x, y = _cell(number)
            cloth.box(x, y - 1, x + CELL, y + 1)
    for column in COLUMNS:
        y = _cell(column[0])[1]
        cloth.box(RIGHT, y - 1, END, y + 1)
        cloth.centre(RIGHT, END - 1, y, PAYS["column"], "bold")
    for place, name in enumerate(PLACES["dozen"]):
        x = LEFT + 4 * CELL * place
        cloth.box(x, NUMBERS_END, x + 4 * CELL, 8)
        cloth.centre(x, x + 4 * CELL, 7, f"dozen {name}", "bold")
    for place, kind in enumerate(EVEN_CHANCES):
        x = LEFT + 2 * CELL * place
        cloth.box(x, 8, x + 2 * CELL, 10)
        cloth.centre(x, x + 2 * CELL, 9, kind, ON_COLOUR.get(kind, "bold"))


def _draw_numbers(cloth: Cloth, crown: int | None) -> None:
    cloth.centre(0, LEFT, 3, f"{CROWN}0" if crown == 0 else "0", ON_COLOUR["green"])
    for number in range(1, 37):
        x, y = _cell(number)
        style = "bold black on yellow" if number == crown else ON_COLOUR[colour(number)]
        cloth.write(x + 1, y, f"{CROWN if number == crown else ' '}{number:>2} ", style)


def _chips(view: View) -> dict[tuple[int, int], str]:
    """A mark for each place with chips on it: the viewer's, others', or both."""
    marks: dict[tuple[int, int], str] = {}
    for placed in view.placed:
        at = spot(placed["wager"], placed["selection"])
        mark = YOURS if placed["person"] == view.viewer else OTHERS
        marks[at] = mark if marks.get(at, mark) == mark else BOTH
    return marks


def _wagers(view: View) -> list[Text]:
    """Whose chips they are, and how many."""
    people = dict.fromkeys([view.viewer, *(p["person"] for p in view.placed)])
    lines = []
    for person in people:
        own = [_wager(p["wager"], p["selection"], p["stake"], p["chips"]) for p in view.placed if p["person"] == person]
        mark = YOURS if person == view.viewer else OTHERS
        if own:
            more = f" and {len(own) - FEW} more" if len(own) > FEW else ""
            lines.append(
                Text(f"{mark} {'you' if person == view.viewer else person}: {', '.join(own[:FEW])}{more}", STYLES[mark])
            )
    return lines


def _wager(kind: str, selection: str, stake: str, chips: str) -> str:
    where = kind if kind in EVEN_CHANCES else f"{kind} {selection}"
    return f"${stake} {where}" + (f" in {chips}" if chips else "")
