"""The printed law of a table: its sign and its cloth, drawn to scale from the rows, as SVG or PDF."""

from houseway.errors import BadInput, require

require("print")

from houseway.play.game import titled
from houseway.play.ink import GOLD
from houseway.play.table import Table
from houseway.printing.cloth import cloth_sheet
from houseway.printing.legend import legend
from houseway.printing.letters import printable
from houseway.printing.panel import panel
from houseway.printing.sheet import Sheet
from houseway.printing.sign import SignText, sign_text

LONGEST_NAME = 80  # of a casino: what every cloth has room for in letters that can be read


def text_of(table: Table) -> SignText:
    return sign_text(table, titled(table.game.title, table.game.variant))


def sign_of(table: Table, casino: str = "Houseway") -> Sheet:
    return panel(text_of(table), _named(casino))


def cloth_of(table: Table, casino: str = "Houseway") -> Sheet:
    """The layout, with the legend below it."""
    sheet = cloth_sheet(table.game.cloth(table), _named(casino))
    sheet.high = legend(sheet, sheet.high, GOLD)
    return sheet


def _named(casino: str) -> str:
    """A casino's name, as it can be printed."""
    name = " ".join(printable(casino).split())
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadInput(f"a casino's name has 1 to {LONGEST_NAME} letters, not {len(name)}")
    return name
