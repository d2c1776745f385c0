"""What is typed at a roulette table: `5 on 17`, `10 red`, `2 corner 1-2-4-5`, `withdraw 17`, `spin`."""

import re
from typing import Any, Final

from houseway.cli.terminal.face import Intent
from houseway.cli.terminal.phrases import amount
from houseway.errors import BadInput
from houseway.games.roulette.layout import PLACES
from houseway.play.view import View

__all__ = ["PHRASES", "read"]

PHRASES: Final = (
    ("5 on 17", "wager $5.00 straight up on 17"),
    ("10 red", "on red; also black, odd, even, low, high"),
    ("5 split 17-20", "or 5 on 17-20; street 4-5-6, corner 1-2-4-5, 6-line 1-2-3-4-5-6"),
    ("5 dozen 2 · 5 column 3", "by number, or by the ends: 13-24, 3-36"),
    ("5 on 17 in white", "with the white chips that you hold"),
    ("withdraw 17 · withdraw all", "take a wager back"),
    ("accept 9000 red", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
    ("spin", "the dealer spins the ball; then Enter for 'no more bets'"),
)
KINDS: Final = {
    **{kind: kind for kind in PLACES},
    "straight": "straight up", "number": "straight up", "square": "corner", "six line": "6-line", "sixline": "6-line",
    "line": "6-line", "6 line": "6-line", "six-line": "6-line", "row": "street", "col": "column",
}  # fmt: skip
LESSONS: Final = {"square": "corner", "line": "6-line", "row": "street", "six line": "6-line"}
BY_COUNT: Final = {1: "straight up", 2: "split", 3: "street", 4: "corner", 6: "6-line"}
ORDINALS: Final = {"1": 0, "1st": 0, "first": 0, "2": 1, "2nd": 1, "second": 1, "3": 2, "3rd": 2, "third": 2}
FIRST_WORDS: Final = ("wager", "bet", "place", "put")
WAGER: Final = re.compile(r"\$?(\d+(?:\.\d\d)?)(?:\s+(.+))?")
IN_COLOUR: Final = re.compile(r"(.*?)\s+in\s+(\w+)")


def read(line: str, view: View) -> list[Intent] | None:
    """What a line means here, or None where it is no phrase of this game's."""
    text = " ".join(line.lower().split())
    if text in ("spin", "no more bets"):
        return [_close(text, view)]
    first, _, rest = text.partition(" ")
    if first in ("withdraw", "remove") and "=" not in rest:
        return _withdraw(rest, view)
    accepted, words = first == "accept", rest if first in (*FIRST_WORDS, "accept") else text
    match = WAGER.fullmatch(words)
    if match is None:
        return None
    intent = _wager(match[1], match[2] or "")
    return [intent._replace(details={**intent.details, "accepted": True}) if accepted else intent]


def _close(text: str, view: View) -> Intent:
    closed_by = (view.awaited or {}).get("closed by")
    if text == "spin" and closed_by == "no more bets":
        raise BadInput("the ball is running already; 'no more bets', or Enter, lets it come to rest")
    return Intent("spin the ball" if text == "spin" else text, {}, "dealer")


def _wager(stake: str, where: str) -> Intent:
    in_colour = IN_COLOUR.fullmatch(where)
    where, colour = (in_colour[1], in_colour[2]) if in_colour else (where, "")
    kind, selection, lesson = place(where.removeprefix("on "))
    details: dict[str, Any] = {"on": kind, "selection": selection, "stake": amount(stake)}
    return Intent("wager", details | ({"chips": colour} if colour else {}), lesson=lesson)


def place(text: str) -> tuple[str, str, str]:
    """The kind of wager and the place that some words name, and the law's word where they used another."""
    if not text:
        raise BadInput("say where it goes: 5 on 17, 10 red, 5 split 17-20")
    kind, rest = _kind(text)
    lesson = f"the law calls a {kind} a {LESSONS[kind]}" if kind in LESSONS else ""
    if not kind:
        return *_by_numbers(text), ""
    kind = KINDS[kind]
    return kind, _selection(kind, rest), lesson


def _kind(text: str) -> tuple[str, str]:
    """The kind that the words begin or end with (`dozen 2`, `2nd dozen`), and the rest."""
    for name in sorted(KINDS, key=len, reverse=True):
        if text == name or text.startswith(f"{name} "):
            return name, text[len(name) :].strip().removeprefix("on ")
        if text.endswith(f" {name}"):
            return name, text[: -len(name)].strip()
    return "", text


def _selection(kind: str, text: str) -> str:
    places = list(PLACES[kind])
    if len(places) == 1 and not text:
        return places[0]
    if kind in ("dozen", "column") and text in ORDINALS:
        return places[ORDINALS[text]]
    numbers = _numbers(text)
    if numbers is None:
        return text
    if kind in ("street", "6-line") and len(numbers) == 1:  # named by the first of its numbers
        return next((p for p in places if p.startswith(f"{numbers[0]}-")), text)
    if kind == "6-line" and len(numbers) == 2:  # or by its ends
        numbers = list(range(numbers[0], numbers[1] + 1))[:37]
    return "-".join(map(str, numbers))


def _by_numbers(text: str) -> tuple[str, str]:
    """A place named by its numbers alone."""
    numbers = _numbers(text)
    if numbers is None:
        raise BadInput(f"{text!r} is no place on the layout; say it like 17, 17-20, red or 'dozen 2'")
    selection = "-".join(map(str, numbers))
    for kind, places in PLACES.items():
        if selection in places and kind != "straight up":
            return kind, selection
    return BY_COUNT.get(len(numbers), "straight up"), selection


def _numbers(text: str) -> list[int] | None:
    parts = [part for part in re.split(r"[-–/,\s]+|\bto\b|\band\b", text) if part]
    if not parts or len(parts) > 12 or not all(re.fullmatch(r"\d{1,3}", part, re.ASCII) for part in parts):
        return None
    return sorted(map(int, parts))


def _withdraw(text: str, view: View) -> list[Intent]:
    own = [p for p in view.placed if p["person"] == view.viewer]
    if text in ("", "all"):
        if not own:
            raise BadInput("you have no wager on the layout to withdraw")
        return [_taken(p) for p in own]
    kind, selection, _ = place(text.removeprefix("on "))
    lies = [p for p in own if (p["wager"], p["selection"]) == (kind, selection)]
    if not lies:
        return [Intent("withdraw", {"on": kind, "selection": selection})]
    return [_taken(p) for p in lies]


def _taken(placed: dict[str, Any]) -> Intent:
    details = {"on": placed["wager"], "selection": placed["selection"]}
    return Intent("withdraw", details | ({"chips": placed["chips"]} if placed["chips"] else {}))
