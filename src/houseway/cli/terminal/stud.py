"""Stud in the terminal: what applies and the pots above, a line for every player with the face up cards below."""

import re
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from houseway.cli.terminal import poker, poker_phrases
from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.cli.terminal.poker import cards_drawn, plain, pots_drawn, seats_drawn
from houseway.equipment.cards import card, pretty
from houseway.money import Cents, cents
from houseway.play.view import View

__all__ = ["PHRASES", "draw", "hint", "read"]

PHRASES: Final = (
    ("ante · blind", "the ante bet, or the blind bet when you have the buck (or Enter)"),
    ("bet 5 · bet 15", "blind betting: one component of the minimum, or two that come to $15"),
    ("no more", "blind betting: the blind bet is your opening bet, with no additional bet"),
    *(phrase for phrase in poker_phrases.PHRASES if not phrase[0].startswith("blind")),
)
BET: Final = re.compile(r"(?:bet|open|b)(?: (\$?\d[\d.]*))?")
COMPONENTS: Final = (("1 component", "2 components"), ("1 additional bet", "2 additional bets"))
NO_MORE: Final = "no additional bet"
SHORT: Final = {"highest value card betting": "highest card opens", "lowest value card betting": "lowest card opens"}


# The table


def draw(view: View) -> RenderableType:
    """The whole table."""
    look = view.look
    form, opens, pot = look["form"]
    ante = f"ante ${plain(look['ante'])}" if form.startswith("ante") else f"blind bet ${plain(look['minimum'])}"
    top = Text.assemble(pots_drawn(look["pots"]), "   ", (look["step"], "bold"))
    ace = " · ace low too" if look["ace_low"] and look["deck"] < 52 else ""
    words = f"{ante} · {SHORT[opens]} · {pot} · {look['deck']} cards{ace} · bets from ${plain(look['minimum'])}"
    exposed = [Text(f"exposed by the dealer: {pretty(card(look['exposed']))}", "yellow")] if look["exposed"] else []
    communal = [Text("communal card", "bold"), cards_drawn([look["communal"]], 1)] if look["communal"] else []
    return Group(top, Text(words, "dim"), *exposed, *communal, seats_drawn(view))


def hint(view: View) -> str:
    """What may be done now, in the words that are typed here."""
    offers = (view.awaited or {}).get("offers", ())
    for one, two in COMPONENTS:
        if one in offers:
            least = cents(view.look["minimum"])
            most = least + _most(view, two) if two in offers else least
            more = f" · bet ${plain(_dollars(2 * least))} to ${plain(_dollars(most))}" if most > least else ""
            none = "no more · " if NO_MORE in offers else ""
            tap = " · tap out" if "tap out" in offers else ""
            return f"{none}bet ${plain(_dollars(least))}{more}{tap} · ? for all"
    if len(offers) == 1 and offers[0] in ("ante bet", "blind bet", "show"):
        return f"{offers[0]} (or Enter) · ? for all"
    return poker.hint(view)


def _dollars(amount: Cents) -> str:
    return f"{amount // 100}.{amount % 100:02}"


def _most(view: View, act: str) -> Cents:
    fields = [field for option in view.options if option["act"] == act for field in option["fields"]]
    return cents(fields[0]["most"]) if fields else 0


# What is typed


def read(line: str, view: View) -> list[Intent] | None:
    text = " ".join(line.lower().split())
    offers = (view.awaited or {}).get("offers", ())
    if text in ("ante", "ante bet"):
        return [Intent("ante bet", {})]
    if NO_MORE in offers and text in ("no more", "check", "x", "decline", "d", "blind", "call", "c"):
        return [Intent(NO_MORE, {})]
    bet = BET.fullmatch(text)
    for one, two in COMPONENTS:
        if bet and one in offers:
            least = cents(view.look["minimum"])
            said = amount(bet[1]) if bet[1] else least
            return [Intent(one, {}) if said == least else Intent(two, {"amount": said - least})]
    return poker_phrases.read(line, view)
