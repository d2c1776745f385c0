"""Parts 17 and 18, Division 4: how to bet, the first cards, the opening bet, and the rounds of betting.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

from typing import Any

import pytest
from support.stud import ACES, BLIND, HALF, KINGS, LOWEST, QUEENS, Play, Stud

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.events import Came
from houseway.play.view import view


def test_s344_1_bets_are_chips_from_the_players_table_stake(stud: Stud) -> None:
    play = stud.three().do("ann bet 5")
    assert play.table.people["ann"].purse.value == cents("494")
    assert [placed.stake for placed in play.table.placed if placed.person == "ann"] == [500, 100]


def test_s344_2_a_bet_that_is_only_declared_is_none(stud: Stud) -> None:
    assert stud.three().refused("ann", "declare a bet") == stud("qld s344(2)")


def test_s345_1_a_in_ante_betting_every_player_makes_an_ante_bet(stud: Stud) -> None:
    assert [seat.bet for seat in stud.three().table.seats] == [100, 100, 100]


def test_s345_1_b_in_blind_betting_the_designated_player_makes_a_blind_bet(stud: Stud) -> None:
    assert [seat.bet for seat in stud.three(**BLIND).table.seats] == [500, 0, 0]


def test_s345_2_a_the_ante_bet_is_the_amount_on_the_sign(stud: Stud) -> None:
    play = stud.three(ante=200)
    assert [seat.bet for seat in play.table.seats] == [200, 200, 200]
    assert f"ante bet 2.00 ({stud('qld s345(2)(a)')})" in play.table.sign_shown()


@pytest.mark.parametrize("ante", [600, 0])
def test_s345_2_b_and_no_more_than_the_minimum_permissible_wager(stud: Stud, ante: int) -> None:
    with pytest.raises(Refused) as caught:
        stud.sit({"ante": ante}, ann=100, bob=100)
    assert str(caught.value.under) == stud("qld s345(2)(b)")


def test_s346_2_the_highest_first_face_up_card_opens(stud: Stud) -> None:
    cards = {"ann": "AS 4D", "bob": "2S 9C", "cat": "AD 5D"}
    assert stud.play(stud.sit(ann=100, bob=100, cat=100), cards).turn == "bob"


def test_s346_3_the_lowest_opens_in_lowest_value_card_betting(stud: Stud) -> None:
    cards = {"ann": "2S AD", "bob": "2D 9C", "cat": "3D 5D"}
    assert stud.play(stud.sit(LOWEST, ann=100, bob=100, cat=100), cards).turn == "cat"  # the ace is high


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [
        pytest.param({"ante": 500, **HALF}, (5, 7), id="s346_5_a_half_of_15_in_whole_dollars"),
        pytest.param({"ante": 500}, (5, 15), id="s346_5_b_the_pot"),
    ],
)
def test_s346_5_in_ante_betting_it_is_between_the_minimum_and_a_part_of_the_pot(
    stud: Stud, settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = stud.three(**settings)
    assert play.bounds("bet") == bounds
    assert play.refused("ann", "bet", amount=100 * (bounds[1] + 1)).startswith(stud("qld s346(5)"))
    assert play.refused("ann", "bet", amount=400).startswith(stud("qld s346(5)"))


def test_reading_k56_where_the_pot_is_less_than_the_minimum_the_opening_bet_is_the_minimum(stud: Stud) -> None:
    assert stud.three().bounds("bet") == (5, 5)
    assert stud.three(**HALF).bounds("bet") == (5, 5)


def bob_opens(stud: Stud, **settings: Any) -> Play[Any]:
    """Blind betting: ann has made the blind bet, and bob, with the highest card, opens."""
    cards = {"ann": KINGS, "bob": ACES, "cat": QUEENS}
    return stud.play(stud.sit(BLIND, settings, ann=500, bob=500, cat=500), cards)


def test_s346_6_in_blind_betting_the_opening_bet_has_one_component_or_two(stud: Stud) -> None:
    play = bob_opens(stud)
    assert play.offers == ["1 component", "2 components"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == stud("qld s346(6)")


def test_s346_7_one_component_is_the_minimum(stud: Stud) -> None:
    play = bob_opens(stud)
    assert play.under("1 component") == stud("qld s346(7)")
    assert play.do("bob 1 component").table.seats[1].put == 500


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [pytest.param(HALF, (5, 5), id="s346_8_b_i_half_pot"), pytest.param({}, (5, 10), id="s346_8_b_ii_full_pot")],
)
def test_s346_8_s346_9_a_second_component_is_limited_by_the_pot_with_the_first_in_it(
    stud: Stud, settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = bob_opens(stud, **settings)
    assert play.bounds("2 components") == bounds  # the pot is the blind bet and the first component: 10
    assert play.refused("bob", "2 components", amount=1100)
    play.do(f"bob 2 components {bounds[1]}")
    assert play.table.seats[1].put == 500 + 100 * bounds[1]  # s346(8)(a)


def test_s346_10_the_designated_player_who_opens_may_add_one_bet_or_two_to_the_blind(stud: Stud) -> None:
    play = stud.three(**BLIND)
    assert play.offers == ["no additional bet", "1 additional bet", "2 additional bets"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == stud("qld s346(10)(b)")


def test_s346_11_one_additional_bet_is_the_minimum(stud: Stud) -> None:
    assert stud.three(**BLIND).do("ann 1 additional bet").table.seats[0].put == 1000


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [pytest.param(HALF, (5, 5), id="s346_12_b_i_half_pot"), pytest.param({}, (5, 10), id="s346_12_b_ii_full_pot")],
)
def test_s346_12_s346_13_the_second_of_two_is_limited_by_the_pot_with_the_first_in_it(
    stud: Stud, settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = stud.three(**BLIND, **settings)
    assert play.bounds("2 additional bets") == bounds
    assert play.refused("ann", "2 additional bets", amount=100 * (bounds[1] + 1)) == stud("qld s346(13)")
    assert play.do(f"ann 2 additional bets {bounds[1]}").table.seats[0].put == 1000 + 100 * bounds[1]


def test_s346_14_without_any_the_blind_bet_is_the_opening_bet(stud: Stud) -> None:
    play = stud.three(**BLIND)
    assert play.under("no additional bet") == stud("qld s346(14)")
    play.do("ann no additional bet")
    assert play.table.betting is not None
    assert play.table.betting.opening == 500
    assert play.turn == "bob"


@pytest.mark.parametrize("opens", ["no additional bet", "1 additional bet", "2 additional bets 7"])
def test_s347_4_a_iii_nobody_calls_the_designated_player_the_blind_goes_back_with_what_was_added(
    stud: Stud, opens: str
) -> None:
    play = stud.three(**BLIND).do(f"ann {opens}", "bob fold", "cat fold")
    assert play.over
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [0, 0, 0]
    assert play.cites("ann", "uncalled") == [stud("qld s347(4)(a)(iii)")]
    assert play.commission == 0


def test_s347_4_a_ii_reading_k16_nobody_calls_another_opener_the_blind_bet_is_the_pot(stud: Stud) -> None:
    play = bob_opens(stud).do("bob 2 components 10", "cat fold", "ann fold")
    assert play.over
    assert play.cites("bob", "uncalled") == [stud("qld s347(4)(a)(ii)")]
    assert sum(line.returned for line in play.round.lines if line.person == "bob") == 1500  # the whole opening bet
    assert play.net("bob") == 500
    assert play.net("ann") == -500
    assert "reading K16" in play.cites("bob")


def test_s347_5_s347_6_s347_7_called_and_not_raised_the_designated_player_may_bet_more(stud: Stud) -> None:
    play = stud.three(**BLIND).do("ann no additional bet", "bob call", "cat call")
    assert play.turn == "ann"
    assert "raise" in play.offers
    assert play.round.ask is not None
    assert str(play.round.ask.under) == stud("qld s347(6)")
    assert {stud("qld s347(5)"), stud("qld s347(7)")} <= set(view(play.round, "ann").look["governed_by"])
    play.do("ann raise 10")
    assert play.table.betting is not None
    assert play.table.betting.raised  # s347(7): it is a raise
    assert play.turn == "bob"


def test_s347_5_a_there_is_no_such_option_after_a_raise_or_in_ante_betting(stud: Stud) -> None:
    raised = stud.three(**BLIND).do("ann no additional bet", "bob raise 5", "cat call", "ann call")
    assert raised.table.betting_rounds == 2
    assert stud.three().do("ann bet 5", "bob call", "cat call").table.betting_rounds == 2


def test_s347_5_c_another_opens_and_the_designated_player_has_the_last_word(stud: Stud) -> None:
    play = bob_opens(stud).do("bob 1 component", "cat call")
    assert play.turn == "ann"
    assert "raise" in play.offers
    assert play.do("ann raise 15").turn == "bob"


def test_s347_8_a_raise_that_nobody_calls_goes_back_and_wins_the_pot(stud: Stud) -> None:
    play = stud.three().do("ann bet 5", "bob raise 10", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 1000
    assert play.cites("bob", "uncalled") == [stud("qld s347(8)(a)(ii)")]
    assert stud("qld s347(8)(a)(vi)") in play.cites("bob")
    assert play.net("bob") == 700  # two antes and ann's opening bet


def test_s348_3_the_highest_face_up_cards_open_check_or_fold(stud: Stud) -> None:
    cards = {"ann": "2S KS 4C", "bob": "AH 8H 8C", "cat": "2D QD JC"}
    play = stud.play(stud.sit(ann=100, bob=100, cat=100), cards).do("ann bet 5", "bob call", "cat call")
    assert play.turn == "bob"  # a pair of eights
    assert play.offers == ["bet", "check", "fold"]
    assert play.called["bob has the highest face up cards"] == stud("qld s348(3)")


def test_s348_5_after_the_first_the_next_players_open_check_or_fold_in_turn(stud: Stud) -> None:
    play = stud.second_round().do("ann check")
    assert play.turn == "bob"
    assert play.offers == ["bet", "check", "fold"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == stud("qld s348(5)")
    assert play.do("bob fold").turn == "cat"
    assert play.do("cat bet 5").turn == "ann"


def test_s348_6_when_all_check_the_next_card_is_dealt(stud: Stud) -> None:
    play = stud.second_round().do("ann check", "bob check", "cat check")
    assert play.called["everybody has checked"] == stud("qld s348(6)")
    assert [len(seat.up) for seat in play.table.seats] == [3, 3, 3]


def test_reading_k15_where_nobody_was_called_in_the_round_before_the_last_call_counts(stud: Stud) -> None:
    play = stud.in_the_final_round().checked_round()
    assert play.over
    assert play.net("ann") == 1200  # called in the first round; 18 dollars pay no commission
    assert "reading K15" in play.cites("ann")


def test_reading_k15_a_player_who_has_folded_is_replaced_by_the_next_active_one(stud: Stud) -> None:
    play = stud.second_round().do("ann fold").to_the_final_round().checked_round()
    assert play.over
    assert play.net("bob") == 1200
    assert "reading K15" in play.cites("bob")


def test_s348_8_after_the_opening_bet_each_calls_raises_or_folds(stud: Stud) -> None:
    play = stud.second_round().do("ann check", "bob bet 5")
    assert play.turn == "cat"
    assert play.offers == ["fold", "call", "raise"]
    play.do("cat call")
    assert play.turn == "ann"
    assert play.do("ann call").table.betting_rounds == 3


def test_s348_9_an_opening_bet_that_nobody_calls_goes_back_and_wins_the_pot(stud: Stud) -> None:
    play = stud.second_round().do("ann check", "bob bet 10", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 1000
    assert play.cites("bob", "uncalled") == [stud("qld s348(9)(a)(ii)")]
    assert stud("qld s348(9)(a)(vi)") in play.cites("bob")
    assert play.net("bob") == 1200


def test_s348_10_a_raise_that_nobody_calls_goes_back_and_wins_the_pot(stud: Stud) -> None:
    play = stud.second_round().do("ann bet 10", "bob raise 20", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 2000
    assert play.cites("bob", "uncalled") == [stud("qld s348(10)(a)(ii)")]
    assert stud("qld s348(10)(a)(vi)") in play.cites("bob")
    assert play.net("bob") == 1200 + 1000 - 100  # of 38 dollars, 1 dollar commission


def test_s348_11_s348_12_equal_amounts_finish_the_round_and_the_next_face_up_card_comes(stud: Stud) -> None:
    play = stud.second_round().do("ann bet 5", "bob call", "cat call")
    assert [len(seat.up) for seat in play.table.seats] == [3, 3, 3]
    last = [entry[1] for entry in play.round.log if entry[0] is Came][-1]
    assert str(last.under) == stud("qld s348(12)")
