"""Tests of outcomes that should not depend on each other; each gives a statistic and how likely one so far off is."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import comb, factorial, sqrt
from typing import Final, NamedTuple

from houseway.certify.chance.devices import Series
from houseway.certify.evidence import chi_square_tail, poisson_two_sided, two_sided

FEWEST: Final = 5.0  # that a cell of a χ² test expects
GROUPS: Final = 8  # that outcomes are put into, where the pairs of all would be too many
COUPONS: Final = 5
HAND: Final = 5
URNS: Final = 1 << 18
DAYS: Final = 1 << 24
BIRTHDAYS: Final = 512


class ChanceTest(NamedTuple):
    """One test: its name, the statistic, and its p-value."""

    name: str
    statistic: float
    p: float


def series_tests(found: Series) -> Iterator[ChanceTest]:
    """Those that apply to it."""
    groups, shares = grouped(found, GROUPS)
    yield chi_square("frequencies", Counter(found.values), found.chances, len(found.values))
    yield _pairs(groups, shares, 1)
    yield _pairs(groups, shares, 2)
    yield _runs(found)
    yield _gaps(found)
    for lag in (1, 2, 3):
        yield _serial_correlation(found, lag)
    yield _coupons(*grouped(found, COUPONS))
    yield _poker(groups, shares)
    if max(found.chances) == min(found.chances):
        yield _collisions(found)
        yield _birthday_spacings(found)


def chi_square(name: str, came: "Counter[int]", chances: Sequence[float], draws: int) -> ChanceTest:
    """Cells that expect too little are put together."""
    statistic, cells, rest_came, rest = 0.0, 0, 0.0, 0.0
    for at, chance in enumerate(chances):
        expected = chance * draws
        if expected >= FEWEST:
            statistic += (came[at] - expected) ** 2 / expected
            cells += 1
        else:
            rest_came, rest = rest_came + came[at], rest + expected
    if rest >= FEWEST:
        statistic += (rest_came - rest) ** 2 / rest
        cells += 1
    return ChanceTest(name, statistic, chi_square_tail(statistic, cells - 1) if cells > 1 else 1.0)


def grouped(found: Series, most: int) -> tuple[list[int], list[float]]:
    """The same in so many groups at most, neighbours together, as equal as they can be."""
    of, shares, share = [], [0.0], 0.0
    for chance in found.chances:
        if share >= len(shares) / most - 1e-12 and len(shares) < most:
            shares.append(0.0)
        of.append(len(shares) - 1)
        shares[-1] += chance
        share += chance
    return [of[value] for value in found.values], shares


def _pairs(groups: Sequence[int], shares: Sequence[float], lag: int) -> ChanceTest:
    """Pairs that do not overlap: each of them is one draw from all."""
    wide = len(shares)
    starts = (at for block in range(0, len(groups) - 2 * lag + 1, 2 * lag) for at in range(block, block + lag))
    came = Counter(groups[at] * wide + groups[at + lag] for at in starts)
    return chi_square(f"pairs, {lag} apart", came, [one * other for one in shares for other in shares], came.total())


def _half(found: Series) -> tuple[list[bool], float]:
    """Is each among the first of the outcomes, which come as nearly half of the time as they can?"""
    share, most = 0.0, 0
    for most, chance in enumerate(found.chances):  # noqa: B007
        if share + chance / 2 > 0.5:
            break
        share += chance
    return [value < most for value in found.values], share


def _runs(found: Series) -> ChanceTest:
    among, p = _half(found)
    n, pq = len(among), p * (1 - p)
    runs = 1 + sum(one != other for one, other in pairwise(among))
    expected = 1 + 2 * (n - 1) * pq
    variance = 4 * n * pq * (1 - 3 * pq) - 2 * pq * (3 - 10 * pq)
    z = (runs - expected) / sqrt(variance)
    return ChanceTest("runs", z, two_sided(z))


def _gaps(found: Series) -> ChanceTest:
    """How long until one of the first half comes again."""
    among, p = _half(found)
    lengths, last = Counter[int](), None
    for at, is_among in enumerate(among):
        if is_among:
            if last is not None:
                lengths[at - last - 1] += 1
            last = at
    most = 16
    came = Counter({min(length, most): 0 for length in range(most + 1)})
    for length, times in lengths.items():
        came[min(length, most)] += times
    chances = [p * (1 - p) ** length for length in range(most)] + [(1 - p) ** most]
    return chi_square("gaps", came, chances, came.total())


def _serial_correlation(found: Series, lag: int) -> ChanceTest:
    """Of the outcomes by their place, with the mean and the variance that they should have."""
    mean = sum(at * chance for at, chance in enumerate(found.chances))
    variance = sum((at - mean) ** 2 * chance for at, chance in enumerate(found.chances))
    off = [value - mean for value in found.values]
    total = sum(one * other for one, other in zip(off, off[lag:], strict=False))
    z = total / (variance * sqrt(len(off) - lag))
    return ChanceTest(f"serial correlation, {lag} apart", z, two_sided(z))


def _coupons(groups: Sequence[int], shares: Sequence[float]) -> ChanceTest:
    """How many draws until every group has come."""
    lengths, seen, since = Counter[int](), set[int](), 0
    for group in groups:
        since += 1
        seen.add(group)
        if len(seen) == len(shares):
            lengths[since] += 1
            seen, since = set(), 0
    most = 6 * len(shares)
    up_to = [_all_by(shares, draws) for draws in range(most + 1)]
    chances = [0.0] + [later - before for before, later in pairwise(up_to)]
    came = Counter({draws: times for draws, times in lengths.items() if draws <= most})
    came[most + 1] = sum(times for draws, times in lengths.items() if draws > most)
    return chi_square("coupon collector", came, [*chances, 1 - up_to[-1]], lengths.total())


def _all_by(shares: Sequence[float], draws: int) -> float:
    """How likely every group has come by then: in and out, by the groups that have not."""
    found = 0.0
    for without in range(1 << len(shares)):
        left = sum(share for at, share in enumerate(shares) if not without >> at & 1)
        found += (-1) ** without.bit_count() * left**draws
    return max(found, 0.0)


def _poker(groups: Sequence[int], shares: Sequence[float]) -> ChanceTest:
    """Hands of five: how many different groups are in one."""
    hands = [len({*groups[at : at + HAND]}) for at in range(0, len(groups) - HAND + 1, HAND)]
    ways = {(0, 0): 1.0}  # by how many different, how many in all
    for share in shares:
        more: dict[tuple[int, int], float] = {}
        for (kinds, count), chance in ways.items():
            for times in range(HAND - count + 1):
                key = kinds + (times > 0), count + times
                more[key] = more.get(key, 0.0) + chance * share**times / factorial(times)
        ways = more
    chances = [ways.get((kinds, HAND), 0.0) * factorial(HAND) for kinds in range(HAND + 1)]
    return chi_square("poker", Counter(hands), chances, len(hands))


def _throws(found: Series, least: int) -> tuple[list[int], int]:
    """So many outcomes at a time that there are at least so many ways for them to come."""
    kinds, ways, size = len(found.chances), 1, 0
    while ways < least:
        ways, size = ways * kinds, size + 1
    values = []
    for at in range(0, len(found.values) - size + 1, size):
        number = 0
        for value in found.values[at : at + size]:
            number = number * kinds + value
        values.append(number)
    return values, ways


def _collisions(found: Series) -> ChanceTest:
    """Throws that fall where one lies already, of as many throws as make few."""
    throws, urns = _throws(found, URNS)
    expected = len(throws) - urns * (1 - (1 - 1 / urns) ** len(throws))
    came = len(throws) - len({*throws})
    return ChanceTest("collisions", came, poisson_two_sided(came, expected))


def _birthday_spacings(found: Series) -> ChanceTest:
    """Spacings between birthdays that come twice."""
    days, year = _throws(found, DAYS)
    size = min(BIRTHDAYS, len(days))
    blocks = len(days) // size if size else 0
    twice = 0
    for block in range(blocks):
        born = sorted(days[block * size : (block + 1) * size])
        spacings = Counter(later - before for before, later in pairwise(born))
        twice += sum(times - 1 for times in spacings.values())
    expected = blocks * comb(size, 3) * 1.5 / year if size else 0.0
    return ChanceTest("birthday spacings", twice, poisson_two_sided(twice, expected) if expected else 1.0)
