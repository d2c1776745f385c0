"""Manila poker, Division 4: bets, the rounds of betting, raises and tapping out (ss 268 to 274, 277 and 278)."""

import pytest
from support.manila import BOARD, Played, deal, sign_of, table_of

from houseway.errors import Ground
from houseway.money import cents
from houseway.play.wager import Verdict

ANN, BOB, CAT, DAN = "ann: 7S 8D", "bob: KS KH", "cat: QS QH", "dan: JS JH"
THREE = (ANN, BOB, CAT)
FOUR = (ANN, BOB, CAT, DAN)


# s268, s269


def test_s268_1_a_bet_is_made_of_chips_of_the_table_stake() -> None:
    played = deal(*THREE).do("bob raise 10")
    assert (played.chips("bob"), played.seat("bob").bet) == (cents("485"), cents("15"))


def test_s268_2_a_bet_is_not_made_by_saying_so() -> None:
    assert deal(*THREE).refused("bob", "declare a bet") == "qld s268(2)"


def test_s269_1_a_round_of_play_does_not_begin_before_the_blind_bet() -> None:
    played = Played(table_of()).start()
    assert (played.awaits, played.open, played.under) == ("ann", ["blind bet"], "qld s269(1)")
    assert played.came == []


def test_s269_2_then_the_hole_cards_and_the_first_communal_card_are_dealt() -> None:
    played = deal(*THREE)
    assert len(played.came) == 7
    assert played.board == "AC"


def test_reading_k27_whoever_has_less_than_the_blind_bet_bets_all_of_it_and_that_is_called() -> None:
    played = deal("ann 3: 7S 8D", BOB, CAT)
    assert played.seat("ann").state == "tapped out"
    assert played.do("bob call").seat("bob").bet == cents("3")


def test_reading_k27_the_next_active_player_makes_the_blind_bet_where_the_buck_is_out_already() -> None:
    played = (
        Played(table_of())
        .start()
        .act("floor manager", "exclude from the round", person="ann", cause="told another of a hand")
    )
    assert (played.awaits, played.open) == ("bob", ["blind bet"])
    assert played.do("bob blind bet").came == ["bob", "bob", "cat", "cat", "communal"]


# s270: the first round of betting


def test_s270_1_everybody_but_the_designated_player_calls_raises_or_folds_in_turn() -> None:
    played = deal(*THREE)
    assert (played.awaits, played.under, set(played.open)) == ("bob", "qld s270(1)", {"call", "raise", "fold"})
    assert played.do("bob call").awaits == "cat"


def test_s270_2_a_when_all_fold_the_blind_bet_goes_back_and_the_round_of_play_is_over() -> None:
    played = deal(*THREE).do("bob fold", "cat fold")
    assert played.over
    assert played.chips("ann") == cents("500")
    line = played.line("ann", "uncalled")
    assert (line.verdict, line.returned, played.cites("ann", "uncalled")) == (
        Verdict.VOID,
        cents("5"),
        ["qld s270(2)(a)"],
    )
    assert played.commission == 0


def test_s270_2_b_where_all_have_only_called_the_designated_player_raises_or_declines() -> None:
    played = deal(*THREE).do("bob call", "cat call")
    assert (played.awaits, played.under, set(played.open)) == ("ann", "qld s270(2)(b)", {"raise", "decline"})
    assert played.refusal("ann", "call") == ("qld s270(2)(b)", Ground.WHEN)
    declined = played.do("ann decline")
    assert (declined.awaits, declined.table.number) == ("ann", 2)


def test_s270_2_c_after_a_raise_the_designated_player_calls_raises_or_folds() -> None:
    played = deal(*THREE).do("bob raise 5", "cat fold")
    assert (played.awaits, set(played.open)) == ("ann", {"call", "raise", "fold", "tap out"})
    assert played.under == "qld s270(2)(c)"  # the blind bet was no act: it is not ann's turn again
    assert played.do("ann raise 5", "bob raise 5").under == "qld s270(3)"


def test_s270_3_after_the_designated_player_has_acted_the_others_go_on_in_turn() -> None:
    played = deal(*THREE).do("bob call", "cat call", "ann raise 10")
    assert (played.awaits, played.under, set(played.open)) == ("bob", "qld s270(3)", {"call", "raise", "fold"})
    assert played.do("bob call").awaits == "cat"


def test_s270_4_a_the_round_finishes_when_nobody_calls_a_raise() -> None:
    assert deal(*THREE).do("bob call", "cat fold", "ann raise 10", "bob fold").over


def test_s270_4_b_or_when_all_have_put_in_as_much_and_nobody_raises() -> None:
    played = deal(*THREE).do("bob call", "cat raise 5", "ann call")
    assert played.table.number == 1
    assert played.do("bob call").table.number == 2
    assert {seat.bet for seat in played.table.seats} == {cents("10")}


def test_s270_5_an_uncalled_raise_goes_back_and_its_player_wins_the_pot_less_commission() -> None:
    played = deal(*FOUR, blind="10").do("bob call", "cat call", "dan call", "ann raise 20")
    played.do("bob fold", "cat fold", "dan fold")
    assert played.over
    assert played.cites("ann", "uncalled") == ["qld s270(5)(a)(ii)"]
    assert played.line("ann", "uncalled").returned == cents("20")
    assert (played.line("ann").paid, played.commission) == (cents("30"), cents("2"))  # of $40
    assert "qld s270(5)(a)(vi)" in played.cites("ann")
    assert ("pot 1 of $40.00 is won by ann; the commission is $2.00", "qld s270(5)(a)(iv)") in played.called
    assert played.cites("bob") == ["qld s270(5)(a)(vi)"]


def test_s270_6_on_equal_amounts_the_second_communal_card_is_dealt() -> None:
    played = Played(table_of(), BOARD, ann="7S 8D").start()
    played.do("ann blind bet", "bob call", "cat call")
    played.round.act("ann", "decline")
    assert played.under == "qld s270(6)"
    assert played.feed().board == "AC KD"


# s271: the later rounds of betting


def test_s271_1_the_same_order_holds_in_each_later_round_of_betting() -> None:
    played = deal(*THREE)
    for number in (2, 3, 4, 5):
        played.to_round(number)
        assert (played.awaits, set(played.open)) == ("ann", {"bet", "check", "fold"})


@pytest.mark.parametrize("number", [2, 3, 4])
def test_s271_2_an_opening_bet_is_one_blind_bet_or_two(number: int) -> None:
    played = deal(*THREE).to_round(number)
    assert played.amounts("bet") == [500, 1000]
    for wrong in ("3", "7", "15"):
        assert played.refusal("ann", "bet", amount=cents(wrong)) == ("qld s271(2)", Ground.AMOUNT)


def test_s271_3_in_the_final_round_of_betting_up_to_four() -> None:
    played = deal(*THREE).to_round(5)
    assert played.amounts("bet") == [500, 1000, 1500, 2000]
    assert played.refused("ann", "bet", amount=cents("25")) == "qld s271(3)"


def test_reading_k25_nobody_opens_with_less_than_a_blind_bet_or_with_an_amount_in_between() -> None:
    played = deal("ann 8: 7S 8D", "bob 12: KS KH", CAT).do("bob call", "cat call", "ann decline")
    assert played.open == ["check", "fold"]  # $3 is left
    assert played.refusal("ann", "bet", amount=cents("3")) == ("qld s271(2)", Ground.MEANS)
    assert played.refusal("ann", "tap out") == ("qld s271(2)", Ground.MEANS)
    played.do("ann check")
    assert (played.open, played.amounts("bet")) == (["bet", "check", "fold"], [500])  # of $7
    assert played.do("bob check", "cat bet 5").open == ["fold", "tap out"]


def test_s271_4_the_designated_player_opens_checks_or_folds_first() -> None:
    played = deal(*THREE).to_round(2)
    assert (played.awaits, played.open, played.under) == ("ann", ["bet", "check", "fold"], "qld s271(4)")


def test_s271_5_then_each_player_in_turn() -> None:
    played = deal(*THREE).to_round(2).do("ann check")
    assert (played.awaits, played.open, played.under) == ("bob", ["bet", "check", "fold"], "qld s271(5)")
    assert played.do("bob fold").awaits == "cat"


def test_s271_6_when_every_active_player_checks_the_next_communal_card_is_dealt() -> None:
    played = deal(*THREE).to_round(2).do("ann check", "bob check")
    played.round.act("cat", "check")
    assert played.under == "qld s271(6)"
    assert played.feed().table.number == 3


def test_s271_7_when_nobody_opens_the_final_round_the_highest_hand_wins_the_pot() -> None:
    played = deal(*FOUR, blind="10").to_round(5).checks().finish()
    assert played.winners() == ["bob"]
    assert {"qld s271(7)", "qld s275(1)(b)"} <= set(played.cites("bob"))
    assert played.net("bob") == cents("28")  # $40 less $2, and $10 were bob's own


def test_s271_8_after_an_opening_bet_each_active_player_calls_raises_or_folds() -> None:
    played = deal(*THREE).to_round(2).do("ann check", "bob bet 10")
    assert (played.awaits, played.under, set(played.open)) == ("cat", "qld s271(8)", {"call", "raise", "fold"})
    assert played.do("cat call").awaits == "ann"


def test_s271_9_an_uncalled_opening_bet_goes_back_and_its_player_wins_the_pot() -> None:
    played = deal(*THREE, blind="10").to_round(2).do("ann bet 20", "bob fold", "cat fold")
    assert played.over
    assert played.cites("ann", "uncalled") == ["qld s271(9)(a)(ii)"]
    assert played.line("ann", "uncalled").returned == cents("20")
    assert "qld s271(9)(a)(vi)" in played.cites("ann")
    assert (played.net("ann"), played.commission) == (cents("19"), cents("1"))  # of $30


def test_s271_10_an_uncalled_raise_goes_back_and_its_player_wins_the_pot() -> None:
    played = deal(*THREE, blind="10").to_round(2).do("ann bet 10", "bob raise 20", "cat fold", "ann fold")
    assert played.over
    assert played.cites("bob", "uncalled") == ["qld s271(10)(a)(ii)"]
    assert played.line("bob", "uncalled").returned == cents("20")
    assert "qld s271(10)(a)(vi)" in played.cites("bob")
    assert (played.net("bob"), played.commission) == (cents("28"), cents("2"))  # $50: 30, and 10 more of each


def test_s271_11_the_round_of_betting_finishes_on_equal_amounts_without_a_raise() -> None:
    played = deal(*THREE).to_round(2).do("ann bet 5", "bob raise 5", "cat call")
    assert (played.awaits, played.table.number) == ("ann", 2)
    assert played.do("ann call").table.number == 3


def test_s271_12_then_the_next_communal_card_is_dealt() -> None:
    played = deal(*THREE).to_round(2).do("ann bet 5", "bob fold")
    played.round.act("cat", "call")
    assert played.under == "qld s271(12)"


def test_reading_k34_when_all_others_fold_before_anybody_bets_the_one_left_wins_the_pot() -> None:
    played = deal(*THREE, blind="10").to_round(3).do("ann check", "bob fold", "cat fold")
    assert played.over
    assert (played.net("ann"), played.commission) == (cents("19"), cents("1"))
    assert "reading K34" in played.cites("ann")


# s273: raises


def test_s273_1_there_are_three_raises_in_a_round_of_betting() -> None:
    played = deal(*FOUR).do("bob raise 5", "cat raise 5", "dan raise 5")
    assert played.open == ["fold", "call"]
    assert played.refusal("ann", "raise", amount=cents("5")) == ("qld s273(1)", Ground.WHEN)
    played.do("ann call", "bob call", "cat call")
    assert "bet" in played.open  # a new round of betting has its own three


def test_reading_k1_the_same_player_may_make_two_of_the_three_raises() -> None:
    played = deal(*THREE).do("bob raise 5", "cat raise 5", "ann call", "bob raise 5")
    assert played.refused("cat", "raise", amount=cents("5")) == "qld s273(1)"


def test_s273_1_whoever_taps_out_with_less_than_a_raise_is_not_counted() -> None:
    played = deal("ann: 7S 8D", "bob 13: KS KH", CAT, DAN).do("bob call", "cat raise 5", "dan call", "ann call")
    played.do("bob tap out")  # $8 where $5 calls
    assert played.table.betting is not None
    assert played.table.betting.raises == [500]


def test_reading_k32_after_three_raises_a_player_may_still_tap_out_with_less_than_one() -> None:
    played = deal("ann 23: 7S 8D", BOB, CAT, DAN).do("bob raise 5", "cat raise 5", "dan raise 5")
    assert set(played.open) == {"fold", "call", "tap out"}  # $18 left, $15 call
    played.do("ann tap out")
    assert (played.awaits, played.open) == ("bob", ["fold", "call"])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_s273_2_a_raise_is_one_blind_bet_or_two(number: int) -> None:
    played = deal(*THREE)
    who = "bob"
    if number > 1:
        played.to_round(number).do("ann bet 5")
    assert (played.awaits, played.amounts("raise")) == (who, [500, 1000])
    for wrong in ("4", "12", "15"):
        assert played.refused(who, "raise", amount=cents(wrong)) == "qld s273(2)"


def test_s273_3_in_the_final_round_of_betting_up_to_four() -> None:
    played = deal(*THREE).to_round(5).do("ann bet 5")
    assert played.amounts("raise") == [500, 1000, 1500, 2000]
    assert played.refused("bob", "raise", amount=cents("25")) == "qld s273(3)"


def test_s273_4_a_raise_is_not_less_than_one_before_it_in_the_round_of_betting() -> None:
    played = deal(*THREE).to_round(5).do("ann bet 5", "bob raise 15")
    assert played.amounts("raise") == [1500, 2000]
    assert played.refused("cat", "raise", amount=cents("10")) == "qld s273(4)"
    again = deal(*THREE).do("bob raise 10", "cat call", "ann call").do("ann bet 5")
    assert again.amounts("raise") == [500, 1000]  # what was raised in another round of betting does not matter


def test_s273_5_between_two_players_each_raises_until_the_table_stake_is_used() -> None:
    played = deal("ann 100: 7S 8D", "bob 100: KS KH").do("bob raise 20")
    for who, amount in (("ann", "7"), ("bob", "6"), ("ann", "5"), ("bob", "10")):
        assert played.offered("raise") == "qld s273(5)"
        played.do(f"{who} raise {amount}")  # less than the one before, and more than three of them
    assert played.amounts("raise") == [500, cents("47")]  # $53 are in
    played.do("ann raise 47")
    assert (played.seat("ann").bet, played.seat("ann").state) == (cents("100"), "tapped out")
    assert set(played.open) == {"fold", "call", "tap out"}


def test_s273_5_it_holds_as_soon_as_others_have_folded() -> None:
    played = deal(*THREE).do("bob raise 10", "cat fold")
    assert played.amounts("raise") == [500, cents("485")]


def test_reading_k2_somebody_who_has_tapped_out_does_not_count() -> None:
    played = deal(ANN, "bob 15: KS KH", CAT).do("bob raise 10", "cat raise 10")
    assert played.offered("raise") == "qld s273(5)"


def test_reading_k26_between_two_a_raise_is_at_least_the_minimum_and_at_most_the_maximum_on_the_sign() -> None:
    table = table_of("ann", "bob", sign=sign_of(maximum=cents("50")))
    played = deal(ANN, BOB, table=table)
    assert played.amounts("raise") == [500, cents("50")]
    assert played.refused("bob", "raise", amount=cents("4")) == "qld s5(1)(b)"
    assert played.refused("bob", "raise", amount=cents("51")) == "qld s5(1)(b)"


def test_reading_k26_and_in_the_increments_on_the_sign() -> None:
    table = table_of("ann", "bob", "cat")
    Played(table).act("floor manager", "require increments", amount=cents("3"))
    played = deal(ANN, BOB, CAT, table=table).do("bob raise 5", "cat fold")
    assert played.amounts("raise")[0] == cents("6")
    assert played.refused("ann", "raise", amount=cents("7")) == "qld s5(3)"


# s274(1), (2), (5), (6): tapping out


@pytest.mark.parametrize(
    ("stake", "rests_on"),
    [
        ("9", "qld s274(1)(a)(i)"),  # $15 call
        ("15", "qld s274(1)(a)(ii)"),
        ("22", "qld s274(1)(a)(iii)"),  # a raise is $10 now
    ],
)
def test_s274_1_with_too_little_a_player_taps_out_to_stay_in(stake: str, rests_on: str) -> None:
    played = deal(ANN, BOB, f"cat {stake}: QS QH").do("bob raise 10")
    assert played.offered("tap out") == rests_on
    played.do("cat tap out")
    assert (played.seat("cat").bet, played.chips("cat"), played.seat("cat").state) == (cents(stake), 0, "tapped out")


def test_s274_1_a_iv_with_just_enough_to_call_and_raise_the_raise_is_everything() -> None:
    played = deal(ANN, BOB, "cat 25: QS QH").do("bob raise 10")
    assert played.offered("tap out") == "qld s274(1)(a)(iv)"
    assert played.do("cat raise 10").seat("cat").state == "tapped out"
    assert played.table.betting is not None
    assert played.table.betting.raises == [1000, 1000]


@pytest.mark.parametrize(("stake", "under"), [("100", "qld s274(1)(a)(iv)"), ("17", "qld s274(1)(a)(iv)")])
def test_s274_1_whoever_has_more_does_not_tap_out(stake: str, under: str) -> None:
    played = deal(ANN, f"bob {stake}: KS KH", CAT)
    assert played.refused("bob", "tap out") == under


def test_s274_1_a_i_whoever_cannot_call_may_only_tap_out_or_fold() -> None:
    played = deal(ANN, BOB, "cat 9: QS QH").do("bob raise 10")
    assert set(played.open) == {"fold", "tap out"}
    assert played.refused("cat", "call") == "qld s274(1)(a)(i)"


def test_s274_2_whoever_has_tapped_out_is_asked_nothing_more_and_stays_until_the_showdown() -> None:
    played = deal(ANN, BOB, "cat 5: QS QH").do("bob call", "cat tap out", "ann decline")
    assert ("cat taps out", "qld s274(2)") in played.called
    asked = []
    while "check" in played.open:
        asked.append(played.awaits)
        played.act(played.awaits, "check")
    assert set(asked) == {"ann", "bob"}
    assert played.seat("cat").stays


def test_s274_2_after_a_tap_out_nobody_is_left_to_raise() -> None:
    played = deal(ANN, "bob 15: KS KH").do("bob raise 10")
    assert played.open == ["fold", "call"]
    assert played.refused("ann", "raise", amount=cents("5")) == "qld s274(2)"


def test_s274_5_after_all_have_acted_a_raise_that_is_too_small_lets_the_others_only_call() -> None:
    played = deal("ann 8: 7S 8D", BOB, CAT).do("bob call", "cat call", "ann tap out")
    assert ("ann's raise is too small: the others may only call", "qld s274(5)") in played.called
    assert (played.awaits, played.open) == ("bob", ["fold", "call"])


def test_s274_5_c_not_where_somebody_was_still_to_act() -> None:
    played = deal(ANN, "bob 8: KS KH", CAT, DAN).do("bob tap out")
    assert set(played.open) == {"fold", "call", "raise"}


def test_s274_5_c_nor_where_the_designated_player_has_bet_the_blind_bet_alone() -> None:
    played = deal(ANN, BOB, CAT, "dan 13: JS JH").do("bob call", "cat raise 5", "dan tap out")  # $3 over the call
    assert (played.awaits, set(played.open)) == ("ann", {"fold", "call", "raise"})  # to bet blind is not to act (s249)


def test_s274_6_for_the_rest_of_the_round_of_betting_they_may_only_call() -> None:
    played = deal("ann 8: 7S 8D", BOB, CAT).do("bob call", "cat call", "ann tap out")
    assert played.refused("bob", "raise", amount=cents("5")) == "qld s274(6)"
    assert played.do("bob call").refused("cat", "raise", amount=cents("5")) == "qld s274(6)"
    assert played.seat("bob").bet == cents("8")
    assert "bet" in played.do("cat call").open  # the next round of betting is free again


def test_reading_k5_they_may_fold_too() -> None:
    played = deal("ann 8: 7S 8D", BOB, CAT).do("bob call", "cat call", "ann tap out", "bob fold", "cat fold")
    assert played.over
    assert played.net("ann") == cents("10")


# s277: checking


def test_s277_1_to_check_is_to_bet_nothing_and_stay() -> None:
    played = deal(*THREE).to_round(2).do("ann check")
    assert (played.seat("ann").put, played.seat("ann").state) == (0, "active")


def test_s277_2_nobody_checks_in_the_first_round_of_betting() -> None:
    played = deal(*THREE)
    assert played.refused("bob", "check") == "qld s277(2)"
    assert played.do("bob call", "cat call").refused("ann", "check") == "qld s277(2)"


def test_s277_3_whoever_checks_stays_an_active_player() -> None:
    played = deal(*THREE).to_round(2).checks("ann", "bob", "cat")
    assert ("everybody has checked and stays in", "qld s277(3)") in played.called
    assert [seat.state for seat in played.table.seats] == ["active"] * 3


def test_s277_4_the_first_who_may_check_is_the_one_who_may_open() -> None:
    played = deal(*THREE).to_round(2)
    assert (played.awaits, played.offered("check")) == ("ann", "qld s277(4)")
    assert played.refused("bob", "check") == "qld s257(3)"


def test_s277_5_after_a_check_the_next_active_player_may_check_too() -> None:
    played = deal(*THREE).to_round(2).do("ann check")
    assert (played.awaits, played.offered("check")) == ("bob", "qld s277(5)")


def test_s277_6_after_an_opening_bet_nobody_checks() -> None:
    played = deal(*THREE).to_round(2).do("ann check", "bob bet 5")
    assert played.refused("cat", "check") == "qld s277(6)"
    assert played.do("cat call").refused("ann", "check") == "qld s277(6)"


# s278: folding


def test_s278_1_whoever_folds_is_out_and_the_cards_go_to_the_circled_area() -> None:
    played = deal(*THREE)
    assert played.offered("fold") == "qld s278(1)"
    played.do("bob fold")
    assert not played.seat("bob").stays
    assert played.table.game.look(played.table, "bob")["hands"][1]["cards"] == []


def test_s278_2_that_is_the_correct_way() -> None:
    played = deal(*THREE).do("bob fold")
    assert played.rulings == []
    assert played.refused("bob", "fold irregularly", how="indicated in some other way") == "qld s278(2)"


@pytest.mark.parametrize(
    ("how", "under"),
    [("hole cards put in the circled area", "qld s278(3)(a)"), ("indicated in some other way", "qld s278(3)(b)")],
)
def test_s278_3_in_another_way_a_player_is_taken_to_have_folded_all_the_same(how: str, under: str) -> None:
    played = deal(*THREE).act("bob", "fold irregularly", how=how)
    assert (played.rulings, played.awaits) == ([[under]], "cat")
    assert not played.seat("bob").stays


def test_reading_k33_a_fold_out_of_turn_counts_at_once() -> None:
    played = deal(*THREE).act("cat", "fold irregularly", how="indicated in some other way")
    assert played.rulings == [["qld s278(3)(b)", "qld s281(1)"]]
    assert played.awaits == "bob"
    assert played.do("bob call").awaits == "ann"
