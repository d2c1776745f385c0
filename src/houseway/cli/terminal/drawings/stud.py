"""Stud in the terminal: what applies and the pots above, a line for every player with the face up cards below."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal.drawings.poker import cards_drawn, plain, pots_drawn, seats_drawn
from houseway.equipment.cards import card, pretty
from houseway.play.view import View

SHORT: Final = {"highest value card betting": "highest card opens", "lowest value card betting": "lowest card opens"}


def draw(view: View) -> RenderableType:
    """The whole table."""
    look = view.look
    form, opens, pot = look["form"]
    ante = f"ante ${plain(look['ante'])}" if form.startswith("ante") else f"blind bet ${plain(look['minimum'])}"
    top = Text.assemble(pots_drawn(look["pots"]), "   ", (look["step"], "bold"))
    ace = " · ace low too" if look["ace_low"] and look["deck"] < 52 else ""
    words = f"{ante} · {SHORT[opens]} · {pot} · {look['deck']} cards{ace} · bets from ${plain(look['minimum'])}"
    exposed = (
        [Text(f"exposed by the dealer: {' '.join(pretty(card(each)) for each in look['exposed'].split())}", "yellow")]
        if look["exposed"]
        else []
    )
    communal = [Text("communal card", "bold"), cards_drawn([look["communal"]], 1)] if look["communal"] else []
    return Group(top, Text(words, "dim"), *exposed, *communal, seats_drawn(view))


def unopened(view: View, under: str) -> list[Text]:
    """Who wins if nobody opens the final round, for that is easily forgotten."""
    taker = view.look["wins_unopened"]
    whose = "you win" if taker == view.viewer else f"{taker} wins"
    return [Text(f"if nobody opens, {whose} the pot unseen ({under})", "yellow")] if taker else []
