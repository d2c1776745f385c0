"""What is typed at keno: `1 on 3 17 44`, `1 lucky 6`, `2 jackpot 1 2 3 4 5 6 x5`, `way 1 2 3`, `present`, `draw`."""

import re
from random import Random
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.money import cents
from houseway.play.view import Data, View

__all__ = ["PHRASES", "read"]

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
CLOSING: Final = ("draw", "close", "close the game", "no more bets")
BUYING: Final = re.compile(
    r"(?:buy |bet |wager |play )?\$?(?P<stake>\d+(?:\.\d\d)?) (?P<jackpot>jackpot )?(?:on )?"
    r"(?P<what>ways|(?:lucky|quick(?: ?pick)?) \d+|\d[\d ,-]*?)(?: ?x ?(?P<games>\d+)(?: games)?)?"
)
WORDS: Final = {"collect": "present", "cash in": "present", "claim": "present", "return": "refund"}


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of keno's."""
    text = " ".join(line.lower().split())
    if text in CLOSING:
        return [Intent("close the game", {}, "keno supervisor")]
    if match := BUYING.fullmatch(text):
        return [_entry(match, view)]
    for word, law in WORDS.items():
        text = law + text[len(word) :] if text == word or text.startswith(f"{word} ") else text
    first, _, rest = text.partition(" ")
    if first == "way" and rest:
        return [Intent("mark a way", {"numbers": _numbers(rest)})]
    if text == "clear":
        return [Intent("clear the blank", {})]
    if first == "present" and "=" not in rest and not rest.startswith("a ticket"):
        return _present(rest.split(), view)
    if first == "refund" and "=" not in rest and not rest.startswith("a ticket"):
        return [Intent("refund a ticket", {"ticket": serial}) for serial in _serials(rest.split(), view, "plays")]
    return None


def _entry(match: re.Match[str], view: View) -> Intent:
    what, stake = match["what"], amount(match["stake"])
    details: dict[str, Any] = {"stake": stake}
    if match["games"]:
        details["games"] = int(match["games"][:4])
    if match["jackpot"]:
        details["kind"] = "jackpot keno"
    if what == "ways":
        return Intent("submit the way bet", details)
    numbers = _lucky(int(what.split()[-1][:3]), view) if what[0].isalpha() else _numbers(what)
    lesson = f"a quick pick is an entry like any other: {len(numbers)} spots (qld s215)" if what[0].isalpha() else ""
    return Intent("submit an entry", {"numbers": numbers, **details}, lesson=lesson)


def _numbers(text: str) -> list[int]:
    found = [int(part[:4]) for part in re.split(r"[ ,-]+", text.strip()) if part.isdecimal()]
    if not found:
        raise BadInput(f"{text!r} has no numbers; write them like 3 17 44")
    return found


def _lucky(count: int, view: View) -> list[int]:
    """Numbers for whoever leaves them to luck: the same in the same place of the same session."""
    if not 1 <= count <= 80:
        raise BadInput("say how many numbers, like lucky 6")
    so_far = (view.look["drawn"], view.look["game"], view.look["day"], len(view.look["tickets"]), len(view.called))
    return sorted(Random(f"{view.viewer} {so_far}").sample(range(1, 81), count))


def _present(words: list[str], view: View) -> list[Intent]:
    means = [word for word in words if not word.isdecimal()]
    paid_in = {"paid_in": means[-1].removeprefix("in ")} if means and means[-1] not in ("all", "tickets") else {}
    serials = _serials([word for word in words if word.isdecimal()], view, "owed")
    return [Intent("present a ticket", {"ticket": serial, **paid_in}) for serial in serials]


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
