"""Pai gow's best setting against the house way: held against all hands one by one, and what the house way costs."""

from collections import Counter
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Any

import pytest

from houseway.equipment.tiles import PAIR, TILES
from houseway.games import find, variants
from houseway.games.pai_gow.account import Profit
from houseway.games.pai_gow.arithmetic import HIGHER
from houseway.games.pai_gow.best.chart import lines
from houseway.games.pai_gow.best.hands import HandValue, Side, as_bank, as_player, cost_of_rules
from houseway.games.pai_gow.best.rows import BEST, HOUSE_WAY
from houseway.games.pai_gow.chances import Met, met
from houseway.games.pai_gow.chart import CHART
from houseway.games.pai_gow.hand import splits
from houseway.games.pai_gow.house_way import set_hand
from houseway.games.pai_gow.house_way.ways import TileSetting, way_of
from houseway.games.pai_gow.wagers import BANK, PLAYERS_HAND, compared, five_per_cent
from houseway.money import Odds
from houseway.odds import best_play
from houseway.odds.exact import weigh
from houseway.play.game import Game
from houseway.play.wager import Verdict

FALLS = comb(32, 4) * comb(28, 4)
HANDS = [(0, 5, 17, 31), (1, 2, 3, 4), (0, 11, 13, 18), (22, 23, 9, 30)]  # places in `TILES`


def choice_of(side: Side, four: tuple[int, ...]) -> HandValue:
    kind = tuple(sorted(PAIR[TILES[place]] for place in four))
    return next(choice for choice in side.choices if choice.kind == kind)


def others(four: tuple[int, ...]) -> list[TileSetting]:
    """All that the other side can have, set the house way."""
    rest = [tile for place, tile in enumerate(TILES) if place not in four]
    settings = [set_hand(hand) for hand in combinations(rest, 4)]
    return [way_of(setting.low, setting.high) for setting in settings]


def by_ranks(ways: Any) -> dict[tuple[int, int], TileSetting]:
    return {(way.low_rank, way.high_rank): way for way in ways}


@pytest.mark.parametrize("four", HANDS)
def test_every_setting_of_a_players_hand_comes_to_what_the_row_says_one_by_one(four: tuple[int, ...]) -> None:
    choice, banks = choice_of(as_player(), four), others(four)
    mine = by_ranks(splits([TILES[place] for place in four]).values())
    assert mine.keys() == by_ranks(choice.ways).keys()
    for at, way in enumerate(choice.ways):
        own = mine[way.low_rank, way.high_rank]
        found = Counter(compared(own, bank) for bank in banks)
        assert choice.expected(at) == weigh(PLAYERS_HAND, "", found.items()).expected


@pytest.mark.parametrize("four", HANDS)
def test_every_setting_of_a_banks_hand_comes_to_what_the_account_says_one_by_one(four: tuple[int, ...]) -> None:
    choice, players = choice_of(as_bank(), four), others(four)
    for at, own in enumerate(choice.ways):
        total = 0
        for player in players:
            verdict = PLAYERS_HAND.decide(compared(player, own)).verdict
            profit = 10_000 * ((verdict is Verdict.LOSE) - (verdict is Verdict.WIN))
            kept = five_per_cent(profit)[0] if BANK.decide(Profit(profit)).verdict is Verdict.WIN else 0
            total += profit - kept
        assert choice.expected(at) == Fraction(total, 10_000 * len(players))


def test_all_hands_are_there_and_the_house_way_comes_first() -> None:
    for side in (as_player(), as_bank()):
        assert sum(choice.hands for choice in side.choices) == comb(32, 4) == 35_960
        for choice in side.choices[::50]:
            setting = set_hand((*choice.ways[0].low, *choice.ways[0].high))
            assert choice.ways[0] == way_of(setting.low, setting.high)
            assert len({(way.low_rank, way.high_rank) for way in choice.ways}) == len(choice.ways)


def test_the_house_way_against_the_house_way_is_what_masks_have_counted() -> None:
    found = as_player().counted(best=False)
    assert {each: times for each, times in found.items() if times} == dict(met())
    assert sum(found.values()) == sum(as_player().counted(best=True).values()) == FALLS
    assert found == as_bank().counted(best=False)


@pytest.mark.parametrize("game", variants("pai-gow"), ids=lambda game: f"{game.part} {dict(game.variant)}")
def test_s426_the_returns_of_every_text(game: Game[Any]) -> None:
    returns = {(row.wager, row.strategy): row.expected for row in best_play.rows(game, {}) or ()}
    assert returns == {
        ("player's hand", BEST): Fraction(-4_572_619, 409_045_000),
        ("player's hand", HOUSE_WAY): Fraction(-1_895_143, 73_628_100),
        ("bank", BEST): Fraction(1_686_913, 204_522_500),
        ("bank", HOUSE_WAY): Fraction(-8_168_131, 1_840_702_500),
    }


def test_the_house_way_against_itself_gives_the_bank_what_the_player_loses_but_for_the_commissions() -> None:
    rows = {(row.wager, row.strategy): row for row in best_play.rows(find("pai-gow"), {}) or ()}
    player, bank = rows["player's hand", HOUSE_WAY], rows["bank", HOUSE_WAY]
    assert (player.win, player.void, player.lose) == (bank.lose, bank.void, bank.win)
    assert player.expected + bank.expected == -Fraction(5, 100) * (player.win + bank.win)


def test_what_the_rules_of_the_house_way_cost_is_what_the_best_setting_gains() -> None:
    rows = {row.strategy: row.expected for row in best_play.rows(find("pai-gow"), {}) or () if row.wager != "bank"}
    costs = cost_of_rules()
    assert sum((each.cost for each in costs), Fraction(0)) == rows[BEST] - rows[HOUSE_WAY]
    assert sum(each.hands for each in costs) == 35_960
    assert sum(each.otherwise for each in costs) == as_player().otherwise == 8_692
    assert costs[0].rule.cites == ("qld s439(3)",)


def test_the_chart_is_what_the_settings_say() -> None:
    assert CHART.read_text(encoding="utf-8").splitlines() == list(lines())


def test_where_a_win_pays_more_the_best_setting_wins_more_often() -> None:
    more = replace(PLAYERS_HAND, pays=Odds(2))
    usual, dearer = (side.counted(best=True) for side in (as_player(), as_player(more)))
    assert dearer[Met(HIGHER, HIGHER)] > usual[Met(HIGHER, HIGHER)]
