"""Draw poker: the showdown, tapping out, pots and commission (ss 310, 312, 313)."""

from typing import Any

import pytest
from support.draw import BLINDS, GAME, Played, open_table, sit

from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

LOW = "2S 3D 5C 7H 9C"
HIGH = "2H 3H 5D 7D JS"
PAIR = "10S 10H 3C 4D 6C"
ACES = "AS AH AD 8C KS"
FOURS = "QS QH QD QC KH"
KEEP = ("bob keep all", "cat keep all", "ann keep all")  # ann, at the buck, has tapped out: bob is designated
SMALL = Sign({BET: Limits(500, 100_000), TABLE_STAKE: Limits(2_000, MOST_CHIPS)})

KINDS = ["qld s291", "qld s292(1)", "qld s292(2)"]
FACE_VALUES = ["qld s292(5)", "qld s292(6)(a)"]
EQUAL = ["qld s292(4)", "qld s292(11)"]


def at_the_showdown(hands: tuple[str, ...], **settings: Any) -> Played:
    """$60 in the first round of betting, $90 in the final one, opened by cat."""
    played = sit("ann 500", "bob 500", "cat 500", hands=hands, **settings)
    played.do(*BLINDS, "cat bet 20", "ann call", "bob call", "ann keep all", "bob keep all", "cat keep all")
    return played.do("cat bet 30", "ann call", "bob call")


# s310


def test_s310_1_s310_2_who_was_called_last_shows_first() -> None:
    played = at_the_showdown((f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}"))
    assert (played.awaits, played.under("show")) == ("cat", "qld s310(2)")
    assert "qld s310(1)" in played.sees("ann")["step"]["cites"]


def test_s310_2_after_a_raise_that_is_the_raiser() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS, "cat bet 20", "ann call", "bob call")
    played.do("ann keep all", "bob keep all", "cat keep all", "cat bet 30", "ann raise 60", "bob fold", "cat call")
    assert played.awaits == "ann"


def test_s310_3_another_player_shows_a_hand_that_is_as_good_or_better_and_no_other() -> None:
    played = at_the_showdown((f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}")).do("cat show")
    assert (played.awaits, played.under("show")) == ("bob", "qld s310(3)")
    played.do("bob show")
    assert played.over
    cards = {seat["person"]: seat["cards"] for seat in played.sees("cat")["hands"]}
    assert (cards["ann"], cards["bob"]) == ([""] * 5, PAIR.split())


def test_s310_4_the_dealer_announces_deducts_and_passes_the_pot() -> None:
    played = at_the_showdown((f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}")).do("cat show", "bob show")
    assert played.called[-2:] == [
        ("bob wins with 1 pair", "qld s310(4)(a)"),
        ("pot 1 of $150.00 is won by bob (1 pair); the commission is $7.00", "qld s310(4)(c)"),
    ]
    assert played.net == {"ann": -5000, "bob": 15000 - 5000 - 700, "cat": -5000}
    assert played.cites("bob") == [*KINDS, "qld s310(4)(e)", "qld s313(1)(b)"]
    assert played.table.house == 700


def test_s310_5_s310_6_equal_hands_divide_the_pot_in_dollars_and_the_odd_one_goes_to_the_closest() -> None:
    hands = ("ann: AS KS QD JC 9S", "bob: AH KH QH JD 9D", f"cat: {LOW}")
    played = at_the_showdown(hands).do("cat show", "ann show", "bob show")
    assert (played.net["ann"], played.net["bob"]) == (7200 - 5000, 7100 - 5000)  # $143
    closest, equal = ["qld s310(6)", "qld s293(2)", "reading K3"], [*KINDS, *FACE_VALUES, *EQUAL]
    assert played.cites("ann") == [*equal, "qld s310(4)(e)", "qld s310(5)", *closest, "qld s313(1)(b)"]
    assert played.cites("bob") == [*equal, "qld s310(4)(e)", "qld s310(5)", "qld s313(1)(b)"]
    assert ("ann and bob have hands of equal value: odd card hand", "qld s292(11)") in played.called


def test_reading_k3_a_designated_player_who_shares_is_the_closest() -> None:
    hands = ("ann: AS KS QD JC 9S", "bob: AH KH QH JD 9D", f"cat: {LOW}")
    played = at_the_showdown(hands).do("cat show", "ann show", "bob show")
    assert played.sees("ann")["designated"] == "ann"
    assert played.net["ann"] - played.net["bob"] == 100


def test_s310_6_of_three_who_share_the_next_after_a_buck_that_folded_has_the_odd_dollar() -> None:
    """$5 + 3 x $20 + 3 x $7 = $86, less $4: $82 is $27 each, and a dollar for bob, the designated player."""
    hands = ("bob: AS KH QD 9C 8S", "cat: AH KD QC 9S 8D", "dan: AD KC QS 9H 8C")
    played = sit("ann 500", "bob 500", "cat 500", "dan 500", hands=hands).do(*BLINDS, "cat bet 20", "dan call")
    played.do("ann fold", "bob call", "bob keep all", "cat keep all", "dan keep all", "cat bet 7", "dan call")
    played.do("bob call", "cat show", "dan show", "bob show")
    assert played.net == {"ann": -500, "bob": 100, "cat": 0, "dan": 0}


def test_s310_7_no_division_by_agreement() -> None:
    played = at_the_showdown((f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}"))
    assert played.refused("ann", "divide the pot by agreement") == "qld s310(7)"


# s312: tapping out


def three(ann: str, bob: str, cat: str, *hands: str) -> Played:
    return sit(f"ann {ann}", f"bob {bob}", f"cat {cat}", hands=hands, sign=SMALL).do(*BLINDS)


@pytest.mark.parametrize(
    ("stake", "play", "under"),
    [
        pytest.param("40", ("cat bet 20", "ann raise 50", "bob fold"), "qld s312(1)(a)(i)", id="s312_1_a_i"),
        pytest.param("70", ("cat bet 20", "ann raise 50", "bob fold"), "qld s312(1)(a)(ii)", id="s312_1_a_ii"),
        pytest.param("90", ("cat bet 20", "ann raise 50", "bob fold"), "qld s312(1)(a)(iii)", id="s312_1_a_iii"),
    ],
)
def test_s312_1_the_ways_of_tapping_out(stake: str, play: tuple[str, ...], under: str) -> None:
    played = three("500", "500", stake).do(*play)
    assert played.under("tap out") == under
    played.do("cat tap out")
    seat = played.table.seat_of("cat")
    assert seat is not None
    assert (seat.stake, seat.state, seat.bet) == (0, "tapped out", cents(stake))


def test_s312_1_a_iv_just_enough_to_call_and_raise() -> None:
    played = three("500", "500", "120").do("cat bet 20", "ann raise 50", "bob fold", "cat raise 50")
    seat = played.table.seat_of("cat")
    assert seat is not None
    assert (seat.stake, seat.state) == (0, "tapped out")
    assert ("cat taps out", "qld s312(2)") in played.called


def test_s312_1_nobody_taps_out_who_has_enough_to_call_and_raise() -> None:
    played = three("500", "500", "500").do("cat bet 20")
    assert played.refused("ann", "tap out") == "qld s312(1)(a)(iv)"


def test_s312_2_whoever_taps_out_stays_until_the_showdown_and_bets_no_more() -> None:
    hands = (f"ann: {LOW}", f"bob: {HIGH}", f"cat: {ACES}")
    played = three("500", "500", "40", *hands).do("cat bet 20", "ann raise 20", "bob call", "cat tap out")
    played.do("ann keep all", "bob keep all", "cat keep all")
    assert played.awaits == "ann"
    played.do("ann bet 50", "bob call", "ann show", "bob show", "cat show")
    assert played.line("cat").verdict.value == "win"


def test_s312_3_s312_4_a_separate_pot_for_what_is_bet_above_and_the_example_of_the_text() -> None:
    """A taps out; B beats C: A wins the pot formed before, B the separate one."""
    hands = (f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}")
    played = three("40", "500", "500", *hands).do("cat bet 20", "ann raise 20", "bob call", "cat call")
    played.do(*KEEP, "cat bet 100", "bob call", "cat show", "ann show", "bob show")
    assert played.settled == [
        ("ann", "pot 1", "win", 4000, 8000),
        ("bob", "pot 1", "lose", 4000, 0),
        ("cat", "pot 1", "lose", 4000, 0),
        ("bob", "pot 2", "win", 10000, 10000),
        ("cat", "pot 2", "lose", 10000, 0),
    ]
    assert played.cites("bob", "pot 2")[:2] == ["qld s312(3)", "qld s312(4)"]


def test_reading_k4_later_chips_that_match_the_tapped_amount_belong_to_its_pot() -> None:
    hands = (f"ann: {LOW}", f"bob: {ACES}", f"cat: {FOURS}")
    played = three("500", "500", "40", *hands).do("cat bet 20", "ann raise 50", "bob call", "cat tap out")
    played.do("ann keep all", "bob keep all", "cat keep all", "ann bet 30", "bob call").finish()
    assert played.line("cat").stake == 4000
    assert {line.stake for line in played.round.lines if line.selection == "pot 1"} == {4000}
    assert played.line("bob", "pot 2").paid == 3000 + 3000


def test_s312_5_s312_6_after_a_raise_that_is_too_small_the_others_may_only_call() -> None:
    played = three("500", "500", "50").do("cat bet 20", "ann call", "bob raise 20")
    assert played.under("tap out") == "qld s312(1)(a)(iii)"  # $30 remain, 20 to call, and 20 for a raise
    played.do("cat tap out")
    assert ("cat's raise is too small: the others may only call", "qld s312(5)") in played.called
    assert (played.awaits, played.offers) == ("ann", ["fold", "call"])
    assert played.refused("ann", "raise", amount=3000) == "qld s312(6)"
    played.do("ann call")
    assert played.offers == ["fold", "call"]


def test_reading_k5_who_may_only_call_may_fold_too() -> None:
    played = three("500", "500", "50").do("cat bet 20", "ann call", "bob raise 20", "cat tap out")
    assert "fold" in played.offers


def test_s312_5_c_where_a_player_has_still_to_act_they_may_raise() -> None:
    played = sit("ann 500", "bob 500", "cat 500", "dan 25", sign=SMALL).do(*BLINDS, "cat bet 20", "dan tap out")
    assert played.offers == ["fold", "call", "raise"]  # ann and bob have not acted yet


def test_s312_7_no_showdown_because_of_an_uncalled_raise_and_the_hands_are_compared() -> None:
    hands = (f"ann: {ACES}", f"bob: {PAIR}", f"cat: {LOW}")
    played = three("40", "500", "500", *hands).do("cat bet 20", "ann raise 20", "bob call", "cat raise 100", "bob fold")
    assert played.over
    assert played.line("cat", "uncalled").stake == 10000
    assert played.line("ann").verdict.value == "win"
    assert played.cites("ann")[:2] == ["qld s312(7)", "qld s291"]
    assert played.net == {"ann": 12000 - 600 - 4000, "bob": -4000, "cat": -4000}


def test_s312_7_no_showdown_because_nobody_opens_and_the_last_player_called_is_compared() -> None:
    hands = (f"ann: {PAIR}", f"bob: {ACES}", f"cat: {LOW}")
    played = three("40", "500", "500", *hands).do("cat bet 20", "ann raise 20", "bob raise 60", "cat call")
    played.do(*KEEP, "cat fold", "bob fold")
    assert played.line("bob").verdict.value == "win"
    assert played.cites("bob")[:3] == ["qld s288(2)", "qld s312(7)", "qld s291"]
    assert played.line("bob", "pot 2").paid == 6000
    assert played.net["ann"] == -4000


def test_reading_k48_a_bet_that_somebody_taps_out_to_is_called_as_far_as_that_goes() -> None:
    hands = (f"ann: {LOW}", f"bob: {HIGH}", f"cat: {ACES}")
    played = three("500", "500", "40", *hands).do("cat bet 20", "ann raise 50", "bob fold", "cat tap out")
    assert played.line("ann", "uncalled").stake == 3000
    assert (played.awaits, played.offers) == ("ann", ["keep all", "draw"])


def test_s307_8_whoever_opens_with_everything_and_is_not_called_has_the_whole_pot() -> None:
    """The opening bet goes back, so that its player has not tapped out: the larger blind bet is in the pot too."""
    played = sit("ann 25", "bob 500", "cat 500", sign=SMALL).do(*BLINDS, "cat fold", "ann bet 20", "bob fold")
    assert played.over
    assert played.net == {"ann": 1000, "bob": -1000, "cat": 0}


def test_reading_k48_nobody_opens_against_a_blind_that_tapped_out() -> None:
    table = open_table("ann 500", "bob 500", "cat 500", sign=SMALL)
    table.people["ann"].purse.value, table.played = 300, {"ann"}
    played = Played(table, (f"ann: {ACES}", f"bob: {LOW}", f"cat: {HIGH}")).start()
    played.do("ann blind bet", "bob blind bet", "cat over-blind bet", "bob decline", "bob fold", "cat decline")
    assert played.line("cat", "uncalled").stake == 1700  # what matches ann's $3 stays
    assert played.line("ann").paid == 600
    assert played.line("cat", "pot 2").paid == 700
    assert "qld s312(7)" in played.cites("ann")


def test_reading_k45_with_one_active_player_there_is_no_final_round_of_betting() -> None:
    hands = (f"ann: {LOW}", f"bob: {HIGH}", f"cat: {ACES}")
    played = three("500", "500", "40", *hands).do("cat bet 20", "ann raise 20", "bob fold", "cat tap out")
    played.do("ann keep all", "cat keep all")
    assert (played.awaits, played.offers) == ("ann", ["show"])


def test_s312_8_the_size_of_the_pot_is_announced_before_it_is_handed_over() -> None:
    played = at_the_showdown((f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}")).do("cat show", "bob show")
    assert played.called[-1][0] == "pot 1 of $150.00 is won by bob (1 pair); the commission is $7.00"
    assert "its commission taken, first  (qld s312(8))" in GAME.layout(played.table)


def test_s312_9_for_the_maximum_raise_two_pots_are_one() -> None:
    played = three("40", "500", "500").do("cat bet 20", "ann raise 20", "bob call", "cat call")
    played.do(*KEEP, "cat bet 100")
    assert played.amounts("raise")[1] == 120 + 100 + 100


# s313: commission


@pytest.mark.parametrize(
    ("pot", "minimum", "taken", "under"),
    [
        pytest.param(15, "5", 0, "qld s313(1)(a)", id="s313_1_a"),
        pytest.param(30, "10", 100, "qld s313(1)(b)", id="s313_1_b"),
        pytest.param(39, "13", 100, "qld s313(1)(b)", id="s313_1_b under 40"),
        pytest.param(60, "20", 300, "qld s313(1)(b)", id="s313_1_b 60"),
    ],
)
def test_s313_1_five_percent_of_the_whole_twenties(pot: int, minimum: str, taken: int, under: str) -> None:
    sign = Sign({BET: Limits(cents(minimum), 100_000), TABLE_STAKE: Limits(2_000, MOST_CHIPS)})
    played = sit("ann 500", "bob 500", "cat 500", sign=sign).do(*BLINDS, "cat fold", "ann fold", "bob decline")
    assert played.line("ann").stake + played.line("bob").stake == pot * 100
    assert (played.line("bob").commission, under in played.cites("bob")) == (taken, True)


def test_s313_2_a_pot_counts_for_a_hundred_minimum_wagers_at_most() -> None:
    sign = Sign({BET: Limits(100, 100_000), TABLE_STAKE: Limits(2_000, MOST_CHIPS)})
    hands = (f"ann: {LOW}", f"bob: {PAIR}", f"cat: {HIGH}")
    played = sit("ann 900", "bob 900", "cat 900", hands=hands, sign=sign)
    played.do(*BLINDS, "cat bet 4", "ann call", "bob call", "ann keep all", "bob keep all", "cat keep all")
    played.do("cat bet 200", "ann fold", "bob call", "cat show", "bob show")
    assert played.line("bob").commission == 500  # $412 counts for $100
    assert "qld s313(2)" in played.cites("bob")


def test_s313_4_a_and_reading_k7_a_player_who_wins_several_pots_pays_on_their_total() -> None:
    hands = (f"ann: {LOW}", f"bob: {ACES}", f"cat: {PAIR}")
    played = three("30", "500", "500", *hands).do("cat bet 20", "ann tap out", "bob call", "cat call")
    played.do(*KEEP, "cat bet 15", "bob call").finish()
    assert (played.line("bob").stake, played.line("bob", "pot 2").stake) == (3000, 1500)
    assert played.line("bob").commission + played.line("bob", "pot 2").commission == 600  # of $120, not 4 and 1
    assert "qld s313(4)(a)" in played.cites("bob")


def test_s313_4_b_an_uncalled_raise_is_in_no_pot() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS, "cat bet 20", "ann raise 50", "bob fold", "cat fold")
    assert played.cites("ann", "uncalled")[-1] == "qld s313(4)(b)"
    assert played.line("ann").commission == 200  # of $50


def test_s313_4_c_a_pot_shared_by_all_who_paid_into_it_is_free_of_commission() -> None:
    hands = ("ann: AS KS QD JC 9S", "bob: AH KH QH JD 9D")
    played = sit("ann 500", "bob 500", hands=hands).do("ann blind bet", "bob blind bet", "ann decline", "ann bet 20")
    played.do("bob call", "ann keep all", "bob keep all", "ann bet 25", "bob call", "ann show", "bob show")
    assert played.net == {"ann": 0, "bob": 0}
    assert "qld s313(4)(c)" in played.cites("ann")


def test_s313_4_c_but_not_one_that_somebody_else_paid_into() -> None:
    hands = ("ann: AS KS QD JC 9S", "bob: AH KH QH JD 9D", f"cat: {LOW}")
    played = at_the_showdown(hands).do("cat show", "ann show", "bob show")
    assert played.line("ann").commission + played.line("bob").commission == 700


@pytest.mark.parametrize(
    ("ann", "bob", "cites"),
    [
        pytest.param("AS KS QD JC 10S", "2H 2D QH JD 9D", [*KINDS, "qld s292(7)"], id="s292_7 a straight to the ace"),
        pytest.param("AC 2C 3C 4H 5S", "2H 2D QH JD 9D", [*KINDS, "qld s292(8)"], id="s292_8 a straight from the ace"),
        pytest.param("AS AH 3S 4C 5S", "KH KD QH JD 9D", [*KINDS, *FACE_VALUES], id="s292_5 a higher pair"),
    ],
)
def test_s292_the_winning_line_says_what_ranks_the_hands(ann: str, bob: str, cites: list[str]) -> None:
    played = at_the_showdown((f"ann: {ann}", f"bob: {bob}", f"cat: {LOW}")).finish()
    assert played.cites("ann")[: len(cites)] == cites


def test_s307_5_who_folded_before_any_card_came_has_no_hand_to_compare_with_a_player_who_tapped_out() -> None:
    table = open_table("ann 500", "bob 500", "cat 500")
    table.people["ann"].purse.value, table.played = 300, {"ann"}
    played = Played(table).start()
    for who, act in (("ann", "blind bet"), ("bob", "blind bet"), ("cat", "decline")):
        played.act(who, act)
    played.act("bob", "fold irregularly", how="indicated in some other way")
    played.on().do("cat fold")
    assert played.over
    assert played.line("ann").paid > 0
    assert "bob" not in [who for who, _, verdict, *_ in played.settled if verdict == "win"]
