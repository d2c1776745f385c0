"""7 card stud poker in the terminal: two cards face down, four face up, and a last one face down."""

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings import stud
from houseway.play.view import View


def draw(view: View) -> RenderableType:
    """The whole table, and the provisions that govern what is done now."""
    governed = ", ".join(each.removeprefix("qld ") for each in view.look["governed_by"])
    return Group(stud.draw(view), *stud.unopened(view, "qld s392(7)"), Text(f"governed by qld {governed}", "dim"))
