"""Walking a procedure: the table of its states plays every round as the procedure itself does."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from houseway.equipment.cards import card
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.equipment.shoe import Shoe
from houseway.games import find
from houseway.games.blackjack.arithmetic import VALUE
from houseway.games.blackjack.table import BlackjackTable
from houseway.games.roulette.table import RouletteTable
from houseway.play.acts import Option
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.stops import Alike
from houseway.play.strategy import Move
from houseway.play.view import View, view
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering
from houseway.play.walk import Automaton, ended, walk

MOST_STATES = 10_000
ROUNDS = 10_000


class Fixed:
    """Makes one wager, and decides by a rule that sees what the player sees."""

    def __init__(self, wager: Mapping[str, Any], rule: Callable[[View, Sequence[Option]], Move | None]) -> None:
        self.wager, self.rule = wager, rule

    def begin_round(self) -> None:
        pass

    def decide(self, view: View, options: Sequence[Option]) -> Move | None:
        assert view.awaited is not None
        return ("wager", self.wager) if view.awaited["kind"] == "wagering" else self.rule(view, options)


def ordinarily(_view: View, _options: Sequence[Option]) -> Move | None:
    return None


def agrees(automaton: Automaton, begin: Callable[[], Round[Any]], strategy: Fixed, alike: Alike) -> int:
    """How many of so many random rounds end in the automaton as they do at the table."""
    chance, same = Chance(SeededEntropy("walk")), 0
    for _ in range(ROUNDS):
        round_, came = begin(), []
        while round_.ask is not None:
            if isinstance(round_.ask, Outcome):
                came.append(chance.outcome(round_.ask.device))
                round_.outcome(came[-1])
            else:
                decide(round_, strategy)
        unit = round_.lines[0].stake
        same += automaton.play(came, alike) == (ended(round_.lines, unit), len(came))
    return same


def decide(round_: Round[Any], strategy: Fixed) -> None:
    """What the strategy does for its player, or else the ordinary thing."""
    ask = round_.ask
    asked = not round_.table.placed if isinstance(ask, Wagering) else ask is not None and ask.who == "ann"
    move = strategy.decide(view(round_, "ann"), round_.options("ann")) if asked else None
    if move is None:
        answer_ordinarily(round_)
    else:
        round_.act("ann", *move)


def itself(outcome: Any) -> Any:
    return outcome


# Roulette: one wager

CORNER = Fixed({"on": "corner", "selection": "17-18-20-21", "stake": 500}, ordinarily)


def roulette() -> RouletteTable:
    table = find("roulette").open_table(people=[player("ann", 10**9), *staff()])
    assert isinstance(table, RouletteTable)
    return table


def take_back(table: RouletteTable) -> Round[Any]:
    """A new spin; a winning wager is still on the layout (s138) and is taken off."""
    round_ = Round(table)
    for placed in list(table.placed):
        round_.act(placed.person, "withdraw", {"on": placed.wager.name, "selection": placed.selection})
    return round_


def test_one_wager_at_roulette_is_one_state_and_every_number_ends_it() -> None:
    automaton = walk(lambda: Round(roulette()), {"ann": CORNER})
    (state,) = automaton.states
    assert (state.device, len(state.symbols), set(state.weights)) == ("wheel", 37, {1})
    assert {(each.verdict, each.net) for end in automaton.ends for each in end} == {
        (Verdict.WIN, Fraction(8)),
        (Verdict.LOSE, Fraction(-1)),
    }
    assert automaton.expected() == {"corner": Fraction(-1, 37)}
    table = roulette()
    assert agrees(automaton, lambda: take_back(table), CORNER, itself) == ROUNDS


# Craps: two dice, throw after throw


def test_the_states_of_a_win_bet_lead_back_to_its_points() -> None:
    """A round is one throw: the dice decide a win bet at once, or leave it on the layout with a point."""
    game = find("craps")
    win = Fixed({"on": "win bet", "selection": "win bet", "stake": 1000}, ordinarily)
    automaton = walk(lambda: Round(game.open_table(people=[player("ann", 10**6), *game.staff()])), {"ann": win})
    (state,) = automaton.states
    assert (state.device, sum(state.weights)) == ("dice", 36)
    decided = automaton.expected()["win bet"]
    assert decided == Fraction(8, 36) - Fraction(4, 36), "7 and 11 win at once, 2, 3 and 12 lose"


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


def basic(seen: View, options: Sequence[Option]) -> Move | None:
    """By the hand's worth and the dealer's card alone, so that states with one key have one decision."""
    offers = {option.act for option in options}
    if "draw" not in offers:
        return None
    hand = next(hand for box in seen.look["boxes"] for hand in box["hands"] if hand["hand"] == seen.look["turn"])
    values = [VALUE[card(name)] for name in hand["cards"]]
    upcard, total = VALUE[card(seen.look["dealer"]["cards"][0])], hand["total"]
    if "split" in offers and upcard in SPLITS.get(values[0], ()):
        return "split", {}
    soft = total != sum(values)
    if "double down" in offers and not soft and upcard in HARD_DOUBLES[total]:
        return "double down", {"amount": 1000}
    stand_from = 18 if soft else STAND_FROM.get(upcard, 17)
    return ("stand" if total >= stand_from else "draw"), {}


BASIC = Fixed({"on": "blackjack", "selection": "box 1", "stake": 1000}, basic)


def by_value(outcome: Any) -> object:
    return VALUE[outcome]


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
    return walk(Afresh(), {"ann": BASIC}, alike=by_value, most_states=MOST_STATES)


@pytest.mark.long
def test_one_box_of_blackjack_has_few_states_and_every_round_an_end(one_box: Automaton) -> None:
    assert 1_000 < len(one_box.states) < MOST_STATES
    states = range(len(one_box.states) + len(one_box.ends))
    assert all(to in states for state in one_box.states for to in state.to)
    assert {each.wager for end in one_box.ends for each in end} == {"blackjack", "double down", "split"}
    assert {each.net for end in one_box.ends for each in end} == {Fraction(n, 2) for n in (-2, 0, 2, 3)}


@pytest.mark.long
def test_ten_thousand_shuffled_rounds_of_blackjack_settle_in_the_automaton_as_at_the_table(one_box: Automaton) -> None:
    table = blackjack()
    assert agrees(one_box, lambda: Round(table), BASIC, by_value) == ROUNDS
