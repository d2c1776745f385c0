"""What is typed at a baccarat table: `10 banker`, `5 tie`, `accept`, `deal`, `pass`, `withdraw player`, `sit 4`."""

import re
from typing import Any, Final

from houseway.cli.terminal import baccarat_victoria
from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("10 banker · 10 player", "wager $10.00 on the banker's hand, or on the player's hand"),
    ("10 tie", "a tie bet, up to one eighth of the table's maximum"),
    ("accept · decline", "the shoe that you are offered; whoever accepts it is the banker"),
    ("deal · deal down", "no more bets (or Enter); then, if you are the banker, the cards, face up or face down"),
    ("pass", "the shoe, if you are the banker, to the player on your right"),
    ("withdraw banker · withdraw all", "take a wager back before the first card"),
    ("pay", "the commission that you owe, before the reshuffle"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("reshuffle", "ask for preshuffled cards to be shuffled again (qld s92A)"),
    ("sit 4", "take seat 4"),
    ("accept 900 tie", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
BANKER, PLAYER, TIE = "banker's hand", "player's hand", "tie bet"
WORDS: Final = {
    BANKER: BANKER, "banker": BANKER, "bank": BANKER, "banco": BANKER, "b": BANKER,
    PLAYER: PLAYER, "player": PLAYER, "players": PLAYER, "punto": PLAYER, "p": PLAYER,
    TIE: TIE, "tie": TIE, "a tie": TIE, "egalite": TIE, "t": TIE,
}  # fmt: skip
LESSONS: Final = {"banco": BANKER, "bank": BANKER, "punto": PLAYER, "egalite": TIE}
FIRST_WORDS: Final = ("wager", "bet", "place", "put")
WAGER: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)\s+(?:on\s+)?(?:the\s+)?([a-z' ]+)")
SAID: Final = {
    "no more bets": ("no more bets", "dealer"),
    "settle": ("settle", "dealer"),
    "pass": ("pass the shoe", ""),
    "pass the shoe": ("pass the shoe", ""),
    "pay": ("pay commission", ""),
    "pay commission": ("pay commission", ""),
    "reshuffle": ("ask for a reshuffle", ""),
    "cut": ("cut", ""),
}  # who says it: empty for whoever types
ANSWERS: Final = {"accept": "accept", "yes": "accept", "take": "accept", "decline": "decline", "no": "decline"}


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    if found := baccarat_victoria.read(text, view, area(view)):
        return found
    if text in SAID:
        act, who = SAID[text]
        return [Intent(act, {}, who)]
    if text.removesuffix(" the shoe") in ANSWERS:
        return _answer(ANSWERS[text.removesuffix(" the shoe")], view)
    first, _, rest = text.partition(" ")
    if first == "deal":
        return _deal(rest, view)
    if first == "cut" and rest.isdecimal():
        return [Intent("cut", {"at": int(rest)})]
    if first == "sit" and rest.removeprefix("seat ").isdecimal():
        return [Intent("take a seat", {"seat": f"seat {rest.removeprefix('seat ')}"})]
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest.removeprefix("from "), view)
    match = WAGER.fullmatch(rest if first in (*FIRST_WORDS, "accept") else text)
    if match is None or match[2] not in WORDS:
        return None
    return [_wager(match[1], match[2], view, first == "accept")]


def _answer(said: str, view: View) -> list[Intent]:
    """The shoe, or the cut: whichever is offered."""
    offers = (view.awaited or {}).get("offers", ())
    act = next((offer for offer in offers if offer.startswith(said)), f"{said} the shoe")
    return [Intent("cut" if said == "accept" and "cut" in offers else act, {})]


def _deal(rest: str, view: View) -> list[Intent]:
    """The wagers are closed and the banker deals; for everybody else it is only the dealer's call of no more bets."""
    face = rest.removeprefix("face ")
    deal = Intent("deal", {"face": face} if face in ("up", "down") else {}, "" if _banks(view) else "dealer")
    if "deal" in (view.awaited or {}).get("offers", ()):
        return [deal]
    on_a_hand = any(p["person"] == view.viewer and p["wager"] != TIE for p in view.placed)
    at_once = bool(view.placed) if "marker" in view.look else on_a_hand  # a duty that Victoria does not know
    return [Intent("no more bets", {}, "dealer"), *([deal] if _banks(view) and at_once else [])]


def _banks(view: View) -> bool:
    return bool(view.look.get("deals", view.look["banker"]) == view.viewer)


def area(view: View) -> str:
    """Where the viewer wagers."""
    return next((str(place) for place, name in view.look["seats"].items() if name == view.viewer), "standing")


def _wager(stake: str, word: str, view: View, accepted: bool) -> Intent:
    lesson = f"the law calls it the {LESSONS[word]}" if word in LESSONS else ""
    details: dict[str, Any] = {"on": WORDS[word], "selection": area(view), "stake": amount(stake)}
    return Intent("wager", details | ({"accepted": True} if accepted else {}), lesson=lesson)


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text not in ("", "all"):
        if text not in WORDS:
            raise BadInput(f"{text!r} is no wager here; there are banker, player and tie")
        return [Intent("withdraw", {"on": WORDS[text], "selection": area(view)})]
    if not own:
        raise BadInput("you have no wager on the layout to withdraw")
    return [Intent("withdraw", {"on": p["wager"], "selection": p["selection"]}) for p in own]
