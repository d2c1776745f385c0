"""Exact and simulated agree within four standard errors, for every wager of every game whose exact return is held."""

from fractions import Fraction
from types import SimpleNamespace

import pytest

from houseway.games import find
from houseway.play.wager import Verdict
from houseway.play.walk import WagerFate
from houseway.simulate import simulate
from houseway.simulate.statistics import groups

GAMES = {
    "baccarat": {},
    "mini-baccarat": {"decks": 6},
    "com-bo": {"decks": 1},
    "roulette": {},
    "sic-bo": {},
    "wheel-of-fortune": {"spaces": 52},
    "mini-dice": {},
    "two-up": {},
    "triple-penny-two-up": {},
}


@pytest.mark.parametrize("name", GAMES)
def test_every_wager(name: str) -> None:
    result = simulate(name, rounds=500_000, seed=20, variant=GAMES[name])
    assert all(each.exact is not None and each.rounds == 500_000 for each in result.wagers)
    assert [(w.wager, w.selection, w.deviation) for w in result.wagers if abs(w.deviation or 0) > 4] == []


@pytest.mark.long
def test_every_wager_of_craps() -> None:
    result = simulate("craps", rounds=200_000, seed=20)
    assert len(result.wagers) == 64
    assert [(w.wager, w.selection, w.deviation) for w in result.wagers if abs(w.deviation or 0) > 4] == []


def test_what_is_added_to_a_wager_counts_with_the_first_that_was_laid() -> None:
    """A side wager is settled before the double down, which still belongs to the wager on the box."""
    won, lost = Verdict.WIN, Verdict.LOSE
    end = (
        WagerFate("super sevens", "box 1", lost, Fraction(1), Fraction(-1)),
        WagerFate("double down", "box 1", won, Fraction(2), Fraction(2)),
        WagerFate("blackjack", "box 1", won, Fraction(2), Fraction(2)),
    )
    plan = SimpleNamespace(ends=[end], laid=["blackjack", "super sevens"])
    found = {group.wager: group.nets for group in groups(find("blackjack"), plan)}
    assert found == {"blackjack": [Fraction(2)], "super sevens": [Fraction(-1)]}
