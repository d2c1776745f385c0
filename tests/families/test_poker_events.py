"""What the events of a round of poker tell: where it stands, where every chip is, and who is out of it."""

import random
from collections import Counter
from typing import Any

import pytest
from support.seven_card_stud import Play, in_the_final_round, sit, three

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.families.poker.moments import BEFORE
from houseway.families.poker.seat import EARLY, POT
from houseway.games import find
from houseway.play.ask import Choice, Outcome
from houseway.play.driver import answer_ordinarily, ordinary_details
from houseway.play.events import Asked, Moved, Settled
from houseway.play.people import player
from houseway.play.round import Round

GAMES = ("manila", "draw", "5-card-stud", "7-card-stud")


def played(game: str, seed: int) -> Round[Any]:
    """A round to its end in which now and then somebody bets out of turn."""
    chance, source = random.Random(seed), Chance(SeededEntropy(seed))
    people = [player(f"p{at}", 100 * chance.randint(60, 400)) for at in range(chance.randint(2, 6))]
    round_ = Round(find(game).open_table(people=[*people, *find(game).staff()]))
    while not round_.over:
        ask, early = round_.ask, [each for each in round_.options() if each.act == "bet out of turn"]
        if early and chance.random() < 0.2:
            option = chance.choice(early)
            round_.act(option.who, option.act, ordinary_details(option.fields))
        elif isinstance(ask, Outcome):
            round_.outcome(source.card(ask.device))
        elif isinstance(ask, Choice) and ask.who:
            act = chance.choice([each for each in ask.offers if each != "fold"] or list(ask.offers))
            round_.act(ask.who, act, ordinary_details(ask.offers[act].fields))
        else:
            answer_ordinarily(round_)
    return round_


@pytest.mark.parametrize("game", GAMES)
def test_a_round_goes_through_the_moments_of_its_part_in_their_order(game: str) -> None:
    moments, seen = find(game).moments, set()
    for seed in range(10):
        asked = [event.moment for event in played(game, seed).events if isinstance(event, Asked)]
        assert asked == sorted(asked, key=moments.index)
        seen |= set(asked)
    assert seen == set(moments)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_settled_was_moved_to_the_pot_or_waits_for_its_turn(game: str) -> None:
    early = 0
    for seed in range(20):
        put: Counter[str] = Counter()
        for event in played(game, seed).events:
            if isinstance(event, Moved):
                assert event.account in (POT, EARLY)
                put[event.person] -= event.amount
                early += event.account == EARLY
            elif isinstance(event, Settled):
                put[event.line.person] -= event.line.stake
        assert not any(put.values())
    assert early > 0


@pytest.mark.parametrize(
    ("early", "then"),
    [
        pytest.param(500, "fold", id="s403_4_folds"),
        pytest.param(3000, "void", id="s403_5_over_the_limit_s410_a_void"),
    ],
)
def test_what_goes_back_by_a_line_is_with_its_player_once(early: int, then: str) -> None:
    play = three().do("ann bet 5").act("cat", "bet out of turn", amount=early)
    ante = 0 if then == "fold" else 100
    if then == "fold":
        play.do("bob raise 13", "cat fold")
    else:
        play.act("floor manager", "declare a bet void", person="cat", cause="told another of a hand")
    moved = sum(event.amount for event in play.round.events if isinstance(event, Moved) and event.person == "cat")
    back = sum(line.returned for line in play.round.lines if line.person == "cat")
    assert (moved, back) == (-100 - early, early + ante)
    assert play.table.people["cat"].purse.value == 50_000 - 100 + ante


def test_s362_2_a_player_whose_hand_is_dead_is_said_to_be_out() -> None:
    play = in_the_final_round().act("dealer", "declare a hand dead", person="bob", holds="too few cards")
    assert play.called["bob is out of the round of play"] == "qld s407(1)"


def test_s401_2_a_hole_card_that_comes_face_up_is_named() -> None:
    play = Play(sit(ann=100, bob=100), {}, stop=lambda play: play.round.moment == "hole cards and first face up card")
    play.act("dealer", "deal a hole card face up", card="AS")
    assert play.called["ann has AS face up"] == "qld s401(2)"


def test_s401_3_when_a_round_is_over_no_misdeal_is_declared_though_nobody_could_bet_in_it() -> None:
    play = three(opens="highest value card betting")
    for name in ("ann", "bob"):
        play.act("floor manager", "exclude from the round", person=name, cause="told another of a hand")
    assert play.over
    again = Round(play.table)
    assert again.moment == BEFORE
    assert not any(option.act == "declare a misdeal" for option in again.options())
