"""Manila poker in the terminal: the communal cards and the pots above, a line for every player below."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from houseway.cli.terminal.drawings.poker import cards_drawn, plain, pots_drawn, seats_drawn
from houseway.games.manila.table import COMMUNAL
from houseway.play.view import View


def draw(view: View) -> RenderableType:
    """The whole table."""
    top = Table.grid(padding=(0, 3))
    top.add_row(cards_drawn(view.look["communal"], COMMUNAL), _middle(view))
    return Group(top, seats_drawn(view))


def _middle(view: View) -> Text:
    look = view.look
    ace = "ace high and low" if look["ace_low"] else "ace high"
    number = look["round_of_betting"]
    betting = f"round of betting {number}" if 0 < number < COMMUNAL else "final round of betting" if number else ""
    raises = f", {look['raises']} raised" if look["raises"] else ""
    stake = view.sign["limits"]["table stake"]["minimum"]
    words = f"blind bet ${plain(look['blind'])} · table stake from ${plain(stake)} · {ace}"
    return Text("\n").join([pots_drawn(look["pots"]), Text(f"{betting}{raises}", "bold"), Text(words, "dim")])
