"""What is typed at a blackjack table: `10`, `10 on box 2`, `draw`, `stand`, `double 10`, `insure 5`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import Data, View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("10 · 10 on box 2", "wager $10.00 on the first free box, or on box 2"),
    ("2 super sevens on box 2", "a side wager, where the table offers it"),
    ("deal", "the dealer closes the wagering (or Enter)"),
    ("draw · stand", "one more card, or none (hit and stay are understood)"),
    ("double · double 5", "an additional wager on 9, 10 or 11, for one card"),
    ("split", "two cards of one value become two hands"),
    ("insure · insure 5", "against a dealer's ace; decline for none"),
    ("even money", "for a blackjack against a dealer's ace"),
    ("cut · cut 100", "cut the cards, so many from the front; decline passes them on"),
    ("withdraw · withdraw box 2", "take a wager back before the deal"),
    ("accept 900 on box 2", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
WORDS: Final = {  # what people say: what the law calls it
    "hit": "draw", "card": "draw", "hit me": "draw", "stay": "stand", "stick": "stand", "pass": "stand", "sit": "stand",
    "double": "double down", "insurance": "insure", "no": "decline", "no insurance": "decline", "even": "even money",
    "draw": "draw", "stand": "stand", "double down": "double down", "insure": "insure", "decline": "decline",
    "even money": "even money", "split": "split",
}  # fmt: skip
TAUGHT: Final = frozenset({"hit", "hit me", "stay", "stick", "pass", "sit"})
WITH_AMOUNT: Final = re.compile(r"([a-z ]+?)(?:\s+(?:for\s+)?(\$?\d[\d.]*))?")
WAGER: Final = re.compile(r"(\$?\d[\d.]*)(?:\s+(?!on\b|box\b)(\D+?))?(?:\s+(?:on\s+)?(?:box\s+)?(\d))?")
FIRST_WORDS: Final = ("wager", "bet", "place", "put")


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    if text == "deal":
        return [Intent("deal", {}, "dealer")]
    first, _, rest = text.partition(" ")
    if first == "withdraw" and "=" not in rest:
        return _withdraw(rest.removeprefix("from "), view)
    said = WITH_AMOUNT.fullmatch(text)
    if said and said[1] in WORDS:
        return [_decision(said[1], said[2], view)]
    accepted, words = first == "accept", rest if first in (*FIRST_WORDS, "accept") else text
    match = WAGER.fullmatch(words)
    if match is None:
        return None
    return [_wager(match[1], match[2] or "", match[3], view, accepted)]


def _decision(said: str, given: str | None, view: View) -> Intent:
    """A decision; where it takes an amount and none is given, the most."""
    act = WORDS[said]
    lesson = f"the law calls it “{act}”" if said in TAUGHT else ""
    field = next((f for o in view.options if o["act"] == act for f in o["fields"] if f["name"] == "amount"), None)
    if given is None and field is None:
        return Intent(act, {}, lesson=lesson)
    return Intent(act, {"amount": amount(given or field["most"] if field else given or "0")}, lesson=lesson)


def _wager(stake: str, named: str, box: str | None, view: View, accepted: bool) -> Intent:
    rows = {str(f["choices"][0]): o for o in view.options if o["act"] == "wager" for f in o["fields"][:1]}
    name = named.strip().removesuffix(" box") or "blackjack"
    found = next((row for row in rows if row.startswith(name)), name)
    selection = f"box {box}" if box else _first_box(rows.get(found), view)
    details: dict[str, Any] = {"on": found, "selection": selection, "stake": amount(stake)}
    return Intent("wager", details | ({"accepted": True} if accepted else {}))


def _first_box(option: Data | None, view: View) -> str:
    """The viewer's box, or the first that is free."""
    own = [p["selection"] for p in view.placed if p["person"] == view.viewer]
    free = [c for f in option["fields"] if f["name"] == "selection" for c in f["choices"]] if option else []
    return str(next(iter([*own, *free, "box 1"])))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer and p["wager"] == "blackjack"]
    if text not in ("", "all"):
        box = f"box {text.removeprefix('box ')}"
        return [Intent("withdraw", {"on": "blackjack", "selection": box})]
    if not own:
        raise BadInput("you have no wager on the layout to withdraw")
    return [Intent("withdraw", {"on": p["wager"], "selection": p["selection"]}) for p in own]
