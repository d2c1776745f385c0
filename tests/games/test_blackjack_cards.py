"""The cards: sorted, shuffled, cut, dealt and put away, and the cutting card in play. Ss 24 to 33."""

from typing import Any

import pytest
from support.blackjack import FLOOR, PIT, Played, begin, deal, on, table_of
from support.events import done

from houseway.equipment.cards import NAME, many, names
from houseway.equipment.shoe import Shoe
from houseway.equipment.stack import listed
from houseway.errors import Ground, Refused
from houseway.games import find
from houseway.games.blackjack.table import BlackjackTable
from houseway.play.driver import answer_ordinarily
from houseway.play.events import Done, Events
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.wagering import Wagering


def marked(*names: str, behind: int, **rules: Any) -> BlackjackTable:
    """A table whose cutting card comes after `416 - behind` cards."""
    table = table_of(*names, **rules)
    assert isinstance(table.shoe, Shoe)
    table.shoe.marker = behind
    return table


def up_to_the_cut(played: Played) -> Played:
    while "offer the cut" not in played.open:
        played.act("dealer" if played.awaits == "dealer" else FLOOR, played.open[0])
    return played.play("dealer offer the cut")


def finish_the_cut(played: Played) -> Played:
    played.play("dealer complete the cut", "dealer insert the cutting card", "dealer put the cards in the shoe")
    assert played.awaits == "wagers"
    return played


# s24 to s26


def test_s24_1_dealer_and_floor_manager_sort_and_inspect_each_on_their_own() -> None:
    for first, then in (("dealer", FLOOR), (FLOOR, "dealer")):
        played = Played(table_of(ready=False)).act(first, "sort and inspect")
        assert played.refused(first, "sort and inspect") == "qld s24(1)"
        assert played.act(then, "sort and inspect").open == ["spread the cards"]


@pytest.mark.parametrize("before", [(), ("floor manager sort and inspect", "dealer sort and inspect")])
@pytest.mark.parametrize("finds", ["a card missing", "a card too many", "a card unfit for play"])
def test_s24_1_reading_g19_cards_in_which_something_is_found_are_not_played_with(
    before: tuple[str, ...], finds: str
) -> None:
    played = Played(table_of(ready=False)).play(*before)
    played.act("dealer", played.open[0], finds=finds)
    assert played.rulings == [["qld s24(2)" if before else "qld s24(1)", "reading G19"]]
    assert played.open == ["sort and inspect"]
    played.play("dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards")
    assert played.open == ["shuffle"]


@pytest.mark.parametrize("who", [FLOOR, "assistant pit boss", "pit boss"])
def test_s24_1_reading_b59_whoever_is_licensed_for_games_supervision_is_a_floor_manager(who: str) -> None:
    played = Played(table_of(ready=False)).play("dealer sort and inspect").act(who, "sort and inspect")
    assert played.open == ["spread the cards"]


def test_s24_2_s24_3_the_cards_are_spread_for_the_players_to_see_and_then_shuffled() -> None:
    played = Played(table_of(ready=False))
    played.play("dealer sort and inspect", "floor manager sort and inspect")
    assert (played.awaits, played.open) == ("dealer", ["spread the cards"])
    played.play("dealer spread the cards")
    assert played.called[-1][1] == "qld s24(3)"
    assert (played.awaits, played.open) == ("dealer", ["shuffle"])


def test_s25_a_the_cards_are_shuffled_before_play_starts() -> None:
    played = Played(table_of(ready=False))
    played.play("dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards")
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s25(a)"


def test_s25_b_a_shuffle_may_be_directed_and_an_inspector_is_told_unless_all_agree() -> None:
    for agreed, due in ((["ann", "bob"], []), (["ann"], ["report to an inspector"])):
        played = Played(table_of("ann", "bob"))
        played.act(PIT, "direct a shuffle", agreed=agreed)
        assert list(map(str, played.table.duties)) == due
        if due:
            assert played.refused("dealer", "report to an inspector") == "qld s25(b)"
            assert not played.act(PIT, "report to an inspector").table.duties
        assert played.rulings == [["qld s25(b)"]]
    assert Played(table_of()).refused("dealer", "direct a shuffle") == "qld s25(b)"
    assert deal("ann: 10S 9D", dealer="8C").refused(PIT, "direct a shuffle") == "qld s25(b)"


def test_s25_b_s65A_4_no_shuffle_is_directed_with_a_card_machine() -> None:
    assert Played(table_of(card_machine=True)).refused(PIT, "direct a shuffle") == "qld s65A(4)"


def test_s25_d_a_shoe_that_is_dealt_out_is_shuffled() -> None:
    table = table_of()
    assert isinstance(table.shoe, Shoe)
    table.shoe.restore({"decks": 8, "rack": every_card_but("10S 9C 10D 10C")})
    deal("ann: 10S 10D", dealer="9C", then=["ann stand", "10C"], table=table)
    assert table.due == "dealt out"
    played = Played(table)
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s25(d)"
    assert table.shoe.remaining == 416


def test_s55_an_empty_shoe_is_filled_from_the_discard_rack_in_mid_round() -> None:
    table = table_of("ann")
    table.shoe.restore({"decks": 8, "rack": every_card_but("10S 9C 2D"), "marker": 0})
    played = deal("ann: 10S 2D", dealer="9C", then=["ann draw"], table=table)
    assert (played.awaits, played.open) == ("dealer", ["shuffle"])
    assert played.rulings == [["qld s55"]]
    played.play("dealer shuffle", "dealer offer the cut", "ann cut", "dealer complete the cut")
    played.play("dealer insert the cutting card", "dealer put the cards in the shoe")
    assert (played.awaits, table.shoe.remaining) == ("card for box 1", 413)
    played.play("9D", "10C").settle()
    assert played.net("ann") == 1000
    assert table.shoe.conserved([])


def every_card_but(kept: str) -> str:
    """Eight decks without these cards."""
    shoe = Shoe.fresh(8)
    for each in many(kept):
        shoe.take(each)
    return names(listed(shoe.counts))


def test_s26_1_after_the_shuffle_comes_the_cut() -> None:
    played = Played(table_of(ready=False))
    played.play(
        "dealer sort and inspect", "floor manager sort and inspect", "dealer spread the cards", "dealer shuffle"
    )
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s26(1)"
    assert played.open == ["offer the cut"]


def test_s26_2_two_cutting_cards_are_used() -> None:
    played = finish_the_cut(up_to_the_cut(Played(table_of(ready=False))).play("ann cut"))
    assert played.called[-1][1] == "qld s26(2)"


def test_s26_3_the_dealer_holds_the_cards_out_to_the_players() -> None:
    played = Played(table_of(ready=False))
    assert up_to_the_cut(played).awaits == "ann"
    assert ("dealer", "offer the cut") in [(event.who, event.act) for event in done(played.round)]


@pytest.mark.parametrize("at", [10, 208, 406])
def test_s26_4_a_player_cuts_ten_cards_or_more_from_either_end(at: int) -> None:
    up_to_the_cut(Played(table_of(ready=False))).act("ann", "cut", at=at)


@pytest.mark.parametrize("at", [0, 9, 407, 416])
def test_s26_4_and_no_nearer(at: int) -> None:
    played = up_to_the_cut(Played(table_of(ready=False)))
    assert played.refusal("ann", "cut", at=at) == ("qld s26(4)", Ground.AMOUNT)
    assert played.awaits == "ann"


def test_s26_5_the_cards_are_cut_only_once() -> None:
    played = up_to_the_cut(Played(table_of("ann", "bob", ready=False))).play("ann cut")
    for step in ("complete the cut", "insert the cutting card", "put the cards in the shoe"):
        for who in ("ann", "bob", "dealer"):
            assert played.refusal(who, "cut") == ("qld s26(5)", Ground.WHEN)
        played.act("dealer", step)


def test_s26_6_the_dealer_completes_the_cut() -> None:
    played = up_to_the_cut(Played(table_of(ready=False))).play("ann cut")
    assert (played.awaits, played.open) == ("dealer", ["complete the cut"])
    assert played.refused("ann", "complete the cut") == "qld s26(6)"


@pytest.mark.parametrize(("who", "behind"), [("dealer", 104), ("dealer", 130), (PIT, 270), ("assistant pit boss", 277)])
def test_s26_7_the_second_goes_a_quarter_in_or_deeper_by_a_pit_boss(who: str, behind: int) -> None:
    table = table_of(ready=False)
    played = up_to_the_cut(Played(table)).play("ann cut", "dealer complete the cut")
    act = "insert the cutting card" if who == "dealer" else "set the cutting card"
    played.act(who, act, behind=behind)
    assert table.marker == behind


@pytest.mark.parametrize(("who", "behind"), [("dealer", 200), (PIT, 278), (FLOOR, 200)])
def test_s26_7_and_never_beyond_two_thirds(who: str, behind: int) -> None:
    played = up_to_the_cut(Played(table_of(ready=False))).play("ann cut", "dealer complete the cut")
    act = "insert the cutting card" if who == "dealer" else "set the cutting card"
    assert played.refused(who, act, behind=behind) == "qld s26(7)"


def test_s26_8_then_the_cards_are_in_the_shoe_and_play_begins() -> None:
    played = up_to_the_cut(Played(table_of(ready=False)))
    played.play("ann cut", "dealer complete the cut", "dealer insert the cutting card")
    assert played.open == ["put the cards in the shoe"]
    assert played.refused("ann", "wager", **on("box 1")) == "qld s26(8)"
    played.play("dealer put the cards in the shoe").wager("ann", "box 1")


# s27: who cuts


def test_s27_1_a_at_the_start_the_first_player_to_the_table_cuts() -> None:
    played = up_to_the_cut(Played(table_of("cat", "ann", "bob", ready=False)))
    assert played.awaits == "cat"


FULL = ("box 2 ann: 10S 7D", "box 4 bob: 10H 7H", "box 6 cat: 10D 8D")
STANDING = ["ann stand", "bob stand", "cat stand", "10C"]


@pytest.mark.parametrize(
    ("cards", "at", "cutter"),
    [
        (1, "box 4", "bob"),
        (2, "box 6", "cat"),
        (3, "dealer", "cat"),
        (4, "box 2", "ann"),
        (5, "box 4", "bob"),
        (6, "box 6", "cat"),
        (7, "dealer", "cat"),
    ],
)
def test_s27_1_b_s27_1_c_the_player_on_whose_box_the_cutting_card_came(cards: int, at: str, cutter: str) -> None:
    """It comes after so many cards of the round; on the dealer's hand, the player farthest to the right cuts."""
    table = marked("ann", "bob", "cat", behind=416 - cards)
    deal(*FULL, dealer="9C", then=STANDING, table=table)
    assert table.cutting_on == at
    played = Played(table).play("dealer shuffle", "dealer offer the cut")
    assert played.awaits == cutter


def test_s27_1_d_after_a_directed_shuffle_or_new_cards_the_player_farthest_to_the_right_cuts() -> None:
    for act in ("direct a shuffle", "replace the cards"):
        table = table_of("ann", "bob", "cat")
        deal(*FULL, dealer="9C", then=STANDING, table=table)
        played = Played(table).act(PIT, act)
        assert up_to_the_cut(played).awaits == "cat"


def test_s27_1_d_somebody_with_the_last_box_is_farthest_to_the_right_whatever_else_they_play() -> None:
    table = table_of("ann", "bob")
    three = ("box 1 ann: 10S 7D", "box 3 bob: 10H 7H", "box 7 ann: 10D 8D")
    deal(*three, dealer="9C", then=["ann stand", "bob stand", "ann stand", "10C"], table=table)
    played = up_to_the_cut(Played(table).act(PIT, "direct a shuffle"))
    assert played.awaits == "ann"
    assert played.play("ann decline").awaits == "bob"


def test_s27_2_whoever_declines_passes_it_on_clockwise() -> None:
    table = table_of("ann", "bob", "cat", "dan")
    deal(*FULL, dealer="9C", then=STANDING, table=table)
    played = up_to_the_cut(Played(table).act(PIT, "direct a shuffle"))
    asked = []
    while played.awaits in table.people:
        asked.append(played.awaits)
        played.act(played.awaits, "decline")
    assert asked == ["cat", "ann", "bob", "dan"]


def test_s27_3_if_no_player_cuts_one_of_the_staff_does() -> None:
    for who in ("dealer", FLOOR, "assistant pit boss", PIT):
        played = up_to_the_cut(Played(table_of("ann", ready=False))).play("ann decline")
        assert played.refused("ann", "cut") == "qld s27(3)"
        finish_the_cut(played.act(who, "cut"))


def test_s27_2_reading_b17_an_excluded_player_is_not_asked_to_cut() -> None:
    played = up_to_the_cut(Played(table_of("ann", "bob", "cat", ready=False)))
    assert played.awaits == "ann"
    played.act(FLOOR, "exclude", person="bob")
    assert played.awaits == "ann"
    played.act(FLOOR, "exclude", person="ann")
    assert played.awaits == "cat"
    finish_the_cut(played.play("cat cut"))


def test_s27_2_a_player_who_has_left_is_not_asked_and_one_who_has_come_is() -> None:
    table = table_of("ann")
    deal("ann: 10S 7D", dealer="9C", then=["ann stand", "10C"], table=table)
    played = Played(table).act("ann", "leave").act("dealer", "seat", person="zoe", chips=10_000)
    assert up_to_the_cut(played.act(PIT, "direct a shuffle")).awaits == "zoe"


def test_s28_new_cards_are_looked_over_shuffled_and_cut() -> None:
    table = table_of("ann")
    deal("ann: 10S 7D", dealer="9C", then=["ann stand", "10C"], table=table)
    played = Played(table)
    assert played.refused("dealer", "replace the cards") == "qld s28"
    played.act(FLOOR, "replace the cards")
    assert played.rulings == [["qld s28"]]
    assert played.open == ["sort and inspect"]
    finish_the_cut(up_to_the_cut(played).play("ann cut"))
    assert table.shoe.remaining == 416
    assert deal("ann: 10S 9D", dealer="8C").refused(FLOOR, "replace the cards") == "qld s28"


# s29 to s31: the deal


def test_s29_1_every_card_comes_from_the_shoe() -> None:
    table = table_of(decks=5)
    played = Played(table).wager("ann", "box 1").act("dealer", "deal")
    for _ in range(5):
        table.shoe.take(51)
    with pytest.raises(Refused) as caught:
        played.cards("KS")
    assert caught.value.under.text == "qld s29(1)"


def test_s30_1_a_card_to_each_box_with_a_wager_one_to_the_dealer_and_a_second_to_each_box() -> None:
    played = Played(table_of("ann", "bob"))
    played.wager("bob", "box 5").wager("ann", "box 2").wager("ann", "box 7").act("dealer", "deal")
    order = []
    for each in ("2S", "3S", "4S", "5S", "6S", "7S", "8S"):
        assert played.round.ask is not None
        order.append((played.awaits.removeprefix("card for "), played.round.ask.under.text))
        played.cards(each)
    first, second = "qld s30(1)(a)", "qld s30(1)(c)"
    assert order == [
        ("box 2", first),
        ("box 5", first),
        ("box 7", first),
        ("dealer", "qld s30(1)(b)"),
        ("box 2", second),
        ("box 5", second),
        ("box 7", second),
    ]
    hands = [[*hand.cards] for hand in (*played.table.hands(), played.table.dealer)]
    assert [len(cards) for cards in hands] == [2, 2, 2, 1]


def test_s30_1_a_a_box_whose_wager_is_void_gets_no_card() -> None:
    played = Played(table_of("ann", "bob"))
    played.wager("ann", "box 1").wager("bob", "box 2").act("dealer", "deal").cards("2S")
    played.act(FLOOR, "declare wagers void", person="bob")
    assert played.awaits == "card for dealer"
    played.cards("5S")
    assert played.awaits == "card for box 1"
    played.cards("6S")
    assert played.awaits == "ann"


def test_s30_2_each_total_is_announced_from_the_dealers_left_and_its_player_decides() -> None:
    played = deal("ann: 10S 7D", "bob: 5H 6H", dealer="9C")
    assert (played.awaits, played.open) == ("ann", ["draw", "stand"])
    assert played.called[-1] == ("box 1: 17", "qld s30(2)")
    assert played.refusal("bob", "draw") == ("qld s30(2)", Ground.WHEN)
    played.play("ann stand")
    assert (played.awaits, played.open) == ("bob", ["double down", "draw", "stand"])
    assert played.called[-1] == ("box 2: 11", "qld s30(2)")


def test_s30_3_the_total_is_announced_after_each_card() -> None:
    played = deal("ann: 5S 2D", dealer="9C", then=["ann draw", "3H", "ann draw", "AD"])
    assert [each for each in played.called if each[1] == "qld s30(3)"] == [
        ("box 1: 10", "qld s30(3)"),
        ("box 1: 21", "qld s30(3)"),
    ]


def test_s30_4_s30_5_then_the_dealer_takes_a_second_card_and_more_and_announces_the_total() -> None:
    played = deal("ann: 10S 7D", dealer="6C", then=["ann stand"])
    under = []
    for each in ("4C", "3C", "5D"):
        assert played.round.ask is not None
        under.append(played.round.ask.under.text)
        played.cards(each)
    assert under == ["qld s30(4)", "qld s40(1)", "qld s40(1)"]
    assert played.called[-1] == ("dealer: 18", "qld s30(5)")


def test_s31_1_s31_2_at_the_end_every_card_is_put_in_the_discard_rack() -> None:
    table = table_of("ann", "bob")
    hands = ("ann: 8S 8D", "bob: AH KH")
    played = deal(*hands, dealer="9C", then=["ann split", "10C", "ann stand", "9D", "ann stand", "10H"], table=table)
    assert played.over
    assert isinstance(table.shoe, Shoe)
    assert table.shoe.in_rack == 8
    assert table.shoe.conserved([])


def test_s31_1_the_hands_lie_until_the_dealer_has_settled() -> None:
    played = deal("ann: 10S 7D", dealer="9C", then=["ann stand"])
    played.cards("10C")
    assert (played.awaits, played.open) == ("dealer", ["settle"])
    assert played.refused("ann", "settle") == "qld s31(1)"


# s32: the cutting card


def test_s32_1_a_round_in_which_it_comes_is_finished_and_then_the_cards_are_shuffled() -> None:
    table = marked("ann", behind=414)
    played = deal("ann: 10S 7D", dealer="9C", table=table)
    assert ("the cutting card came at box 1", "qld s32(1)") in played.called
    played.play("ann stand", "10C").settle()
    assert played.over
    after = Played(table)
    assert after.open == ["shuffle"]
    assert after.round.ask is not None
    assert after.round.ask.under.text == "qld s25(c)"
    assert table.shoe.remaining == 416


def test_s32_1_the_card_before_it_is_the_last_of_a_round_without_a_shuffle() -> None:
    table = marked("ann", behind=412)
    deal("ann: 10S 7D", dealer="9C", then=["ann stand", "10C"], table=table)
    assert Played(table).awaits == "wagers"


def test_s32_2_as_the_first_card_of_a_round_it_leads_to_a_shuffle_at_once() -> None:
    table = marked("ann", "bob", behind=412)
    deal("ann: 10S 7D", dealer="9C", then=["ann stand", "10C"], table=table)
    played = Played(table).wager("bob", "box 5").wager("ann", "box 6").act("dealer", "deal")
    assert played.rulings == [["qld s32(2)", "reading B19"]]
    played.play("dealer shuffle", "dealer offer the cut")
    assert table.shoe.remaining == 416
    assert played.awaits == "bob", "it came for the first box"
    finish_the_cut(played.play("bob cut"))
    assert [p.person for p in table.placed] == ["bob", "ann"]
    played.act("ann", "withdraw", on="blackjack", selection="box 6").act("dealer", "deal")
    assert played.awaits == "card for box 5"
    played.cards("10S")
    assert table.entry.first_round == {"bob"}


def test_s51_s32_2_a_card_taken_out_that_leaves_the_cutting_card_first_leads_to_a_shuffle_at_once() -> None:
    table = marked("ann", "bob", behind=415)
    played = Played(table).wager("ann", "box 2").wager("bob", "box 3").act("dealer", "deal")
    played.act("dealer", "card face up in the shoe", card="KH")
    assert played.rulings == [["qld s51"], ["qld s32(2)", "reading B19"]]
    played.play("dealer shuffle", "dealer offer the cut")
    assert (played.awaits, table.shoe.remaining) == ("ann", 416)
    finish_the_cut(played.play("ann cut"))  # and wagers are open again
    played.act("ann", "withdraw", on="blackjack", selection="box 2").act("dealer", "deal")
    assert played.awaits == "card for box 3"


def test_s51_s32_2_the_last_card_of_the_shoe_too_and_not_in_the_last_three_rounds() -> None:
    played = begin("ann", table=marked("ann", behind=0))
    for each in [name for name, count in zip(NAME, played.table.shoe.counts, strict=True) for _ in range(count)]:
        played.act("dealer", "card face up in the shoe", card=each)
    assert played.rulings[-2:] == [["qld s51"], ["qld s32(2)", "reading B19"]]
    table = marked("ann", behind=415)
    played = Played(table).wager("ann", "box 1").act("pit boss", "direct three last rounds").act("dealer", "deal")
    played.act("dealer", "card face up in the shoe", card="KH")
    assert played.awaits == "card for box 1"  # s32(4)


@pytest.mark.parametrize("out", ["10S", "10S 9C"])
def test_s51_s32_1_once_a_card_is_out_the_round_goes_on(out: str) -> None:
    played = begin("ann", table=marked("ann", behind=415 - len(out.split()))).cards(out)
    awaited = played.awaits
    played.act("dealer", "card face up in the shoe", card="KH")
    assert (played.awaits, played.rulings) == (awaited, [["qld s51"]])
    assert "qld s32(1)" in [under for _, under in played.cards("2C").called]


def test_s32_1_a_card_drawn_out_of_turn_does_not_hide_the_cutting_card() -> None:
    table = marked("ann", behind=412)
    played = deal("ann: 10S 7D", dealer="9C", then=["ann stand"], table=table)
    played.cards("10C").act("dealer", "card drawn to the dealer's 17", card="2C")
    played.settle()
    assert table.due == "cutting card"


def three_last(table: BlackjackTable) -> None:
    Played(table).act(PIT, "direct three last rounds").wager("ann", "box 1").act("dealer", "deal").cards(
        "10S 9C 7D"
    ).play("ann stand", "10C").settle()


def test_s32_3_a_pit_boss_directs_three_last_rounds_before_the_cutting_card_has_come() -> None:
    played = Played(table_of())
    assert played.refused("dealer", "direct three last rounds") == "qld s32(3)"
    assert played.refused(FLOOR, "direct three last rounds") == "qld s32(3)"
    played.act(PIT, "direct three last rounds")
    assert played.rulings == [["qld s32(3)", "qld s32(4)"]]
    assert played.refused(PIT, "direct three last rounds") == "qld s32(3)"
    assert deal("ann: 10S 9D", dealer="8C").refused(PIT, "direct three last rounds") == "qld s32(3)"


def test_s32_4_the_three_rounds_are_finished_without_a_shuffle_and_the_table_closes() -> None:
    table = marked("ann", behind=413)
    three_last(table)
    assert table.cutting_on == "dealer"
    for _ in range(2):
        played = deal("ann: 10S 7D", dealer="9C", then=["ann stand", "10C"], table=table)
        assert played.over
    assert not table.open
    with pytest.raises(Refused) as caught:
        Round(table)
    assert caught.value.under.text == "qld s32(3)"
    again = table_of("ann")
    again.restore(table.as_data())
    assert not again.open


def test_s32_4_not_even_as_the_first_card_does_it_interrupt_them() -> None:
    table = marked("ann", behind=412)
    three_last(table)
    played = Played(table).wager("ann", "box 1").act("dealer", "deal")
    assert played.awaits == "card for box 1"


def test_s32_4_a_round_that_nobody_wagered_on_is_none_of_the_three() -> None:
    table = table_of("ann")
    Played(table).act(PIT, "direct three last rounds").act("dealer", "deal")
    assert table.last_rounds == 3


# s33


@pytest.mark.parametrize("who", ["ann", "sue"])
def test_s33_reading_g20_cards_that_a_player_or_spectator_handled_lie_as_they_lay(who: str) -> None:
    before, played = Played(table_of("ann")), deal("ann: 10S 9D", dealer="8C")
    assert played.refused(who, "cards handled", person=who) == "qld s33"
    for each in (before, played):
        each.act("dealer", "cards handled", person=who)
        assert each.rulings == [["qld s33", "reading G20"]]
    assert played.awaits == "ann"
    assert "cards handled" in played.play("ann stand", "10C").listed("dealer")


def test_s28_cards_that_are_replaced_while_they_are_shuffled_are_not_shuffled_and_cut_as_well() -> None:
    table = find("blackjack").open_table(people=[player("ann", 50_000), *staff()])
    round_ = Round(table)
    while not isinstance(round_.ask, Wagering):
        answer_ordinarily(round_)
    round_.act("pit boss", "direct a shuffle")
    shoe, before = table.shoe, len(round_.log)
    round_.act("pit boss", "replace the cards")
    while round_.interrupted:
        answer_ordinarily(round_)
    acts = [event.act for event in Events(round_.log, before) if isinstance(event, Done)]
    assert (table.shoe is shoe, acts.count("shuffle"), acts.count("put the cards in the shoe")) == (False, 1, 1)
