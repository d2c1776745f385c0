"""Roulette: `5 on 17`, `10 red`, `2 corner 1-2-4-5`, `withdraw 17`, `spin`."""

import re
from typing import Final

from houseway.errors import BadInput, quoted
from houseway.games.roulette.layout import PLACES
from houseway.play.grammar import Lexicon, WagerPlace, kind_in, numbers_in, spoken
from houseway.play.view import View

PHRASES: Final = (
    ("5 on 17", "wager $5.00 straight up on 17"),
    ("10 red", "on red; also black, odd, even, low, high"),
    ("5 split 17-20", "or 5 on 17-20; street 4-5-6, corner 1-2-4-5, 6-line 1-2-3-4-5-6"),
    ("5 dozen 2 · 5 column 3", "by number, or by the ends: 13-24, 3-36"),
    ("5 on 17 in white", "with the white chips that you hold"),
    ("withdraw 17 · withdraw all", "take a wager back"),
    ("accept 9000 red", "the dealer takes it by mistake, and the table rules on it"),
    ("spin", "the dealer spins the ball; then Enter for 'no more bets'"),
)
OTHER_WORDS: Final = {
    "straight up": "straight, number",
    "corner": "square*",
    "6-line": "six line*, sixline, line*, 6 line, six-line",
    "street": "row*",
    "column": "col",
}
KINDS: Final = spoken({kind: OTHER_WORDS.get(kind, "") for kind in PLACES})
BY_COUNT: Final = {1: "straight up", 2: "split", 3: "street", 4: "corner", 6: "6-line"}
ORDINALS: Final = {"1": 0, "1st": 0, "first": 0, "2": 1, "2nd": 1, "second": 1, "3": 2, "3rd": 2, "third": 2}


def place(text: str, _view: View) -> WagerPlace:
    """A place by its kind and its numbers, or by its numbers alone."""
    said, rest = kind_in(text, KINDS)
    first, _, twelve = text.partition(" ")
    if not said and twelve == "12" and first in ORDINALS and not first.isdigit():  # `1st 12`, as tables have it
        said, rest = "dozen", first
    if not said:
        return _by_numbers(text)
    [word] = KINDS[said]
    lesson = f"the law calls a {said} a {word.name}" if word.taught else ""
    return WagerPlace(word.name, _selection(word.name, rest), lesson)


def _selection(kind: str, text: str) -> str:
    places, numbers = list(PLACES[kind]), numbers_in(text)
    if len(places) == 1 and not text:
        return places[0]
    if kind in ("dozen", "column") and text in ORDINALS:
        return places[ORDINALS[text]]
    if kind in ("street", "6-line") and len(numbers) == 1:  # named by the first of its numbers
        return next((p for p in places if p.startswith(f"{numbers[0]}-")), text)
    if kind == "6-line" and len(numbers) == 2:  # or by its ends
        numbers = list(range(numbers[0], numbers[1] + 1))[:37]
    return "-".join(map(str, numbers)) or text


def _by_numbers(text: str) -> WagerPlace:
    numbers = numbers_in(text)
    if not numbers:
        raise BadInput(f"{quoted(text)} is no place on the layout; say it like 17, 17-20, red or 'dozen 2'")
    selection = "-".join(map(str, numbers))
    for kind, places in PLACES.items():
        if selection in places and kind != "straight up":
            return WagerPlace(kind, selection)
    return WagerPlace(BY_COUNT.get(len(numbers), "straight up"), selection)


def _running(_match: re.Match[str], view: View) -> None:
    if (view.awaited or {}).get("closed by") == "no more bets":
        raise BadInput("the ball is running already; 'no more bets', or Enter, lets it come to rest")


def hint(view: View) -> str:
    closed_by = (view.awaited or {}).get("closed by")
    if closed_by == "no more bets":
        return "The ball runs: 5 on 17 · 10 red · withdraw … · Enter: no more bets · ? for all"
    if closed_by is not None:
        return "5 on 17 · 10 red · 5 split 17-20 · withdraw … · spin (or Enter) · ? for all"
    return ""


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=KINDS,
    hint=hint,
    place=place,
    said=spoken({"dealer: spin the ball": "spin", "dealer: no more bets": ""}),
    forms=[("spin", _running)],
)
