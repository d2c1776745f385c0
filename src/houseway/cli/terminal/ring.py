"""What the tables with a ring share in the terminal: the coins, who spins, and what lies where."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from houseway.equipment.coins import HEAD
from houseway.play.view import Data, View

__all__ = ["area", "coins", "who_spins"]

LIGHT, DARK = "●", "○"
HEAD_STYLE, TAIL_STYLE = "bold yellow", "bold white"
FEW: Final = 3


def coins(view: View) -> list[Text]:
    """The coins as they lie: a head is an H, a tail bears its cross; in the kip, in the air, or in the bowl."""
    faces, number = view.look["coins"], view.look["bowl"]
    top, middle, bottom = Text("  "), Text("  "), Text("  ")
    for face in faces:
        top.append("╭───╮ ")
        middle.append("│ ").append("H" if face == HEAD else "✗", HEAD_STYLE if face == HEAD else TAIL_STYLE).append(
            " │ "
        )
        bottom.append("╰───╯ ")
    if not faces:
        where = "the coins are in the air" if view.look["in the air"] else "the coins are in the kip"
        middle.append(where if view.look["spinner"] or view.look["hand"] else "the coins wait for a spinner", "dim")
    middle.append(f"  {number} in the bowl", "dim")
    return [top, middle, bottom] if faces else [middle]


def who_spins(view: View, rows: Sequence[str]) -> Text:
    """`spinner: you, on heads $10.00`, and who stands in."""
    spinner, hand = view.look["spinner"], view.look["hand"]
    if not spinner:
        return Text(f"  the {hand} spins" if hand else "  nobody has the spin", "cyan")
    lies = [f"on {p['selection']} ${p['stake']}" for p in view.placed if p["wager"] in rows]
    you = spinner == view.viewer
    line = Text(f"  spinner: {'you' if you else spinner}", "bold yellow" if you else "cyan")
    line.append(f", {' and '.join(lies)}" if lies else ", no spinner's wager yet")
    return line.append(f"; the {hand} spins" if hand else "", "bold")


def area(view: View, wagers: Sequence[Data], wide: int) -> list[tuple[str, str]]:
    """The chips in one area, a line for each person, the viewer's first; never more than a few lines."""
    own = [p for p in wagers if p["person"] == view.viewer]
    others = [p for p in wagers if p["person"] != view.viewer]
    lines = [(f"{LIGHT} you ${p['stake']}", "bold yellow") for p in own]
    lines += [(f"{DARK} {p['person']} ${p['stake']}", "cyan") for p in others]
    if len(lines) > FEW:
        lines = [*lines[: FEW - 1], (f"and {len(lines) - FEW + 1} more", "dim")]
    return [(text[:wide], style) for text, style in lines]
