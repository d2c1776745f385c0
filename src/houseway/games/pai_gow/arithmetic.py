"""Pai gow in plain integers: the same functions serve the table, the house way, the exact odds and the simulator.

A tile is the number of its face (`equipment.tiles`). Two tiles make a hand, and its worth is one number, its
*rank*: of two hands the one with the greater rank is the higher. Point counts come first, sixteen ranks each
by the highest single tile, and the high nines are the two highest of these; gongs, wongs and pairs follow.

>>> from houseway.equipment.tiles import tile
>>> teen, nine, five = tile("6-6"), tile("4-5"), tile("1-4")
>>> rank(teen, nine) == TEEN_WONG, points(rank(teen, five)), hand_name(rank(teen, five))
(True, 7, '7 with the 12')
"""

from typing import Final

from houseway.equipment.tiles import LABEL, PAIR, PAIRS, POINTS

TEEN, DAY, CHONG, GEE_JUN = (PAIRS.index(name) for name in ("teen", "day", "chong", "gee jun"))
_KINDS: Final = len(PAIRS)  # how many ranks a single tile can have

CHONG_RANKING_3: Final = 3 * _KINDS + (_KINDS - 1 - CHONG)  # s412
# s415(2): a high nine is a 9 whose highest tile is the teen or the day; gongs and wongs stand above every 9.
DAY_HIGH_NINE, TEEN_HIGH_NINE, DAY_GONG, TEEN_GONG, DAY_WONG, TEEN_WONG = range(10 * _KINDS - 2, 10 * _KINDS + 4)
LOWEST_PAIR: Final = TEEN_WONG + 1  # s415(1): a pair is above them all

# A player's two hands against the bank's: lower, a stand off, higher. And one hand against the bank's: lower, higher,
# or the bank's because it is a copy or because both low hands are zero.
LOWER: Final = -1
STAND_OFF: Final = 0
HIGHER: Final = 1
COPY: Final = 2
ZEROS: Final = 3


def rank(one: int, other: int) -> int:
    """What two tiles are worth (qld s415, s416)."""
    kind, second = PAIR[one], PAIR[other]
    if kind == second:
        return LOWEST_PAIR + (_KINDS - 1 if kind == GEE_JUN else _KINDS - 2 - kind)
    if kind > second:
        one, other, kind = other, one, second  # the higher single tile first
    if kind <= DAY:
        if POINTS[other] == 9:
            return TEEN_WONG if kind == TEEN else DAY_WONG
        if POINTS[other] == 8:
            return TEEN_GONG if kind == TEEN else DAY_GONG
    return of_points(_count(POINTS[one], other), kind)


def _count(first: int, other: int) -> int:
    """The right digit of the total (qld s416(2)); a 3/6 tile is the lowest, so it can only be the other one."""
    if PAIR[other] == GEE_JUN:  # 3 or 6, whichever is better (reading H15)
        return max((first + 3) % 10, (first + 6) % 10)
    return (first + POINTS[other]) % 10


def of_points(count: int, highest: int = _KINDS - 1) -> int:
    """The rank of so many points with this kind of tile as the highest: without one, the lowest rank of them."""
    return count * _KINDS + (_KINDS - 1 - highest)


def is_pair(hand: int) -> bool:
    return hand >= LOWEST_PAIR


def points(hand: int) -> int:
    """The point count of a hand by its rank; 10 for a gong, 11 for a wong, 12 for a pair, which stand above 9."""
    if hand < DAY_GONG:
        return hand // _KINDS
    return 12 if hand >= LOWEST_PAIR else 11 if hand >= DAY_WONG else 10


def against_low(low: int, banks: int) -> int:
    """How a player's low hand stands to the bank's: lower, a copy (qld s444(5)), both zero (s444(6)) or higher."""
    if low < _KINDS and banks < _KINDS:
        return ZEROS
    return against_high(low, banks)


def against_high(high: int, banks: int) -> int:
    """How a player's high hand stands to the bank's: lower, a copy (qld s444(4)) or higher."""
    return HIGHER if high > banks else COPY if high == banks else LOWER


def low_is_higher(low: int, banks: int) -> bool:
    """Is a player's low hand higher than the bank's? Copies and zeros are the bank's."""
    return against_low(low, banks) == HIGHER


def high_is_higher(high: int, banks: int) -> bool:
    """Is a player's high hand higher than the bank's? A copy is the bank's."""
    return against_high(high, banks) == HIGHER


def compare(low: int, high: int, banks_low: int, banks_high: int) -> int:
    """A player's two hands against the bank's, hand by hand (qld s444, reading P1)."""
    return low_is_higher(low, banks_low) + high_is_higher(high, banks_high) - 1


def low_and_high(tiles: tuple[int, int, int, int]) -> tuple[int, int]:
    """The ranks of the low and the high hand of the first two tiles and the last two (reading H16)."""
    one, other = rank(tiles[0], tiles[1]), rank(tiles[2], tiles[3])
    return (one, other) if one <= other else (other, one)


def hand_name(hand: int) -> str:
    """A hand in words, by its rank: `gee jun pair`, `teen wong`, `day high nine`, `3 with the high 6`."""
    if hand >= LOWEST_PAIR:
        pair = hand - LOWEST_PAIR
        return f"{PAIRS[GEE_JUN] if pair == _KINDS - 1 else PAIRS[_KINDS - 2 - pair]} pair"
    if hand >= DAY_HIGH_NINE:
        return ("day high nine", "teen high nine", "day gong", "teen gong", "day wong", "teen wong")[
            hand - DAY_HIGH_NINE
        ]
    return f"{hand // _KINDS} with the {LABEL[PAIR.index(_KINDS - 1 - hand % _KINDS)]}"
