"""Blackjack by a chart: what the text says is what is done at the table, and a wrong text is told."""

from typing import Any

import pytest

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.games import variants
from houseway.games.blackjack.strategy import KEPT, ByChart, kept
from houseway.play.driver import Driver
from houseway.play.people import player
from houseway.play.round import Round
from houseway.strategies.chart import Chart, read

SMALL = "# a small one\nagainst 2 A\nhard 16 s d\nsoft 18 s d\npair 8 X -\n"


def test_a_chart_is_read_as_it_is_written() -> None:
    chart = read(SMALL)
    assert chart.says == "a small one"
    assert chart.cells == {
        ("hard", 16, 2): "s", ("hard", 16, 1): "d", ("soft", 18, 2): "s", ("soft", 18, 1): "d", ("pair", 8, 2): "X",
    }  # fmt: skip
    assert read(chart.text()) == chart


def test_what_a_chart_does_not_say_is_drawn_to_11_or_less_and_stood_on_otherwise() -> None:
    assert [read(SMALL).acts("hard", total, 10) for total in (11, 12)] == [("draw",), ("stand",)]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("against 2 X", "line 1: 'X' is not a dealer's card; there are 2 to 10 and A"),
        ("against 2 A\nhard 16 s", "line 2: 1 letters for 2 cards of the dealer's"),
        ("against 2\nhard 16 h", "line 2: 'h' is not one of s, d, D, E, X"),
        ("against 2\nfirm 16 s", "line 2: a line starts with hard, soft, pair and a number"),
        ("against 2\nhard", "line 2: a line starts with hard, soft, pair and a number"),
    ],
)
def test_a_line_that_is_wrong_is_told_with_what_is_allowed(text: str, wrong: str) -> None:
    with pytest.raises(BadInput, match=wrong):
        read(text)


@pytest.mark.parametrize("version", KEPT)
def test_a_kept_chart_says_what_to_do_with_every_hand(version: str) -> None:
    chart = kept(version)
    assert len(chart.cells) == 10 * (17 + 9 + 10)
    assert chart.splits(8, 6)
    assert chart.acts("hard", 11, 6) == ("double down", "draw")


def played(chart: Chart | None, version: str = "Blackjack", rounds: int = 60) -> Any:
    """What was done at a table where one plays by a chart: acts by the cards that were seen."""
    game = next(g for g in variants("blackjack") if g.variant.get("version", "Blackjack") == version)
    table: Any = game.open_table(people=[player("seat 1", 10_000_000), *game.staff()])
    strategy = ByChart(SeededEntropy("chart"), chart)
    driver, acts = Driver(Chance(SeededEntropy("shoe")), {"seat 1": strategy}), []
    for _ in range(rounds):
        round_ = Round(table)
        driver.run(round_)
        acts += [line.wager for line in round_.lines]
    return acts


@pytest.mark.parametrize("version", KEPT)
def test_who_plays_by_a_chart_doubles_and_splits_at_the_table(version: str) -> None:
    assert {"blackjack", "double down", "split"} <= set(played(None, version))


def test_a_chart_of_ones_own_decides() -> None:
    stands = Chart({("hard", total, up): "s" for total in range(4, 21) for up in range(1, 11)})
    assert set(played(stands)) == {"blackjack"}
