"""What is asked when a ruling has changed the hand that it was asked of: asked anew, or dropped (qld s60)."""

from typing import Any

import pytest
from support.blackjack import Played, begin, deal

from houseway.equipment.cards import names
from houseway.play.wager import Verdict

CORRECT = "floor manager deem correct"


def extra(played: Played, hand: str, cards: str, *ruling: str) -> Played:
    """Cards too many, with another card out since; and what the floor manager says to it."""
    played.act("dealer", "extra cards to a hand", hand=hand, cards=cards.split(), since="another card")
    return played.play(*ruling)


def remove(played: Played, *cards: str) -> Played:
    return played.act("floor manager", "remove cards", cards=list(cards))


def cards_of(played: Played, hand: int = 0) -> str:
    return names(played.table.hands()[hand].cards)


def test_s60_c_reading_b54_two_cards_deemed_correct_are_not_given_the_second_that_was_awaited() -> None:
    played = begin("ann", "bob").cards("10S 8S 6C")
    assert played.awaits == "card for box 1"
    extra(played, "box 1", "9S", CORRECT)
    assert (cards_of(played), played.awaits) == ("10S 9S", "card for box 2")
    played.cards("10D").play("ann stand", "bob stand", "10C", "5D").settle()
    assert (played.verdict("ann"), played.net("bob")) == (Verdict.LOSE, -1000)


def test_s60_b_a_hand_that_is_left_with_one_card_still_gets_its_second() -> None:
    played = extra(begin("ann", "bob").cards("10S 8S 6C"), "box 1", "9S")
    remove(played, "10S")
    assert (cards_of(played), played.awaits) == ("9S", "card for box 1")


def test_s60_c_a_doubled_hand_that_is_deemed_correct_has_its_one_card() -> None:
    played = deal("ann: 6S 5D", dealer="6C").play("ann double down 10")
    extra(played, "box 1", "10H", CORRECT)
    assert (cards_of(played), played.awaits) == ("6S 5D 10H", "card for dealer")
    played.play("10C", "2C").settle()
    assert played.net("ann") == 2000


def test_s60_b_a_doubled_hand_whose_extra_card_is_removed_still_gets_its_one_card() -> None:
    played = deal("ann: 6S 5D", dealer="6C").play("ann double down 10")
    remove(extra(played, "box 1", "10H"), "10H")
    assert (cards_of(played), played.awaits) == ("6S 5D", "card for box 1")


def test_s60_c_a_card_that_was_drawn_to_is_not_wanted_by_a_hand_of_other_cards() -> None:
    played = deal("ann: 6S 5D", dealer="6C").play("ann draw")
    extra(played, "box 1", "7H", CORRECT)
    assert (cards_of(played), played.awaits, played.open) == ("6S 5D 7H", "ann", ["draw", "stand"])


def test_s60_b_a_card_that_was_drawn_to_comes_where_the_hand_is_as_it_was() -> None:
    played = deal("ann: 6S 5D", dealer="6C").play("ann draw")
    remove(extra(played, "box 1", "7H"), "7H")
    assert (cards_of(played), played.awaits) == ("6S 5D", "card for box 1")


@pytest.mark.parametrize(("hand", "then"), [("box 1", "ann"), ("box 1, second hand", "card for box 1")])
def test_s60_c_s38_3_a_split_card_with_two_cards_gets_no_further_second_one(hand: str, then: str) -> None:
    played = deal("ann: 8S 8D", dealer="6C").play("ann split")
    assert played.awaits == "card for box 1"
    extra(played, hand, "10H", CORRECT)
    assert played.awaits == then
    if then != "ann":
        played.cards("9H").play("ann stand")
        assert (cards_of(played, 1), played.awaits) == ("8D 10H", "ann")


def test_s60_c_s39_2_no_draw_is_directed_to_a_hand_that_is_over_11_now() -> None:
    played = deal("ann: 3S 5D", dealer="6C").play("ann stand")
    assert played.open == ["direct a draw", "let stand"]
    extra(played, "box 1", "9H", CORRECT)
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s60_c_s64_b_an_absent_players_hand_draws_no_more_once_it_is_over_11() -> None:
    played = deal("ann: 3S 5D", dealer="6C").act("pit boss", "act for an absent player")
    assert played.awaits == "card for box 1"
    extra(played, "box 1", "9H", CORRECT)
    assert (cards_of(played), played.awaits) == ("3S 5D 9H", "card for dealer")


def test_s60_c_s35_4_even_money_is_not_offered_on_what_is_a_blackjack_no_more() -> None:
    played = deal("ann: AS KD", dealer="AC")
    assert played.open == ["decline", "even money", "insure"]
    extra(played, "box 1", "5H", CORRECT)
    assert (played.awaits, played.open) == ("ann", ["decline", "insure"])


def test_s60_c_s56_2_a_hand_that_is_owed_a_second_card_and_has_two_is_played_in_its_turn() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C").play("dealer go past")
    played.act("dealer", "hand gone past", hand="box 1").play("ann go on")
    extra(played, "box 1", "8H", CORRECT)
    played.cards("10D")
    assert (cards_of(played), played.awaits) == ("10S 8H", "ann")


@pytest.mark.parametrize("ruling", ["deem correct", "declare void"])
def test_s60_two_reports_on_one_hand_are_each_ruled_on(ruling: str) -> None:
    played = deal("ann: 6S 5D", dealer="6C").play("ann draw")
    extra(played, "box 1", "2H", CORRECT)
    extra(played, "box 1", "3H", f"floor manager {ruling}")
    after: dict[str, Any] = {"deem correct": ("6S 5D 2H 3H", "ann"), "declare void": ("6S 5D 2H 3H", "")}
    assert (cards_of(played), played.awaits) == after[ruling]
