"""Two-up in the terminal: the lights, the areas H and T, and the coins in the ring (qld ss 162, 173)."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import OTHERS, YOURS
from houseway.cli.terminal.drawings.ring import ON_COLOUR, coins, who_spins
from houseway.cli.terminal.drawings.squares import boxes
from houseway.games.two_up.layout import laid_out
from houseway.games.two_up.wagers import PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.view import View

WIDE: Final = 38  # of an area
PAYS: Final = {row.name: str(row.pays) for row in PLAYERS_ROWS}
SPINNERS: Final = tuple(row.name for row in SPINNERS_ROWS)


def draw(view: View) -> RenderableType:
    """The lights, the cloth, the ring."""
    areas = [
        (
            f"{place.inscribed}   {PAYS[place.wager]}",
            ON_COLOUR[place.wager],
            [p for p in view.placed if p["wager"] == place.wager],
        )
        for place in laid_out().places
        if place.wager in PAYS
    ]
    return Group(_lights(view), boxes(view, areas, WIDE), *coins(view), who_spins(view, SPINNERS))


def _lights(view: View) -> Text:
    """A light for each spin; cards where they have failed."""
    line = Text("  ")
    for name, (on, number, colour) in view.look["lights"].items():
        if view.look["shown by"] == "cards":
            line.append(f"[{name} {on}]  ", f"bold {colour}")
        else:
            line.append(f"{name} ", "bold").append(YOURS * on, f"bold {colour}").append(
                f"{OTHERS * (number - on)}   ", "dim"
            )
    return line.append(f"({view.look['under']})", "dim")
