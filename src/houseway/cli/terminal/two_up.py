"""Two-up in the terminal: the lights, the areas H and T, and the coins in the ring (qld ss 162, 173)."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.ring import DARK, LIGHT, area, coins, who_spins
from houseway.games.two_up.layout import AREAS
from houseway.games.two_up.wagers import PLAYERS_ROWS, SPINNERS_ROWS
from houseway.play.view import View

__all__ = ["draw"]

WIDE, HIGH = 38, 5  # of an area
PAYS: Final = {row.name: str(row.pays) for row in PLAYERS_ROWS}
SPINNERS: Final = tuple(row.name for row in SPINNERS_ROWS)
ON_COLOUR: Final = {"heads": "bold red", "tails": "bold green"}


def draw(view: View) -> RenderableType:
    """The lights, the cloth, the ring."""
    return Group(_lights(view), *_cloth(view).lines(), *coins(view), who_spins(view, SPINNERS))


def _lights(view: View) -> Text:
    """A light for each spin; cards where they have failed."""
    line = Text("  ")
    for name, (on, number, colour) in view.look["lights"].items():
        if view.look["shown by"] == "cards":
            line.append(f"[{name} {on}]  ", f"bold {colour}")
        else:
            line.append(f"{name} ", "bold").append(LIGHT * on, f"bold {colour}").append(
                f"{DARK * (number - on)}   ", "dim"
            )
    return line.append(f"({view.look['under']})", "dim")


def _cloth(view: View) -> Cloth:
    cloth = Cloth(2 * WIDE + 1, HIGH + 1, "green")
    for place, (side, letter) in enumerate(AREAS.items()):
        left = place * WIDE
        cloth.box(left, 0, left + WIDE, HIGH)
        cloth.centre(left, left + WIDE, 1, f"{letter}   {PAYS[side]}", ON_COLOUR[side])
        wagers = [p for p in view.placed if p["wager"] == side]
        for line, (text, style) in enumerate(area(view, wagers, WIDE - 4)):
            cloth.write(left + 3, 2 + line, text, style)
    return cloth
