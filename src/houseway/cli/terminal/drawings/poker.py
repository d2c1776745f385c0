"""A poker table in the terminal: what lies in the middle above, and a line for every player below.

It is drawn from what the games' `look` share: `hands` (see `families.poker.look`), `pots`, `to_call` and `buck`.
"""

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from houseway.cli.terminal.drawings.cards import face
from houseway.cli.terminal.drawings.chips import you
from houseway.money import cents
from houseway.play.view import Data, View

BACK: Final = ("░░", "blue")
BUCK: Final = " ◉"


def plain(amount: str) -> str:
    """`5` for `5.00`."""
    return amount.removesuffix(".00")


def _face(name: str) -> tuple[str, str]:
    return face(name) if name else BACK


def cards_drawn(names: Sequence[str], places: int) -> Text:
    """Cards side by side in boxes, and room for those that are still to come."""
    top, middle, bottom = Text(), Text(), Text()
    for at in range(places):
        shown, style = _face(names[at]) if at < len(names) else ("", "dim")
        edge = "" if at < len(names) else "dim"
        top.append("╭───╮", edge)
        middle.append("│", edge).append(f"{shown:<3}", style).append("│", edge)
        bottom.append("╰───╯", edge)
    return Text("\n").join([top, middle, bottom])


def pots_drawn(pots: Sequence[str]) -> Text:
    """`pot $25`, or each of several."""
    if len(pots) < 2:
        return Text(f"pot ${plain(pots[0])}" if pots else "no pot", "bold yellow" if pots else "dim")
    return Text(" · ".join(f"pot {number} ${plain(each)}" for number, each in enumerate(pots, 1)), "bold yellow")


def seats_drawn(view: View) -> Table:
    """Whose turn it is, what they hold as far as it may be seen, and their chips."""
    drawn = Table.grid(padding=(0, 2))
    for hand in sorted(view.look["hands"], key=lambda each: each["place"]):
        drawn.add_row(*_row(view, hand))
    for name in _not_dealt_in(view):
        drawn.add_row("", Text(name, "dim"), "", Text("not dealt in", "dim"))
    return drawn


def _row(view: View, hand: Data) -> list[Text]:
    own, out = hand["person"] == view.viewer, hand["state"] in ("folded", "out")
    style = "dim" if out else "bold yellow" if own else "cyan"
    name = Text(you(view, hand["person"]), style)
    name.append(BUCK if hand["person"] == view.look["buck"] else "", "magenta")
    cards = Text("").join(_lying(*each) for each in zip(hand["cards"], hand["open"], strict=True))
    state = hand["state"] if hand["state"] != "active" else hand["hand"]
    both = f"{hand['hand']}, tapped out" if hand["state"] == "tapped out" and hand["hand"] else state
    turn = Text("▶" if hand["turn"] else " ", "bold yellow")
    chips = [f"${plain(hand['stake'])} left", _bet(hand)]
    return [turn, name, cards, Text(both, "dim" if out else "green"), *(Text(each, style) for each in chips)]


def _lying(name: str, is_open: bool) -> Text:
    """`K♣` lies open; `(K♣)` lies face down, and its holder alone sees it."""
    shown, style = _face(name)
    return Text(f" {shown} " if is_open or not name else f"({shown})", style)


def _bet(hand: Data) -> str:
    """What was bet: in the round of play, and of that in this round of betting."""
    put, bet = cents(hand["put"]), cents(hand["bet"])
    early = f", ${plain(hand['early'])} out of turn" if cents(hand["early"]) else ""
    if not bet:
        return early.removeprefix(", ")
    return f"bet ${plain(hand['bet'])}" + (f" (${plain(hand['put'])} now)" if 0 < put < bet else "") + early


def _not_dealt_in(view: View) -> list[str]:
    dealt = {hand["person"] for hand in view.look["hands"]}
    return [you(view, p["name"]) for p in view.people if p["role"] == "player" and p["name"] not in dealt]
