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
    second_round,
    sit,
    three,
)

from houseway.play.events import Came
from houseway.play.view import view

# s344 and s345: how to bet, antes and blinds, the first cards


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


def bob_opens(**settings: Any) -> Play:
    """Blind betting: ann has made the blind bet, and bob, with the highest card, opens."""
    cards = {"ann": KINGS, "bob": ACES, "cat": QUEENS}
    return Play(sit(BLIND, settings, ann=500, bob=500, cat=500), cards)


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


def test_s347_4_a_i_the_end_of_the_round_of_play_is_announced() -> None:
    ended = "nobody has called: the round of play is over"
    assert three(**BLIND).do("ann no additional bet", "bob fold", "cat fold").called[ended] == "qld s347(4)(a)(i)"
    play = bob_opens().do("bob 1 component", "cat fold", "ann fold")
    assert play.called[ended] == "qld s347(4)(a)(i)"
    assert play.called["the blind bet of $5.00 is won by bob"] == "reading K16"  # there was no showdown


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


def test_s348_7_nobody_opens_the_final_round_the_last_player_called_in_the_round_before_has_won() -> None:
    """Bob raised and was called in the third round: he wins with kings, and ann's aces are not shown."""
    play = second_round().checked_round().do("ann bet 5", "bob raise 5", "cat call", "ann call")
    play.do("ann check", "bob check", "cat check")
    assert play.over
    assert "qld s348(7)(a)(v)" in play.cites("bob")
    assert "reading K15" not in play.cites("bob")
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [-1600, 3200 - 200, -1600]
    assert not any(seat.shown for seat in play.table.seats)


def test_s348_8_once_the_betting_is_open_nobody_opens_it_again() -> None:
    assert second_round().do("ann bet 5").refused("bob", "bet", amount=500) == "qld s348(8)"
