"""All 35,960 hands the house way: what holds for each of them, and some rules read a second time, in another manner."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

import pytest

from houseway.equipment.tiles import LABEL, TILES
from houseway.games.pai_gow.arithmetic import rank
from houseway.games.pai_gow.house_way import STEPS, Setting, decided, set_hand

SINGLE = ["3/6", "5", "low 7", "low 8", "9", "low 6", "high 7", "low 10", "11", "low 4", "high 6", "high 10"]
SINGLE += ["high 4", "high 8", "2", "12"]  # s415(3), from the lowest
PAIRS = [*SINGLE[1:], SINGLE[0]]  # s415(1): the same, but for the gee jun
SPECIAL = ["2 7", "12 7", "2 8", "12 8", "2 9", "12 9"]  # s415(2), from the lowest
CHONG_3 = (0, 3, SINGLE.index("high 6"))

ALL = list(combinations(TILES, 4))


class Read(NamedTuple):
    """A hand as the text has it: its four labels, and the settings in order of worth."""

    held: tuple[str, ...]
    setting: Setting
    low: tuple[int, ...]
    high: tuple[int, ...]


def number(label: str) -> str:
    return label.split()[-1]


def value(one: str, other: str) -> tuple[int, ...]:
    """What two tiles are worth, by the lists of s415 and the counts of s416."""
    if one == other:
        return (2, PAIRS.index(one))
    for big, small in ((one, other), (other, one)):
        if f"{big} {number(small)}" in SPECIAL:
            return (1, SPECIAL.index(f"{big} {number(small)}"))
    counts = [[3, 6] if label == "3/6" else [int(number(label))] for label in (one, other)]
    best = max((a + b) % 10 for a in counts[0] for b in counts[1])
    return (0, best, max(SINGLE.index(one), SINGLE.index(other)))


def read() -> Iterator[Read]:
    for tiles in ALL:
        setting = set_hand(tiles)
        low, high = ([LABEL[tile] for tile in hand] for hand in (setting.low, setting.high))
        yield Read(tuple(LABEL[tile] for tile in tiles), setting, value(*low), value(*high))


@cache
def every() -> list[Read]:
    return list(read())


@cache
def kinds() -> list[Read]:
    """One hand of each kind: two tiles of a pair are alike."""
    return list({each.held: each for each in every()}.values())


@cache
def settings(held: tuple[str, ...]) -> set[tuple[tuple[int, ...], tuple[int, ...]]]:
    """What each way of setting these tiles is worth, low and high."""
    a, b, c, d = held
    found = [
        sorted((value(*one), value(*other))) for one, other in (((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c)))
    ]
    return {(low, high) for low, high in found}


def has_pair(held: tuple[str, ...]) -> bool:
    return len(set(held)) < 4


def cited(setting: Setting) -> str:
    return setting.rule.cites[0]


def test_s434_1_no_tile_is_left_unplayed() -> None:
    for tiles, each in zip(ALL, every(), strict=True):
        assert Counter(each.setting.low + each.setting.high) == Counter(tiles)


def test_s434_2_the_high_hand_is_never_below_the_low() -> None:
    for each in every():
        assert each.high >= each.low
        assert rank(*each.setting.high) >= rank(*each.setting.low)


def test_s415_ranks_order_any_two_tiles_as_the_lists_do() -> None:
    worth = {rank(a, b): value(LABEL[a], LABEL[b]) for a, b in combinations(TILES, 2)}
    assert [worth[each] for each in sorted(worth)] == sorted(set(worth.values()), key=_flat)


def _flat(hand: tuple[int, ...]) -> tuple[int, ...]:
    """High nines stand above every other 9 as points with a highest tile already."""
    return (0, 9, SINGLE.index("2") + hand[1]) if hand[0] == 1 and hand[1] < 2 else hand


def test_every_rule_decides_some_hand_and_is_cited() -> None:
    counts = decided()
    assert counts.total() == 35_960 == len(ALL)
    assert set(counts) == {rule for step in STEPS for rule in step.rules}
    assert all(rule.cites[0].startswith("qld s4") for rule in counts)


def test_s440_1_two_pairs_are_always_two_hands() -> None:
    two = [each for each in kinds() if len(set(each.held)) == 2]
    assert len(two) == 120
    assert all(each.low[0] == each.high[0] == 2 for each in two)


def test_s440_2_pairs_that_are_not_listed_are_never_split() -> None:
    for each in kinds():
        pairs = [label for label, times in Counter(each.held).items() if times == 2]
        if len(pairs) == 1 and number(pairs[0]) not in ("12", "2", "7", "8", "9"):
            assert each.high[0] == 2


TARGETS = {  # s440(4): what the split makes, low and high, as counts; 9s of the 2 by their own name
    "12": [((0, 6), (0, 8))],
    "2": [((0, 6), (0, 8))],
    "9": [((0, 9), (0, 9))],
    "8": [((0, 7), (0, 9)), ((0, 8), (0, 8))],
    "7": [((0, 7), (1, 0))],
}


@pytest.mark.parametrize("kind", ["12", "2", "9", "high 8", "low 8", "high 7", "low 7"])
def test_s440_4_each_pair_is_split_exactly_when_its_target_is_met(kind: str) -> None:
    for each in kinds():
        others = [label for label in each.held if label != kind]
        if len(others) != 2 or others[0] == others[1]:
            continue
        low, high = sorted(value(kind, other) for other in others)
        met = any(low >= least and high >= most for least, most in TARGETS[number(kind)])
        met = met or (kind in ("12", "2") and set(others) == {"9", "11"})
        assert (each.high[0] == 2) == (not met or value(*others) >= low)


def test_s439_2_a_low_hand_that_can_reach_chong_ranking_3_does() -> None:
    for each in kinds():
        can = any(low >= CHONG_3 for low, _ in settings(each.held))
        if not has_pair(each.held) and not plays(each.held) and can and cited(each.setting) != "qld s443(3)":
            assert each.low >= CHONG_3


def test_s439_3_is_named_wherever_no_high_hand_of_7_can_be_set_and_a_low_hand_can_reach() -> None:
    for each in kinds():
        ways = settings(each.held)
        never = all(high < (0, 7) for _, high in ways) and any(low >= CHONG_3 for low, _ in ways)
        if never and not has_pair(each.held) and "s443" not in cited(each.setting):
            assert not cited(each.setting).startswith("qld s439(2)")
            reaching = {(low, high) for low, high in ways if low >= CHONG_3}
            assert each.high[1] - each.low[1] == min(high[1] - low[1] for low, high in reaching)


def test_s439_2_otherwise_the_high_hand_is_the_best_there_is() -> None:
    for each in kinds():
        ways = settings(each.held)
        if not has_pair(each.held) and all(low < CHONG_3 for low, _ in ways) and "s443" not in cited(each.setting):
            assert each.high == max(high for _, high in ways)


def plays(held: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The high nines, gongs and wongs that these tiles can make."""
    return [high for _, high in settings(held) if high[0] == 1]


def test_s441_1_a_12_or_2_with_7_8_or_9_is_the_high_hand_whatever_it_leaves() -> None:
    for each in kinds():
        if plays(each.held) and not has_pair(each.held) and "s443" not in cited(each.setting):
            assert each.high[0] == 1


def test_s441_1_the_first_of_high_nine_gong_and_wong_is_played_but_for_the_words_of_3_and_4() -> None:
    for each in kinds():
        if not plays(each.held) or has_pair(each.held) or "s443" in cited(each.setting):
            continue
        own = [way for way in settings(each.held) if way[1][0] == 1]
        own = [way for way in own if way[1][1] % 2] or own  # s441(2): the teen is on the high hand
        by_kind = {high[1] // 2: max(low for low, h in own if h[1] // 2 == high[1] // 2) for _, high in own}
        first, more = min(by_kind), len(by_kind) > 1
        if more and max(by_kind) == 2 and "11" in each.held:  # s441(4)
            first = 2
        elif more and first == 0 and by_kind[0] < CHONG_3:  # s441(3)
            first = min(kind for kind in by_kind if kind)
        assert each.high[1] // 2 == first, each.held


def test_reading_h9_where_s441_1_leaves_less_than_another_setting_would_the_reading_is_named() -> None:
    named = [each for each in kinds() if "reading H9" in each.setting.rule.cites]
    assert ("12", "high 6", "low 4", "high 7") in [each.held for each in named]
    for each in named:
        assert each.low < CHONG_3 <= max(low for low, _ in settings(each.held))


def test_s441_2_with_both_the_teen_is_on_the_high_hand() -> None:
    for each in kinds():
        if {"12", "2"} < set(each.held) and each.high[0] == 1:
            assert "12" in [LABEL[tile] for tile in each.setting.high]


def test_s441_4_with_9_11_and_an_8_or_7_the_wong_is_played() -> None:
    for each in kinds():
        if {"9", "11"} < set(each.held) and not has_pair(each.held):
            rest = {number(label) for label in each.held if label not in ("9", "11")}
            if rest & {"7", "8"} and set(each.held) & {"12", "2"}:
                assert each.high[1] >= SPECIAL.index("2 9")


def test_s442_with_equal_counts_the_highest_tile_is_where_it_belongs() -> None:
    for each in kinds():
        same = [way for way in settings(each.held) if [hand[:2] for hand in way] == [each.low[:2], each.high[:2]]]
        if len(same) > 1 and not has_pair(each.held) and each.high[0] == 0 and each.low >= CHONG_3:
            top = max(SINGLE.index(label) for label in each.held)
            wanted = 0 if each.high[1] <= 7 else 1
            if any(way[wanted][2] == top for way in same if way[0] >= CHONG_3) and "s443" not in cited(each.setting):
                assert (each.low, each.high)[wanted][2] == top


def test_reading_h21_no_way_is_set_that_another_beats_in_both_hands_but_by_an_exception_or_a_pair() -> None:
    for each in kinds():
        if not has_pair(each.held) and "s443" not in cited(each.setting):
            assert not [way for way in settings(each.held) if way[0] > each.low and way[1] > each.high]


# ss 439, 442 and 438(c), (d), read a second time (readings H20 to H26)

Two: TypeAlias = tuple[str, str]


def laid(held: tuple[str, ...]) -> list[tuple[Two, Two]]:
    """The three ways to lay these tiles, the low hand first."""
    a, b, c, d = held
    ways = [((a, b), (c, d)), ((a, c), (b, d)), ((a, d), (b, c))]
    return [(one, other) if value(*one) <= value(*other) else (other, one) for one, other in ways]


def apart(low: Two, high: Two) -> int:
    """The difference in points, a gong being 10 and a wong 11."""

    def points(hand: Two) -> int:
        kind, count, *_ = value(*hand)
        return count if kind == 0 else 9 + count // 2

    return points(high) - points(low)


def size(label: str) -> int:
    return 6 if label == "3/6" else int(number(label))


def small(one: str, other: str) -> bool:
    """Two tiles that equal 7, 8 or 9 without a digit to discard (s416(2))."""
    pips = [{"3/6": (3, 6)}.get(label, (int(label.split("/")[0].split()[-1]),)) for label in (one, other)]
    return any(a + b in (7, 8, 9) for a in pips[0] for b in pips[1])


def test_s438_c_12_11_5_and_a_4_play_the_two_small_tiles() -> None:
    for each in kinds():
        if {"12", "11", "5"} < set(each.held) and set(each.held) & {"high 4", "low 4"}:
            assert (each.low[:2], each.high[:2], cited(each.setting)) == ((0, 3), (0, 9), "qld s438(c)")


def by_the_last_sections(held: tuple[str, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What is set where no exception, no pair and no play of a 12 or a 2 decides."""
    ways = laid(held)
    best = max(value(*high) for _, high in ways)
    reaching = [way for way in ways if value(*way[0]) >= CHONG_3]
    with_7 = [way for way in reaching if value(*way[1]) >= (0, 7)]
    least = min((apart(*way) for way in reaching), default=0)
    if not reaching:  # s439(2)
        ways = [way for way in ways if value(*way[1]) == best]
    else:  # s439(3)
        ways = with_7 or [way for way in reaching if apart(*way) == least]
    top, sizes = max(held, key=SINGLE.index), sorted(map(size, held))
    ways = [w for w in ways if top in w[0 if value(*w[1]) < (0, 8) else 1]] or ways  # s442(1), (2)
    high_ranking = SINGLE[SINGLE.index("high 6") :]
    ways = [w for w in ways if not any(set(hand) <= set(high_ranking) for hand in w)] or ways  # s442(3)
    worth = {(value(*low), value(*high)): (low, high) for low, high in ways}
    ways = [w for (a, b), w in worth.items() if not any(x >= a and y >= b for x, y in worth.keys() - {(a, b)})]
    ways = [w for w in ways if any(small(*hand) for hand in w)] or ways  # s438(c)
    ends = [sizes[0], sizes[-1]]
    ways = [w for w in ways if any(sorted(map(size, hand)) == ends for hand in w)] or ways  # s438(d)
    low, high = min(ways, key=lambda way: (apart(*way), [-each for each in value(*way[0])]))
    return value(*low), value(*high)


def test_s438_c_s438_d_s439_s442_come_to_the_same_when_they_are_read_a_second_time() -> None:
    last = [each for each in kinds() if cited(each.setting).startswith(("qld s439", "qld s442", "qld s438"))]
    assert len(last) > 1000
    for each in last:
        assert (each.low, each.high) == by_the_last_sections(each.held), each.held
