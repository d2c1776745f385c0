"""What is typed at a table with a dice tumbler: `5 small`, `2 on 3`, `withdraw all`, `spin`."""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["Place", "kind_in", "numbers_in", "reader"]

Place: TypeAlias = Callable[[str], tuple[str, str, str]]
"""The kind of wager and the selection that some words name, and a lesson where they used another word than the law."""

FIRST_WORDS: Final = ("wager", "bet", "place", "put")
SPIN: Final = ("spin", "roll", "shake")
WAGER: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)(?:\s+(.+))?", re.ASCII)
IN_COLOUR: Final = re.compile(r"(.*?)\s+in\s+(\w+)")


def reader(place: Place) -> Callable[[str, View], list[Intent] | None]:
    """Reads a game's lines, given how it names its places."""

    def read(line: str, view: View) -> list[Intent] | None:
        text = " ".join(line.lower().split())
        if text in SPIN:
            return [_spin(view)]
        if text == "no more bets":
            return [Intent(text, {}, "dealer")]
        first, _, rest = text.partition(" ")
        if first in ("withdraw", "remove") and "=" not in rest:
            return _withdraw(rest, view, place)
        accepted, words = first == "accept", rest if first in (*FIRST_WORDS, "accept") else text
        match = WAGER.fullmatch(words)
        return None if match is None else [_wager(match[1], match[2] or "", place, accepted=accepted)]

    return read


def _spin(view: View) -> Intent:
    closed_by = (view.awaited or {}).get("closed by", "no more bets")
    if view.look["tumbler"] != "at rest":
        raise BadInput("the tumbler has been activated already; 'no more bets', or Enter, goes on")
    return Intent(closed_by, {}, "dealer")


def _wager(stake: str, where: str, place: Place, *, accepted: bool) -> Intent:
    in_colour = IN_COLOUR.fullmatch(where)
    where, colour = (in_colour[1], in_colour[2]) if in_colour else (where, "")
    kind, selection, lesson = place(where.removeprefix("on "))
    details: dict[str, Any] = {"on": kind, "selection": selection, "stake": amount(stake)}
    details |= ({"chips": colour} if colour else {}) | ({"accepted": True} if accepted else {})
    return Intent("wager", details, lesson=lesson)


def _withdraw(text: str, view: View, place: Place) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text in ("", "all"):
        if not own:
            raise BadInput("you have no wager on the layout to withdraw")
        return [_taken(p) for p in own]
    kind, selection, _ = place(text.removeprefix("on "))
    lies = [p for p in own if (p["wager"], p["selection"]) == (kind, selection)]
    return [_taken(p) for p in lies] or [Intent("withdraw", {"on": kind, "selection": selection})]


def _taken(placed: dict[str, Any]) -> Intent:
    details = {"on": placed["wager"], "selection": placed["selection"]}
    return Intent("withdraw", details | ({"chips": placed["chips"]} if placed["chips"] else {}))


def kind_in(text: str, kinds: Mapping[str, str]) -> tuple[str, str]:
    """The word for a kind of wager that a text begins or ends with, and the rest of it."""
    for name in sorted(kinds, key=len, reverse=True):
        if text == name or text.startswith(f"{name} "):
            return name, text[len(name) :].strip().removeprefix("on ")
        if text.endswith(f" {name}"):
            return name, text[: -len(name)].strip()
    return "", text


def numbers_in(text: str) -> list[int]:
    """The numbers that a text is made of, lowest first; none where it holds anything else."""
    parts = [part for part in re.split(r"[-–/,\s]+|\band\b", text) if part]
    if len(parts) > 3 or not all(re.fullmatch(r"\d{1,2}", part, re.ASCII) for part in parts):
        return []
    return sorted(map(int, parts))
