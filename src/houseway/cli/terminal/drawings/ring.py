"""What the tables with a ring share in the terminal: the coins, and who spins."""

from collections.abc import Sequence

from rich.text import Text

from houseway.equipment.coins import HEAD
from houseway.play.view import View

HEAD_STYLE, TAIL_STYLE = "bold yellow", "bold white"
ON_COLOUR = {"heads": "bold red", "tails": "bold green"}


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
