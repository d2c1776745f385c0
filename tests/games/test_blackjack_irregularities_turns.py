"""Positions and hands that the dealer goes past, and players who do not act: ss 54, 56 to 59, 61 and 64."""

from typing import Any

import pytest
from support.blackjack import FLOOR, PIT, Played, begin, deal

from houseway.equipment.cards import card, names
from houseway.play.wager import Verdict

PASS = "dealer go past"


def found(played: Played, hand: str, by: str = "dealer") -> Played:
    return played.act(by, "hand gone past", hand=hand)


def cards_of(played: Played, hand: int = 0) -> str:
    return names(played.table.hands()[hand].cards)


# s54


def no_first_card(*boxes: str, **rules: Any) -> Played:
    """The dealer misses a first card, and finds out with one second card still to be dealt."""
    played = begin(*boxes, **rules).cards("10S 9S").play(PASS).cards("8D")
    return played.act("dealer", "dealer has no first card")


def test_s54_a_the_second_cards_are_finished_first() -> None:
    played = no_first_card("ann", "bob")
    assert (played.awaits, played.rulings) == ("card for box 2", [["qld s54"]])


def test_s54_b_then_one_card_is_dealt_to_the_dealer() -> None:
    played = no_first_card("ann", "bob").cards("2D")
    assert played.awaits == "card for dealer"
    played.cards("6C")
    assert names(played.table.dealer.cards) == "6C"


def test_s54_c_then_every_player_may_withdraw() -> None:
    played = no_first_card("ann", "bob").cards("2D 6C")
    assert (played.awaits, played.open) == ("ann", ["stay", "withdraw"])
    played.play("ann withdraw")
    assert (played.verdict("ann"), played.under("ann"), played.awaits) == (Verdict.VOID, ["qld s54(c)"], "bob")


def test_s54_d_and_the_hands_that_are_left_are_acted_on() -> None:
    played = no_first_card("ann", "bob").cards("2D 6C").play("ann withdraw", "bob stay")
    assert (played.awaits, played.open) == ("bob", ["double down", "draw", "stand"])


def test_s54_e_and_the_round_is_finished_in_the_usual_way() -> None:
    played = no_first_card("ann", "bob").cards("2D 6C").play("ann stay", "bob stay", "ann stand", "bob draw", "8H")
    played.play("bob stand", "10C", "9C").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 1000)


def test_s54_e_insurance_follows_an_ace_that_was_dealt_late() -> None:
    played = no_first_card("ann", "bob").cards("2D AC").play("ann stay", "bob stay")
    assert (played.awaits, played.open) == ("ann", ["decline", "insure"])


def test_s54_e_a_blackjack_is_paid_against_the_late_card() -> None:
    played = begin("ann", "bob").cards("AS 9S").play(PASS).cards("KD")
    played.act("ann", "dealer has no first card").cards("2D 6C").play("ann stay", "bob stay")
    assert (played.net("ann"), played.awaits) == (1500, "bob")


def test_s54_several_players_of_a_box_choose_each_for_themselves() -> None:
    played = begin("ann + bob", players_to_a_box=2).cards("10S").play(PASS)
    played.act("dealer", "dealer has no first card").cards("5D 6C").play("ann withdraw", "bob stay")
    assert (played.awaits, played.open) == ("bob", ["draw", "stand"])  # now the first player of the box


def test_s54_with_everybody_withdrawn_the_round_is_over() -> None:
    played = no_first_card("ann", "bob").cards("2D 6C").play("ann withdraw", "bob withdraw")
    assert played.over
    assert played.table.shoe.conserved([])


def test_s54_c_a_side_wager_goes_back_unless_the_cards_have_decided_it_reading_B30() -> None:
    side = [("ann", "super sevens", "5"), ("bob", "super sevens", "5"), ("cat", "super sevens", "5")]
    played = begin("ann", "bob", "cat", side=side, super_sevens=True).cards("7S 7H 8S").play(PASS)
    played.act("dealer", "dealer has no first card").cards("7S 2D 7C 6C")
    played.play("ann withdraw", "bob withdraw", "cat withdraw")
    assert [played.line(who, "super sevens").paid for who in ("ann", "bob", "cat")] == [50_000, 1500, 0]
    assert played.verdict("cat", "super sevens") is Verdict.LOSE


# s56


def test_s56_1_a_hand_without_cards_is_dead_and_its_wager_goes_back() -> None:
    played = begin("ann", "bob").play(PASS, "9S", "6C", PASS, "10D", "bob stand")
    assert played.rulings == [["qld s56(1)"]]  # at the latest before the dealer's second card
    assert (played.verdict("ann"), played.under("ann"), played.awaits) == (
        Verdict.VOID,
        ["qld s56(1)"],
        "card for dealer",
    )


@pytest.mark.parametrize("by", ["dealer", "ann", "floor manager"])
def test_s56_1_anybody_may_notice_at_once(by: str) -> None:
    played = begin("ann", "bob").play(PASS, "9S", "6C", PASS)
    found(played, "box 1", by)
    assert (played.verdict("ann"), played.awaits) == (Verdict.VOID, "card for box 2")


def test_s56_1_the_last_hand_too_whenever_it_is_found() -> None:
    at_the_end = begin("ann", "bob").play("9S", PASS, "6C", "10D", PASS, "ann stand", "10C", "5C").settle()
    assert (at_the_end.verdict("bob"), at_the_end.verdict("ann")) == (Verdict.VOID, Verdict.LOSE)
    in_the_play = begin("ann", "bob").play("9S", PASS, "6C", "10D", PASS)
    assert found(in_the_play, "box 2").verdict("bob") is Verdict.VOID


def test_s56_2_a_hand_with_one_card_retracts_or_gets_the_second_after_all_others() -> None:
    played = begin("ann", "bob", "cat").cards("10S 9S 8S 6C").play(PASS)
    found(played, "box 1")
    assert (played.awaits, played.open) == ("ann", ["go on", "retract"])
    played.play("ann go on", "2D 3D")
    assert played.awaits == "card for box 1"
    played.cards("4D")
    assert (cards_of(played), played.awaits) == ("10S 4D", "ann")


def test_s56_2_retracted_the_wager_is_given_back_and_no_card_comes() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C").play(PASS)
    found(played, "box 1").play("ann retract")
    assert (played.verdict("ann"), played.under("ann"), played.awaits) == (
        Verdict.VOID,
        ["qld s56(2)"],
        "card for box 2",
    )
    assert played.cards("2D").awaits == "bob"


def test_s56_2_found_while_the_hands_are_played_the_card_comes_at_once() -> None:
    played = begin("ann", "bob", "cat").cards("10S 9S 8S 6C 5D").play(PASS).cards("3D")
    found(played, "box 2").play("bob go on")
    assert played.awaits == "card for box 2"
    played.cards("2D").play("ann stand")
    assert (played.awaits, played.open) == ("bob", ["double down", "draw", "stand"])


@pytest.mark.parametrize("before", [(), ("bob stand",), ("bob draw",)])
def test_s56_2_s30_2_before_any_other_card_a_late_second_card_is_played_in_its_place(before: tuple[str, ...]) -> None:
    played = begin("ann", "bob", "cat").cards("10S 9S 8S 6C").play(PASS).cards("5D 3D").play(*before)
    waited = played.awaits
    found(played, "box 1").play("ann go on", "2D")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])
    played.play("ann draw", "3C", "ann stand")
    assert played.awaits == waited
    assert cards_of(played) == "10S 2D 3C"


def test_s56_2_reading_b62_after_another_card_it_plays_after_the_others() -> None:
    played = begin("ann", "bob", "cat").cards("10S 9S 8S 6C").play(PASS).cards("5D 3D").play("bob draw", "2C")
    found(played, "box 1").play("ann go on", "2D")
    assert played.awaits == "bob"
    played.play("bob stand", "cat stand", "dealer let stand")
    assert played.awaits == "ann"
    played.play("ann stand")
    assert played.awaits == "card for dealer"


def test_s56_2_unnoticed_it_comes_to_light_before_the_dealers_second_card() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C").play(PASS).cards("10D").play("bob stand")
    assert (played.awaits, played.open) == ("ann", ["go on", "retract"])
    played.play("ann go on", "8D", "ann stand", "10C", "10H").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 1000)


def test_s56_2_a_hand_missed_in_the_first_round_of_cards_has_one_card_after_the_second() -> None:
    played = begin("ann", "bob").play(PASS, "9S", "6C", "10S", "10D", "bob stand")
    assert (cards_of(played), played.awaits, played.open) == ("10S", "ann", ["go on", "retract"])


def test_s56_2_each_player_of_the_box_chooses() -> None:
    played = begin("ann + bob", "cat", players_to_a_box=2).cards("10S 9S 6C").play(PASS)
    found(played, "box 1").play("ann retract", "bob go on", "2D", "4D")
    assert (played.verdict("ann"), played.awaits) == (Verdict.VOID, "bob")


def test_s56_2_the_late_card_decides_super_sevens_and_makes_a_blackjack_that_is_paid() -> None:
    side = [("ann", "super sevens", "5"), ("bob", "super sevens", "5")]
    played = begin("ann", "bob", "cat", side=side, super_sevens=True).cards("7S AS 9S 6C").play(PASS, PASS).cards("2D")
    assert [line.person for line in played.lines()] == ["bob"]  # its first card is no seven
    found(played, "box 1").play("ann go on", "8D")
    assert played.line("ann", "super sevens").paid == 1500
    found(played, "box 2").play("bob go on", "KD")
    assert (played.line("bob").paid, played.under("bob")[0]) == (1500, "qld s35(1)")


def test_s56_2_not_for_the_last_player_whose_second_card_is_simply_next() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C").play(PASS)
    found(played, "box 1").play("ann go on")
    played.play(PASS)
    found(played, "box 2")
    played.cards("2D")
    assert played.awaits == "card for box 2"
    assert played.cards("3D").awaits == "ann"


# s57


def last_has_one_card() -> Played:
    """The last player has no second card; all others are done, and the dealer's second card is awaited."""
    return begin("ann", "bob").cards("10S 9S 6C 10D").play(PASS, "ann stand")


def test_s57_1_the_last_player_without_a_second_card_while_the_dealer_has_none() -> None:
    played = last_has_one_card()
    assert played.awaits == "card for dealer"
    found(played, "box 2", by="bob")
    assert played.rulings == [["qld s57(1)", "qld s57(2)"]]


def test_s57_1_not_before_the_others_are_done() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C 10D").play(PASS)
    assert played.refused("bob", "hand gone past", hand="box 2") == "qld s56(1)"


def test_s57_2_a_may_retract_the_wager() -> None:
    played = found(last_has_one_card(), "box 2").play("bob retract")
    assert (played.verdict("bob"), played.under("bob"), played.awaits) == (
        Verdict.VOID,
        ["qld s57(2)"],
        "card for dealer",
    )


def test_s57_2_b_or_is_dealt_a_second_card_and_more_before_the_dealer() -> None:
    played = found(last_has_one_card(), "box 2").play("bob go on", "2D", "bob draw", "8D", "bob stand")
    assert (cards_of(played, 1), played.awaits) == ("9S 2D 8D", "card for dealer")
    played.cards("10C 2C").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 1000)


def test_s57_2_b_the_last_card_of_the_shoe_may_go_with_it() -> None:
    played = last_has_one_card()
    shoe = played.table.shoe
    for number, count in enumerate(list(shoe.counts)):
        for _ in range(count - (number == card("2C"))):
            shoe.take(number)
            shoe.discard([number])
    found(played, "box 2").play("bob go on", "2C", "bob stand", "dealer let stand")
    assert played.rulings[-1] == ["qld s55"]


# s58


def not_hit() -> Played:
    """Box 1 has two cards and was not asked."""
    return deal("ann: 10S 5D", "bob: 9S 9D", dealer="6C", then=(PASS,))


def test_s58_a_player_who_was_not_asked_retracts_or_plays_after_all_others() -> None:
    played = found(not_hit(), "box 1")
    assert (played.awaits, played.open) == ("ann", ["go on", "retract"])
    played.play("ann go on")
    assert played.awaits == "bob"
    played.play("bob stand")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])
    played.play("ann draw", "5H", "ann stand")
    assert played.awaits == "card for dealer"


def test_s58_retracted_the_wager_goes_back() -> None:
    played = found(not_hit(), "box 1").play("ann retract", "bob stand", "10C", "4C").settle()
    assert (played.under("ann"), played.net("bob")) == (["qld s58"], -1000)


def test_s58_unnoticed_it_comes_to_light_before_the_dealers_second_card() -> None:
    played = not_hit().play("bob stand")
    assert (played.awaits, played.open, played.rulings) == ("ann", ["go on", "retract"], [["qld s58"]])


def test_s58_the_last_player_who_was_not_asked_is_asked_then() -> None:
    played = deal("ann: 10S 5D", "bob: 9S 9D", dealer="6C", then=("ann stand", PASS))
    assert played.awaits == "card for dealer"
    found(played, "box 2")
    assert (played.awaits, "draw" in played.open) == ("bob", True)
    assert not played.rulings


def test_s58_a_hand_gone_past_has_not_declined_a_card_its_side_wagers_wait() -> None:
    side = [("ann", "super sevens", "1"), ("ann", "bonus blackjack", "1")]
    rules: dict[str, Any] = {"super_sevens": True, "bonus_blackjack": "AS KS"}
    played = deal("ann: 7S 7S", "bob: 9S 9D", dealer="6C", then=(PASS,), side=side, **rules)
    assert not played.lines()
    found(played, "box 1").play("ann go on", "bob stand", "ann draw", "7S")
    assert played.line("ann", "super sevens").paid == 500_000


def test_s58_two_hands_may_be_missed_in_one_round() -> None:
    played = deal("ann: 10S 5D", "bob: 9S 9D", "cat: 8S 8D", dealer="6C", then=(PASS, PASS))
    found(played, "box 2").play("bob go on", "cat stand")
    assert played.awaits == "ann"
    played.play("ann retract")
    assert played.awaits == "bob"


# s59


def dealer_has_played(*cards: str, first: str = "6C", insured: bool = False) -> Played:
    """The last player has one card, 9S; the dealer has drawn these cards. Ann stands on 20."""
    played = begin("ann", "bob").cards(f"10S 9S {first} 10D").play(PASS)
    if insured:
        played.play("ann insure 5", "bob decline")
    elif first == "AC":
        played.play("ann decline", "bob decline")
    return played.play("ann stand", *cards)


def test_s59_1_the_last_player_was_missed_and_the_dealer_has_drawn() -> None:
    played = found(dealer_has_played("5C", "3C", "7C"), "box 2", by="bob")
    assert played.rulings == [["qld s59(1)", "qld s59(2)", "qld s59(3)"]]
    assert played.awaits == "bob"  # there is no choice to retract


def test_s59_1_nobody_noticed_until_the_settlement() -> None:
    played = dealer_has_played("5C", "3C", "7C").settle()
    assert (played.awaits, cards_of(played, 1)) == ("bob", "9S 5C")
    assert not played.listed("dealer") & {"go past", "extra cards to the dealer"}  # the dealer's turn was taken


def test_s59_2_the_dealers_cards_after_the_first_are_separated_in_their_order() -> None:
    played = found(dealer_has_played("5C", "3C", "7C"), "box 2")
    assert names(played.table.dealer.cards) == "6C"
    assert names(played.table.next_cards) == "3C 7C"


def test_s59_3_the_dealers_cards_serve_the_last_player_first() -> None:
    played = found(dealer_has_played("5C", "3C", "7C"), "box 2").play("bob draw", "bob stand")
    assert (cards_of(played, 1), names(played.table.dealer.cards)) == ("9S 5C 3C", "6C 7C")
    assert played.awaits == "card for dealer"  # only then the shoe


def test_s59_4_a_a_second_card_to_a_player_who_has_none() -> None:
    assert cards_of(found(dealer_has_played("5C", "3C", "7C"), "box 2"), 1) == "9S 5C"


def test_s59_4_b_and_as_many_more_as_the_player_wants() -> None:
    played = found(dealer_has_played("2C", "3C", "2C", "5C"), "box 2").play("bob draw", "bob draw", "bob draw")
    assert (cards_of(played, 1), played.awaits) == ("9S 2C 3C 2C 5C", "card for dealer")
    hit = deal("ann: 10S 10D", "bob: 9S 5D", dealer="6C", then=("ann stand", PASS, "2C", "3C", "6H"))
    assert (hit.awaits, cards_of(hit, 1)) == ("bob", "9S 5D")  # who has a second card gets none in its place


def test_s59_5_then_the_dealer_gets_a_second_card_and_draws_as_ever() -> None:
    played = found(dealer_has_played("5C", "3C", "7C"), "box 2").play("bob stand")
    assert names(played.table.dealer.cards) == "6C 3C 7C"
    assert played.awaits == "card for dealer"
    played.cards("4C")
    assert played.rulings[-1] == ["qld s59(5)"]
    played.settle()
    assert (played.net("ann"), played.net("bob")) == (0, -1000)


def test_s59_1_b_a_second_card_alone_is_dealt_again_too_reading_B7() -> None:
    at_the_end = found(dealer_has_played("KC", first="10C"), "box 2")
    assert (at_the_end.rulings[0][-1], cards_of(at_the_end, 1)) == ("reading B7", "9S KC")
    on_the_way = dealer_has_played("5C")
    assert on_the_way.awaits == "card for dealer"
    found(on_the_way, "box 2")
    assert on_the_way.rulings[0][-1] == "reading B7"
    on_the_way.play("bob stand", "10H", "2H").settle()
    assert names(on_the_way.table.dealer.cards) == "6C 10H 2H"
    assert (on_the_way.net("ann"), on_the_way.net("bob")) == (1000, -1000)


def test_s59_5_insurance_is_decided_by_the_new_second_card() -> None:
    played = dealer_has_played("KC", first="AC", insured=True)
    assert played.line("ann", "insurance").paid == 1000
    found(played, "box 2")
    assert not played.lines("ann", "insurance")
    assert played.table.people["ann"].purse.value == 50_000 - 1000 - 500
    played.play("bob stand", "7C").settle()
    assert (played.verdict("ann", "insurance"), played.net("ann")) == (Verdict.LOSE, 500)


def test_s59_5_insurance_that_was_void_stays_so() -> None:
    played = dealer_has_played(first="AC", insured=True)
    played.act(FLOOR, "declare wagers void", person="ann").cards("KC")
    found(played, "box 2").play("bob stand", "7C").settle()
    assert played.verdict("ann", "insurance") is Verdict.VOID
    assert played.net("ann") == 0


# s61


def deciding_without(*boxes: str, **rules: Any) -> Played:
    """The dealer has no first card, and nobody has noticed when the players are asked."""
    return begin(*boxes, **rules).cards("10S 9S").play(PASS).cards("6D 10D")


def test_s61_1_a_found_while_a_hand_is_acted_on_every_player_may_withdraw() -> None:
    played = deciding_without("ann", "bob").act("dealer", "dealer has no first card")
    assert (played.awaits, played.open, played.rulings) == ("ann", ["stay", "withdraw"], [["qld s61(1)(a)"]])
    played.play("ann withdraw")
    assert (played.under("ann"), played.awaits) == (["qld s61(1)(a)"], "bob")


def test_s61_1_b_the_other_hands_are_finished_and_nobody_insures() -> None:
    played = deciding_without("ann", "bob").act("dealer", "dealer has no first card").play("ann stay", "bob withdraw")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s61_1_a_the_choice_is_given_at_the_latest_before_the_dealers_cards_and_once() -> None:
    played = deciding_without("ann", "bob").play("ann stand", "bob stand")
    assert (played.awaits, played.open) == ("ann", ["stay", "withdraw"])
    played.play("ann stay", "bob stay")
    assert played.awaits == "card for dealer"


def test_s61_2_the_dealer_takes_two_cards_and_finishes_the_hand() -> None:
    played = deciding_without("ann", "bob").act("dealer", "dealer has no first card").play("ann stay", "bob withdraw")
    played.play("ann stand", "6C", "10C")
    assert (names(played.table.dealer.cards), played.awaits) == ("6C 10C", "card for dealer")
    assert ["qld s61(2)"] in played.rulings
    played.cards("10H").settle()
    assert played.net("ann") == 1000


def test_s61_2_a_blackjack_of_the_two_cards_is_one() -> None:
    played = deciding_without("ann", "bob").play("ann stand", "bob stand", "ann stay", "bob stay", "AC", "KC").settle()
    assert (played.net("ann"), played.net("bob")) == (-1000, -1000)


def test_s61_3_no_cards_where_everybody_has_withdrawn_or_is_over_21() -> None:
    played = deciding_without("ann", "bob").play("ann draw", "10H").act("bob", "dealer has no first card")
    assert played.awaits == "bob"  # ann has lost already (reading B35)
    assert played.rulings == [["qld s61(1)(a)", "reading B35"]]
    played.play("bob withdraw").settle()
    assert played.over
    assert (played.verdict("ann"), played.verdict("bob")) == (Verdict.LOSE, Verdict.VOID)
    assert not played.table.dealer.cards
    assert ["qld s61(3)"] in played.rulings


def test_s61_3_an_additional_wager_on_a_hand_over_21_is_lost_with_it_reading_B35() -> None:
    played = begin("ann", "bob").cards("9S 9H").play(PASS).cards("9D 2D").play("ann split", "5H", "ann draw", "10H")
    played.play("8H", "ann draw", "10D").act("dealer", "dealer has no first card")
    assert played.awaits == "bob"
    played.play("bob withdraw").settle()
    assert played.net("ann") == -2000


# s64


def test_s64_a_the_two_initial_cards_are_dealt_whoever_is_there() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C 6D 10D")
    assert [len(hand.cards) for hand in played.table.hands()] == [2, 2]


@pytest.mark.parametrize("by", ["floor manager", "assistant pit boss", "pit boss"])
def test_s64_b_cards_are_drawn_while_the_hard_total_is_11_or_less(by: str) -> None:
    played = deal("ann: 2S 3D", "bob: 9S 9D", dealer="6C").act(by, "act for an absent player")
    assert played.awaits == "card for box 1"
    played.cards("4D")
    assert played.awaits == "card for box 1"
    played.cards("3H")
    assert (cards_of(played), played.awaits) == ("2S 3D 4D 3H", "bob")
    assert played.rulings == [["qld s64(b)", "reading B8"]]


def test_s64_b_the_hard_total_counts_even_a_soft_20_but_never_21_reading_B8() -> None:
    soft = deal("ann: AS 9D", dealer="6C").act(PIT, "act for an absent player")
    assert soft.awaits == "card for box 1"
    soft.cards("AD")  # 21
    assert soft.awaits == "card for dealer"
    assert deal("ann: 10S 2D", dealer="6C").act(PIT, "act for an absent player").awaits == "card for dealer"


def test_s64_b_each_split_hand_by_itself() -> None:
    played = deal("ann: 3S 3D", dealer="6C", then=("ann split", "2H")).act(PIT, "act for an absent player")
    played.cards("10H 9H")
    assert (cards_of(played, 0), cards_of(played, 1), played.awaits) == ("3S 2H 10H", "3D 9H", "ann")
    assert played.act(PIT, "act for an absent player").awaits == "card for dealer"


def test_s64_b_two_sevens_are_paid_as_ever() -> None:
    played = deal("ann: 7S 7H", dealer="6C", side=[("ann", "super sevens", "1")], super_sevens=True)
    played.act(PIT, "act for an absent player")
    assert "qld s48(4)" in played.under("ann", "super sevens")


def test_s64_not_by_the_dealer_nor_where_nobody_is_awaited() -> None:
    played = deal("ann: 2S 3D", dealer="6C")
    assert played.refused("dealer", "act for an absent player") == "qld s64"
    assert begin("ann").refused(PIT, "act for an absent player") == "qld s64"


def test_s64_to_anything_else_the_answer_stakes_nothing_more_reading_B34() -> None:
    insured = deal("ann: 10S 9D", dealer="AC").act(PIT, "act for an absent player")
    assert (insured.awaits, insured.open, len(insured.table.placed)) == ("ann", ["draw", "stand"], 1)
    assert insured.rulings == [["qld s64", "reading B34"]]
    followed = deal("ann + bob: 8S 8D", dealer="6C", players_to_a_box=2, then=("ann split",))
    followed.act(PIT, "act for an absent player")
    assert [p.selection for p in followed.table.placed if p.person == "bob"] == ["box 1"]
    kept = found(not_hit(), "box 1").act(PIT, "act for an absent player")
    assert (kept.awaits, len(kept.table.placed)) == ("bob", 2)


@pytest.mark.parametrize(("cards", "takes"), [("5S 6D", True), ("10S 2D", False)])
def test_s64_an_exposed_card_is_taken_where_the_hand_would_draw_reading_B34(cards: str, takes: bool) -> None:
    played = deal(f"ann: {cards}", dealer="6C").act("dealer", "card drawn in error, exposed", card="2H")
    played.act(PIT, "act for an absent player")
    assert (len(played.table.hands()[0].cards) == 3) == takes


# Whoever is gone is not asked


def test_s56_2_a_player_whose_wagers_were_declared_void_is_not_asked() -> None:
    played = begin("ann + bob", "cat", players_to_a_box=2).cards("10S 9S 6C").play(PASS)
    found(played, "box 1").act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "bob"


def test_s61_1_a_player_who_is_excluded_is_not_asked_reading_B17() -> None:
    played = deciding_without("ann", "bob").act(FLOOR, "exclude", person="ann")
    played.act("dealer", "dealer has no first card")
    assert played.awaits == "bob"


def test_s52_3_a_player_whose_wagers_were_declared_void_is_not_asked() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 6D", dealer="6C").act("dealer", "card drawn in error, exposed", card="KS")
    played.act(FLOOR, "declare wagers void", person="ann")
    assert played.awaits == "bob"
    played.play("bob accept")
    assert played.table.shoe.conserved([c for h in played.table.hands() for c in h.cards] + played.table.dealer.cards)


def test_s56_1_a_hand_alone_against_the_dealer() -> None:
    played = begin("ann").play(PASS, "6C", PASS, "10C", "5C").settle()
    assert (played.over, played.verdict("ann")) == (True, Verdict.VOID)
