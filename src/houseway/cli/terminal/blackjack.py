"""Blackjack in the terminal: the dealer's cards above, every box below with its hands, totals and wagers."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from houseway.equipment.cards import card, pretty
from houseway.play.view import Data, View

__all__ = ["draw"]

RED: Final = "bold red"
PLAIN: Final = "bold"
DRAWS: Final = {"Crown 21": " · Crown 21: a soft 17 draws"}


def draw(view: View) -> RenderableType:
    """The whole table."""
    left = f"  {view.look['cards_left']} cards left{DRAWS.get(view.look['version'], '')}"
    dealer = _hand(view.look["dealer"], Text.assemble(("dealer", "bold"), (left, "dim")))
    hands = [_hand(hand, _title(view, box, hand)) for box in view.look["boxes"] for hand in box["hands"]]
    return Group(dealer, Columns(hands, padding=(0, 3)) if hands else Text("no wagers yet", "dim"))


def _title(view: View, box: Data, hand: Data) -> Text:
    """`▶ box 1  you $10.00`: whose turn it is, whose hand, and what lies on it."""
    turn = hand["hand"] == view.look["turn"]
    whose = ", ".join("you" if name == view.viewer else name for name in box["players"])
    lies = [
        f"${p['stake']}" + (f" {p['wager']}" if p["wager"] != "blackjack" else "")
        for p in view.placed
        if p["selection"] == hand["hand"]
    ]
    title = Text(f"▶ {hand['hand']}" if turn else hand["hand"], "bold yellow" if turn else "bold")
    return title.append(f"  {whose} {' + '.join(lies)}", "yellow" if view.viewer in box["players"] else "cyan")


def _hand(hand: Data, title: Text) -> Text:
    """Cards that overlap, and their total beside them."""
    if not hand["cards"]:
        return title.append("\n")
    top, middle, bottom = Text("╭"), Text("│"), Text("╰")
    last = len(hand["cards"]) - 1
    for place, name in enumerate(hand["cards"]):
        shown = pretty(card(name))
        top.append("───" + ("╮" if place == last else "╭"))
        middle.append(f"{shown:<3}", RED if shown[-1] in "♥♦" else PLAIN).append("│")
        bottom.append("───" + ("╯" if place == last else "╰"))
    middle.append(f" {_total(hand)}", "bold green" if hand["blackjack"] else "bold red" if hand["bust"] else "bold")
    return Text("\n").join([title, top, middle, bottom])


def _total(hand: Data) -> str:
    if hand["blackjack"]:
        return "blackjack"
    return f"{hand['total']} over 21" if hand["bust"] else str(hand["total"])
