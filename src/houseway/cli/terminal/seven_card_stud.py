"""7 card stud poker in the terminal: two cards face down, four face up, and a last one face down."""

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal import stud
from houseway.play.view import View

__all__ = ["draw"]


def draw(view: View) -> RenderableType:
    """The whole table, and the provisions that govern what is done now."""
    governed = ", ".join(each.removeprefix("qld ") for each in view.look["governed_by"])
    taker = view.look["wins_unopened"]
    whose = "you win" if taker == view.viewer else f"{taker} wins"
    warned = [Text(f"if nobody opens, {whose} the pot unseen (qld s392(7))", "yellow")] if taker else []
    return Group(stud.draw(view), *warned, Text(f"governed by qld {governed}", "dim"))
