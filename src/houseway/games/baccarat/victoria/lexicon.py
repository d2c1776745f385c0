"""Baccarat in Victoria: the shoe with its two markers, who opens, spoken wagers, and secret ones in a tournament."""

import re
from collections.abc import Callable
from typing import Any, Final

from houseway.errors import BadInput
from houseway.play.grammar import AMOUNT, Form, Intent, WagerPlace, amount, offered
from houseway.play.view import View

PHRASES: Final = (
    ("accept as player", "the shoe, to deal and to open the player's hand; or as banker"),
    ("open", "the cards that were passed to you"),
    ("both · both banker first", "ask to open the dealer's hand as well as your own"),
    ("relinquish", "give the shoe up; 'as player' or 'as banker' changes the marker beside it"),
    ("let seat 2 deal · let dealer open", "somebody else deals for you, or opens your hand"),
    ("declare 50 banker", "a spoken wager, with your chips; 'declare 50 banker cash' with cash"),
    ("change banker to tie 20", "where a Casino Supervisor has permitted it"),
    ("secret 50 banker", "in a tournament: a secret wager on a form; 'unsecret' takes it back"),
    ("form seat 2", "look at another player's form of the last hand"),
)
OTHER_MARKER: Final = {"banker": "player", "player": "banker"}


def forms(place: Callable[[str, View], WagerPlace]) -> list[Form]:
    """What is typed in Victoria, given how wagers are named."""

    def spoken(match: re.Match[str], view: View) -> Intent:
        wager, area, _ = place(match[3], view)
        if match[1] == "secret":
            return Intent("make a secret wager", {"type": wager, "amount": amount(match[2])})
        details = {"on": wager, "selection": area, "stake": amount(match[2]), "with": "cash" if match[4] else "chips"}
        return Intent("declare a wager", details)

    def changed(match: re.Match[str], view: View) -> Intent:
        """What is not said stays as it lies."""
        wager = place(match[1], view).wager
        lies = next((p for p in view.placed if (p["person"], p["wager"]) == (view.viewer, wager)), None)
        if lies is None:
            raise BadInput(f"you have no wager on the {wager} to change")
        details: dict[str, Any] = {"on": wager, "to": place(match[2], view).wager if match[2] else wager}
        return Intent("change a wager", details | {"stake": amount(match[3] or lies["stake"])})

    return [
        ("pass(?: the shoe)?", _relinquished),
        ("both(?: (player|banker) first)?", _both),
        ("as (banker|player)", lambda match, _: Intent("act as", {"as": match[1]})),
        ("accept as (banker|player)", lambda match, _: Intent("accept the shoe", {"as": match[1]})),
        (rf"(secret|declare) ({AMOUNT}) (?:on )?(?:the )?([a-z]+)( cash)?", spoken),
        (rf"change ([a-z]+)(?: to ([a-z]+))?(?: ({AMOUNT}))?", changed),
        ("let (.+) (deal|open)", lambda match, _: Intent(f"authorise to {match[2]}", {"person": match[1]})),
        ("form (.+)", lambda match, _: Intent("examine a form", {"person": match[1]})),
    ]


def _relinquished(_match: re.Match[str], view: View) -> Intent | None:
    lesson = "the rules of 2001 say that the shoe is relinquished"
    return Intent("relinquish the shoe", {}, lesson=lesson) if "marker" in view.look else None


def _both(match: re.Match[str], _view: View) -> Intent:
    order = "banker then player" if match[1] == "banker" else "player then banker"
    return Intent("ask to open both hands", {"order": order})


def hint(view: View) -> str:
    """Where Victoria asks for something of its own; empty where Queensland's will do."""
    awaited, seen = view.awaited or {}, view.look
    if "open" in offered(view):
        both = " · both banker first" if any(o["act"] == "ask to open both hands" for o in view.options) else ""
        return f"{awaited['about']}: open{both} · ? for all"
    if "accept the shoe" in offered(view) and "marker" in seen:
        return "The shoe: accept (as banker) · accept as player · decline · ?"
    if awaited.get("kind") != "wagering":
        return ""
    holds = seen.get("marker") and seen["banker"] == view.viewer
    own = f" · relinquish · as {OTHER_MARKER[seen['marker']]} · let … deal" if holds else ""
    secret = " · secret 50 banker" if seen.get("secret wagers left") else ""
    if not own and not secret:
        return ""
    return f"10 banker · 10 tie{secret}{own} · deal (or Enter) · ?"
