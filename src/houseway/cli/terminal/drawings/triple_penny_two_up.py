"""Triple penny two-up in the terminal: the areas of the layout, and three coins in the ring (qld ss 469, 479)."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import YOURS
from houseway.cli.terminal.drawings.ring import ON_COLOUR, coins, who_spins
from houseway.cli.terminal.drawings.squares import boxes
from houseway.games.triple_penny_two_up.layout import AREAS
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.view import Data, View
from houseway.play.wager import Verdict

WIDE: Final = 38  # of an area
SPINNERS: Final = tuple(row.name for row in (*SPINNERS_ROWS, *BONUS_ROWS))
PAID: Final = {
    row.name: [str(c.pays or row.pays) for c in row.clauses if c.verdict is Verdict.WIN] for row in PLAYERS_ROWS
}


def draw(view: View) -> RenderableType:
    """The result, the cloth, the ring."""
    areas = [(_title(*area), ON_COLOUR[area[0]], _placed(view, *area)) for area in AREAS]
    return Group(_result(view), boxes(view, areas, WIDE), *coins(view), who_spins(view, SPINNERS))


def _title(wager: str, selection: str) -> str:
    paid = PAID[wager]
    return f"{selection} {wager}   {', '.join(paid[1:])}" if selection == BONUS_PLAY else f"{wager}   {paid[0]}"


def _placed(view: View, wager: str, selection: str) -> list[Data]:
    return [p for p in view.placed if (p["wager"], p["selection"]) == (wager, selection)]


def _result(view: View) -> Text:
    spun = view.look["spun"]
    line = Text(f"  {view.look['shown by']}: ").append(view.look["result"] or "—", "bold")
    if view.look["spinner"]:
        line.append(f"   for heads {YOURS * spun['heads'] or 'none'}   for tails {YOURS * spun['tails'] or 'none'}")
    return line.append(f"   ({view.look['under']})", "dim")
