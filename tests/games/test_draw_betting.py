"""Draw poker, Division 4: blind bets, both rounds of betting, raises (ss 304 to 307, 309, 311)."""

from typing import Any

import pytest
from support.draw import BLINDS, GAME, Played, open_table, sit

from houseway.errors import Refused
from houseway.families.poker.table import BET, TABLE_STAKE
from houseway.money import cents
from houseway.play.sign import Limits, Sign
from houseway.play.sign_acts import MOST_CHIPS

FOUR = ("ann 500", "bob 500", "cat 500", "dan 500")
OVER = ("ann blind bet", "bob blind bet", "cat over-blind bet", "dan decline")
"""$5, $10 and an over-blind bet of $20."""
DRAWN = ("ann keep all", "bob keep all", "cat keep all")
WINS = ("ann: 2S 3D 5C 7H 9C", "bob: AS AH AD AC KS", "cat: 2H 3H 5D 7D 9S")


def sign(least: str, most: str) -> Sign:
    return Sign({BET: Limits(cents(least), cents(most)), TABLE_STAKE: Limits(cents("20"), MOST_CHIPS)})


# s304 and s305


def test_s304_1_to_7_the_steps_of_a_round_of_play() -> None:
    played, steps = sit("ann 500", "bob 500", "cat 500"), []
    play = (*BLINDS, "cat bet 20", "ann call", "bob call", *DRAWN, "cat bet 5", "ann call", "bob call")
    for each in play:
        steps.append((played.sees("ann")["step"]["words"], played.sees("ann")["step"]["cites"][:2]))
        played.do(each)
    steps.append((played.sees("ann")["step"]["words"], played.sees("ann")["step"]["cites"][:2]))
    assert list(dict.fromkeys((words, *cites) for words, cites in steps)) == [
        ("blind betting", "qld s304(1)", "qld s304(2)"),
        ("first round of betting", "qld s304(1)", "qld s304(4)"),
        ("the draw", "qld s304(1)", "qld s304(5)"),
        ("final round of betting", "qld s304(1)", "qld s304(6)"),
        ("showdown", "qld s304(1)", "qld s304(7)"),
    ]


def test_s304_2_there_is_blind_betting_before_any_card() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do("ann blind bet", "bob blind bet")
    assert (played.came, played.awaits) == ([], "cat")


def test_s304_3_five_cards_to_each_player_when_it_is_completed() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do("ann blind bet", "bob blind bet")
    played.act("cat", "decline")
    assert (played.awaits, played.sees("ann")["step"]["words"]) == ("card for ann", "the deal")


def test_s304_4_then_the_first_round_of_betting() -> None:
    assert sit("ann 500", "bob 500", "cat 500").do(*BLINDS).offers == ["bet", "fold"]


def test_s304_5_then_each_player_may_take_part_in_the_draw() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS, "cat bet 20", "ann call", "bob call")
    assert (played.awaits, played.offers) == ("ann", ["keep all", "draw"])


def test_s304_6_then_the_final_round_of_betting() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS, "cat bet 20", "ann call", "bob call", *DRAWN)
    assert (played.awaits, played.offers) == ("cat", ["bet", "fold"])


def test_s304_7_and_last_the_showdown() -> None:
    played = sit("ann 500", "bob 500", "cat 500", hands=WINS)
    played.do(*BLINDS, "cat bet 20", "ann call", "bob call", *DRAWN, "cat bet 5", "ann fold", "bob call")
    played.do("cat show", "bob show")
    assert played.over
    assert played.line("bob").verdict.value == "win"


def test_s305_1_bets_are_made_with_gaming_chips() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS, "cat bet 20")
    assert played.refused("ann", "raise", amount=2050) == "qld s305(1)"  # chips come in dollars
    table = open_table("ann 500")
    assert table.game.made_with.text == "qld s305(1)"


def test_s305_1_a_minimum_that_chips_do_not_make_up_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        open_table("ann 500", sign=sign("2.50", "100"))
    assert caught.value.under.text == "qld s305(1)"


def test_s305_2_a_bet_is_not_made_by_saying_so() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS)
    assert played.refused("cat", "declare a bet") == "qld s305(2)"


# s306: blind bets


def test_s306_1_the_designated_player_bets_the_minimum_and_the_next_twice_that() -> None:
    played = sit("ann 500", "bob 500", "cat 500")
    assert (played.awaits, played.offers, played.under("blind bet")) == ("ann", ["blind bet"], "qld s306(1)")
    played.do("ann blind bet", "bob blind bet")
    assert [seat.bet for seat in played.table.seats] == [500, 1000, 0]


def test_s306_2_s306_3_each_player_in_turn_may_over_blind_until_one_declines() -> None:
    played = sit(*FOUR).do("ann blind bet", "bob blind bet", "cat over-blind bet")
    assert (played.awaits, played.under("decline")) == ("dan", "qld s306(2)")
    played.do("dan decline")
    assert ("the blind betting is finished at $20.00", "qld s306(3)") in played.called
    assert played.offers == ["bet", "fold"]


def test_s306_3_the_first_refusal_ends_it() -> None:
    played = sit(*FOUR).do("ann blind bet", "bob blind bet", "cat decline")
    assert played.offers == ["bet", "fold"]


def test_s306_4_each_over_blind_bet_is_twice_the_blind_bet_before() -> None:
    played = sit(*FOUR).do("ann blind bet", "bob blind bet", "cat over-blind bet", "dan over-blind bet")
    assert [seat.bet for seat in played.table.seats] == [500, 1000, 2000, 4000]
    assert played.under("over-blind bet") == "qld s306(4)"


def test_reading_k11_the_option_goes_on_to_the_two_who_made_the_compulsory_bets() -> None:
    played = sit(*FOUR).do("ann blind bet", "bob blind bet", "cat over-blind bet", "dan over-blind bet")
    assert played.awaits == "ann"
    played.do("ann over-blind bet", "bob over-blind bet")
    assert [seat.bet for seat in played.table.seats] == [500 + 8000, 1000 + 16000, 2000, 4000]
    assert (played.awaits, played.offers) == ("cat", ["bet", "fold"])  # reading K50: each has the option once
    assert played.amounts("bet") == (320, 320)


def test_reading_k50_whoever_has_not_the_chips_has_declined() -> None:
    played = sit("ann 500", "bob 500", "cat 500", "dan 30", sign=sign("5", "1000"))
    played.do("ann blind bet", "bob blind bet", "cat over-blind bet")
    assert played.offers == ["tap out", "fold"]  # dan has $30, and an over-blind bet would be $40


def test_reading_k41_an_over_blind_bet_is_no_more_than_the_maximum_and_the_opening_bet_is_twice_it_all_the_same() -> (
    None
):
    played = sit(*FOUR, sign=sign("5", "30")).do("ann blind bet", "bob blind bet", "cat over-blind bet")
    assert (played.awaits, played.amounts("bet")) == ("dan", (40, 40))
    played.do("dan bet 40")
    assert played.amounts("raise") == (30, 30)
    assert played.under("raise") == "qld s311(2)"


def test_s306_5_s306_6_one_card_at_a_time_face_down_from_the_designated_player() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do(*BLINDS)
    assert ("five cards to each player", "qld s306(5)") in played.called
    assert played.came == ["ann", "bob", "cat"] * 5
    assert [seat["cards"] for seat in played.sees("ann")["hands"]][1:] == [[""] * 5] * 2
    assert "" not in played.sees("ann")["hands"][0]["cards"]


def test_s306_6_the_deal_starts_with_whoever_has_the_buck() -> None:
    played = sit("ann 500", "bob 500", "cat 500").finish().next()
    played.do("bob blind bet", "cat blind bet", "ann decline")
    assert played.came == ["bob", "cat", "ann"] * 5


def test_reading_k40_whoever_has_less_than_the_blind_bet_taps_out_with_it() -> None:
    table = open_table("ann 500", "bob 500", "cat 500")
    table.people["ann"].purse.value, table.played = 300, {"ann"}
    played = Played(table).start().do("ann blind bet", "bob blind bet", "cat decline")
    assert ("ann has less than the blind bet and taps out with it", "reading K40") in played.called
    assert [(seat.bet, seat.state) for seat in table.seats][:2] == [(300, "tapped out"), (1000, "active")]


# s307: the first round of betting


def test_s307_1_s307_2_the_player_after_the_last_blind_bet_opens_or_folds() -> None:
    played = sit(*FOUR).do(*OVER)
    assert (played.awaits, played.offers) == ("dan", ["bet", "fold"])
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s307(2)"
    assert "qld s307(1)" in played.sees("ann")["step"]["cites"]
    assert played.refused("dan", "check") == "qld s307(2)"


@pytest.mark.parametrize(("play", "amount"), [((*BLINDS,), 20), (OVER, 40)], ids=["s307_3 two", "s307_3 over-blind"])
def test_s307_3_the_opening_bet_is_twice_the_last_blind_bet(play: tuple[str, ...], amount: int) -> None:
    played = sit(*FOUR).do(*play)
    assert played.amounts("bet") == (amount, amount)
    assert played.refused(played.awaits, "bet", amount=(amount + 5) * 100) == "qld s307(3)"
    assert played.refused(played.awaits, "bet", amount=(amount - 5) * 100) == "qld s307(3)"


def test_s307_4_after_a_fold_each_player_in_turn_may_open() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat fold", "dan fold")
    assert (played.awaits, played.offers) == ("ann", ["bet", "fold"])
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s307(4)"


def test_s307_5_nobody_opens_and_there_was_no_over_blind_bet() -> None:
    played = sit(*FOUR, sign=sign("10", "1000")).do(*BLINDS, "cat fold", "dan fold", "ann fold", "bob decline")
    assert played.over
    assert played.settled == [("ann", "pot 1", "lose", 1000, 0), ("bob", "pot 1", "win", 2000, 1000)]
    assert played.line("bob").commission == 100  # 5% of $20, of a pot of $30
    assert played.cites("bob")[0] == "qld s307(5)(a)(v)"
    assert played.called[-2:] == [
        ("the pot has been won", "qld s307(5)(a)(i)"),
        ("pot 1 of $30.00 is won by bob; the commission is $1.00", "qld s307(5)(a)(iii)"),
    ]


def test_s307_6_nobody_opens_after_an_over_blind_bet() -> None:
    played = sit(*FOUR, sign=sign("10", "1000")).do(*OVER, "dan fold", "ann fold", "bob fold", "cat decline")
    assert played.settled == [
        ("cat", "uncalled", "void", 4000, 0),
        ("ann", "pot 1", "lose", 1000, 0),
        ("bob", "pot 1", "lose", 2000, 0),
        ("cat", "pot 1", "win", 0, 3000),
    ]
    assert played.cites("cat", "uncalled") == ["qld s307(6)(a)(ii)"]
    assert (played.cites("cat")[0], played.line("cat").commission) == ("qld s307(6)(a)(vi)", 100)
    assert played.net == {"ann": -1000, "bob": -2000, "cat": 2900, "dan": 0}


def test_s307_6_a_ii_only_the_last_over_blind_bet_goes_back() -> None:
    played = sit(*FOUR).do("ann blind bet", "bob blind bet", "cat over-blind bet", "dan over-blind bet", "ann decline")
    played.do("ann fold", "bob fold", "cat fold", "dan decline")
    assert played.line("dan", "uncalled").stake == 4000
    assert played.line("cat").stake == 2000
    assert played.line("cat").verdict.value == "lose"


def test_reading_k12_the_last_blind_may_open_when_all_others_fold() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat fold", "dan fold", "ann fold")
    assert (played.awaits, played.offers) == ("bob", ["decline", "bet"])
    assert played.under("decline") == "reading K12"
    played.do("bob bet 20")
    assert played.over
    assert played.cites("bob", "uncalled")[0] == "qld s307(8)(a)(ii)"
    assert played.net == {"ann": -500, "bob": 500, "cat": 0, "dan": 0}


def test_s307_7_each_active_player_after_the_opener_calls_raises_or_folds_as_often_as_it_takes() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat bet 20")
    assert (played.awaits, played.offers) == ("dan", ["fold", "call", "raise"])
    played.do("dan raise 20", "ann fold", "bob raise 40", "cat call")
    assert played.awaits == "dan"
    assert played.do("dan call").offers == ["keep all", "draw"]


def test_s307_8_an_opening_bet_that_nobody_calls_goes_back_whole() -> None:
    played = sit(*FOUR, sign=sign("10", "1000")).do(*BLINDS, "cat fold", "dan bet 40", "ann fold", "bob fold")
    assert played.settled == [
        ("dan", "uncalled", "void", 4000, 0),
        ("ann", "pot 1", "lose", 1000, 0),
        ("bob", "pot 1", "lose", 2000, 0),
        ("dan", "pot 1", "win", 0, 3000),
    ]
    assert played.cites("dan", "uncalled") == ["qld s307(8)(a)(ii)", "qld s313(4)(b)"]
    assert played.cites("dan")[0] == "qld s307(8)(a)(vi)"
    assert played.called[-1] == ("pot 1 of $30.00 is won by dan; the commission is $1.00", "qld s307(8)(a)(iv)")


def test_s307_8_an_openers_own_blind_bet_stays_in_the_pot() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat fold", "dan fold", "ann bet 20", "bob fold")
    assert played.line("ann", "uncalled").stake == 2000
    assert played.line("ann").stake == 500
    assert played.net == {"ann": 1000, "bob": -1000, "cat": 0, "dan": 0}


def test_s307_9_a_raise_that_nobody_calls_goes_back() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat bet 20", "dan raise 30", "ann fold", "bob fold", "cat fold")
    assert played.settled == [
        ("dan", "uncalled", "void", 3000, 0),
        ("ann", "pot 1", "lose", 500, 0),
        ("bob", "pot 1", "lose", 1000, 0),
        ("cat", "pot 1", "lose", 2000, 0),
        ("dan", "pot 1", "win", 2000, 3500),
    ]
    assert played.cites("dan", "uncalled")[0] == "qld s307(9)(a)(ii)"
    assert played.cites("dan")[0] == "qld s307(9)(a)(vi)"
    assert played.line("dan").commission == 200  # of $55
    assert ("the pot has been won", "qld s307(9)(a)(i)") in played.called


def test_s307_10_with_equal_amounts_and_no_raise_the_first_round_of_betting_ends_and_the_round_goes_on() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat bet 20", "dan fold", "ann call", "bob call")
    assert played.offers == ["keep all", "draw"]
    assert {seat.bet for seat in played.table.staying} == {2000}


# s309: the final round of betting


def to_the_final(*stakes: str, **settings: Any) -> Played:
    played = sit(*(stakes or ("ann 500", "bob 500", "cat 500")), hands=WINS, **settings)
    return played.do(*BLINDS, "cat bet 20", "ann call", "bob call", *DRAWN)


def test_s309_1_s309_2_the_first_active_player_after_the_last_blind_bet_opens_or_folds() -> None:
    played = to_the_final()
    assert (played.awaits, played.offers) == ("cat", ["bet", "fold"])
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s309(2)"
    assert "qld s309(1)" in played.sees("ann")["step"]["cites"]
    assert played.refused("cat", "check") == "qld s309(2)"


def test_s309_2_somebody_who_folded_in_the_first_round_is_passed_over() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat fold", "dan bet 20", "ann call", "bob fold", "ann keep all", "dan keep all")
    assert played.awaits == "dan"


def test_s309_3_the_opening_bet_lies_between_the_minimum_and_the_maximum() -> None:
    played = to_the_final(sign=sign("5", "100"))
    assert played.amounts("bet") == (5, 100)
    assert played.refused("cat", "bet", amount=400) == "qld s309(3)"
    assert played.refused("cat", "bet", amount=10_100) == "qld s309(3)"


def test_s309_3_in_the_increments_on_the_sign() -> None:
    played = to_the_final(sign=sign("5", "100").with_increment(200))
    assert played.amounts("bet") == (6, 100)
    assert played.refused("cat", "bet", amount=700) == "qld s5(3)"


def test_s309_4_after_a_fold_each_active_player_in_turn_may_open() -> None:
    played = to_the_final().do("cat fold")
    assert (played.awaits, played.offers) == ("ann", ["bet", "fold"])
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s309(4)"


def test_s309_5_nobody_opens_and_the_last_player_called_takes_the_pot() -> None:
    played = to_the_final().do("cat fold", "ann fold", "bob fold")
    assert played.over
    assert played.net == {"ann": -2000, "bob": -2000, "cat": 3700}  # cat opened and was called; 5% of $60
    assert played.cites("cat")[:2] == ["qld s288(2)", "qld s309(5)(a)(v)"]
    assert played.called[-2:] == [
        ("the pot has been won", "qld s309(5)(a)(i)"),
        ("pot 1 of $60.00 is won by cat; the commission is $3.00", "qld s309(5)(a)(iii)"),
    ]


def test_reading_k15_in_draw_not_to_open_is_to_fold_and_the_last_player_called_is_paid_all_the_same() -> None:
    played = sit("ann 500", "bob 500", "cat 500", hands=WINS)
    played.do(*BLINDS, "cat bet 20", "ann raise 20", "bob call", "cat call", *DRAWN, "cat fold", "ann fold")
    assert (played.awaits, played.offers) == ("bob", ["bet", "fold"])  # the last player left may open too
    played.do("bob fold")
    assert played.net["ann"] == 12000 - 600 - 4000


def test_reading_k46_a_dead_hand_does_not_take_it() -> None:
    played = to_the_final().act("dealer", "declare a hand dead", person="cat", holds="too many cards")
    played.do("ann fold", "bob fold")
    assert played.net == {"ann": 3700, "bob": -2000, "cat": -2000}


def test_s309_6_each_active_player_after_the_opener_calls_raises_or_folds() -> None:
    played = to_the_final().do("cat bet 30")
    assert (played.awaits, played.offers) == ("ann", ["fold", "call", "raise"])
    assert played.round.ask is not None
    assert played.round.ask.under.text == "qld s309(6)"


def test_s309_7_an_opening_bet_that_nobody_calls_goes_back() -> None:
    played = to_the_final().do("cat bet 30", "ann fold", "bob fold")
    assert played.line("cat", "uncalled").stake == 3000
    assert played.cites("cat", "uncalled")[0] == "qld s309(7)(a)(ii)"
    assert played.cites("cat")[0] == "qld s309(7)(a)(vi)"
    assert played.net == {"ann": -2000, "bob": -2000, "cat": 3700}


def test_s309_8_a_raise_that_nobody_calls_goes_back() -> None:
    played = to_the_final().do("cat bet 30", "ann raise 50", "bob fold", "cat fold")
    assert played.line("ann", "uncalled").stake == 5000
    assert played.cites("ann", "uncalled")[0] == "qld s309(8)(a)(ii)"
    assert played.cites("ann")[0] == "qld s309(8)(a)(vi)"
    assert played.net == {"ann": 12000 - 600 - 5000, "bob": -2000, "cat": -5000}


def test_s309_9_with_equal_amounts_and_no_raise_the_final_round_of_betting_ends_and_the_round_goes_on() -> None:
    played = to_the_final().do("cat bet 30", "ann call", "bob call")
    assert (played.awaits, played.offers) == ("cat", ["show"])


# s311: raises


def test_s311_1_a_raise_lies_between_a_least_and_a_most() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat bet 20")
    assert played.amounts("raise") == (20, 55)
    assert played.refused("dan", "raise", amount=1900) == "qld s311(3)(a)"
    assert played.refused("dan", "raise", amount=5600) == "qld s311(5)"
    assert "full pot betting  (qld s311(4), qld s311(1))" in GAME.layout(played.table)


def test_s311_2_where_the_least_is_more_than_the_most_the_raise_is_the_most() -> None:
    played = sit(*FOUR, sign=sign("5", "30")).do(*OVER[:3], "dan bet 40")  # no less than 40, but the maximum is 30
    assert (played.amounts("raise"), played.under("raise")) == ((30, 30), "qld s311(2)")
    assert played.refused("ann", "raise", amount=2900) == "qld s311(2)"


@pytest.mark.parametrize(
    ("play", "least", "under"),
    [
        pytest.param(("cat bet 20",), 20, "qld s311(3)(a)", id="s311_3_a opening bet"),
        pytest.param(("cat bet 20", "dan call"), 20, "qld s311(3)(b)", id="s311_3_b call"),
        pytest.param(("cat bet 20", "dan call", "ann call"), 15, "qld s311(3)(b)", id="s311_3_b reading_k19"),
        pytest.param(("cat bet 20", "dan raise 30"), 45, "qld s311(3)(c)", id="s311_3_c own call"),
        pytest.param(("cat bet 20", "dan raise 30", "ann fold"), 40, "qld s311(3)(c)", id="s311_3_c second blind"),
        pytest.param(("cat bet 20", "dan raise 30", "ann call"), 45, "qld s311(3)(b)", id="s311_3_b after a raise"),
    ],
)
def test_s311_3_the_least_raise_by_the_bet_before(play: tuple[str, ...], least: int, under: str) -> None:
    played = sit(*FOUR).do(*BLINDS, *play)
    assert (played.amounts("raise")[0], played.under("raise")) == (least, under)


@pytest.mark.parametrize(
    ("betting", "least", "bet", "most"),
    [
        pytest.param("full pot", "15", 50, 250, id="s311_5: 200 in the pot and a call of 50"),
        pytest.param("half pot", "16", 40, 120, id="s311_6: 200 in the pot and a call of 40"),
    ],
)
def test_s311_5_s311_6_the_examples_of_the_text(betting: str, least: str, bet: int, most: int) -> None:
    played = sit("ann 900", "bob 900", sign=sign(least, "1000"), betting=betting)
    played.do("ann blind bet", "bob blind bet", "ann decline").act("ann", "bet", amount=4 * cents(least)).on()
    played.do("bob call", "ann keep all", "bob keep all", f"ann bet {bet}")
    assert played.sees("bob")["pot"] == "200.00"
    assert played.amounts("raise") == (bet, most)


def test_s311_6_half_pot_counts_the_players_call() -> None:
    played = sit(*FOUR, betting="half pot").do(*BLINDS, "cat bet 20", "dan call", "ann call")
    assert played.amounts("raise")[1] == (5 + 10 + 20 + 20 + 15 + 10) // 2


@pytest.mark.parametrize(
    ("play", "most", "under"),
    [
        pytest.param(("cat bet 20",), 40, "qld s311(7)(a)", id="s311_7_a"),
        pytest.param(("cat bet 20", "dan call", "ann call"), 40, "qld s311(7)(a)", id="s311_7_a reading_k18"),
        pytest.param(("cat bet 20", "dan raise 30", "ann call"), 90, "qld s311(7)(b)", id="s311_7_b"),
        pytest.param(("cat bet 20", "dan raise 30"), 100, "qld s311(7)(c)", id="s311_7_c"),
    ],
)
def test_s311_7_straddle_betting(play: tuple[str, ...], most: int, under: str) -> None:
    played = sit(*FOUR, betting="straddle").do(*BLINDS, *play)
    assert played.amounts("raise")[1] == most
    assert played.refused(played.awaits, "raise", amount=(most + 1) * 100) == under


@pytest.mark.parametrize(
    ("betting", "raises"),
    [
        pytest.param("full pot", [(20, 55), (70, 180), (70, 245), (65, 300), (300, 900)], id="s311_5"),
        pytest.param("half pot", [(20, 27), (42, 62), (42, 80), (37, 94), (94, 188)], id="s311_6"),
        pytest.param("straddle", [(20, 40), (55, 120), (55, 110), (50, 100), (100, 280)], id="s311_7"),
    ],
)
def test_s311_raises_all_the_way_round_the_table(betting: str, raises: list[tuple[int, int]]) -> None:
    """Cat opens with $20 and dan raises by the most; ann and bob call, cat raises by the most, and dan is asked."""
    played = sit("ann 2000", "bob 2000", "cat 2000", "dan 2000", betting=betting).do(*BLINDS, "cat bet 20")
    found = []
    for step in (f"dan raise {raises[0][1]}", "ann call", "bob call", f"cat raise {raises[3][1]}"):
        found.append(played.amounts("raise"))
        played.do(step)
    assert [*found, played.amounts("raise")] == raises


@pytest.mark.parametrize(("kind", "most"), [("full pot", 120), ("half pot", 60)])
def test_s311_8_straddle_in_the_first_round_and_the_pot_in_the_final_one(kind: str, most: int) -> None:
    played = sit("ann 500", "bob 500", "cat 500", betting=f"straddle, then {kind}", approved=True)
    played.do(*BLINDS, "cat bet 20")
    assert played.amounts("raise")[1] == 40
    played.do("ann call", "bob call", *DRAWN, "cat bet 30")
    assert played.amounts("raise")[1] == most


def test_reading_k49_what_a_player_taps_out_with_is_no_call() -> None:
    played = sit("ann 500", "bob 500", "cat 500", "dan 30", sign=sign("5", "1000"))
    played.do(*BLINDS, "cat bet 20", "dan call", "ann raise 60", "bob call", "cat call", "dan tap out")
    assert played.offers == ["keep all", "draw"]
    played = sit("ann 500", "bob 500", "cat 500", "dan 30", sign=sign("5", "1000"))
    played.do(*BLINDS, "cat bet 20", "dan call", "ann call", "bob raise 60", "cat call")
    assert played.do("dan tap out").amounts("raise")[0] == 60  # by cat's call, not by dan's $10


def test_s312_2_nobody_raises_who_cannot_be_called() -> None:
    played = sit("ann 500", "bob 30", sign=sign("5", "1000")).do("ann blind bet", "bob blind bet", "ann decline")
    played.do("ann bet 20", "bob tap out")
    assert (played.awaits, played.offers) == ("ann", ["fold", "call"])
    assert played.refused("ann", "raise", amount=2000) == "qld s312(6)"


def test_what_is_not_open_is_refused_by_what_keeps_it_from_being_done_now() -> None:
    played = sit(*FOUR).do(*BLINDS, "cat bet 20")
    assert played.refused("dan", "bet", amount=2000) == "qld s307(7)"  # the betting is open
    assert played.refused("ann", "call") == "qld s293(3)"  # it is dan's turn
    played.do("dan call", "ann call", "bob call")
    assert played.refused("ann", "fold") == "qld s315(1)"  # not in a round of betting
    assert Played(played.finish().table).refused("ann", "call") == "qld s307(7)"  # no round of play is on
