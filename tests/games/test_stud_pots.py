"""Parts 17 and 18, Division 4: the showdown, raises, tapping out and commission.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

from typing import Any

import pytest
from support.events import done
from support.stud import ACES, KINGS, ODD, QUEENS, Play, Stud

from houseway.errors import Refused
from houseway.families.poker.stud.rules import DEFAULT_SIGN
from houseway.money import cents
from houseway.play.sign import Limits
from houseway.play.view import view


def shown(play: Play[Any]) -> list[str]:
    return [event.who for event in done(play.round) if event.act == "show"]


def test_s349_2_the_last_player_called_shows_first(stud: Stud) -> None:
    play = stud.in_the_final_round().do("ann bet 5", "bob raise 5", "cat call", "ann call")
    assert shown(play)[0] == "bob"


def test_s349_3_then_only_those_whose_hand_is_as_good_or_better(stud: Stud) -> None:
    assert shown(stud.in_the_final_round().do("ann bet 5", "bob call", "cat call")) == ["ann"]
    raised = stud.in_the_final_round().do("ann bet 5", "bob call", "cat raise 5", "ann call", "bob call")
    assert shown(raised) == ["cat", "ann", "bob"]


def test_s349_4_the_dealer_announces_the_hand_the_pot_and_the_commission_and_passes_the_pot(stud: Stud) -> None:
    play = stud.in_the_final_round().do("ann bet 18", "bob call", "cat call")
    assert play.called["pot 1 of $72.00 is won by ann (3 of a kind); the commission is $3.00"] == stud("qld s349(4)(c)")
    assert play.net("ann") == 4800 - 300
    assert stud("qld s349(4)(e)") in play.cites("ann")


def tied(stud: Stud, **settings: Any) -> Play[Any]:
    """Bob and cat hold equal hands, ann a worse one; ann is the designated player."""
    cards = {"ann": ODD, "bob": "AS KS QD JC 9S", "cat": "AH KH QC JD 9H"}
    play = stud.play(stud.sit(settings, ann=500, bob=500, cat=500), cards)
    return play.do("bob bet 5", "cat call", "ann call").to_the_final_round()


def test_s349_5_winners_share_equally_in_whole_dollars(stud: Stud) -> None:
    play = tied(stud).do("bob bet 5", "cat call", "ann call")
    assert play.commission == 100  # of 33 dollars
    assert (play.net("bob"), play.net("cat")) == (500, 500)
    assert stud("qld s349(5)") in play.cites("bob")


def test_s349_6_what_is_left_over_goes_to_the_sharer_closest_to_the_designated_player(stud: Stud) -> None:
    """33 dollars less 1: 16 each; with a commission of nothing 33: 16 each and 1 to bob, who sits next to ann."""
    play = tied(stud, commission=0).do("bob bet 5", "cat call", "ann call")
    assert (play.net("bob"), play.net("cat")) == (600, 500)
    assert {stud("qld s349(6)"), stud("qld s330(2)")} <= set(play.cites("bob"))
    assert "reading K3" not in play.cites("bob")


def test_reading_k3_a_designated_player_who_shares_is_the_closest(stud: Stud) -> None:
    cards = {"ann": "AS KS QD JC 9S", "bob": ODD, "cat": "AH KH QC JD 9H"}
    play = stud.play(stud.sit({"commission": 0}, ann=500, bob=500, cat=500), cards)
    play.do("ann bet 5", "bob call", "cat call").to_the_final_round().do("ann bet 5", "bob call", "cat call")
    assert (play.net("ann"), play.net("cat")) == (600, 500)
    assert "reading K3" in play.cites("ann")


def test_s349_7_a_pot_is_not_divided_by_agreement(stud: Stud) -> None:
    assert stud.in_the_final_round().refused("ann", "divide the pot by agreement") == stud("qld s349(7)")


def test_s350_1_a_raise_has_a_least_and_a_most(stud: Stud) -> None:
    play = stud.second_round().do("ann bet 10")
    assert play.bounds("raise") == (10, 38)
    assert stud("qld s350(1)") in view(play.round, "bob").look["governed_by"]


def test_s350_2_where_the_least_would_be_more_than_the_most_it_is_the_most(stud: Stud) -> None:
    """Ann's call is 20, and so would be her least raise; but the table maximum is 10 (reading K23)."""
    play = stud.second_round(sign=DEFAULT_SIGN.with_limits("bet", Limits(500, 1000)))
    play.do("ann check", "bob bet 10", "cat raise 10")
    assert play.turn == "ann"
    assert play.bounds("raise") == (10, 10)
    assert play.refused("ann", "raise", amount=900) == stud("qld s350(2)")


@pytest.mark.parametrize(
    ("acts", "bounds", "under"),
    [
        pytest.param(["ann bet 10"], (10, 38), "qld s350(3)(a)", id="s350_3_a_after_an_opening_bet"),
        pytest.param(["ann bet 10", "bob call"], (10, 48), "qld s350(3)(b)", id="s350_3_b_after_a_call"),
        pytest.param(["ann bet 10", "bob raise 25"], (35, 98), "qld s350(3)(c)", id="s350_3_c_after_a_raise"),
        pytest.param(
            ["ann bet 10", "bob raise 25", "cat call"], (35, 123), "qld s350(3)(b)", id="s350_3_b_reading_k19"
        ),
    ],
)
def test_s350_3_the_least_raise_goes_by_the_bet_before(
    stud: Stud, acts: list[str], bounds: tuple[int, int], under: str
) -> None:
    play = stud.second_round().do(*acts)
    assert play.bounds("raise") == bounds
    assert play.refused(play.turn, "raise", amount=100 * (bounds[0] - 1)) == stud(under)


def test_s350_4_the_sign_says_whether_full_pot_or_half_pot_betting_applies(stud: Stud) -> None:
    table = stud.sit(ann=100, bob=100)
    assert f"full pot betting applies ({stud('qld s350(5)')})" in table.sign_shown()
    play = stud.play(table, stop=lambda _play: True).act(
        "pit boss", "show the pot betting", pot_betting="half pot betting"
    )
    assert play.ruled("half pot betting") == [stud("qld s350(4)")]
    assert f"half pot betting applies ({stud('qld s350(6)')})" in table.sign_shown()


def test_s350_5_the_full_pot_is_counted_with_the_call_in_it(stud: Stud) -> None:
    """The law's example: $200 in the pot and a call of $50 allow a raise of $250."""
    hands = {"ann": ACES, "bob": KINGS, "cat": QUEENS}
    play = (
        stud.play(stud.sit({"ante": 500}, ann=900, bob=900, cat=900), hands)
        .do("ann bet 15", "bob call", "cat call")
        .do("ann bet 30", "bob call", "cat call")
    )
    assert play.table.pot == cents("150")
    play.do("ann bet 50")
    assert play.bounds("raise") == (50, 250)
    assert play.refused("bob", "raise", amount=cents("251")) == stud("qld s350(5)")


def test_reading_k23_the_table_maximum_binds_as_well(stud: Stud) -> None:
    play = stud.second_round(sign=DEFAULT_SIGN.with_limits("bet", Limits(500, 1500)))
    assert play.bounds("bet") == (5, 15)
    assert play.refused("ann", "bet", amount=1600) == "qld s5(1)(b)"


def short(stud: Stud, **stakes: int) -> Play[Any]:
    """As `three`, with other table stakes, in a pot of antes."""
    return stud.play(stud.played_on(**stakes), {"ann": ACES, "bob": KINGS, "cat": QUEENS})


@pytest.mark.parametrize(
    ("stake", "offered", "under"),
    [
        pytest.param(4, ["fold", "tap out"], "qld s351(1)(a)(i)", id="s351_1_a_i_not_enough_to_call"),
        pytest.param(6, ["fold", "call", "tap out"], "qld s351(1)(a)(ii)", id="s351_1_a_ii_just_enough_to_call"),
        pytest.param(8, ["fold", "call", "tap out"], "qld s351(1)(a)(iii)", id="s351_1_a_iii_not_enough_to_raise"),
    ],
)
def test_s351_1_a_player_taps_out_with_what_is_left(stud: Stud, stake: int, offered: list[str], under: str) -> None:
    play = short(stud, bob=stake).do("ann bet 5")
    assert play.turn == "bob"
    assert play.offers == offered
    assert play.under("tap out") == stud(under)
    play.do("bob tap out")
    assert play.table.people["bob"].purse.value == 0
    assert play.table.seats[1].state == "tapped out"


def test_s351_1_a_iv_just_enough_to_call_and_raise(stud: Stud) -> None:
    play = short(stud, bob=13).do("ann bet 5")
    assert play.bounds("raise") == (5, 7)
    play.do("bob raise 7")
    assert play.table.seats[1].state == "tapped out"
    assert play.called["bob taps out"] == stud("qld s351(2)")


def test_s351_2_whoever_tapped_out_bets_no_more_and_stays_until_the_showdown(stud: Stud) -> None:
    play = short(stud, bob=4).do("ann bet 5", "bob tap out", "cat call")
    asked = []
    while not play.over:
        asked.append(play.turn)
        play.do(f"{play.turn} bet 5").do(f"{play.turn} call")
    assert "bob" not in asked
    assert len(play.table.seats[1].cards) == stud.cards


def tapped_out_before_the_final_round(stud: Stud) -> Play[Any]:
    """The law's example: ann taps out in the last round but one; her hand is the best, then bob's, then cat's."""
    play = short(stud, ann=24).do("ann bet 5", "bob call", "cat call").to_the_final_round(before=1)
    return play.do("ann bet 18", "bob call", "cat call")


def test_s351_3_what_exceeds_the_bet_of_whoever_tapped_out_goes_into_a_separate_pot(stud: Stud) -> None:
    play = tapped_out_before_the_final_round(stud)
    assert play.table.seats[0].state == "tapped out"
    assert play.pots() == [72]
    assert play.do("bob bet 20", "cat raise 20").pots() == [72, 60]


def test_s351_4_who_tapped_out_wins_only_the_pot_formed_before(stud: Stud) -> None:
    play = tapped_out_before_the_final_round(stud).do("bob bet 20", "cat call")
    assert play.over
    assert play.line("ann", "pot 1").paid == 4800
    assert play.line("bob", "pot 2").paid == 2000
    assert {stud("qld s351(3)"), stud("qld s351(4)")} <= set(play.cites("bob", "pot 2"))


def test_reading_k4_chips_that_come_later_and_only_match_belong_to_the_first_pot(stud: Stud) -> None:
    play = short(stud, ann=9).do("ann bet 5", "bob call", "cat call").do("ann tap out", "bob call", "cat call")
    assert play.pots() == [27]


def test_s351_5_s351_6_reading_k5_after_a_raise_too_small_to_be_one_the_others_may_only_call_or_fold(
    stud: Stud,
) -> None:
    """Cat acts last, and her raise of 2 is less than the 5 that a raise takes."""
    play = short(stud, cat=8).do("ann bet 5", "bob call")
    assert play.under("tap out") == stud("qld s351(1)(a)(iii)")
    play.do("cat tap out")
    assert play.called["cat's raise is too small: the others may only call"] == stud("qld s351(5)")
    assert play.turn == "ann"
    assert play.offers == ["fold", "call"]
    assert play.refused("ann", "raise", amount=500) == stud("qld s351(6)")
    play.do("ann call", "bob call")
    assert play.table.betting_rounds == 2


def test_s351_5_c_not_where_others_have_still_to_act(stud: Stud) -> None:
    play = short(stud, bob=8).do("ann bet 5", "bob tap out")
    assert "raise" in play.offers


def test_s351_7_reading_k6_an_uncalled_raise_with_somebody_tapped_out_compares_their_hands(stud: Stud) -> None:
    """Bob taps out; ann raises cat out. No more betting, all cards, and the first pot goes by the better hand."""
    play = stud.play(stud.played_on(bob=4), {"ann": QUEENS, "bob": ACES, "cat": KINGS}).do("bob tap out")
    assert play.table.seats[1].state == "tapped out"
    play.do("cat call", "ann raise 9", "cat fold")
    assert play.over
    assert all(len(seat.cards) == stud.cards for seat in play.table.seats if seat.stays)
    assert stud("qld s351(7)") in play.cites("bob")
    assert play.net("bob") > 0
    assert play.net("ann") == -400


def test_s351_7_nobody_opens_and_the_last_player_called_is_compared_with_whoever_tapped_out(stud: Stud) -> None:
    """Cat taps out with the best hand; bob was called last; ann, with a better hand than bob, wins nothing."""
    play = stud.play(stud.played_on(cat=4), {"ann": KINGS, "bob": QUEENS, "cat": ACES})
    assert play.turn == "cat"
    play.do("cat tap out", "ann call", "bob raise 5", "ann call").to_the_final_round().checked_round()
    assert play.over
    assert {stud("qld s348(7)(a)(v)"), stud("qld s351(7)")} <= set(play.cites("cat"))
    assert play.net("cat") == 800
    assert play.line("bob", "pot 2").paid == play.line("ann", "pot 2").stake
    assert play.net("ann") < 0


def test_s351_8_the_size_of_each_pot_is_announced_with_its_commission_before_it_is_handed_over(stud: Stud) -> None:
    play = tapped_out_before_the_final_round(stud).do("bob bet 20", "cat call")
    assert play.called["pot 1 of $72.00 is won by ann (3 of a kind); the commission is $3.00"] == stud("qld s351(8)")
    assert play.called["pot 2 of $40.00 is won by bob (3 of a kind); the commission is $2.00"] == stud("qld s351(8)")


def test_s351_9_for_a_raise_several_pots_are_one(stud: Stud) -> None:
    play = tapped_out_before_the_final_round(stud).do("bob bet 20")
    assert play.bounds("raise") == (20, 72 + 20 + 20)
    assert stud("qld s351(9)") in view(play.round, "cat").look["governed_by"]


@pytest.mark.parametrize(
    ("bet", "pot", "commission"),
    [(5, 18 + 15, 1), (7, 18 + 21, 1), (8, 18 + 24, 2), (18, 72, 3)],
)
def test_s352_1_b_five_percent_of_the_highest_multiple_of_20(stud: Stud, bet: int, pot: int, commission: int) -> None:
    play = stud.in_the_final_round().do(f"ann bet {bet}", "bob call", "cat call")
    assert play.line("ann").stake * 3 == 100 * pot
    assert play.commission == 100 * commission
    assert stud("qld s352(1)(b)") in play.cites("ann")


def test_s352_1_a_nothing_on_19_dollars_or_less(stud: Stud) -> None:
    play = stud.in_the_final_round().checked_round()
    assert play.commission == 0
    assert stud("qld s352(1)(a)") in play.cites("ann")


def test_s352_2_a_pot_over_100_minimum_wagers_counts_as_100_of_them(stud: Stud) -> None:
    play = stud.in_the_final_round().do(
        "ann bet 18", "bob raise 54", "cat call", "ann raise 180", "bob call", "cat call"
    )
    assert play.line("ann").stake * 3 == 100 * (18 + 3 * 252)
    assert play.commission == 2500  # 5% of 500
    assert stud("qld s352(2)") in play.cites("ann")


def test_s352_3_the_operator_may_take_less_if_the_players_are_told_before(stud: Stud) -> None:
    play = stud.in_the_final_round(stud.three(commission=2))
    assert play.called["the commission is 2% of each whole $20"] == stud("qld s352(3)")
    play.do("ann bet 18", "bob call", "cat call")
    assert play.commission == 100  # of 72 dollars: 2% of 60 in whole dollars
    assert stud("qld s352(3)") in play.cites("ann")
    with pytest.raises(Refused):
        stud.sit({"commission": 6}, ann=100)


def test_s352_4_a_reading_k7_all_the_pots_that_one_player_wins_are_added(stud: Stud) -> None:
    """Cat taps out and loses; ann wins a pot of 15 and one of 16: 31 dollars, and not nothing twice."""
    play = (
        short(stud, cat=4).do("ann bet 5", "bob call", "cat tap out").to_the_final_round().do("ann bet 6", "bob call")
    )
    assert [line.stake for line in play.round.lines if line.person == "ann"] == [400, 800]
    assert play.commission == 100
    assert stud("qld s352(4)(a)") in play.cites("ann")


def test_s352_4_b_a_raise_that_is_not_called_is_in_no_pot(stud: Stud) -> None:
    play = stud.in_the_final_round().do("ann bet 18", "bob fold", "cat fold")
    assert play.commission == 0  # the pot is 18, not 36


def test_s352_4_c_no_commission_on_a_pot_shared_by_all_who_put_chips_in_it(stud: Stud) -> None:
    cards = {"ann": "AS KS QD JC 9S", "bob": "AH KH QC JD 9H"}
    play = (
        stud.play(stud.sit(ann=500, bob=500), cards)
        .do("ann bet 5", "bob call")
        .to_the_final_round()
        .do("ann bet 12", "bob call")
    )
    assert play.commission == 0
    assert stud("qld s352(4)(c)") in play.cites("ann")
    assert tied(stud).do("bob bet 12", "cat call", "ann call").commission == 200  # ann has contributed
