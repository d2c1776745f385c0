"""Mini-baccarat in the terminal: the two hands above, then every place with its three areas, and how the shoe went."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.areas import BOTH, OTHERS, STYLES, YOURS
from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.coup import FACE_DOWN, draw_hands
from houseway.cli.terminal.drawing import indented
from houseway.games.mini_baccarat.rules import MOST_PLACES
from houseway.games.mini_baccarat.wagers import BANKERS_HAND, PLAYERS_HAND, TIE_BET
from houseway.money import cents, dollars
from houseway.play.view import Data, View
from houseway.play.wager import Wager

__all__ = ["draw"]

LEFT, WIDE = 16, 7  # of the names of the wagers; of an area
AREAS: Final = ((TIE_BET, "TIE"), (BANKERS_HAND, "BANKER"), (PLAYERS_HAND, "PLAYER"))
WINS: Final = {PLAYERS_HAND.name: PLAYERS_HAND, BANKERS_HAND.name: BANKERS_HAND, "tie hand": TIE_BET}
BEADS: Final = {
    PLAYERS_HAND.name: ("P", "bold white on blue"),
    BANKERS_HAND.name: ("B", "bold white on red"),
    "tie hand": ("T", "bold white on green"),
}
MOST_BEADS: Final = 20


def draw(view: View) -> RenderableType:
    """The whole table."""
    seen = view.look
    hands = {name: seen[name] for name in (PLAYERS_HAND.name, BANKERS_HAND.name)}
    return Group(*draw_hands(hands, seen["result"]), *_why(seen), *_cloth(view).lines(), *_standing(view), _shoe(seen))


def _why(seen: Data) -> Iterator[RenderableType]:
    """A dummy round; and the box of table 2 that let the banker's hand draw or stay."""
    if seen["dummy round"]:
        yield Text("  a dummy round: nobody wagers on it (qld s209(6))", "bold magenta")
    told = seen["third card"]
    if "letter" in told:
        box = "draws" if told["letter"] == "D" else "stays"
        third = told["column"] if isinstance(told["column"], str) else f"third card {told['column']}"
        row = f"table 2, banker's {told['row']} with {third}: {told['letter']}, it {box} (qld s207)"
        yield indented(f"player's hand {told[PLAYERS_HAND.name]} · {row}", "dim")


def _cloth(view: View) -> Cloth:
    """A column for each place, a row for each wager, and below whose place it is."""
    places = MOST_PLACES
    cloth = Cloth(LEFT + places * WIDE + 1, 2 * len(AREAS) + 2, "green")
    won = WINS.get(view.look["result"])
    for number, (row, name) in enumerate(AREAS):
        top = 2 * number
        style = "bold green" if row is won else "bold"
        cloth.write(0, top + 1, f"{name:<7}{row.pays}", style)
        for place in range(places):
            left = LEFT + place * WIDE
            cloth.box(left, top, left + WIDE, top + 2)
            mark, lies = _chips(view, row, f"seat {place + 1}")
            cloth.write(left + 1, top + 1, f"{mark}{lies}"[: WIDE - 1], STYLES.get(mark, ""))
    for place in range(places):
        _name(cloth, view, place)
    return cloth


def _chips(view: View, row: Wager[Any], selection: str) -> tuple[str, str]:
    """Whose chips lie in an area, and how much of it is the viewer's, or everybody's."""
    there = [p for p in view.placed if p["wager"] == row.name and p["selection"] == selection]
    own = [p for p in there if p["person"] == view.viewer]
    if not there:
        return "", ""
    mark = OTHERS if not own else YOURS if len(own) == len(there) else BOTH
    return mark, dollars(sum(cents(p["stake"]) for p in own or there)).removesuffix(".00")


def _name(cloth: Cloth, view: View, place: int) -> None:
    who = view.look["seats"].get(f"seat {place + 1}", "")
    shown = "you" if who == view.viewer else who if who else "·"
    left = LEFT + place * WIDE
    shown = str(place + 1) if shown == f"seat {place + 1}" else shown
    cloth.centre(left, left + WIDE, 2 * len(AREAS) + 1, shown, "bold yellow" if who == view.viewer else "cyan")


def _standing(view: View) -> Iterator[Text]:
    if view.look["standing"]:
        names = ", ".join("you" if name == view.viewer else name for name in view.look["standing"])
        yield Text(f"  standing: {names}", "cyan")


def _shoe(seen: Data) -> Text:
    """`PBBTP` as beads, the cards left, and what else there is to know of the shoe."""
    line = Text("  ")
    for result in seen["results"][-MOST_BEADS:]:
        line.append(*BEADS[result]).append(" ")
    line.append(f"{seen['cards_left']} cards left", "dim")
    if seen["first card"] == FACE_DOWN and not seen["results"]:
        line.append(" · the first card lies face down", "dim")
    if waits := seen["next hand's first card"]:
        line.append(f" · the next hand's first card: {waits}", "bold magenta")
    return line.append(" · the last round", "bold yellow") if seen["last round"] else line
