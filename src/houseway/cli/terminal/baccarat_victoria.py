"""Baccarat in Victoria at the terminal: who holds the shoe and opens, and secret wagers in a tournament."""

import re
from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["PHRASES", "hint", "markers", "read", "shoe"]

BANKER, PLAYER, TIE = "banker's hand", "player's hand", "tie bet"
KINDS: Final = {"banker": BANKER, "b": BANKER, "player": PLAYER, "p": PLAYER, "tie": TIE, "t": TIE}
PHRASES: Final = (
    ("accept as player", "Victoria: the shoe, to deal and to open the player's hand; or as banker"),
    ("open", "Victoria: the cards that were passed to you"),
    ("both · both banker first", "Victoria: ask to open the dealer's hand as well as your own"),
    ("relinquish", "Victoria: give the shoe up; 'as player' or 'as banker' changes the marker beside it"),
    ("let seat 2 deal · let dealer open", "Victoria: somebody else deals for you, or opens your hand"),
    ("declare 50 banker", "Victoria: a spoken wager, with your chips; 'declare 50 banker cash' with cash"),
    ("change banker to tie 20", "Victoria: where a Casino Supervisor has permitted it"),
    ("secret 50 banker", "Victoria, in a tournament: a secret wager on a form; 'unsecret' takes it back"),
    ("form seat 2", "Victoria: look at another player's form of the last hand"),
)
OTHER_MARKER: Final = {"banker": "player", "player": "banker"}
SAID: Final = {
    "open": ("open", {}),
    "relinquish": ("relinquish the shoe", {}),
    "unsecret": ("take back the form", {}),
    "place": ("place the amount", {}),
    "both": ("ask to open both hands", {"order": "player then banker"}),
    "both player first": ("ask to open both hands", {"order": "player then banker"}),
    "both banker first": ("ask to open both hands", {"order": "banker then player"}),
    "as banker": ("act as", {"as": "banker"}),
    "as player": ("act as", {"as": "player"}),
    "accept as banker": ("accept the shoe", {"as": "banker"}),
    "accept as player": ("accept the shoe", {"as": "player"}),
}
SPOKEN: Final = re.compile(r"(secret|declare) \$?(\d+(?:\.\d\d)?) (?:on )?(?:the )?([a-z]+)( cash)?")
CHANGED: Final = re.compile(r"change ([a-z]+)(?: to ([a-z]+))?(?: \$?(\d+(?:\.\d\d)?))?")
LET: Final = re.compile(r"let (.+) (deal|open)")


def read(text: str, view: View, area: str) -> list[Intent] | None:
    """What a line means in Victoria, or None where it is as in Queensland."""
    if text in SAID:
        act, details = SAID[text]
        return [Intent(act, details)]
    if text in ("pass", "pass the shoe") and "marker" in view.look:
        return [Intent("relinquish the shoe", {}, lesson="the rules of 2001 say that the shoe is relinquished")]
    if match := SPOKEN.fullmatch(text):
        return [_spoken(match[1], match[2], _kind(match[3]), area, match[4])]
    if match := CHANGED.fullmatch(text):
        return [_changed(match, view)]
    if match := LET.fullmatch(text):
        return [Intent(f"authorise to {match[2]}", {"person": match[1]})]
    if text.startswith("form "):
        return [Intent("examine a form", {"person": text.removeprefix("form ")})]
    return None


def _kind(word: str) -> str:
    if word not in KINDS:
        raise BadInput(f"{word!r} is no wager here; there are banker, player and tie")
    return KINDS[word]


def _spoken(how: str, stake: str, kind: str, area: str, cash: str | None) -> Intent:
    if how == "secret":
        return Intent("make a secret wager", {"type": kind, "amount": amount(stake)})
    with_ = "cash" if cash else "chips"
    return Intent("declare a wager", {"on": kind, "selection": area, "stake": amount(stake), "with": with_})


def _changed(match: re.Match[str], view: View) -> Intent:
    """What is not said stays as it lies."""
    kind = _kind(match[1])
    lies = next((p for p in view.placed if (p["person"], p["wager"]) == (view.viewer, kind)), None)
    if lies is None:
        raise BadInput(f"you have no wager on the {kind} to change")
    details: dict[str, Any] = {"on": kind, "to": _kind(match[2]) if match[2] else kind}
    return Intent("change a wager", details | {"stake": amount(match[3] or lies["stake"])})


# What is drawn, and the hint


def shoe(view: View) -> str:
    """Who holds the shoe since 2001, and for which hand."""
    seen = view.look
    if not seen.get("marker"):
        return "▾ the dealer deals" if seen["banker"] == "dealer" else ""
    whose = "you hold" if seen["banker"] == view.viewer else f"{seen['banker']} holds"
    instead = f"; {_you(view, seen['deals'])} deals" if seen["deals"] != seen["banker"] else ""
    return f"▾ {whose} the shoe, and the {seen['marker']}'s hand{instead}"


def markers(view: View) -> Iterator[Text]:
    """The markers of secret wagers, and the viewer's own form."""
    seen = view.look
    if "secret markers" not in seen:
        return
    line = Text(f"  secret wagers: {seen['secret wagers left']} left to you", "magenta")
    for name in seen["secret markers"]:
        line.append(f" · ✉ {_you(view, name)}", "bold magenta")
    for name, form in {**seen["forms of the last hand"], **seen["forms"]}.items():
        line.append(f" · {_you(view, name)}: {form['type']} ${form['figures']}", "magenta")
    yield line


def _you(view: View, name: str) -> str:
    return "you" if name == view.viewer else name


def hint(view: View) -> str:
    """Where Victoria asks for something of its own; empty where Queensland's will do."""
    awaited, seen = view.awaited or {}, view.look
    offers = awaited.get("offers", ())
    if "open" in offers:
        both = " · both banker first" if any(o["act"] == "ask to open both hands" for o in view.options) else ""
        return f"{awaited['about']}: open{both} · ? for all"
    if "accept the shoe" in offers and "marker" in seen:
        return "The shoe is offered to you: accept (as banker) · accept as player · decline · ?"
    if awaited.get("kind") != "wagering":
        return ""
    holds = seen.get("marker") and seen["banker"] == view.viewer
    own = f" · relinquish · as {OTHER_MARKER[seen['marker']]} · let … deal" if holds else ""
    secret = " · secret 50 banker" if seen.get("secret wagers left") else ""
    if not own and not secret:
        return ""
    return f"10 banker · 10 tie{secret}{own} · deal (or Enter) · ?"
