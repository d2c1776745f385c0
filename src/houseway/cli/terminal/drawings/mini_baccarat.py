"""Mini-baccarat in the terminal: the two hands above, then every place with its three areas, and how the shoe went."""

from collections.abc import Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawing import indented
from houseway.cli.terminal.drawings.cards import FACE_DOWN
from houseway.cli.terminal.drawings.chips import BOTH, OTHERS, STYLES, YOURS, plain, you
from houseway.cli.terminal.drawings.coup import areas, beads, hands
from houseway.games.mini_baccarat.layout import laid_out
from houseway.games.mini_baccarat.rules import MOST_PLACES
from houseway.games.mini_baccarat.wagers import PLAYERS_HAND, WAGERS
from houseway.money import cents
from houseway.play.cloth import Place
from houseway.play.view import Data, View

LEFT, WIDE = 16, 7  # of the names of the wagers; of an area
PAYS: Final = {row.name: row.pays for row in WAGERS}
MOST_BEADS: Final = 20


def draw(view: View) -> RenderableType:
    """The whole table."""

    def lies(place: Place) -> tuple[str, str]:
        """Whose chips lie in an area, and how much of it is the viewer's, or everybody's."""
        there = [p for p in view.placed if (p["wager"], p["selection"]) == (place.wager, place.selection)]
        own = [p for p in there if p["person"] == view.viewer]
        mark = "" if not there else OTHERS if not own else YOURS if len(own) == len(there) else BOTH
        return mark + (plain(sum(cents(p["stake"]) for p in own or there)) if there else ""), STYLES[mark]

    def foot(seat: str) -> tuple[str, str]:
        who = view.look["seats"].get(seat, "")
        shown = seat.split()[1] if who == seat and who != view.viewer else you(view, who) or "·"
        return shown, "bold yellow" if who == view.viewer else "cyan"

    drawn = areas(view, laid_out(MOST_PLACES), LEFT, WIDE, _label, lies, foot)
    return Group(*hands(view.look), *_why(view.look), *drawn, *_standing(view), _shoe(view.look))


def _label(place: Place) -> str:
    return f"{place.inscribed:<7}{PAYS[place.wager]}"


def _why(seen: Data) -> Iterator[RenderableType]:
    """A dummy round; and the box of table 2 that let the banker's hand draw or stay."""
    if seen["dummy round"]:
        yield Text("  a dummy round: nobody wagers on it (qld s209(6))", "bold magenta")
    told = seen["third card"]
    if "letter" in told:
        box = "draws" if told["letter"] == "D" else "stays"
        third = told["column"] if isinstance(told["column"], str) else f"third card {told['column']}"
        row = f"table 2, banker's {told['row']} with {third}: {told['letter']}, it {box} (qld s207)"
        yield indented(f"{PLAYERS_HAND.name} {told[PLAYERS_HAND.name]} · {row}", "dim")


def _standing(view: View) -> Iterator[Text]:
    if view.look["standing"]:
        yield Text(f"  standing: {', '.join(you(view, name) for name in view.look['standing'])}", "cyan")


def _shoe(seen: Data) -> Text:
    """How the hands went, the cards left, and what else there is to know of the shoe."""
    line = Text.assemble(*beads(seen, MOST_BEADS))
    if seen["first card"] == FACE_DOWN and not seen["results"]:
        line.append(" · the first card lies face down", "dim")
    if waits := seen["next hand's first card"]:
        line.append(f" · the next hand's first card: {waits}", "bold magenta")
    return line.append(" · the last round", "bold yellow") if seen["last round"] else line
