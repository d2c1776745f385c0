"""Every game, under every text and in every variant, runs to the end beside what is exactly held of it."""

from typing import Any

import pytest

from houseway.games import GAMES, variants
from houseway.play.game import Game
from houseway.simulate import simulate
from houseway.strategies import Strategy

WITHOUT_EXACT = {"manila", "draw", "5-card-stud", "7-card-stud"}
EVERY = [game for name in GAMES for game in variants(name) if name not in ("blackjack", "craps")]


def named(game: Game[Any]) -> str:
    return " ".join(map(str, (game.name, game.rules, game.since, *game.variant.values())))


@pytest.mark.parametrize("game", EVERY, ids=named)
def test_it_runs_and_agrees(game: Game[Any]) -> None:
    found = simulate(game.name, 100_000, 3, rules=game.rules, on=game.since, variant=game.variant)
    assert found.rounds == 100_000
    if game.name in WITHOUT_EXACT:
        assert [each.deviation for each in found.hands if abs(each.deviation or 0) > 4] == []
        assert bool(found.hands[0].exact) == (game.name != "draw")
    else:
        assert all(each.exact is not None for each in found.wagers)
        assert [(w.wager, w.selection, w.deviation) for w in found.wagers if abs(w.deviation or 0) > 4] == []


@pytest.mark.parametrize(("name", "strategy"), [("caribbean-stud", "caribbean-stud-best"), ("pai-gow", "pai-gow-best")])
@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_the_best_play_returns_what_it_exactly_does(name: str, strategy: str, rules: str) -> None:
    best, usual = (simulate(name, 1_000_000, 5, rules=rules, strategy=each) for each in (Strategy(strategy), None))
    assert [(w.wager, w.deviation) for w in best.wagers if w.deviation is None or abs(w.deviation) > 4] == []
    assert best.wagers[0].exact != usual.wagers[0].exact


@pytest.mark.long
@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_blackjack_by_the_chart_from_fresh_shoes(rules: str) -> None:
    found = simulate("blackjack", 4_000_000, 2, rules=rules, shoe="fresh").wagers[0]
    assert found.deviation is not None
    assert abs(found.deviation) < 4


def test_a_wager_that_is_asked_for_alone_is_played_alone() -> None:
    """At craps most wagers are decided by one throw and lie together; a win bet may stand, and is not among them."""
    found = simulate("craps", 10_000, 1, wager="win bet")
    assert (found.rounds, found.played) == (10_000, 10_000)
    assert [each.wager for each in found.wagers] == ["win bet"]


def test_rare_prizes_do_not_mislead_the_standard_error() -> None:
    """In so few draws nobody catches ten of ten, and the sample has next to no variance; the exact one is told."""
    ten = next(each for each in simulate("keno", 10_000, 1).wagers if each.wager == "10 spot")
    assert ten.standard_error > 1
    assert ten.exact is not None


def test_somebody_stops_it_and_hears_what_was_counted() -> None:
    def told(_plans: int, _rounds: int) -> Any:
        def stop(_played: int) -> None:
            raise KeyboardInterrupt

        return stop

    found = simulate("mini-dice", 10**12, told=told)
    assert found.stopped
    assert 0 < found.rounds < 10**12
    assert found.wagers[0].rounds == found.rounds
