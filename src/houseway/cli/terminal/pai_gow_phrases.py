"""What is typed at a pai gow table: `10 on box 3`, `a` to set, `house way`, `bank 100`, `cut tiger`, `la ja`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["LETTERS", "PHRASES", "read", "settings"]

LETTERS: Final = "abc"
WAGER: Final = "player's hand"
PHRASES: Final = (
    ("10 · 10 on box 3", "wager $10.00 on your box, or on box 3"),
    ("no more bets", "the dealer closes the wagering (or deal, or Enter)"),
    ("a · b · c", "set your tiles that way, as they are listed"),
    ("house way", "have the dealer set your hand"),
    ("bank 100 · bank 100 on box 1", "take the bank with $100.00 when it is offered; no declines"),
    ("co-bank 50", "share the bank with the house, half and half"),
    ("combine 50", "put chips together with the player to whom the bank is offered"),
    ("cut · cut tiger", "when you bank: leave the cut to the house, or choose one"),
    ("expose", "when you bank: turn the bank's tiles face up"),
    ("la ja", "ask for an additional shuffle"),
    ("withdraw", "take your wager back before 'no more bets'"),
    ("accept 900 on box 3", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
WORDS: Final = {  # what people say: what the table calls it
    "house way": "ask for the house way", "houseway": "ask for the house way", "house": "ask for the house way",
    "la ja": "ask for la ja", "laja": "ask for la ja",
    "expose": "expose the bank's tiles", "open": "expose the bank's tiles",
    "no": "decline the bank", "decline": "decline the bank", "pass": "decline the bank",
    "play": "play the hand", "retrieve": "retrieve the wager", "again": "have the tiles dealt again",
}  # fmt: skip
GO_ON: Final = ("deal", "no more bets", "nmb", "done betting")
BANKING: Final = {"bank": "take the bank", "co-bank": "co-bank", "cobank": "co-bank", "combine": "combine chips"}
WITH_AMOUNT: Final = re.compile(r"([a-z-]+)\s+(?:with\s+)?(\$?\d[\d.]*)(?:\s+(?:on\s+)?(?:box\s+)?(\d))?")
STAKE: Final = re.compile(r"(\$?\d[\d.]*)(?:\s+(?:on\s+)?(?:box\s+)?(\d))?")
FIRST_WORDS: Final = ("wager", "bet", "place", "put", "accept")


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    first, _, rest = text.partition(" ")
    awaited = view.awaited or {}
    if text in GO_ON and awaited.get("kind") == "wagering":
        return [Intent("no more bets", {}, "dealer")]
    if "set" in awaited.get("offers", ()) and (low := _way(text.removeprefix("set "), view)):
        return [Intent("set", {"low": low})]
    if text in WORDS:
        return [Intent(WORDS[text], {})]
    if first == "cut" and "choose a cut" in awaited.get("offers", ()):
        return [Intent("choose a cut", {"cut": rest}) if rest else Intent("leave the cut to the house", {})]
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest, view)
    banking = WITH_AMOUNT.fullmatch(text)
    if banking and banking[1] in BANKING:
        box = {"box": f"box {banking[3]}"} if banking[3] else {}
        return [Intent(BANKING[banking[1]], {"amount": amount(banking[2])} | box)]
    return _wager(rest if first in FIRST_WORDS else text, view, accepted=first == "accept")


def settings(view: View) -> list[str]:
    """The low hands that the viewer may set now."""
    fields = [field for option in view.options if option["act"] == "set" for field in option["fields"]]
    return [str(low) for field in fields for low in field.get("choices", ())]


def _way(text: str, view: View) -> str:
    """`a`, `1`, or the two tiles of the low hand in any order."""
    ways = settings(view)
    if len(text) == 1 and (text in LETTERS or text in "123"):
        at = LETTERS.find(text) if text in LETTERS else int(text) - 1
        if at < len(ways):
            return ways[at]
        raise BadInput(f"there is no way {text!r}; there are {', '.join(LETTERS[: len(ways)])}")
    tiles = sorted(text.split())
    return next((low for low in ways if sorted(low.split()) == tiles), "")


def _wager(text: str, view: View, accepted: bool) -> list[Intent] | None:
    match = STAKE.fullmatch(text)
    if match is None:
        return None
    where = f"box {match[2]}" if match[2] else _own_box(view)
    details: dict[str, Any] = {"on": WAGER, "selection": where, "stake": amount(match[1])}
    return [Intent("wager", details | ({"accepted": True} if accepted else {}))]


def _own_box(view: View) -> str:
    """Where the viewer's chips lie, or the first box that is free, or any that is open."""
    lies = [p["selection"] for p in view.placed if p["person"] == view.viewer]
    taken = {p["selection"] for p in view.placed}
    open_ = [
        str(c) for o in view.options if o["act"] == "wager" for f in o["fields"] if f["name"] == "selection"
        for c in f["choices"]
    ]  # fmt: skip
    return str(next(iter([*lies, *(box for box in open_ if box not in taken), *open_, "box 2"])))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p["selection"] for p in view.placed if p["person"] == view.viewer and p["wager"] == WAGER]
    if text not in ("", "all"):
        own = [f"box {text.removeprefix('from ').removeprefix('box ')}"]
    if not own:
        raise BadInput("you have no wager on the layout to withdraw")
    return [Intent("withdraw", {"on": WAGER, "selection": box}) for box in own]
