"""What so many rounds of one wager may come to: their results convolved, in whole numbers, with no normal law.

Chances are whole numbers of 2⁻⁹⁶, so every machine finds the same. Results above a cap are put together as *beyond*: a
prize of thousands that comes in one night of a million needs no cell of its own.

>>> coin = Convolution({Fraction(-1): Fraction(1, 2), Fraction(1): Fraction(1, 2)}, (2,))
>>> found = coin.after(2)
>>> found.quantile(Fraction(1, 2)), float(found.loses)
(Fraction(0, 1), 0.25)
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import accumulate
from math import ceil, gcd, isqrt, lcm
from typing import Any, Final, NamedTuple

from houseway.certify.figures import Outcomes, moments
from houseway.certify.numbers import decimal, root_fraction

BITS: Final = 96
ONE: Final = 1 << BITS
HALF: Final = ONE >> 1
SLOT: Final = (2 * BITS + 24) // 8  # bytes that a cell of a product takes
ROUNDED_OFF: Final = 1 << 40  # more than all cells together lose, in units of 2⁻⁹⁶
MOST_CELLS: Final = 10_000
FAR: Final = 8  # standard deviations above the mean, where the cap is
FEW: Final = 60_000  # pairs of cells that are multiplied one by one
LENGTHS: Final = (1, 10, 100, 1_000, 10_000)
QUANTILES: Final = tuple(Fraction(each, 1000) for each in (5, 25, 50, 250, 500, 750, 950, 975, 995))


class Chances(NamedTuple):
    """Chances in units of 2⁻⁹⁶: `chances[k]` is that of the cell `first + k`, counted from the least result."""

    first: int
    chances: Sequence[int]


@dataclass(frozen=True)
class SessionResult:
    """The chances of every result of a session."""

    rounds: int
    least: Fraction  # the result that the first cell of all stands for
    step: Fraction  # from one cell to the next
    cells: Chances

    @cached_property
    def _up_to(self) -> list[int]:
        return list(accumulate(self.cells.chances))

    def quantile(self, share: Fraction) -> Fraction | None:
        """The least result that is not passed with at least this chance; None where it is beyond the cap."""
        wanted = share * ONE - ROUNDED_OFF
        for at, chance in enumerate(self._up_to, self.cells.first):
            if chance >= wanted:
                return self.least + at * self.step
        return None

    @cached_property
    def loses(self) -> Fraction:
        """The chance of less than nought."""
        below = ceil(-self.least / self.step) - self.cells.first
        return Fraction(self._up_to[min(below, len(self._up_to)) - 1], ONE) if below > 0 else Fraction(0)

    @cached_property
    def even(self) -> Fraction:
        at = -self.least / self.step - self.cells.first
        held = at.denominator == 1 and 0 <= at < len(self.cells.chances)
        return Fraction(self.cells.chances[int(at)], ONE) if held else Fraction(0)


class Convolution:
    """Sums of rounds of one wager, for sessions of these lengths."""

    def __init__(self, outcomes: Outcomes, lengths: Sequence[int] = LENGTHS) -> None:
        self.least = min(outcomes)
        above = [net - self.least for net in outcomes]
        scale = lcm(*(each.denominator for each in above))
        unit = gcd(*(int(each * scale) for each in above)) or 1
        self.step = Fraction(unit, scale)
        self.mean, variance = moments(outcomes)
        self._spread = root_fraction(variance)
        self.lengths = [each for each in lengths if each == 1 or self._fits(each)]
        self._cap = max(map(self._cells_of, self.lengths))
        places = zip((int(each / self.step) for each in above), outcomes.values(), strict=True)
        self._powers = {1: _trimmed({at: round(chance * ONE) for at, chance in places}, self._cap)}

    def _cells_of(self, rounds: int) -> int:
        """From the least result to where the cap is; above nought, so that whatever is beyond it is won."""
        high = rounds * self.mean + FAR * self._spread * root_fraction(Fraction(rounds))
        return ceil((max(high, Fraction(0)) - rounds * self.least) / self.step) + 1

    def _fits(self, rounds: int) -> bool:
        """What lies within reach of the mean is kept, and below it no more than that comes."""
        wide = 2 * FAR * self._spread * root_fraction(Fraction(rounds)) / self.step
        return wide <= MOST_CELLS or self._cells_of(rounds) <= MOST_CELLS

    def after(self, rounds: int) -> SessionResult:
        return SessionResult(rounds, self.least * rounds, self.step, self._power(rounds))

    def _power(self, rounds: int) -> Chances:
        """Of shorter sessions that are known already."""
        if rounds not in self._powers:
            half = self._half(rounds)
            self._powers[rounds] = _convolved(self._power(half), self._power(rounds - half), self._cap)
        return self._powers[rounds]

    def _half(self, rounds: int) -> int:
        """In two, so that the parts of 10, 100 and 1,000 are used again."""
        for each in sorted(self.lengths, reverse=True):
            if each < rounds and rounds % each == 0 and each > 1:
                return rounds // each // 2 * each or each
        return 1 << (isqrt(rounds * rounds - 1).bit_length() - 1) if rounds & (rounds - 1) else rounds // 2


def _convolved(one: Chances, other: Chances, cap: int) -> Chances:
    """By pairs where these are few; else as the product of two numbers whose digits are the cells."""
    first = one.first + other.first
    mine = [(at, each) for at, each in enumerate(one.chances) if each]
    theirs = [(at, each) for at, each in enumerate(other.chances) if each]
    found: dict[int, int] = {}
    if len(mine) * len(theirs) <= FEW:
        for at, chance in mine:
            for to, second in theirs:
                found[at + to] = found.get(at + to, 0) + chance * second
    else:
        product = _packed(one.chances) * _packed(other.chances)
        many = len(one.chances) + len(other.chances)
        data = product.to_bytes(SLOT * many, "little")
        starts = range(0, SLOT * many, SLOT)
        found = {at: int.from_bytes(data[start : start + SLOT], "little") for at, start in enumerate(starts)}
    return _trimmed({first + at: (chance + HALF) >> BITS for at, chance in found.items()}, cap)


def _packed(cells: Sequence[int]) -> int:
    return int.from_bytes(b"".join(cell.to_bytes(SLOT, "little") for cell in cells), "little")


def _trimmed(chances: dict[int, int], cap: int) -> Chances:
    """Without the cells at both ends that nothing comes to, and those beyond the cap."""
    kept = {at: chance for at, chance in chances.items() if chance and at <= cap}
    if not kept:
        return Chances(0, [0])
    first = min(kept)
    cells = [0] * (max(kept) - first + 1)
    for at, chance in kept.items():
        cells[at - first] = chance
    return Chances(first, cells)


def sessions_data(outcomes: Outcomes, lengths: Sequence[int] = LENGTHS) -> list[dict[str, Any]]:
    """A line for each length that there is room for."""
    sums = Convolution(outcomes, lengths)
    return [_line(sums.after(rounds)) for rounds in sums.lengths]


def _line(found: SessionResult) -> dict[str, Any]:
    return {
        "rounds": found.rounds,
        "loses": decimal(found.loses, 8),
        "even": decimal(found.even, 8),
        "wins": decimal(1 - found.loses - found.even, 8),
        "quantiles": {decimal(100 * share, 1): _told(found.quantile(share)) for share in QUANTILES},
    }


def _told(result: Fraction | None) -> str | None:
    return None if result is None else decimal(result, 4)
