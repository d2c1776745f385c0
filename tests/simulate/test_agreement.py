"""Exact and simulated agree within four standard errors, for every wager of every game whose exact return is held."""

import pytest

from houseway.simulate import simulate

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
