"""Sic-bo in the terminal: five bands of areas, lit where they win; the tumbler and the LED below."""

from typing import Final

from houseway.cli.terminal.bots import Regular
from houseway.cli.terminal.drawings.sic_bo import draw
from houseway.cli.terminal.face import Face
from houseway.cli.terminal.tumbler_phrases import kind_in, numbers_in, reader
from houseway.errors import BadInput
from houseway.play.view import View

__all__ = ["FACE", "draw", "place"]

TOTALS, COMBINATIONS, FACES = "3 dice totals", "dice combinations", "individual die face values"
PHRASES: Final = (
    ("5 small · 5 big", "wager $5.00 on a total of 4 to 10, or of 11 to 17; a triple loses"),
    ("2 on 3", "on the face value 3: 1, 2 or 12 to 1 by how many dice show it"),
    ("2 total 9", "on a total of 4 to 17; 2 on 9 will do above 6"),
    ("1 on 1-2", "on a dice combination: both numbers on the dice"),
    ("1 double 3 · 1 triple 3", "also 1 on 3-3, 1 on 3-3-3"),
    ("1 any triple", "three dice alike"),
    ("2 on 3 in white", "with the white chips that you hold"),
    ("withdraw total 9 · withdraw all", "take a wager back"),
    ("accept 9000 small", "the dealer takes it by mistake, and the table rules on it (qld s5(2))"),
    ("spin", "no more bets, and the dealer activates the tumbler"),
)
KINDS: Final = {
    "small": "small", "low": "small", "big": "big", "high": "big", "any triple": "any triple", "any": "any triple",
    "triples": "triples", "triple": "triples", "doubles": "doubles", "double": "doubles", "pair": "doubles",
    TOTALS: TOTALS, "totals": TOTALS, "total": TOTALS, "sum": TOTALS,
    COMBINATIONS: COMBINATIONS, "combinations": COMBINATIONS, "combination": COMBINATIONS, "combo": COMBINATIONS,
    FACES: FACES, "face values": FACES, "face value": FACES, "face": FACES, "number": FACES, "single": FACES,
}  # fmt: skip
LESSONS: Final = {
    "low": "small", "high": "big", "sum": "3 dice total", "pair": "double", "combo": "dice combination",
    "single": "individual die face value",
}  # fmt: skip


def place(text: str) -> tuple[str, str, str]:
    """The kind of wager and the selection that some words name, and the law's word where they used another."""
    if not text:
        raise BadInput("say where it goes: 5 small, 2 on 3, 2 total 9, 1 on 1-2")
    word, rest = kind_in(text, KINDS)
    if not word:
        return *_by_numbers(text), ""
    kind, numbers = KINDS[word], numbers_in(rest)
    lesson = f"the law calls a {word} a {LESSONS[word]}" if word in LESSONS else ""
    if not rest and kind in ("small", "big", "any triple"):
        return kind, kind, lesson
    if kind in ("doubles", "triples"):  # 3, or 3-3
        numbers = list(dict.fromkeys(numbers))
    return kind, "-".join(map(str, numbers)) or rest, lesson


def _by_numbers(text: str) -> tuple[str, str]:
    """A place named by its numbers alone."""
    match numbers_in(text):
        case [number]:
            return (FACES if number <= 6 else TOTALS), str(number)
        case [low, high]:
            return ("doubles", str(low)) if low == high else (COMBINATIONS, f"{low}-{high}")
        case [low, middle, high] if low == middle == high:
            return "triples", str(low)
    raise BadInput(f"{text!r} is no place on the layout; say it like small, 3, 'total 9', 1-2 or 'double 3'")


def hint(view: View) -> str:
    awaited = view.awaited or {}
    if awaited.get("kind") != "wagering":
        return ""
    if view.look["tumbler"] == "covered":
        return "Under the cover: 5 small · 2 on 3 · withdraw … · Enter: no more bets · ? for all"
    return "5 small · 2 on 3 · 2 total 9 · 1 on 1-2 · spin (or Enter) · ? for all"


FACE: Final = Face(
    draw=draw,
    read=reader(place),
    hint=hint,
    bot=Regular,
    phrases=PHRASES,
    says="three dice, 8 kinds of wager",
)
