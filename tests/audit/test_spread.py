"""How wagers that one outcome decides go together: exactly, against every outcome settled at the table itself."""

from collections import Counter
from fractions import Fraction
from math import isclose, sqrt

import pytest

from houseway.audit.figures import Night, Stake
from houseway.audit.flow import ChipFlow
from houseway.audit.spread import book, covariance, expected_of
from houseway.games import find
from houseway.odds.rows import rows_of

ROULETTE = find("roulette")


def stake(wager: str, selection: str, amount: int, net: int = 0, round_: str = "1", person: str = "ann") -> Stake:
    return Stake("wheel", round_, person, wager, selection, amount, net)


def test_the_spread_of_a_round_is_that_of_all_its_wagers_together() -> None:
    laid = [("red", "red", 500), ("black", "black", 300), ("straight up", "17", 100), ("dozen", "1-12", 200)]
    known = book(ROULETTE, ())
    rows = [(expected_of(known, wager, on), amount) for wager, on, amount in laid]
    nets = Counter[int]()
    for row, amount in rows:
        assert row is not None
        assert row.outcomes is not None
        for facts, net in row.outcomes.nets.items():
            nets[hash(facts)] += int(net * amount)
    mean = Fraction(sum(nets.values()), 37)
    variance = sum(((net - mean) ** 2 for net in nets.values()), Fraction(0)) / 37
    night = Night()
    night.add([stake(*each) for each in laid], ROULETTE)
    [account] = night.tables.values()
    assert account.is_exact
    assert account.expected == -mean
    assert isclose(account.sigma, sqrt(variance), rel_tol=1e-12)


def test_red_and_black_go_against_each_other_and_two_seats_at_baccarat_together() -> None:
    known = book(ROULETTE, ())
    assert covariance(known["red", "red"], known["black", "black"]) == Fraction(-37 * 36 + 36, 37**2)
    seats = book(find("baccarat"), ())
    one, other = seats["banker's hand", "seat 1"], seats["banker's hand", "seat 2"]
    assert covariance(one, other) == one.found.variance


@pytest.mark.parametrize(("game", "wager"), [("caribbean-stud", "jackpot wager"), ("blackjack", "blackjack")])
def test_where_everybody_has_a_hand_of_their_own_the_spread_is_at_most_that(game: str, wager: str) -> None:
    night, played = Night(), find(game)
    places = [place for name, place in book(played, ()) if name == wager and place][:2] or ["box 1", "box 2"]
    night.add([stake(wager, place, 100, person=place) for place in places], played)
    [account] = night.tables.values()
    assert not account.is_exact


@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_of_an_ante_the_bet_that_follows_it_by_the_best_play_is_expected_too(rules: str) -> None:
    """Or the house would be expected to win more than four times as much of it."""
    played = find("caribbean-stud", rules=rules)
    [both] = {row.found.expected for row in rows_of(played, {}) if row.found.wager == "ante wager + bet wager"
              and row.found.strategy == "best"}  # fmt: skip
    night = Night()
    night.add([stake("ante wager", "place 1", 100, -100), stake("bet wager", "place 1", 200, -200)], played)
    [account] = night.tables.values()
    assert account.expected == -100 * both
    assert account.prize > 100 * 50


def test_nights_that_were_reckoned_apart_are_the_same_together() -> None:
    whole, parts = Night(), [Night(), Night()]
    for number in range(1, 11):
        laid = [stake("red", "red", 100 * number, 100, str(number)), stake("straight up", "5", 100, -100, str(number))]
        whole.add(laid, ROULETTE)
        parts[number > 5].add(laid, ROULETTE)
    together = Night()
    for each in parts:
        together.take(each)
    assert [each.as_data() for each in together.tables.values()] == [each.as_data() for each in whole.tables.values()]
    assert [each.spread for each in together.people.values()] == [each.spread for each in whole.people.values()]
    assert together.findings() == whole.findings()


def test_chips_that_go_one_way_are_told_and_those_that_go_both_ways_are_not() -> None:
    one_way, both, single = ChipFlow(), ChipFlow(), ChipFlow()
    for number in range(40):
        one_way.add(str(number), 500 if number % 8 else -500)
        both.add(str(number), 500 if number % 2 else -500)
        single.add(str(number), 500_00 if number == 7 else 100)
    assert one_way.tells
    assert one_way.p < 1e-4
    assert both.p == 1.0
    assert not single.tells
