"""Baccarat in the terminal: the two hands above, every place with its three areas, who has the shoe, what is owed."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings import baccarat_victoria
from houseway.cli.terminal.drawings.chips import OTHERS, STYLES, YOURS, you
from houseway.cli.terminal.drawings.coup import areas, beads, hands
from houseway.cli.terminal.drawings.window import Fitted
from houseway.games.baccarat.layout import laid_out
from houseway.games.baccarat.wagers import WAGERS
from houseway.money import cents
from houseway.play.cloth import Place
from houseway.play.view import Data, View

LEFT, WIDE = 8, 5  # of the names of the wagers; of an area
MOST_BEADS = 24


def draw(view: View) -> RenderableType:
    """The whole table."""

    def lies(place: Place) -> tuple[str, str]:
        """Whose chips lie in an area, and how much: `●25½` is $25.50 of the viewer's own."""
        for placed in view.placed:
            if (placed["wager"], placed["selection"]) == (place.wager, place.selection):
                mark = YOURS if placed["person"] == view.viewer else OTHERS
                whole, half = divmod(cents(placed["stake"]), 100)
                amount = f"{whole}{'½' if half else ''}" if whole < 1000 else f"{whole // 1000}k"
                return f"{mark}{amount}" if len(amount) < WIDE - 1 else amount, STYLES[mark]
        return "", ""

    def foot(seat: str) -> tuple[str, str]:
        """A place that nobody has is a dot, the viewer's says so, and the banker's has the shoe."""
        who = view.look["seats"].get(seat, "")
        shown = "you" if who == view.viewer else seat.split()[1] if who else "·"
        return shown + ("▾" if who and who == view.look["banker"] else ""), STYLES[YOURS if shown == "you" else OTHERS]

    cloth = laid_out(WAGERS, view.look["places"])
    drawn = areas(view, cloth, LEFT, WIDE, _label, lies, foot)
    return Group(*hands(view.look), *drawn, *_people(view), _shoe(view.look))


def _label(place: Place) -> str:
    return f"{place.inscribed} {place.pays.replace(' to ', ':')}" if place.pays != "1 to 1" else place.inscribed


def _people(view: View) -> Iterator[RenderableType]:
    seen = view.look
    if seen["standing"]:
        told = [f"{you(view, name)}{_wagers(view, name)}" for name in seen["standing"]]
        yield Text(f"  standing: {', '.join(told)}", "cyan")
    yield from baccarat_victoria.markers(view)
    line = Text("  ")
    if "marker" in seen:
        line.append(baccarat_victoria.shoe(view), "bold yellow" if seen["banker"] == view.viewer else "cyan")
    elif seen["banker"]:
        whose = (
            "you are"
            if seen["banker"] == view.viewer
            else f"{'the ' * (seen['banker'] == 'dealer')}{seen['banker']} is"
        )
        line.append(f"▾ {whose} the banker", "bold yellow" if seen["banker"] == view.viewer else "cyan")
    for name, amount in seen["owed"].items():
        mine = name == view.viewer
        before = " · " if line.plain.strip() else ""
        line.append(f"{before}{'you owe' if mine else f'{name} owes'} ${amount}", "yellow" if mine else "dim")
    if line.plain.strip():
        yield Fitted(lambda low: _shortened(line, low))


def _shortened(line: Text, low: bool) -> Text:
    line.no_wrap, line.overflow = low, "ellipsis"
    return line


def _wagers(view: View, name: str) -> str:
    own = [f"${p['stake']} on the {p['wager']}" for p in view.placed if p["person"] == name]
    return f" ({' and '.join(own)})" if own else ""


def _shoe(seen: Data) -> Text:
    """How the hands went, the cards left, and what else there is to know of the shoe."""
    line = Text.assemble(*beads(seen, MOST_BEADS))
    if seen["dummy round"]:
        line.append(" · a dummy round: no wagers", "bold magenta")
    if waits := seen["next hand's first card"]:
        line.append(f" · the next hand's first card: {waits}", "bold magenta")
    return line.append(" · the last round", "bold yellow") if seen["last round"] else line
