"""The table of an event is brought to where it happens: how it is run, what happened before, and when."""

import pytest

from houseway.disputes import irregularities
from houseway.disputes.answers import answer_on, is_decided, meant_by
from houseway.disputes.irregularities import OVERSIGHT
from houseway.games import GAMES, variants
from houseway.play.wager import Verdict
from houseway.rulebook.events import GENERAL, Event, events_in

BY_OVERSIGHT = [each for each in events_in(GENERAL).events if each.report == OVERSIGHT]


def event(game: str, name: str) -> Event:
    return next(each for each in events_in(game).events if each.name == name)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("taken", BY_OVERSIGHT, ids=lambda each: each.name)
def test_a_wager_taken_by_oversight_is_ruled_on_at_every_game_that_has_wagers_laid_out(game: str, taken: Event) -> None:
    for text in variants(game):
        listed = OVERSIGHT in {each.act for each in irregularities(text)}
        assert (meant_by(text, taken) is not None) == listed
        answer = answer_on(text, taken)
        assert answer.law_alone or is_decided(text, taken, answer)
        assert listed != answer.law_alone


def test_s5_2_a_a_second_wager_under_the_minimum_is_void_and_the_first_is_not() -> None:
    for text in variants("sic-bo"):
        first = answer_on(text, event(GENERAL, "a player's first wager under the minimum was taken"))
        again = answer_on(text, event(GENERAL, "a player's wager under the minimum was taken again"))
        assert "valid this once" in first.ruled[0].what
        assert [line.verdict for line in again.lines] == [Verdict.VOID]


def test_s5_3_increments_above_the_minimum_are_refused() -> None:
    for game in GAMES:
        for text in variants(game):
            if text.rules == "qld":
                answer = answer_on(text, event(GENERAL, "the required step is larger than the minimum"))
                assert answer.refused
                assert [each.text for each in answer.cites] == ["qld s5(3)"]


def test_s140_1_an_omitted_wager_is_laid_once_an_inspector_was_told() -> None:
    """What was told lies and is settled with the others."""
    answer = answer_on(
        variants("roulette")[0], event("roulette", "the dealer forgot a bet that is to be repeated every spin")
    )
    assert answer.ruled[0].cites[0].text == "qld s140(1)"
    assert answer.later


def test_s168_4_c_a_players_wager_is_lost_by_the_fifth_odds_and_no_sooner() -> None:
    """The history of the game is played, and the spin that decides is the one that is told of."""
    answer = answer_on(variants("two-up")[0], event("two-up", "five odds in a row, with players' wagers down"))
    own = [line for line in answer.lines if line.person == answer.person]
    assert [(line.verdict, line.cites[0].text) for line in own] == [(Verdict.LOSE, "qld s168(4)(c)")]


def test_s143_1_a_payout_is_told_for_the_amount_that_was_said() -> None:
    answer = answer_on(variants("roulette")[0], event("roulette", "a straight up bet wins"), "he had $20 on it")
    assert [(line.stake, line.paid) for line in answer.lines] == [(2000, 70000)]
    assert answer.said


def test_an_amount_that_the_table_does_not_take_is_told_for_an_example() -> None:
    answer = answer_on(variants("roulette")[0], event("roulette", "a straight up bet wins"), "he had $200000 on it")
    assert [(line.stake, line.paid) for line in answer.lines] == [(1000, 35000)]
    assert not answer.said
