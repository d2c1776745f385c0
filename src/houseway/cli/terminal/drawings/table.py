"""A whole table in letters: its equipment above, what is told, then the cloth or the hands, and whose wagers lie there.

It is drawn of a game's pieces and its cloth, whatever game it is.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.board import board
from houseway.cli.terminal.drawings.cards import in_a_line
from houseway.cli.terminal.drawings.chips import YOURS, lines_of_wagers, named, with_commas
from houseway.cli.terminal.drawings.cloth import ClothDrawing
from houseway.cli.terminal.drawings.equipment import DRAWN, titled
from houseway.cli.terminal.drawings.hands import HandsDrawing, name_of
from houseway.cli.terminal.drawings.window import FEW, Fitted
from houseway.money import cents
from houseway.play.pieces import Note, Piece, lit
from houseway.play.table import Table
from houseway.play.view import View


def draw(table: Table, view: View, notes: Sequence[str] = ()) -> RenderableType:
    """Everything that lies there, as the view shows it; the table says only what its cloth is."""
    drawn = _Drawn(table, view)
    told = [Text(each, "bold") for each in notes]
    return Fitted(lambda low: Group(*drawn.above(low), *drawn.places(low), *told))


class _Drawn:
    """A table, and which of its pieces lie where."""

    def __init__(self, table: Table, view: View) -> None:
        self.game: Any = table.game
        self.cloth, self.view, self.pieces = self.game.cloth(table), view, list(self.game.pieces(view.look))
        self.deals = self.cloth.cells is None and any(place.cards for place in self.cloth.places)
        said = list(self.game.words(view.look))
        self.said = [each for each in said if not each.at]
        self.notes = {each.at: each.what for each in said if each.at}
        self.hands = [each for each in self.of("cards", "tiles") if self.deals and each.at]

    def of(self, *kinds: str) -> list[Piece]:
        return [each for each in self.pieces if each.kind in kinds]

    def above(self, low: bool) -> Iterator[RenderableType]:
        strip = [self._yours(each) for each in self.of(*DRAWN) if each not in self.hands]
        crowded = low and len(self.hands) > FEW
        drawn = [
            in_a_line(titled(each), each.what, each.says)
            if crowded and each.kind == "cards"
            else DRAWN[each.kind](each, self._notes(each), low)
            for each in strip
        ]
        told = [*map(self._counter, self.of("counter")), *map(self._words, self.said)]
        if any("\n" in each.plain for each in drawn):
            yield Columns(drawn, padding=(0, 3))
        else:
            told = [*drawn, *told]
        for numbers in self.of("numbers"):
            yield board(numbers, self.of("ticket"), self.cloth, self.notes)
        if self.deals:
            told.append(Text(f"limits: {', '.join(self._limits())}", "dim"))
        if told:
            yield Text(" · ", "dim").join(told)

    def _limits(self) -> Iterator[str]:
        for kind, line in self.view.sign["limits"].items():
            least, most = (with_commas(cents(line[name])) for name in ("minimum", "maximum"))
            yield f"{kind} ${least} to ${most}"

    def _notes(self, piece: Piece) -> str:
        return " ".join(self.notes.get(piece.at or piece.label) or self.notes.get(piece.kind, ()))

    def _yours(self, piece: Piece) -> Piece:
        return piece._replace(label=named(self.view, piece.label), says=named(self.view, piece.says))

    def _counter(self, piece: Piece) -> Text:
        told = piece.says if piece.label in piece.says else f"{piece.says} {piece.label}"
        return Text(named(self.view, told), "bold yellow" if piece.at else "dim")

    def _words(self, words: Note) -> Text:
        said = ", ".join(named(self.view, each) for each in words.what)
        return Text(f"{words.label}: {said}" if words.label else said, "bold yellow" if words.loud else "dim")

    def places(self, low: bool) -> Iterator[RenderableType]:
        if self.hands:
            yield HandsDrawing(self.view, self.hands, self.cloth, self.notes).drawn(low)
        columns: Sequence[str] = ()
        if not self.deals and not self.of("numbers"):
            laid = ClothDrawing(self.view, self.game, self.cloth, self._marked(), self.notes)
            columns = laid.columns
            yield from laid.drawn(low)
        if not self.of("numbers") and not any(hand.at in self.notes for hand in self.hands):
            yield from self._wagers(columns, low)

    def _marked(self) -> set[str]:
        marks = {mark for each in self.pieces for mark in each.marks or ()}
        return marks | set(lit(self.view.look)) | {str(each) for puck in self.of("puck") for each in puck.what}

    def _wagers(self, columns: Sequence[str], low: bool) -> Iterator[Text]:
        """Whose they are; in a low window the viewer's alone, on one line."""
        for line in lines_of_wagers(self.view, {name_of(hand) for hand in self.hands}, columns):
            line.no_wrap, line.overflow = low, "ellipsis"
            if not low or line.plain.startswith(YOURS):
                yield line
