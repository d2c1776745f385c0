"""The desk: what it is sure of, what it asks back, when it is silent and when it does not know."""

import gc

import pytest
from support.desk import by_law, decides
from support.disputes import DISPUTES, Dispute

from houseway.cite import CITATION
from houseway.disputes import asked
from houseway.disputes.desk import NONE, QUESTIONS, WHICH_GAME
from houseway.errors import BadInput
from houseway.rulebook.near_words import near
from houseway.rulebook.sentence_terms import FILE, written
from houseway.rulebook.sentences import mended, terms
from houseway.rulebook.understanding import heard, index_of

VAGUE = "dealer gave a card too many"


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda each: each.words)
def test_the_provision_that_decides_a_dispute_is_cited_at_once_or_in_the_question(dispute: Dispute) -> None:
    reply = asked(dispute.words, dispute.game, dispute.rules, answer=by_law)
    asked_back = reply.question.choices if reply.question else ()
    cited = [*reply.cites, *(text for each in asked_back for text in CITATION.findall(each.leads_to))]
    assert any(decides(text, {"provisions": [dispute.provision]}) for text in cited)


def test_s51_what_was_said_of_one_event_is_answered_at_once() -> None:
    reply = asked("boxed card in the shoe, what now", "blackjack")
    assert reply.sure == "yes"
    assert reply.cites[0] == "qld s51"
    assert reply.answer is not None


def test_none_of_these_leads_to_others_and_in_the_end_to_what_is_nearest() -> None:
    said: list[str] = []
    answers: list[int] = []
    reply = asked(VAGUE, "blackjack", answer=by_law)
    while reply.question is not None:
        choices = [each.say for each in reply.question.choices]
        assert choices[-1] == NONE
        said += choices[:-1]
        answers.append(len(choices))
        reply = asked(VAGUE, "blackjack", answers=answers, answer=by_law)
    assert len(answers) == QUESTIONS
    assert len(said) == len(set(said))
    assert (reply.sure, reply.answer) == ("no", None)
    assert reply.others


def test_without_a_game_that_is_asked_first_and_all_games_are_there() -> None:
    reply = asked(VAGUE, rules="qld")
    assert reply.question is not None
    assert reply.question.ask == WHICH_GAME
    assert {"blackjack", "baccarat", "7-card-stud"} <= {each.say for each in reply.question.choices}


def test_an_answer_to_no_question_and_a_choice_that_is_not_there_are_bad_input() -> None:
    with pytest.raises(BadInput, match="there are choices 1 to"):
        asked(VAGUE, "blackjack", answers=[9])
    with pytest.raises(BadInput, match="nothing is asked any more"):
        asked("boxed card in the shoe, what now", "blackjack", answers=[1])
    with pytest.raises(BadInput, match="'rulette' is not known"):
        asked(VAGUE, "rulette")


def test_shares_add_up_to_one_and_unknown_words_tell_nothing() -> None:
    assert sum(each.likely for each in heard(VAGUE, "blackjack")) == pytest.approx(1)
    assert heard("xyzzy", "blackjack") == []
    assert asked("xyzzy", "blackjack").sure == "no"


def test_words_lose_their_endings_slips_are_mended_and_near_words_are_known() -> None:
    assert terms("The dealer's skipped two boxes") == terms("dealer skips 2 box")
    assert mended("daeler", {"dealer": [1], "deal": [1]}) == "dealer"
    assert mended("qqqqqq", {"dealer": [1]}) == "qqqqqq"
    assert "bet" in dict(near("gambler"))
    assert all(0 < how <= 1 for _, how in near("gambler"))


def test_how_often_each_term_is_said_is_counted_from_the_events_as_they_are() -> None:
    assert FILE.read_text("utf-8") == written(), "run make said-terms"


def unbounded() -> dict[str, int]:
    """What is kept for as long as the process runs, and how much of it there is."""
    gc.collect()
    found = [each for each in gc.get_objects() if type(each) is type(index_of) and each.__module__ is not None]
    ours = [each for each in found if each.__module__.startswith("houseway") and each.cache_info().maxsize is None]
    return {f"{each.__module__}.{each.__qualname__}": each.cache_info().currsize for each in ours}


def test_words_that_nobody_has_said_before_are_not_kept_for_ever() -> None:
    said = "the ball jumped out of the wheel {} $5 on red"
    asked(said.format("q0x"), "roulette")
    before, known = unbounded(), set(index_of("roulette", None).occurrences)
    for number in range(1, 6):
        asked(said.format(f"q{number}x"), "roulette")
    assert unbounded() == before
    assert set(index_of("roulette", None).occurrences) == known
