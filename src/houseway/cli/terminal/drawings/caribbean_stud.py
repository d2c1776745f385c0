"""Caribbean stud in the terminal: the dealer's five cards and the jackpot meter above, every place below."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from houseway.cli.terminal.drawing import net, signed
from houseway.cli.terminal.drawings.cards import fan, in_a_line
from houseway.cli.terminal.drawings.chips import you
from houseway.cli.terminal.drawings.window import Fitted
from houseway.money import cents
from houseway.play.view import Data, View

SHORT: Final = {"ante wager": "ante", "bet wager": "bet", "jackpot wager": "jackpot"}
WIDTH: Final = 24  # three hands in a line of 80
ONE_ROW: Final = 3


def draw(view: View) -> RenderableType:
    """The whole table."""
    top = Table.grid(expand=True)
    top.add_column()
    top.add_column(justify="right")
    top.add_row(_drawn(view.look["dealer"], Text("dealer", "bold")), _meter(view))
    return Group(top, Fitted(lambda low: _places(view, low)), *_waiting(view))


def _places(view: View, low: bool) -> RenderableType:
    """Three side by side; where there is no room for so many, a line each."""
    hands = [(hand, _title(view, hand)) for hand in view.look["hands"]]
    if low and len(hands) > ONE_ROW:
        return Group(*(in_a_line(title, hand["cards"], _made(hand["hand"])) for hand, title in hands))
    drawn = [_drawn(hand, title) for hand, title in hands]
    return Columns(drawn, padding=(0, 2), width=WIDTH) if drawn else Text("no antes yet", "dim")


def _waiting(view: View) -> list[Text]:
    """Jackpot wagers that wait for their player's new ante, after a misdeal in Victoria."""
    held = {hand["place"] for hand in view.look["hands"]}
    names = [you(view, p["person"]) for p in view.placed if p["selection"] not in held]
    return [Text(f"in the jackpot game already: {', '.join(names)}", "yellow")] if names else []


def _meter(view: View) -> Text:
    jackpot = Text(f"JACKPOT ${cents(view.look['jackpot']) / 100:,.2f}", "bold yellow")
    if view.look["out_of_service"]:
        jackpot = Text("JACKPOT out of service", "dim")
    ante = view.sign["limits"]["ante wager"]
    words = ("DEALER ONLY PLAYS WITH ACE & KING OR HIGHER", f"antes ${ante['minimum']} to ${ante['maximum']}")
    lines = [jackpot, *(Text(each, "dim") for each in words)]
    return Text("\n").join([*lines, Text(f"maximum payment ${view.look['maximum_payment']}", "dim")])


def _title(view: View, hand: Data) -> Text:
    """`▶ place 1 you`, and beneath it what lies there: whose turn it is, and for how much."""
    own = hand["person"] == view.viewer
    awaited = view.awaited or {}
    turn = awaited.get("kind") == "choice" and awaited.get("about") == hand["place"]
    title = Text(f"{'▶ ' if turn else ''}{hand['place']}", "bold yellow" if turn else "bold")
    title.append(f" {'you' if own else hand['person']}", "yellow" if own else "cyan")
    title.append(f" {hand['state']}" if hand["state"] in ("folded", "closed") else "", "dim")
    return title.append(f"\n{_wagers(view, hand['place'])}", "yellow" if own else "cyan")


def _wagers(view: View, place: str) -> str:
    """What lies there; when the round is over, what came of it."""
    lie = [p for p in view.placed if p["selection"] == place]
    if lie or not view.over:
        return " ".join(f"{SHORT[p['wager']]} ${p['stake'].removesuffix('.00')}" for p in lie)
    return signed(sum(net(line) for line in view.settlements if line["selection"] == place))


def _drawn(hand: Data, title: Text) -> Text:
    """The cards, face down or up, and what they make."""
    if not hand["cards"]:
        return title.append("\n")
    secret = any(hand["cards"]) and not hand.get("open", True)
    return Text("\n").join([*fan(title, hand["cards"], secret=secret), Text(_made(hand["hand"]), "bold green")])


def _made(words: str) -> str:
    """What fits under five cards."""
    return words.removeprefix("odd card hand, ")
