"""By decks and depth: the figures are those of the odds, and every round of a depth lies at one count."""

from fractions import Fraction

import pytest

from houseway.certify.figures import figures
from houseway.certify.shoe import decks_data, depths_data
from houseway.games import find, variants
from houseway.odds.rows import rows_of


def test_by_decks_it_is_what_the_odds_say_and_the_law_has_eight() -> None:
    told = decks_data(find("baccarat"), {})
    assert [(each["decks"], each["permitted"]) for each in told] == [(1, False), (6, False), (8, True)]
    for game, each in ((game, each) for game in variants("mini-baccarat") for each in told):
        if game.variant["decks"] == each["decks"]:
            due = {str(row.found.expected) for row in rows_of(game)}
            assert {wager["return"]["exact"] for wager in each["wagers"]} == due


def test_a_game_of_its_own_for_each_number_of_decks_is_told_for_each() -> None:
    told = decks_data(find("com-bo", {"decks": 1}), {})
    assert {each["decks"]: len(each["wagers"]) for each in told} == {8: 17, 1: 17}
    assert decks_data(find("roulette"), {}) == []


def test_at_each_depth_the_rounds_agree_with_the_fresh_shoe_and_are_told_by_count() -> None:
    game, rounds = find("baccarat"), 65_536
    told = depths_data(game, {}, figures(game, {}), rounds, 1)
    assert [each["cutting_card_after"] for each in told[::3]] == ["1/4", "1/2", "3/4"]
    for each in told:
        assert each["rounds"] == rounds
        assert abs(Fraction(each["z"])) < 5
        assert 0.98 * rounds < sum(one["rounds"] for one in each["by_count"]) <= rounds
    assert told == depths_data(game, {}, figures(game, {}), rounds, 1)


@pytest.mark.parametrize("name", ["roulette", "keno", "craps"])
def test_where_no_shoe_is_dealt_there_is_no_depth(name: str) -> None:
    assert depths_data(find(name), {}, [], 1_000, 1) == []
