"""Hands that lie at places of the cloth: whose each is, what lies on it, its cards or tiles, and what they come to."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from houseway.cli.terminal.drawings.cards import face, fan, in_a_line
from houseway.cli.terminal.drawings.chips import you
from houseway.cli.terminal.drawings.equipment import blocks, tiles
from houseway.cli.terminal.drawings.window import FEW, WIDE
from houseway.cli.terminal.table import net, signed
from houseway.play.cloth import Cloth
from houseway.play.pieces import Piece
from houseway.play.view import View

APART: Final = 3  # columns between hands
BACK: Final = ("░░", "blue")


def name_of(hand: Piece) -> str:
    """`box 1`, or `box 1 b` where a box has several; a hand that goes by its holder is called by its place."""
    return hand.label if hand.label.startswith(hand.at) else hand.at


class HandsDrawing:
    """All of a table, as one person sees them."""

    def __init__(self, view: View, hands: Sequence[Piece], cloth: Cloth, notes: Mapping[str, Sequence[str]]) -> None:
        self.view, self.hands, self.notes = view, hands, notes
        self.main = {place.selection: place.wager for place in reversed(cloth.places)}

    def drawn(self, low: bool) -> RenderableType:
        """Side by side; in a low window those of others in a line each, where there is no room for so many."""
        if any(hand.at in self.notes for hand in self.hands):
            return self._rows()
        pictures = {name_of(hand): self._picture(hand) for hand in self.hands}
        wide = [APART + max(map(len, each.plain.split("\n"))) for each in pictures.values()]
        if not low or sum(wide) <= WIDE:
            return Columns(list(pictures.values()), padding=(0, APART))
        own = [hand for hand in self.hands if self.view.viewer in hand.of]
        apart = own if len(own) == 1 and len(self.hands) <= FEW else []
        lines = [self._line(hand) for hand in self.hands if hand not in apart]
        return Group(*(pictures[name_of(hand)] for hand in apart), *lines)

    def _title(self, hand: Piece) -> Text:
        """`▶ box 1  you $10.00 + $5.00 insurance`."""
        turn = self._in_turn(hand)
        own = self.view.viewer in hand.of
        title = Text(f"▶ {name_of(hand)}" if turn else name_of(hand), "bold yellow" if turn else "bold")
        whose = ", ".join(you(self.view, name) for name in hand.of)
        title.append(f"  {whose}" if whose else "", "yellow" if own else "cyan")
        title.append(f" {hand.state}" if hand.state not in ("", "turn") else "", "dim")
        lies = self._lies(name_of(hand))
        return title.append(f" {lies}" if lies else "", "yellow" if own else "cyan")

    def _in_turn(self, hand: Piece) -> bool:
        awaited = self.view.awaited or {}
        asked = awaited.get("kind") == "choice" and awaited.get("about") in (name_of(hand), hand.label)
        return hand.state == "turn" or asked

    def _lies(self, name: str) -> str:
        """The chips there; when the round is over, what came of them."""
        there = [p for p in self.view.placed if p["selection"] == name]
        if there or not self.view.over:
            main = self.main.get(name)
            return " + ".join(f"${p['stake']}" + (f" {p['wager']}" if p["wager"] != main else "") for p in there)
        lines = [line for line in self.view.settlements if line["selection"] == name]
        return signed(sum(map(net, lines))) if lines else ""

    def _picture(self, hand: Piece) -> Text:
        title = self._title(hand)
        if hand.kind == "tiles":
            return blocks([title, tiles(hand, "", False)])
        return blocks(fan(title, hand.what, hand.says, any(hand.closed)))

    def _line(self, hand: Piece) -> Text:
        if hand.kind == "cards":
            return in_a_line(self._title(hand), hand.what, hand.says)
        line = self._title(hand).append(f"  {' '.join(name or '░░' for name in hand.what)}  ", "default")
        line.append(hand.says if len(line) + len(hand.says) <= WIDE else hand.tag or hand.says, "default")
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    # A row for each, where everybody's chips lie before them

    def _rows(self) -> RenderableType:
        drawn = Table.grid(padding=(0, 2))
        for hand in sorted(self.hands, key=lambda each: (len(each.at), each.at)):
            drawn.add_row(*self._row(hand))
        dealt = {name for hand in self.hands for name in hand.of}
        for person in self.view.people:
            if person["role"] == "player" and person["name"] not in dealt:
                drawn.add_row("", Text(you(self.view, person["name"]), "dim"), "", Text("not dealt in", "dim"))
        return drawn

    def _row(self, hand: Piece) -> list[Text]:
        out = hand.state == "folded" or not hand.what
        style = "dim" if out else "bold yellow" if self.view.viewer in hand.of else "cyan"
        cards = Text().join(_lying(*each) for each in zip(hand.what, hand.closed, strict=True))
        turn = Text("▶" if self._in_turn(hand) else " ", "bold yellow")
        name = Text(you(self.view, hand.label), style)
        first, *more = self.notes[hand.at]
        notes = [Text(first, style), Text(", ".join(more), style)]
        return [turn, name, cards, Text(hand.says, "green"), *notes]


def _lying(name: str, closed: bool) -> Text:
    """`K♣` lies open; `(K♣)` lies face down, and its holder alone sees it."""
    shown, style = face(name) if name else BACK
    return Text(f"({shown})" if closed else f" {shown} ", style)
