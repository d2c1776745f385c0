"""What a player's hand meets, exactly: four tiles of 32 against four of the other 28, both set the house way.

A set of hands is a number with a bit for each of the 35,960: of the bank's hands, those that are still possible and
stand in a certain way to the player's two hands are found by masks and counted at once.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from functools import cache, reduce
from itertools import combinations
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from houseway.equipment.tiles import PAIR, TILES
from houseway.games.pai_gow.arithmetic import COPY, HIGHER, LOWER, ZEROS, against_high, against_low, of_points, rank
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.wagers import HandRanks
from houseway.play.wager import Wager

Hands: TypeAlias = int  # a set of them, as bits

EVERY: Final = tuple(combinations(range(len(TILES)), 4))
"""Each hand by the places of its four tiles in `TILES`."""


class Met(NamedTuple):
    """How a player's low and high hand stand to the bank's: `LOWER`, `COPY`, `ZEROS` or `HIGHER` of the arithmetic."""

    low: int
    high: int


RANKS: Final = {
    LOWER: (of_points(4), of_points(5)),
    COPY: (of_points(5), of_points(5)),
    ZEROS: (of_points(0), of_points(0)),
    HIGHER: (of_points(5), of_points(4)),
}
"""Two ranks that stand so to each other, the player's and the bank's."""


def chances(_wager: Wager[HandRanks], _selection: str) -> Iterator[tuple[HandRanks, int]]:
    """What can decide a wager on a player's hand, wherever it lies, weighted."""
    for (low, high), times in met().items():
        yield HandRanks(RANKS[low][0], RANKS[high][0], RANKS[low][1], RANKS[high][1]), times


@cache
def met() -> Mapping[Met, int]:
    """How many of the 35,960 times 20,475 ways in which the tiles can fall lead to each."""
    found: Counter[Met] = Counter()
    for hand, times in _kinds().items():
        for each, hands in against_bank(hand).items():
            found[each] += times * hands
    return found


def against_bank(hand: tuple[int, ...]) -> Mapping[Met, int]:
    """One hand, by the places of its tiles, against all that the bank can make of the others."""
    sets = _sets()
    possible = ~reduce(or_, (sets.holding[place] for place in hand))
    low, high = _ranks(hand)
    return +Counter(
        {
            Met(below, above): (possible & some & others).bit_count()
            for below, some in sets.low[low].items()
            for above, others in sets.high[high].items()
        }
    )


class _Sets(NamedTuple):
    """The hands that hold each tile, and by the rank of one's own hand those that it stands to in each way."""

    holding: list[Hands]
    low: dict[int, dict[int, Hands]]
    high: dict[int, dict[int, Hands]]


@cache
def _sets() -> _Sets:
    ranks = [_ranks(hand) for hand in EVERY]
    return _Sets(
        [_bits([place in hand for hand in EVERY]) for place in range(len(TILES))],
        _stand([low for low, _ in ranks], against_low),
        _stand([high for _, high in ranks], against_high),
    )


def _ranks(hand: tuple[int, ...]) -> tuple[int, int]:
    """What the low and the high hand are worth, set the house way."""
    setting = set_hand([TILES[place] for place in hand])
    return rank(*setting.low), rank(*setting.high)


def _stand(ranks: list[int], against: Callable[[int, int], int]) -> dict[int, dict[int, Hands]]:
    """By the rank of one's own hand: the bank's hands, by how it stands to them."""
    having = {each: _bits([each == other for other in ranks]) for each in set(ranks)}
    found: dict[int, dict[int, Hands]] = {}
    for own in having:
        found[own] = defaultdict(int)
        for banks, hands in having.items():
            found[own][against(own, banks)] |= hands
    return found


def _bits(which: list[bool]) -> Hands:
    return int("".join("01"[each] for each in reversed(which)), 2)


def _kinds() -> Mapping[tuple[int, ...], int]:
    """One hand of each kind, and how many there are of it: the two tiles of a pair rank alike."""
    first: dict[tuple[int, ...], tuple[int, ...]] = {}
    times: Counter[tuple[int, ...]] = Counter()
    for hand in EVERY:
        times[first.setdefault(tuple(PAIR[TILES[place]] for place in hand), hand)] += 1
    return times
