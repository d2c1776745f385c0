"""Keno: `1 on 3 17 44`, `1 lucky 6`, `2 jackpot 1 2 3 4 5 6 x5`, `way 1 2 3`, `present`, `draw`."""

import re
from random import Random
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.money import cents
from houseway.play.grammar import AMOUNT, Intent, Lexicon, amount, spoken
from houseway.play.view import Data, View

PHRASES: Final = (
    ("1 on 3 17 44", "an entry: $1.00 on these numbers, a 3 spot ticket"),
    ("1 on 3 17 44 x5", "the same for five games; up to ten"),
    ("1 lucky 6", "six numbers picked for you; also quick 6"),
    ("2 jackpot 1 2 3 4 5 6", "jackpot keno, on 6 to 10 spots; also 2 jackpot lucky 8"),
    ("way 1 2 3 · way 7 8", "mark ways on a blank; then 0.50 ways for a way bet, or clear"),
    ("present · present 3", "be paid what your tickets have won; present 3 cheque, present 3 chips"),
    ("refund · refund 3", "the money back for games not yet played"),
    ("draw", "or Enter: the game is closed and drawn"),
)
BUYING: Final = (
    rf"(?:(?:buy|bet|wager|play|place|put|lay) )?(?P<stake>{AMOUNT}) (?P<jackpot>jackpot )?(?:on )?"
    r"(?P<what>ways|(?:lucky|quick(?: ?pick)?) \d+|\d[\d ,-]*?)(?: ?x ?(?P<games>\d+)(?: games)?)?"
)


def _entry(match: re.Match[str], view: View) -> Intent:
    what, details = match["what"], dict[str, Any](stake=amount(match["stake"]))
    details |= {"games": int(match["games"][:4])} if match["games"] else {}
    details |= {"kind": "jackpot keno"} if match["jackpot"] else {}
    if what == "ways":
        return Intent("submit the way bet", details)
    lucky = what[0].isalpha()
    numbers = _lucky(int(what.split()[-1][:3]), view) if lucky else _numbers(what)
    lesson = f"a quick pick is an entry like any other: {len(numbers)} spots (qld s215)" if lucky else ""
    return Intent("submit an entry", {"numbers": numbers, **details}, lesson=lesson)


def _numbers(text: str) -> list[int]:
    found = [int(part[:4]) for part in re.split(r"[ ,-]+", text.strip()) if part.isdecimal()]
    if not found:
        raise BadInput(f"{quoted(text)} has no numbers; write them like 3 17 44")
    return found


def _lucky(count: int, view: View) -> list[int]:
    """Numbers for whoever leaves them to luck: the same in the same place of the same session."""
    if not 1 <= count <= 80:
        raise BadInput("say how many numbers, like lucky 6")
    so_far = (view.look["drawn"], view.look["game"], view.look["day"], len(view.look["tickets"]), len(view.called))
    return sorted(Random(f"{view.viewer} {so_far}").sample(range(1, 81), count))


def _present(match: re.Match[str], view: View) -> list[Intent]:
    words = (match[1] or "").split()
    means = [word for word in words if not word.isdecimal()]
    paid_in = {"paid_in": means[-1].removeprefix("in ")} if means and means[-1] not in ("all", "tickets") else {}
    return [Intent("present a ticket", {"ticket": serial, **paid_in}) for serial in _serials(words, view, "owed")]


def _refund(match: re.Match[str], view: View) -> list[Intent]:
    serials = _serials((match[1] or "").split(), view, "plays")
    return [Intent("refund a ticket", {"ticket": serial}) for serial in serials]


def _serials(words: list[str], view: View, why: str) -> list[int]:
    """The tickets that are named; without a name, those that something is owed on, or that are still to play."""
    named = [int(word[:9]) for word in words if word.isdecimal()]
    if named:
        return named
    found = [int(ticket["serial"]) for ticket in view.look["tickets"] if _open(ticket, why)]
    if not found:
        raise BadInput("none of your tickets has won yet" if why == "owed" else "no ticket of yours is still to play")
    return found


def _open(ticket: Data, why: str) -> bool:
    return bool(cents(ticket["owed"])) if why == "owed" else bool(ticket["plays"] or ticket["left"])


def hint(view: View) -> str:
    won = [ticket for ticket in view.look["tickets"] if cents(ticket["owed"])]
    present = "present · " if won else ""
    return f"{present}1 on 3 17 44 · 1 lucky 6 · 2 jackpot lucky 8 x5 · Enter: draw · ? for all"


def on_the_board(call: str) -> bool:
    """The numbers that are drawn light up there."""
    return call.rpartition(": ")[2].replace(", ", "").isdecimal()


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    hint=hint,
    shown=on_the_board,
    said=spoken({"clear the blank": "clear", "keno supervisor: close the game": "draw, close, no more bets"}),
    forms=[
        (BUYING, _entry),
        ("way (.+)", lambda match, _: Intent("mark a way", {"numbers": _numbers(match[1])})),
        ("(?:present|collect|cash in|claim)(?: (?!a ticket)([^=]+))?", _present),
        ("(?:refund|return)(?: (?!a ticket)([^=]+))?", _refund),
    ],
)
