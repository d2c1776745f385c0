"""What may be reported or asked for at any time of a round, whatever else is being asked or put right."""

from typing import Any

import pytest
from support.blackjack import FLOOR, PIT, Played, begin, deal, table_of

from houseway.equipment.cards import card, names
from houseway.games import find
from houseway.money import cents
from houseway.play.wager import Verdict

OF_2000 = find("blackjack", on="2000-12-15", rules="vic", variant={"version": "Blackjack"})
NO_MACHINE = {"another_machine": "no", "disadvantage": "no"}


def extra(played: Played, hand: str, *cards: str, **more: Any) -> Played:
    return played.act("dealer", "extra cards to a hand", hand=hand, cards=list(cards), since="another card", **more)


def insuring(**rules: Any) -> Played:
    return deal("ann: 5S 6D", "bob: 10D 6C", dealer="AC", **rules)


# A hand over 21


def split_bust(**rules: Any) -> Played:
    """Ann's second hand is over 21; bob is still to decide."""
    then = ("ann split", "10H", "ann stand", "6H", "ann draw", "10D")
    return deal("ann: 8S 8D", "bob: 10C 6C", dealer="KC", then=then, **rules)


def test_s18_f_reading_b52_a_bust_second_hand_of_a_split_has_lost_at_once() -> None:
    played = split_bust()
    assert played.awaits == "bob"
    assert (played.verdict("ann", "split"), played.under("ann", "split")) == (Verdict.LOSE, ["qld s18(f)"])


def test_s38_5_reading_b4_it_is_handed_back_where_the_dealer_then_has_blackjack() -> None:
    played = split_bust().play("bob stand", "AC").settle()
    assert (played.verdict("ann", "split"), played.under("ann", "split")) == (
        Verdict.VOID,
        ["qld s38(5)", "reading B4"],
    )
    assert played.net("ann") == -1000
    assert played.table.people["ann"].purse.value == cents("490")


def test_s65D_2_reading_b37_a_failing_machine_does_not_hand_it_back() -> None:
    played = split_bust(card_machine=True).act("dealer", "card machine fails", **NO_MACHINE)
    played.play("ann take back")
    assert [(x.wager, x.verdict) for x in played.lines("ann")] == [
        ("split", Verdict.LOSE),
        ("blackjack", Verdict.VOID),
    ]


def test_vic_26_2000_r15_5_reading_b45_after_it_was_collected_no_cards_are_laid_out_again() -> None:
    played = split_bust(table=table_of("ann", "bob", game=OF_2000))
    extra(played, "box 2", "2S", "3S")
    assert played.open == ["declare void", "deem correct", "remove cards"]  # s60


def test_s18_f_a_hand_that_too_many_cards_deemed_correct_took_over_21_has_lost_at_once() -> None:
    played = extra(deal("ann: 10S 6D", "bob: 10C 6C", dealer="KC"), "box 2", "10D").act(FLOOR, "deem correct")
    assert (played.awaits, played.verdict("bob")) == ("ann", Verdict.LOSE)


# Even money (s35(4), reading B20)


def test_s35_4_reading_b20_even_money_while_a_missed_card_is_put_right() -> None:
    played = begin("ann", "bob", "cat").cards("AS 10D 9S AC KS").play("dealer go past", "7S")
    played.play("ann decline", "bob decline", "cat decline")
    played.act("dealer", "hand gone past", hand="box 2")
    assert (played.awaits, played.open) == ("bob", ["go on", "retract"])
    played.act("ann", "even money", hand="box 1")
    assert (played.verdict("ann"), played.under("ann"), played.net("ann")) == (Verdict.WIN, ["qld s35(4)"], 1000)
    assert (played.awaits, played.open) == ("bob", ["go on", "retract"])
    played.play("bob go on")
    assert played.awaits == "card for box 2"


def test_s35_4_reading_b20_even_money_while_turns_are_taken_anew_in_victoria() -> None:
    played = deal(
        "ann: AS KS", "bob: 5D 6D", "cat: 10D 9C", dealer="AC", table=table_of("ann", "bob", "cat", game=OF_2000)
    )
    played.play("ann decline", "bob decline", "cat decline", "bob draw", "2C", "bob stand")
    extra(played, "box 2", "3S", after="box 2").act("game supervisor", "reconstruct")
    assert played.open == ["go on", "retract"]
    played.act("ann", "even money", hand="box 1")
    assert played.verdict("ann") is Verdict.WIN


def test_s35_4_s65D_even_money_while_a_machine_is_replaced_by_a_shoe() -> None:
    played = deal("ann: AS KS", "bob: 5D 6D", dealer="AC", card_machine=True).play("ann decline", "bob decline")
    played.act("dealer", "card machine fails", **NO_MACHINE)
    assert (played.awaits, played.open) == ("ann", ["stay", "take back"])
    played.act("ann", "even money", hand="box 1")
    assert (played.verdict("ann"), played.awaits) == (Verdict.WIN, "bob")


# An exposed card (s52)


def test_s52_2_reading_b53_an_exposed_card_may_be_doubled_on() -> None:
    played = deal("ann: 5S 6D", dealer="6C").act("dealer", "card drawn in error, exposed", card="KS")
    assert played.open == ["accept", "double down", "refuse"]
    played.play("ann double down 10", "10C", "10D").settle()
    assert names(played.table.hands()[0].cards) == "5S 6D KS"
    assert (played.verdict("ann", "double down"), played.net("ann")) == (Verdict.WIN, 2000)


def test_s52_2_reading_b53_or_split_on() -> None:
    played = deal("ann: 8S 8D", dealer="6C").act("dealer", "card drawn in error, exposed", card="3S")
    assert played.open == ["accept", "refuse", "split"]
    played.play("ann split")
    assert names(played.table.hands()[0].cards) == "8S 3S"
    assert (played.awaits, played.open) == ("ann", ["double down", "draw", "stand"])


def test_s37_1_but_not_on_any_total_nor_for_more_than_the_wager() -> None:
    played = deal("ann: 10S 6D", dealer="6C").act("dealer", "card drawn in error, exposed", card="5S")
    assert played.open == ["accept", "refuse"]
    assert played.refused("ann", "double down", amount=cents("10")) == "qld s37(1)"
    played = deal("ann: 5S 6D", dealer="6C").act("dealer", "card drawn in error, exposed", card="5S")
    assert played.refused("ann", "double down", amount=cents("15")) == "qld s37(1)"


def test_s52_2_a_card_exposed_while_insurance_is_asked_is_offered_after_it() -> None:
    played = insuring().act("dealer", "card drawn in error, exposed", card="KS")
    assert (played.awaits, played.open) == ("ann", ["decline", "insure"])
    played.play("ann decline", "bob decline")
    assert (played.awaits, played.open) == ("ann", ["accept", "double down", "refuse"])
    played.play("ann refuse", "bob accept")
    assert names(played.table.hands()[1].cards) == "10D 6C KS"


def test_s52_2_while_a_draw_is_directed_it_is_the_card_that_is_drawn() -> None:
    played = deal("ann: 5S 6D", "bob: 10D 6C", dealer="6C", then=("ann stand",))
    played.act("dealer", "card drawn in error, exposed", card="9S").play("dealer direct a draw")
    assert names(played.table.hands()[0].cards) == "5S 6D 9S"


def test_s52_2_while_the_others_on_a_box_decide_it_is_the_next_card() -> None:
    played = deal("ann + bob: 5S 6D", dealer="6C", then=("ann double down 10",), players_to_a_box=3)
    played.act("dealer", "card drawn in error, exposed", card="9S").play("bob decline")
    assert names(played.table.hands()[0].cards) == "5S 6D 9S"


def test_s52_2_while_a_missed_card_is_awaited_it_is_that_one() -> None:
    played = begin("ann", "bob", "cat").cards("5S 10D 9S 6C 6S").play("dealer go past", "7S")
    played.act("dealer", "hand gone past", hand="box 2").play("bob go on")
    played.act("dealer", "card drawn in error, exposed", card="9D")
    assert (names(played.table.hands()[1].cards), played.awaits) == ("10D 9D", "ann")


# Insurance is asked


def test_s62_reading_b6_the_dealers_second_card_found_while_insurance_is_asked_ends_it() -> None:
    played = insuring().play("ann insure 5")
    played.act("dealer", "extra cards to the dealer", cards=["KS"], since="another card")
    assert played.under("ann", "insurance") == ["qld s62", "reading B6"]
    assert (played.awaits, played.open) == ("ann", ["double down", "draw", "stand"])
    assert not played.table.dealer.blackjack


def test_s65_the_dealers_card_moved_on_while_insurance_is_asked() -> None:
    played = insuring().act("dealer", "extra cards to the dealer", cards=["KS"], since="no other card")
    assert played.rulings == [["qld s65"]]
    assert played.open == ["decline", "insure"]
    played.play("ann decline", "bob decline", "ann accept")
    assert names(played.table.hands()[0].cards) == "5S 6D KS"


def test_s60_cards_too_many_found_while_insurance_is_asked() -> None:
    played = extra(insuring(), "box 2", "KS").act(PIT, "declare void")
    assert played.verdict("bob") is Verdict.VOID
    assert played.play("ann decline").open == ["double down", "draw", "stand"]


def test_s56_2_a_missed_second_card_found_while_insurance_is_asked() -> None:
    played = begin("ann", "bob", "cat").cards("5S 10D 9S AC 6S").play("dealer go past", "7S")
    played.act("ann", "hand gone past", hand="box 2").play("bob go on", "9D")
    assert (played.awaits, played.open) == ("ann", ["decline", "insure"])


# Something is being put right


@pytest.mark.parametrize("another", ["yes", "no"])
def test_s65B_s65D_the_machine_fails_while_a_missed_card_is_awaited(another: str) -> None:
    played = begin("ann", "bob", "cat", card_machine=True).cards("5S 10D 9S 6C 6S").play("dealer go past", "7S")
    played.act("dealer", "hand gone past", hand="box 2").play("bob go on")
    assert played.awaits == "card for box 2"
    played.act("dealer", "card machine fails", another_machine=another, disadvantage="no")
    if another == "no":
        played.play("ann stay", "bob stay", "cat stay", "dealer shuffle", "dealer offer the cut", "cat cut")
        played.play("dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")
    assert played.awaits == "card for box 2"
    played.cards("9D")
    assert (names(played.table.hands()[1].cards), played.awaits) == ("10D 9D", "ann")


def test_s60_cards_too_many_while_turns_are_taken_anew_in_victoria() -> None:
    table = table_of("ann", "bob", "cat", game=OF_2000)
    played = deal("ann: 10S 5D", "bob: 10D 6D", "cat: 10H 4D", dealer="6C", table=table)
    extra(played.play("ann stand", "bob draw", "2C", "bob stand"), "box 1", "3S", after="box 1")
    played.act("game supervisor", "reconstruct").play("ann go on", "bob go on", "cat go on")
    assert (played.awaits, played.open) == ("bob", ["draw", "stand"])  # his turn is taken anew
    extra(played, "box 3", "2H", "4H").act("game supervisor", "do not reconstruct")
    played.act("game supervisor", "deem correct")
    assert names(played.table.hands()[2].cards) == "10H 4D 2H 4H"
    assert (played.awaits, played.open) == ("bob", ["draw", "stand"])
    played.play("bob draw", "bob stand")
    assert (names(played.table.hands()[1].cards), played.awaits) == ("10D 6D 3S", "cat")


def test_s63_an_extra_hand_found_while_insurance_is_asked() -> None:
    played = insuring().act("dealer", "extra hand", box="box 5", cards=["2C", "3C"])
    assert played.rulings == [["qld s63", "reading B14"]]
    assert played.open == ["decline", "insure"]


def test_s60_while_the_floor_manager_is_asked_about_another_hand() -> None:
    played = extra(deal("ann: 10S 5D", "bob: 10D 6D", dealer="6C"), "box 1", "2S")
    extra(played, "box 2", "3S").act(FLOOR, "declare void").act(FLOOR, "deem correct")
    assert (played.verdict("bob"), names(played.table.hands()[0].cards)) == (Verdict.VOID, "10S 5D 2S")
    assert played.awaits == "ann"


# While the discards are shuffled (s55)


def running_dry(*cards: str) -> Played:
    """Ann, bob and cat are dealt to from a shoe that holds these cards and no more; bob's second card was missed."""
    table = table_of("ann", "bob", "cat")
    kept = [card(text) for text in " ".join(cards).split()]
    for number, count in enumerate(list(table.shoe.counts)):
        out = [number] * (count - kept.count(number))
        for each in out:
            table.shoe.take(each)
        table.shoe.discard(out)
    table.shoe.marker = 0
    played = begin("ann", "bob", "cat", table=table).cards("10S 5D 9S 6C 10D").play("dealer go past", "7S")
    return played.play("ann draw")


LOADED = ("cat cut", "dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")


def test_s55_s56_2_a_hand_gone_past_comes_to_light_while_the_discards_are_shuffled() -> None:
    played = running_dry("10S 5D 9S 6C 10D 7S")
    assert (played.rulings[-1], played.open, played.round.moment) == (["qld s55"], ["shuffle"], "decisions")
    played.act("bob", "hand gone past", hand="box 2")
    assert (played.awaits, played.rulings[-1]) == ("bob", ["qld s56(2)"])
    played.play("bob retract")
    assert (played.open, played.verdict("bob")) == (["shuffle"], Verdict.VOID)


def test_s55_s56_2_its_second_card_waits_for_the_same_shuffle() -> None:
    played = running_dry("10S 5D 9S 6C 10D 7S").play("dealer shuffle")
    played.act("bob", "hand gone past", hand="box 2").play("bob go on")
    assert played.open == ["offer the cut"]  # not shuffled anew
    played.play("dealer offer the cut", *LOADED)
    assert played.awaits == "card for box 2"
    assert played.cards("2C").awaits == "card for box 1"
    assert played.rulings.count(["qld s55"]) == 1
    played.cards("8C").play("bob stand", "dealer let stand", "cat stand", "10C 5C").settle()
    assert (played.over, played.table.shoe.conserved([])) == (True, True)


def test_s26_7_a_pit_boss_sets_the_cutting_card_of_the_discards() -> None:
    played = running_dry("10S 5D 9S 6C 10D 7S").play("dealer shuffle", "dealer offer the cut", *LOADED[:2])
    played.act(PIT, "set the cutting card", behind=270)
    assert played.rulings[-1] == ["qld s26(7)"]
    played.play(LOADED[-1])
    assert played.table.marker == 270


def test_s51_s60_no_card_comes_out_of_a_shoe_that_is_empty() -> None:
    played = running_dry("10S 5D 9S 6C 10D 7S")
    assert played.refused("dealer", "card face up in the shoe", card="2C") == "qld s51"
    more = {"hand": "box 1", "cards": ["2C"], "since": "another card"}
    assert played.refused("dealer", "extra cards to a hand", **more) == "qld s60"


def test_s55_nobody_takes_it_for_the_time_between_rounds() -> None:
    played = running_dry("10S 5D 9S 6C 10D 7S")
    assert not {"leave", "change the sign"} & (played.listed("ann") | played.listed(PIT))


def test_s65D_2_a_missed_card_waits_until_the_shoe_of_a_failed_machine_is_shuffled_and_cut() -> None:
    played = begin("ann", "bob", "cat", card_machine=True).cards("10S 5D 9S 6C 10D").play("dealer go past", "7S")
    played.act("dealer", "card machine fails", **NO_MACHINE).act("cat", "hand gone past", hand="box 2")
    played.play("bob go on")
    assert (played.awaits, played.open) == ("ann", ["stay", "take back"])
    played.play("ann stay", "bob stay", "cat stay", "dealer shuffle", "dealer offer the cut", *LOADED)
    assert played.awaits == "card for box 2"
    assert (played.cards("2C").awaits, played.open) == ("ann", ["draw", "split", "stand"])
