"""Cards that go wrong at blackjack: ss 51 to 53, 55, 60, 62, 63 and 65."""

from typing import Any, Final

import pytest
from support.blackjack import FLOOR, Played, begin, deal, table_of

from houseway.equipment.cards import NAME, card, names
from houseway.equipment.shoe import Shoe
from houseway.errors import Refused
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.wager import Verdict

FLOOR_MANAGERS: Final = "assistant pit boss or floor manager or pit boss"  # reading B59


def shoe_with(cards: str, *people: str, **rules: Any) -> BlackjackTable:
    """A table whose shoe holds only these cards; the others are in the rack."""
    table = table_of(*people, **rules)
    shoe = table.shoe
    assert isinstance(shoe, Shoe)
    keep = [card(name) for name in cards.split()]
    for number, count in enumerate(list(shoe.counts)):
        for _ in range(count - keep.count(number)):
            shoe.take(number)
            shoe.discard([number])
    shoe.marker = 0
    return table


def shuffle(played: Played) -> Played:
    """Shuffled, cut by whoever is first asked, and back in the shoe."""
    played.act("dealer", "shuffle").act("dealer", "offer the cut").act(played.awaits, "cut")
    return played.play("dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")


def in_rack(played: Played) -> str:
    return str(played.table.shoe.plain().get("rack", ""))


def cards_of(played: Played, hand: int = 0) -> str:
    return names(played.table.hands()[hand].cards)


# s51


@pytest.mark.parametrize("before", ["", "10S", "10S 9C", "10S 9C 9D"])
def test_s51_a_card_face_up_in_the_shoe_goes_to_the_rack_and_the_next_is_dealt(before: str) -> None:
    played = begin("ann").cards(before)
    if len(before.split()) == 3:
        played.play("ann draw")
    awaited = played.awaits
    played.act("dealer", "card face up in the shoe", card="2C")
    assert (in_rack(played), played.awaits, played.rulings) == ("2C", awaited, [["qld s51"]])
    assert played.table.shoe.remaining == 416 - len(before.split()) - 1


def test_s51_in_the_dealers_turn() -> None:
    played = deal("ann: 10S 9D", dealer="6C", then=("ann stand", "10C"))
    played.act("floor manager", "card face up in the shoe", card="KC").cards("5D").settle()
    assert (names(played.table.dealer.cards), played.verdict("ann")) == ("6C 10C 5D", Verdict.LOSE)


def test_s51_the_last_card_of_the_shoe_is_shuffled_in_again_with_the_discards() -> None:
    played = begin("ann", table=shoe_with("10S 9C 2D", "ann")).cards("10S 9C")
    played.act("dealer", "card face up in the shoe", card="2D")
    assert played.rulings == [["qld s51"], ["qld s55"]]
    shuffle(played)
    assert played.awaits == "card for box 1"
    assert played.table.shoe.remaining == 414
    assert played.table.shoe.counts[card("2D")] == 8


def test_s51_it_may_be_found_when_no_card_is_awaited_and_before_the_deal() -> None:
    for played in (deal("ann: 10S 9D", dealer="AC"), deal("ann: 10S 9D", dealer="6C"), Played(table_of())):
        awaited = played.awaits
        played.act("dealer", "card face up in the shoe", card="2C")
        assert (in_rack(played), played.awaits, played.rulings) == ("2C", awaited, [["qld s51"]])
    table = table_of(ready=False)
    assert Played(table).refused("dealer", "card face up in the shoe", card="2C") == "qld s51"  # none is in the shoe


# s52


def test_s52_1_a_card_drawn_unseen_is_simply_the_next() -> None:
    played = deal("ann: 10S 5D", dealer="6C").act("dealer", "card drawn in error, not seen")
    assert played.rulings == [["qld s52(1)"]]
    played.play("ann draw", "6D", "10C 2C").settle()
    assert played.verdict("ann") is Verdict.WIN


def test_s52_2_a_card_that_was_seen_is_offered_to_the_hand_whose_turn_it_is() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 9D", dealer="6C").act("dealer", "card drawn in error, exposed", card="6S")
    assert (played.awaits, played.open, played.rulings) == ("ann", ["accept", "refuse"], [["qld s52(2)"]])
    played.play("ann accept")
    assert (cards_of(played), played.awaits) == ("10S 5D 6S", "bob")


def test_s52_2_after_taking_it_the_player_goes_on_but_not_as_with_two_cards() -> None:
    played = deal("ann: 5S 5D", dealer="6C").act("dealer", "card drawn in error, exposed", card="2S")
    played.play("ann accept")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s52_2_not_before_everybody_has_two_cards_nor_for_a_card_that_was_asked_for() -> None:
    for played in (begin("ann").cards("10S 9C"), deal("ann: 10S 5D", dealer="6C", then=("ann draw",))):
        assert played.refused("dealer", "card drawn in error, exposed", card="2S") == "qld s52(2)"


def test_s52_3_who_refuses_it_draws_no_more_on_that_hand() -> None:
    played = deal("ann: 5S 6D", "bob: 10D 5C", dealer="6C").act("dealer", "card drawn in error, exposed", card="2S")
    played.play("ann refuse")
    assert played.awaits == "bob"
    played.play("bob accept")
    assert played.awaits == "bob"  # ann's hand of 11 is passed by, and bob has his turn with three cards
    assert (cards_of(played, 0), cards_of(played, 1)) == ("5S 6D", "10D 5C 2S")
    assert played.rulings[-1] == ["qld s52(3)", "reading B11"]


def test_s52_3_a_split_hand_is_barred_by_itself_and_the_other_takes_its_second_card_reading_B32() -> None:
    played = deal("ann: 8S 8D", dealer="6C", then=("ann split", "3S"))
    played.act("dealer", "card drawn in error, exposed", card="2S").play("ann refuse")
    assert (cards_of(played, 0), cards_of(played, 1)) == ("8S 3S", "8D 2S")
    assert played.rulings[-1] == ["qld s38(3)", "reading B32"]
    assert (played.awaits, played.open) == ("ann", ["double down", "draw", "stand"])


def test_s52_3_a_hand_that_may_draw_no_more_is_not_asked() -> None:
    played = deal("ann: 5S 6D", "bob: AS KD", "cat: 10D 9C", dealer="10C")
    played.act("dealer", "card drawn in error, exposed", card="2S").play("ann refuse")
    assert played.awaits == "cat"


def test_s52_4_refused_by_all_it_is_the_dealers_second_card() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 6D", dealer="6C").act("dealer", "card drawn in error, exposed", card="KS")
    played.play("ann refuse", "bob refuse")
    assert played.rulings[-1] == ["qld s52(4)"]
    assert (names(played.table.dealer.cards), played.awaits) == ("6C KS", "card for dealer")
    played.cards("10C").settle()
    assert (played.net("ann"), played.net("bob")) == (1000, 1000)


def test_s52_4_it_decides_insurance_as_the_second_card_does() -> None:
    played = deal("ann: 10S 5D", dealer="AC", then=("ann insure 5",))
    played.act("dealer", "card drawn in error, exposed", card="KS").play("ann refuse").settle()
    assert (played.line("ann", "insurance").paid, played.net("ann")) == (1000, 0)


def test_s52_4_it_is_kept_for_the_dealer_whoever_else_is_still_to_draw() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 6D", dealer="6C").act("dealer", "go past")
    played.act("dealer", "card drawn in error, exposed", card="KS").play("bob refuse")
    played.play("ann go on", "ann draw", "2H", "ann stand")
    assert (cards_of(played), names(played.table.dealer.cards)) == ("10S 5D 2H", "6C KS")


def test_s52_4_with_two_cards_already_under_s62_the_dealer_has_it_next_or_not_at_all() -> None:
    for first, total in (("5H", 21), ("KH", 16)):
        played = deal("ann: 10S 5D", dealer="6C")
        played.act("dealer", "extra cards to the dealer", cards=[first], since="another card")
        played.act("dealer", "card drawn in error, exposed", card="KS").play("ann refuse")
        if total == 16:
            assert names(played.table.dealer.cards) == "6C KH KS"
        else:
            assert names(played.table.dealer.cards) == "6C 5H KS"
        played.settle()
        assert played.table.shoe.conserved([])


def test_s52_2_super_sevens_are_paid_at_once_on_an_exposed_third_card() -> None:
    played = deal("ann: 7S 7S", dealer="6C", super_sevens=True, side=[("ann", "super sevens", "1")])
    played.act("dealer", "card drawn in error, exposed", card="7S").play("ann accept")
    assert played.line("ann", "super sevens").paid == 500_000


# s53


def test_s53_1_a_card_drawn_to_17_or_more_does_not_count() -> None:
    played = deal("ann: 10S 9D", dealer="10C")
    played.play("ann stand", "7C").act("dealer", "card drawn to the dealer's 17", card="4C")
    assert (names(played.table.dealer.cards), played.rulings) == ("10C 7C", [["qld s53(1)", "qld s53(2)"]])
    played.settle()
    assert played.verdict("ann") is Verdict.WIN


def test_s53_2_it_goes_to_the_discard_rack() -> None:
    played = deal("ann: 10S 9D", dealer="10C").play("ann stand", "7C")
    played.act("dealer", "card drawn to the dealer's 17", card="4C")
    assert in_rack(played) == "4C"
    assert played.awaits == "dealer"


def test_s53_1_not_while_the_dealer_has_less() -> None:
    played = deal("ann: 10S 9D", dealer="10C").play("ann draw", "9C", "6C")
    assert played.refused("dealer", "card drawn to the dealer's 17", card="4C") == "qld s53(1)"


# s55


@pytest.mark.parametrize("dealt", range(1, 8))
def test_s55_wherever_the_shoe_runs_out_the_discards_are_shuffled_and_cut(dealt: int) -> None:
    order = "10S 9C 5D 2H 3H 2C 8C"
    kept = " ".join(order.split()[:dealt])
    played = begin("ann", table=shoe_with(kept, "ann"))
    steps = [*order.split()[:3], "ann draw", "2H", "ann draw", "3H", "ann stand", "2C", "8C"]
    for step in steps:
        if played.rulings and played.rulings[-1] == ["qld s55"] and played.awaits == "dealer" and step != "settle":
            shuffle(played)
        if played.over:
            break
        played.play(step)
    played.settle()
    assert played.over
    assert played.verdict("ann") is Verdict.WIN  # 20 against 19
    assert played.table.shoe.conserved([])
    assert (["qld s55"] in played.rulings) == (dealt < 7)


def test_s55_only_the_discards_are_shuffled_not_the_cards_on_the_table() -> None:
    played = begin("ann", table=shoe_with("10S 9C", "ann")).cards("10S 9C")
    shuffle(played)
    assert played.table.shoe.remaining == 416 - 2
    assert played.table.shoe.counts[card("10S")] == 7


def test_s55_a_player_who_is_not_there_declines_the_cut_reading_B34() -> None:
    played = begin("ann", table=shoe_with("10S 9C", "ann")).cards("10S 9C")
    played.play("dealer shuffle", "dealer offer the cut").act("pit boss", "act for an absent player")
    assert played.open == ["cut"]
    assert played.awaits == "assistant pit boss or dealer or floor manager or pit boss"


def test_s55_fewer_than_twenty_discards_are_cut_anywhere_reading_B36() -> None:
    table = shoe_with("10S 9C", "ann", card_machine=False)
    shoe = table.shoe
    assert isinstance(shoe, Shoe)
    played = begin("ann", table=table)
    shoe.rack[:] = [0] * 52
    shoe.rack[card("2C")] = 3
    played.cards("10S 9C").play("dealer shuffle", "dealer offer the cut")
    assert played.refused("ann", "cut", at=4) == "qld s26(4)"
    played.act("ann", "cut", at=1)
    played.play("dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")
    assert played.cards("2C").awaits == "ann"


def test_s55_where_no_card_is_left_anywhere_the_wagers_go_back_reading_B31() -> None:
    table = table_of("ann", "bob", card_machine=True, approved=(1, 8), decks=1)
    played = begin("ann", "bob", table=table).cards("10S 9S 6C 5S 7S")
    left = [name for name in NAME if table.shoe.counts[card(name)]]
    played.act("dealer", "extra cards to a hand", hand="box 2", cards=left, since="another card")
    played.play("floor manager deem correct", "ann draw")
    assert played.rulings[-1] == ["qld s55", "reading B31"]
    assert played.over
    assert (played.verdict("ann"), played.verdict("bob")) == (Verdict.VOID, Verdict.LOSE)  # bob has all the cards
    assert table.shoe.remaining == 52


# s60


def ruled(ruling: str, **details: Any) -> Played:
    """Box 1 has 10S 5D and is given 9S and 2S in error, found when another card is out; the floor manager rules."""
    played = deal("ann: 10S 5D", "bob: 10D 6D", dealer="6C")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["9S", "2S"], since="another card")
    assert played.awaits == FLOOR_MANAGERS
    return played.act(FLOOR, ruling, **details)


@pytest.mark.parametrize("who", [FLOOR, "assistant pit boss", "pit boss"])
def test_s60_reading_b59_whoever_is_licensed_for_games_supervision_is_a_floor_manager(who: str) -> None:
    played = deal("ann: 10S 5D", dealer="6C")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["2S", "3S"], since="another card")
    assert played.act(who, "declare void").verdict("ann") is Verdict.VOID


def test_s60_a_the_floor_manager_declares_the_wager_void() -> None:
    played = ruled("declare void")
    assert (played.verdict("ann"), played.under("ann"), played.awaits) == (Verdict.VOID, ["qld s60(a)"], "bob")


def test_s60_b_or_has_cards_removed_into_the_discard_rack() -> None:
    played = ruled("remove cards", cards=["9S"])
    assert (cards_of(played), in_rack(played), played.awaits) == ("10S 5D 2S", "9S", "ann")
    assert played.rulings[-1] == ["qld s60(b)"]


def test_s60_b_any_of_the_hands_cards_but_no_more_than_were_too_many_reading_B33() -> None:
    played = ruled("remove cards", cards=["10S", "5D"])
    assert cards_of(played) == "9S 2S"
    assert "double down" in played.open  # the decision is asked for anew, on what the hand is now
    with pytest.raises(Refused, match="at most 2"):
        ruled("remove cards", cards=["10S", "5D", "9S"])


def test_s60_c_or_deems_all_cards_correctly_dealt() -> None:
    played = ruled("deem correct")
    assert cards_of(played) == "10S 5D 9S 2S"
    assert (played.verdict("ann"), played.awaits) == (Verdict.LOSE, "bob")
    assert played.rulings[-1] == ["qld s60(c)"]


def test_s60_twins_of_two_decks_are_told_apart() -> None:
    played = deal("ann: 10S 2D", "bob: 10D 6D", dealer="6C")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["2S", "2S"], since="another card")
    played.act(FLOOR, "remove cards", cards=["2S", "2S"])
    assert (cards_of(played), in_rack(played)) == ("10S 2D", "2S*2")


def test_s60_found_late_it_is_ruled_on_in_the_dealers_turn_and_before_the_settlement() -> None:
    played = deal("ann: 10S 5D", "bob: 10D 9D", dealer="6C", then=("ann draw", "2H", "ann stand", "bob stand"))
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["3S"], since="another card")
    played.act(FLOOR, "deem correct").cards("10C 4D")
    assert played.awaits == "dealer"
    assert "qld s60" not in played.listed("ann")
    played.act("dealer", "extra cards to a hand", hand="box 2", cards=["3H"], since="another card")
    played.act(FLOOR, "declare void").settle()
    assert (played.verdict("ann"), played.verdict("bob")) == (Verdict.VOID, Verdict.VOID)
    assert played.under("ann") == ["qld s18(e)"]


def test_s60_a_blackjack_that_is_one_no_more_makes_the_dealer_draw() -> None:
    played = deal("ann: AS KD", dealer="10C", then=())
    played.cards("5C")
    assert played.awaits == "dealer"  # nothing to draw for against a blackjack (s40(2))
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["6S"], since="another card")
    played.act(FLOOR, "deem correct")
    assert played.awaits == "card for dealer"
    played.cards("5H").settle()
    assert played.verdict("ann") is Verdict.LOSE


def test_s60_the_only_hand_being_void_the_dealer_draws_no_more() -> None:
    played = deal("ann: 10S 5D", dealer="6C", then=("ann stand", "6D"))
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["6S"], since="another card")
    played.act(FLOOR, "declare void").settle()
    assert played.over


def test_s60_a_a_side_wager_already_decided_is_settled_the_others_go_back_reading_B30() -> None:
    side = [("ann", "super sevens", "1"), ("ann", "bonus blackjack", "1")]
    rules: dict[str, Any] = {"super_sevens": True, "bonus_blackjack": "AS KS"}
    played = deal("ann: 7S 7H", "bob: 10D 9D", dealer="6C", side=side, **rules)
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["7D"], since="another card")
    played.act(FLOOR, "declare void")
    assert played.line("ann", "super sevens").paid == 5000  # two sevens: the third should not be there
    assert played.verdict("ann", "bonus blackjack") is Verdict.VOID
    assert "reading B30" in played.under("ann", "bonus blackjack")


def test_s60_c_a_third_seven_that_is_deemed_correct_is_paid_at_once() -> None:
    played = deal("ann: 7S 7H", dealer="6C", side=[("ann", "super sevens", "1")], super_sevens=True)
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["7D"], since="another card")
    played.act(FLOOR, "deem correct")
    assert played.line("ann", "super sevens").paid == 50_000


# s62


def test_s62_the_dealers_cards_count_as_after_the_second_but_are_no_blackjack() -> None:
    played = deal("ann: 10S 6D", "bob: 10D 9D", dealer="KC", then=("ann draw", "5D"))
    played.act("dealer", "extra cards to the dealer", cards=["AC"], since="another card")
    played.play("bob stand").settle()
    assert played.over  # 21, and no card is drawn to it
    assert (played.verdict("ann"), played.under("ann")) == (Verdict.VOID, ["qld s18(e)"])
    assert played.verdict("bob") is Verdict.LOSE


def test_s62_a_blackjack_is_paid_against_them_reading_B5() -> None:
    played = begin("ann").cards("AS KC")
    played.act("dealer", "extra cards to the dealer", cards=["AC"], since="another card").cards("KD").settle()
    assert (played.net("ann"), "reading B5" in played.under("ann")) == (1500, True)


def test_s62_no_insurance_is_offered_reading_B6() -> None:
    played = begin("ann").cards("10S AC")
    played.act("dealer", "extra cards to the dealer", cards=["3C"], since="another card").cards("9D")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])


def test_s62_insurance_that_was_taken_before_it_was_found_is_void_reading_B6() -> None:
    played = deal("ann: 10S 9D", dealer="AC", then=("ann insure 5",))
    played.act("dealer", "extra cards to the dealer", cards=["KC"], since="another card")
    assert played.verdict("ann", "insurance") is Verdict.VOID
    assert played.under("ann", "insurance") == ["qld s62", "reading B6"]


def test_s62_additional_wagers_are_not_spared_as_by_a_blackjack() -> None:
    played = deal("ann: 5S 6D", dealer="AC", then=("ann decline", "ann double down 10", "2C"))
    assert played.awaits == "card for dealer"
    again = deal("ann: 5S 6D", dealer="AC", then=("ann decline",))
    again.act("dealer", "extra cards to the dealer", cards=["KC"], since="another card")
    again.play("ann double down 10", "2C").settle()
    assert (again.net("ann"), played.cards("KC").settle().net("ann")) == (-2000, -1000)


def test_s62_several_cards_all_count_and_more_are_drawn_to_17() -> None:
    played = begin("ann").cards("10S 2C")
    played.act("dealer", "extra cards to the dealer", cards=["3C", "3C"], since="another card").cards("9D")
    played.play("ann stand", "8C")
    assert played.table.dealer.total == 16
    played.cards("5H").settle()
    assert played.verdict("ann") is Verdict.LOSE


# s63


def test_s63_a_superfluous_hand_is_void_and_its_cards_go_to_the_rack_reading_B14() -> None:
    played = begin("ann").cards("10S")
    played.act("dealer", "extra hand", box="box 2", cards=["AS", "AS"])
    assert (in_rack(played), played.rulings) == ("AS*2", [["qld s63", "reading B14"]])
    assert played.awaits == "card for dealer"
    assert played.listed("dealer") >= {"extra hand"}
    assert played.refused("dealer", "extra hand", box="box 1", cards=["2S"]) == "qld s63"


def test_s63_it_may_use_up_the_shoe() -> None:
    played = begin("ann", table=shoe_with("10S 9C 2S 3S", "ann")).cards("10S 9C")
    played.act("dealer", "extra hand", box="box 2", cards=["2S", "3S"])
    assert played.rulings[-1] == ["qld s55"]
    assert shuffle(played).awaits == "card for box 1"


def test_s63_the_cutting_card_may_come_out_with_it() -> None:
    table = table_of("ann")
    assert isinstance(table.shoe, Shoe)
    table.shoe.marker = 413
    played = begin("ann", table=table).cards("10S 9C")
    played.act("dealer", "extra hand", box="box 2", cards=["2S", "3S"])
    played.cards("9D").play("ann stand", "8C").settle()
    assert table.due == "cutting card"


# s65


@pytest.mark.parametrize(
    ("dealt", "put", "to"), [("", "box 2", "box 1"), ("10S 9S", "box 3", "dealer"), ("10S 9S 6C", "dealer", "box 1")]
)
def test_s65_a_single_misplaced_card_is_moved_to_where_it_belongs(dealt: str, put: str, to: str) -> None:
    played = begin("ann", "bob").cards(dealt)
    assert played.awaits == f"card for {to}"
    played.act("dealer", "card misplaced", card="5H", put=put)
    hand = played.table.dealer if to == "dealer" else played.table.hands()[0]
    assert hand.cards[-1] == card("5H")
    assert played.rulings == [["qld s65"]]


def test_s65_goes_before_s60_an_extra_card_that_none_has_followed_is_the_next_one_reading_B13() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C 5D")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["2H"], since="no other card")
    assert (cards_of(played, 0), cards_of(played, 1)) == ("10S 5D", "9S 2H")
    assert played.rulings == [["qld s65", "reading B13"]]


def test_s65_an_extra_card_to_a_hit_is_offered_to_the_next_who_draws() -> None:
    played = deal("ann: 10S 2D", "bob: 9S 2H", dealer="6C", then=("ann draw", "5D"))
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["KH"], since="no other card")
    assert (played.awaits, played.open) == ("ann", ["accept", "refuse"])
    played.play("ann refuse", "bob accept")
    assert (cards_of(played, 0), cards_of(played, 1)) == ("10S 2D 5D", "9S 2H KH")


def test_s65_goes_before_s62_a_second_card_to_the_dealer_is_moved() -> None:
    played = begin("ann").cards("10S 6C")
    played.act("dealer", "extra cards to the dealer", cards=["KH"], since="no other card")
    assert (cards_of(played), names(played.table.dealer.cards)) == ("10S KH", "6C")
    assert not played.table.dealer.deemed


def test_s65_two_cards_or_one_that_another_has_followed_are_not_moved() -> None:
    played = begin("ann", "bob").cards("10S 9S 6C 5D")
    played.act("dealer", "extra cards to a hand", hand="box 1", cards=["2H", "3H"], since="no other card")
    assert played.awaits == FLOOR_MANAGERS
