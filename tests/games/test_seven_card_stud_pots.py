"""Part 18, Division 4: the showdown, raises, tapping out, commission, the table stake, checking and folding."""

from typing import Any

import pytest
from support.events import done
from support.seven_card_stud import (
    ACES,
    BLIND,
    HALF,
    KINGS,
    ODD,
    QUEENS,
    Play,
    in_the_final_round,
    second_round,
    sit,
    three,
)

from houseway.errors import Refused
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.games.seven_card_stud.table import SevenCardStudTable
from houseway.money import cents
from houseway.play.sign import Limits
from houseway.play.view import view

# s393: the showdown


def test_s393_1_there_is_a_showdown_when_the_final_round_is_over_and_nobody_has_won() -> None:
    play = in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    assert view(play.round, "ann").look["governed_by"] == ["qld s393(1)"]


def shown(play: Play) -> list[str]:
    return [event.who for event in done(play.round) if event.act == "show"]


def test_s393_2_the_last_player_called_shows_first() -> None:
    play = in_the_final_round().do("ann bet 5", "bob raise 5", "cat call", "ann call")
    assert shown(play)[0] == "bob"


def test_s393_3_then_only_those_whose_hand_is_as_good_or_better() -> None:
    assert shown(in_the_final_round().do("ann bet 5", "bob call", "cat call")) == ["ann"]
    raised = in_the_final_round().do("ann bet 5", "bob call", "cat raise 5", "ann call", "bob call")
    assert shown(raised) == ["cat", "ann", "bob"]


def test_s393_4_the_dealer_announces_the_hand_the_pot_and_the_commission_and_passes_the_pot() -> None:
    play = in_the_final_round().do("ann bet 18", "bob call", "cat call")
    assert play.called["pot 1 of $72.00 is won by ann (3 of a kind); the commission is $3.00"] == "qld s393(4)(c)"
    assert play.net("ann") == 4800 - 300
    assert "qld s393(4)(e)" in play.cites("ann")


def tied(**settings: Any) -> Play:
    """Bob and cat hold equal hands, ann a worse one; ann is the designated player."""
    cards = {"ann": ODD, "bob": "AS KS QD JC 9S 2C 3D", "cat": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(settings, ann=500, bob=500, cat=500), cards)
    return play.do("bob bet 5", "cat call", "ann call").checked_round(3)


def test_s393_5_winners_share_equally_in_whole_dollars() -> None:
    play = tied().do("bob bet 5", "cat call", "ann call")
    assert play.commission == 100  # of 33 dollars
    assert (play.net("bob"), play.net("cat")) == (500, 500)
    assert "qld s393(5)" in play.cites("bob")


def test_s393_6_what_is_left_over_goes_to_the_sharer_closest_to_the_designated_player() -> None:
    """33 dollars less 1: 16 each; with a commission of nothing 33: 16 each and 1 to bob, who sits next to ann."""
    play = tied(commission=0).do("bob bet 5", "cat call", "ann call")
    assert (play.net("bob"), play.net("cat")) == (600, 500)
    assert {"qld s393(6)", "qld s374(2)"} <= set(play.cites("bob"))
    assert "reading K3" not in play.cites("bob")


def test_reading_k3_a_designated_player_who_shares_is_the_closest() -> None:
    cards = {"ann": "AS KS QD JC 9S 2C 3D", "bob": ODD, "cat": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit({"commission": 0}, ann=500, bob=500, cat=500), cards)
    play.do("ann bet 5", "bob call", "cat call").checked_round(3).do("ann bet 5", "bob call", "cat call")
    assert (play.net("ann"), play.net("cat")) == (600, 500)
    assert "reading K3" in play.cites("ann")


def test_s393_7_a_pot_is_not_divided_by_agreement() -> None:
    assert in_the_final_round().refused("ann", "divide the pot by agreement") == "qld s393(7)"


# s394: raises


def test_s394_1_a_raise_has_a_least_and_a_most() -> None:
    play = second_round().do("ann bet 10")
    assert play.bounds("raise") == (10, 38)
    assert "qld s394(1)" in view(play.round, "bob").look["governed_by"]


def test_s394_2_where_the_least_would_be_more_than_the_most_it_is_the_most() -> None:
    """Ann's call is 20, and so would be her least raise; but the table maximum is 10 (reading K23)."""
    play = second_round(sign=DEFAULT_SIGN.with_limits("bet", Limits(500, 1000)))
    play.do("ann check", "bob bet 10", "cat raise 10")
    assert play.turn == "ann"
    assert play.bounds("raise") == (10, 10)
    assert play.refused("ann", "raise", amount=900) == "qld s394(2)"


@pytest.mark.parametrize(
    ("acts", "bounds", "under"),
    [
        pytest.param(["ann bet 10"], (10, 38), "qld s394(3)(a)", id="s394_3_a_after_an_opening_bet"),
        pytest.param(["ann bet 10", "bob call"], (10, 48), "qld s394(3)(b)", id="s394_3_b_after_a_call"),
        pytest.param(["ann bet 10", "bob raise 25"], (35, 98), "qld s394(3)(c)", id="s394_3_c_after_a_raise"),
        pytest.param(
            ["ann bet 10", "bob raise 25", "cat call"], (35, 123), "qld s394(3)(b)", id="s394_3_b_reading_k19"
        ),
    ],
)
def test_s394_3_the_least_raise_goes_by_the_bet_before(acts: list[str], bounds: tuple[int, int], under: str) -> None:
    play = second_round().do(*acts)
    assert play.bounds("raise") == bounds
    assert play.refused(play.turn, "raise", amount=100 * (bounds[0] - 1)) == under


def test_s394_4_the_sign_says_whether_full_pot_or_half_pot_betting_applies() -> None:
    table = sit(ann=100, bob=100)
    assert "full pot betting applies (qld s394(5))" in table.sign_shown()
    play = Play(table, stop=lambda _play: True).act("pit boss", "show the pot betting", pot_betting="half pot betting")
    assert play.ruled("half pot betting") == ["qld s394(4)"]
    assert "half pot betting applies (qld s394(6))" in table.sign_shown()


def example(**settings: Any) -> Play:
    """As in the law's examples: $150 in the pot, and an opening bet of $50 makes it $200."""
    return Play(sit({"ante": 500}, settings, ann=900, bob=900, cat=900), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


def test_s394_5_the_full_pot_is_counted_with_the_call_in_it() -> None:
    """The law's example: $200 in the pot and a call of $50 allow a raise of $250."""
    play = example().do("ann bet 15", "bob call", "cat call").do("ann bet 30", "bob call", "cat call")
    assert play.table.pot == cents("150")
    play.do("ann bet 50")
    assert play.bounds("raise") == (50, 250)
    assert play.refused("bob", "raise", amount=cents("251")) == "qld s394(5)"


def test_s394_6_and_half_the_pot_too() -> None:
    """The law's example: $200 in the pot and a call of $40 allow a raise of $120."""
    play = example(**HALF).do("ann bet 5", "bob call", "cat call").do("ann bet 15", "bob call", "cat call")
    assert play.table.pot == cents("75")
    play.do("ann bet 28", "bob call", "cat call").do("ann check", "bob check", "cat check")
    assert play.table.pot == cents("159")
    play.do("ann bet 40")
    assert play.table.pot == cents("199")  # one dollar less than in the example: half of 239 is 119
    assert play.bounds("raise") == (40, 119)
    assert play.refused("bob", "raise", amount=cents("120")) == "qld s394(6)"


def test_reading_k23_the_table_maximum_binds_as_well() -> None:
    play = second_round(sign=DEFAULT_SIGN.with_limits("bet", Limits(500, 1500)))
    assert play.bounds("bet") == (5, 15)
    assert play.refused("ann", "bet", amount=1600) == "qld s5(1)(b)"


# s395: tapping out


def short(**stakes: int) -> Play:
    """As `three`, with other table stakes, in a pot of antes."""
    return Play(_rich(stakes), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


def _rich(stakes: dict[str, int]) -> SevenCardStudTable:
    table = sit(ann=500, bob=500, cat=500)
    for name, stake in stakes.items():
        table.people[name].purse.value = 100 * stake
        table.played.add(name)  # who played on may go on with less than the minimum table stake
    return table


@pytest.mark.parametrize(
    ("stake", "offered", "under"),
    [
        pytest.param(4, ["fold", "tap out"], "qld s395(1)(a)(i)", id="s395_1_a_i_not_enough_to_call"),
        pytest.param(6, ["fold", "call", "tap out"], "qld s395(1)(a)(ii)", id="s395_1_a_ii_just_enough_to_call"),
        pytest.param(8, ["fold", "call", "tap out"], "qld s395(1)(a)(iii)", id="s395_1_a_iii_not_enough_to_raise"),
    ],
)
def test_s395_1_a_player_taps_out_with_what_is_left(stake: int, offered: list[str], under: str) -> None:
    play = short(bob=stake).do("ann bet 5")
    assert play.turn == "bob"
    assert play.offers == offered
    assert play.under("tap out") == under
    play.do("bob tap out")
    assert play.table.people["bob"].purse.value == 0
    assert play.table.seats[1].state == "tapped out"


def test_s395_1_a_iv_just_enough_to_call_and_raise() -> None:
    play = short(bob=13).do("ann bet 5")
    assert play.bounds("raise") == (5, 7)
    play.do("bob raise 7")
    assert play.table.seats[1].state == "tapped out"
    assert play.called["bob taps out"] == "qld s395(2)"


def test_s395_2_whoever_tapped_out_bets_no_more_and_stays_until_the_showdown() -> None:
    play = short(bob=4).do("ann bet 5", "bob tap out", "cat call")
    asked = []
    while not play.over:
        asked.append(play.turn)
        play.do(f"{play.turn} bet 5").do(f"{play.turn} call")
    assert "bob" not in asked
    assert len(play.table.seats[1].cards) == 7


def tapped_out_in_the_fourth_round() -> Play:
    """The law's example: ann taps out in the fourth round; her hand is the best, then bob's, then cat's."""
    play = short(ann=24).do("ann bet 5", "bob call", "cat call").checked_round(2)
    return play.do("ann bet 18", "bob call", "cat call")


def test_s395_3_what_exceeds_the_bet_of_whoever_tapped_out_goes_into_a_separate_pot() -> None:
    play = tapped_out_in_the_fourth_round()
    assert play.table.seats[0].state == "tapped out"
    assert play.pots() == [72]
    assert play.do("bob bet 20", "cat raise 20").pots() == [72, 60]


def test_s395_4_who_tapped_out_wins_only_the_pot_formed_before() -> None:
    play = tapped_out_in_the_fourth_round().do("bob bet 20", "cat call")
    assert play.over
    assert play.line("ann", "pot 1").paid == 4800
    assert play.line("bob", "pot 2").paid == 2000
    assert {"qld s395(3)", "qld s395(4)"} <= set(play.cites("bob", "pot 2"))


def test_reading_k4_chips_that_come_later_and_only_match_belong_to_the_first_pot() -> None:
    play = short(ann=9).do("ann bet 5", "bob call", "cat call").do("ann tap out", "bob call", "cat call")
    assert play.pots() == [27]


def test_s395_5_s395_6_reading_k5_after_a_raise_too_small_to_be_one_the_others_may_only_call_or_fold() -> None:
    """Cat acts last, and her raise of 2 is less than the 5 that a raise takes."""
    play = short(cat=8).do("ann bet 5", "bob call")
    assert play.under("tap out") == "qld s395(1)(a)(iii)"
    play.do("cat tap out")
    assert play.called["cat's raise is too small: the others may only call"] == "qld s395(5)"
    assert play.turn == "ann"
    assert play.offers == ["fold", "call"]
    assert play.refused("ann", "raise", amount=500) == "qld s395(6)"
    play.do("ann call", "bob call")
    assert play.table.betting_rounds == 2


def test_s395_5_c_not_where_others_have_still_to_act() -> None:
    play = short(bob=8).do("ann bet 5", "bob tap out")
    assert "raise" in play.offers


def test_s395_7_reading_k6_an_uncalled_raise_with_somebody_tapped_out_compares_their_hands() -> None:
    """Bob taps out; ann raises cat out. No more betting, all cards, and the first pot goes by the better hand."""
    play = Play(_rich({"bob": 4}), {"ann": QUEENS, "bob": ACES, "cat": KINGS}).do("bob tap out")
    assert play.table.seats[1].state == "tapped out"
    play.do("cat call", "ann raise 9", "cat fold")
    assert play.over
    assert all(len(seat.cards) == 7 for seat in play.table.seats if seat.stays)
    assert "qld s395(7)" in play.cites("bob")
    assert play.net("bob") > 0
    assert play.net("ann") == -400


def test_s395_7_nobody_opens_and_the_last_player_called_is_compared_with_whoever_tapped_out() -> None:
    """Cat taps out with the best hand; bob was called last; ann, with a better hand than bob, wins nothing."""
    play = Play(_rich({"cat": 4}), {"ann": KINGS, "bob": QUEENS, "cat": ACES})
    assert play.turn == "cat"
    play.do("cat tap out", "ann call", "bob raise 5", "ann call").checked_round(4)
    assert play.over
    assert {"qld s392(7)(a)(v)", "qld s395(7)"} <= set(play.cites("cat"))
    assert play.net("cat") == 800
    assert play.line("bob", "pot 2").paid == play.line("ann", "pot 2").stake
    assert play.net("ann") < 0


def test_s395_8_the_size_of_each_pot_is_announced_with_its_commission_before_it_is_handed_over() -> None:
    play = tapped_out_in_the_fourth_round().do("bob bet 20", "cat call")
    assert play.called["pot 1 of $72.00 is won by ann (3 of a kind); the commission is $3.00"] == "qld s395(8)"
    assert play.called["pot 2 of $40.00 is won by bob (3 of a kind); the commission is $2.00"] == "qld s395(8)"


def test_s395_9_for_a_raise_several_pots_are_one() -> None:
    play = tapped_out_in_the_fourth_round().do("bob bet 20")
    assert play.bounds("raise") == (20, 72 + 20 + 20)
    assert "qld s395(9)" in view(play.round, "cat").look["governed_by"]


# s396: commission


@pytest.mark.parametrize(
    ("bet", "pot", "commission"),
    [(5, 18 + 15, 1), (7, 18 + 21, 1), (8, 18 + 24, 2), (18, 72, 3)],
)
def test_s396_1_b_five_percent_of_the_highest_multiple_of_20(bet: int, pot: int, commission: int) -> None:
    play = in_the_final_round().do(f"ann bet {bet}", "bob call", "cat call")
    assert play.line("ann").stake * 3 == 100 * pot
    assert play.commission == 100 * commission
    assert "qld s396(1)(b)" in play.cites("ann")


def test_s396_1_a_nothing_on_19_dollars_or_less() -> None:
    play = in_the_final_round().checked_round()
    assert play.commission == 0
    assert "qld s396(1)(a)" in play.cites("ann")


def test_s396_2_a_pot_over_100_minimum_wagers_counts_as_100_of_them() -> None:
    play = in_the_final_round().do("ann bet 18", "bob raise 54", "cat call", "ann raise 180", "bob call", "cat call")
    assert play.line("ann").stake * 3 == 100 * (18 + 3 * 252)
    assert play.commission == 2500  # 5% of 500
    assert "qld s396(2)" in play.cites("ann")


def test_s396_3_the_operator_may_take_less_if_the_players_are_told_before() -> None:
    play = in_the_final_round(three(commission=2))
    assert play.called["the commission is 2% of each whole $20"] == "qld s396(3)"
    play.do("ann bet 18", "bob call", "cat call")
    assert play.commission == 100  # of 72 dollars: 2% of 60 in whole dollars
    assert "qld s396(3)" in play.cites("ann")
    with pytest.raises(Refused):
        sit({"commission": 6}, ann=100)


def test_s396_4_a_reading_k7_all_the_pots_that_one_player_wins_are_added() -> None:
    """Cat taps out and loses; ann wins a pot of 15 and one of 16: 31 dollars, and not nothing twice."""
    play = short(cat=4).do("ann bet 5", "bob call", "cat tap out").checked_round(3).do("ann bet 6", "bob call")
    assert [line.stake for line in play.round.lines if line.person == "ann"] == [400, 800]
    assert play.commission == 100
    assert "qld s396(4)(a)" in play.cites("ann")


def test_s396_4_b_a_raise_that_is_not_called_is_in_no_pot() -> None:
    play = in_the_final_round().do("ann bet 18", "bob fold", "cat fold")
    assert play.commission == 0  # the pot is 18, not 36


def test_s396_4_c_no_commission_on_a_pot_shared_by_all_who_put_chips_in_it() -> None:
    cards = {"ann": "AS KS QD JC 9S 2C 3D", "bob": "AH KH QC JD 9H 2D 3C"}
    play = Play(sit(ann=500, bob=500), cards).do("ann bet 5", "bob call").checked_round(3).do("ann bet 12", "bob call")
    assert play.commission == 0
    assert "qld s396(4)(c)" in play.cites("ann")
    assert tied().do("bob bet 12", "cat call", "ann call").commission == 200  # ann has contributed


# s397: the table stake


def test_s397_1_between_rounds_a_player_brings_the_table_stake_up_to_the_minimum_at_least() -> None:
    table = _rich({"ann": 3})
    play = Play(table, stop=lambda _play: True)
    assert play.refused("ann", "buy chips", amount=4600) == "qld s397(1)"
    play.act("ann", "buy chips", amount=4700)
    assert table.people["ann"].purse.value == 5000


def test_s397_1_who_played_on_may_go_on_with_less() -> None:
    assert "ann" in [seat.name for seat in Play(_rich({"ann": 3})).table.seats]


def test_s397_2_without_any_a_player_leaves_the_game() -> None:
    play = Play(_rich({"ann": 0}))
    assert play.called["ann has no table stake left and leaves the game"] == "qld s397(2)"
    assert [seat.name for seat in play.table.seats] == ["bob", "cat"]


@pytest.mark.parametrize("act", ["bet for another player", "give or lend chips"])
def test_s397_3_nobody_bets_for_another_or_lends_chips(act: str) -> None:
    assert three().refused("ann", act) == "qld s397(3)"


# s398 and s399: checking and folding


def test_s398_1_s398_3_who_checks_makes_no_bet_and_stays_active() -> None:
    play = second_round().do("ann check")
    assert play.table.seats[0].state == "active"
    assert play.table.seats[0].put == 0
    assert "qld s398(3)" in view(play.round, "bob").look["governed_by"]


def test_s398_2_not_in_the_first_round() -> None:
    assert three().refused("ann", "check") == "qld s398(2)"


def test_s398_4_s398_5_the_first_who_may_check_is_who_may_open_then_the_next() -> None:
    play = second_round()
    assert (play.turn, play.under("check")) == ("ann", "qld s398(4)")
    assert play.refused("bob", "check") == "qld s374(3)"
    play.do("ann check")
    assert (play.turn, play.under("check")) == ("bob", "qld s398(5)")


def test_s398_6_nobody_checks_after_an_opening_bet() -> None:
    assert second_round().do("ann bet 5").refused("bob", "check") == "qld s398(6)"


def test_s399_1_who_folds_is_out_and_the_cards_go_to_the_circle() -> None:
    play = three().do("ann bet 5")
    assert play.under("fold") == "qld s399(1)"
    play.do("bob fold")
    assert play.table.seats[1].state == "folded"
    assert view(play.round, "cat").look["hands"][1]["cards"] == []
    assert [seat.name for seat in play.table.folds] == ["bob"]


def test_s399_2_reading_k22_that_is_the_correct_way_in_this_game() -> None:
    play = three().do("ann bet 5")
    row = play.round.game.act_named["fold irregularly"]
    assert str(row.under) == "qld s399(2)"


@pytest.mark.parametrize(
    ("how", "under"),
    [
        pytest.param("hole cards put in the circled area", "qld s399(3)(a)", id="s399_3_a_into_the_circle"),
        pytest.param("indicated in some other way", "qld s399(3)(b)", id="s399_3_b_otherwise"),
    ],
)
def test_s399_3_a_player_is_taken_to_have_folded(how: str, under: str) -> None:
    play = three().do("ann bet 5").act("bob", "fold irregularly", how=how)
    assert play.table.seats[1].state == "folded"
    assert under in play.ruled("bob is taken to have folded")
    assert play.turn == "cat"


def test_s367_2_an_opener_who_taps_out_with_less_than_the_blind_bet_is_not_the_player_who_is_called() -> None:
    """Bob opens with his last dollar; cat calls the blind bet of ann, who takes what bob cannot win if nobody opens."""
    table = sit(BLIND, ann=500, bob=500, cat=500)
    table.people["bob"].purse.value = 100
    table.played.add("bob")
    play = Play(table, {"ann": QUEENS, "bob": ACES, "cat": KINGS}).do("bob tap out", "cat call", "ann call")
    assert play.table.last_called is play.table.seats[0]
    play.checked_round(4)
    assert (play.line("bob").paid, play.line("ann", "pot 2").paid) == (200, 400)
