"""What is typed at a mini-baccarat table: `10 banker`, `5 tie`, `withdraw player`, `sit 4`, `see`, `deal`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("10 banker · 10 player", "wager $10.00 on the banker's hand, or on the player's hand"),
    ("5 tie", "a tie bet, up to one eighth of the table's maximum"),
    ("deal", "no more bets, and the dealer deals (or Enter)"),
    ("withdraw banker · withdraw all", "take a wager back before the first card"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("see", "ask to see the first card, which lies face down (qld s201(9))"),
    ("reshuffle", "ask for preshuffled cards to be shuffled again (qld s200A)"),
    ("stand · sit 4", "give your place up, or take place 4"),
    ("10 banker at seat 2", "in the box of a seated player, if you stand (qld s191(2))"),
    ("dispute player", "have the point count of a hand ruled on (qld s193)"),
    ("accept 900 banker", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
BANKER, PLAYER, TIE = "banker's hand", "player's hand", "tie bet"
WORDS: Final = {
    BANKER: BANKER, "banker": BANKER, "bank": BANKER, "banco": BANKER, "b": BANKER,
    PLAYER: PLAYER, "player": PLAYER, "players": PLAYER, "punto": PLAYER, "p": PLAYER,
    TIE: TIE, "tie": TIE, "a tie": TIE, "draw": TIE, "egalite": TIE, "t": TIE,
}  # fmt: skip
LESSONS: Final = {"banco": BANKER, "bank": BANKER, "punto": PLAYER, "draw": TIE, "egalite": TIE}
FIRST_WORDS: Final = ("wager", "bet", "place", "put")
WAGER: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)\s+(?:on\s+)?(?:the\s+)?([a-z' ]+?)(?:\s+(?:at\s+)?(?:seat\s+)?(\d))?")
SAID: Final = {
    "deal": ("no more bets", "dealer"),
    "no more bets": ("no more bets", "dealer"),
    "settle": ("settle", "dealer"),
    "see": ("ask to see the first card", ""),
    "see the first card": ("ask to see the first card", ""),
    "show": ("ask to see the first card", ""),
    "reshuffle": ("ask for a reshuffle", ""),
    "stand": ("stand", ""),
    "cut": ("cut", ""),
    "decline": ("decline", ""),
    "no": ("decline", ""),
}  # who says it: empty for whoever types


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    if text in SAID:
        act, who = SAID[text]
        return [Intent(act, {}, who)]
    first, _, rest = text.partition(" ")
    if first == "cut" and rest.isdecimal():
        return [Intent("cut", {"at": int(rest)})]
    if first == "sit" and rest.removeprefix("seat ").isdecimal():
        return [Intent("take a place", {"place": f"seat {rest.removeprefix('seat ')}"})]
    if first == "dispute" and rest in WORDS:
        return [Intent("dispute the count", {"hand": WORDS[rest]})]
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest.removeprefix("from "), view)
    match = WAGER.fullmatch(rest if first in (*FIRST_WORDS, "accept") else text)
    if match is None or match[2] not in WORDS:
        return None
    return [_wager(match[1], match[2], match[3], view, first == "accept")]


def _wager(stake: str, word: str, seat: str | None, view: View, accepted: bool) -> Intent:
    lesson = f"the law calls it the {LESSONS[word]}" if word in LESSONS else ""
    selection = f"seat {seat}" if seat else _box(view)
    details: dict[str, Any] = {"on": WORDS[word], "selection": selection, "stake": amount(stake)}
    return Intent("wager", details | ({"accepted": True} if accepted else {}), lesson=lesson)


def _box(view: View) -> str:
    """The viewer's own; of somebody who stands, where they have wagered, or the first that is taken."""
    own = [place for place, name in view.look["seats"].items() if name == view.viewer]
    wagered = [str(p["selection"]) for p in view.placed if p["person"] == view.viewer]
    return str(next(iter([*own, *wagered, *view.look["seats"], "seat 1"])))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text not in ("", "all"):
        if text not in WORDS:
            raise BadInput(f"{text!r} is no wager here; there are banker, player and tie")
        return [Intent("withdraw", {"on": WORDS[text], "selection": _box(view)})]
    if not own:
        raise BadInput("you have no wager on the layout to withdraw")
    return [Intent("withdraw", {"on": p["wager"], "selection": p["selection"]}) for p in own]
