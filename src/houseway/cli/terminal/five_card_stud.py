"""5 card stud poker in the terminal: one card face down, four face up, and a round of betting after each of those."""

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal import stud
from houseway.play.view import View

__all__ = ["draw"]


def draw(view: View) -> RenderableType:
    """The table; in the final round also who wins if nobody opens it, for that is easily forgotten."""
    taker = view.look["wins_unopened"]
    whose = "you win" if taker == view.viewer else f"{taker} wins"
    warned = [Text(f"if nobody opens, {whose} the pot unseen (qld s348(7))", "yellow")] if taker else []
    return Group(stud.draw(view), *warned)
