"""Parts 17 and 18, Division 4, the end: the table stake between rounds, checking and folding.

Tests and their cases say the sections of Part 17, and run for Part 18, too (`support.columns`).
"""

import pytest
from support.stud import Stud

from houseway.play.view import view


def test_s353_1_between_rounds_a_player_brings_the_table_stake_up_to_the_minimum_at_least(stud: Stud) -> None:
    table = stud.played_on(ann=3)
    play = stud.play(table, stop=lambda _play: True)
    assert play.refused("ann", "buy chips", amount=4600) == stud("qld s353(1)")
    play.act("ann", "buy chips", amount=4700)
    assert table.people["ann"].purse.value == 5000


def test_s353_1_who_played_on_may_go_on_with_less(stud: Stud) -> None:
    assert "ann" in [seat.name for seat in stud.play(stud.played_on(ann=3)).table.seats]


def test_s353_2_without_any_a_player_leaves_the_game(stud: Stud) -> None:
    play = stud.play(stud.played_on(ann=0))
    assert play.called["ann has no table stake left and leaves the game"] == stud("qld s353(2)")
    assert [seat.name for seat in play.table.seats] == ["bob", "cat"]


@pytest.mark.parametrize("act", ["bet for another player", "give or lend chips"])
def test_s353_3_nobody_bets_for_another_or_lends_chips(stud: Stud, act: str) -> None:
    assert stud.three().refused("ann", act) == stud("qld s353(3)")


def test_s354_1_s354_3_who_checks_makes_no_bet_and_stays_active(stud: Stud) -> None:
    play = stud.second_round().do("ann check")
    assert play.table.seats[0].state == "active"
    assert play.table.seats[0].put == 0
    assert stud("qld s354(3)") in view(play.round, "bob").look["governed_by"]


def test_s354_2_not_in_the_first_round(stud: Stud) -> None:
    assert stud.three().refused("ann", "check") == stud("qld s354(2)")


def test_s354_4_s354_5_the_first_who_may_check_is_who_may_open_then_the_next(stud: Stud) -> None:
    play = stud.second_round()
    assert (play.turn, play.under("check")) == ("ann", stud("qld s354(4)"))
    assert play.refused("bob", "check") == stud("qld s330(3)")
    play.do("ann check")
    assert (play.turn, play.under("check")) == ("bob", stud("qld s354(5)"))


def test_s354_6_nobody_checks_after_an_opening_bet(stud: Stud) -> None:
    assert stud.second_round().do("ann bet 5").refused("bob", "check") == stud("qld s354(6)")


def test_s355_1_who_folds_is_out_and_the_cards_go_to_the_circle(stud: Stud) -> None:
    play = stud.three().do("ann bet 5")
    assert play.under("fold") == stud("qld s355(1)")
    play.do("bob fold")
    assert play.table.seats[1].state == "folded"
    assert view(play.round, "cat").look["hands"][1]["cards"] == []
    assert [seat.name for seat in play.table.folds] == ["bob"]


def test_s355_2_reading_k22_that_is_the_correct_way_in_this_game(stud: Stud) -> None:
    play = stud.three().do("ann bet 5")
    row = play.round.game.act_named["fold irregularly"]
    assert str(row.under) == stud("qld s355(2)")


@pytest.mark.parametrize(
    ("how", "under"),
    [
        pytest.param("hole cards put in the circled area", "qld s355(3)(a)", id="s355_3_a_into_the_circle"),
        pytest.param("indicated in some other way", "qld s355(3)(b)", id="s355_3_b_otherwise"),
    ],
)
def test_s355_3_a_player_is_taken_to_have_folded(stud: Stud, how: str, under: str) -> None:
    play = stud.three().do("ann bet 5").act("bob", "fold irregularly", how=how)
    assert play.table.seats[1].state == "folded"
    assert stud(under) in play.ruled("bob is taken to have folded")
    assert play.turn == "cat"
