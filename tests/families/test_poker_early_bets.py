"""A bet out of turn is held to what could be bet in turn, in each of the four games (s281, s318, s358, s403)."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

HANDS = ("ann: QC 10C", "bob: KS KH", "cat: QS QH")


@pytest.mark.parametrize(
    ("amount", "stands", "under"),
    [
        pytest.param(700, 500, ["qld s271(2)", "reading K53"], id="between the two that are allowed"),
        pytest.param(500, 500, None, id="one blind bet"),
        pytest.param(1000, 1000, None, id="two"),
        pytest.param(1200, 1000, ["qld s281(5)"], id="over the limit"),
        pytest.param(300, 300, ["qld s5(2)(a)", "reading G2"], id="under the minimum, the first time"),
    ],
)
def test_s281_2_s271_2_an_opening_bet_out_of_turn(amount: int, stands: int, under: list[str] | None) -> None:
    played = manila.deal(*HANDS).to_round(2).act("cat", "bet out of turn", amount=amount).do("ann check", "bob check")
    assert (played.seat("cat").put, played.awaits) == (stands, "ann")
    assert played.chips("cat") == 50_000 - 500 - stands
    assert under is None or under in played.rulings


def test_s5_2_a_a_second_bet_out_of_turn_under_the_minimum_is_void_and_its_player_is_asked() -> None:
    played = manila.deal(*HANDS).to_round(2)
    played.table.people["cat"].warned = True
    played.act("cat", "bet out of turn", amount=300).do("ann check", "bob check")
    assert (played.seat("cat").put, played.awaits, played.chips("cat")) == (0, "cat", 49_500)


def test_s273_2_reading_k53_a_raise_out_of_turn_that_is_none_is_a_call() -> None:
    played = manila.deal(*HANDS).act("cat", "bet out of turn", amount=800).do("bob call")
    assert played.seat("cat").put == 500
    assert ["qld s273(2)", "reading K53"] in played.rulings


def test_s307_3_an_opening_bet_out_of_turn_of_another_amount_does_not_stand() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS).act("ann", "bet out of turn", amount=700)
    played.do("cat fold")
    assert (played.awaits, played.table.seats[0].put) == ("ann", 500)  # the blind bet
    assert [cite.text for cite in played.round.rulings[-1].cites] == ["qld s307(3)", "reading K53"]


def test_s311_3_a_raise_out_of_turn_under_the_least_is_a_call() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20")
    played.act("bob", "bet out of turn", amount=1500).do("ann call")  # $10 calls, with the blind bet
    assert played.table.seats[1].put == 2000


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
@pytest.mark.parametrize(
    ("amount", "stands"),
    [pytest.param(700, 500, id="under the least"), pytest.param(1000, 1000, id="the least")],
)
def test_s358_2_s350_3_a_raise_out_of_turn(game: Any, amount: int, stands: int) -> None:
    play = game.three().do("ann bet 5").act("cat", "bet out of turn", amount=amount).do("bob call")
    assert play.table.seats[2].bet == 100 + stands  # the ante, and that


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
@pytest.mark.parametrize(
    ("amount", "stands"),
    [pytest.param(700, 500, id="one component"), pytest.param(1000, 1000, id="two"), pytest.param(400, 0, id="none")],
)
def test_s346_8_an_opening_bet_out_of_turn_is_of_one_or_two_components(game: Any, amount: int, stands: int) -> None:
    cards = {"ann": game.QUEENS, "bob": game.ACES, "cat": game.KINGS}
    play = game.Play(game.sit(game.BLIND, ann=500, bob=500, cat=500), cards)  # bob is to open, and then cat
    play.act("cat", "bet out of turn", amount=amount).act(
        game.FLOOR, "exclude from the round", person="bob", cause="told another of a hand"
    ).go_on()
    assert play.table.seats[2].put == stands
    assert play.turn == ("ann" if stands else "cat")


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s358_1_chips_of_a_player_whose_turn_does_not_come_again_go_back(game: Any) -> None:
    play = game.three().do("ann bet 5", "bob call").act("ann", "bet out of turn", amount=1000).do("cat call")
    assert [seat.bet for seat in play.table.seats] == [600, 600, 600]  # with the antes
    assert play.table.people["ann"].purse.value == 50_000 - 600
