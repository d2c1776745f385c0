"""A call with exactly the last chips, and bets over the limit that were taken all the same, in all four games."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.errors import BadInput
from houseway.money import cents

STUDS = [
    pytest.param(five_card_stud, "qld s324(3)", "qld s351(2)", id="s324_3_s351_1_a_ii"),
    pytest.param(seven_card_stud, "qld s367(3)", "qld s395(2)", id="s367_3_s395_1_a_ii"),
]
EXCESS = ["qld s5(2)(b)", "reading K53"]


# s250(1), s274(1)(a)(ii) and twins: to reach the total is a call, and with the last chips it taps out


def test_s250_1_s274_1_a_ii_manila() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat 15: QS QH").do("bob raise 10")
    assert played.offered("call") == "qld s250(1)"
    played.do("cat call")
    assert played.seat("cat").state == "tapped out"
    assert ("cat taps out", "qld s274(2)") in played.called
    assert played.table.betting is not None
    assert played.table.betting.called is played.seat("bob")


def test_s288_1_s312_1_a_ii_draw() -> None:
    played = draw.sit("ann 100", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20", "ann raise 50", "bob call")
    played.do("cat call", "ann keep all", "bob keep all", "cat keep all", "cat bet 30")
    assert played.under("call") == "qld s288(1)"
    played.do("ann call")
    assert [seat.state for seat in played.table.seats] == ["tapped out", "active", "active"]


@pytest.mark.parametrize(("game", "call", "taps_out"), STUDS)
def test_s324_3_stud(game: Any, call: str, taps_out: str) -> None:
    play = game.Play(game.sit(ann=500, bob=51, cat=500), {"ann": game.ACES, "bob": game.KINGS, "cat": game.QUEENS})
    play.do("ann bet 5", "bob raise 13", "cat call", "ann raise 32")
    assert play.under("call") == call
    play.do("bob call")
    assert play.table.seats[1].state == "tapped out"
    assert play.called["bob taps out"] == taps_out


# s5(2)(b), reading K53: over the limit it is void for the excess


def test_s273_2_reading_k53_manila() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH")
    played.act("bob", "raise", amount=2500, accepted=True)
    assert played.rulings == [EXCESS]
    assert (played.line("bob", "uncalled").returned, played.seat("bob").bet) == (1500, 1500)
    assert played.awaits == "cat"


def test_s273_2_what_was_not_accepted_by_oversight_is_a_raise_like_any_other() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH")
    assert played.refused("bob", "raise", amount=2500, accepted=False) == "qld s273(2)"
    played.act("bob", "raise", amount=1000, accepted=False)
    assert (played.rulings, played.seat("bob").bet) == ([], 1500)
    with pytest.raises(BadInput, match="accepted"):  # and nothing is said of the amount, which is in order
        played.act("cat", "raise", amount=1000, accepted="by the dealer")


def test_s280_7_a_bet_taken_while_the_deal_is_put_right_is_none_after_a_misdeal() -> None:
    table = manila.table_of("ann", "bob", "cat")
    played = manila.Played(table).start()
    played.round.act("ann", "blind bet", {})
    played.round.act("dealer", "pass a player over", {})
    played.feed()
    fault = {"fault": "a player was dealt no second hole card"}
    played.round.act("dealer", "reconstruct the deal", fault)
    played.round.act("dealer", "take a bet over the limit", {"amount": 5000})
    played.round.act("dealer", "declare a misdeal", fault | {"because": "a wrong card was looked at"})
    assert played.over
    assert [(line.person, line.returned) for line in played.round.lines] == [("ann", 500)]
    assert [seat.bet for seat in table.seats] == [0, 0, 0]


def test_s271_2_reading_k53_manila_by_the_dealers_report_and_in_between() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(2)
    played.act("dealer", "take a bet over the limit", amount=1200)
    assert (played.line("ann", "uncalled").returned, played.seat("ann").put) == (200, 1000)
    between = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(2)
    between.act("ann", "bet", amount=700, accepted=True)
    assert (between.line("ann", "uncalled").returned, between.seat("ann").put) == (200, 500)


def test_s311_5_reading_k53_draw() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20")
    played.round.act("ann", "raise", {"amount": 8000, "accepted": True})
    assert played.ruled == [EXCESS]
    assert played.table.seats[0].bet == 2000 + 5000


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
@pytest.mark.parametrize("reported", [True, False])
def test_s346_5_s350_5_reading_k53_stud(game: Any, reported: bool) -> None:
    play = game.three()
    if reported:
        play.act("dealer", "take a bet over the limit", amount=900).go_on()
        play.act("dealer", "take a bet over the limit", amount=2000).go_on()
    else:
        play.act("ann", "bet", amount=900, accepted=True).go_on()
        play.act("bob", "raise", amount=2000, accepted=True).go_on()
    assert [(line.person, line.returned) for line in play.round.lines] == [("ann", 400), ("bob", 700)]
    assert all([cite.text for cite in line.cites] == EXCESS for line in play.round.lines)
    assert [seat.put for seat in play.table.seats] == [500, 1800, 0]


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s346_8_s390_8_reading_k53_the_second_of_two_components(game: Any) -> None:
    cards = {"ann": game.QUEENS, "bob": game.ACES, "cat": game.KINGS}
    play = game.Play(game.sit(game.BLIND, ann=500, bob=500, cat=500), cards)
    play.act("bob", "2 components", amount=1700, accepted=True)
    assert [(line.person, line.returned) for line in play.round.lines] == [("bob", 700)]
    assert play.table.seats[1].put == 500 + 1000  # with the first component there are $10 in the pot


def test_s271_2_reading_k53_nobody_is_taken_to_have_bet_more_than_they_have() -> None:
    played = manila.deal("ann 500: QC 10C", "bob 30: KS KH", "cat: QS QH").to_round(2).do("ann check")
    assert played.refused("bob", "bet", amount=cents("30"), accepted=True) == "qld s268(1)"
    played.act("bob", "bet", amount=cents("25"), accepted=True)
    assert (played.seat("bob").put, played.chips("bob")) == (cents("10"), cents("15"))


# s5(2)(a): under the minimum it is valid once for each player, and then void


def test_s5_2_a_manila_an_opening_bet_under_the_minimum() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(2)
    played.act("ann", "bet", amount=300, accepted=True)
    assert played.rulings == [["qld s5(2)(a)", "reading G2"]]
    assert (played.awaits, played.seat("ann").put) == ("bob", 300)
    played.do("bob call", "cat call")
    played.act("ann", "bet", amount=300, accepted=True)
    assert (played.awaits, played.seat("ann").put) == ("ann", 0)  # a second time it is void, and ann is asked anew
    assert played.line("ann", "uncalled").returned == 300
    assert played.do("ann bet 5").awaits == "bob"


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s5_2_a_stud(game: Any) -> None:
    play = game.three().act("ann", "bet", amount=200, accepted=True).go_on()
    assert play.ruled("valid this once") == ["qld s5(2)(a)", "reading G2"]
    assert (play.turn, [seat.put for seat in play.table.seats]) == ("bob", [200, 0, 0])


def test_s5_2_a_draw_in_the_final_round() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS)
    played.do("cat bet 20", "ann call", "bob call", "ann keep all", "bob keep all", "cat keep all")
    played.round.act("cat", "bet", {"amount": 200, "accepted": True})
    assert played.table.seats[2].put == 200


# Reading K53: less than another provision demands is the lower of two amounts that are allowed, or nothing


def test_s307_3_reading_k53_an_opening_bet_of_another_amount_goes_back_and_the_player_is_asked() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS).act("cat", "bet", amount=300, accepted=True)
    assert [cite.text for cite in played.round.rulings[-1].cites] == ["qld s307(3)", "reading K53"]
    assert (played.awaits, played.table.seats[2].put, played.net["cat"]) == ("cat", 0, 0)


def test_s311_3_a_reading_k53_a_raise_under_the_least_is_a_call() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS, "cat bet 20")
    played.act("ann", "raise", amount=300, accepted=True)
    assert [cite.text for cite in played.round.rulings[-1].cites] == ["qld s311(3)(a)", "reading K53"]
    assert (played.awaits, played.table.seats[0].put) == ("bob", 2000)


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s350_3_a_s394_3_a_reading_k53_stud(game: Any) -> None:
    play = game.three().do("ann bet 5").act("bob", "raise", amount=300, accepted=True).go_on()
    assert (play.turn, [seat.put for seat in play.table.seats]) == ("cat", [500, 500, 0])
    assert play.ruled("less than may be bet")[1:] == ["reading K53"]


def test_s273_2_reading_k53_manila_a_raise_under_the_least_is_a_call() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").act("bob", "raise", amount=300, accepted=True)
    assert (played.awaits, played.seat("bob").put) == ("cat", 500)
    assert played.rulings == [["qld s273(2)", "reading K53"]]


# A raise that was taken where nobody may raise


def test_s282_1_reading_k53_a_raise_after_an_exposed_card_is_a_call() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").do("bob call")
    played.act("dealer", "expose the next communal card").act("dealer", "take a bet over the limit", amount=500)
    assert (played.awaits, played.seat("cat").put, played.chips("cat")) == ("ann", 500, 49_500)
    assert played.rulings[-1] == ["qld s282(1)", "reading K53"]


def test_s273_1_reading_k53_a_fourth_raise_is_a_call() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH", "dan: JS JH")
    played.do("bob raise 5", "cat raise 5", "dan raise 5").act("dealer", "take a bet over the limit", amount=500)
    assert (played.awaits, played.seat("ann").put) == ("bob", 2000)
    assert played.rulings[-1] == ["qld s273(1)", "reading K53"]
