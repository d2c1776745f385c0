"""What an answer says: the ruling and the money first, what was said and what was made up, options as options."""

from typing import Any

import pytest

from houseway.disputes import Answer, irregularities, rule_on
from houseway.disputes.account import parts
from houseway.disputes.answering import answer_on
from houseway.disputes.first_line import example, first_line, money
from houseway.games import find, variants
from houseway.play.game import Game
from houseway.rulebook.events import Event


def ruled(game: str, report: str, words: str = "", rules: str = "qld", **given: Any) -> Answer:
    held = next(each for each in variants(game) if each.rules == rules)
    [meant] = [each for each in irregularities(held) if each.act == report]
    return rule_on(held, meant, words, given=given)


def test_s144_4_the_wager_that_was_said_is_the_wager_of_the_answer() -> None:
    answer = ruled("roulette", "no spin", "I had $25 on 17 and the ball flew out", cause="ball out of the wheel")
    assert first_line(answer).startswith("No spin: ball out of the wheel; wagers stay undecided and may be taken back.")
    assert money(answer)[0] == "The $25.00 on 17 stays on the layout."
    assert (answer.said, example(answer)) == (True, [])
    assert not [each for each in answer.assumed if "$" in each]


def test_s144_4_where_no_amount_was_said_the_rule_is_told_for_any_stake_and_the_example_is_marked() -> None:
    answer = ruled("roulette", "no spin", "the ball flew out", cause="ball out of the wheel")
    assert money(answer)[0] == "Every wager stays on the layout as it was."
    assert example(answer) == ["Example: the $10.00 on red stays on the layout."]
    assert "$10.00 on red is an example" in answer.assumed
    assert "$" not in first_line(answer)


def test_s5_2_b_what_is_over_the_maximum_that_was_said_goes_back() -> None:
    answer = ruled(
        "roulette", "wager taken by oversight", "she took 600 on red, the max is 500", cause="over the maximum"
    )
    assert money(answer)[:2] == ["The $100.00 on red goes back.", "The $500.00 on red stays on the layout."]
    assert answer.assumed == ()


def test_s5_2_b_a_maximum_that_nobody_said_is_made_up_and_said_to_be() -> None:
    answer = ruled("roulette", "wager taken by oversight", "he got $600 on black", cause="over the maximum")
    assert "the maximum is taken to be $500.00" in answer.assumed
    assert money(answer)[0] == "The $100.00 on black goes back."


@pytest.mark.parametrize(("game", "where"), [("roulette", "red"), ("sic-bo", "small"), ("mini-dice", "field")])
def test_a_late_wager_goes_back_in_the_dollars_that_were_said(game: str, where: str) -> None:
    answer = ruled(game, "wager taken by oversight", f"slid $20 on {where} after no more bets", cause="too late")
    assert money(answer)[0] == f"The $20.00 on {where} goes back."
    assert [(line.stake, line.returned) for line in answer.lines] == [(2000, 2000)]


def test_s60_what_the_floor_manager_decides_is_told_as_options_and_nothing_as_decided() -> None:
    answer = ruled("blackjack", "extra cards to a hand", "two cards too many to box 2, $50 on it")
    assert [(each.who, each.what.partition(":")[0], each.under.text) for each in answer.options] == [
        ("floor manager", "remove cards", "qld s60(b)"),
        ("floor manager", "declare void", "qld s60(a)"),
        ("floor manager", "deem correct", "qld s60(c)"),
    ]
    remove, void, correct = answer.options
    assert void.leads_to[0] == "The $50.00 on box 2 goes back."
    assert "What lies on the layout stays there." in remove.leads_to + correct.leads_to
    assert (answer.lines, [each for each in answer.rulings if "declare" in each.what]) == ((), [])
    assert "The floor manager decides: remove cards, declare void or deem correct." in first_line(answer)
    assert "The floor manager decides between" in [part.heading for part in parts(answer)]


def test_vic_r12_8_a_coup_that_went_wrong_is_completed_or_void_as_the_game_supervisor_decides() -> None:
    game = find("baccarat", rules="vic")
    [meant] = [each for each in irregularities(game) if each.act == "cards out of sequence"]
    answer = rule_on(game, meant)
    assert {each.who for each in answer.options} == {"game supervisor"}
    assert len(answer.options) == 2
    goes_back = [each for each in answer.options if any("goes back" in told for told in each.leads_to)]
    assert len(goes_back) == 1


def test_s127_1_the_paragraphs_are_whole_and_the_one_that_applies_is_marked() -> None:
    section = ruled("craps", "off the table", "a die fell off the table").sections[0]
    [subsection] = section.subsections
    assert [key for key, _, applies in subsection.paragraphs if applies] == ["a"]
    assert len(subsection.paragraphs) == 7


def test_s51_the_card_and_the_box_that_were_said_are_the_details_of_the_report() -> None:
    shoe = ruled("blackjack", "card face up in the shoe", "the queen of hearts was face up in the shoe")
    assert shoe.details["card"] == "QH"
    hand = ruled("blackjack", "extra cards to a hand", "box 3 got a card too many")
    assert (hand.details["hand"], hand.person) == ("box 3", "the player in box 3")


@pytest.mark.parametrize("game", variants("blackjack"), ids=repr)
def test_s56_1_a_hand_without_cards_is_dead_and_the_stake_that_was_said_goes_back(game: Game[Any]) -> None:
    event = Event("blackjack", "no cards at all", ("qld s56(1)",), (), report="hand gone past")
    answer = answer_on(game, event, "I had $25 in box 3 and they gave me no cards")
    assert "No cards were dealt to box 3: the hand is dead. The player in box 3's $25.00 on box 3 goes back." in (
        first_line(answer)
    )


def test_s58_a_player_who_was_gone_past_decides_and_that_is_told_as_options() -> None:
    event = Event("blackjack", "skipped", ("qld s58",), (), report="hand gone past", when="decisions")
    answer = answer_on(find("blackjack", rules="qld"), event, "dealer skipped box 3 with $25 in it")
    assert [(each.who, each.what.partition(":")[0]) for each in answer.options] == [
        ("the player in box 3", "go on"),
        ("the player in box 3", "retract"),
    ]
    assert "The $25.00 on box 3 goes back." in answer.options[1].leads_to


def test_s284_what_nobody_may_do_is_told_with_its_reason() -> None:
    answer = ruled("manila", "exchange cards")
    assert first_line(answer).startswith("That is not allowed: ")
    assert (money(answer), answer.refused) == ([], True)


def test_s279_5_what_could_not_be_there_is_answered_by_the_law_and_never_by_what_is_not_open() -> None:
    game = find("manila")
    event = Event("manila", "a folded player's cards are seen", ("qld s279(5)",), (), report="tell the others")
    answer = answer_on(game, event, "I saw his cards when he folded")
    assert answer.law_alone
    assert "not open" not in first_line(answer)


def test_an_answer_as_data_has_money_assumptions_options_law_and_reasons() -> None:
    data = ruled("roulette", "no spin", "the ball flew out", cause="ball out of the wheel").as_data()
    assert data["says"].startswith("No spin")
    assert data["assumed"]
    assert data["options"] == []
    assert data["provisions"][0]["subsections"][0]["provision"] == "qld s144(4)"
    assert data["readings"][0]["reading"] == "S2"
    [tree] = data["why"]
    assert (tree["format"], tree["because"]) == (
        "houseway.why/1",
        "the dealer told the table: no spin (ball out of the wheel); at that moment: the ball runs",
    )
