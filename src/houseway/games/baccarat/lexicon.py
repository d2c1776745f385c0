"""Baccarat: `10 banker`, `5 tie`, `accept`, `deal`, `pass`, `withdraw player`, `sit 4`."""

import re
from typing import Final

from houseway.families.baccarat.lexicon import HANDS, TIE, hand
from houseway.games.baccarat.victoria import lexicon as victoria
from houseway.play.grammar import Intent, Lexicon, WagerPlace, offered, spoken
from houseway.play.hints import hint_plainly
from houseway.play.view import View

PHRASES: Final = (
    ("10 banker · 10 player", "wager $10.00 on the banker's hand, or on the player's hand"),
    ("10 tie", "a tie bet, up to one eighth of the table's maximum"),
    ("accept · decline", "the shoe that you are offered; whoever accepts it is the banker"),
    ("deal · deal down", "no more bets (or Enter); then, if you are the banker, the cards, face up or face down"),
    ("withdraw banker · withdraw all", "take a wager back before the first card"),
    ("pay", "the commission that you owe, before the reshuffle"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("sit 4", "take seat 4"),
    ("accept 900 tie", "the dealer takes it by mistake, and the table rules on it"),
)
QUEENSLAND: Final = (
    ("pass", "the shoe, if you are the banker, to the player on your right"),
    ("reshuffle", "ask for preshuffled cards to be shuffled again (qld s92A)"),
)


def place(text: str, view: View) -> WagerPlace:
    """In the viewer's own area."""
    wager, lesson = hand(text)
    return WagerPlace(wager, _area(view), lesson)


def _area(view: View) -> str:
    return next((str(place) for place, name in view.look["seats"].items() if name == view.viewer), "standing")


def _deal(match: re.Match[str], view: View) -> list[Intent]:
    """The wagers are closed and the banker deals; for everybody else it is only the dealer's call of no more bets."""
    deal = Intent("deal", {"face": match[1]} if match[1] else {}, "" if _banks(view) else "dealer")
    if "deal" in offered(view):
        return [deal]
    on_a_hand = any(p["person"] == view.viewer and p["wager"] != TIE for p in view.placed)
    at_once = bool(view.placed) if "marker" in view.look else on_a_hand  # a duty that Victoria does not know
    return [Intent("no more bets", {}, "dealer"), *([deal] if _banks(view) and at_once else [])]


def _banks(view: View) -> bool:
    return bool(view.look.get("deals", view.look["banker"]) == view.viewer)


def hint(view: View) -> str:
    if own := victoria.hint(view):
        return own
    banks = view.look["banker"] == view.viewer
    if (view.awaited or {}).get("kind") == "wagering":
        duty = " · pass" if banks else ""
        return f"10 banker · 10 player · 10 tie · withdraw …{duty} · deal (or Enter) · ? for all"
    if "accept the shoe" in offered(view):
        return "The shoe is offered to you: accept (you wager on a hand and deal) · decline · ?"
    if "deal" in offered(view):
        return "You are the banker: deal · deal down · pass · ? for all"
    return hint_plainly(view)


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    only={"qld": QUEENSLAND, "vic": victoria.PHRASES},
    kinds=HANDS,
    hint=hint,
    place=place,
    said=spoken({
        "dealer: no more bets": "",
        "dealer: settle": "",
        "pass the shoe": "pass",
        "pay commission": "pay",
        "ask for a reshuffle": "reshuffle",
        "accept the shoe": "accept, yes, take, take the shoe",
        "decline the shoe": "decline, no",
        "cut": "accept, yes, take",
        "decline": "no",
        "open": "",
        "relinquish the shoe": "relinquish",
        "take back the form": "unsecret",
        "place the amount": "place",
    }),
    forms=[
        *victoria.forms(place),
        (r"deal(?: (?:face )?(up|down)| .*)?", _deal),
        (r"cut (\d+)", lambda match, _: Intent("cut", {"at": int(match[1])})),
        (r"sit (?:seat )?(\d+)", lambda match, _: Intent("take a seat", {"seat": f"seat {match[1]}"})),
    ],
)  # fmt: skip
