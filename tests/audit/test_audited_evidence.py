"""How sure a finding is, against tables of the laws."""

import random
from math import isclose

import pytest

from houseway.certify.evidence import chi_square_tail, held, two_sided


@pytest.mark.parametrize(
    ("statistic", "free", "tail"),
    [(3.841459, 1, 0.05), (9.487729, 4, 0.05), (50.998460, 36, 0.05), (67.985168, 36, 0.001), (0.0, 5, 1.0)],
)
def test_the_tail_of_chi_square_is_that_of_the_tables(statistic: float, free: int, tail: float) -> None:
    assert isclose(chi_square_tail(statistic, free), tail, rel_tol=1e-5)


def test_the_tails_of_the_normal_law_are_those_of_the_tables() -> None:
    assert isclose(two_sided(2.575829), 0.01, rel_tol=1e-5)
    assert two_sided(-1.0) == two_sided(1.0)


def test_a_list_of_chance_alone_names_something_as_often_as_its_rate() -> None:
    draws = random.Random(5)
    named = sum(bool(held([draws.random() for _ in range(20)], 0.05)) for _ in range(2_000))
    assert 60 < named < 145  # 100 on average


def test_what_is_certain_is_named_among_much_that_is_not() -> None:
    assert held([0.5, 1e-6, 0.7, 0.3], 0.05) == [1]
    assert held([], 0.05) == []
