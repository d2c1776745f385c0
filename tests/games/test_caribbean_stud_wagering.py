"""Caribbean stud, Divisions 2 to 4: the table, its cards, and how wagers are made (ss 230 to 237)."""

from fractions import Fraction

import pytest
from support.caribbean_stud import ANTE, BET, FLOOR, JACKPOT, Played, begin, deal, on, play, table_of
from support.events import voided

from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.games.caribbean_stud.meter import Meter
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.money import cents


def printed(table: CaribbeanStudTable) -> dict[str, str]:
    """What the cloth and the signs say, by provision."""
    lines = [line.rpartition("  (") for line in table.game.layout(table).splitlines()]
    return {each: words for words, _, under in lines for each in under.removesuffix(")").split(", ")}


# The table


def test_s230_1_the_players_places_are_opposite_the_dealers() -> None:
    assert "opposite" in printed(table_of())["qld s230(1)"]


def test_s230_2_name_or_logo_inscription_and_areas() -> None:
    cloth = printed(table_of())
    assert cloth["qld s230(2)(a)"] == "Houseway"
    assert cloth["qld s230(2)(b)"] == "DEALER ONLY PLAYS WITH ACE & KING OR HIGHER"
    assert cloth["qld s230(2)(c)"].count("[place") == 7


def test_s230_3_the_areas_say_what_they_are_for() -> None:
    assert printed(table_of())["qld s230(3)"] == "ANTE and BET in every place"
    assert printed(table_of(slots=False))["qld s230(3)(c)"] == "JACKPOT in every place, $1.00"
    assert "LUCKY" in printed(table_of(slots=False, jackpot_area="lucky"))["qld s230(3)(c)"]


def test_s230_4_the_layout_is_diagram_15_or_like_it() -> None:
    assert "diagram 15" in printed(table_of())["qld s230(4)"]


def test_s230_5_the_operator_may_give_the_game_another_name() -> None:
    assert "qld s230(5)" not in printed(table_of())
    assert printed(table_of(known_as="island poker"))["qld s230(5)"].startswith("island poker is caribbean stud")


def test_s231_1_a_slot_and_a_light_for_each_player() -> None:
    assert "slot for a $1.00 chip" in printed(table_of())["qld s231(1)"]
    assert "qld s231(1)" not in printed(table_of(slots=False))


def test_s231_2_the_jackpot_prize_is_on_show() -> None:
    assert printed(table_of())["qld s231(2)"] == "jackpot prize $10000.00"


def test_s231_3_tables_are_linked_only_with_approval() -> None:
    with pytest.raises(Refused) as caught:
        table_of(linked=3)
    assert caught.value.under.text == "qld s231(3)"
    assert table_of(linked=3, link_approved=True).rules.linked == 3


def test_s231_4_and_s231_5_the_links_meter_stands_for_the_tables_own() -> None:
    cloth = printed(table_of(linked=3, link_approved=True))
    assert cloth["qld s231(4)"] == "jackpot prize $10000.00, for all 3 tables of the link"
    assert "qld s231(5)" in cloth
    assert "qld s231(2)" not in cloth


def test_s232_1_shoe_or_device_sign_drop_box_and_discard_rack() -> None:
    cloth = printed(table_of())
    assert cloth["qld s232(1)(a)"].startswith("dealing shoe")
    assert cloth["qld s232(1)(b)"] == "maximum payment for a bet wager $20000.00"
    table = table_of()
    beside = {f"{what}  (qld s232(1)(c))" for what in ("drop box", "discard rack")}
    assert beside <= set(table.game.layout(table).splitlines())
    assert printed(table_of(device=True))["qld s232(1)(a)"].startswith("mechanical shuffling device")


def test_s232_2_the_maximum_payment_is_changed_with_the_sign_between_rounds() -> None:
    played = Played(table_of()).act(FLOOR, "change the maximum payment", maximum=cents("100"))
    assert played.rulings == [["qld s232(1)(b)", "qld s232(2)"]]
    assert printed(played.table)["qld s232(1)(b)"] == "maximum payment for a bet wager $100.00"
    dealt = deal("ann: KS KD 4H 4C 2S")
    assert dealt.refused(FLOOR, "change the maximum payment", maximum=cents("100")) == "qld s232(1)(b)"


# The cards


def test_s233_1_one_deck_is_used_and_no_card_comes_twice() -> None:
    with pytest.raises(Refused) as caught:
        table_of(backs=("red", "blue"))
    assert caught.value.under.text == "qld s233(1)"
    played = begin("ann: -")
    played.cards({"place 1": "KS", "dealer": "KS"}, most=1)
    with pytest.raises(Refused) as caught:
        played.cards({"place 1": "", "dealer": "KS"})
    assert caught.value.under.text == "qld s233(1)"


def test_s233_2_with_a_device_one_deck_is_shuffled_while_the_other_is_used() -> None:
    table = table_of(device=True, backs=("red", "blue"))
    assert table.backs == "red"
    play("ann: KS KD 4H 4C 2S", table=table)
    assert (table.backs, table.shoe.remaining) == ("blue", 52)
    play("ann: KS KD 4H 4C 2S", table=table)  # the same cards, of the other deck
    assert table.backs == "red"
    with pytest.raises(Refused) as caught:
        table_of(device=True, backs=("red", "blue", "green"))
    assert caught.value.under.text == "qld s233(2)(a)"


def test_s233_2_b_the_two_decks_have_different_colours() -> None:
    with pytest.raises(Refused) as caught:
        table_of(device=True, backs=("red", "red"))
    assert caught.value.under.text == "qld s233(2)(b)"


def test_s234_new_cards_are_sorted_spread_washed_cut_once_and_put_in_the_shoe() -> None:
    played = Played(table_of(ready=False))
    assert played.open == ["sort and inspect"]  # s234(1)
    played.do("dealer sort and inspect")
    assert played.refused("dealer", "sort and inspect") == "qld s234(1)"  # the other does it independently
    played.do("floor manager sort and inspect", "dealer spread the cards")  # s234(2)
    assert played.called == [("the cards lie face up for the players to see", "qld s234(3)")]
    played.do("dealer shuffle", "dealer cut the cards")
    assert played.refused("dealer", "cut the cards") == "qld s234(4)"
    played.do("dealer put the cards in the shoe")
    assert played.awaits == "wagers"


@pytest.mark.parametrize("who", ["floor manager", "assistant pit boss", "pit boss"])
def test_s234_1_reading_b59_whoever_supervises_games_inspects_before_the_dealer_or_after(who: str) -> None:
    for first, then in (("dealer", who), (who, "dealer")):
        played = Played(table_of(ready=False)).do(f"{first} sort and inspect", f"{then} sort and inspect")
        assert played.open == ["spread the cards"]


def test_s234_1_reading_g19_cards_in_which_something_is_found_are_not_played_with() -> None:
    played = Played(table_of(ready=False)).do("dealer sort and inspect")
    played.act("pit boss", "sort and inspect", finds="a card missing")
    assert (played.rulings, played.open) == ([["qld s234(1)", "reading G19"]], ["sort and inspect"])


def test_s234_3_nobody_is_there_to_look_at_the_cards() -> None:
    table = table_of(ready=False)
    del table.people["ann"]
    played = Played(table).do("dealer sort and inspect", "pit boss sort and inspect", "dealer spread the cards")
    assert (played.called, played.rulings) == ([], [["qld s234(3)"]])


@pytest.mark.parametrize(
    ("step", "under"),
    [
        pytest.param(0, "qld s234(1)", id="s234_1"),
        pytest.param(2, "qld s234(2)", id="s234_2"),
        pytest.param(3, "qld s234(3)", id="s234_3"),
        pytest.param(4, "qld s234(4)", id="s234_4"),
    ],
)
def test_s234_each_step_by_its_subsection(step: int, under: str) -> None:
    steps = ["dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle"]
    played = Played(table_of(ready=False)).do(*steps[:step])
    assert played.round.ask is not None
    assert played.round.ask.under.text == under


def test_s234_5_with_a_device_the_cards_go_into_it_at_once() -> None:
    played = Played(table_of(ready=False, device=True))
    played.do("dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle")
    assert played.open == ["insert the cards in the device"]
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s234(5)"
    played.do("dealer insert the cards in the device")
    assert played.awaits == "wagers"


def test_s234_5_wagers_wait_until_the_cards_are_in_place() -> None:
    assert Played(table_of(ready=False, device=True)).refused("ann", "wager", **on("place 1")) == "qld s234(5)"
    assert Played(table_of(ready=False)).refused("ann", "wager", **on("place 1")) == "qld s234(4)"


def test_s235_1_without_a_device_the_dealer_shuffles_at_the_end_of_each_round() -> None:
    played = deal("ann: KS KD 4H 4C 2S").on_to("shuffle")
    assert played.round.ask is not None
    assert (played.awaits, played.round.ask.under.text) == ("dealer", "qld s235(1)")
    assert played.refused("dealer", "deal") == "qld s235(1)"


def test_s235_2_with_a_device_the_dealer_may_shuffle_after_a_round() -> None:
    played = Played(table_of(device=True)).do("dealer shuffle by hand")
    assert played.called == [("the cards are shuffled by hand, although a device is in use", "qld s235(2)")]
    assert "shuffle by hand" not in Played(table_of()).listed("dealer")


# Wagers


def test_s236_1_a_round_begins_with_an_ante_and_a_chance_of_a_jackpot_wager() -> None:
    played = Played(table_of())
    assert played.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "qld s236(1)(a)"
    played.wager("ann")
    offered = [o.under.text for o in played.round.options("ann") if o.fields and o.fields[0].choices == (JACKPOT,)]
    assert offered == ["qld s237(2)"]
    assert Played(table_of()).act("dealer", "deal").over  # nobody plays, so nothing is dealt


def test_s236_1_without_an_ante_the_jackpot_wager_goes_too() -> None:
    played = Played(table_of()).wager("ann").wager("ann", "place 1", "1", JACKPOT)
    played.act("ann", "withdraw", on=ANTE, selection="place 1")
    assert (played.table.placed, played.table.people["ann"].purse.value) == ([], 50_000)


def test_s4_2_a_before_the_deal_the_jackpot_wager_goes_back_as_the_ante_does() -> None:
    played = Played(table_of()).wager("ann").wager("ann", "place 1", "1", JACKPOT)
    played.act(FLOOR, "declare wagers void", person="ann")
    assert voided(played.round) == [("ann", ANTE, 1000, ["qld s4(2)(a)"]), ("ann", JACKPOT, 100, ["qld s4(2)(a)"])]


def test_s236_1_too_late_when_the_cards_are_dealt() -> None:
    played = deal("ann: KS KD 4H 4C 2S", table=table_of("ann", "bob"))
    assert played.refused("bob", "wager", **on("place 2")) == "qld s236(1)(a)"
    assert played.refused("bob", "wager", **on("place 2", "1", JACKPOT)) == "qld s224"
    played.wager("bob", "place 2", accepted=True)
    assert played.rulings == [["qld s236(1)(a)", "reading G6"]]


def test_s236_2_no_jackpot_wagers_while_the_equipment_is_out_of_service() -> None:
    played = Played(table_of("ann", "bob")).wager("ann").wager("ann", "place 1", "1", JACKPOT)
    played.wager("bob", "place 2").act("dealer", "take the jackpot out of service", cause="malfunction")
    assert played.refused("bob", "wager", **on("place 2", "1", JACKPOT)) == "qld s236(2)"
    played.act("dealer", "put the jackpot in service").wager("bob", "place 2", "1", JACKPOT)
    assert played.rulings == [["qld s236(2)"], ["qld s245(1)", "reading CS25"], ["qld s236(1)(b)"]]


def test_s245_1_reading_cs25_who_has_made_a_jackpot_wager_wins_by_it_though_the_equipment_fails() -> None:
    played = begin("ann: ", jackpot=["ann"]).cards({"place 1": "KD"})
    played.act("dealer", "take the jackpot out of service", cause="malfunction")
    played.cards({"place 1": "JD 9D 5D 2D", "dealer": "AC KH 10C 6S 3C"}).finish()
    assert played.line("ann", JACKPOT).paid == cents("100")
    assert Played(played.table).wager("ann").refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "qld s236(2)"


def test_s237_1_wagers_are_made_with_chips() -> None:
    played = Played(table_of(chips="8"))
    assert played.refusal("ann", "wager", **on("place 1", "10")) == ("qld s237(1)", Ground.MEANS)
    assert played.refusal("ann", "wager", **on("place 1", "5.50")) == ("qld s6(1)", Ground.MEANS)


def test_s237_2_a_jackpot_wager_is_one_chip_of_the_correct_denomination() -> None:
    played = Played(table_of()).wager("ann")
    assert played.refused("ann", "wager", **on("place 1", "2", JACKPOT)) == "qld s237(2)"
    played.wager("ann", "place 1", "1", JACKPOT)
    assert played.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "qld s237(2)"
    dearer = Played(table_of(jackpot_wager=cents("2"))).wager("ann")
    assert dearer.refused("ann", "wager", **on("place 1", "1", JACKPOT)) == "qld s237(2)"
    dearer.wager("ann", "place 1", "2", JACKPOT)


def test_s237_3_reading_cs14_a_player_whose_light_is_not_lit_tells_the_dealer_and_has_the_chip_back() -> None:
    played = Played(table_of()).wager("ann").wager("ann", "place 1", "1", JACKPOT)
    played.do("ann notify the dealer: light not lit")
    assert played.rulings == [["qld s237(3)", "qld s231(1)(b)", "reading CS14"]]
    assert [placed.wager.name for placed in played.table.placed] == [ANTE]
    assert played.table.people["ann"].purse.value == 49_000
    assert voided(played.round) == [("ann", JACKPOT, 100, played.rulings[0])]
    areas = Played(table_of(slots=False)).wager("ann").wager("ann", "place 1", "1", JACKPOT)
    assert "notify the dealer: light not lit" not in areas.listed("ann")


def test_s237_3_reading_cs14_a_dark_light_found_after_the_deal_gives_the_chip_back() -> None:
    played = deal("ann: 9H 8H 7H 6H 5H", jackpot=["ann"])
    played.act("dealer", "find a light not lit", person="ann").finish()
    assert (played.verdict("ann", JACKPOT), played.line("ann", JACKPOT).paid) == ("void", 0)
    assert played.under("ann", JACKPOT) == ["qld s237(3)", "qld s231(1)(b)", "reading CS14"]
    assert played.table.meter == Meter.fresh(cents("10000"), Fraction(1, 4))  # nothing was counted


def test_s237_4_a_player_wagers_on_one_hand_only() -> None:
    played = Played(table_of()).wager("ann", "place 2")
    assert played.refused("ann", "wager", **on("place 3")) == "qld s237(4)"
    played.wager("ann", "place 2", "5")  # the same hand
    assert played.table.placed[0].stake == 1500


def test_s237_5_one_wager_to_an_area() -> None:
    played = Played(table_of("ann", "bob")).wager("ann", "place 2")
    assert played.refused("bob", "wager", **on("place 2")) == "qld s237(5)"
    played.wager("bob", "place 2", accepted=True)
    assert played.rulings == [["qld s237(5)", "qld s5(1)(a)", "reading G1"]]


def test_s237_6_after_the_first_card_nobody_touches_a_wager() -> None:
    played = begin("ann: -", jackpot=["ann"])  # wagers are closed by dealing
    for wager in (ANTE, JACKPOT):
        assert played.refused("ann", "withdraw", on=wager, selection="place 1") == "qld s237(6)"
    played.act("ann", "withdraw", on=ANTE, selection="place 1", accepted=True)
    assert played.rulings == [["qld s237(6)", "reading G6"]]


def test_s237_6_reading_g6_what_was_added_after_the_first_card_goes_back_under_what_forbids_it() -> None:
    table = table_of("ann", "bob")
    played = deal("ann: KS KD 4H 4C 2S", table=table).wager("ann", accepted=True)
    assert played.rulings == [["qld s237(6)", "reading G6"]]
    played.wager("bob", "place 2", accepted=True)
    assert played.rulings[-1] == ["qld s236(1)(a)", "reading G6"], "an ante of its own comes before the round"
    assert [line.returned for line in played.lines(wager=ANTE)] == [1000, 1000]


def test_s237_6_a_wager_is_not_added_to_after_the_first_card() -> None:
    played = deal("ann: KS KD 4H 4C 2S", table=table_of("ann", "bob"))
    assert played.refused("ann", "wager", **on("place 1")) == "qld s237(6)"
    assert played.refused("bob", "wager", **on("place 2")) == "qld s236(1)(a)"


def test_between_rounds_people_come_and_go_and_the_sign_changes() -> None:
    played = deal("ann: KS KD 4H 4C 2S").do("ann bet", "dealer turn the cards", "dealer settle")
    assert played.open == ["shuffle"]
    assert {"seat", "change the sign", "change the maximum payment"} <= played.listed(FLOOR)
    assert "leave" in played.listed("ann")


def test_s5_the_sign_binds_the_ante_and_no_other_wager() -> None:
    played = Played(table_of())
    assert played.refused("ann", "wager", **on("place 1", "4")) == "qld s5(1)(b)"
    assert played.refused("ann", "wager", **on("place 1", "101")) == "qld s5(1)(b)"
    assert played.refused("ann", "wager", **on("place 8")) == "qld s5(1)(a)"
    assert played.refused("ann", "wager", **on("place 1", "20", BET)) == "qld s5(1)(a)"
    won = play("ann 100: KS KD 4H 4C 2S")  # a bet of $200.00 is over the sign's maximum
    assert won.line("ann", BET).stake == 20_000


@pytest.mark.parametrize(
    "wrong",
    [{"places": 8}, {"jackpot_wager": 0}, {"dealing": "at random"}, {"sharing": "somehow"}, {"slots": "yes"}],
)
def test_what_no_table_can_be_set_up_with(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        find("caribbean-stud").open_table(**wrong)


def test_s237_2_a_jackpot_wager_of_2_50_is_made_with_a_chip_of_that_denomination() -> None:
    played = Played(table_of(jackpot_wager=cents("2.50"))).wager("ann")
    assert played.refused("ann", "wager", **on("place 1", "2", JACKPOT)) == "qld s237(2)"
    played.wager("ann", "place 1", "2.50", JACKPOT)
    assert [p.stake for p in played.table.jackpot_wagers()] == [250]
