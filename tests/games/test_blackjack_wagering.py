"""Making wagers at blackjack: ss 18 to 22 (how they end stands in `test_blackjack_play`)."""

from typing import Any

import pytest
from support.blackjack import PIT, Played, deal, on, table_of

from houseway.equipment.cards import card
from houseway.errors import Ground
from houseway.money import cents
from houseway.play.people import player
from houseway.play.wager import Verdict


def one_round(played: Played, *wagers: tuple[str, str]) -> None:
    """A round in which everybody stands on a dealt 20, against the dealer's 19."""
    for who, box in wagers:
        played.wager(who, box)
    played.act("dealer", "deal")
    played.cards("10S " * len(wagers) + "9C " + "10D " * len(wagers))
    for who, _ in sorted(wagers, key=lambda each: each[1]):
        played.play(f"{who} stand")
    played.cards("10C").settle()
    assert played.over


# s18, s19


def test_s18_wagers_are_made_before_the_first_card() -> None:
    played = Played(table_of("ann", "bob"))
    played.wager("ann", "box 1").act("dealer", "deal").cards("10S")
    assert played.refusal("bob", "wager", **on("box 2")) == ("qld s18", Ground.WHEN)
    assert played.refusal("ann", "wager", **on("box 1", "5")) == ("qld s21(1)", Ground.WHEN)


def test_s18_and_until_then_though_the_dealer_is_about_to_deal() -> None:
    played = Played(table_of("ann", "bob")).wager("bob", "box 2").act("dealer", "deal")
    assert "wager" in played.listed("ann")
    played.wager("ann", "box 1")
    assert played.awaits == "card for box 1"
    played.wager("ann", "box 1", "5").cards("10S 9S 9C 10D 9D").play("ann stand", "bob stand", "10C").settle()
    assert (played.net("ann"), played.net("bob")) == (1500, -1000)
    assert played.table.entry.first_round == {"ann", "bob"}


def test_s18_whoever_takes_a_wager_back_may_make_another_before_the_first_card() -> None:
    played = Played(table_of("ann", "bob")).wager("ann", "box 1").wager("bob", "box 2")
    played.act("dealer", "deal").act("ann", "withdraw", on="blackjack", selection="box 1")
    played.wager("ann", "box 3").act("bob", "withdraw", on="blackjack", selection="box 2")
    assert played.awaits == "card for box 3"
    played.cards("10S 9C 9D").play("ann stand", "10C").settle()
    assert (played.verdict("ann"), played.lines("bob")) == (Verdict.VOID, [])


def test_s5_2_b_a_wager_over_the_maximum_accepted_before_the_first_card_is_void_for_the_excess() -> None:
    played = Played(table_of("ann", "bob", chips="600")).wager("bob", "box 2").act("dealer", "deal")
    played.wager("ann", "box 1", "600", accepted=True)
    assert (played.awaits, played.line("ann").stake) == ("card for box 1", 10_000)


def test_s18_nothing_is_dealt_where_nobody_wagers() -> None:
    played = Played(table_of())
    played.act("dealer", "deal")
    assert played.over
    assert not played.round.lines
    assert played.table.shoe.remaining == 416
    assert Played(played.table).awaits == "wagers"


def test_s18_a_wager_is_added_to_and_taken_back_before_the_deal() -> None:
    played = Played(table_of("ann", "bob", players_to_a_box=2, super_sevens=True))
    played.wager("ann", "box 1", "400").wager("ann", "box 1", "100")
    assert [p.stake for p in played.table.placed] == [50_000]
    assert played.table.people["ann"].purse.value == 0
    assert played.refused("ann", "wager", **on("box 1", "0.50")) == "qld s5(1)(b)"
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    assert played.table.people["ann"].purse.value == 50_000
    assert not played.table.boxes


def test_s18_with_the_wager_on_a_box_go_its_owners_side_wagers_and_nobody_elses() -> None:
    played = Played(table_of("ann", "bob", players_to_a_box=2, super_sevens=True))
    for who in ("ann", "bob"):
        played.wager(who, "box 1").wager(who, "box 1", "5", "super sevens")
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    assert [(p.person, p.wager.name) for p in played.table.placed] == [("bob", "blackjack"), ("bob", "super sevens")]
    assert played.table.boxes[1].first_player == "bob"
    assert played.table.people["ann"].purse.value == 50_000


def test_s19_1_wagers_are_made_with_chips_that_the_player_holds() -> None:
    played = Played(table_of(chips="8"))
    assert played.refusal("ann", "wager", **on("box 1", "8.50")) == ("qld s19(1)", Ground.MEANS)
    played.wager("ann", "box 1", "8")
    assert played.refusal("ann", "wager", **on("box 2", "5")) == ("qld s19(1)", Ground.MEANS)


def test_s19_2_a_wager_that_is_only_spoken_is_not_taken() -> None:
    played = Played(table_of())
    assert played.refusal("ann", "declare a wager") == ("qld s19(2)", Ground.WHAT)
    assert not played.table.placed


def test_s19_3_coins_of_50_cents_may_be_used_and_no_smaller_ones() -> None:
    played = Played(table_of())
    played.wager("ann", "box 1", "5.50")
    assert played.refusal("ann", "wager", **on("box 2", "5.25")) == ("qld s19(3)", Ground.MEANS)


def test_s20_even_money_and_3_to_2_on_a_blackjack_to_the_cent() -> None:
    assert deal("ann 5.50: 10S 9D", dealer="8C", then=["ann stand", "10C"]).line("ann").paid == 550
    assert deal("ann 5.50: 10S AD", dealer="8C").line("ann").paid == 825


def test_s20_what_is_paid_in_quarters_is_kept_and_wagered_in_coins() -> None:
    table = table_of("ann", chips="5.50")
    deal("ann 5.50: 10S AD", dealer="8C", table=table)
    assert table.people["ann"].purse.value == 1375
    played = Played(table)
    [option] = [o for o in played.round.options() if (o.who, o.act) == ("ann", "wager")]
    assert option.fields[2].most == 1350
    played.wager("ann", "box 1", "13.50").act("dealer", "deal").cards("6S 8C 5S")
    assert played.open == ["draw", "stand"], "25 cents are no chip to double with"


# s21


def test_s21_1_after_the_first_card_nobody_handles_a_wager() -> None:
    played = deal("ann: 10S 9D", "bob: 6S 5D", dealer="8C", then=["ann stand"])
    played.play("bob double down 10")
    withdrawal = {"on": "blackjack", "selection": "box 1"}
    assert played.refusal("ann", "withdraw", **withdrawal) == ("qld s21(1)", Ground.WHEN)
    assert played.table.people["ann"].purse.value == 49_000


@pytest.mark.parametrize(
    ("cards", "dealer", "then", "wager"),
    [
        ("6S 5D", "8C", "ann double down 10", "double down"),
        ("8S 8D", "8C", "ann split", "split"),
        ("10S 9D", "AC", "ann insure 5", "insurance"),
    ],
)
def test_s21_2_nor_an_additional_wager_that_was_made(cards: str, dealer: str, then: str, wager: str) -> None:
    played = deal(f"ann: {cards}", dealer=dealer, then=[then])
    selection = next(p.selection for p in played.table.placed if p.wager.name == wager)
    assert played.refusal("ann", "withdraw", on=wager, selection=selection) == ("qld s21(2)", Ground.WHEN)


def test_s21_1_s21_2_reading_g6_chips_taken_back_all_the_same_lie_as_before() -> None:
    played = deal("ann: 6S 5D", dealer="8C", then=["ann double down 10"])
    for wager, under in (("blackjack", "qld s21(1)"), ("double down", "qld s21(2)")):
        played.act("ann", "withdraw", on=wager, selection="box 1", accepted=True)
        assert played.rulings[-1] == [under, "reading G6"]
    played.play("10C", "10H").settle()
    assert played.net("ann") == 2000


@pytest.mark.parametrize(
    ("wager", "under"),
    [
        ("blackjack", "qld s21(1)"),
        ("super sevens", "qld s46(2)"),
        ("bonus blackjack", "qld s50B(3)"),
        ("insurance", "qld s36(1)"),
        ("double down", "qld s37(1)"),
        ("split", "qld s38(2)"),
    ],
)
def test_s18_a_wager_that_comes_late_is_refused_under_its_own_section(wager: str, under: str) -> None:
    played = deal("ann: 10S 9D", dealer="8C", super_sevens=True, bonus_blackjack="AS KS")
    assert played.refused("ann", "wager", **on("box 1", "1", wager)) == under
    assert played.refused("ann", "wager", **on("box 2", "5")) == "qld s18"


@pytest.mark.parametrize("wager", ["blackjack", "super sevens"])
def test_s21_1_s46_2_reading_g6_accepted_too_late_it_goes_back(wager: str) -> None:
    played = deal("ann: 10S 9D", dealer="8C", super_sevens=True)
    played.wager("ann", "box 1", "5", wager, accepted=True)
    assert played.rulings == [["qld s21(1)" if wager == "blackjack" else "qld s46(2)", "reading G6"]]
    assert played.table.people["ann"].purse.value == 49_000


def test_s26_8_before_the_cards_are_in_the_shoe_there_is_no_wagering() -> None:
    played = Played(table_of(ready=False))
    assert played.refused("ann", "wager", **on("box 1")) == "qld s26(8)"


# s21(1): until the first card


def test_s21_1_a_wager_may_be_taken_back_until_the_first_card_though_the_dealer_is_about_to_deal() -> None:
    played = Played(table_of("ann", "bob")).wager("ann", "box 1").wager("bob", "box 2").act("dealer", "deal")
    assert "withdraw" in played.listed("ann")
    played.act("ann", "withdraw", on="blackjack", selection="box 1")
    assert (played.awaits, played.lines()) == ("card for box 2", [])
    assert played.table.people["ann"].purse.value == cents("500")
    played.cards("10S")
    assert played.refused("bob", "withdraw", on="blackjack", selection="box 2") == "qld s21(1)"
    assert played.table.entry.first_round == {"bob"}
    played.cards("9C 10D").play("bob stand", "10C").settle()
    assert played.net("bob") == 1000


def test_s21_1_with_the_side_wagers_beside_it_and_the_round_is_not_played_where_all_do() -> None:
    played = Played(table_of("ann", super_sevens=True)).wager("ann", "box 1").wager("ann", "box 1", "5", "super sevens")
    played.act("dealer", "deal").act("ann", "withdraw", on="blackjack", selection="box 1")
    assert (played.over, played.lines(), played.table.placed) == (True, [], [])
    assert played.table.people["ann"].purse.value == cents("500")
    assert not played.table.entry.rounds


def test_s43_a_the_next_player_of_the_box_is_then_its_first() -> None:
    played = Played(table_of("ann", "bob", players_to_a_box=2)).wager("ann", "box 1").wager("bob", "box 1")
    played.act("dealer", "deal").act("ann", "withdraw", on="blackjack", selection="box 1").cards("10S 9C 5D")
    assert played.awaits == "bob"


# s22: entry after the first round


def test_s22_1_whoever_missed_the_first_round_may_be_kept_out_until_the_shuffle() -> None:
    table = table_of("ann", "bob", late_entry="precluded")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table)
    assert played.refusal("bob", "wager", **on("box 2")) == ("qld s22(1)", Ground.WHO)
    assert "wager" not in played.listed("bob")
    played.wager("ann", "box 1")
    shuffle_and_cut(played)
    played.wager("bob", "box 2")


def shuffle_and_cut(played: Played) -> None:
    """A pit boss directs a shuffle; ann cuts."""
    played.act(PIT, "direct a shuffle")
    played.play("dealer shuffle", "dealer offer the cut", "ann cut", "dealer complete the cut")
    played.play("dealer insert the cutting card", "dealer put the cards in the shoe")


def test_s22_1_s22_3_reading_b55_a_shuffle_of_the_discards_in_mid_round_lets_everybody_in() -> None:
    table = table_of("ann", "bob", "cat", late_entry="precluded", missed_round_precludes=True)
    one_round(Played(table), ("ann", "box 1"), ("cat", "box 3"))
    shoe = table.shoe
    for number, count in enumerate(list(shoe.counts)):
        for _ in range(count - (number == card("10S"))):
            shoe.take(number)
            shoe.discard([number])
    shoe.marker = 0
    played = Played(table).wager("ann", "box 1").act("dealer", "deal").cards("10S")
    assert played.rulings[-1] == ["qld s55"]
    played.play("dealer shuffle", "dealer offer the cut", "ann cut", "dealer complete the cut")
    played.play("dealer insert the cutting card", "dealer put the cards in the shoe")
    played.cards("9C 10D").play("ann stand", "10C").settle()
    played = Played(table).wager("bob", "box 2").wager("cat", "box 3").act("dealer", "deal").cards("10S")
    assert table.entry.first_round == {"bob", "cat"}


def test_s22_1_inadvertently_accepted_such_a_wager_is_void() -> None:
    table = table_of("ann", "bob", late_entry="precluded")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table).wager("bob", "box 2", accepted=True)
    assert played.rulings == [["qld s22(1)", "qld s5(1)(a)", "reading G1"]]
    assert not table.placed


def test_s22_2_or_held_to_the_minimum() -> None:
    table = table_of("ann", "bob", late_entry="minimum")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table)
    assert played.refusal("bob", "wager", **on("box 2", "5.50")) == ("qld s22(2)", Ground.AMOUNT)
    played.wager("bob", "box 2", "5").wager("ann", "box 1", "500")
    assert played.refused("bob", "wager", **on("box 2", "0.50")) == "qld s22(2)"
    shuffle_and_cut(played)
    played.wager("bob", "box 2", "100")


def test_s22_2_reading_b21_more_than_the_minimum_inadvertently_accepted_is_void_for_the_rest() -> None:
    table = table_of("ann", "bob", late_entry="minimum")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table)
    played.wager("bob", "box 2", "20", accepted=True)
    assert played.rulings == [["qld s5(2)(b)", "qld s22(2)"]]
    assert [p.stake for p in table.placed] == [500]


def test_s22_3_whoever_sits_a_round_out_may_have_to_wait_for_the_next_shoe() -> None:
    table = table_of("ann", "bob", missed_round_precludes=True)
    one_round(Played(table), ("ann", "box 1"), ("bob", "box 2"))
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table)
    assert played.refusal("bob", "wager", **on("box 2")) == ("qld s22(3)", Ground.WHO)
    shuffle_and_cut(played)
    played.wager("bob", "box 2")


def test_s22_3_a_round_that_nobody_played_is_declined_by_nobody() -> None:
    table = table_of("ann", missed_round_precludes=True)
    one_round(Played(table), ("ann", "box 1"))
    Played(table).act("dealer", "deal")
    Played(table).wager("ann", "box 1")


@pytest.mark.parametrize(
    "rule", [{"late_entry": "precluded"}, {"late_entry": "minimum"}, {"missed_round_precludes": True}]
)
def test_s22_1_s22_2_s22_3_s65A_4_do_not_apply_with_a_card_machine(rule: dict[str, Any]) -> None:
    table = table_of("ann", "bob", card_machine=True, **rule)
    one_round(Played(table), ("ann", "box 1"), ("bob", "box 2"))
    one_round(Played(table), ("ann", "box 1"))
    table.people["cat"] = player("cat", cents("500"))
    Played(table).wager("bob", "box 2", "50").wager("cat", "box 3", "50")


def test_s22_1_the_operator_need_not_keep_anybody_out() -> None:
    table = table_of("ann", "bob")
    one_round(Played(table), ("ann", "box 1"))
    Played(table).wager("bob", "box 2", "500")


# Part 2 at this table


def test_s5_2_a_under_the_minimum_a_player_is_let_off_once() -> None:
    table = table_of("ann")
    played = Played(table)
    played.wager("ann", "box 1", "2", accepted=True).wager("ann", "box 2", "2", accepted=True)
    assert played.rulings == [["qld s5(2)(a)", "reading G2"]] * 2
    assert [(p.selection, p.stake) for p in table.placed] == [("box 1", 200)]
    assert played.verdict("ann") is Verdict.VOID


def test_s5_2_b_over_the_maximum_only_the_excess_is_void() -> None:
    played = Played(table_of("ann", chips="900"))
    played.wager("ann", "box 1", "600", accepted=True)
    assert played.rulings == [["qld s5(2)(b)"]]
    played.wager("ann", "box 1", "1", accepted=True)
    assert played.rulings[-1] == ["qld s5(2)(b)", "reading G3"]
    assert [p.stake for p in played.table.placed] == [50_000]


@pytest.mark.parametrize("directs", [PIT, "assistant pit boss", "floor manager"])
def test_s22_1_reading_b63_one_person_is_kept_out_and_nobody_else(directs: str) -> None:
    table = table_of("ann", "bob", "cat")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table)
    assert played.refused("dealer", "keep a person out", person="bob") == "qld s22(1)"
    assert played.refused(PIT, "keep a person out", person="ann") == "qld s22(1)", "ann was in the first round"
    played.act(directs, "keep a person out", person="bob")
    assert played.rulings == [["qld s22(1)", "reading B63"]]
    assert played.refusal("bob", "wager", **on("box 2")) == ("qld s22(1)", Ground.WHO)
    played.wager("cat", "box 3", "100")
    played.act(PIT, "let a person in", person="bob").wager("bob", "box 2", "100")
    assert played.refused(PIT, "keep a person out", person="bob") == "qld s22(1)", "the wager lies already"


def test_s22_2_reading_b63_one_person_is_held_to_the_minimum_until_the_shuffle() -> None:
    table = table_of("ann", "bob", "cat")
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table).act(PIT, "hold a person to the minimum", person="bob")
    again = table_of("ann", "bob", "cat")
    again.restore(table.as_data())
    for each in (played, Played(again)):
        assert each.refusal("bob", "wager", **on("box 2", "10")) == ("qld s22(2)", Ground.AMOUNT)
        each.wager("bob", "box 2", "5").wager("cat", "box 3", "50")
    shuffle_and_cut(played)
    played.wager("bob", "box 2", "100")


def test_s22_3_reading_b63_one_person_who_declined_a_round_is_kept_out() -> None:
    table = table_of("ann", "bob", "cat")
    one_round(Played(table), ("ann", "box 1"), ("bob", "box 2"), ("cat", "box 3"))
    one_round(Played(table), ("ann", "box 1"))
    played = Played(table).act(PIT, "keep a person out", person="bob")
    assert played.rulings == [["qld s22(3)", "reading B63"]]
    assert played.refusal("bob", "wager", **on("box 2")) == ("qld s22(3)", Ground.WHO)
    played.wager("cat", "box 3")


def test_s65A_4_with_a_card_machine_nobody_is_kept_out() -> None:
    table = table_of("ann", "bob", card_machine=True)
    one_round(Played(table), ("ann", "box 1"))
    assert not {"keep a person out", "hold a person to the minimum"} & Played(table).listed(PIT)


def test_s5_3_increments_up_to_the_minimum_whatever_is_not_offered_here() -> None:
    table = table_of("ann")
    played = Played(table).act(PIT, "require increments", amount=500)
    assert played.refusal("ann", "wager", **on("box 1", "7")) == ("qld s5(3)", Ground.AMOUNT)
    played.wager("ann", "box 1", "15")
    assert "in increments of 5.00" in table.sign_shown()
    with_sevens = Played(table_of("ann", super_sevens=True))
    assert with_sevens.refused(PIT, "require increments", amount=500) == "qld s5(3)", "super sevens start at $1"
