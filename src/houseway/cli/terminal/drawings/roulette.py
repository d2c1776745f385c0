"""Roulette in the terminal: the layout on its side, every wager's chips where diagram 7 puts them (qld s136(3))."""

from typing import Final

from rich.console import Group, RenderableType

from houseway.cli.terminal.drawings.chips import lines_of_wagers, lying
from houseway.cli.terminal.drawings.squares import coloured
from houseway.equipment.wheel import colour
from houseway.games.roulette.layout import EVEN_CHANCES, laid_out
from houseway.games.roulette.wagers import WAGERS
from houseway.play.cells import Dress, picture
from houseway.play.cloth import Place, area_name
from houseway.play.view import Data, View

CELLS: Final = (75, 10)
CROWN: Final = "♛"
ON_COLOUR: Final = {"red": "bold white on red", "black": "bold white on black", "green": "bold white on green"}
FEW: Final = 6  # of a person's wagers are told in full


def draw(view: View) -> RenderableType:
    """The cloth, its chips and the crown, and a line for each person's wagers."""
    crown = str(view.look.get("crown"))

    def dress(place: Place) -> Dress:
        chips, ink = lying(view, place)
        number = place.wager == "straight up"
        won = number and place.selection == crown
        label = f"{CROWN}{place.inscribed}" if won else _label(place)
        style = "bold black on yellow" if won else ON_COLOUR.get(_colour(place), "bold")
        return Dress(label, style=style, lies=chips[:1], lies_style=ink)

    return Group(*coloured(picture(laid_out(WAGERS), CELLS, dress, "green")), *lines_of_wagers(view, _told, FEW))


def _colour(place: Place) -> str:
    return colour(int(place.selection)) if place.wager == "straight up" else place.wager


def _label(place: Place) -> str:
    """Wagers go by the law's words, squares that bear a number or odds by what is inscribed there."""
    if place.wager in EVEN_CHANCES:
        return place.wager
    return place.inscribed.lower() if place.wager in ("straight up", "column") else place.name


def _told(placed: Data) -> str:
    kind = placed["wager"]
    where = kind if kind in EVEN_CHANCES else area_name(kind, placed["selection"])
    return f"${placed['stake']} {where}"
