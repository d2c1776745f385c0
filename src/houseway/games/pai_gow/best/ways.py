"""Every hand of pai gow in every way to set it, held against all hands of the other tiles, set the house way."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.tiles import PAIR, TILES
from houseway.games.pai_gow.arithmetic import against_high, against_low, rank
from houseway.games.pai_gow.best.rows import STANDS
from houseway.games.pai_gow.chances import EVERY
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import TileSetting, way_of, ways
from houseway.kernels.tiles import Others, Own, Stand, against

MOST_WAYS: Final = 3
NO_WAY: Final = -1

Places: TypeAlias = tuple[int, ...]
"""Where the tiles of a hand stand in `TILES`."""
Kind: TypeAlias = tuple[int, ...]
"""The pairs that four tiles belong to: the two tiles of a pair rank alike."""


class Kinds(NamedTuple):
    """The kinds of hands: how many hands are of each, one of these, and the ways to set it, the house way first."""

    kinds: list[Kind]
    hands: list[int]
    first: list[Places]
    ways: list[list[TileSetting]]


class EveryWay(NamedTuple):
    """Kinds of hands, and by kind, way, and how low and high stand, as places in `STANDS`: of how many others."""

    kinds: Kinds
    counts: NDArray[np.int64]


@cache
def every_way(*, banks: bool) -> EveryWay:
    """Of a player, or of a player who banks."""
    found = _kinds()
    counts = np.zeros((len(found.kinds), MOST_WAYS, len(STANDS), len(STANDS)), np.int64)
    low, high = _codes(against_low), _codes(against_high)  # by the player's rank, then the bank's
    stand = Stand(low.T.copy(), high.T.copy()) if banks else Stand(low, high)
    against(Own(_masks(found.first), *_ranks(found.ways)), _others(), stand, counts)
    return EveryWay(found, counts)


@cache
def _kinds() -> Kinds:
    hands: dict[Kind, list[Places]] = {}
    for hand in EVERY:
        hands.setdefault(_kind(hand), []).append(hand)
    first = [alike[0] for alike in hands.values()]
    return Kinds(list(hands), [len(alike) for alike in hands.values()], first, [_house_way_first(h) for h in first])


def _kind(hand: Places) -> Kind:
    return tuple([PAIR[TILES[place]] for place in hand])


def _house_way_first(hand: Places) -> list[TileSetting]:
    """The ways that rank differently."""
    tiles = [TILES[place] for place in hand]
    setting = set_hand(tiles)
    house = way_of(setting.low, setting.high)
    return [house, *(way for way in ways(tiles) if (way.low_rank, way.high_rank) != (house.low_rank, house.high_rank))]


@cache
def _others() -> Others:
    """All hands set the house way, by the pairs of ranks that these make."""
    found = _kinds()
    ranks = np.array([(house.low_rank, house.high_rank) for house, *_ in found.ways])
    pairs, of_kind = np.unique(ranks, axis=0, return_inverse=True)
    number = {kind: at for at, kind in enumerate(found.kinds)}
    which = of_kind.ravel()[[number[_kind(hand)] for hand in EVERY]]
    return Others(_masks(EVERY), which, pairs[:, 0].copy(), pairs[:, 1].copy())


def _masks(hands: Iterable[Places]) -> NDArray[np.uint32]:
    return np.array([sum(1 << place for place in hand) for hand in hands], np.uint32)


def _ranks(listed: Sequence[Sequence[TileSetting]]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Of the low and of the high hand, by hand and way."""
    found = np.full((2, len(listed), MOST_WAYS), NO_WAY, np.int64)
    for at, each in enumerate(listed):
        for way, (_, _, low, high) in enumerate(each):
            found[:, at, way] = low, high
    return found[0], found[1]


def _codes(stands: Callable[[int, int], int]) -> NDArray[np.int64]:
    """How every rank stands to every other, as places in `STANDS`."""
    every = range(max(rank(one, other) for one, other in combinations(TILES, 2)) + 1)
    return np.array([[STANDS.index(stands(own, other)) for other in every] for own in every])
