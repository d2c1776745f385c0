"""Exact returns come from the rows that settle: roulette's published figure, and every kind of verdict."""

from dataclasses import replace
from fractions import Fraction

import pytest

from houseway.cite import cite
from houseway.errors import NotHeld
from houseway.games import GAMES, find
from houseway.money import FixedSum, Odds
from houseway.odds.exact import all_facts, every_return, exact, is_held, weigh
from houseway.play.wager import Wager, loses, stands, voids, wins

ROULETTE = find("roulette")
MIXED: Wager[int] = Wager(
    "mixed",
    permitted="qld s5(1)(a)",
    clauses=(
        wins(lambda n: n == 1, "qld s135"),
        wins(lambda n: n == 2, "qld s143(3)", pays=Odds(7, 2)),
        voids(lambda n: n == 3, "qld s4(2)(a)"),
        stands(lambda n: n == 4, "qld s136(5)"),
        loses(lambda n: n >= 5, "qld s143(2)"),
    ),
    pays=Odds(1),
    paid_under="qld s143(1)",
)


def test_s143_1_every_roulette_wager_returns_minus_one_in_37() -> None:
    returns = list(every_return(ROULETTE))
    assert len(returns) == 157
    assert {each.expected for each in returns} == {Fraction(-1, 37)}
    assert not any(each.favours_player for each in returns)
    assert all(each.win + each.lose == 1 for each in returns)


@pytest.mark.parametrize(
    ("name", "selection", "win", "variance"),
    [
        ("straight up", "0", Fraction(1, 37), Fraction(46656, 1369)),
        ("column", "1-34", Fraction(12, 37), Fraction(2700, 1369)),
        ("red", "red", Fraction(18, 37), Fraction(1368, 1369)),
    ],
)
def test_win_and_variance(name: str, selection: str, win: Fraction, variance: Fraction) -> None:
    found = exact(ROULETTE, ROULETTE.wager_named[name], selection)
    assert (found.win, found.variance) == (win, variance)


def test_the_return_is_what_settlements_average_over_the_wheel() -> None:
    for row in ROULETTE.wagers:
        assert ROULETTE.chances is not None
        nets = []
        for facts, weight in ROULETTE.chances(row, row.selections[0]):
            won = row.decide(facts).verdict.value == "win"
            nets += [row.pays.on(100) if won else -100] * weight
        assert Fraction(sum(nets), 100 * len(nets)) == exact(ROULETTE, row, row.selections[0]).expected


def test_every_verdict_has_its_share_and_every_clause_its_own_pay() -> None:
    found = weigh(MIXED, "any", [(1, 1), (2, 2), (3, 1), (4, 1), (5, 5)])
    assert (found.win, found.void, found.stands, found.lose) == tuple(Fraction(n, 10) for n in (3, 1, 1, 5))
    assert found.expected == Fraction(1 + 7 - 5, 10)
    assert found.favours_player
    assert found.pays == (Odds(1), Odds(7, 2))
    mean = found.expected
    nets = [Fraction(1), *[Fraction(7, 2)] * 2, *[Fraction(0)] * 2, *[Fraction(-1)] * 5]
    assert found.variance == sum((net - mean) ** 2 for net in nets) / 10


def test_only_what_can_decide_a_wager_is_cited() -> None:
    found = weigh(MIXED, "any", [(1, 1), (5, 1)])
    assert found.cites == (cite("qld s5(1)(a)"), cite("qld s135"), cite("qld s143(2)"), cite("qld s143(1)"))
    assert found.pays == (Odds(1),)


def test_a_fixed_sum_is_counted_against_the_stake() -> None:
    fixed = Wager("fixed", "qld s5(1)(a)", MIXED.clauses[:1] + MIXED.clauses[-1:], pays=FixedSum(5_000))
    assert weigh(fixed, "any", [(1, 1), (5, 99)]).expected == Fraction(50 - 99, 100)


def test_odds_that_are_not_held_are_not_guessed() -> None:
    with pytest.raises(NotHeld, match="exact odds of roulette are not held"):
        list(every_return(replace(ROULETTE, chances=None), []))


@pytest.mark.parametrize("name", GAMES)
def test_for_every_game_exactly_one_verdict_fires_on_all_that_can_come(name: str) -> None:
    game = find(name)
    if not is_held(game):
        pytest.skip("its exact odds are not held yet")
    for row in game.wagers:
        for selection in row.selections:
            for facts in all_facts(game, row, selection):
                assert {c.verdict for c in row.clauses_that_apply(facts)} == {row.decide(facts).verdict}
