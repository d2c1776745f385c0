"""Raises by the pot, half of it or twice a bet, and the least that one may be: pure amounts, whatever the game."""

import pytest
from support.draw import open_table

from houseway.cite import cite
from houseway.errors import Refused
from houseway.families.poker.betting import Amounts, Betting
from houseway.families.poker.limits import Most, full_pot, half_pot, raising
from houseway.families.poker.moments import FINAL_BETTING
from houseway.games.draw.amounts import straddle
from houseway.games.draw.terms import FINAL


def betting(most: Most, *pot: int) -> Betting:
    """A round of betting of three, with these amounts in the pot before, in dollars."""
    table = open_table("ann 900", "bob 900", "cat 900")
    table.begin(table.players, "ann")
    for seat, amount in zip(table.seats, pot, strict=True):
        seat.wager(amount * 100)
    return Betting(table, FINAL, raising(most), FINAL_BETTING)


def raise_of(round_: Betting, at: int) -> tuple[int, int, str]:
    """The least and the most that the player there may raise by, in dollars, and what sets the least."""
    bounds = round_.may_raise(round_, round_.table.seats[at])
    assert isinstance(bounds, Amounts)
    return bounds.least // 100, bounds.most // 100, bounds.under.text


def do(round_: Betting, at: int, call: int, more: int = 0) -> None:
    seat = round_.table.seats[at]
    if more:
        round_.raised = round_.opened
        round_.lead(seat, (call + more) * 100)
    else:
        round_.follow(seat, call * 100)


def test_a_full_pot_and_half_of_it_count_the_players_call() -> None:
    for most, allowed in ((full_pot, 250), (half_pot, 125)):
        round_ = betting(most, 50, 50, 50)
        do(round_, 0, 0, 50)
        assert raise_of(round_, 1) == (50, allowed, "qld s311(3)(a)")


def test_half_of_a_pot_that_is_not_in_whole_chips_is_rounded_down() -> None:
    round_ = betting(half_pot, 5, 5, 5)
    do(round_, 0, 0, 10)
    assert raise_of(round_, 1)[1] == 17  # of 35


def test_straddle_goes_by_the_opening_bet_then_by_the_last_bet() -> None:
    round_ = betting(straddle, 50, 50, 50)
    do(round_, 0, 0, 10)
    assert raise_of(round_, 1)[1] == 20
    do(round_, 1, 10)
    assert raise_of(round_, 2)[1] == 20  # nobody has raised
    do(round_, 2, 10, 15)
    assert raise_of(round_, 0) == (15, 50, "qld s311(3)(c)")
    do(round_, 0, 15)
    assert raise_of(round_, 1) == (15, 30, "qld s311(3)(b)")


def test_where_the_least_is_more_than_the_most_only_the_most_will_do() -> None:
    round_ = betting(lambda *_: (700, cite("qld s311(5)")), 50, 50, 50)
    do(round_, 0, 0, 10)
    assert raise_of(round_, 1) == (7, 7, "qld s311(2)")


def test_no_raise_where_the_most_is_less_than_a_chip_or_nobody_is_left_to_call() -> None:
    round_ = betting(lambda *_: (50, cite("qld s311(5)")), 50, 50, 50)
    do(round_, 0, 0, 10)
    refused = round_.may_raise(round_, round_.table.seats[1])
    assert isinstance(refused, Refused)
    assert refused.under.text == "qld s311(5)"
    for seat in (round_.table.seats[0], round_.table.seats[2]):
        round_.table.fold(seat)
    alone = round_.may_raise(round_, round_.table.seats[1])
    assert isinstance(alone, Refused)
    assert alone.under.text == "qld s312(2)"


def test_the_increment_on_the_sign_holds_for_raises() -> None:
    round_ = betting(full_pot, 50, 50, 50)
    round_.table.sign = round_.table.sign.with_increment(500)
    do(round_, 0, 0, 12)
    bounds = round_.may_raise(round_, round_.table.seats[1])
    assert isinstance(bounds, Amounts)
    assert (bounds.least, bounds.step) == (1500, 500)


@pytest.mark.parametrize(("tapped", "least"), [(4, 10), (10, 10)])
def test_what_is_short_of_a_call_measures_no_raise(tapped: int, least: int) -> None:
    round_ = betting(full_pot, 50, 50, 50)
    do(round_, 0, 0, 10)
    do(round_, 1, tapped)
    assert raise_of(round_, 2)[0] == least
