"""Triple penny two-up in the terminal: the six areas of the layout, and three coins in the ring (qld ss 469, 479)."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.ring import LIGHT, area, coins, who_spins
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY
from houseway.games.triple_penny_two_up.wagers import BONUS_ROWS, PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.view import Data, View
from houseway.play.wager import Verdict

__all__ = ["draw"]

WIDE, HIGH = 38, 5  # of an area
SPINNERS: Final = tuple(row.name for row in (*SPINNERS_ROWS, *BONUS_ROWS))
ON_COLOUR: Final = {"heads": "bold red", "tails": "bold green"}


def draw(view: View) -> RenderableType:
    """The result, the cloth, the ring."""
    return Group(_result(view), *_cloth(view).lines(), *coins(view), who_spins(view, SPINNERS))


def _result(view: View) -> Text:
    spun = view.look["spun"]
    line = Text(f"  {view.look['shown by']}: ").append(view.look["result"] or "—", "bold")
    if view.look["spinner"]:
        line.append(f"   for heads {LIGHT * spun['heads'] or 'none'}   for tails {LIGHT * spun['tails'] or 'none'}")
    return line.append(f"   ({view.look['under']})", "dim")


def _cloth(view: View) -> Cloth:
    """Heads and tails above, their bonus play below."""
    cloth = Cloth(2 * WIDE + 1, 2 * HIGH + 1, "green")
    for across, row in enumerate(PLAYERS_ROWS):
        paid = [str(c.pays or row.pays) for c in row.clauses if c.verdict is Verdict.WIN]
        own = [p for p in view.placed if p["wager"] == row.name]
        bonus = [p for p in own if p["selection"] == BONUS_PLAY]
        plain = [p for p in own if p["selection"] != BONUS_PLAY]
        _area(cloth, view, across, 0, f"{row.name}   {paid[0]}", ON_COLOUR[row.name], plain)
        title = f"bonus play {row.name}   {', '.join(paid[1:])}"
        _area(cloth, view, across, 1, title, ON_COLOUR[row.name], bonus)
    return cloth


def _area(cloth: Cloth, view: View, across: int, down: int, title: str, style: str, wagers: list[Data]) -> None:
    left, top = across * WIDE, down * HIGH
    cloth.box(left, top, left + WIDE, top + HIGH)
    cloth.centre(left, left + WIDE, top + 1, title, style)
    for line, (text, colour) in enumerate(area(view, wagers, WIDE - 4)):
        cloth.write(left + 3, top + 2 + line, text, colour)
