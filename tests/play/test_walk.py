"""Walking a procedure: the table of its states plays every round as the procedure itself does."""

import time
from collections.abc import Callable
from typing import Any

import pytest

from houseway.equipment.cards import FULL_DECK, RANK, card
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.shoe import Shoe
from houseway.games import find
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.decisions import Decision
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.roulette.table import RouletteTable
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.wagering import Wagering
from houseway.play.walk import Automaton, walk

MOST_STATES = 10_000
MOST_SECONDS = 10
ROUNDS = 10_000


def agrees(
    automaton: Automaton, begin: Callable[[], Round[Any]], decide: Callable[[Round[Any]], None], symbol: list[int]
) -> int:
    """How many of so many random rounds end in the automaton as they do at the table."""
    chance, same = Chance(SeededEntropy("walk")), 0
    for _ in range(ROUNDS):
        round_, came = begin(), []
        while round_.ask is not None:
            if isinstance(round_.ask, Outcome):
                came.append(chance.outcome(round_.ask.device))
                round_.outcome(came[-1])
            else:
                decide(round_)
        end, used = automaton.play([symbol[each] for each in came])
        same += end == tuple(round_.lines) and used == len(came)
    return same


# Roulette: one wager


def roulette() -> RouletteTable:
    table = find("roulette").open_table(people=[player("ann", 10**9), *staff()])
    assert isinstance(table, RouletteTable)
    return table


def on_a_corner(round_: Round[Any]) -> None:
    if isinstance(round_.ask, Wagering) and not round_.table.placed:
        round_.act("ann", "wager", {"on": "corner", "selection": "17-18-20-21", "stake": 500})
    else:
        answer_ordinarily(round_)


def take_back(table: RouletteTable) -> Round[Any]:
    """A new spin; a winning wager is still on the layout (s138) and is taken off."""
    round_ = Round(table)
    for placed in list(table.placed):
        round_.act(placed.person, "withdraw", {"on": placed.wager.name, "selection": placed.selection})
    return round_


def test_one_wager_at_roulette_is_one_state_and_every_number_ends_it() -> None:
    automaton = walk(lambda: Round(roulette()), on_a_corner, range(37), key=lambda _: "the ball runs")
    assert len(automaton.table) == 1
    assert len(automaton.ends) == 3, "it wins, it loses, and on zero it loses under another provision"
    table = roulette()
    assert agrees(automaton, lambda: take_back(table), on_a_corner, list(range(37))) == ROUNDS


# Blackjack: one box, basic strategy


HARD_DOUBLES = {9: range(3, 7), 10: range(2, 10), 11: range(2, 10)}
STAND_FROM = {**dict.fromkeys(range(2, 4), 13), **dict.fromkeys(range(4, 7), 12)}  # by the dealer's card; else 17
SPLITS = {
    1: range(2, 11),
    8: range(2, 10),
    2: range(2, 8),
    3: range(2, 8),
    6: range(2, 7),
    7: range(2, 8),
    9: range(2, 10),
}


def basic(ask: Decision) -> str:
    """By the hand's worth and the dealer's card alone, so that states with one key have one decision."""
    hand, upcard = ask.hand, VALUE[ask.table.dealer.cards[0]]
    pair = VALUE[hand.cards[0]]
    if "split" in ask.offers and upcard in SPLITS.get(pair, ()):
        return "split"
    soft = hand.total != hand.hard
    if "double down" in ask.offers and not soft and upcard in HARD_DOUBLES[hand.total]:
        return "double down"
    stand_from = 18 if soft else STAND_FROM.get(upcard, 17)
    return "stand" if hand.total >= stand_from else "draw"


def by_basic_strategy(round_: Round[Any]) -> None:
    ask = round_.ask
    if isinstance(ask, Decision):
        act = basic(ask)
        round_.act(ask.who, act, {"amount": 1000} if act == "double down" else {})
    elif isinstance(ask, Wagering) and not round_.table.placed:
        round_.act("ann", "wager", {"on": "blackjack", "selection": "box 1", "stake": 1000})
    else:
        answer_ordinarily(round_)


def blackjack() -> BlackjackTable:
    table = find("blackjack").open_table(people=[player("ann", 10**9), *staff()])
    assert isinstance(table, BlackjackTable)
    table.ready()
    return table


class Afresh:
    """The same table over and over: what a round left behind is cleared away, and the shoe is full."""

    def __init__(self) -> None:
        self.table = blackjack()

    def __call__(self) -> Round[Any]:
        table = self.table
        table.placed.clear()
        table.people["ann"].purse.value, table.house = 10**9, 0
        table.shoe = Shoe.fresh(16)  # in a walk all cards of one value are one card
        return Round(table)


@pytest.fixture(scope="module")
def one_box() -> Automaton:
    key = find("blackjack").key
    assert key is not None
    ranks = [card(f"{rank}S") for rank in ("A", *range(2, 11))]
    start = time.process_time()
    automaton = walk(Afresh(), by_basic_strategy, ranks, key, MOST_STATES)
    assert time.process_time() - start < MOST_SECONDS
    return automaton


@pytest.mark.long
def test_one_box_of_blackjack_has_few_states_and_every_round_an_end(one_box: Automaton) -> None:
    assert 1_000 < len(one_box.table) < MOST_STATES
    states = range(len(one_box.table) + len(one_box.ends))
    assert all(to in states for row in one_box.table for to in row)
    assert {line.wager for end in one_box.ends for line in end} == {"blackjack", "double down", "split"}


@pytest.mark.long
def test_ten_thousand_shuffled_rounds_of_blackjack_settle_in_the_automaton_as_at_the_table(one_box: Automaton) -> None:
    table = blackjack()
    symbol = [min(RANK[each], 10) - 1 for each in FULL_DECK]
    assert agrees(one_box, lambda: Round(table), by_basic_strategy, symbol) == ROUNDS
