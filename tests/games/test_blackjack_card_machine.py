"""The card machine at blackjack, and its three kinds of malfunction: ss 65A to 65D."""

from typing import Any

import pytest
from support.blackjack import FLOOR, PIT, Played, begin, deal, on, table_of

from houseway.equipment.cards import card, names
from houseway.equipment.machine import CardMachine
from houseway.equipment.shoe import Shoe
from houseway.errors import Refused
from houseway.games import find
from houseway.play.record import Recorder, read, replay
from houseway.play.wager import Verdict


def refused(**rules: Any) -> str:
    with pytest.raises(Refused) as caught:
        table_of(card_machine=True, **rules)
    return str(caught.value.under)


def fails(played: Played, another: str = "yes", disadvantage: str = "no", **more: Any) -> Played:
    return played.act("dealer", "card machine fails", another_machine=another, disadvantage=disadvantage, **more)


def from_a_shoe(played: Played) -> Played:
    """Shuffled and cut by hand, by whoever is asked first, and placed in a dealing shoe."""
    played.play("dealer shuffle", "dealer offer the cut").act(played.awaits, "cut")
    return played.play("dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")


def machine(*boxes: str, **rules: Any) -> Played:
    return deal(*boxes, dealer="6C", card_machine=True, **rules)


# s65A


def test_s65A_1_a_card_machine_may_be_used() -> None:
    played = Played(table_of(card_machine=True, ready=False))
    played.play(
        "dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle"
    )
    assert ("the cards come from a card machine", "qld s65A(1)") in played.called
    assert isinstance(played.table.shoe, CardMachine)


@pytest.mark.parametrize("side", [{"super_sevens": True}, {"bonus_blackjack": "AS KS"}])
def test_s65A_2_not_with_super_sevens_or_bonus_blackjack(side: dict[str, Any]) -> None:
    assert refused(**side) == "qld s65A(2)"


def test_s65A_3_a_the_number_of_decks_is_as_approved_and_never_over_8() -> None:
    assert refused(decks=4, approved=(5, 8)) == "qld s65A(3)(a)"
    assert refused(decks=7, approved=(4, 6)) == "qld s65A(3)(a)"
    assert refused(decks=8, approved=(5, 9)) == "qld s65A(3)(a)"
    assert table_of(card_machine=True, decks=4, approved=(4, 6)).shoe.remaining == 208


def test_s65A_3_b_the_cards_are_sorted_inspected_and_shuffled_then_placed_in_the_machine() -> None:
    played = Played(table_of(card_machine=True, ready=False))
    for who, act in (("dealer", "sort and inspect"), (FLOOR, "sort and inspect"), ("dealer", "spread the cards")):
        assert played.open == [act]
        played.act(who, act)
    assert played.play("dealer shuffle").awaits == "wagers"
    assert ("the cards are in the card machine", "qld s65A(3)(b)") in played.called
    played.act(PIT, "replace the cards")
    assert played.open == ["sort and inspect"]


def test_s65A_3_c_they_are_not_cut() -> None:
    played = Played(table_of(card_machine=True, ready=False))
    played.play(
        "dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle"
    )
    assert played.awaits == "wagers"


def test_s65A_3_e_no_cutting_card_ends_the_shoe() -> None:
    played = machine("ann: 10S 9D", then=("ann stand", "10C", "4D"))
    assert (played.over, played.table.due, played.table.marker) == (True, "", -1)
    assert Played(played.table).awaits == "wagers"
    assert Played(played.table).refused(PIT, "direct three last rounds") == "qld s32(3)"


def test_s65A_3_f_the_machine_takes_the_place_of_the_shoe() -> None:
    played = begin("ann", card_machine=True, decks=5)
    assert played.cards("10S").table.shoe.remaining == 259


def test_s65A_3_g_what_would_go_to_the_rack_goes_back_into_the_machine() -> None:
    played = begin("ann", "bob", card_machine=True).cards("AS 9S 6C")
    played.act("dealer", "card face up in the shoe", card="2H")
    assert played.table.shoe.counts[card("2H")] == 8
    played.cards("KS 9D")  # the blackjack is paid, and its cards go at once
    assert (played.table.shoe.counts[card("AS")], played.table.shoe.counts[card("9S")]) == (8, 7)
    played.play("bob stand", "10C", "10D").settle()
    assert played.table.shoe.remaining == 416


def test_s65A_4_s22_and_s25_b_do_not_apply() -> None:
    table = table_of("ann", "bob", card_machine=True, late_entry="precluded", missed_round_precludes=True)
    deal("ann: 10S 9D", dealer="6C", then=("ann stand", "10C", "4D"), table=table)
    played = Played(table).wager("bob", "box 2")
    assert played.refused(PIT, "direct a shuffle") == "qld s65A(4)"


# s65B


def test_s65B_1_only_in_a_round_in_which_cards_are_out_and_a_machine_is_in_use() -> None:
    details = {"another_machine": "yes", "disadvantage": "no"}
    assert begin("ann", card_machine=True).refused("dealer", "card machine fails", **details) == "qld s65B(1)"
    assert begin("ann").cards("10S").refused("dealer", "card machine fails", **details) == "qld s65B(1)"
    played = fails(begin("ann", card_machine=True).cards("10S"))
    assert played.rulings == [["qld s65B(1)", "qld s65B(2)"]]


def test_s65B_2_the_cards_are_transferred_to_another_machine_and_the_game_goes_on() -> None:
    played = begin("ann", card_machine=True).cards("10S 6C")
    old = played.table.shoe
    fails(played)
    assert (played.awaits, played.table.shoe is old, played.table.shoe.remaining) == ("card for box 1", False, 414)
    assert isinstance(played.table.shoe, CardMachine)
    played.cards("9D").play("ann stand")
    fails(played).cards("10C 4D").settle()
    assert (played.verdict("ann"), played.table.shoe.remaining) == (Verdict.LOSE, 416)


# s65C


def test_s65C_1_where_cards_were_damaged() -> None:
    played = fails(machine("ann: 10S 9D"), damaged=["2S", "2S", "3H"])
    assert (played.rulings, played.awaits) == ([["qld s65C(1)", "qld s65C(2)"]], "ann")


def test_s65C_2_the_damaged_cards_are_replaced_and_the_game_goes_on() -> None:
    played = fails(machine("ann: 10S 9D"), damaged=["2S", "2S", "3H"])
    assert played.table.shoe.counts[card("2S")] == 8
    assert not any(played.table.shoe.damaged)
    assert played.table.shoe.conserved([card(name) for name in ("10S", "9D", "6C")])
    assert played.play("ann draw").awaits == "card for box 1"


# s65D


@pytest.mark.parametrize(("another", "disadvantage"), [("no", "no"), ("no", "yes"), ("yes", "yes")])
def test_s65D_1_where_the_game_does_not_go_on_with_another_machine(another: str, disadvantage: str) -> None:
    played = fails(machine("ann: 10S 9D"), another, disadvantage)
    assert played.rulings == [["qld s65D(1)", "qld s65D(2)", "reading B37"]]
    assert (played.awaits, played.open) == ("ann", ["stay", "take back"])


def test_s65D_2_a_each_player_may_have_every_amount_wagered_returned() -> None:
    played = deal("ann: 5S 6D", "bob: 10D 9D", dealer="AC", card_machine=True)
    played.play("ann insure 5", "bob decline", "ann double down 10", "10H")
    fails(played, "no").play("ann take back")
    assert {line.wager for line in played.lines("ann")} == {"blackjack", "insurance", "double down"}
    assert {line.verdict for line in played.lines("ann")} == {Verdict.VOID}
    assert played.under("ann") == ["qld s65D(2)(a)"]
    assert played.awaits == "bob"


def test_s65D_2_a_what_was_decided_before_stays_so_reading_B37() -> None:
    played = machine("ann: 10S 6D", "bob: 10D 9D", then=("ann draw", "10H"))
    fails(played, "no")
    assert (played.verdict("ann"), played.awaits) == (Verdict.LOSE, "bob")


def test_s65D_2_b_damaged_cards_are_replaced() -> None:
    played = fails(machine("ann: 10S 9D"), "no", damaged=["KH"]).play("ann stay")
    assert played.table.shoe.counts[card("KH")] == 8
    assert not any(played.table.shoe.damaged)


def test_s65D_2_c_the_cards_are_shuffled_and_cut_by_hand_and_placed_in_a_shoe() -> None:
    played = fails(machine("ann: 10S 9D", "bob: 9S 9H"), "no").play("ann stay", "bob stay")
    assert played.open == ["shuffle"]
    played.play("dealer shuffle", "dealer offer the cut")
    assert played.awaits == "bob"  # as under section 25(b): farthest to the dealer's right
    played.play(
        "bob cut", "dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe"
    )
    assert isinstance(played.table.shoe, Shoe)


def test_s65D_2_d_the_round_is_completed_from_the_shoe_for_those_who_stay() -> None:
    played = begin("ann", "bob", card_machine=True).cards("10S 9S 6C")
    fails(played, "no").play("ann take back", "bob stay")
    from_a_shoe(played)
    assert played.awaits == "card for box 2"
    played.cards("9D").play("bob stand", "10C", "4D").settle()
    assert (played.verdict("ann"), played.net("bob")) == (Verdict.VOID, -1000)
    assert names(sorted(played.table.dealer.cards)) == "4D 6C 10C"
    assert played.table.shoe.conserved([])


def test_s65D_2_d_with_nobody_left_the_round_is_over() -> None:
    played = fails(begin("ann", card_machine=True).cards("10S 6C"), "no").play("ann take back")
    assert from_a_shoe(played).over
    assert played.table.shoe.conserved([])


def test_s65D_3_the_shuffle_counts_as_directed_and_reported() -> None:
    played = from_a_shoe(fails(machine("ann: 10S 9D"), "no").play("ann stay"))
    assert played.rulings[-1] == ["qld s65D(3)", "qld s25(b)"]


def test_s65D_2_the_shoe_stays_in_use_until_the_cards_are_replaced_reading_B38() -> None:
    played = from_a_shoe(fails(machine("ann: 10S 9D"), "no").play("ann stay")).play("ann stand", "10C", "4D").settle()
    table = played.table
    recorder = Recorder(table)
    again = Played(table)
    recorder.add(again.round)
    again.wager("ann", "box 1").act("dealer", "deal").cards("10S 6C 9D").play("ann stand", "10C", "4D").settle()
    assert not replay(read(recorder.text()), find).differences
    assert type(table.shoe) is Shoe
    new = Played(table).act(PIT, "replace the cards")
    new.play("dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle")
    assert type(new.table.shoe) is CardMachine


# s65A(3)(d), (e): cutting cards


def test_s65A_3_d_a_cutting_card_that_conceals_the_bottom_card_is_out_before_the_first_card() -> None:
    played = Played(table_of("ann", card_machine=True)).wager("ann", "box 1")
    played.act("dealer", "conceal the bottom card").act("dealer", "deal")
    assert (played.awaits, played.open) == ("dealer", ["remove the cutting card"])
    assert played.refused("ann", "remove the cutting card") == "qld s65A(3)(d)"
    assert played.play("dealer remove the cutting card").awaits == "card for box 1"


def test_s65A_3_d_or_while_wagers_are_made_and_only_for_the_first_round() -> None:
    table = table_of("ann", card_machine=True)
    played = Played(table).act("dealer", "conceal the bottom card").act("dealer", "remove the cutting card")
    assert played.refused("dealer", "remove the cutting card") == "qld s65A(3)(d)"
    played.wager("ann", "box 1").act("dealer", "deal").cards("10S 9C 9S").play("ann stand", "10C").settle()
    assert Played(table).refused("dealer", "conceal the bottom card") == "qld s65A(3)(d)"
    assert Played(table_of("ann")).refused("dealer", "conceal the bottom card") == "qld s65A(3)(d)"


def test_s65A_3_d_reading_b57_one_that_was_left_in_is_taken_out_and_the_round_goes_on() -> None:
    played = begin("ann", card_machine=True).cards("10S 9C")
    played.act("dealer", "cutting card found in the machine")
    assert (played.rulings, played.awaits) == ([["qld s65A(3)(d)", "reading B57"]], "card for box 1")
    assert begin("ann").refused("dealer", "cutting card found in the machine") == "qld s65A(3)(d)"


@pytest.mark.parametrize(
    ("who", "act", "under"),
    [
        ("dealer", "insert the cutting card", "qld s65A(3)(d)"),
        (PIT, "set the cutting card", "qld s65A(3)(e)"),
        ("dealer", "offer the cut", "qld s65A(3)(c)"),
        ("ann", "cut", "qld s65A(3)(c)"),
        ("dealer", "put the cards in the shoe", "qld s65A(3)(f)"),
    ],
)
def test_s65A_3_cutting_and_cutting_cards_are_not_for_a_card_machine(who: str, act: str, under: str) -> None:
    played = Played(table_of("ann", card_machine=True, ready=False)).play("dealer sort and inspect")
    assert played.refused(who, act) == under
    played.play("floor manager sort and inspect", "dealer spread the cards", "dealer shuffle")
    assert played.refused(who, act) == under


# s65A(4): section 22


def test_s65A_4_reading_b55_a_table_that_keeps_people_out_says_that_it_does_not_with_a_card_machine() -> None:
    for rules in ({"missed_round_precludes": True}, {"late_entry": "precluded"}, {"late_entry": "minimum"}):
        played = Played(table_of("ann", card_machine=True, **rules))
        assert [under for _, under in played.called] == ["qld s65A(4)"]
    assert not Played(table_of("ann", card_machine=True)).called
    assert not Played(table_of("ann", late_entry="precluded")).called


def test_s22_1_reading_b55_a_shoe_in_a_card_machines_place_is_new_to_everybody() -> None:
    table = table_of("ann", "bob", card_machine=True, late_entry="precluded", missed_round_precludes=True)
    deal("ann: 10S 9S", dealer="9C", then=("ann stand", "10C"), table=table)
    played = fails(begin("ann", table=table).cards("10S 9C 9S"), "no")
    from_a_shoe(played.play("ann stay")).play("ann stand", "10C").settle()
    played = Played(table).wager("bob", "box 2").act("dealer", "deal")  # the first round of the shoe
    played.cards("10S 9C 9S").play("bob stand", "10C").settle()
    assert Played(table).refused("ann", "wager", **on("box 1")) == "qld s22(1)"


# s65D(2)(a): each amount


def two_boxes(**more: Any) -> Played:
    played = deal("ann: 10S 9D", "ann 25: 10D 8C", "bob: 10H 7C", dealer="6C", card_machine=True)
    return fails(played, "no").act("ann", "take back", **more)


def test_s65D_2_a_reading_b56_what_lies_on_one_of_two_boxes_may_be_taken_back() -> None:
    played = two_boxes(hands=["box 2"])
    assert [(x.selection, x.verdict) for x in played.lines("ann")] == [("box 2", Verdict.VOID)]
    assert [p.selection for p in played.table.placed] == ["box 1", "box 3"]
    assert two_boxes().net("ann") == 0
    assert [x.selection for x in two_boxes().lines("ann")] == ["box 1", "box 2"]


def test_s65D_2_a_but_not_what_lies_on_anothers() -> None:
    played = deal("ann: 10S 9D", "bob: 10H 7C", dealer="6C", card_machine=True)
    fails(played, "no")
    assert played.refused("ann", "take back", hands=["box 2"]) == "qld s65D(2)(a)"
    assert played.refused("bob", "take back") == "qld s65D(2)(a)"


def test_s18_s65A_3_d_wagers_go_on_until_the_first_card_though_the_cutting_card_is_still_to_be_removed() -> None:
    played = Played(table_of("ann", "bob", card_machine=True)).wager("ann", "box 2")
    played.act("dealer", "conceal the bottom card").act("dealer", "deal")
    played.wager("bob", "box 1").act("ann", "withdraw", on="blackjack", selection="box 2")
    assert played.open == ["remove the cutting card"]
    assert played.play("dealer remove the cutting card").awaits == "card for box 1"
