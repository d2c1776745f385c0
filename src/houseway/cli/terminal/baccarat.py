"""Baccarat in the terminal: the two hands above, every place with its three areas, who has the shoe, what is owed."""

from collections.abc import Iterator
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal import baccarat_victoria
from houseway.cli.terminal.areas import OTHERS, STYLES, YOURS
from houseway.cli.terminal.cloth import Cloth
from houseway.cli.terminal.coup import draw_hands
from houseway.games.baccarat.wagers import BANKERS_HAND, PLAYERS_HAND, TIE_BET
from houseway.money import cents
from houseway.play.view import Data, View
from houseway.play.wager import Wager

__all__ = ["draw"]

LEFT, WIDE = 8, 5  # of the names of the wagers; of an area
AREAS: Final = ((TIE_BET, "TIE 8:1"), (BANKERS_HAND, "BANKER"), (PLAYERS_HAND, "PLAYER"))
WINS: Final = {PLAYERS_HAND.name: PLAYERS_HAND, BANKERS_HAND.name: BANKERS_HAND, "tie hand": TIE_BET}
BEADS: Final = {
    PLAYERS_HAND.name: ("P", "bold white on blue"),
    BANKERS_HAND.name: ("B", "bold white on red"),
    "tie hand": ("T", "bold white on green"),
}
MOST_BEADS: Final = 24


def draw(view: View) -> RenderableType:
    """The whole table."""
    seen = view.look
    hands = {name: seen[name] for name in (PLAYERS_HAND.name, BANKERS_HAND.name)}
    return Group(*draw_hands(hands, seen["result"]), *_cloth(view).lines(), *_people(view), _shoe(seen))


def _cloth(view: View) -> Cloth:
    """A column for each place, a row for each wager, and below the number of the place."""
    places = view.look["places"]
    cloth = Cloth(LEFT + places * WIDE + 1, 2 * len(AREAS) + 2, "green")
    won = WINS.get(view.look["result"])
    for number, (row, name) in enumerate(AREAS):
        top = 2 * number
        cloth.write(0, top + 1, name, "bold green" if row is won else "bold")
        for place in range(places):
            left = LEFT + place * WIDE
            cloth.box(left, top, left + WIDE, top + 2)
            mark, lies = _chips(view, row, f"seat {place + 1}")
            cloth.write(left + 1, top + 1, lies, STYLES.get(mark, ""))
    for place in range(places):
        _number(cloth, view, place)
    return cloth


def _chips(view: View, row: Wager[Any], area: str) -> tuple[str, str]:
    """Whose chips lie in an area, and how much: `●25½` is $25.50 of the viewer's own."""
    for placed in view.placed:
        if (placed["wager"], placed["selection"]) == (row.name, area):
            mark = YOURS if placed["person"] == view.viewer else OTHERS
            whole, half = divmod(cents(placed["stake"]), 100)
            amount = f"{whole}{'½' if half else ''}" if whole < 1000 else f"{whole // 1000}k"
            return mark, f"{mark}{amount}"[: WIDE - 1] if len(amount) < WIDE - 1 else amount[: WIDE - 1]
    return "", ""


def _number(cloth: Cloth, view: View, place: int) -> None:
    """A place that nobody has is a dot, the viewer's says so, and the banker's has the shoe."""
    who = view.look["seats"].get(f"seat {place + 1}", "")
    shown = "you" if who == view.viewer else str(place + 1) if who else "·"
    shown += "▾" if who and who == view.look["banker"] else ""
    left = LEFT + place * WIDE
    cloth.centre(left, left + WIDE, 2 * len(AREAS) + 1, shown, "bold yellow" if who == view.viewer else "cyan")


def _people(view: View) -> Iterator[Text]:
    seen = view.look
    if seen["standing"]:
        told = [f"{_you(view, name)}{_wagers(view, name)}" for name in seen["standing"]]
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
        yield line


def _you(view: View, name: str) -> str:
    return "you" if name == view.viewer else name


def _wagers(view: View, name: str) -> str:
    own = [f"${p['stake']} on the {p['wager']}" for p in view.placed if p["person"] == name]
    return f" ({' and '.join(own)})" if own else ""


def _shoe(seen: Data) -> Text:
    """`PBBTP` as beads, the cards left, and what else there is to know of the shoe."""
    line = Text("  ")
    for result in seen["results"][-MOST_BEADS:]:
        line.append(*BEADS[result]).append(" ")
    line.append(f"{seen['cards_left']} cards left", "dim")
    if seen["dummy round"]:
        line.append(" · a dummy round: no wagers", "bold magenta")
    if waits := seen["next hand's first card"]:
        line.append(f" · the next hand's first card: {waits}", "bold magenta")
    return line.append(" · the last round", "bold yellow") if seen["last round"] else line
