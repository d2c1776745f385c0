"""How wide words are in Helvetica, and how high its letters: so that text can be put where it fits.

Arial and Liberation Sans have the same widths, so a page looks the same wherever it is opened.
"""

from collections.abc import Iterator
from typing import Final

CAPITAL: Final = 0.688
"""The height of the lowest capital or figure, in ems, in the lowest of those three: no letter comes out lower."""

FIRST: Final = 32  # the space; the widths go on to the tilde, in thousandths of an em
_PLAIN: Final = """
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278
278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722
667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556
556 333 500 278 556 500 722 500 500 500 334 260 334 584
"""
_BOLD: Final = """
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333
333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722
667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611
611 389 556 333 611 556 778 556 556 500 389 280 389 584
"""
_WIDTHS: Final = {
    bold: {chr(FIRST + at): int(wide) for at, wide in enumerate(text.split())}
    | {"·": 278, "×": 584, "–": 556, "½": 834, "¼": 834, "¾": 834, "•": 350, "…": 1000, "’": 278, "§": 556, "£": 556}
    for bold, text in ((False, _PLAIN), (True, _BOLD))
}
WIDEST: Final = 1015  # of a letter that is not listed


def em(height: float) -> float:
    """The size of a font whose capitals and figures are at least so high."""
    return height / CAPITAL


def width(words: str, height: float, bold: bool = False) -> float:
    """Of words with letters so high, in the unit of the height."""
    widths = _WIDTHS[bold]
    return sum(widths.get(letter, WIDEST) for letter in words) * em(height) / 1000


def only_printable(words: str) -> str:
    """What the fonts of every PDF reader have; another letter becomes a question mark, and what has no shape goes."""
    known = words.encode("cp1252", "replace").decode("cp1252")
    return "".join(letter for letter in known if letter.isprintable())


def wrapped(words: str, wide: float, height: float, bold: bool = False) -> list[str]:
    """In lines no wider than that, where no single word is."""
    return [line for part in words.split("\n") for line in _lines(part.split(), wide, height, bold)]


def _lines(words: list[str], wide: float, height: float, bold: bool) -> Iterator[str]:
    line = ""
    for word in words:
        longer = f"{line} {word}".strip()
        if line and width(longer, height, bold) > wide:
            yield line
            longer = word
        line = longer
    yield line
