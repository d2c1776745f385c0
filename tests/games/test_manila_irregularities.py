"""Manila poker, Division 5: collusion, misdeals, bets out of turn, exposed cards, dead hands (ss 279 to 286)."""

import pytest
from support.manila import BOARD, FLOOR, Played, deal, table_of

from houseway.errors import Ground
from houseway.money import cents
from houseway.play.wager import Verdict

ANN, BOB, CAT, DAN = "ann: QC 10C", "bob: KS KH", "cat: QS QH", "dan: JS JH"
THREE = (ANN, BOB, CAT)
FOUR = (ANN, BOB, CAT, DAN)


# s279: collusion


@pytest.mark.parametrize(
    ("act", "under"),
    [
        ("help another player", "qld s279(1)"),
        ("take advice", "qld s279(2)"),
        ("show hole cards", "qld s279(3)"),
        ("show folded cards", "qld s279(4)"),
        ("look at folded or undealt cards", "qld s279(7)"),
        ("retrieve folded cards", "qld s284(1)"),
        ("exchange cards", "qld s284(2)(a)"),
        ("tell of a hand", "qld s284(2)(b)"),
    ],
)
def test_s279_1_s279_2_s279_3_s279_4_s279_7_s284_1_s284_2_what_no_player_may_do(act: str, under: str) -> None:
    played = deal(*THREE)
    assert played.refusal("bob", act) == (under, Ground.WHAT)
    assert act not in played.listed("bob")


def test_s279_5_what_an_active_player_learnt_of_an_inactive_ones_cards_the_active_players_are_told() -> None:
    played = deal(*FOUR).do("bob fold", "cat fold").act("dan", "tell all what was learnt", person="bob")
    assert played.rulings == [["qld s279(5)"]]
    assert played.refused("cat", "tell all what was learnt", person="bob") == "qld s279(5)"  # cat is inactive, too
    assert played.awaits == "dan"


def test_s279_6_what_was_learnt_of_an_uncalled_bettors_cards_all_players_are_told() -> None:
    played = deal(*THREE).do("bob raise 5").act("cat", "tell all what was learnt", person="bob")
    assert played.rulings == [["qld s279(6)"]]
    played.do("cat call")
    assert "tell all what was learnt" not in played.listed("cat")  # bob is called now


def test_s279_6_of_an_uncalled_bettor_who_has_tapped_out_a_folded_player_tells_too() -> None:
    played = deal(ANN, BOB, "cat 15: QS QH", DAN).do("bob fold", "cat raise 10")
    assert played.act("bob", "tell all what was learnt", person="cat").rulings == [["qld s279(6)"]]


# s280: misdeals

AT_ONCE = [
    ("the dealer exposed a hole card", "qld s280(1)(c)"),
    ("the second communal card was face up in the deck", "qld s280(1)(d)"),
]
MENDABLE = [
    ("a hole card was dealt out of turn", "qld s280(1)(e)(i)"),
    ("a player was dealt no hole cards", "qld s280(1)(e)(ii)"),
    ("a player was dealt no second hole card", "qld s280(1)(e)(iii)"),
    ("a player was dealt too many hole cards", "qld s280(1)(e)(iv)"),
    ("a hole card was dealt to an empty position", "qld s280(1)(e)(v)"),
]
LOOKED = "a wrong card was looked at"
NOT_PRACTICABLE = "it is not practicable to reconstruct the deal"


def dealing(cards: int = 3) -> Played:
    """In the deal: so many cards are out."""
    played = Played(table_of(), BOARD).start()
    played.round.act("ann", "blind bet")
    for _ in range(cards):
        played.round.outcome(played.rest.pop())
    return played


def test_s280_1_a_a_card_exposed_at_the_cut_is_a_misdeal() -> None:
    played = Played(table_of())
    played.round.act("dealer", "start the round")
    assert played.refused("dealer", "declare a misdeal", fault="a card was exposed at the cut") == "qld s280(1)(a)"
    played.do("dealer shuffle").act("dealer", "declare a misdeal", fault="a card was exposed at the cut")
    assert played.over
    assert played.rulings[0] == ["qld s280(1)(a)", "qld s280(3)"]


def test_s280_1_b_cards_that_were_not_cut_are_a_misdeal() -> None:
    played = Played(table_of())
    played.round.act("dealer", "start the round")
    played.do("dealer shuffle").act("dealer", "declare a misdeal", fault="the cards were not cut")
    assert played.rulings[0] == ["qld s280(1)(b)", "qld s280(3)"]
    assert dealing().refused("dealer", "declare a misdeal", fault="the cards were not cut") == "qld s280(1)(b)"


@pytest.mark.parametrize(("fault", "under"), AT_ONCE)
def test_s280_1_c_d_an_exposed_hole_card_or_second_communal_card_is_a_misdeal(fault: str, under: str) -> None:
    played = dealing().act("dealer", "declare a misdeal", fault=fault)
    assert played.over
    assert played.rulings[0] == [under, "qld s280(3)"]


@pytest.mark.parametrize(("fault", "under"), MENDABLE)
@pytest.mark.parametrize(("because", "more"), [(LOOKED, "qld s280(4)(a)"), (NOT_PRACTICABLE, "qld s280(5)")])
def test_s280_1_e_a_wrong_deal_is_a_misdeal_if_it_cannot_be_put_right(
    fault: str, under: str, because: str, more: str
) -> None:
    played = dealing().act("dealer", "declare a misdeal", fault=fault, because=because)
    assert played.over
    assert played.rulings[0] == [under, "qld s280(3)", more]


@pytest.mark.parametrize("who", ["ann", FLOOR, "pit boss"])
def test_s280_2_only_the_dealer_declares_a_misdeal(who: str) -> None:
    fault = "the dealer exposed a hole card"
    assert dealing().refusal(who, "declare a misdeal", fault=fault) == ("qld s280(2)", Ground.WHO)


def test_s280_3_a_misdeal_is_declared_before_the_first_round_of_betting_starts_or_not_at_all() -> None:
    fault = "the dealer exposed a hole card"
    before = deal(*THREE)  # bob is asked, and has not acted
    assert "declare a misdeal" in before.listed("dealer")
    after = deal(*THREE).do("bob call")
    assert after.refusal("dealer", "declare a misdeal", fault=fault) == ("qld s280(3)", Ground.WHEN)
    assert before.act("dealer", "declare a misdeal", fault=fault).over


@pytest.mark.parametrize(("fault", "under"), MENDABLE)
def test_s280_4_there_is_no_misdeal_where_nobody_looked_and_the_deal_is_reconstructed(fault: str, under: str) -> None:
    played = dealing()
    assert played.refused("dealer", "declare a misdeal", fault=fault) == "qld s280(4)(a)"
    played.act("dealer", "reconstruct the deal", fault=fault)
    assert played.rulings == [[under, "qld s280(4)(a)", "qld s280(4)(b)"]]
    assert played.awaits == "bob"  # the deal has gone on to its end
    assert [len(seat.cards) for seat in played.table.seats] == [2, 2, 2]


def test_s280_5_the_deal_is_reconstructed_unless_that_is_not_practicable() -> None:
    fault = MENDABLE[0][0]
    played = dealing().act("dealer", "declare a misdeal", fault=fault, because=NOT_PRACTICABLE)
    assert "qld s280(5)" in played.rulings[0]


def test_s280_6_cards_at_an_empty_position_go_to_the_discards_when_it_is_too_late_for_a_misdeal() -> None:
    played = deal(*THREE)
    assert played.refused("dealer", "discard cards dealt to nobody", place=9, cards=2) == "qld s280(6)"
    left = played.do("bob call").table.shoe.remaining
    played.act("dealer", "discard cards dealt to nobody", place=9, cards=2)
    assert played.rulings == [["qld s280(6)"]]
    assert played.table.shoe.remaining == left - 2
    assert played.refused("dealer", "discard cards dealt to nobody", place=2, cards=1) == "qld s280(6)"  # bob's


def test_s280_6_with_a_full_table_there_is_one_card_to_spare_and_no_empty_position() -> None:
    played = Played(table_of(*(f"p{number:02}" for number in range(1, 14)))).start()
    played.act("p01", "blind bet").act("p02", "call")
    assert played.table.shoe.remaining == 32 - 27
    assert "discard cards dealt to nobody" not in played.listed("dealer")


def test_s280_7_after_a_misdeal_the_round_of_play_has_not_started_and_the_cards_are_shuffled_anew() -> None:
    played = deal(*THREE).act("dealer", "declare a misdeal", fault="the dealer exposed a hole card")
    line = played.line("ann", "uncalled")
    assert (line.verdict, line.returned) == (Verdict.VOID, cents("5"))
    assert played.cites("ann", "uncalled") == ["qld s280(7)", "reading K24"]
    assert played.chips("ann") == cents("500")
    fresh = Played(played.table)
    fresh.round.act("dealer", "start the round")
    assert fresh.open == ["shuffle"]
    assert fresh.do("dealer shuffle", "dealer cut").table.shoe.remaining == 32


def test_reading_k24_the_buck_stays_after_a_misdeal() -> None:
    played = dealing().act("dealer", "declare a misdeal", fault="the dealer exposed a hole card")
    assert Played(played.table).start().awaits == "ann"


# s281: out of turn


def test_s281_1_whoever_was_missed_acts_first() -> None:
    played = deal(*FOUR).do("dan bet out of turn 5")
    assert (played.awaits, played.rulings) == ("bob", [["qld s281(1)"]])
    assert played.do("bob call").awaits == "cat"


@pytest.mark.parametrize(("bob", "cat"), [("fold", "fold"), ("call", "fold"), ("call", "call")])
def test_s281_2_the_bet_stands_if_nobody_who_was_missed_bets_more(bob: str, cat: str) -> None:
    played = deal(*FOUR).do("dan bet out of turn 5", f"bob {bob}", f"cat {cat}")
    assert ("dan's bet out of turn stands", "qld s281(2)") in played.called
    assert (played.seat("dan").bet, played.awaits) == (cents("5"), "ann")


def test_s281_1_reading_k33_a_check_out_of_turn_is_no_act_and_the_player_is_asked_in_turn() -> None:
    played = deal(*THREE).to_round(2).do("cat check out of turn")
    assert (played.rulings, played.awaits) == ([["qld s281(1)", "reading K33"]], "ann")
    assert played.do("ann check", "bob check", "cat bet 10").awaits == "ann"


def test_s281_2_b_an_opening_bet_stands_when_those_who_were_missed_check() -> None:
    played = deal(*THREE).to_round(2).do("cat bet out of turn 10", "ann check", "bob check")
    assert (played.seat("cat").put, played.awaits) == (cents("10"), "ann")


def test_s281_2_b_so_does_that_of_a_player_who_had_checked_before() -> None:
    played = deal(*THREE).to_round(2).do("ann check", "ann bet out of turn 10", "bob check", "cat check")
    assert (played.seat("ann").put, played.awaits, played.under) == (cents("10"), "bob", "qld s271(8)")


def test_s281_2_less_than_a_raise_that_is_all_the_player_has_is_a_tap_out_out_of_turn_too() -> None:
    last = deal("ann 8: QC 10C", BOB, CAT).do("ann bet out of turn 3", "bob call", "cat call")
    in_turn = deal(ANN, BOB, CAT, "dan 8: JS JH").do("dan bet out of turn 8", "bob call", "cat call")
    for played, may in ((last, ["fold", "call"]), (in_turn, ["fold", "call", "raise"])):  # s274(5): ann has not acted
        assert played.table.betting is not None
        assert (played.table.betting.raises, played.open) == ([], may)  # s273(1)


def test_reading_k9_after_a_smaller_bet_it_stands_as_a_call_and_a_raise() -> None:
    played = deal(*THREE).to_round(2).do("cat bet out of turn 10", "ann bet 5", "bob call")
    assert (played.seat("cat").put, played.awaits) == (cents("10"), "ann")
    assert played.table.betting is not None
    assert played.table.betting.raises == [500]


def test_s281_2_a_bet_of_the_designated_player_before_the_others_is_out_of_turn_too() -> None:
    played = deal(*THREE).do("ann bet out of turn 10", "bob call", "cat call")
    assert (played.seat("ann").put, played.awaits) == (cents("15"), "bob")


def test_s281_3_if_somebody_missed_bets_more_the_player_may_fold_call_or_raise() -> None:
    played = deal(*FOUR).do("dan bet out of turn 5", "bob raise 5", "cat fold")
    assert (played.awaits, played.under, set(played.open)) == ("dan", "qld s281(3)", {"fold", "call", "raise"})
    assert played.do("dan call").seat("dan").bet == cents("10")
    assert played.chips("dan") == cents("490")


def test_s281_3_but_not_raise_after_three_raises() -> None:
    hands = (*FOUR, "eve: 10S 10H")
    played = deal(*hands).do("eve bet out of turn 5", "bob raise 5", "cat raise 5", "dan raise 5")
    assert (played.awaits, set(played.open)) == ("eve", {"fold", "call"})


def test_reading_k35_nor_between_two_players_whose_raises_are_not_limited() -> None:
    played = deal(ANN, BOB).to_round(2).do("bob bet out of turn 5", "ann bet 10")
    assert (played.awaits, set(played.open)) == ("bob", {"fold", "call"})
    assert played.refused("bob", "raise", amount=cents("20")) == "qld s281(3)"


def test_s281_4_if_the_player_folds_the_bet_goes_back() -> None:
    played = deal(*FOUR).do("dan bet out of turn 5", "bob raise 5", "cat fold", "dan fold")
    assert ("dan's bet out of turn goes back", "qld s281(4)") in played.called
    assert played.chips("dan") == cents("500")


def test_s281_5_what_is_over_the_betting_limit_goes_back() -> None:
    played = deal(*FOUR).do("dan bet out of turn 40")
    assert played.rulings[0] == ["qld s281(5)"]  # $5 call and $10 raise are the most
    assert (played.chips("dan"), played.seat("dan").early) == (cents("485"), cents("15"))
    played.do("bob fold", "cat fold")
    assert (played.seat("dan").bet, played.awaits) == (cents("15"), "ann")


def test_s281_4_s281_5_what_goes_back_goes_back_by_a_line() -> None:
    played = deal(*FOUR).do("dan bet out of turn 40", "bob raise 10", "cat raise 10", "dan fold")
    over, folded = played.lines("dan", "uncalled")
    assert (over.returned, list(map(str, over.cites))) == (cents("25"), ["qld s281(5)"])
    assert (folded.returned, list(map(str, folded.cites))) == (cents("15"), ["qld s281(4)"])
    assert (played.net("dan"), played.chips("dan")) == (0, cents("500"))


def test_s281_5_the_limit_is_that_of_the_players_turn() -> None:
    hands = (*FOUR, "eve: 10S 10H")
    played = deal(*hands).do("eve bet out of turn 15", "bob call", "cat call", "dan raise 5")
    assert played.seat("eve").put == cents("15")  # a call of $10 and a raise of $5
    assert played.table.betting is not None
    assert played.table.betting.raises == [500, 500]


# s282: a communal card too early


def expose(played: Played) -> Played:
    return played.act("dealer", "expose the next communal card")


def test_s282_1_in_a_round_of_betting_the_betting_goes_on_but_nobody_may_raise() -> None:
    played = expose(deal(*THREE).do("bob call"))
    assert (played.board, played.rulings) == ("AC KD", [["qld s282(1)", "reading K8"]])
    assert (played.awaits, played.open) == ("cat", ["fold", "call"])
    assert played.refused("cat", "raise", amount=cents("5")) == "qld s282(1)"
    played.do("cat call")
    assert (played.awaits, played.open) == ("ann", ["decline"])
    played.do("ann decline")
    assert (played.table.number, played.board, played.came.count("communal")) == (2, "AC KD", 2)
    assert set(played.do("ann bet 10").open) == {"fold", "call", "raise"}  # the next round of betting is as ever


@pytest.mark.parametrize("number", [2, 3, 4])
def test_s282_1_in_a_later_round_of_betting_too(number: int) -> None:
    played = expose(deal(*THREE).to_round(number).do("ann bet 5"))
    assert played.refused("bob", "raise", amount=cents("5")) == "qld s282(1)"


def test_reading_k8_a_round_of_betting_that_has_started_may_still_be_opened_or_checked() -> None:
    played = expose(deal(*THREE).to_round(2).do("ann check"))
    assert (played.awaits, played.open, played.amounts("bet")) == ("bob", ["bet", "check", "fold"], [500, 1000])
    assert played.do("bob bet 10").open == ["fold", "call"]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_s282_2_before_the_round_of_betting_it_is_held_at_the_table_minimum_without_raises(number: int) -> None:
    played = expose(deal(*THREE).to_round(number))
    assert played.rulings == [["qld s282(2)", "reading K8"]]
    assert len(played.table.communal) == number + 1  # laid out with the others
    assert (played.awaits, played.amounts("bet")) == ("ann", [500])
    assert played.refused("ann", "bet", amount=cents("10")) == "qld s282(2)"
    assert played.do("ann bet 5").refused("bob", "raise", amount=cents("5")) == "qld s282(2)"
    played.do("bob call", "cat call")
    assert (played.table.number, len(played.table.communal)) == (number + 1, number + 1)
    assert 1000 in played.amounts("bet")


def test_s282_not_before_the_first_round_of_betting_where_it_is_a_misdeal_nor_in_the_final_one() -> None:
    assert deal(*THREE).refused("dealer", "expose the next communal card") == "qld s282(1)"
    assert deal(*THREE).to_round(5).refused("dealer", "expose the next communal card") == "qld s282(1)"


# s283: dead hands


@pytest.mark.parametrize("holds", ["too few cards", "too many cards"])
def test_s283_1_the_dealer_declares_a_hand_of_too_few_or_too_many_cards_dead(holds: str) -> None:
    played = deal(*THREE)
    assert played.refused("dealer", "declare a hand dead", person="bob", holds=holds) == "qld s283(1)"  # a misdeal
    played.do("bob call").act("dealer", "declare a hand dead", person="bob", holds=holds)
    assert played.rulings == [["qld s283(1)", "qld s283(2)"]]
    assert played.refused(FLOOR, "declare a hand dead", person="cat", holds=holds) == "qld s283(1)"


def test_s283_2_the_player_has_folded_and_the_bets_stay_in_the_pot() -> None:
    played = deal(*THREE, blind="10").do("bob raise 20", "cat call")
    played.act("dealer", "declare a hand dead", person="bob", holds="too few cards")
    assert played.awaits == "ann"
    played.do("ann fold")  # cat is left: nothing that bob bet goes back
    assert (played.net("bob"), played.net("cat")) == (cents("-30"), cents("37"))  # $70 less $3


def test_s283_2_not_even_what_nobody_has_called_goes_back() -> None:
    played = deal(*THREE, blind="10").do("bob raise 20")
    played.act("dealer", "declare a hand dead", person="bob", holds="too few cards").do("cat fold")
    assert played.over
    assert (played.net("bob"), played.net("ann")) == (cents("-30"), cents("28"))  # $40 less $2
    assert played.lines(selection="uncalled") == []


def test_s283_3_one_active_player_left_at_the_showdown_wins_the_pot() -> None:
    played = deal(*THREE, blind="10").to_round(5).checks()
    for name in ("bob", "cat"):
        played.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    played.finish()
    assert played.winners() == ["ann"]
    assert "qld s283(3)" in played.cites("ann")


def test_s283_4_with_none_left_the_last_who_folded_otherwise_wins() -> None:
    played = deal(*FOUR, blind="10").to_round(5).do("ann bet 10", "bob call", "cat fold", "dan fold")
    for name in ("ann", "bob"):
        played.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    assert played.over
    assert played.winners() == ["dan"]
    assert played.rulings[-1] == ["qld s283(4)"]


def test_s283_4_what_the_dead_hands_bet_above_a_tapped_out_player_is_not_for_that_player() -> None:
    hands = ("ann 10: 7S 8D", BOB, CAT, DAN)
    played = deal(*hands, blind="10").do("bob call", "cat call", "dan call")
    played.do("bob bet 10", "cat call", "dan fold").checks()
    for name in ("bob", "cat"):
        played.act("dealer", "declare a hand dead", person=name, holds="too few cards")
    played.finish()
    assert (played.winners("pot 1"), played.winners("pot 2")) == (["ann"], ["dan"])
    assert "qld s283(3)" not in played.cites("ann")  # ann is no active player


def test_s272_4_when_a_hand_that_was_shown_is_dead_the_others_show_again() -> None:
    played = deal("ann: KS KH", "bob: JS JH", "cat: AS AH", "dan: 10S 10H").to_round(5).checks().do("ann show")
    assert played.awaits == "cat"
    for name in ("ann", "cat"):
        played.act("dealer", "declare a hand dead", person=name, holds="too many cards")
    assert played.do("bob show").winners() == ["bob"]
    assert played.over


def test_s283_2_a_bet_out_of_turn_stays_in_the_pot_when_the_hand_is_dead() -> None:
    played = deal(*FOUR).do("dan bet out of turn 10")
    played.act("dealer", "declare a hand dead", person="dan", holds="too few cards").do("bob call", "cat call")
    played.do("ann decline").checks().finish()
    assert (played.lines("dan", "uncalled"), played.net("dan")) == ([], cents("-10"))


def test_s286_b_reading_k29_or_when_the_player_is_excluded_and_nobody_has_to_call_it() -> None:
    played = (
        deal(*FOUR)
        .do("dan bet out of turn 10")
        .act(FLOOR, "exclude from the round", person="dan", cause="told another of a hand")
    )
    played.do("bob call", "cat fold", "ann decline", "ann bet 5", "bob fold")
    assert played.line("ann", "uncalled").returned == cents("5")  # that nobody called it is so all the same
    assert played.net("ann") == cents("14")  # dan's 10 and bob's 5, less $1 of the $20


def test_s278_3_s281_4_taken_to_have_folded_a_player_has_it_back_only_where_another_bet_more() -> None:
    fold = {"how": "indicated in some other way"}
    played = deal(*FOUR).do("dan bet out of turn 5").act("dan", "fold irregularly", **fold)
    assert (played.lines("dan"), played.table.pot) == ([], cents("10"))
    outbid = deal(*FOUR).do("dan bet out of turn 5", "bob raise 5").act("dan", "fold irregularly", **fold)
    assert outbid.cites("dan", "uncalled") == ["qld s281(4)"]


def test_reading_k34_whoever_is_left_when_the_bettor_is_put_out_takes_the_pot() -> None:
    played = (
        deal(*THREE, blind="10")
        .act(FLOOR, "exclude from the round", person="ann", cause="told another of a hand")
        .do("bob fold")
    )
    assert (played.net("cat"), played.cites("cat")) == (cents("10"), ["reading K34", "qld s275(1)(a)"])
    later = deal(*THREE, blind="10").to_round(3).do("ann bet 10", "bob call")
    later.act(FLOOR, "exclude from the round", person="bob", cause="told another of a hand").do("cat fold")
    assert "reading K34" in later.cites("ann")  # that bet was called


# s285: silence


def test_s285_1_a_floor_manager_directs_silence_for_a_round_of_play() -> None:
    played = deal(*THREE)
    assert played.refused("dealer", "direct silence") == "qld s285(1)"
    played.act(FLOOR, "direct silence")
    assert played.rulings == [["qld s285(1)"]]
    played.do("bob fold", "cat fold")
    assert not Played(played.table).start().table.silent  # for that round


def test_s285_2_whoever_talks_then_and_whom_they_told_may_be_barred_from_the_table() -> None:
    played = deal(*FOUR)
    assert played.refused(FLOOR, "bar from the table", people=["bob"]) == "qld s285(2)"
    played.act(FLOOR, "direct silence").act(FLOOR, "bar from the table", people=["bob", "cat"])
    assert played.awaits == "dan"
    assert ["qld s285(2)", "qld s285(3)"] in played.rulings


def test_s285_3_whoever_is_barred_plays_no_more_there() -> None:
    played = deal(*FOUR).act(FLOOR, "direct silence").act(FLOOR, "bar from the table", people=["bob"])
    while not played.over:
        played.act(played.awaits, "fold")
    again = Played(played.table).do("bob leave")
    assert again.refused("dealer", "seat", person="bob", chips=cents("100")) == "qld s285(3)"
    assert "bob" not in [seat.name for seat in again.start().table.seats]


def test_s4_2_b_a_player_excluded_for_a_device_is_out_of_the_round_at_once() -> None:
    played = deal(*THREE).do("bob raise 10").act("pit boss", "exclude", person="cat")
    assert played.rulings == [["qld s4(1)", "qld s4(2)(b)"]]
    assert played.awaits == "ann"


# s286: exclusion


def test_s286_a_a_floor_manager_declares_a_bet_void() -> None:
    played = deal(*THREE)
    assert played.refused("dealer", "declare a bet void", person="ann", cause="told another of a hand") == "qld s286(a)"
    played.do("bob raise 10").act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    assert played.chips("bob") == cents("500")
    assert played.rulings == [["qld s284(2)(b)", "qld s286(a)"]]


def test_reading_k29_a_void_bet_leaves_what_the_others_must_bet_as_it_was() -> None:
    played = (
        deal(*FOUR)
        .do("bob raise 10", "cat call")
        .act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    )
    assert not played.seat("bob").stays
    assert played.do("dan call").seat("dan").bet == cents("15")


def test_s286_b_i_a_floor_manager_excludes_a_player_from_the_round_of_play() -> None:
    played = (
        deal(*THREE)
        .do("bob raise 10")
        .act(FLOOR, "exclude from the round", person="bob", cause="told another of a hand")
    )
    assert played.rulings == [["qld s284(2)(b)", "qld s286(b)(i)"]]
    played.do("cat call", "ann fold")
    assert played.net("bob") == cents("-15")  # what was bet stays in the pot (reading K29)
    assert "bob" in [seat.name for seat in Played(played.table).start().table.seats]


def test_s286_b_ii_or_from_the_game() -> None:
    played = deal(*FOUR).act(FLOOR, "exclude from the game", person="bob", cause="told another of a hand")
    assert played.rulings == [["qld s284(2)(b)", "qld s286(b)(ii)"]]
    while not played.over:
        played.act(played.awaits, "fold")
    assert "bob" not in [seat.name for seat in Played(played.table).start().table.seats]


def test_s286_b_where_all_but_one_are_excluded_nothing_is_bet_or_dealt() -> None:
    played = Played(table_of()).start()
    for name in ("ann", "bob"):
        played.act(FLOOR, "exclude from the round", person=name, cause="told another of a hand")
    assert (played.over, played.came, played.lines()) == (True, [], [])


def test_s286_both_may_be_done() -> None:
    played = (
        deal(*THREE).do("bob raise 10").act(FLOOR, "declare a bet void", person="bob", cause="told another of a hand")
    )
    played.act(FLOOR, "exclude from the game", person="bob", cause="told another of a hand")
    assert played.chips("bob") == cents("500")
    told = "qld s284(2)(b)"
    assert played.rulings == [[told, "qld s286(a)"], [told, "qld s286(b)(ii)"]]
