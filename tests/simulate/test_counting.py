"""Counting cards: the same rounds, told apart by the true count that they began with."""

from fractions import Fraction

import numpy as np
import pytest

from houseway.equipment.cards import RANK
from houseway.errors import BadInput
from houseway.games import find
from houseway.simulate.counting import COUNTS, HIGHEST, Counting, counted, depths_of, ramp, spread_of, summed, tags_of
from houseway.simulate.games import Asked, plans
from houseway.simulate.shoes import ShoePlan

ROUNDS = 40_000


@pytest.fixture(scope="module")
def plan() -> ShoePlan:
    (found,) = plans(Asked(find("mini-baccarat")))
    assert isinstance(found, ShoePlan)
    return found


def test_the_rounds_are_those_of_the_shoe_without_counting(plan: ShoePlan) -> None:
    by_count, plain = np.zeros(COUNTS * len(plan.ends), np.int64), np.zeros(len(plan.ends), np.int64)
    Counting(plan, tags_of("hi-lo")).count(4, range(1), ROUNDS, by_count)
    plan.count(4, range(1), ROUNDS, plain)
    assert by_count.reshape(COUNTS, len(plan.ends)).sum(axis=0).tolist() == plain.tolist()


def test_the_true_count_is_that_of_the_cards_that_came_before(plan: ShoePlan) -> None:
    """Shoe after shoe by hand, from what was seen; the burnt card is out, and nobody knows which it is."""
    tags = tags_of("10=-1,5=1")
    found = np.zeros(COUNTS * len(plan.ends), np.int64)
    Counting(plan, tags).count(9, range(1), 500, found)
    expected, running, out, true, after = np.zeros_like(found), 0, plan.run.unseen, 0, plan.run.after
    for each in plan.seen(9, 0, 500):
        expected[(true + HIGHEST) * len(plan.ends) + each.end] += 1
        running += sum(tags[min(RANK[card], 10) - 1] for card in each.outcomes)
        out += len(each.outcomes)
        true = min(max(running * 52 // (416 - out), -HIGHEST), HIGHEST)
        if out >= plan.run.cut:
            after -= 1
            if after < 0:
                running, out, true, after = 0, plan.run.unseen, 0, plan.run.after
    assert found.tolist() == expected.tolist()


def test_wagers_rise_evenly_between_two_true_counts() -> None:
    assert [ramp(true, (1, 9)) for true in (-3, 0, 1, 2, 3, 5, 8)] == [1, 1, 1, 3, 5, 9, 9]


def test_a_ramp_wins_where_the_count_tells_who_wins() -> None:
    """Even chances on the whole: lost at a true count of 0, won at 5, where nine times as much lies there."""
    found = summed(Fraction(1, 2), {0: [100, 0], 5: [0, 100]}, [Fraction(-1), Fraction(1)], (1, 9))
    assert (found.flat, found.average, found.gain) == (0, 5, 4)


def test_each_depth_of_the_cutting_card_is_told(plan: ShoePlan) -> None:
    found = list(counted(find("mini-baccarat"), plan, "hi-lo", "1-4", "1/4..3/4", 10_000, 1))
    assert [each.penetration for each in found] == [Fraction(n, 8) for n in range(2, 7)]
    assert all(each.rounds == 10_000 and each.average >= 1 for each in found)


@pytest.mark.parametrize("text", ["", "lucky", "X=1", "A=x", "2"])
def test_ways_to_count_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no way to count"):
        tags_of(text)


@pytest.mark.parametrize("text", ["", "12", "0-4", "5-1", "a-b"])
def test_spreads_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no spread"):
        spread_of(text)


@pytest.mark.parametrize("text", ["", "0", "1", "3/4..1/4", "1/0", "half"])
def test_depths_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no part of a shoe"):
        depths_of(text)
