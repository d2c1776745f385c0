"""Part 18, Division 4: how to bet, the first cards, the opening bet, and the rounds of betting."""

from typing import Any

import pytest
from support.seven_card_stud import (
    BLIND,
    HALF,
    Play,
    in_the_final_round,
    second_round,
    sit,
    three,
)

from houseway.play.events import Came
from houseway.play.view import view

# s388 and s389: how to bet, antes and blinds, the first cards


def test_s389_3_a_blind_bet_of_the_minimum() -> None:
    play = three(**BLIND)
    assert play.table.seats[0].bet == play.table.minimum == 500


def test_s389_4_two_hole_cards_then_a_face_up_card_each_in_turn_from_the_designated_player() -> None:
    table = sit(ann=100, bob=100, cat=100)
    Play(table, {"ann": "2S 3S KS"}).do("ann bet 5", "bob fold", "cat fold")
    play = Play(table)
    assert play.came == ["bob", "cat", "ann"] * 3
    asked = [str(entry[1].under) for entry in play.round.log if entry[0] is Came]
    assert asked == ["qld s389(4)(a)"] * 3 + ["qld s389(4)(b)"] * 3 + ["qld s389(4)(c)"] * 3
    assert all(seat.up == seat.cards[2:] for seat in table.seats)


def test_s389_5_reading_k22_with_these_cards_the_first_round_of_betting_starts() -> None:
    play = three()
    assert play.called["the first round of betting starts"] == "qld s389(5)"
    assert play.turn == "ann"


# s390: the opening bet of the first round


def test_s390_1_the_opening_bet_comes_before_anything_else_in_the_first_round() -> None:
    play = three()
    assert view(play.round, "ann").look["governed_by"] == ["qld s390(1)"]
    assert play.offers == ["bet"]
    assert play.refused("ann", "fold") == "qld s390(2)"


@pytest.mark.parametrize(
    ("cards", "opener", "under"),
    [
        pytest.param(("4S", "9C", "9D"), "bob", "qld s390(4)(a)", id="s390_4_a_closest_to_the_designated_player"),
        pytest.param(("9S", "4C", "9D"), "ann", "qld s390(4)(b)", id="s390_4_b_the_designated_player"),
    ],
)
def test_s390_4_between_equal_cards(cards: tuple[str, str, str], opener: str, under: str) -> None:
    held = dict(
        zip(("ann", "bob", "cat"), (f"2S 3S {cards[0]}", f"2H 3H {cards[1]}", f"2D 3D {cards[2]}"), strict=True)
    )
    play = Play(sit(ann=100, bob=100, cat=100), held)
    assert play.turn == opener
    assert play.called[f"{opener} makes the opening bet"] == under


# s391: the first round of betting


def test_s391_1_s391_2_each_active_player_in_turn_calls_raises_or_folds() -> None:
    play = three().do("ann bet 5")
    assert view(play.round, "bob").look["governed_by"] == ["qld s391(1)", "qld s394(1)"]
    assert play.turn == "bob"
    assert play.offers == ["fold", "call", "raise"]
    play.do("bob raise 8", "cat raise 13")
    assert play.turn == "ann"
    assert play.do("ann fold", "bob call").table.betting_rounds == 2


def test_s391_3_nobody_calls_in_ante_betting() -> None:
    play = three().do("ann bet 5", "bob fold", "cat fold")
    assert play.over
    assert play.line("ann", "uncalled").returned == 500
    assert play.cites("ann", "uncalled") == ["qld s391(3)(a)(ii)"]
    assert play.net("ann") == 200  # a pot of 3: no commission
    assert play.cites("ann")[0] == "qld s391(3)(a)(vi)"
    assert play.called["pot 1 of $3.00 is won by ann; the commission is $0.00"] == "qld s391(3)(a)(iv)"


def test_s391_9_equal_amounts_and_no_raise_end_the_round_of_betting_and_play_goes_on() -> None:
    play = three().do("ann bet 5", "bob raise 8", "cat call")
    assert play.table.betting_rounds == 1
    play.do("ann call")
    assert play.table.betting_rounds == 2
    assert [len(seat.cards) for seat in play.table.seats] == [4, 4, 4]


# s392: the later rounds


@pytest.mark.parametrize(
    ("settings", "bounds", "under"),
    [
        pytest.param({}, (5, 18), "qld s392(2)(a)", id="s392_2_a_full_pot"),
        pytest.param(HALF, (5, 9), "qld s392(2)(b)", id="s392_2_b_half_pot"),
    ],
)
def test_s392_1_s392_2_the_opening_bet_is_between_the_minimum_and_a_part_of_the_pot(
    settings: dict[str, Any], bounds: tuple[int, int], under: str
) -> None:
    play = second_round(**settings)
    assert view(play.round, "ann").look["governed_by"] == ["qld s392(1)"]
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
    play = Play(sit(ann=900, bob=900), {"ann": f"5H 6H {up[0]}", "bob": f"7D 8H {up[1]}"})
    play.do(f"{play.turn} bet 5").do(f"{play.turn} call").checked_round(2)
    assert play.turn == ("ann" if up[0] == highest else "bob")


@pytest.mark.parametrize(
    ("last", "first", "under"),
    [
        pytest.param(("4S", "9C", "9D"), "bob", "qld s392(4)(a)", id="s392_4_a_closest"),
        pytest.param(("9S", "4C", "9D"), "ann", "qld s392(4)(b)", id="s392_4_b_the_designated_player"),
    ],
)
def test_s392_4_between_equal_face_up_cards(last: tuple[str, str, str], first: str, under: str) -> None:
    held = {"ann": f"2S 3S KS {last[0]}", "bob": f"2H 3H KC {last[1]}", "cat": f"2D 3D KD {last[2]}"}
    play = Play(sit(ann=100, bob=100, cat=100), held).do("ann bet 5", "bob call", "cat call")
    assert play.turn == first
    assert play.called[f"{first} has the highest face up cards"] == under


def test_reading_k73_after_a_fourth_round_of_checks_the_third_hole_card_comes_face_down() -> None:
    play = second_round().checked_round(3)
    assert [(len(seat.cards), len(seat.up)) for seat in play.table.seats] == [(7, 4)] * 3


def test_s392_7_nobody_opens_the_final_round_the_last_player_called_in_the_round_before_has_won() -> None:
    """Bob raised and was called in the fourth round: he wins with kings, and ann's aces are not shown."""
    play = second_round().checked_round(2).do("ann bet 5", "bob raise 5", "cat call", "ann call")
    play.do("ann check", "bob check", "cat check")
    assert play.over
    assert "qld s392(7)(a)(v)" in play.cites("bob")
    assert [play.net(name) for name in ("ann", "bob", "cat")] == [-1600, 3200 - 200, -1600]
    assert not any(seat.shown for seat in play.table.seats)


def test_s392_13_after_the_fourth_face_up_card_the_seventh_is_dealt_face_down() -> None:
    play = in_the_final_round()
    assert [(len(seat.cards), len(seat.up)) for seat in play.table.seats] == [(7, 4)] * 3
    last = [entry[1] for entry in play.round.log if entry[0] is Came][-1]
    assert str(last.under) == "qld s392(13)"
    assert view(play.round, "bob").look["hands"][0]["cards"][6] == ""
