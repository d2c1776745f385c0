"""Blackjack in the terminal: the dealer's cards above, every box below with its hands, totals and wagers."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.cards import fan, in_a_line
from houseway.cli.terminal.drawings.chips import you
from houseway.cli.terminal.drawings.window import FEW, Fitted
from houseway.play.view import Data, View

DRAWS: Final = {"Crown 21": " · Crown 21: a soft 17 draws"}


def draw(view: View) -> RenderableType:
    """The whole table."""
    left = f"  {view.look['cards_left']} cards left{DRAWS.get(view.look['version'], '')}"
    dealer = _drawn(view.look["dealer"], Text.assemble(("dealer", "bold"), (left, "dim")))
    return Group(dealer, Fitted(lambda low: _hands(view, low)))


def _hands(view: View, low: bool) -> RenderableType:
    """Side by side; where there is no room for so many, a line each."""
    hands = [(hand, _title(view, box, hand)) for box in view.look["boxes"] for hand in box["hands"]]
    if low and len(hands) > FEW:
        return Group(*(in_a_line(title, hand["cards"], _total(hand)) for hand, title in hands))
    drawn = [_drawn(hand, title) for hand, title in hands]
    return Columns(drawn, padding=(0, 3)) if drawn else Text("no wagers yet", "dim")


def _title(view: View, box: Data, hand: Data) -> Text:
    """`▶ box 1  you $10.00`: whose turn it is, whose hand, and what lies on it."""
    turn = hand["hand"] == view.look["turn"]
    whose = ", ".join(you(view, name) for name in box["players"])
    lies = [
        f"${p['stake']}" + (f" {p['wager']}" if p["wager"] != "blackjack" else "")
        for p in view.placed
        if p["selection"] == hand["hand"]
    ]
    title = Text(f"▶ {hand['hand']}" if turn else hand["hand"], "bold yellow" if turn else "bold")
    return title.append(f"  {whose} {' + '.join(lies)}", "yellow" if view.viewer in box["players"] else "cyan")


def _drawn(hand: Data, title: Text) -> Text:
    """The cards and their total beside them."""
    style = "bold green" if hand["blackjack"] else "bold red" if hand["bust"] else "bold"
    return (
        Text("\n").join(fan(title, hand["cards"], f" {_total(hand)}", style)) if hand["cards"] else title.append("\n")
    )


def _total(hand: Data) -> str:
    if hand["blackjack"]:
        return "blackjack"
    soft = "soft " if hand["soft"] and hand["total"] < 21 else ""
    return f"{hand['total']} over 21" if hand["bust"] else f"{soft}{hand['total']}"
