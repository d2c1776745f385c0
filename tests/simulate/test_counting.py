"""Counting cards: the same rounds, told apart by the true count that they began with."""

from fractions import Fraction

import numpy as np
import pytest

from houseway.equipment.cards import RANK
from houseway.errors import BadInput
from houseway.games import find
from houseway.kernels.card_counting import HIGHEST
from houseway.simulate import count_cards
from houseway.simulate.card_counter import COUNTS, Counting
from houseway.simulate.count_value import summed
from houseway.simulate.games import Request, plans
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.statistics import Group
from houseway.simulate.systems import SYSTEMS, depths_of, even_ramp, ramp_of, spread_of, system_of

ROUNDS = 40_000


@pytest.fixture(scope="module")
def plan() -> ShoePlan:
    (found,) = plans(Request(find("mini-baccarat")))
    assert isinstance(found, ShoePlan)
    return found


def test_the_rounds_are_those_of_the_shoe_without_counting(plan: ShoePlan) -> None:
    by_count, plain = np.zeros(COUNTS * len(plan.ends), np.int64), np.zeros(len(plan.ends), np.int64)
    Counting([plan], system_of("hi-lo")).count(4, range(1), ROUNDS, by_count)
    plan.count(4, range(1), ROUNDS, plain)
    assert by_count.reshape(COUNTS, len(plan.ends)).sum(axis=0).tolist() == plain.tolist()


def test_the_true_count_is_that_of_the_cards_that_came_before(plan: ShoePlan) -> None:
    """Shoe after shoe by hand, from what was seen; the burnt card is out, and nobody knows which it is."""
    system = system_of("10=-1,5=1")
    found = np.zeros(COUNTS * len(plan.ends), np.int64)
    Counting([plan], system).count(9, range(1), 500, found)
    expected, running, out, true, after = np.zeros_like(found), 0, plan.run.unseen, 0, plan.run.after
    for each in plan.seen(9, 0, 500):
        expected[(true + HIGHEST) * len(plan.ends) + each.end] += 1
        running += sum(system.tags[min(RANK[card], 10) - 1] for card in each.outcomes)
        out += len(each.outcomes)
        true = min(max(running * 52 // (416 - out), -HIGHEST), HIGHEST)
        if out >= plan.run.cut:
            after -= 1
            if after < 0:
                running, out, true, after = 0, plan.run.unseen, 0, plan.run.after
    assert found.tolist() == expected.tolist()


def test_the_rounds_in_order_are_those_that_are_counted(plan: ShoePlan) -> None:
    counting, counts = Counting([plan], system_of("hi-lo")), np.zeros(COUNTS * len(plan.ends), np.int64)
    counting.count(4, range(1), ROUNDS, counts)
    assert np.bincount(counting.trail(4, 0, ROUNDS), minlength=len(counts)).tolist() == counts.tolist()
    assert (counting.trail(4, 0, 500) % len(plan.ends) == plan.trail(4, 0, 500)).all()


def test_sessions_of_somebody_who_counts_come_to_what_is_counted() -> None:
    """Every round is in one of them, and none is played without the wager that its count says."""
    found = count_cards("mini-baccarat", "hi-lo", 60_000, penetration="1/2..5/8", ramp="0:0,1:1,3:8", session=100)
    for each in found.depths:
        assert each.sessions is not None
        assert each.sessions.sessions == 600
        assert sum(each.sessions.results) / 60_000 == pytest.approx(each.gain)
    assert [row[0] for row in found.session_rows()] == ["1/2", "5/8"]
    assert found.as_data()["depths"][0]["sessions"]["length"] == 100
    assert found._repr_html_().count("<tr>") == 6


def test_a_running_count_begins_low_and_counts_no_decks(plan: ShoePlan) -> None:
    system = SYSTEMS["ko"]
    assert (system.starts_at(1), system.starts_at(8)) == (0, -28)
    found = np.zeros(COUNTS * len(plan.ends), np.int64)
    Counting([plan], system).count(9, range(1), 20, found)
    assert found.reshape(COUNTS, -1)[0].sum() == 20  # so low at the beginning of a shoe


def test_wagers_rise_evenly_between_two_counts() -> None:
    assert [even_ramp((2, 18))(count) for count in (-3, 0, 1, 2, 3, 5, 8)] == [2, 2, 2, 6, 10, 18, 18]


def test_a_ramp_as_it_is_written() -> None:
    assert [ramp_of("0:0,2:4,4:12")(count) for count in (-3, 0, 1, 2, 3, 5)] == [0, 0, 0, 4, 4, 12]


def test_a_ramp_wins_where_the_count_tells_who_wins() -> None:
    """Even chances on the whole: lost at a true count of 0, won at 5, where nine times as much lies there."""
    group = Group("even", "", [Fraction(-1), Fraction(1)])
    found = summed(Fraction(1, 2), {0: [100, 0], 5: [0, 100]}, group, even_ramp((1, 9)))
    assert (found.flat, found.average, found.gain) == (0, 5, 4)


def test_each_depth_of_the_cutting_card_is_told() -> None:
    found = count_cards("mini-baccarat", "hi-lo", 10_000, spread="1-4", penetration="1/4..3/4", wager="tie bet")
    assert [each.penetration for each in found.depths] == [Fraction(n, 8) for n in range(2, 7)]
    assert all(each.rounds == 10_000 and each.average >= 1 for each in found.depths)
    assert found.wager == "tie bet"
    assert found.depths[0].flat < -0.05
    assert found._repr_html_().count("<tr>") == 6


@pytest.mark.parametrize("text", ["", "1", "a:1", "1:-1", "1:0", "1:1/0"])
def test_ramps_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no ramp"):
        ramp_of(text)


@pytest.mark.parametrize("text", ["", "lucky", "X=1", "A=x", "2"])
def test_ways_to_count_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no way to count"):
        system_of(text)


@pytest.mark.parametrize("text", ["", "12", "0-4", "5-1", "a-b"])
def test_spreads_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no spread"):
        spread_of(text)


@pytest.mark.parametrize("text", ["", "0", "1", "3/4..1/4", "1/0", "half"])
def test_depths_that_are_none(text: str) -> None:
    with pytest.raises(BadInput, match="no part of a shoe"):
        depths_of(text)
