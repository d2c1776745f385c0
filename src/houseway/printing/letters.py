"""How wide words are, and how high their letters: so that text can be put where it fits."""

from collections.abc import Iterator
from typing import Final
from unicodedata import bidirectional, category, normalize

from houseway.errors import BadInput
from houseway.printing.font import font

CAPITAL: Final = 0.688
"""The height of the lowest capital or figure, in ems: no letter comes out lower."""
FROM_THE_RIGHT: Final = ("R", "AL")
PLACED: Final = "M"  # a mark that another letter carries


def em(height: float) -> float:
    """The size of a font whose capitals and figures are at least so high."""
    return height / CAPITAL


def width(words: str, height: float, bold: bool = False) -> float:
    """Of words with letters so high, in the unit of the height."""
    face = font(bold)
    return sum(map(face.widths.__getitem__, words)) * em(height) / face.em


def printable(words: str) -> str:
    """As they are printed: what has no shape goes, and a letter that the font cannot draw is refused."""
    shown = "".join(letter for letter in normalize("NFC", words) if letter.isprintable())
    missing = [letter for letter in dict.fromkeys(shown) if not _drawn(letter)]
    if missing:
        raise BadInput(f"{', '.join(missing)} cannot be printed: the font has Latin, Greek and Cyrillic letters only")
    return shown


def _drawn(letter: str) -> bool:
    """One after the other, from the left: nothing here sets a script that is written otherwise."""
    known = letter in font(False).widths and letter in font(True).widths
    return known and bidirectional(letter) not in FROM_THE_RIGHT and category(letter)[0] != PLACED


def wrapped(words: str, wide: float, height: float, bold: bool = False) -> list[str]:
    """As they are printed, in lines no wider than that, where no single word is."""
    parts = [[printable(word) for word in part.split()] for part in words.split("\n")]
    return [line for part in parts for line in _lines(part, wide, height, bold)]


def _lines(words: list[str], wide: float, height: float, bold: bool) -> Iterator[str]:
    line = ""
    for word in words:
        longer = f"{line} {word}".strip()
        if line and width(longer, height, bold) > wide:
            yield line
            longer = word
        line = longer
    yield line
