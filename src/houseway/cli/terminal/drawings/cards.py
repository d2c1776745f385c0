"""Cards that overlap, face up or down, with what they come to beside them."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from houseway.equipment.cards import card, pretty

FACE_DOWN: Final = "face down"
BACKS: Final = {"": "░░░", FACE_DOWN: "▒▒▒"}


def face(name: str) -> tuple[str, str]:
    """A card as it is seen, and how it is coloured."""
    if name in BACKS:
        return BACKS[name], "blue"
    shown = pretty(card(name))
    return shown, "bold red" if shown[-1] in "♥♦" else "bold"


def in_a_line(title: Text, names: Sequence[str], beside: str = "") -> Text:
    """`box 1  you $5.00  5♦ 3♥  8`: where there is no room for a fan."""
    title.no_wrap, title.overflow = True, "ellipsis"
    for name in names:
        title.append(" ").append(*face(name))
    return title.append(f"  {beside}" if beside else "", "bold")


def fan(title: Text, names: Sequence[str], beside: str = "", secret: bool = False) -> list[Text]:
    """The title, and below it three lines with the cards, if there are any; `secret`: only the viewer sees them."""
    if not names:
        return [title]
    edge = "┆" if secret else "│"
    top, middle, bottom = Text("╭"), Text(edge), Text("╰")
    for number, name in enumerate(names, 1):
        shown, ink = face(name)
        last = number == len(names)
        top.append("───" + ("╮" if last else "╭"))
        middle.append(f"{shown:<3}", ink).append(edge)
        bottom.append("───" + ("╯" if last else "╰"))
    return [title, top, middle.append(f" {beside}", "bold"), bottom]
