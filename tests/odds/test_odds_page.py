"""docs/odds-poker-and-tiles.md says what the exact odds say."""

from pathlib import Path

import pytest

from houseway.games import GAMES, find
from houseway.games.caribbean_stud.best.rows import best_play as played
from houseway.games.pai_gow.best.hands import as_bank, as_player, cost_of_rules
from houseway.odds import best_play
from houseway.odds.poker import frequencies

PAGE = (Path(__file__).parents[2] / "docs" / "odds-poker-and-tiles.md").read_text(encoding="utf-8")


def percent(share: object, places: int) -> str:
    return f"{float(share):.{places}%}".replace("-", "−")  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["caribbean-stud", "pai-gow"])
def test_every_return_stands_there(game: str) -> None:
    for row in best_play.rows(find(game), {}) or ():
        told = f"| {str(row.expected).replace('-', '−')} | {percent(row.expected, 3)} |"
        assert told in PAGE


def test_every_up_card_stands_there() -> None:
    found = played(find("caribbean-stud"))
    assert f"{found.bets} of all deals" in PAGE
    for up in found.up_cards:
        assert f"| {percent(up.bets, 2)} | {percent(up.expected, 2)} |" in PAGE


def test_every_rule_of_the_house_way_that_costs_something_stands_there() -> None:
    assert f"{as_player().otherwise:,} of the 35,960 hands, and in {as_bank().otherwise:,} for a bank" in PAGE
    for each in cost_of_rules():
        row = f"| {', '.join(each.rule.cites)} | {each.rule.says} | {each.hands:,} | {each.otherwise:,} |"
        assert (f"{row} {percent(each.cost, 4)} |" in PAGE) == bool(each.cost)


@pytest.mark.parametrize("game", [name for name in GAMES if find(name).pot])
def test_every_frequency_stands_there(game: str) -> None:
    found = frequencies(find(game))
    for hands in zip(*(table.classes for table in found), strict=True):
        for name in {each.name for each in hands}:
            row = " | ".join(f"{next(e.hands for e in table.classes if e.name == name):,}" for table in found)
            assert f"| {name} | {row} |" in PAGE
