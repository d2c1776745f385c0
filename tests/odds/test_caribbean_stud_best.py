"""Caribbean stud's best play: against figures that others have published, and hands dealt out one by one."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random
from typing import Any

import numpy as np
import pytest

from houseway.equipment.cards import FULL_DECK, Card, card, many
from houseway.families.poker_hands import ODD_CARD_HAND, class_number
from houseway.games import find, variants
from houseway.games.caribbean_stud import chart as caribbean_stud_chart
from houseway.games.caribbean_stud.arithmetic import compare, qualifies, rank_of
from houseway.games.caribbean_stud.best.chart import lines
from houseway.games.caribbean_stud.best.rows import (
    BEST,
    BY_ONE_RULE,
    DEALS,
    TOGETHER,
    Play,
    bets_with,
    found_by,
    net,
    nets_of,
    played_by,
)
from houseway.games.caribbean_stud.best.rows import best_play as play_of
from houseway.games.caribbean_stud.chances import for_each_ante, meets
from houseway.games.caribbean_stud.chart import CHART, high
from houseway.games.caribbean_stud.pairs_of_hands import ACE_AND_KING, GROUPS, NOT_QUALIFIED, QUALIFIED, joint
from houseway.games.caribbean_stud.wagers import Facts
from houseway.kernels.hands import Evaluator
from houseway.kernels.up_card import DEALERS
from houseway.odds import best_play
from houseway.play.game import Game

GAME = find("caribbean-stud")
ALL = (1 << 52) - 1
JACK, QUEEN, KING = 11, 12, 13
UP_CARDS_TOLD_APART = 5  # each of the dealer's five cards may be the one that is shown


def found() -> Play:
    return play_of(GAME)  # worked out once


def expected(play: Play) -> Fraction:
    """Of ante and bet together."""
    return sum((up.expected for up in play.up_cards), Fraction(0)) / len(play.up_cards)


def dealt(hand: list[Card], up: Card) -> Fraction:
    """What betting comes to over all hands that the dealer can have, each ranked and settled by the rows."""
    mine = rank_of(hand)
    left = np.array([each for each in FULL_DECK if each not in (*hand, up)], np.uint8)
    rest = left[np.array(list(combinations(range(len(left)), 4)))]
    poker = Evaluator()
    places = poker.ranks5(np.ascontiguousarray(np.column_stack([np.full(len(rest), up, np.uint8), rest])))
    met: Counter[Facts] = Counter()
    for place, times in enumerate(np.bincount(places, minlength=len(poker.ranks)).tolist()):
        rank = int(poker.ranks[place])
        if times:
            met[Facts(qualifies=qualifies(rank), compare=compare(mine, rank), kind=class_number(mine))] += times
    assert met.total() == DEALERS == comb(46, 4)
    return sum((net(GAME, facts) * times for facts, times in met.items()), Fraction(0))


def random_deal(chance: Random, *, ace_king: bool) -> tuple[list[Card], Card]:
    aces_and_kings = [chance.randrange(4), chance.randrange(48, 52)] if ace_king else []
    rest = [each for each in FULL_DECK if each not in aces_and_kings and not (ace_king and each >> 2 in (0, 12))]
    hand = aces_and_kings + chance.sample(rest, 5 - len(aces_and_kings))
    return hand, chance.choice([each for each in FULL_DECK if each not in hand])


def test_the_published_return_where_a_royal_flush_pays_100_to_1() -> None:
    """The Wizard of Odds gives 5.224% of the ante, and that one bets in 52.23% of all deals."""
    together = next(row for row in best_play.rows(GAME, {}) or () if (row.wager, row.strategy) == (TOGETHER, BEST))
    less = Fraction(2 * (250 - 100) * found().met[9].higher, DEALS)
    assert f"{float(together.expected - less):.3%}" == "-5.224%"
    assert f"{float(found().bets):.2%}" == "52.23%"
    assert together.expected == Fraction(-86_362_082_531, 1_661_102_543_100)


def test_every_deal_is_counted_once() -> None:
    assert sum(map(sum, found().met.values())) + found().folded == DEALS == 19_933_230_517_200


@pytest.mark.parametrize("kind", GROUPS)
def test_what_always_bets_ends_as_often_as_pairs_of_hands_say(kind: int) -> None:
    assert found().met[kind] == tuple(UP_CARDS_TOLD_APART * times for times in meets(kind))


def test_where_folding_costs_too_much_every_hand_bets_and_ends_as_pairs_of_hands_say() -> None:
    odd, low = found_by(nets_of(GAME)[0], Fraction(-10)).met[ODD_CARD_HAND], meets(ODD_CARD_HAND, ACE_AND_KING)
    unqualified = joint(NOT_QUALIFIED, NOT_QUALIFIED)
    rest = sum(joint(NOT_QUALIFIED, other) for other in (QUALIFIED, *GROUPS.values()))
    whole = (low.no_hand + unqualified, low.higher, low.equal, low.lower + rest)
    assert odd == tuple(UP_CARDS_TOLD_APART * times for times in whole)


@pytest.mark.parametrize("seed", range(24))
def test_a_decision_is_what_the_dealers_hands_come_to_one_by_one(seed: int) -> None:
    hand, up = random_deal(Random(seed), ace_king=seed % 4 != 0)
    assert bets_with(found(), hand, up) == (dealt(hand, up) > -DEALERS)


@pytest.mark.parametrize(
    ("hand", "up", "bets"),
    [
        ("AS KH QD 6C 2S", "4S", True),  # of spades, the ace and the 2
        ("AS KH QS 6C 2D", "4S", True),
        ("AH KD QS 6C 2D", "4S", False),  # the queen alone
        ("AC KH 6D 3S 2S", "6S", True),
        ("AS KS 6D 3H 2C", "6S", False),
    ],
)
def test_hands_that_the_suits_decide(hand: str, up: str, bets: bool) -> None:
    assert bets_with(found(), many(hand), card(up)) is bets
    assert (dealt(many(hand), card(up)) > -DEALERS) is bets
    assert caribbean_stud_chart.bets(many(hand), card(up)) is bets


def test_the_closest_decision_turns_on_two_antes_in_163185_hands() -> None:
    assert found().closest == 2


def test_the_chart_is_what_the_decisions_say() -> None:
    assert CHART.read_text(encoding="utf-8").splitlines() == list(lines(found()))


def test_the_chart_decides_as_the_best_play() -> None:
    chance, best = Random(1), found()
    for at in range(4_000):
        hand, up = random_deal(chance, ace_king=at % 4 != 0)
        assert caribbean_stud_chart.bets(hand, up) == bets_with(best, hand, up)


@pytest.mark.parametrize("game", variants("caribbean-stud"), ids=lambda game: str(game.part))
def test_the_rows_of_every_text(game: Game[Any]) -> None:
    rows = {(row.wager, row.strategy): row for row in best_play.rows(game, {}) or ()}
    for strategy in (BEST, BY_ONE_RULE):
        ante, bet, both = (rows[name, strategy] for name in ("ante wager", "bet wager", TOGETHER))
        assert (
            ante.win + ante.void + ante.lose == bet.win + bet.void + bet.lose == both.win + both.void + both.lose == 1
        )
        assert both.win == ante.win
    made = found().bets
    assert (
        rows["ante wager", BEST].expected + 2 * made * rows["bet wager", BEST].expected == rows[TOGETHER, BEST].expected
    )
    assert rows[TOGETHER, BEST].expected > rows[TOGETHER, BY_ONE_RULE].expected
    assert rows[TOGETHER, BEST].staked == 1 + 2 * made


def test_each_up_card_has_its_share() -> None:
    together = sum((up.expected for up in found().up_cards), Fraction(0)) / 13
    assert together == next(row for row in best_play.rows(GAME, {}) or () if row.wager == TOGETHER).expected
    assert min(found().up_cards, key=lambda up: up.expected).rank == 12  # a queen costs the most
    assert [up.rank for up in found().up_cards if up.expected > 0] == [2, 3, 4, 5]


def test_one_rule_returns_what_pairs_of_hands_say() -> None:
    """All deals are dealt here with their up cards, there in groups of hands: two ways to count."""
    rule = rank_of(many("AS KH JD 8C 3S"))
    found = played_by(GAME, lambda hand: ALL if rank_of(hand) >= rule else 0)
    assert expected(found) == for_each_ante()


def three_rules(hand: list[Card]) -> int:
    """What players keep in mind: any pair or better, and of an ace and a king three cases by the up card."""
    values = sorted((high(each) for each in hand), reverse=True)
    if class_number(rank_of(hand)) > ODD_CARD_HAND:
        return ALL
    if not qualifies(rank_of(hand)):
        return 0
    return sum(1 << up for up in FULL_DECK if _by_three_rules(values, high(up)))


def _by_three_rules(values: list[int], up: int) -> bool:
    if up >= KING:
        return QUEEN in values or JACK in values
    return up in values or (QUEEN in values and up < values[3])


def test_three_rules_for_an_ace_and_a_king_cost_two_millionths_of_the_ante() -> None:
    lost = expected(found()) - expected(played_by(GAME, three_rules))
    assert lost == Fraction(311_433, 138_425_211_925)
