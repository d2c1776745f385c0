"""The two hands of a baccarat game, side by side: cards that overlap, and what they count."""

from itertools import zip_longest
from typing import Final

from rich.text import Text

from houseway.equipment.cards import card, pretty
from houseway.play.view import Data

__all__ = ["FACE_DOWN", "draw_hands"]

FACE_DOWN: Final = "face down"
WIDE: Final = 26  # of a hand, with its title
BLANK: Final = "▒▒▒"


def draw_hands(hands: dict[str, Data], winner: str) -> list[Text]:
    """The hands beside each other, by their names; the one that won stands out."""
    columns = [_hand(name, hand, name == winner) for name, hand in hands.items()]
    return [_beside(row) for row in zip_longest(*columns, fillvalue=Text())]


def _beside(parts: tuple[Text, ...]) -> Text:
    line = Text("  ")
    for part in parts:
        line.append_text(part).append(" " * max(WIDE - part.cell_len, 1))
    line.rstrip()
    return line


def _hand(name: str, hand: Data, won: bool) -> list[Text]:
    title = Text(name.upper(), "bold green" if won else "bold")
    cards = hand["cards"]
    if not cards:
        return [title]
    top, middle, bottom = Text("╭"), Text("│"), Text("╰")
    for place, text in enumerate(cards, 1):
        last = place == len(cards)
        top.append("───" + ("╮" if last else "╭"))
        middle.append_text(_face(text)).append("│")
        bottom.append("───" + ("╯" if last else "╰"))
    middle.append(_count(hand), "bold green" if won else "bold")
    return [title, top, middle, bottom]


def _face(text: str) -> Text:
    if text == FACE_DOWN:
        return Text(BLANK, "blue")
    shown = pretty(card(text))
    return Text(f"{shown:<3}", "bold red" if shown[-1] in "♥♦" else "bold")


def _count(hand: Data) -> str:
    if hand["points"] is None:
        return ""
    return f" natural {hand['points']}" if hand["natural"] else f" {hand['points']}"
