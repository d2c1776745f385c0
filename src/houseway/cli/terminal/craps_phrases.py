"""What is typed at a craps table: `5 win`, `12 place 6`, `odds`, `5 hard 8`, `remove place 6`, `throw`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.games.craps.wagers import SLEEPERS, WAGERS
from houseway.money import cents
from houseway.play.view import Data, View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("5 win · 5 don't win", "a line bet, before a come out roll"),
    ("5 come · 5 don't come", "once there is a point"),
    ("take odds · double odds", "behind every bet of yours that has its point"),
    ("12 place 6 · 20 buy 4", "a number before 7; 12 on 6 is a place bet, too"),
    ("20 lay 4 · 5 big 6", "7 before 4; 6 before 7"),
    ("5 hard 8", "8 the hardway"),
    ("5 field · 1 any 7", "for the next roll; any craps, craps 2, craps 3, 11, craps 12"),
    ("4 horn · 5 horn high 12", "2, 3, 11 and 12 together"),
    ("remove place 6 · remove all", "take a wager back; 'reduce 5 place 6' takes part of it"),
    ("on · off", "your wagers that sleep on a come out roll"),
    ("throw · pass the dice", "what the shooter does; Enter goes on"),
    ("accept 9000 win", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
)
ALIASES: Final = {
    "win": "win bet", "pass": "win bet", "pass line": "win bet", "win line": "win bet", "line": "win bet",
    "don't win": "don't win bet", "dont win": "don't win bet", "don't pass": "don't win bet",
    "dont pass": "don't win bet", "don't": "don't win bet", "come": "come bet", "don't come": "don't come bet",
    "dont come": "don't come bet", "field": "field bet", "any seven": "any 7", "seven": "any 7", "7": "any 7",
    "big red": "any 7", "craps": "any craps", "2": "craps 2", "aces": "craps 2", "snake eyes": "craps 2",
    "3": "craps 3", "11": "11 in 1 roll", "yo": "11 in 1 roll",
    "12": "craps 12", "boxcars": "craps 12", "horn": "horn bet",
    **{f"{word} {n}": f"{n} the hardway" for n in (4, 6, 8, 10) for word in ("hard", "hardway")},
}  # fmt: skip
LESSONS: Final = {
    "pass": "win bet", "pass line": "win bet", "don't pass": "don't win bet", "dont pass": "don't win bet",
    "big red": "any 7", "yo": "11 in 1 roll", "aces": "craps 2", "snake eyes": "craps 2", "boxcars": "craps 12",
}  # fmt: skip
ON_NUMBERS: Final = {
    "place": "place bet to win", "on": "place bet to win", "buy": "buy bet", "lay": "lay bet",
    "horn high": "horn high bet", "come odds": "come odds", "don't come odds": "don't come odds",
    "win odds": "win odds", "don't win odds": "don't win odds",
}  # fmt: skip
NAMES: Final = {row.name for row in WAGERS}
MONEY: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)\s+(.+)")
NUMBERED: Final = re.compile(r"(.+?)\s+(?:on\s+)?(\d+)")
FIRST_WORDS: Final = ("wager", "bet", "put")
ANSWERS: Final = {
    "accept": "accept the dice", "yes": "accept the dice", "take": "accept the dice", "shoot": "accept the dice",
    "reject": "reject the dice", "no": "reject the dice", "decline": "reject the dice",
}  # fmt: skip


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().replace("’", "'").split())
    offered = (view.awaited or {}).get("offers", ())
    if text in ANSWERS and ANSWERS[text] in offered:
        return [Intent(ANSWERS[text], {})]
    if text in ("throw", "roll", "throw the dice"):
        return [Intent("throw the dice", {}, str(view.look["shooter"]))]
    if text in ("pass", "pass the dice"):
        return [Intent("pass the dice", {})]
    if text in ("take odds", "lay odds", "double odds", "take double odds", "lay double odds"):
        return _odds(view, double="double" in text)
    if text in ("on", "off"):
        return _marked(view, text)
    return _about_a_wager(text, view)


def _about_a_wager(text: str, view: View) -> list[Intent] | None:
    first, _, rest = text.partition(" ")
    if first in ("remove", "withdraw", "take") and rest and "=" not in rest:
        return _remove(rest.removeprefix("down "), view)
    if first == "reduce" and (match := MONEY.fullmatch(rest)):
        wager, selection, _ = place(match[2])
        return [Intent("reduce", {"on": wager, "selection": selection, "amount": amount(match[1])})]
    match = MONEY.fullmatch(rest if first in (*FIRST_WORDS, "accept") else text)
    if match is None:
        return None
    wager, selection, lesson = place(match[2])
    details: dict[str, Any] = {"on": wager, "selection": selection, "stake": amount(match[1])}
    return [Intent("wager", details | ({"accepted": True} if first == "accept" else {}), lesson=lesson)]


def place(text: str) -> tuple[str, str, str]:
    """The wager and the place that some words name, and the law's word where they used another."""
    text = text.removeprefix("the ")
    if text in NAMES or text in ALIASES:
        wager = ALIASES.get(text, text)
        lesson = f"the law calls {text} a {LESSONS[text]}" if text in LESSONS else ""
        return wager, wager, lesson
    match = NUMBERED.fullmatch(text)
    kind = match[1] if match else ""
    if match and kind in ON_NUMBERS:
        return ON_NUMBERS[kind], match[2], ""
    if match and (kind in NAMES or ALIASES.get(kind) in NAMES):
        return ALIASES.get(kind, kind), match[2], ""
    raise BadInput(f"{text!r} is no wager here; say it like win, come, place 6, hard 8, field or any 7")


def _odds(view: View, *, double: bool) -> list[Intent]:
    """Behind every bet that has its point: the least that may be put there, or the most."""
    found: dict[tuple[str, str], list[int]] = {}
    for option in view.options:
        fields = {f["name"]: f for f in option["fields"]}
        if option["act"] == "wager" and fields["on"]["choices"][0].endswith("odds"):
            where = fields["on"]["choices"][0], fields["selection"]["choices"][0]
            found.setdefault(where, []).append(cents(fields["stake"]["least"]))
    if not found:
        raise BadInput("none of your bets has a point and lacks odds (qld ss 119 to 122)")
    return [
        Intent("wager", {"on": on, "selection": selection, "stake": max(stakes) if double else min(stakes)})
        for (on, selection), stakes in found.items()
    ]


def _marked(view: View, word: str) -> list[Intent]:
    """Every wager of yours that can be called on, one of each kind; or every one that bears a button."""
    found: dict[str, Intent] = {}
    if word == "on":
        for fields in [o["fields"] for o in view.options if o["act"] == "call on"]:
            on, selection = (str(f["choices"][0]) for f in fields)
            found.setdefault(SLEEPERS[on], Intent("call on", {"on": on, "selection": selection}))
    else:
        for mark in view.look["markers"]:
            if mark["person"] == view.viewer and mark["shows"] == "on":
                details = {"on": mark["on"], "selection": mark["selection"]}
                found[str(details)] = Intent("call off", details)
    if not found:
        raise BadInput(f"you have no wager that could be called {word} for a come out roll now (qld s112)")
    return list(found.values())


def _remove(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text == "all":
        free = {
            (o["fields"][0]["choices"][0], o["fields"][1]["choices"][0]) for o in view.options if o["act"] == "withdraw"
        }
        taken = [p for p in own if (p["wager"], p["selection"]) in free]
        if not taken:
            raise BadInput("you have no wager on the layout that may be removed")
        return [_taken(p) for p in taken]
    wager, selection, _ = place(text)
    return [Intent("withdraw", {"on": wager, "selection": selection})]


def _taken(placed: Data) -> Intent:
    return Intent("withdraw", {"on": placed["wager"], "selection": placed["selection"]})
