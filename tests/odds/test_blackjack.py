"""Blackjack exactly: against every round of a tiny shoe at the table itself, and at the table with the chart."""

from typing import Any

import pytest

from houseway.games import variants
from houseway.games.blackjack.arithmetic import VALUE
from houseway.odds.blackjack import best, by_totals
from houseway.odds.blackjack.against import Shoe
from houseway.odds.blackjack.asked import VALUES, Asked, Counts
from houseway.odds.blackjack.hands import ACTS
from houseway.odds.blackjack.solved import BEST, TOTAL, Solved, solved
from houseway.play.ask import Choice
from houseway.play.round import Round
from support.tiny_shoe import TinyShoe

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
    ways = list(solved(Shoe(Asked(game, 8), exact=True, given=counts)))
    played = TinyShoe(game, counts).follow(Decides(ways, strategy))
    assert played["net"] == found.expected
    assert played["square"] - played["net"] ** 2 == found.variance
    for name, wager in found.wagers.items():
        assert played[f"{name} made"] == wager.made
        assert played[f"{name} won"] == wager.staked * wager.expected
        verdicts = [played.get(f"{name} {verdict}", 0) for verdict in ("win", "void", "lose")]
        assert verdicts == [wager.made * chance for chance in (wager.win, wager.void, wager.lose)]
