"""Part 17, Division 4: how to bet, the first cards, the opening bet, and the rounds of betting."""

from typing import Any

import pytest
from support.five_card_stud import (
    ACES,
    BLIND,
    HALF,
    KINGS,
    LOWEST,
    QUEENS,
    Play,
    in_the_final_round,
    second_round,
    sit,
    three,
)

from houseway.errors import Refused
from houseway.money import cents
from houseway.play.events import Came
from houseway.play.view import view

# s344 and s345: how to bet, antes and blinds, the first cards


def test_s344_1_bets_are_chips_from_the_players_table_stake() -> None:
    play = three().do("ann bet 5")
    assert play.table.people["ann"].purse.value == cents("494")
    assert [placed.stake for placed in play.table.placed if placed.person == "ann"] == [500, 100]


def test_s344_2_a_bet_that_is_only_declared_is_none() -> None:
    assert three().refused("ann", "declare a bet") == "qld s344(2)"


def test_s345_1_a_in_ante_betting_every_player_makes_an_ante_bet() -> None:
    assert [seat.bet for seat in three().table.seats] == [100, 100, 100]


def test_s345_1_b_in_blind_betting_the_designated_player_makes_a_blind_bet() -> None:
    assert [seat.bet for seat in three(**BLIND).table.seats] == [500, 0, 0]


def test_s345_2_a_the_ante_bet_is_the_amount_on_the_sign() -> None:
    play = three(ante=200)
    assert [seat.bet for seat in play.table.seats] == [200, 200, 200]
    assert "ante bet 2.00 (qld s345(2)(a))" in play.table.sign_shown()


@pytest.mark.parametrize("ante", [600, 0])
def test_s345_2_b_and_no_more_than_the_minimum_permissible_wager(ante: int) -> None:
    with pytest.raises(Refused) as caught:
        sit({"ante": ante}, ann=100, bob=100)
    assert str(caught.value.under) == "qld s345(2)(b)"


def test_s345_3_the_blind_bet_is_the_minimum_permissible_wager() -> None:
    play = three(**BLIND)
    assert play.table.seats[0].bet == play.table.minimum == 500


def test_s345_4_a_hole_card_each_then_a_face_up_card_each_in_turn_from_the_designated_player() -> None:
    table = sit(ann=100, bob=100, cat=100)
    Play(table, {"ann": "2S KS"}).do("ann bet 5", "bob fold", "cat fold")
    play = Play(table)
    assert play.came == ["bob", "cat", "ann"] * 2
    asked = [str(entry[1].under) for entry in play.round.log if entry[0] is Came]
    assert asked == ["qld s345(4)"] * 6
    assert all(seat.up == seat.cards[1:] for seat in table.seats)


def test_s345_5_with_these_cards_the_first_round_of_betting_starts() -> None:
    play = three()
    assert "qld s345(5)" in view(play.round, "ann").look["governed_by"]
    assert [len(seat.cards) for seat in play.table.seats] == [2, 2, 2]
    assert play.turn == "ann"


# s346: the opening bet of the first round


def test_s346_1_the_opening_bet_comes_before_anything_else_in_the_first_round() -> None:
    play = three()
    assert "qld s346(1)" in view(play.round, "ann").look["governed_by"]
    assert play.offers == ["bet"]


@pytest.mark.parametrize(("settings", "under"), [({}, "qld s346(2)"), (LOWEST, "qld s346(3)")])
def test_reading_k57_whoever_must_open_neither_folds_nor_checks(settings: dict[str, Any], under: str) -> None:
    play = three(**settings)
    assert play.refused(play.turn, "fold") == under
    assert play.refused(play.turn, "check") == "qld s354(2)"


@pytest.mark.parametrize(
    ("settings", "stake", "offers"),
    [
        ({}, 4, ["tap out"]),  # 3 after the ante, less than the minimum of 5
        ({}, 6, ["bet"]),  # exactly the minimum
        ({"ante": 500}, 12, ["bet"]),  # 7 remain, any part of which from 5 on may be bet
        (BLIND, 3, ["tap out"]),
        (BLIND, 5, ["1 component"]),
        (BLIND, 8, ["1 component", "tap out"]),  # more than one component and less than two
        (BLIND, 10, ["1 component", "2 components"]),
    ],
)
def test_reading_k57_an_opener_with_too_little_bets_all_of_it(
    settings: dict[str, Any], stake: int, offers: list[str]
) -> None:
    table = sit(settings, ann=500, bob=500, cat=500)
    table.people["bob"].purse.value = 100 * stake
    table.played.add("bob")
    play = Play(table, {"ann": KINGS, "bob": ACES, "cat": QUEENS})
    assert play.turn == "bob"
    assert play.offers == offers
    if "tap out" in offers:
        assert play.do("bob tap out").table.seats[1].state == "tapped out"


def test_s346_2_the_highest_first_face_up_card_opens() -> None:
    cards = {"ann": "AS 4D", "bob": "2S 9C", "cat": "AD 5D"}
    assert Play(sit(ann=100, bob=100, cat=100), cards).turn == "bob"


def test_s346_3_the_lowest_opens_in_lowest_value_card_betting() -> None:
    cards = {"ann": "2S AD", "bob": "2D 9C", "cat": "3D 5D"}
    assert Play(sit(LOWEST, ann=100, bob=100, cat=100), cards).turn == "cat"  # the ace is high


@pytest.mark.parametrize(
    ("cards", "opener", "under"),
    [
        pytest.param(("4S", "9C", "9D"), "bob", "qld s346(4)(a)", id="s346_4_a_closest_to_the_designated_player"),
        pytest.param(("9S", "4C", "9D"), "ann", "qld s346(4)(b)", id="s346_4_b_the_designated_player"),
    ],
)
def test_s346_4_between_equal_cards(cards: tuple[str, str, str], opener: str, under: str) -> None:
    held = dict(zip(("ann", "bob", "cat"), (f"2S {cards[0]}", f"2H {cards[1]}", f"2D {cards[2]}"), strict=True))
    play = Play(sit(ann=100, bob=100, cat=100), held)
    assert play.turn == opener
    assert play.called[f"{opener} makes the opening bet"] == under


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [
        pytest.param({"ante": 500, **HALF}, (5, 7), id="s346_5_a_half_of_15_in_whole_dollars"),
        pytest.param({"ante": 500}, (5, 15), id="s346_5_b_the_pot"),
    ],
)
def test_s346_5_in_ante_betting_it_is_between_the_minimum_and_a_part_of_the_pot(
    settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = three(**settings)
    assert play.bounds("bet") == bounds
    assert play.refused("ann", "bet", amount=100 * (bounds[1] + 1)).startswith("qld s346(5)")
    assert play.refused("ann", "bet", amount=400).startswith("qld s346(5)")


def test_reading_k56_where_the_pot_is_less_than_the_minimum_the_opening_bet_is_the_minimum() -> None:
    assert three().bounds("bet") == (5, 5)
    assert three(**HALF).bounds("bet") == (5, 5)


def bob_opens(**settings: Any) -> Play:
    """Blind betting: ann has made the blind bet, and bob, with the highest card, opens."""
    cards = {"ann": KINGS, "bob": ACES, "cat": QUEENS}
    return Play(sit(BLIND, settings, ann=500, bob=500, cat=500), cards)


def test_s346_6_in_blind_betting_the_opening_bet_has_one_component_or_two() -> None:
    play = bob_opens()
    assert play.offers == ["1 component", "2 components"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == "qld s346(6)"


def test_s346_7_one_component_is_the_minimum() -> None:
    play = bob_opens()
    assert play.under("1 component") == "qld s346(7)"
    assert play.do("bob 1 component").table.seats[1].put == 500


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [pytest.param(HALF, (5, 5), id="s346_8_b_i_half_pot"), pytest.param({}, (5, 10), id="s346_8_b_ii_full_pot")],
)
def test_s346_8_s346_9_a_second_component_is_limited_by_the_pot_with_the_first_in_it(
    settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = bob_opens(**settings)
    assert play.bounds("2 components") == bounds  # the pot is the blind bet and the first component: 10
    assert play.refused("bob", "2 components", amount=1100)
    play.do(f"bob 2 components {bounds[1]}")
    assert play.table.seats[1].put == 500 + 100 * bounds[1]  # s346(8)(a)


def test_s346_10_the_designated_player_who_opens_may_add_one_bet_or_two_to_the_blind() -> None:
    play = three(**BLIND)
    assert play.offers == ["no additional bet", "1 additional bet", "2 additional bets"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == "qld s346(10)(b)"


def test_s346_11_one_additional_bet_is_the_minimum() -> None:
    assert three(**BLIND).do("ann 1 additional bet").table.seats[0].put == 1000


@pytest.mark.parametrize(
    ("settings", "bounds"),
    [pytest.param(HALF, (5, 5), id="s346_12_b_i_half_pot"), pytest.param({}, (5, 10), id="s346_12_b_ii_full_pot")],
)
def test_s346_12_s346_13_the_second_of_two_is_limited_by_the_pot_with_the_first_in_it(
    settings: dict[str, Any], bounds: tuple[int, int]
) -> None:
    play = three(**BLIND, **settings)
    assert play.bounds("2 additional bets") == bounds
    assert play.refused("ann", "2 additional bets", amount=100 * (bounds[1] + 1)) == "qld s346(13)"
    assert play.do(f"ann 2 additional bets {bounds[1]}").table.seats[0].put == 1000 + 100 * bounds[1]


def test_s346_14_without_any_the_blind_bet_is_the_opening_bet() -> None:
    play = three(**BLIND)
    assert play.under("no additional bet") == "qld s346(14)"
    play.do("ann no additional bet")
    assert play.table.betting is not None
    assert play.table.betting.opening == 500
    assert play.turn == "bob"


# s347: the first round of betting


def test_s347_1_s347_2_each_active_player_in_turn_calls_raises_or_folds() -> None:
    play = three().do("ann bet 5")
    assert "qld s347(1)" in view(play.round, "bob").look["governed_by"]
    assert play.turn == "bob"
    assert play.offers == ["fold", "call", "raise"]
    play.do("bob raise 8", "cat raise 13")
    assert play.turn == "ann"
    assert play.do("ann fold", "bob call").table.betting_rounds == 2


def test_s347_3_nobody_calls_in_ante_betting() -> None:
    play = three().do("ann bet 5", "bob fold", "cat fold")
    assert play.over
    assert play.line("ann", "uncalled").returned == 500
    assert play.cites("ann", "uncalled") == ["qld s347(3)(a)(ii)"]
    assert play.net("ann") == 200  # a pot of 3: no commission
    assert play.cites("ann")[0] == "qld s347(3)(a)(vi)"
    assert play.cites("bob") == ["qld s347(3)(a)(vi)"]
    assert play.called["pot 1 of $3.00 is won by ann; the commission is $0.00"] == "qld s347(3)(a)(iv)"


@pytest.mark.parametrize("opens", ["no additional bet", "1 additional bet", "2 additional bets 7"])
def test_s347_4_a_iii_nobody_calls_the_designated_player_the_blind_goes_back_with_what_was_added(opens: str) -> None:
    play = three(**BLIND).do(f"ann {opens}", "bob fold", "cat fold")
    assert play.over
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [0, 0, 0]
    assert play.cites("ann", "uncalled") == ["qld s347(4)(a)(iii)"]
    assert play.commission == 0


def test_s347_4_a_i_the_end_of_the_round_of_play_is_announced() -> None:
    ended = "nobody has called: the round of play is over"
    assert three(**BLIND).do("ann no additional bet", "bob fold", "cat fold").called[ended] == "qld s347(4)(a)(i)"
    play = bob_opens().do("bob 1 component", "cat fold", "ann fold")
    assert play.called[ended] == "qld s347(4)(a)(i)"
    assert play.called["the blind bet of $5.00 is won by bob"] == "reading K16"  # there was no showdown


def test_s347_4_a_ii_reading_k16_nobody_calls_another_opener_the_blind_bet_is_the_pot() -> None:
    play = bob_opens().do("bob 2 components 10", "cat fold", "ann fold")
    assert play.over
    assert play.cites("bob", "uncalled") == ["qld s347(4)(a)(ii)"]
    assert sum(line.returned for line in play.round.lines if line.person == "bob") == 1500  # the whole opening bet
    assert play.net("bob") == 500
    assert play.net("ann") == -500
    assert "reading K16" in play.cites("bob")


def test_s347_5_s347_6_s347_7_called_and_not_raised_the_designated_player_may_bet_more() -> None:
    play = three(**BLIND).do("ann no additional bet", "bob call", "cat call")
    assert play.turn == "ann"
    assert "raise" in play.offers
    assert play.round.ask is not None
    assert str(play.round.ask.under) == "qld s347(6)"
    assert {"qld s347(5)", "qld s347(7)"} <= set(view(play.round, "ann").look["governed_by"])
    play.do("ann raise 10")
    assert play.table.betting is not None
    assert play.table.betting.raised  # s347(7): it is a raise
    assert play.turn == "bob"


def test_s347_5_a_there_is_no_such_option_after_a_raise_or_in_ante_betting() -> None:
    raised = three(**BLIND).do("ann no additional bet", "bob raise 5", "cat call", "ann call")
    assert raised.table.betting_rounds == 2
    assert three().do("ann bet 5", "bob call", "cat call").table.betting_rounds == 2


def test_s347_5_c_another_opens_and_the_designated_player_has_the_last_word() -> None:
    play = bob_opens().do("bob 1 component", "cat call")
    assert play.turn == "ann"
    assert "raise" in play.offers
    assert play.do("ann raise 15").turn == "bob"


def test_s347_8_a_raise_that_nobody_calls_goes_back_and_wins_the_pot() -> None:
    play = three().do("ann bet 5", "bob raise 10", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 1000
    assert play.cites("bob", "uncalled") == ["qld s347(8)(a)(ii)"]
    assert "qld s347(8)(a)(vi)" in play.cites("bob")
    assert play.net("bob") == 700  # two antes and ann's opening bet


def test_s347_9_equal_amounts_and_no_raise_finish_the_round_of_betting_but_not_the_round_of_play() -> None:
    play = three().do("ann bet 5", "bob raise 8", "cat call")
    assert play.table.betting_rounds == 1
    play.do("ann call")
    assert play.table.betting_rounds == 2
    assert [len(seat.cards) for seat in play.table.seats] == [3, 3, 3]


# s348: the later rounds


@pytest.mark.parametrize(
    ("settings", "bounds", "under"),
    [
        pytest.param({}, (5, 18), "qld s348(2)(a)", id="s348_2_a_full_pot"),
        pytest.param(HALF, (5, 9), "qld s348(2)(b)", id="s348_2_b_half_pot"),
    ],
)
def test_s348_1_s348_2_the_opening_bet_is_between_the_minimum_and_a_part_of_the_pot(
    settings: dict[str, Any], bounds: tuple[int, int], under: str
) -> None:
    play = second_round(**settings)
    assert "qld s348(1)" in view(play.round, "ann").look["governed_by"]
    assert play.bounds("bet") == bounds
    assert play.refused("ann", "bet", amount=100 * (bounds[1] + 1)) == under


def test_s348_3_the_highest_face_up_cards_open_check_or_fold() -> None:
    cards = {"ann": "2S KS 4C", "bob": "AH 8H 8C", "cat": "2D QD JC"}
    play = Play(sit(ann=100, bob=100, cat=100), cards).do("ann bet 5", "bob call", "cat call")
    assert play.turn == "bob"  # a pair of eights
    assert play.offers == ["bet", "check", "fold"]
    assert play.called["bob has the highest face up cards"] == "qld s348(3)"


@pytest.mark.parametrize(
    ("up", "highest"),
    [
        (("AS KD 9C 8C", "2S 2D 3C 4H"), "2S 2D 3C 4H"),  # a pair beats high cards
        (("AS AD KC QC", "2S 2D 3C 3H"), "2S 2D 3C 3H"),  # two pairs beat one
        (("AS AD KC KH", "2S 2D 2C 3H"), "2S 2D 2C 3H"),  # three beat two pairs
        (("AS AD AC KH", "2S 2D 2C 2H"), "2S 2D 2C 2H"),  # four beat three
        (("KS QS JS 10S", "AD 2C 3H 5D"), "AD 2C 3H 5D"),  # neither straight nor flush counts, and the ace is high
    ],
)
def test_reading_k20_face_up_cards_rank_by_fours_threes_pairs_and_high_cards(up: tuple[str, str], highest: str) -> None:
    play = Play(sit(ann=900, bob=900), {"ann": f"5H {up[0]}", "bob": f"7D {up[1]}"})
    play.do(f"{play.turn} bet 5").do(f"{play.turn} call").checked_round(2)
    assert play.turn == ("ann" if up[0] == highest else "bob")


@pytest.mark.parametrize(
    ("last", "first", "under"),
    [
        pytest.param(("4S", "9C", "9D"), "bob", "qld s348(4)(a)", id="s348_4_a_closest"),
        pytest.param(("9S", "4C", "9D"), "ann", "qld s348(4)(b)", id="s348_4_b_the_designated_player"),
    ],
)
def test_s348_4_between_equal_face_up_cards(last: tuple[str, str, str], first: str, under: str) -> None:
    held = {"ann": f"2S KS {last[0]}", "bob": f"2H KC {last[1]}", "cat": f"2D KD {last[2]}"}
    play = Play(sit(ann=100, bob=100, cat=100), held).do("ann bet 5", "bob call", "cat call")
    assert play.turn == first
    assert play.called[f"{first} has the highest face up cards"] == under


def test_s348_5_after_the_first_the_next_players_open_check_or_fold_in_turn() -> None:
    play = second_round().do("ann check")
    assert play.turn == "bob"
    assert play.offers == ["bet", "check", "fold"]
    assert play.round.ask is not None
    assert str(play.round.ask.under) == "qld s348(5)"
    assert play.do("bob fold").turn == "cat"
    assert play.do("cat bet 5").turn == "ann"


def test_s348_6_when_all_check_the_next_card_is_dealt() -> None:
    play = second_round().do("ann check", "bob check", "cat check")
    assert play.called["everybody has checked"] == "qld s348(6)"
    assert [len(seat.up) for seat in play.table.seats] == [3, 3, 3]


def test_s348_7_nobody_opens_the_final_round_the_last_player_called_in_the_round_before_has_won() -> None:
    """Bob raised and was called in the third round: he wins with kings, and ann's aces are not shown."""
    play = second_round().checked_round().do("ann bet 5", "bob raise 5", "cat call", "ann call")
    play.do("ann check", "bob check", "cat check")
    assert play.over
    assert "qld s348(7)(a)(v)" in play.cites("bob")
    assert "reading K15" not in play.cites("bob")
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [-1600, 3200 - 200, -1600]
    assert not any(seat.shown for seat in play.table.seats)


def test_reading_k15_where_nobody_was_called_in_the_round_before_the_last_call_counts() -> None:
    play = in_the_final_round().checked_round()
    assert play.over
    assert play.net("ann") == 1200  # called in the first round; 18 dollars pay no commission
    assert "reading K15" in play.cites("ann")


def test_reading_k15_a_player_who_has_folded_is_replaced_by_the_next_active_one() -> None:
    play = second_round().do("ann fold").checked_round(2).checked_round()
    assert play.over
    assert play.net("bob") == 1200
    assert "reading K15" in play.cites("bob")


def test_s348_8_after_the_opening_bet_each_calls_raises_or_folds() -> None:
    play = second_round().do("ann check", "bob bet 5")
    assert play.turn == "cat"
    assert play.offers == ["fold", "call", "raise"]
    play.do("cat call")
    assert play.turn == "ann"
    assert play.do("ann call").table.betting_rounds == 3


def test_s348_8_once_the_betting_is_open_nobody_opens_it_again() -> None:
    assert second_round().do("ann bet 5").refused("bob", "bet", amount=500) == "qld s348(8)"


def test_s348_9_an_opening_bet_that_nobody_calls_goes_back_and_wins_the_pot() -> None:
    play = second_round().do("ann check", "bob bet 10", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 1000
    assert play.cites("bob", "uncalled") == ["qld s348(9)(a)(ii)"]
    assert "qld s348(9)(a)(vi)" in play.cites("bob")
    assert play.net("bob") == 1200


def test_s348_10_a_raise_that_nobody_calls_goes_back_and_wins_the_pot() -> None:
    play = second_round().do("ann bet 10", "bob raise 20", "cat fold", "ann fold")
    assert play.over
    assert play.line("bob", "uncalled").returned == 2000
    assert play.cites("bob", "uncalled") == ["qld s348(10)(a)(ii)"]
    assert "qld s348(10)(a)(vi)" in play.cites("bob")
    assert play.net("bob") == 1200 + 1000 - 100  # of 38 dollars, 1 dollar commission


def test_s348_11_s348_12_equal_amounts_finish_the_round_and_the_next_face_up_card_comes() -> None:
    play = second_round().do("ann bet 5", "bob call", "cat call")
    assert [len(seat.up) for seat in play.table.seats] == [3, 3, 3]
    last = [entry[1] for entry in play.round.log if entry[0] is Came][-1]
    assert str(last.under) == "qld s348(12)"
