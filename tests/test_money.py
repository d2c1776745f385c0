"""Whole cents, odds of two integers, and roundings that name their rule."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houseway.cite import cite
from houseway.money import (
    BadMoney,
    Commission,
    FixedSum,
    Inexact,
    Odds,
    cents,
    dollars,
    in_dollars,
    rounded_down,
    rounded_up,
)

DOWN = rounded_down(50, "qld s6(2)")
UP = rounded_up(50, "qld s6(2)")


@pytest.mark.parametrize(("text", "amount"), [("12.50", 1250), ("12", 1200), ("0.05", 5), ("-3.20", -320), ("0", 0)])
def test_dollars_and_cents_are_read_as_whole_cents(text: str, amount: int) -> None:
    assert cents(text) == amount


@pytest.mark.parametrize(
    "text", ["", "12.5", "12.505", "$5", "1,000", "5.", ".50", "five", "1e3", " 5", "+5", "٥", "9" * 5000]
)
def test_anything_else_is_no_amount(text: str) -> None:
    with pytest.raises(BadMoney, match="dollars and cents"):
        cents(text)


@given(st.integers(-(10**12), 10**12))
def test_an_amount_is_written_and_read_back(amount: int) -> None:
    assert cents(dollars(amount)) == amount


@pytest.mark.parametrize(
    ("odds", "stake", "paid"), [(Odds(35), 500, 17_500), (Odds(3, 2), 500, 750), (Odds(15, 2), 1000, 7500)]
)
def test_odds_pay_so_much_for_each_of_the_stake(odds: Odds, stake: int, paid: int) -> None:
    assert odds.on(stake) == paid
    assert odds.per_unit * stake == paid


def test_a_payout_that_does_not_divide_names_its_rounding_or_is_an_error() -> None:
    with pytest.raises(Inexact, match=r"0\.05 at 3 to 2 is 15/2 cents"):
        Odds(3, 2).on(5)
    assert Odds(3, 2).on(55, rounded_down(1, "qld s6(2)")) == 82
    assert Odds(3, 2).on(150, DOWN) == 200
    assert Odds(3, 2).on(150, UP) == 250
    assert Odds(3, 2).on(100, UP) == 150
    assert UP.under == cite("qld s6(2)")


@given(st.integers(1, 10**9), st.integers(1, 100), st.integers(1, 100))
def test_rounding_is_off_by_less_than_its_unit(stake: int, pays: int, for_each: int) -> None:
    exact = Fraction(stake * pays, for_each)
    assert 0 <= exact - Odds(pays, for_each).on(stake, DOWN) < 50
    assert 0 <= Odds(pays, for_each).on(stake, UP) - exact < 50


@pytest.mark.parametrize(("pays", "for_each"), [(0, 1), (1, 0), (-1, 2)])
def test_odds_are_of_two_numbers_above_nought(pays: int, for_each: int) -> None:
    with pytest.raises(ValueError, match="above nought"):
        Odds(pays, for_each)


def test_odds_and_sums_are_said_as_the_law_says_them() -> None:
    assert (str(Odds(15, 2)), str(FixedSum(5_000))) == ("15 to 2", "$50.00")
    assert FixedSum(5_000).on(100) == 5_000


def test_commission_is_a_share_that_divides_or_names_its_rounding() -> None:
    under = cite("qld s108(1)")
    assert Commission(5, 100, under).on(2000) == 100
    with pytest.raises(Inexact, match="5 in 100"):
        Commission(5, 100, under).on(130)
    assert Commission(5, 100, under, rounded_up(25, "qld s108(1)")).on(130) == 25


def test_an_amount_below_nought_is_told_with_the_sign_before_the_dollars() -> None:
    assert [in_dollars(1250), in_dollars(-500)] == ["$12.50", "−$5.00"]
