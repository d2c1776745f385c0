"""The places of a cloth with what lies there: as its picture, or as columns of numbers or seats, and area by area."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias

from rich.text import Text

from houseway.cli.terminal.drawings.chips import lying, on, short, you
from houseway.money import cents
from houseway.play.cells import Cells, Dress, Grid, picture
from houseway.play.cloth import Cloth, Place
from houseway.play.game import Game
from houseway.play.ink import BLACK, RED
from houseway.play.layout import ways_to_pay
from houseway.play.view import View

WIDE: Final = 79
HIGHEST: Final = 16  # lines of a picture in a low window
SHORT, FEW = 4, 12  # areas that have borders, in a low window and in another; rows that all have theirs
MANY: Final = 20  # letters in which there is room for what goes without saying
LIT: Final = "bold black on yellow"
GROUNDS: Final = {RED: "bold white on red", BLACK: "bold white on black"}
COLOURS: Final = {"red": "bold red", "green": "bold green", "gold": "bold yellow", "black": "bold white on black"}

Notes: TypeAlias = Mapping[str, Sequence[str]]


class ClothDrawing:
    """A cloth as one person sees it: which places are marked, by name or selection, and what stands at some of them."""

    def __init__(self, view: View, game: Game[Any], cloth: Cloth, marked: Collection[str], notes: Notes):
        self.view, self.game, self.cloth, self.marked, self.notes = view, game, cloth, marked, notes
        self.places = [place for place in cloth.places if place.wager]
        self.lone = {name for name, times in Counter(place.wager for place in self.places).items() if times == 1}
        numbered = Counter(place.selection for place in self.places if place.selection[-1:].isdecimal())
        self.columns = [name for name, times in numbered.items() if times > 2 and cloth.cells is None]

    def drawn(self, low: bool) -> Iterator[Text]:
        if self.cloth.cells is not None and (cells := self._cells(low))[1] <= (HIGHEST if low else cells[1]):
            yield from _coloured(self._picture(cells))
            return
        in_rows = dict.fromkeys(place.wager for place in self.places if place.selection in self.columns)
        rows = [name for name in in_rows if not low or len(in_rows) <= SHORT or self._has_chips(name)]
        if rows:
            yield from _coloured(self._columns(rows, 2 if len(in_rows) <= SHORT else 1))
        areas = [place for place in self.places if place.wager not in in_rows or place.wager == place.selection]
        if areas:
            yield from _coloured(self._areas(areas, len(areas) <= (SHORT if low else FEW)))

    def _is_marked(self, place: Place) -> bool:
        return place.name in self.marked or place.selection in self.marked

    def _pays(self, place: Place) -> str:
        """What the cloth tells there, or else the row: `1/2/4 to 1` where it pays in several ways."""
        if told := place.pays or ", ".join(self.notes.get(place.name, ())):
            return told
        ways = list(map(str, ways_to_pay(self.game.wager_named[place.wager])))
        alike = len(ways) > 1 and all(each.endswith(" to 1") for each in ways)
        return "/".join(each.removesuffix(" to 1") for each in ways) + " to 1" if alike else "".join(ways[:1])

    def _style(self, place: Place) -> str:
        if self._is_marked(place):
            return LIT
        said = [word for word in COLOURS if word in place.name.split()]
        ground = GROUNDS.get(place.ink.fill, "") if place.ink else ""
        return ground or (COLOURS[said[0]] if len(said) == 1 else "bold")

    # As a picture

    def _label(self, place: Place) -> str:
        """As it is inscribed; by its wager, where that says something else."""
        own = place.wager in self.lone and place.wager not in place.inscribed.lower()
        return place.wager if own else place.inscribed

    def _cells(self, low: bool) -> tuple[int, int]:
        """In a low window each place has one line, where that is enough for it."""
        assert self.cloth.cells is not None
        wide, high = self.cloth.cells
        bordered = [place for place in self.places if place.ink]
        flat = wide, min(high, 2 * len({place.shape.around.y for place in bordered}))
        boxes = [(place, Grid(self.cloth, flat).box(place)) for place in bordered]
        fits = all(len(f"»{self._label(p)}  {self._pays(p)}●$999") < box.right - box.left for p, box in boxes)
        return flat if low and fits else (wide, high)

    def _picture(self, cells: tuple[int, int]) -> Cells:
        grid = Grid(self.cloth, cells)

        def dress(place: Place) -> Dress:
            chips, ink = lying(self.view, place)
            if not place.ink:
                return Dress(lies=chips[:1], lies_style=ink)
            box, label, lit = grid.box(place), self._label(place), self._is_marked(place)
            inside = box.right - box.left - 1
            shown = f"»{label}" if lit and len(label) < inside else label
            told = place.pays or place.name in self.notes
            pays = self._pays(place) if told and (place.pays != "1 to 1" or inside > MANY) else ""
            chips = chips if len(chips) + len(shown) < inside else chips[:1]
            return Dress(shown, pays, self._style(place), LIT if lit else "dim", chips, "bold red" if lit else ink)

        return picture(self.cloth, cells, dress, "green")

    # Area by area, and in columns

    def _areas(self, areas: Sequence[Place], borders: bool) -> Cells:
        """As many in a line as there is room for, each with what it pays and what lies there."""
        across = WIDE // (max(len(place.name) for place in areas) + 8)
        step, wide = 1 + borders, WIDE // across
        cells = Cells(across * wide + 1, step * -(-len(areas) // across) + borders, "green")
        for number, place in enumerate(areas):
            left, top = number % across * wide, number // across * step + borders
            if borders:
                cells.box(left, top - 1, left + wide, top + 1)
            chips, ink = lying(self.view, place)
            label, pays = f"{'»' if self._is_marked(place) else ' '}{place.name} ", self._pays(place)
            cells.write(left + 1, top, label, self._style(place))
            if len(label) + len(pays) + len(chips) < wide:
                cells.write(left + 1 + len(label), top, pays, "dim")
            cells.write(left + wide - len(chips), top, chips, ink)
        return cells

    def _has_chips(self, wager: str) -> bool:
        return any(placed["wager"] == wager and placed["selection"] in self.columns for placed in self.view.placed)

    def _columns(self, rows: Sequence[str], step: int) -> Cells:
        """A column for each seat or number, a row for each wager: a line each, or with borders between them."""
        labels = [self._row_label(name) if self.notes else name for name in rows]
        left = max(map(len, labels)) + 1
        wide, high = min(11, (WIDE - left) // len(self.columns)), step * len(rows) + 3 - step
        cells = Cells(left + len(self.columns) * wide + 1, high + 1, "green")
        for number, column in enumerate(self.columns):
            at = left + number * wide
            cells.centre(at, at + wide, 0, *self._head(column))
            cells.box(at, 1, at + wide, high)
            for top, label, name in zip(range(1, high, step), labels, rows, strict=False):
                cells.write(0, top + 1, label, "bold")
                if step > 1:
                    cells.box(at, top, at + wide, top + 2)
                if (place := self.cloth.place_of(name, column)) is not None:
                    cells.write(at + 1, top + 1, *self._chips(place, wide - 1))
        return cells

    def _row_label(self, wager: str) -> str:
        place = next(place for place in self.places if place.wager == wager)
        pays = self._pays(place).replace(" to ", ":")
        return f"{place.inscribed} {pays}" if pays not in ("", "1:1") else place.inscribed

    def _head(self, column: str) -> tuple[str, str]:
        """Who sits there, or a dot; a number, which the puck may lie on."""
        who = "".join(self.notes.get(column, ()))
        if self.notes:
            name = you(self.view, who).removeprefix("seat ") or "·"
            return name, "bold yellow" if who == self.view.viewer else "cyan"
        return (f"▶ {column} ◀", "bold black on white") if column in self.marked else (column, "bold")

    def _chips(self, place: Place, room: int) -> tuple[str, str]:
        """`●25` of the viewer's, or everybody's where none is."""
        there = on(self.view, place)
        mark, style = lying(self.view, place)
        own = [each for each in there if each["person"] == self.view.viewer]
        amount = short(sum(cents(each["stake"]) for each in own or there), room - 1) if there else ""
        return f"{mark[:1]}{amount}"[-room:], style


def _coloured(cells: Cells) -> list[Text]:
    return [Text.assemble(*line, no_wrap=True) for line in cells.lines()]
