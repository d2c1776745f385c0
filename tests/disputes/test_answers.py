"""What an answer says: the ruling and the money first, what was said and what was made up, options as options."""

from typing import Any

import pytest

from houseway.disputes import DeskAnswer, irregularities, rule_on
from houseway.disputes.account import parts
from houseway.disputes.answers import answer_on
from houseway.disputes.first_line import example, first_line, money
from houseway.games import find, variants
from houseway.play.game import Game
from houseway.rulebook.events import Event, events_in


def ruled(game: str, report: str, words: str = "", rules: str = "qld", **given: Any) -> DeskAnswer:
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
    assert "No cards were dealt to box 3: the hand is dead. The $25.00 on box 3 goes back." in (first_line(answer))


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
        "the dealer says: no spin (ball out of the wheel); at that moment: the ball runs",
    )


def told(game: str, name: str, words: str, rules: str = "qld") -> DeskAnswer:
    [event] = [each for each in events_in(game).events if each.name == name]
    return answer_on(next(each for each in variants(game) if each.rules == rules), event, words)


@pytest.mark.parametrize(
    ("game", "name", "words", "says"),
    [
        (
            "roulette",
            "a straight up bet wins",
            "I had twenty bucks on 8 and the ball landed on 8",
            "The $20.00 on 8 wins $700.00 at 35 to 1, and the stake stays.",
        ),
        (
            "roulette",
            "a split, street, corner or six-line wins",
            "10 on the split 17/20 and 20 hit",
            "The $10.00 on split 17-20 wins $170.00 at 17 to 1, and the stake stays.",
        ),
        (
            "craps",
            "a win bet once there is a point",
            "25 on the pass line, point was 6 and he sevened out",
            "The $25.00 on the win bet loses.",
        ),
        (
            "craps",
            "a field bet wins or loses",
            "10 on the field and a 12 came",
            "The $10.00 on the field bet wins $20.00 at 2 to 1, and the stake goes back.",
        ),
        (
            "sic-bo",
            "a triple wins",
            "20 on triple 6 and three sixes came",
            "The $20.00 on triple 6 wins $3600.00 at 180 to 1, and the stake goes back.",
        ),
        (
            "two-up",
            "the spinner's wager on heads wins or loses",
            "spinner had 20 on heads and threw tails",
            "The $20.00 on the spinner's wager on heads loses.",
        ),
        (
            "wheel-of-fortune",
            "a bet on a symbol wins or loses",
            "5 on symbol c and d came up",
            "The $5.00 on symbol c loses.",
        ),
    ],
)
def test_what_was_wagered_and_what_came_are_as_they_were_said(game: str, name: str, words: str, says: str) -> None:
    answer = told(game, name, words)
    assert first_line(answer) == says


def test_s143_1_what_came_is_said_to_be_made_up_where_nobody_said_it() -> None:
    answer = told("roulette", "a straight up bet wins", "$20 on a number, what do I get")
    assert "what came is taken to be 17" in answer.assumed


@pytest.mark.parametrize("box", [1, 2, 5])
def test_s56_2_the_hand_is_the_one_at_the_box_that_was_said(box: int) -> None:
    answer = told("blackjack", "a box has been dealt only one card", f"box {box} only got one card, 100 down")
    assert first_line(answer).startswith(f"Box {box} has one card")
    assert f"The $100.00 on box {box} goes back." in answer.options[1].leads_to


def test_s97_2_a_late_wager_is_called_so_once_and_its_money_told_once() -> None:
    answer = told("baccarat", "a wager is placed after no more bets", "guy put 300 on banker after no more bets")
    assert first_line(answer).startswith(
        "The wager on the banker's hand came too late. The $300.00 on the banker's hand goes back."
    )
    assert "Example" not in str(parts(answer))


@pytest.mark.parametrize(
    ("words", "moment"),
    [("my 20 on red got knocked to black while the ball was spinning", "the ball runs"), ("my 20 on red moved", "")],
)
def test_s139_it_happened_when_the_words_say_it_did(words: str, moment: str) -> None:
    answer = told("roulette", "chips are knocked to another place before the ball is at rest", words)
    assert moment in ("", answer.moment)
    assert bool(moment) is not any(each.startswith("it is taken to have happened") for each in answer.assumed)


def test_s53_2_the_dealer_has_the_total_that_was_said_and_never_an_impossible_one() -> None:
    name = "the dealer draws another card on 17 or more"
    said = told("blackjack", name, "dealer hit on 18, it was the 4 of hearts, I have 19 with 25 down")
    assert first_line(said).startswith(
        "The dealer had 18 and drew 4H: it goes to the discard rack. The $25.00 on box 1"
    )
    assert first_line(told("blackjack", name, "dealer drew one too many")).startswith("The dealer had 17 and drew ")


def test_s60_as_many_cards_too_many_as_were_said() -> None:
    answer = told("blackjack", "a player is dealt more cards than asked for", "box 3 got two cards too many, 50 on it")
    assert len(answer.details["cards"]) == 2
    assert not [each for option in answer.options for each in option.leads_to if "declare void" in each]


def test_s106_3_the_card_that_was_said_is_the_card_and_another_is_marked_as_an_example() -> None:
    name = "an extra card comes out of the shoe and is seen"
    assert told("baccarat", name, "an extra card, the queen of hearts, we all saw it").details["card"] == "QH"
    assert "card: 4♦ is an example" in told("baccarat", name, "an extra card came out and we saw it").assumed


def test_s222_7_the_ball_and_the_number_on_the_board_are_those_that_were_said() -> None:
    words = "board showed 45 but the ball was 54"
    answer = told("keno", "the board shows another number than the ball", words)
    assert first_line(answer).startswith("The boards showed 45 for the ball 54: the ball is the record.")


def test_s454_what_any_round_has_is_no_duty_that_comes_of_the_report() -> None:
    answer = told("pai-gow", "a player shows tiles to others", "player in box 3 showed his tiles, 200 on it")
    assert [each.what for each in answer.duties] == []
    assert "The $200.00 on box 3 stays on the layout." in money(answer)


def test_s125_the_duties_are_those_of_the_provision_in_their_order() -> None:
    answer = told("craps", "a die goes off the table on a throw", "one die fell off, I had 30 on the pass line")
    assert [each.what for each in answer.duties] == ["announce: no roll", "end the search", "check the dice"]


def test_s5_2_b_a_limit_that_nobody_said_is_marked_and_the_entry_is_what_was_said() -> None:
    answer = told("keno", "an entry over the maximum was taken", "clerk took a $600 entry")
    assert answer.details["stake"] == 60000
    assert "the limits are those of an ordinary sign" in answer.assumed


def test_s472_5_a_what_came_decides_nothing_yet_and_no_other_result_is_told() -> None:
    name = "the spinner's wager wins or loses at triple penny two-up"
    answer = told("triple-penny-two-up", name, "spinner had 100 on heads and it came three heads")
    assert first_line(answer).endswith("The $100.00 on the spinner's wager on heads stays on the layout.")


def test_s65_the_card_goes_to_the_box_that_should_have_had_it() -> None:
    name = "a single card is put in the wrong place and noticed at once"
    answer = told("blackjack", name, "dealer put the 6C on box 2 instead of box 3, 25 each")
    assert first_line(answer).startswith("6C, put at box 2, is moved to box 3.")


def test_s75_a_wager_that_nobody_named_is_an_example_and_so_is_what_came() -> None:
    words = "10 on the 2 and 5 combo and dice were 2 5 6"
    answer = told("sic-bo", "a combination of two dice wins", words)
    assert first_line(answer).endswith(" at 6 to 1, and the stake goes back.")
    assert {"it is taken to be on dice combinations 1-2", "what came is taken to be 1-2-5"} <= set(answer.assumed)


def test_s63_a_hand_at_a_box_where_nobody_plays_is_that_of_nobody() -> None:
    answer = told("blackjack", "a hand is dealt to a box that has no wager", "cards went to box 6 where nobody bet")
    assert first_line(answer).startswith("A hand dealt to box 6, which has no wager, is void.")


def test_s88_chips_are_moved_from_where_they_lay_to_where_they_were_pushed() -> None:
    answer = told("baccarat", "chips are knocked or moved on the layout", "my 200 was pushed from banker to player")
    assert (answer.details["from"], answer.details["to"]) == ("banker's hand", "player's hand")
