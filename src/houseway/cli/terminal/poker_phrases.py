"""What is typed at a poker table: `call`, `raise 10`, `bet 5`, `check`, `fold`, `all in`, and other words for them."""

import re
from typing import Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.money import Cents, cents, dollars
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("start", "the dealer starts the round of play (or Enter)"),
    ("blind bet", "the blind bet, when you have the buck (or blind)"),
    ("call · c", "as much as the highest bet"),
    ("raise 10 · r 10 · raise", "call and bet $10 more; without an amount, the least"),
    ("bet 5 · bet", "open the betting"),
    ("check · x", "no bet while nobody has opened; where you have the last word, decline"),
    ("fold · f", "give the hand up"),
    ("tap out · all in", "everything that remains, where it comes to that"),
    ("bet early 5", "out of turn: whoever was missed acts first, and the table rules"),
    ("show", "your hand, at the showdown"),
    ("buy 100", "add to your table stake between rounds"),
)
SYNONYMS: Final = {
    "c": "call", "see": "call", "f": "fold", "muck": "fold", "x": "check", "k": "check", "pass": "check", "r": "raise",
    "open": "bet", "b": "bet", "all in": "tap out", "allin": "tap out", "all-in": "tap out", "shove": "tap out",
    "jam": "tap out", "blind": "blind bet", "post": "blind bet", "s": "show", "d": "decline",
}  # fmt: skip
STARTS: Final = ("start", "deal", "start the round")
EARLY: Final = re.compile(r"bet (?:early|out of turn) (\$?\d[\d.]*)")
LAW: Final = ("call", "fold", "check", "raise", "bet", "tap out", "blind bet", "decline", "show")
SHORT: Final = 1  # letters need no lesson


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of these games'."""
    text = " ".join(line.lower().split())
    closing = (view.awaited or {}).get("closed by")
    if text in STARTS and closing:
        return [Intent(closing, {}, "dealer")]
    if early := EARLY.fullmatch(text):
        return [Intent("bet out of turn", {"amount": amount(early[1])})]
    said, sum_ = _split(text)
    act = SYNONYMS.get(said, said)
    if act not in LAW:
        return None
    return [_intent(view, said, act, sum_)]


def _split(text: str) -> tuple[str, Cents | None]:
    """The words and the amount after them: `raise by 10`."""
    match = re.fullmatch(r"(.*?)(?: (?:by |of )?(\$?\d[\d.]*))?", text)
    assert match is not None
    return match[1], amount(match[2]) if match[2] else None


def _intent(view: View, said: str, act: str, sum_: Cents | None) -> Intent:
    offers = (view.awaited or {}).get("offers", ())
    lesson = f"the law calls it “{act}”" if said != act and len(said) > SHORT else ""
    if act in ("bet", "call") and "blind bet" in offers:
        act, sum_ = "blind bet", None
    if act == "check" and "decline" in offers and "check" not in offers:
        act, lesson = "decline", "with the last word the law calls it declining to raise"
    if act == "call" in offers and sum_ is not None:
        act, sum_ = _called(view, sum_), None
    if act == "tap out" and act not in offers:
        act, sum_ = _everything(view) or (act, None)
    if act in ("raise", "bet") and act in offers:
        return Intent(act, {"amount": _least(view, act) if sum_ is None else sum_}, lesson=lesson)
    return Intent(act, {} if sum_ is None else {"amount": sum_}, lesson=lesson)


def _called(view: View, sum_: Cents) -> str:
    """A call has one amount, which may be said."""
    due = cents(view.look.get("to_call", "0"))
    if sum_ != due:
        raise BadInput(f"to call is ${dollars(due)}; call, or raise by an amount")
    return "call"


def _bounds(view: View, act: str) -> tuple[Cents, Cents] | None:
    for option in view.options:
        for detail in option["fields"] if option["act"] == act and option["who"] == view.viewer else ():
            if detail["kind"] == "money":
                return cents(detail["least"]), cents(detail["most"])
    return None


def _least(view: View, act: str) -> Cents:
    found = _bounds(view, act)
    return found[0] if found else 0


def _everything(view: View) -> tuple[str, Cents] | None:
    """A raise or a bet of all that remains, where that is an amount that may be bet."""
    left = cents(view.chips) - cents(view.look.get("to_call", "0"))
    for act in ("raise", "bet"):
        found = _bounds(view, act)
        if found is not None and found[1] == left:
            return act, left
    return None
