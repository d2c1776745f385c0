"""Which games have their best play as a chart."""

from importlib import import_module

from houseway.games import GAMES, variants
from houseway.odds.best_play import has_chart


def test_a_game_has_no_chart_because_a_module_of_that_name_was_loaded() -> None:
    for game in ("caribbean_stud", "pai_gow"):
        import_module(f"houseway.games.{game}.best.chart")
    assert [name for name in GAMES if has_chart(variants(name)[0])] == ["blackjack"]
