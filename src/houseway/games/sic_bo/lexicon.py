"""Sic-bo: `5 small`, `2 on 3`, `2 total 9`, `1 on 1-2`, `1 double 3`, `withdraw all`, `spin`."""

from typing import Final

from houseway.errors import BadInput, quoted
from houseway.families.tumbler_words import ACTIVATED, FACE_WORDS, FACES
from houseway.play.grammar import Lexicon, WagerPlace, kind_in, numbers_in, spoken
from houseway.play.view import View

TOTALS, COMBINATIONS = "3 dice totals", "dice combinations"
PHRASES: Final = (
    ("5 small · 5 big", "wager $5.00 on a total of 4 to 10, or of 11 to 17; a triple loses"),
    ("2 on 3", "on the face value 3: 1, 2 or 12 to 1 by how many dice show it"),
    ("2 total 9", "on a total of 4 to 17; 2 on 9 will do above 6"),
    ("1 on 1-2", "on a dice combination: both numbers on the dice"),
    ("1 double 3 · 1 triple 3", "also 1 on 3-3, 1 on 3-3-3"),
    ("1 any triple", "three dice alike"),
    ("2 on 3 in white", "with the white chips that you hold"),
    ("withdraw total 9 · withdraw all", "take a wager back"),
    ("accept 9000 small", "the dealer takes it by mistake, and the table rules on it"),
    ("spin", "no more bets, and the dealer activates the tumbler"),
)
KINDS: Final = spoken({
    "small": "low*",
    "big": "high*",
    "any triple": "any",
    "triples": "triple",
    "doubles": "double, pair*",
    TOTALS: "totals, total, sum*",
    COMBINATIONS: "combinations, combination, combo*",
    FACES: f"{FACE_WORDS}, number, single*",
})  # fmt: skip


def place(text: str, _view: View) -> WagerPlace:
    """A place by its kind and its numbers, or by its numbers alone."""
    said, rest = kind_in(text, KINDS)
    if not said:
        return _by_numbers(text)
    [word] = KINDS[said]
    numbers = numbers_in(rest)
    lesson = f"the law calls a {said} a {word.name.removesuffix('s')}" if word.taught else ""
    if not rest and word.name in ("small", "big", "any triple"):
        return WagerPlace(word.name, word.name, lesson)
    if word.name in ("doubles", "triples"):  # 3, or 3-3
        numbers = list(dict.fromkeys(numbers))
    return WagerPlace(word.name, "-".join(map(str, numbers)) or rest, lesson)


def _by_numbers(text: str) -> WagerPlace:
    match numbers_in(text):
        case [number]:
            return WagerPlace(FACES if number <= 6 else TOTALS, str(number))
        case [low, high]:
            return WagerPlace("doubles", str(low)) if low == high else WagerPlace(COMBINATIONS, f"{low}-{high}")
        case [low, middle, high] if low == middle == high:
            return WagerPlace("triples", str(low))
    raise BadInput(f"{quoted(text)} is no place on the layout; say it like small, 3, 'total 9', 1-2 or 'double 3'")


def hint(view: View) -> str:
    if (view.awaited or {}).get("kind") != "wagering":
        return ""
    if view.look["tumbler"] == "covered":
        return "Under the cover: 5 small · 2 on 3 · withdraw … · Enter: no more bets · ? for all"
    return "5 small · 2 on 3 · 2 total 9 · 1 on 1-2 · spin (or Enter) · ? for all"


LEXICON: Final = Lexicon(
    phrases=PHRASES,
    kinds=KINDS,
    hint=hint,
    place=place,
    said=spoken({"dealer: no more bets": ""}),
    forms=[ACTIVATED],
)
