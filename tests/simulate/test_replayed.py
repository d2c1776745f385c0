"""Rounds of the kernels, played again at the table outcome by outcome: the same settlement to the cent."""

from collections.abc import Iterator
from typing import Any

import pytest

from houseway.equipment.entropy import SeededEntropy
from houseway.games import find
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.round import Round
from houseway.play.strategy import Decider
from houseway.play.table import Table
from houseway.play.view import view
from houseway.play.walk import End, ended
from houseway.simulate import throws
from houseway.simulate.draws import DrawPlan
from houseway.simulate.games import Request, plans
from houseway.simulate.shoes import ShoePlan, clear
from houseway.simulate.start import WHO, Sitting, StartPlace, again
from houseway.simulate.throws import lie_together, places_of
from houseway.strategies import Strategy

ROUNDS = 300


def at_the_table(sitting: Sitting, table: Table, outcomes: Iterator[Any], strategy: Decider | None) -> End:
    """One round, whatever the table asks before it: shuffles, cuts, cards to burn."""
    round_, waiting = Round(table), list(sitting.places)
    while not round_.over:
        while waiting and round_.wagering is not None and sitting.lay(round_, waiting[0]):
            waiting.pop(0)
        if isinstance(round_.ask, Outcome):
            round_.outcome(next(outcomes))
        elif strategy and isinstance(round_.ask, Choice) and round_.ask.who == WHO and "draw" in round_.ask.offers:
            seen = view(round_, WHO)
            move = strategy.decide(seen, seen.listed)
            round_.act(WHO, *move) if move else answer_ordinarily(round_)
        else:
            answer_ordinarily(round_)
    assert not list(outcomes), "the table asked for fewer cards than the kernel dealt"
    lines = list(round_.lines)
    clear(table)
    return ended(lines, lines[0].stake)


def replay(sitting: Sitting, plan: Any, strategy: Decider | None = None, rounds: int = ROUNDS) -> int:
    """One shoe after another at one table, which is shuffled where the kernel's cards are."""
    table, seen = sitting.table(), plan.seen(11, 3, rounds)
    for each in seen:
        assert at_the_table(sitting, table, iter(each.outcomes), strategy) == plan.ends[each.end]
    return len(seen)


@pytest.mark.parametrize("rules", ["qld", "vic"])
def test_baccarat_card_by_card_with_burnt_cards_the_cutting_card_and_the_last_round(rules: str) -> None:
    asked = Request(find("baccarat", rules=rules))
    (plan,) = plans(asked)
    sitting = Sitting(asked.game, {}, tuple(StartPlace(row.name, WHO) for row in asked.game.wagers))
    assert replay(sitting, plan) == ROUNDS


@pytest.mark.parametrize("decks", [6, 8])
def test_mini_baccarat_card_by_card_with_a_card_burnt_unseen(decks: int) -> None:
    asked = Request(find("mini-baccarat", {"decks": decks}))
    (plan,) = plans(asked)
    sitting = Sitting(asked.game, {}, tuple(StartPlace(row.name, WHO) for row in asked.game.wagers))
    assert replay(sitting, plan) == ROUNDS


@pytest.mark.parametrize("decks", [1, 8])
def test_com_bo_card_by_card(decks: int) -> None:
    asked = Request(find("com-bo", {"decks": decks}))
    (plan,) = plans(asked)
    assert replay(lie_together(asked, places_of(asked.game)), plan, rounds=100) == 100


@pytest.mark.parametrize("name", ["roulette", "sic-bo", "wheel-of-fortune", "mini-dice"])
def test_one_throw_after_another(name: str) -> None:
    asked = Request(find(name))
    (plan,) = plans(asked)
    assert replay(lie_together(asked, places_of(asked.game)), plan, rounds=60) == 60


@pytest.mark.long
@pytest.mark.parametrize(
    ("settings", "side"), [({}, []), ({"super_sevens": True}, [StartPlace("super sevens", "box 1")])]
)
def test_blackjack_card_by_card_from_shoes_with_a_cutting_card(
    settings: dict[str, Any], side: list[StartPlace]
) -> None:
    asked = Request(find("blackjack"), Strategy("blackjack"), settings)
    (plan,) = plans(asked)
    assert isinstance(plan, ShoePlan)
    sitting = Sitting(asked.game, settings, (StartPlace("blackjack", "box 1"), *side))
    assert replay(sitting, plan, Strategy("blackjack").decider(asked.game, SeededEntropy("simulate")), 2000) == 2000


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("two-up", StartPlace("spinner's wager on heads", "heads")),
        ("two-up", StartPlace("tails", "tails")),
        ("triple-penny-two-up", StartPlace("spinner's bonus wager on tails", "tails")),
        ("craps", StartPlace("win bet", "win bet")),
        ("craps", StartPlace("place bet to win", "6")),
        ("craps", StartPlace("don't win odds", "4")),
    ],
)
def test_wagers_that_stand_throw_by_throw(name: str, place: StartPlace) -> None:
    sitting, walked = throws.first_walk(throws.settings_for(Sitting(find(name), {}, (place,))), "replayed")
    plan = DrawPlan("replayed", walked.tables, dict(walked.weights), throws.alike)
    for each in plan.seen(11, 3, 40):
        assert until_decided(sitting, iter(each.outcomes), place) == plan.ends[each.end]


def until_decided(sitting: Sitting, outcomes: Iterator[Any], place: StartPlace) -> End:
    """One round after another, until the wager is decided."""
    round_ = sitting()
    while True:
        while not round_.over:
            if isinstance(round_.ask, Outcome):
                round_.outcome(next(outcomes))
            else:
                sitting.answer(round_)
        decided = [line for line in round_.lines if sitting.counts(line)]
        if decided:
            assert not list(outcomes)
            return tuple(each._replace(selection=place.selection) for each in ended(decided, decided[0].stake))
        round_ = again(round_)
