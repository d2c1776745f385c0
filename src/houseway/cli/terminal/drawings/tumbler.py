"""Games of three dice in the terminal: the bands of the layout, lit areas, chips, and the dice in their tumbler."""

from collections.abc import Collection, Mapping
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.chips import YOURS, lines_of_wagers, lying
from houseway.cli.terminal.drawings.squares import LIT, coloured
from houseway.cli.terminal.drawings.window import Fitted
from houseway.play.cells import Dress, picture
from houseway.play.cloth import Cloth, Place, area_name
from houseway.play.view import Data, View

WIDE: Final = 75
FEW: Final = 4  # of a person's wagers are told in full
SHORT: Final[Mapping[str, str]] = {
    "triples": "triple",
    "doubles": "double",
    "3 dice totals": "total",
    "dice combinations": "combination",
    "individual die face values": "face",
}
PIPS: Final = {1: "    ●    ", 2: "●       ●", 3: "●   ●   ●", 4: "● ●   ● ●", 5: "● ● ● ● ●", 6: "● ●● ●● ●"}


def bands(view: View, cloth: Cloth, lines: int, lit: Collection[str], styles: Mapping[str, str]) -> list[Text]:
    """The cloth with its inscriptions; an area that is lit shines."""

    def dress(place: Place) -> Dress:
        chips, ink = lying(view, place)
        style = LIT if place.name in lit else styles.get(place.wager, "bold")
        odds, ink = (LIT, "bold red") if place.name in lit else ("dim", ink)
        return Dress(place.inscribed, place.pays, style, odds, chips[:1], ink)

    return coloured(picture(cloth, (WIDE, lines), dress, "green"))


def wagers(view: View) -> RenderableType:
    """Whose chips they are, and how many; in a low window the viewer's alone."""
    lines = list(lines_of_wagers(view, _told, FEW))
    own = [line for line in lines if line.plain.startswith(YOURS)]
    return Fitted(lambda low: Group(*(own if low else lines)))


def _told(placed: Data) -> str:
    wager = str(placed["wager"])
    return f"${placed['stake']} {area_name(SHORT.get(wager, wager), placed['selection'])}"


def _dice(view: View) -> list[int]:
    return [int(number) for number in (view.look["dice"] or "").split("-") if number]


def small_dice(view: View) -> Text:
    """The dice on one line."""
    dice = _dice(view)
    told = Text("  ".join(f"[ {number} ]" for number in dice), "bold white on red") if dice else Text("- - -", "dim")
    return Text.assemble("tumbler  ", told, (f"  {view.look['tumbler']}", "dim"))


def big_dice(view: View) -> list[Text]:
    """The dice side by side, with their pips."""
    rows = [PIPS[number] for number in _dice(view)]
    if not rows:
        return [Text(f"tumbler: {view.look['tumbler']}", "dim")]
    middle = ["   ".join(f"│ {'  '.join(pips[3 * at : 3 * at + 3])} │" for pips in rows) for at in range(3)]
    ends = ["   ".join(f"{left}{'─' * 9}{right}" for _ in rows) for left, right in ("┌┐", "└┘")]
    return [Text("  " + line, "bold") for line in (ends[0], *middle, ends[1])]
