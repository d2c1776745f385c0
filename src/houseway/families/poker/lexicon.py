"""Any poker table: `call`, `raise 10`, `bet 5`, `check`, `fold`, `all in`, and other words for them."""

import re
from typing import Final

from houseway.errors import BadInput
from houseway.money import Cents, cents, dollars
from houseway.play.grammar import AMOUNT, Form, Intent, Lexicon, amount, offered, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("start", "the dealer starts the round of play (or Enter)"),
    ("blind bet", "the blind bet, when you have the buck (or blind)"),
    ("call · c", "as much as the highest bet"),
    ("raise 10 · r 10 · raise", "call and bet $10 more; without an amount, the least"),
    ("raise to 50", "by as much as takes your bets in this round of betting to $50"),
    ("bet 5 · bet", "open the betting"),
    ("check · x", "no bet while nobody has opened; where you have the last word, decline"),
    ("fold · f", "give the hand up"),
    ("tap out · all in", "everything that remains, where it comes to that"),
    ("bet early 5", "out of turn: whoever was missed acts first, and the table rules"),
    ("show", "your hand, at the showdown"),
    ("buy 100", "add to your table stake between rounds"),
)
STARTS: Final = ("start", "deal", "start the round")
SAID: Final = {
    "call": "c, see*",
    "fold": "f, muck*",
    "check": "x, k, pass*",
    "raise $": "r",
    "bet $": "b, open*",
    "tap out": "all in*, allin*, all-in*, shove*, jam*",
    "blind bet $": "blind*, post*",
    "show": "s",
    "decline": "d",
}


def _blind(_match: re.Match[str], view: View) -> Intent | None:
    """Where the blind bet is asked for, a bet or a call is that."""
    return Intent("blind bet", {}) if "blind bet" in offered(view) else None


def _last_word(_match: re.Match[str], view: View) -> Intent | None:
    lesson = "with the last word the law calls it declining to raise"
    declines = "decline" in offered(view) and "check" not in offered(view)
    return Intent("decline", {}, lesson=lesson) if declines else None


def _called(match: re.Match[str], view: View) -> Intent | None:
    """A call has one amount, which may be said."""
    due = cents(view.look.get("to_call", "0"))
    if "call" in offered(view) and amount(match[1]) != due:
        raise BadInput(f"to call is ${dollars(due)}; call, or raise by an amount")
    return Intent("call", {})


def _raised(match: re.Match[str], view: View) -> Intent | None:
    """By an amount, as the law has it, or to one, as players say."""
    if "raise" not in offered(view):
        return None
    level, said = _level(view), amount(match[2])
    by = said - level if match[1] == "to" else said
    if by <= 0:
        raise BadInput(f"a raise goes over ${dollars(level)}, which is what calling takes your bets to")
    return Intent("raise", {"amount": by}, lesson=f"that is a raise by ${dollars(by)} to ${dollars(level + by)}")


def _level(view: View) -> Cents:
    """What calling takes the viewer's bets in this round of betting to."""
    put = next((hand.get("put", "0") for hand in view.look["hands"] if hand["person"] == view.viewer), "0")
    return cents(put) + cents(view.look.get("to_call", "0"))


def _everything(match: re.Match[str], view: View) -> Intent | None:
    """A raise or a bet of all that remains, where that is an amount that may be bet and nobody taps out with it."""
    left = cents(view.chips) - cents(view.look.get("to_call", "0"))
    lesson = "" if match[0] == "tap out" else "the law calls it “tap out”"
    for act in ("raise", "bet") if "tap out" not in offered(view) else ():
        if left in [cents(f["most"]) for o in view.options if o["act"] == act for f in o["fields"][:1]]:
            return Intent(act, {"amount": left}, lesson=lesson)
    return None


def hint(view: View) -> str:
    """What may be done now, with the amounts."""
    awaited = view.awaited or {}
    if awaited.get("kind") != "choice":
        return "start (or Enter) · buy 100 · leave · ? for all"
    about = f"{awaited['about']}: " if awaited["about"] else ""
    offers = sorted(awaited["offers"], key=lambda act: bool(act == "fold"))
    return about + " · ".join([*(_offer(view, act) for act in offers), "? for all"])


def _offer(view: View, act: str) -> str:
    if act == "call":
        return f"call ${short(cents(view.look['to_call']))}" if "to_call" in view.look else "call $"
    for option in view.options:
        for detail in option["fields"] if option["act"] == act else ():
            if detail["kind"] == "money":
                least, most = short(cents(detail["least"])), short(cents(detail["most"]))
                by = f"{act} by" if act == "raise" else act
                return f"{by} ${least}" if least == most else f"{by} ${least} to ${most}"
    return str(act)


def short(amount: Cents) -> str:
    """`5` for $5.00."""
    return dollars(amount).removesuffix(".00")


FORMS: Final[list[Form]] = [
    ("bet (?:early|out of turn) (.+)", lambda match, _: Intent("bet out of turn", {"amount": amount(match[1])})),
    (f"(?:bet|open|b|call|c|see)(?: {AMOUNT})?", _blind),
    ("check|x|k|pass", _last_word),
    (f"(?:call|c|see) (?:(?:by|of) )?({AMOUNT})", _called),
    (f"(?:raise|r) (?:(to|by) )?({AMOUNT})", _raised),
    ("tap out|all in|allin|all-in|shove|jam", _everything),
]
LEXICON: Final = Lexicon(phrases=PHRASES, hint=hint, said=spoken(SAID), unsaid="least", closing=STARTS, forms=FORMS)
