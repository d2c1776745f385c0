"""Draw poker in the terminal: your five cards and the pots above, a line for every player below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from houseway.cli.terminal.drawings.chips import you
from houseway.cli.terminal.drawings.poker import cards_drawn, plain, pots_drawn, seats_drawn
from houseway.play.view import Data, View

CARDS: Final = 5
OPENED_BY_BLINDS: Final = ("blind betting", "first round of betting")
NUMBERS: Final = "  1    2    3    4    5"


def draw(view: View) -> RenderableType:
    """The whole table."""
    top = Table.grid(padding=(0, 3))
    top.add_row(_own(view), _middle(view))
    return Group(top, seats_drawn(view), *_drawn(view))


def _own(view: View) -> Text:
    """The viewer's hand, its cards numbered while they may be drawn."""
    own = next((hand for hand in view.look["hands"] if hand["person"] == view.viewer), None)
    cards = cards_drawn(own["cards"] if own else [], CARDS)
    return cards.append(f"\n{NUMBERS if may_draw(view) else ''}", "dim")


def may_draw(view: View) -> bool:
    return view.yours and "draw" in (view.awaited or {}).get("offers", ())


def _middle(view: View) -> Text:
    look = view.look
    step = Text(look["step"]["words"] if look["step"] else "", "bold")
    if look["last_blind"] != "0.00" and look["step"]["words"] in OPENED_BY_BLINDS:
        step.append(f"  last blind bet ${plain(look['last_blind'])}", "dim")
    ace = ", ace low too" if look["ace_low"] and look["deck"] != 52 else ""
    bet = view.sign["limits"]["bet"]
    words = f"{look['betting']} betting, ${plain(bet['minimum'])} to ${plain(bet['maximum'])}"
    deck = f"{look['deck']} cards{ace}, {look['in_shoe']} left in the shoe"
    return Text("\n").join([pots_drawn(look["pots"]), step, Text(words, "dim"), Text(deck, "dim")])


def _drawn(view: View) -> list[Text]:
    """How many cards each player drew."""
    told = [_told(view, hand) for hand in view.look["hands"] if hand["drew"] is not None and hand["state"] != "folded"]
    return [Text(f"cards drawn  {' · '.join(told)}", "dim")] if told else []


def _told(view: View, hand: Data) -> str:
    return f"{you(view, hand['person'])}: {hand['drew'] or 'none'}"
