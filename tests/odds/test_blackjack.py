"""Blackjack exactly: against every round of a tiny shoe at the table itself, and at the table with the chart."""

import math
from fractions import Fraction
from typing import Any

import pytest
from support.charts import version
from support.tiny_shoe import TinyShoe

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.shoe import Shoe as CardShoe
from houseway.games import find, variants
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.best import Best, best, by_totals, side
from houseway.games.blackjack.best.game_table import VALUES, Counts, GameTable
from houseway.games.blackjack.best.hands import ACTS
from houseway.games.blackjack.best.results import results
from houseway.games.blackjack.best.side_wager import Joined
from houseway.games.blackjack.best.solution import BEST, TOTAL, Solved, chart, judged, solved
from houseway.games.blackjack.best.up_card import FreshShoe
from houseway.games.blackjack.bonus_blackjack import COMBINATIONS
from houseway.games.blackjack.strategy import ByChart, kept
from houseway.games.blackjack.victoria.chances import chance
from houseway.money import cents
from houseway.odds import best_play
from houseway.odds.exact import weigh
from houseway.play.ask import Choice
from houseway.play.driver import Driver
from houseway.play.people import player
from houseway.play.round import Round
from houseway.what_if.settable import changes_of, with_changes

QUEENSLAND, *_, CROWN_21 = variants("blackjack")


def shoe(**counts: int) -> Counts:
    """`shoe(_8=4, _10=6)`: four eights and six tens."""
    return tuple(counts.get(f"_{value}", 0) for value in VALUES)


WITHOUT_PAIRS = shoe(_1=1, _4=1, _6=1, _7=1, _8=1, _9=1, _10=1)
MANY_TENS = shoe(_1=2, _5=1, _10=7, _9=1)
SPLITS = shoe(_1=2, _3=2, _8=4, _10=4)


class Decides:
    """As a way of play says."""

    def __init__(self, found: list[Solved], strategy: str) -> None:
        self.ways = {each.against.up: (each.against, each.way(strategy)) for each in found}

    def __call__(self, round_: Round[Any], ask: Choice) -> str:
        table = round_.table
        against, way = self.ways[VALUE[table.dealer.cards[0]]]
        hand = table.decision or table.in_play[0].hands[0]
        split = VALUE[hand.cards[0]] if hand.split else 0
        cards = tuple(sum(VALUE[card] == value for card in hand.cards) for value in VALUES)
        at = against.hands.number[split, cards]
        if "decline" in ask.offers:
            even = hand.blackjack and way.even_money
            insured = "insure, then even money" if even else "insure"
            return insured if way.insures[at] else "even money" if even else "decline"
        return ACTS[way.acts[at]]


@pytest.mark.parametrize("game", [QUEENSLAND, CROWN_21])
def test_the_best_play_is_the_most_that_can_be_made_at_the_table(game: Any) -> None:
    """Where nothing can be split, the cards of a hand and the dealer's are all that a player sees."""
    found = best(game, counts=WITHOUT_PAIRS)
    assert TinyShoe(game, WITHOUT_PAIRS).follow(None)["net"] == found.expected
    assert "split" not in found.wagers


@pytest.mark.parametrize("strategy", [BEST, TOTAL])
@pytest.mark.parametrize("counts", [MANY_TENS, SPLITS])
@pytest.mark.parametrize("game", [QUEENSLAND, CROWN_21])
def test_every_round_of_a_tiny_shoe_settles_at_the_table_to_the_same_fractions(
    game: Any, counts: Counts, strategy: str
) -> None:
    found = (best if strategy == BEST else by_totals)(game, counts=counts)
    ways = list(solved(FreshShoe(GameTable(game, 8), exact=True, given=counts)))
    played = TinyShoe(game, counts).follow(Decides(ways, strategy))
    assert played["net"] == found.expected
    assert played["square"] - played["net"] ** 2 == found.variance
    comes = results(FreshShoe(GameTable(game, 8), exact=True, given=counts), ways, strategy)
    came = {name.removeprefix("result "): chance for name, chance in played.items() if name.startswith("result ")}
    assert {str(net): chance for net, chance in comes["blackjack"].items()} == came
    for name, wager in found.wagers.items():
        if name != "blackjack" and name in comes:  # that is of the whole round
            assert sum(net * chance for net, chance in comes[name].items()) == wager.expected
        assert played[f"{name} made"] == wager.made
        assert played[f"{name} won"] == wager.staked * wager.expected
        verdicts = [played.get(f"{name} {verdict}", 0) for verdict in ("win", "void", "lose")]
        assert verdicts == [wager.made * chance for chance in (wager.win, wager.void, wager.lose)]


CHANGES = (
    {"dealer stands on": "15"},
    {"dealer stands on": "18", "soft 17": "draw"},
    {"soft 17": "draw"},
    {"totals doubled": "10 to 11"},
    {"payout of blackjack at 3 to 2": "6 to 5", "payout of double down": "3 to 2"},
)


@pytest.mark.parametrize("changes", CHANGES, ids=str)
def test_whatever_is_set_every_round_settles_at_the_table_to_the_same_fractions(changes: dict[str, str]) -> None:
    """The best play is found anew for the rules as they then are."""
    game = with_changes(QUEENSLAND, changes_of(QUEENSLAND, changes))
    found = best(game, counts=SPLITS)
    played = TinyShoe(game, SPLITS).follow(Decides(list(solved(FreshShoe(GameTable(game, 8), given=SPLITS))), BEST))
    assert played["net"] == found.expected != best(QUEENSLAND, counts=SPLITS).expected
    assert played["square"] - played["net"] ** 2 == found.variance


def expected(game: Any, decks: int) -> Fraction:
    """By the best play, in floats; without the variance, which would take most of the time."""
    found = FreshShoe(GameTable(game, decks), exact=False)
    return judged(found, solved(found), BEST, variance=False).expected


def test_what_changes_cost_is_what_others_have_found() -> None:
    """Published costs, nearly: soft 17, 6 to 5, doubling 10 and 11 alone.

    Doubling any total gains nothing here: an ace in a doubled hand is 1 (s37(3)), so soft hands are not worth it.
    """
    usual = expected(QUEENSLAND, 8)
    for changes, cost in (
        ({"soft 17": "draw"}, 0.0022),
        ({"payout of blackjack at 3 to 2": "6 to 5"}, 0.0136),
        ({"totals doubled": "10 to 11"}, 0.0009),
        ({"totals doubled": "4 to 20"}, 0),
        ({"decks": "6"}, -0.00027),
    ):
        game = with_changes(QUEENSLAND, changes_of(QUEENSLAND, changes))
        decks = game.open_table().rules.decks
        found = float(usual - expected(game, decks))
        assert found == pytest.approx(cost, rel=0.15), changes


def test_the_fewer_decks_the_better_for_the_player_down_to_a_single_one() -> None:
    returns = []
    for decks in (1, 2, 6, 16):
        game = with_changes(QUEENSLAND, changes_of(QUEENSLAND, {"decks": str(decks)}))
        returns.append(expected(game, decks))
    assert returns == sorted(returns, reverse=True)
    assert abs(returns[0]) < Fraction(1, 1000)


def test_a_shoe_full_of_tens_is_insured_and_one_with_pairs_is_split_and_doubled() -> None:
    assert best(QUEENSLAND, counts=MANY_TENS).insures
    assert {"split", "double down"} <= best(QUEENSLAND, counts=SPLITS).wagers.keys()


# A whole shoe


@pytest.fixture(scope="module")
def by_chart() -> Best:
    return by_totals(QUEENSLAND, exact=False)


def test_the_chart_that_is_kept_is_the_best_by_totals(by_chart: Best) -> None:
    assert by_chart.chart == kept("Blackjack")


@pytest.mark.long
@pytest.mark.parametrize("decks", [5, 6, 7])
@pytest.mark.parametrize("game", [QUEENSLAND, CROWN_21])
def test_it_is_for_any_number_of_decks(game: Any, decks: int) -> None:
    assert chart(game, decks) == kept(version(game))


def test_the_texts_say_the_same_of_the_first_wager_but_crown_21() -> None:
    said = [FreshShoe(GameTable(game, 8), exact=False).said for game in variants("blackjack")]
    assert [each == said[0] for each in said] == [True, True, True, False]


@pytest.mark.long
def test_with_eight_decks_whole_numbers_and_floats_decide_alike_and_give_the_same_return(by_chart: Best) -> None:
    exact = by_totals(QUEENSLAND)
    assert exact.chart == by_chart.chart
    assert [each[:5] for each in exact.departures] == [each[:5] for each in by_chart.departures]
    assert float(exact.expected) == pytest.approx(float(by_chart.expected), rel=1e-12)
    assert float(exact.variance) == pytest.approx(float(by_chart.variance), rel=1e-12)
    assert not exact.insures


def test_rounds_at_the_table_by_the_chart_come_to_its_return_within_four_standard_errors(by_chart: Best) -> None:
    rounds = 3_000
    table = QUEENSLAND.open_table(people=[player("seat 1", 10**9), *QUEENSLAND.staff()])
    table.ready()
    cards, strategy = Chance(SeededEntropy("chart")), ByChart(SeededEntropy("seat 1"))
    total = Fraction(0)
    for _ in range(rounds):
        table.shoe, table.due = CardShoe.fresh(8), ""
        round_ = Round(table)
        Driver(cards, {"seat 1": strategy}).run(round_)
        stake = next(line.stake for line in round_.lines if line.wager == "blackjack")
        total += Fraction(sum(line.net for line in round_.lines), stake)
    error = math.sqrt(by_chart.variance / rounds)
    assert abs(float(total / rounds - by_chart.expected)) < 4 * error


# Beside the first wager


@pytest.fixture(scope="module")
def ways() -> tuple[FreshShoe, list[Solved]]:
    shoe_ = FreshShoe(GameTable(QUEENSLAND, 8))
    return shoe_, list(solved(shoe_))


def test_s47_super_sevens_return_the_same_whenever_a_third_card_is_taken(ways: tuple[FreshShoe, list[Solved]]) -> None:
    shoe_, found = ways
    takes = side.third_card_comes(found)
    assert all(takes.values())
    row = QUEENSLAND.wager_named["super sevens"]
    assert weigh(row, "", side.super_sevens(shoe_.counts, takes)).expected == Fraction(-404, 4485)
    without = weigh(row, "", side.super_sevens(shoe_.counts, dict.fromkeys(takes, False)))
    two = Fraction(32 * 31, 416 * 415)
    assert (without.win, without.expected) == (Fraction(1, 13), 4 * (Fraction(1, 13) - two) + _two(32, 416) - 1)


def _two(sevens: int, cards: int) -> Fraction:
    """What two sevens return on average: 101 for one suit, 51 for two."""
    alike = Fraction(sevens // 4 - 1, sevens - 1)
    return Fraction(sevens * (sevens - 1), cards * (cards - 1)) * (101 * alike + 51 * (1 - alike))


def test_s50C_who_always_draws_makes_every_combination_as_often_as_its_cards_come(
    ways: tuple[FreshShoe, list[Solved]],
) -> None:
    shoe_, found = ways
    prizes = side.bonus_prizes(shoe_.asked, Fraction(1))
    alone, played = side.suited(found, prizes, alone=True), side.under_best(found, prizes)
    fives, sevens, straight = (side.hand_of(ranks) for ranks in COMBINATIONS)
    cards = 416 * 415 * 414
    made = {hand: alone.made[hand, True] + alone.made[hand, False] for hand in (fives, sevens, straight)}
    assert made[straight] == Fraction(6 * 32**3, cards)
    assert made[sevens] == Fraction(32 * 31 * 30, cards)
    assert made[fives] == Fraction(4 * 32 * 31 * 30 * 32, cards * 413)
    assert alone.made[straight, True] == made[straight] / 16
    assert alone.costs > 0 == played.costs
    assert all(played.made[each] < chance for each, chance in alone.made.items())


def test_r22_6_2_two_sevens_of_one_suit_against_a_seven_are_drawn_to_for_the_super_bonus() -> None:
    game = find("blackjack", rules="vic")
    found = list(solved(FreshShoe(GameTable(game, 8)), [7]))
    prizes = side.super_bonus_prizes(GameTable(game, 8), cents("25"))
    joined = Joined(found[0].against, found[0].best, prizes)
    joined.gains()
    pair = side.hand_of([7, 7])
    assert {held.one_suit: ACTS[act] for held, act in joined.acts.items() if held[:2] == (0, pair)} == {
        True: "draw",
        False: "split",
    }
    ((_, chance_of_it),) = side.suited(found, prizes).made.items()
    assert chance_of_it > chance(8)  # and now and then it is made on a split hand


# On the page


@pytest.mark.long
def test_a_page_of_odds_has_every_wager_by_the_best_play_and_by_totals() -> None:
    found = best_play.rows(QUEENSLAND, {"decks": 6})
    assert found is not None
    assert {each.wager for each in found} == {row.name for row in QUEENSLAND.wagers}
    first = {each.strategy: each for each in found if each.wager == "blackjack"}
    assert list(first) == ["best", "total"]
    assert 0 > first["best"].expected > first["total"].expected
    assert all(each.win + each.void + each.lose == 1 for each in found)
    assert not any(each.favours_player for each in found)


def test_s50A_2_bonus_blackjack_is_for_six_or_eight_decks() -> None:
    assert [decks for decks in range(5, 9) if GameTable(QUEENSLAND, decks).offers_bonus()] == [6, 8]


def test_s36_insurance_is_offered_against_an_ace_alone_and_even_money_on_a_blackjack() -> None:
    asked = GameTable(QUEENSLAND, 8)
    assert [up for up in VALUES if asked.insured(up, blackjack=False)] == [1]
    assert asked.insured(1, blackjack=False) == {"decline", "insure"}
    assert asked.insured(1, blackjack=True) == {"decline", "insure", "even money"}


def test_games_without_decisions_have_no_best_play() -> None:
    assert best_play.rows(find("roulette"), {}) is None
