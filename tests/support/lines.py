"""Lines that somebody might type: what is right, what is nearly right, and what is nothing at all."""

import random
import re
from collections.abc import Sequence

__all__ = ["NOTHING_AT_ALL", "PYTHON", "mutated"]

NOTHING_AT_ALL = (
    *(
        "",
        " ",
        "''",
        '"',
        "-",
        "--",
        "=",
        "x=",
        "=x",
        "?",
        "??",
        "$",
        "$$5",
        "0",
        "-1",
        "-5.00",
        "5.005",
        "1e9",
        "9" * 40,
    ),
    *(
        "²",
        "٣",
        "５",
        "½",
        "∞",
        "é",
        "ß",
        "İ",
        "😀",
        "\u202e",
        "\x00",
        "\x1b[2J",
        "\udcff",
        "a" * 400,
        "null",
        "None",
        "nan",
    ),
    *(
        "inf",
        "true",
        "../..",
        "/",
        "%s",
        "{}",
        "{0}",
        "[bold]",
        "C:\\",
        "’",
        "“x”",
        "1/0",
        "1-2-3",
        "on",
        "as",
        "of",
        "all",
    ),
    *("1998-09-04", "2000-13-45", "1998-09-04T25:00", "99999-01-01", "0000-00-00", "2031-01-01T00:00+10:00"),
)
PYTHON = re.compile(
    r"Traceback|\bNone\b|\bTrue\b|\bFalse\b|object at 0x|<[a-z_. ]+>|\[['\"]|\{['\"]|\(['\"][^'\"]*['\"],|datetime\."
)
"""What no person should read in an answer."""


def mutated(chance: random.Random, words: Sequence[str], pool: Sequence[str]) -> list[str]:
    """The same words with some left out, doubled, swapped, or in place of others."""
    found = list(words)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        at = chance.randrange(len(found) + 1)
        match chance.randrange(5):
            case 0:
                del found[at : at + 1]
            case 1:
                found.insert(at, chance.choice(pool))
            case 2:
                found[at : at + 1] = [chance.choice(pool)]
            case 3:
                found[at : at + 1] = [_spoilt(chance, word) for word in found[at : at + 1]]
            case _:
                chance.shuffle(found)
    return found


def _spoilt(chance: random.Random, word: str) -> str:
    """A word with a character wrong, or with nonsense after its equals sign."""
    name, equals, _ = word.partition("=")
    if equals and chance.random() < 0.5:
        return f"{name}={chance.choice(NOTHING_AT_ALL)}"
    at = chance.randrange(len(word) + 1)
    return word[:at] + chance.choice(("", "x", "=", "9", "é", '"', "'", ",", "-")) + word[at + chance.randrange(2) :]
