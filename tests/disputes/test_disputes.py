"""Disputes in a floor manager's words: the table's own ruling, by its provision; every report by its ordinary name."""

from random import Random
from typing import Any

import pytest
from support.disputes import DISPUTES, Dispute
from support.sessions import EVERY

from houseway.cite import cite
from houseway.disputes import DeskAnswer, answer_on, irregularities, named, rule_on
from houseway.errors import BadInput
from houseway.games import find, variants
from houseway.games import find as find_game
from houseway.play.game import Game
from houseway.play.record import read, replay
from houseway.rulebook.understanding import heard

SOME = 2


def game_of(dispute: Dispute) -> Game[Any]:
    return next(each for each in variants(dispute.game) if each.rules == dispute.rules)


def ruled(game: Game[Any], words: str, provision: str, **told: Any) -> DeskAnswer:
    """What the table rules on the likeliest event that a provision decides, of those that the words may be about."""
    found = (event for event, _ in heard(words, game.name, game.rules) if provision in steps_of(event.decides))
    return answer_on(game, next(found), words, **told)


def steps_of(provisions: tuple[str, ...]) -> set[str]:
    return {step for text in provisions for step in cite(text).steps}


def cited(answer: DeskAnswer) -> list[str]:
    return [step for each in answer.cites for step in each.steps]


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda each: each.words)
def test_the_ruling_on_a_dispute_cites_the_provision_that_decides_it(dispute: Dispute) -> None:
    answer = ruled(game_of(dispute), dispute.words, dispute.provision)
    assert dispute.provision in cited(answer)
    assert all(ruling.what for ruling in answer.rulings)


@pytest.mark.parametrize("name", EVERY)
def test_every_report_is_found_by_its_ordinary_name(name: str) -> None:
    game = EVERY[name]
    for each in irregularities(game):
        words = " ".join((each.act, each.says, *each.causes[:1]))
        assert each.act in [found.act for found in named(game, words)]


@pytest.mark.parametrize("name", EVERY)
def test_a_report_is_ruled_on_or_refused_by_its_provision_and_the_round_replays(name: str) -> None:
    game = EVERY[name]
    for each in Random(name).sample(irregularities(game), SOME):
        try:
            answer = rule_on(game, each)
        except BadInput:
            continue  # its details are nothing that could be guessed
        assert answer.cites
        if answer.record:
            assert replay(read(answer.record), find).differences == []


def test_s317_1_b_and_s357_1_d_the_paragraph_is_the_one_that_the_words_tell_of() -> None:
    uncut = ruled(find_game("draw"), "cards were dealt but never cut", "qld s317(1)(b)")
    assert (uncut.irregularity, uncut.details["fault"]) == ("declare a misdeal", "the cards are not cut")
    assert "qld s317(1)(b)" in cited(uncut)
    extra = ruled(
        find_game("5-card-stud"), "somebody was dealt a card too many before any betting", "qld s357(1)(d)(iii)"
    )
    assert "qld s357(1)(d)(iii)" in cited(extra)


@pytest.mark.parametrize(
    ("game", "words", "paragraph"),
    [
        ("craps", "a die rests on chips, its sides on two", "qld s127(1)(e)"),
        ("mini-baccarat", "the next hand's first card was seen", "qld s209(4)(a)"),
        ("triple-penny-two-up", "the spinner stood outside the ring", "qld s477(2)(e)"),
        ("triple-penny-two-up", "a coin rolled out of the ring", "qld s477(2)(c)"),
    ],
)
def test_the_words_tell_the_paragraph(game: str, words: str, paragraph: str) -> None:
    assert paragraph in cited(ruled(find_game(game), words, paragraph))


def test_s56_1_a_hand_gone_past_at_both_deals_is_dead_and_its_wagers_go_back() -> None:
    answer = ruled(find_game("blackjack"), "a box was not dealt any cards", "qld s56(1)")
    assert answer.irregularity == "hand gone past"
    assert {(line.verdict.value, line.returned) for line in answer.lines} == {("void", answer.lines[0].stake)}


def test_s248_what_happened_is_ruled_on_before_what_is_only_forbidden() -> None:
    first = ruled(find_game("caribbean-stud"), "two players were showing each other their cards", "qld s248")
    assert (first.irregularity, first.refused) == ("suspect a breach", False)


def test_s144_4_what_staff_do_and_who_gets_what() -> None:
    answer = ruled(find_game("roulette"), "the ball jumped out of the wheel", "qld s144(4)")
    assert (answer.irregularity, answer.details["cause"]) == ("no spin", "ball out of the wheel")
    assert [(duty.who, duty.what) for duty in answer.duties] == [("dealer", "announce: no spin")]
    assert (answer.lines, bool(answer.stays), bool(answer.later)) == ((), True, True)


def test_vic_25_1999_r14_4_what_is_due_of_somebody_is_among_the_steps_under_its_own_provision() -> None:
    game = find_game("caribbean-stud", rules="vic", on="2000-01-01")
    answer = ruled(game, "wrong number of cards", "vic 25/1999 r14.4")
    due = [(each.who, each.what, each.under.text) for each in answer.duties]
    assert ("dealer", "notify the game supervisor", "vic 25/1999 r14.4") in due


def test_s125_the_steps_after_a_die_is_off_the_table_are_in_order() -> None:
    answer = ruled(find_game("craps"), "a die fell off the table", "qld s127(1)")
    steps = [duty.what for duty in answer.duties]
    assert steps[:2] == ["announce: no roll", "end the search"]
    assert "check the dice" in steps


def test_s5_2_b_a_wager_over_the_maximum_that_was_taken_is_void_for_the_excess() -> None:
    answer = ruled(find_game("roulette"), "bet over the maximum was taken", "qld s5(2)(b)")
    assert answer.irregularity == "wager taken by oversight"
    assert "qld s5(2)(b)" in cited(answer)
    assert answer.lines[0].verdict.value == "void"


def test_the_moment_and_the_details_may_be_named() -> None:
    game = find_game("blackjack")
    [meant] = [each for each in irregularities(game) if each.act == "hand gone past"]
    assert "qld s56(2)" in cited(rule_on(game, meant))
    with pytest.raises(BadInput, match="a round never stands at 'the moon'; it stands at"):
        rule_on(game, meant, when="the moon")
    with pytest.raises(BadInput, match="a round never stands at 'the moon'; it stands at"):
        ruled(game, "dealer skipped a player", "qld s58", when="the moon")
    [spin] = [each for each in irregularities(find_game("roulette")) if each.act == "no spin"]
    answer = rule_on(find_game("roulette"), spin, given={"cause": "ball hung up"})
    assert "qld s144(3)" in cited(answer)


def test_what_nobody_may_do_is_refused_by_its_provision() -> None:
    game = find_game("manila")
    [meant] = [each for each in irregularities(game) if each.act == "exchange cards"]
    answer = rule_on(game, meant)
    assert (answer.refused, cited(answer)[0]) == (True, "qld s284(2)(a)")


def test_s5_2_b_the_wager_that_was_taken_is_the_one_that_is_told() -> None:
    told = {"on": "red", "stake": "3000", "person": "seat 2"}
    answer = ruled(find_game("roulette"), "bet over the maximum was taken", "qld s5(2)(b)", given=told)
    assert (answer.by, answer.details["on"], answer.details["stake"]) == ("seat 2", "red", 300000)
    with pytest.raises(BadInput, match=r"not −\$5.00"):
        ruled(find_game("roulette"), "bet over the maximum was taken", "qld s5(2)(b)", given={"stake": "-5"})
