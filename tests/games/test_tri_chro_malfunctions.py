"""Tri-chro when a device malfunctions (ss 465, 466)."""

from typing import Any

import pytest
from support.tri_chro import (
    BOTH,
    FLOOR,
    GENERATOR,
    activate,
    ball,
    on,
    refusal,
    ruled,
    settle,
    table_of,
)

from houseway.equipment.balls import Ball
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.wager import Verdict

# s465: the ball drawing device malfunctions


def test_s465_4_a_ball_that_was_drawn_is_found_to_be_a_part_of_one() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    for each in ("red", "green"):
        round_.outcome(ball(each))
    assert refusal(round_, "dealer", "ball breaks", ball="gold") == ("qld s465(4)", Ground.WHEN)
    round_.act("dealer", "ball breaks", {"ball": "red"})
    assert ruled(round_) == [["qld s465(4)(a)"], ["qld s465(4)(b)", "reading TC4"]]
    round_.outcome(ball("gold"))
    round_.act("dealer", "ball breaks", {"ball": "green"})  # another, while the first waits to be replaced
    for _ in range(2):
        round_.act("dealer", "replace the broken ball")
    round_.outcome(ball("gold"))
    round_.act("dealer", "announce the result")
    assert [x.verdict for x in round_.lines] == [Verdict.LOSE]


@pytest.mark.parametrize("act", ["device malfunction", "operated by another"])
def test_s465_1_s464_found_while_a_broken_ball_is_to_be_replaced_the_drawing_is_not_effective(act: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.act("dealer", "ball breaks", {"ball": "green"})
    for each in ("red", "red"):
        round_.outcome(ball(each))
    round_.act("dealer", act, {"cause": "stopped"} if act == "device malfunction" else {})
    round_.act("dealer", "replace the broken ball")
    assert (round_.moment, round_.lines, table.drawn) == ("wagers are open", [], [])


CAUSES = [
    ("stopped", ["qld s465(1)"]),
    ("balls not mixed", ["qld s465(1)", "qld s460(a)"]),
    ("not 1 ball on each revolution", ["qld s465(1)", "qld s460(b)"]),
]


@pytest.mark.parametrize(("cause", "under"), CAUSES, ids=["s465_1", "s460_a", "s460_b"])
@pytest.mark.parametrize("by", ["dealer", FLOOR])
@pytest.mark.parametrize("drawn", [[], ["red"]])
def test_s465_1_s465_2_the_drawing_is_completed_by_hand_where_that_can_be_done(
    cause: str, under: list[str], by: str, drawn: list[str]
) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("any red pair"))
    assert refusal(round_, by, "device malfunction", cause=cause) == ("qld s465(1)", Ground.WHEN)
    activate(round_)
    for each in drawn:
        round_.outcome(ball(each))
    round_.act(by, "device malfunction", {"cause": cause})
    for who in ("ann", FLOOR):
        assert refusal(round_, who, "operate by hand") == ("qld s465(2)", Ground.WHO)
    round_.act("dealer", "operate by hand")
    assert ruled(round_) == [under, ["qld s465(2)"]]
    for each in ["red", "red"][len(drawn) :]:
        round_.outcome(ball(each))
    round_.act("dealer", "announce the result")
    assert [x.paid for x in round_.lines] == [3200], "what was drawn before counts"


@pytest.mark.parametrize(("cause", "under"), CAUSES)
@pytest.mark.parametrize("drawn", [[], ["red"]])
def test_s465_3_reading_s2_otherwise_the_drawing_is_not_effective_and_wagers_are_undecided(
    cause: str, under: list[str], drawn: list[str]
) -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for who in ("ann", "bob"):
        round_.act(who, "wager", on("any red"))
    activate(round_)
    for each in drawn:
        round_.outcome(ball(each))
    round_.act("dealer", "device malfunction", {"cause": cause})
    round_.act("dealer", "cannot be operated by hand")
    assert ruled(round_) == [under, ["qld s465(3)", "reading S2"]]
    assert (round_.over, round_.lines, table.drawn) == (False, [], [])
    round_.act("ann", "withdraw", {"on": "any red", "selection": "any red"})
    assert [(x.person, x.verdict) for x in settle(round_, "green", "green")] == [("bob", Verdict.LOSE)]
    assert table.people["ann"].purse.value == 50_000


def test_s465_3_reading_tc3_a_malfunction_found_after_the_second_ball_leaves_nothing_to_complete() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.outcome(Ball("red"))
    round_.outcome(Ball("red"))
    round_.act("dealer", "device malfunction", {"cause": "balls not mixed"})
    assert ruled(round_)[-1] == ["qld s465(3)", "reading TC3", "reading S2"]
    assert (round_.over, table.drawn, table.lit) == (False, [], [])
    assert [x.verdict for x in settle(round_, "gold", "gold")] == [Verdict.LOSE]


@pytest.mark.parametrize("who", ["ann", "inspector"])
def test_s465_1_a_malfunction_is_reported_by_staff(who: str) -> None:
    round_ = Round(table_of())
    activate(round_)
    assert refusal(round_, who, "device malfunction", cause="stopped") == ("qld s465(1)", Ground.WHO)
    assert refusal(round_, "dealer", "generator malfunction") == ("qld s466", Ground.WHEN)


def break_ball(round_: Round[Any]) -> None:
    """A red ball comes, then part of a gold star, then a green."""
    activate(round_)
    round_.outcome(Ball("red"))
    round_.act("dealer", "ball breaks", {"ball": "gold star"})
    assert isinstance(round_.ask, Outcome)
    round_.outcome(Ball("green"))


@BOTH
def test_s465_4_a_s465_4_b_reading_tc4_part_of_a_ball_does_not_count_and_the_drawing_is_completed(
    game: Game[Any],
) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    for name in ("any gold", "odd pair red and green"):
        round_.act("ann", "wager", on(name, 1000))
    break_ball(round_)
    assert ruled(round_)[:2] == [["qld s465(4)(a)"], ["qld s465(4)(b)", "reading TC4"]]
    assert table.pool.weights()[Ball("gold", "star")] == 6, "what is left of it does not come again"
    round_.act("dealer", "replace the broken ball")
    round_.act("dealer", "announce the result")
    assert [(x.wager, x.paid) for x in round_.lines] == [("any gold", 0), ("odd pair red and green", 3300)]
    activate(Round(table))
    assert table.pool.remaining == game.variant["balls"]


def test_s465_4_c_the_dealer_replaces_it_in_the_presence_of_an_inspector() -> None:
    table = table_of(inspector=False)
    round_ = Round(table)
    break_ball(round_)
    assert refusal(round_, "dealer", "announce the result") == ("qld s465(4)(c)", Ground.WHEN)
    assert refusal(round_, "dealer", "replace the broken ball") == ("qld s465(4)(c)", Ground.WHEN)
    assert refusal(round_, "dealer", "call an inspector", person="ann") == ("qld s465(4)(c)", Ground.WHO)
    round_.act("dealer", "call an inspector", {"person": "inspector"})
    assert refusal(round_, "dealer", "call an inspector", person="another") == ("qld s465(4)(c)", Ground.WHEN)
    assert refusal(round_, FLOOR, "replace the broken ball", inspector="inspector") == ("qld s465(4)(c)", Ground.WHO)
    assert refusal(round_, "dealer", "announce the result") == ("qld s465(4)(c)", Ground.WHEN)
    round_.act("dealer", "replace the broken ball", {"inspector": "inspector"})
    assert ruled(round_)[-1] == ["qld s465(4)(c)"]
    round_.act("dealer", "announce the result")
    assert round_.over


def test_s465_4_c_reading_tc4_it_is_replaced_though_the_drawing_comes_to_nothing() -> None:
    table = table_of()
    round_ = Round(table)
    activate(round_)
    round_.act("dealer", "ball breaks", {"ball": "red"})
    round_.act("dealer", "ball breaks", {"ball": "gold"})
    round_.act("dealer", "device malfunction", {"cause": "stopped"})
    round_.act("dealer", "cannot be operated by hand")
    round_.act("dealer", "replace the broken ball")
    round_.act("dealer", "replace the broken ball")
    assert [r.what for r in round_.rulings[-2:]] == [
        "the broken red ball is replaced before inspector",
        "the broken gold ball is replaced before inspector",
    ]
    settle(round_, "red", "gold")


def test_s465_4_a_ball_breaks_during_a_drawing_by_the_ball_device_only() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "ball breaks", ball="red") == ("qld s465(4)", Ground.WHEN)
    electronic = Round(table_of(**GENERATOR))
    activate(electronic)
    assert refusal(electronic, "dealer", "ball breaks", ball="red") == ("qld s465(4)", Ground.WHEN)
    assert refusal(electronic, "dealer", "device malfunction", cause="stopped") == ("qld s465(1)", Ground.WHEN)


# s466: the generator malfunctions


@pytest.mark.parametrize("drawn", [[], ["red"], ["red", "red"]])
def test_s466_a_balls_selected_by_a_generator_that_malfunctions_are_not_used(drawn: list[str]) -> None:
    table = table_of(**GENERATOR)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    for each in drawn:
        round_.outcome(ball(each))
    round_.act("dealer", "generator malfunction")
    assert ruled(round_) == [["qld s466(a)"], ["reading S2"]]
    assert (round_.over, round_.lines, table.drawn) == (False, [], [])
    round_.act("dealer", "no more bets")
    round_.act("inspector", "approve a new drawing")
    round_.act("dealer", "activate the device")
    for each in ("green", "green"):
        round_.outcome(ball(each))
    round_.act("dealer", "announce the result")
    assert [x.verdict for x in round_.lines] == [Verdict.LOSE]


def test_s466_b_a_new_drawing_needs_an_inspectors_approval() -> None:
    table = table_of(**GENERATOR)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.act("dealer", "generator malfunction")
    assert table.as_data()["approval_due"]
    round_.act("dealer", "no more bets")
    for who in ("dealer", FLOOR):
        assert refusal(round_, who, "activate the device") == ("qld s466(b)", Ground.WHEN)
    for who in ("dealer", "pit boss", "ann"):
        assert refusal(round_, who, "approve a new drawing") == ("qld s466(b)", Ground.WHO)
    round_.act("inspector", "approve a new drawing")
    assert ruled(round_)[-1] == ["qld s466(b)"]
    round_.act("dealer", "activate the device")
    assert "approval_due" not in table.as_data()


def test_s466_b_reading_s2_without_approval_nothing_is_drawn_and_wagers_may_be_taken_back() -> None:
    table = table_of(**GENERATOR)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.act("dealer", "generator malfunction")
    round_.act("dealer", "no more bets")
    round_.act("inspector", "decline a new drawing")
    assert ruled(round_)[-1] == ["qld s466(b)", "reading S2"]
    round_.act("ann", "withdraw", {"on": "any red", "selection": "any red"})
    round_.act("dealer", "no more bets")
    assert refusal(round_, "dealer", "activate the device") == ("qld s466(b)", Ground.WHEN)


def test_s466_b_an_inspector_is_called_where_none_is_there() -> None:
    round_ = Round(table_of(inspector=False, **GENERATOR))
    activate(round_)
    round_.act("dealer", "generator malfunction")
    round_.act("dealer", "no more bets")
    round_.act(FLOOR, "call an inspector", {"person": "inspector"})
    round_.act("inspector", "approve a new drawing")


def test_s466_b_a_table_remembers_that_approval_is_due() -> None:
    table = table_of(**GENERATOR)
    table.restore({"approval_due": True})
    round_ = Round(table)
    round_.act("dealer", "no more bets")
    assert refusal(round_, "dealer", "activate the device") == ("qld s466(b)", Ground.WHEN)


def test_a_table_is_set_up_again_as_it_was() -> None:
    table = table_of(**GENERATOR)
    settle(Round(table), "red star", "gold")
    again = table_of()
    again.restore(table.as_data())
    assert (again.device, again.drawn, again.lit) == (table.device, table.drawn, table.lit)
    for wrong in (["blue", "red"], ["red"]):
        with pytest.raises(BadInput):
            table_of().restore({"drawn": wrong})


@pytest.mark.parametrize("balls", [0, 53, 62, 90])
def test_s455_another_number_of_balls_is_refused_when_the_table_is_asked_for(balls: int) -> None:
    with pytest.raises(Refused) as caught:
        find("tri-chro", {"balls": balls})
    assert caught.value.under.text == "qld s455"


def test_s466_b_reading_tc5_a_generator_that_was_activated_without_the_approval_decides_nothing() -> None:
    table = table_of(device="random result generator")
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.act("dealer", "generator malfunction")
    round_.act("dealer", "no more bets not called")
    assert ruled(round_)[-1] == ["qld s466(b)", "reading TC5"]
    assert (round_.moment, table.approval_due) == ("wagers are open", True)
