"""The numbers in the words of the law: counts, odds, amounts and shares, written as digits or as words."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from houseway.cite import Cite, cite
from houseway.rulebook import find
from houseway.rulebook.provisions import Provision

__all__ = ["amounts", "numbers", "odds", "shares", "words"]

UNITS: Final = tuple(
    """nought one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen""".split()  # noqa: SIM905 - a list of twenty lines says no more
)
TENS: Final = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
OTHERS: Final = {"both": 2, "pair": 2, "twice": 2, "once": 1, "dozen": 12, "single": 1, "zero": 0}
SPELT: Final = (
    {word: number for number, word in enumerate(UNITS)}
    | {word: 10 * number for number, word in enumerate(TENS, 2)}
    | {f"{ten}-{unit}": 10 * t + u for t, ten in enumerate(TENS, 2) for u, unit in enumerate(UNITS[:10]) if u}
    | OTHERS
)
DECIMAL: Final = r"\d[\d,]*(?:\.\d+)?"
SHARES: Final = {"half": Fraction(1, 2), "quarter": Fraction(1, 4), "eighth": Fraction(1, 8), "tenth": Fraction(1, 10)}


def words(*under: str | Cite) -> str:
    """What the provisions say; of a paragraph, it alone with the words that it stands under."""
    sought = [cite(each) if isinstance(each, str) else each for each in under]
    return " ".join(text for one in sought if not one.is_reading for each in find(one) for text in _said(each, one))


def _said(provision: Provision, sought: Cite) -> Iterator[str]:
    own = provision.cite.text
    path = sought.text.removeprefix(own).strip("()").replace(")(", ".") if sought.text.startswith(own) else ""
    yield provision.does
    yield from provision.terms.values()
    for key, text in provision.paragraphs.items():
        if not path or f"{key}.".startswith(f"{path}.") or f"{path}.".startswith(f"{key}."):
            yield text


def _exact(text: str) -> Fraction:
    return Fraction(text.replace(",", "").replace(" ", ""))


def numbers(text: str) -> set[int]:
    """Every whole number: `37`, `1,000`, `seven`, `thirty-two`."""
    spelt = {SPELT[word] for word in re.findall(r"[a-z]+(?:-[a-z]+)?", text.lower()) if word in SPELT}
    return spelt | {int(each.replace(",", "")) for each in re.findall(r"\d[\d,]*", text)}


def odds(text: str) -> set[Fraction]:
    """`35 to 1`, `7.5 to 1`, `30 or 35 to 1`, `even money`."""
    found = re.findall(rf"(?:({DECIMAL}) or )?({DECIMAL}) to ({DECIMAL})", text)
    pairs = ((pays, each) for *prices, each in found for pays in prices if pays and _exact(each))
    return {_exact(pays) / _exact(each) for pays, each in pairs} | ({Fraction(1)} if "even money" in text else set())


def amounts(text: str) -> set[int]:
    """In cents: `$5`, `$1,000`, `$1 000`, `$2.50`, `50c`."""
    dollars = (_exact(each) * 100 for each in re.findall(r"\$(\d+(?:[ ,]\d{3})*(?:\.\d\d)?)", text))
    return {*map(int, dollars), *map(int, re.findall(r"(\d+)(?:c| cent)\b", text))}


def shares(text: str) -> set[Fraction]:
    """`5%`, `0.25%`, `half`, `3/4`."""
    percents = (Fraction(each) / 100 for each in re.findall(r"(\d+(?:\.\d+)?)\s?%", text))
    spelt = (share for word, share in SHARES.items() if word in text)
    written = (Fraction(int(a), int(b)) for a, b in re.findall(r"(\d+)/(\d+)", text) if int(b))
    return {*percents, *spelt, *written}
