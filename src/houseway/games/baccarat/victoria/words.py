"""An amount of money as it is written out on a form.

>>> in_words(12550)
'one hundred and twenty five dollars and fifty cents'
>>> says("One hundred and twenty-five dollars, fifty cents", 12550), says("one hundred dollars", 12550)
(True, False)
"""

import re
from typing import Final

from houseway.money import Cents

UNITS: Final = (
    *("nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"),
    *("thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
TENS: Final = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
FIGURES: Final = re.compile(r"\$?\s*(\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.(\d\d))?")
SAY_NOTHING: Final = frozenset({"and", "only", "exactly"})
LIKE: Final = {"dollar": "dollars", "cent": "cents"}


def _number(number: int) -> str:
    for size, name in ((1_000_000, "million"), (1000, "thousand"), (100, "hundred")):
        if number >= size:
            rest = number % size
            joined = " and " if rest and (size == 100 or rest < 100) else " " if rest else ""
            return f"{_number(number // size)} {name}{joined}{_number(rest) if rest else ''}"
    if number < 20:
        return UNITS[number]
    tens, rest = divmod(number, 10)
    return f"{TENS[tens]} {UNITS[rest]}" if rest else TENS[tens]


def in_words(amount: Cents) -> str:
    """In dollars, and cents where there are any."""
    whole, part = divmod(amount, 100)
    dollars = f"{_number(whole)} dollar{'s' * (whole != 1)}"
    return f"{dollars} and {_number(part)} cent{'s' * (part != 1)}" if part else dollars


def in_figures(text: str) -> Cents | None:
    """`$1,250`, `1250.00`: the amount; None where it is not one, or nought."""
    match = FIGURES.fullmatch(text.strip())
    if match is None:
        return None
    return int(match[1].replace(",", "")) * 100 + int(match[2] or 0) or None


def says(text: str, amount: Cents) -> bool:
    """Do these words write the amount out? Without a word for money, they are read as dollars."""
    return _plain(text) in (_plain(in_words(amount)), _plain(in_words(amount).removesuffix(" dollars")))


def _plain(text: str) -> list[str]:
    """Word by word; of no account are capitals, hyphens, commas and small words between."""
    found = re.findall(r"[a-z]+|\d+", text.lower().replace("zero", "nought"))
    return [LIKE.get(word, word) for word in found if word not in SAY_NOTHING]
