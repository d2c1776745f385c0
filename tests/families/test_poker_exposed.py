"""Cards that are exposed too early, one after another (s282, s360, s404(3), s405)."""

from typing import Any

import pytest
from support import five_card_stud, manila, seven_card_stud

EXPOSE = ("dealer", "expose the next communal card")
HANDS = ("ann: QC 10C", "bob: KS KH", "cat: QS QH")


def test_s282_2_a_second_communal_card_that_is_exposed_in_one_round_of_betting_restricts_the_next() -> None:
    played = manila.deal(*HANDS).do("bob call").act(*EXPOSE).act(*EXPOSE)
    assert played.rulings == [["qld s282(1)", "reading K8"], ["qld s282(2)", "reading K8"]]
    assert len(played.table.communal) == 3
    assert played.refused("cat", "raise", amount=500) == "qld s282(1)"
    played.do("cat call", "ann decline")
    assert played.table.number == 2
    assert played.refused("ann", "bet", amount=1000) == "qld s282(2)"  # more than the table minimum
    played.do("ann bet 5")
    assert played.refused("bob", "raise", amount=500) == "qld s282(2)"
    played.do("bob call", "cat call")
    played.do("ann bet 10")  # the third round of betting is as any other
    assert played.seat("ann").put == 1000


def test_s282_2_all_that_are_left() -> None:
    played = manila.deal(*HANDS).do("bob call")
    for _ in range(4):
        played.act(*EXPOSE)
    assert played.table.restricted == {2, 3, 4}
    assert played.refused(*EXPOSE) == "qld s282(1)"
    played.do("cat call", "ann decline").checks().finish()
    assert played.winners() == ["bob"]


@pytest.mark.parametrize("game", [five_card_stud, seven_card_stud])
def test_s360_s405_two_cards_that_are_exposed_are_both_shuffled_in(game: Any) -> None:
    play = game.three().do("ann bet 5")
    for card in ("JS", "JH"):
        play.act("dealer", "expose the next card", card=card)
    assert play.refused("dealer", "expose the next card", card="JS") in ("qld s360(a)", "qld s405(a)")
    assert play.table.exposed
    play.do("bob call", "cat call")
    assert not play.table.exposed


def test_s404_3_two_third_hole_cards_that_are_exposed_go_to_the_first_two_players() -> None:
    play = seven_card_stud.second_round().checked_round(2)
    assert play.round.moment == "fourth round of betting"
    for card in ("JS", "JH"):
        play.act("dealer", "expose a third hole card", card=card)
    play.do("ann check", "bob check", "cat check")
    ruled = [ruling.what for ruling in play.round.rulings]
    assert sum("the exposed card goes to" in what for what in ruled) == 2
    assert all(len(seat.cards) == 7 for seat in play.table.seats)
