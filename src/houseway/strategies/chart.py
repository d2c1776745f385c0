"""A chart: what to do with a total or a pair against the dealer's card, from a small text.

    against      2   3   4   5   6   7   8   9  10   A
    hard 16      s   s   s   s   s   d   d   d   d   d
    soft 18      s   s   s   s   s   s   s   d   d   d
    pair 9       X   X   X   X   X   s   X   X   s   s

A pair is looked up first, while it may be split; otherwise it is played as its total. Where a chart says nothing, one
draws to 11 or less, and stands.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from houseway.errors import BadInput, quoted

DRAW: Final = "draw"
LETTERS: Final = {
    "s": ("stand",),
    "d": (DRAW,),
    "D": ("double down", DRAW),
    "E": ("double down", "stand"),
    "X": ("split",),
}
"""What each letter says; the second, where the first is not offered."""
LEGEND: Final = "s stand, d draw, D double down (or draw), E double down (or stand), X split (or as its total)"
KINDS: Final = ("hard", "soft", "pair")
ACROSS: Final = (*range(2, 11), 1)
LOW: Final = 11  # nobody stands on so little
NAMED: Final = {1: "A"}
Cell: TypeAlias = tuple[str, int, int]
"""hard, soft or pair; the total, or the value of the two cards; the value of the dealer's card, an ace as 1."""


@dataclass(frozen=True)
class Chart:
    """Letters by cell."""

    cells: Mapping[Cell, str]
    says: str = field(default="", compare=False)  # what it is for, in a line or more

    def __hash__(self) -> int:
        return hash(frozenset(self.cells.items()))

    def acts(self, kind: str, number: int, up: int) -> tuple[str, ...]:
        """What to do, in the order of preference."""
        letter = self.cells.get((kind, number, up))
        if letter is not None:
            return LETTERS[letter]
        return (DRAW,) if number <= LOW else ("stand",)

    def splits(self, value: int, up: int) -> bool:
        return self.cells.get(("pair", value, up)) == "X"

    def rows(self) -> list[tuple[str, int]]:
        """Hard totals, soft ones, pairs, each from the least up."""
        return sorted({(kind, number) for kind, number, _ in self.cells}, key=lambda row: (KINDS.index(row[0]), row[1]))

    def text(self) -> str:
        """As it is kept in a file."""
        lines = [f"# {line}" for line in (*self.says.splitlines(), LEGEND)]
        lines.append(_line("against", map(_value, ACROSS)))
        for kind, number in self.rows():
            name = _value(number) if kind == "pair" else str(number)
            lines.append(_line(f"{kind} {name}", (self.cells.get((kind, number, up), "-") for up in ACROSS)))
        return "\n".join(lines) + "\n"

    def _repr_html_(self) -> str:
        return f"<pre>{self.text()}</pre>"


def _value(number: int) -> str:
    return NAMED.get(number, str(number))


def _line(name: str, cells: Iterable[str]) -> str:
    return f"{name:<10}{''.join(f'{cell:>4}' for cell in cells)}"


def _number(text: str) -> int:
    return 1 if text == "A" else int(text)


def read(text: str, source: str = "the chart") -> Chart:
    """A chart from its text; whatever is wrong is told with its line."""
    says, cells, across = list[str](), dict[Cell, str](), list[int]()
    for number, line in enumerate(text.splitlines(), 1):
        words = line.split()
        if line.startswith("#"):
            says.append(line[1:].strip())
        elif words[:1] == ["against"]:
            across = [_up(word, f"{source}, line {number}") for word in words[1:]]
        elif words:
            cells |= _cells(words, across, f"{source}, line {number}")
    return Chart(cells, "\n".join(says[:-1] if says[-1:] == [LEGEND] else says))


def _up(word: str, where: str) -> int:
    if word not in map(_value, ACROSS):
        raise BadInput(f"{where}: {quoted(word)} is not a dealer's card; there are 2 to 10 and A")
    return _number(word)


def _cells(words: list[str], across: list[int], where: str) -> dict[Cell, str]:
    kind, name, *letters = words if len(words) > 1 else [*words, ""]
    if kind not in KINDS or not (name.isdecimal() or name == "A"):
        raise BadInput(f"{where}: a line starts with {', '.join(KINDS)} and a number (or A), not {quoted(kind)}")
    if len(letters) != len(across):
        raise BadInput(f"{where}: {len(letters)} letters for {len(across)} cards of the dealer's")
    for letter in letters:
        if letter not in (*LETTERS, "-"):
            raise BadInput(f"{where}: {quoted(letter)} is not one of {', '.join(LETTERS)} (or - for nothing)")
    pairs = zip(across, letters, strict=True)
    return {(kind, _number(name), up): letter for up, letter in pairs if letter != "-"}
