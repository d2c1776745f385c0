"""How a name looks: nothing in it that nobody sees, and when two are taken for each other (Unicode's UTS 39)."""

import re
import unicodedata
from functools import cache, lru_cache
from typing import Final

from houseway.errors import BadInput, quoted

INVISIBLE: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164), (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)  # fmt: skip
"""What Unicode says to show nothing for, and the Braille cell without a dot."""
MOST_MARKS: Final = 2  # one above another
SMALL_CAPITAL: Final = "LATIN LETTER SMALL CAPITAL "
FOR_LETTERS: Final = str.maketrans("i|!3456789@$", "llleasgtbgas")
"""What is read as a letter within a word; Unicode has no digit but these two for one: nought and one."""


def check_visible(name: str) -> None:
    """Refuse a new name with anything in it that is not seen, or that covers what stands beside it."""
    if any(first <= ord(letter) <= last for letter in name for first, last in INVISIBLE):
        raise BadInput(f"{quoted(name)} has something in it that nobody sees; leave it out")
    if name != " ".join(name.split()):
        raise BadInput(f"{quoted(name)} has blanks at its ends, or several together; leave them out")
    marks = 0
    for at, letter in enumerate(unicodedata.normalize("NFC", name)):
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > MOST_MARKS or (marks and not at):
            raise BadInput(f"{quoted(name)} has marks without a letter, or too many on one")


def plainly(name: str) -> str:
    """Without case and width, as it is searched for."""
    return unicodedata.normalize("NFKC", name).casefold()


@lru_cache(maxsize=100_000)
def looks(name: str) -> frozenset[str]:
    """What somebody may take a name for, as it is written and without case; two that share any look alike."""
    plain = re.sub(r"\s+", " ", unicodedata.normalize("NFKC", name))
    return frozenset({skeleton(plain).casefold(), skeleton(plain.casefold()).casefold()})


def read_as(name: str) -> frozenset[str]:
    """The words that somebody may read in it, though digits or small capitals stand for letters."""
    return frozenset(each.translate(FOR_LETTERS) for each in looks("".join(map(_in_full, name))))


def _in_full(letter: str) -> str:
    """A small capital as the letter that it is."""
    of = unicodedata.name(letter, "").removeprefix(SMALL_CAPITAL)
    return of.lower() if len(of) == 1 else letter


def skeleton(text: str) -> str:
    """Each letter as the one that stands for all that look like it."""
    apart = unicodedata.normalize("NFD", text)
    stood_for = "".join(map(_stands_for, apart))
    return unicodedata.normalize("NFD", "".join(map(_stands_for, stood_for)))  # `m` is `rn`, and each of these itself


@cache
def _stands_for(letter: str) -> str:
    from confusable_homoglyphs.confusables import confusables_data  # a megabyte, when the first name is given

    def alike(one: str) -> set[str]:
        return {each["c"].strip("\u200e") for each in confusables_data.get(one, ())}

    near = alike(letter)
    if len(near) != 1:  # itself stands for others, or looks like nothing else
        return letter
    (other,) = near
    return other if len(alike(other)) > 1 or len(other) > 1 else min(letter, other)
