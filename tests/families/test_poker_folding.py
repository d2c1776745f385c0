"""Whoever puts their cards in the circled area has folded, at whatever moment (s278(3), s315(3), s355(3), s399(3))."""

from typing import Any

import pytest
from support import draw, five_card_stud, manila, seven_card_stud

from houseway.play.ask import Outcome


def test_s278_3_a_at_the_showdown_the_best_hand_is_gone() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").to_round(5).checks()
    assert played.open == ["show"]
    played.act("bob", "fold irregularly", how="hole cards put in the circled area").finish()
    assert "bob" not in played.winners()
    assert ["qld s278(3)(a)"] in played.rulings


def test_s278_3_a_by_whoever_is_asked_to_show() -> None:
    played = manila.deal("ann: AS AH", "bob: KS KH").to_round(5).checks()
    assert played.awaits == "ann"
    played.act("ann", "fold irregularly", how="hole cards put in the circled area").finish()
    assert played.winners() == ["bob"]


def test_s278_3_a_the_last_player_left_does_not_fold() -> None:
    played = manila.deal("ann: AS AH", "bob: KS KH").to_round(5).checks()
    played.act("bob", "fold irregularly", how="indicated in some other way")
    assert played.refused("ann", "fold irregularly", how="indicated in some other way") == "qld s278(2)"


def test_s315_3_a_at_the_showdown() -> None:
    hands = ("ann: 2S 3S 4S 5S 7H", "bob: KS KH 9C 8C 7C", "cat: QD QC 9D 8D 7D")
    played = draw.sit("ann 500", "bob 500", "cat 500", hands=hands).do(*draw.BLINDS)
    played.do("cat bet 20", "ann fold", "bob call", "bob keep all", "cat keep all", "cat bet 20", "bob call")
    played.act("bob", "fold irregularly", how="cards put in the circled area").finish()
    assert played.net["cat"] > 0


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s355_3_a_s399_3_a_at_the_showdown(game: Any) -> None:
    play = game.in_the_final_round().do("ann bet 5", "bob call").act("cat", "call")
    play.act("ann", "fold irregularly", how="hole cards put in the circled area").go_on()
    assert play.net("bob") > 0  # with kings: ann's aces are gone


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s355_3_whoever_has_tapped_out_may_leave_too(game: Any) -> None:
    cards = {"ann": game.ACES, "bob": game.KINGS, "cat": game.QUEENS}
    play = game.Play(game.sit(ann=51, bob=500, cat=500), cards).do("ann bet 5", "bob raise 13", "cat call")
    play.do("ann raise 32", "bob call", "cat call").act("ann", "fold irregularly", how="indicated in some other way")
    play.go_on().to_the_end()
    assert (play.net("ann"), play.net("bob") > 0) == (-5100, True)


# One player is left: the round of play is over, and no card is awaited (readings K34, K59)


def test_reading_k59_nobody_waits_for_the_last_players_next_card_at_stud() -> None:
    play = five_card_stud.second_round().do("ann check", "bob check").act("cat", "check")
    assert isinstance(play.round.ask, Outcome)
    for name in ("ann", "bob"):
        play.act(five_card_stud.FLOOR, "exclude from the round", person=name, cause="told another of a hand")
    assert play.round.over
    assert play.net("cat") > 0


def test_reading_k34_nor_at_manila_while_the_hole_cards_are_dealt() -> None:
    played = manila.Played(manila.table_of("ann", "bob")).on_to("blind bet")
    played.round.act("ann", "blind bet")
    played.round.act("bob", "fold irregularly", {"how": "indicated in some other way"})
    assert played.round.over
    assert played.chips("ann") == 50_000
    assert not any("checked" in words for words, _ in played.called)


def test_s277_3_nobody_has_checked_where_all_have_folded() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH").to_round(2).do("ann fold")
    assert played.round.over
    assert not any("checked" in words for words, _ in played.called)


def test_reading_k59_nor_at_draw_in_the_deal() -> None:
    played = draw.sit("ann 500", "bob 500").do("ann blind bet").act("bob", "blind bet").act("ann", "decline")
    played.act("ann", "fold irregularly", how="indicated in some other way")
    assert played.round.over
    assert played.net == {"ann": -500, "bob": 500}


# A pot that every bet has gone back from is won by nobody


def test_s307_5_an_empty_pot_is_not_won() -> None:
    played = draw.sit("ann 500", "bob 500", "cat 500").do(*draw.BLINDS)
    for name in ("ann", "bob"):
        played.act("floor manager", "declare a bet void", person=name, cause="exchanged cards")
    played.do("cat fold")
    assert played.over
    assert not any("won" in words for words, _ in played.called)
    assert played.net == {"ann": 0, "bob": 0, "cat": 0}


def test_s283_4_nor_does_the_last_who_folded_win_one() -> None:
    played = manila.deal("ann: QC 10C", "bob: KS KH", "cat: QS QH").do("bob fold")
    played.act("floor manager", "declare a bet void", person="ann", cause="exchanged cards")
    assert played.over
    assert not any("wins" in ruling.what for ruling in played.round.rulings)
