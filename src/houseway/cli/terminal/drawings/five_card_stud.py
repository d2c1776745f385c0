"""5 card stud poker in the terminal: one card face down, four face up, and a round of betting after each of those."""

from rich.console import Group, RenderableType

from houseway.cli.terminal.drawings import stud
from houseway.play.view import View


def draw(view: View) -> RenderableType:
    """The whole table."""
    return Group(stud.draw(view), *stud.unopened(view, "qld s348(7)"))
