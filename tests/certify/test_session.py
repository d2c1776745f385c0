"""Results of sessions, against every sequence of rounds and against known laws."""

from fractions import Fraction
from itertools import product
from math import comb, prod

import pytest

from houseway.certify.figures import figures
from houseway.certify.session import QUANTILES, Convolution, sessions_data
from houseway.games import find

TINY = Fraction(1, 10**18)
THREE_WAYS = {Fraction(-1): Fraction(1, 2), Fraction(0): Fraction(1, 6), Fraction(19, 20): Fraction(1, 3)}


@pytest.mark.parametrize("rounds", [1, 2, 3, 5, 7])
def test_a_session_is_the_sum_over_every_sequence_of_its_rounds(rounds: int) -> None:
    totals: dict[Fraction, Fraction] = {}
    for results in product(THREE_WAYS, repeat=rounds):
        total = sum(results, Fraction(0))
        totals[total] = totals.get(total, Fraction(0)) + prod((THREE_WAYS[each] for each in results), start=Fraction(1))
    found = Convolution(THREE_WAYS, (rounds,)).after(rounds)
    assert abs(found.loses - sum(chance for total, chance in totals.items() if total < 0)) < TINY
    assert abs(found.even - totals.get(Fraction(0), Fraction(0))) < TINY
    up_to, expected = Fraction(0), dict[Fraction, Fraction]()
    for total, chance in sorted(totals.items()):
        up_to += chance
        expected |= {share: total for share in QUANTILES if share not in expected and up_to >= share}
    assert {share: found.quantile(share) for share in QUANTILES} == expected


def test_a_thousand_bets_on_red_are_the_binomial_law() -> None:
    roulette = find("roulette")
    red = next(each.outcomes for each in figures(roulette, {}) if each.row.found.wager == "red")
    assert red is not None
    found = Convolution(red, (1000,)).after(1000)
    loses = sum(comb(1000, won) * 18**won * 19 ** (1000 - won) for won in range(500))
    assert abs(found.loses - Fraction(loses, 37**1000)) < TINY


def test_a_prize_beyond_the_cap_counts_as_won() -> None:
    prize = {Fraction(-1): Fraction(999_999, 10**6), Fraction(500_000): Fraction(1, 10**6)}
    (line,) = [each for each in sessions_data(prize, (1, 100)) if each["rounds"] == 100]
    assert Fraction(line["wins"]) == round(1 - Fraction(999_999, 10**6) ** 100, 8)
    assert line["quantiles"]["50.0"] == "-100.0000"
