"""The drawing of keno: closing the game, twenty numbers, and everything that may go wrong with them (s222)."""

from typing import Any

import pytest
from support.events import voided
from support.keno import (
    DRAWN,
    GAME,
    INSPECTOR,
    SUPERVISOR,
    activate,
    called,
    come,
    enter,
    lounge,
    not_entered,
    opened,
    play,
    refusal,
    ruled,
)

from houseway.errors import BadInput, Ground, HousewayError
from houseway.games.keno import moments
from houseway.games.keno.table import KenoTable
from houseway.play.ask import Choice, Outcome
from houseway.play.round import Round
from houseway.play.view import view
from houseway.play.wager import Verdict

BALLS, GENERATOR = "ball device", "generator"


def drawing(*numbers: int, device: str = BALLS, spots: tuple[int, ...] = (1, 2, 3)) -> tuple[KenoTable, Round[Any]]:
    """A ticket is out, the device is activated, and these have come."""
    table = lounge(device=device)
    round_ = opened(table)
    enter(round_, "ann", spots)
    activate(round_)
    come(round_, numbers)
    return table, round_


# s222(1) to (5)


def test_s222_1_no_ticket_is_issued_once_the_device_is_activated() -> None:
    _, round_ = drawing(1, 2)
    assert refusal(round_, "ann", "submit an entry", numbers=[5], stake=100) == ("qld s222(1)", Ground.WHEN)
    assert refusal(round_, "ann", "wager", on="1 spot", selection="5", stake=100) == ("qld s222(1)", Ground.WHEN)
    assert refusal(round_, "ann", "submit the way bet", stake=100) == ("qld s222(1)", Ground.WHEN)


def test_s222_1_a_ticket_that_was_produced_too_late_is_none() -> None:
    table, round_ = drawing(1, 2)
    round_.act("keno writer", "entry accepted", {"person": "ann", "numbers": [1], "stake": 100})
    assert ruled(round_) == ["qld s222(1)", "reading G6"]
    assert voided(round_) == [("ann", "1 spot", 100, ["qld s222(1)", "reading G6"])]
    assert len(table.placed) == 1
    assert table.people["ann"].purse.value == 49_900


def test_s222_2_the_boards_say_that_the_game_is_closed_before_it_is_drawn() -> None:
    round_ = opened(lounge())
    with pytest.raises(HousewayError):
        round_.act(SUPERVISOR, "activate the device")
    assert view(round_, "ann").look["state"] == "open"
    round_.act(SUPERVISOR, "close the game")
    assert called(round_)[-1] == ("game 1 is closed", "qld s222(2)")
    assert view(round_, "ann").look["state"] == "closed"


def test_s222_2_reading_kn10_no_ticket_between_the_closing_and_the_activation() -> None:
    round_ = opened(lounge())
    round_.act(SUPERVISOR, "close the game")
    assert not_entered(round_, [5]) == "qld s222(2)"


@pytest.mark.parametrize("who", ["ann", "cy", "inspector"])
def test_s222_3_everybody_sees_each_number_as_it_comes(who: str) -> None:
    _, round_ = drawing()
    for count in range(1, 21):
        round_.outcome(count)
        look = view(round_, who).look
        assert (look["drawn"], look["under"]) == (list(range(1, count + 1)), "qld s222(3)")
    assert look["state"] == "drawn"


def test_s222_3_the_board_shows_every_number_and_marks_those_drawn() -> None:
    table, _ = drawing(7, 80)
    board = GAME.layout(table)
    assert "(qld s222(3))" in board.splitlines()[0]
    cells = [cell.split() for line in board.splitlines() for cell in line.split("│")]
    assert [[str(n), "*"] in cells for n in (7, 80, 8)] == [True, True, False]
    assert all([str(n)] in cells for n in range(1, 81) if n not in (7, 80))


@pytest.mark.parametrize(("device", "field"), [(BALLS, "ball"), (GENERATOR, "number")])
def test_s222_4_twenty_numbers_for_each_game(device: str, field: str) -> None:
    table, round_ = drawing(device=device)
    for number in DRAWN:
        assert isinstance(round_.ask, Outcome)
        assert (round_.ask.who, round_.ask.field) == (device, field)
        round_.outcome(number)
    assert isinstance(round_.ask, Choice)
    assert table.drawn == list(DRAWN)


def test_s222_5_the_twenty_are_what_every_catch_is_counted_by() -> None:
    _, round_ = drawing(*range(2, 22))
    round_.act(SUPERVISOR, "declare the result")
    (line,) = round_.lines
    assert (line.verdict, line.paid) == (Verdict.WIN, 100)
    assert called(round_)[-1] == ("game 1: " + ", ".join(map(str, range(2, 22))), "qld s222(5)")


# s222(6) to (11): with balls


def test_s222_6_what_is_for_balls_is_not_for_a_generator() -> None:
    _, round_ = drawing(1, 2, device=GENERATOR)
    assert refusal(round_, SUPERVISOR, "board differs", ball=1, shown=9)[0] == "qld s222(6)"
    assert refusal(round_, SUPERVISOR, "ball broke", ball=1)[0] == "qld s222(6)"
    assert refusal(round_, SUPERVISOR, "device fails")[0] == "qld s222(6)"


def test_s222_7_where_the_boards_are_wrong_the_balls_are_the_record() -> None:
    table, round_ = drawing(1, 2, *range(30, 47))
    round_.act(SUPERVISOR, "board differs", {"ball": 2, "shown": 3})
    assert ruled(round_) == ["qld s222(7)"]
    round_.outcome(50)
    round_.act(SUPERVISOR, "declare the result")
    assert table.board[:2] == [1, 2]
    assert [line.paid for line in round_.lines] == [100], "a catch of 1 and 2, not of 1, 2 and 3"


def test_s222_7_a_board_differs_only_from_a_ball_that_was_drawn() -> None:
    _, round_ = drawing(1, 2)
    assert refusal(round_, SUPERVISOR, "board differs", ball=3, shown=4)[0] == "qld s222(7)"
    assert refusal(round_, SUPERVISOR, "board differs", ball=1, shown=2)[0] == "qld s222(7)"


def test_s222_8_a_part_of_a_broken_ball_is_void() -> None:
    table, round_ = drawing(1, 2, 3)
    round_.act(SUPERVISOR, "ball broke", {"ball": 2})
    assert ruled(round_) == ["qld s222(8)", "qld s222(4)", "reading KN1"]
    assert (table.drawn, table.board, table.broken) == ([1, 3], [1, 3], [2])
    with pytest.raises(BadInput):
        round_.outcome(2)


def test_s222_8_reading_kn1_the_drawing_goes_on_to_twenty_whole_balls() -> None:
    table, round_ = drawing(*DRAWN)
    round_.act(SUPERVISOR, "ball broke", {"ball": 2})
    assert isinstance(round_.ask, Outcome)
    assert refusal_of_result(round_)
    round_.outcome(80)
    round_.act(SUPERVISOR, "declare the result")
    assert len(table.drawn) == 20
    assert [line.paid for line in round_.lines] == [100], "1 and 3 of 1, 2, 3"


def refusal_of_result(round_: Round[Any]) -> bool:
    with pytest.raises(HousewayError):
        round_.act(SUPERVISOR, "declare the result")
    return True


def test_s222_9_after_that_drawing_every_ball_is_replaced_before_an_inspector() -> None:
    table, round_ = drawing(1)
    round_.act(SUPERVISOR, "ball broke", {"ball": 1})
    come(round_, range(30, 50))
    round_.act(SUPERVISOR, "declare the result")
    assert refusal(round_, INSPECTOR, "replace all the balls", before=INSPECTOR) == ("qld s222(9)", Ground.WHO)
    assert refusal(round_, SUPERVISOR, "replace all the balls", before="ann")[0] == "qld s222(9)"
    assert refusal(round_, SUPERVISOR, "replace all the balls")[0] == "qld s222(9)"
    assert refusal(round_, SUPERVISOR, "open the game")[0] == "qld s222(9)"
    round_.act(SUPERVISOR, "replace all the balls", {"before": INSPECTOR})
    assert ruled(round_) == ["qld s222(9)"]
    assert round_.over
    activate(opened(table))
    assert table.balls.remaining == 80


def test_s222_10_during_a_drawing_the_device_is_turned_by_hand_to_complete_it() -> None:
    table, round_ = drawing(1, 2)
    table.spare = GENERATOR  # it does not help a drawing that has begun
    round_.act(SUPERVISOR, "device fails")
    assert ruled(round_) == ["qld s222(10)"]
    assert (table.by_hand, table.drawn) == (True, [1, 2])
    assert isinstance(round_.ask, Outcome)
    assert round_.ask.under.text == "qld s222(10)"
    come(round_, range(3, 21))
    round_.act(SUPERVISOR, "declare the result")
    assert [line.paid for line in round_.lines] == [4400]


def test_s222_10_before_a_drawing_without_another_device_it_is_conducted_by_hand_until_repaired() -> None:
    table = lounge()
    round_ = opened(table)
    round_.act(SUPERVISOR, "close the game")
    round_.act(SUPERVISOR, "device fails")
    assert "to conduct the drawing" in round_.rulings[-1].what
    with pytest.raises(HousewayError):
        round_.act(SUPERVISOR, "activate the device")
    round_.act(SUPERVISOR, "turn the device by hand")
    come(round_, DRAWN)
    round_.act(SUPERVISOR, "declare the result")
    following = opened(table)
    following.act(SUPERVISOR, "close the game")
    following.act(SUPERVISOR, "repair the device")
    with pytest.raises(HousewayError):
        following.act(SUPERVISOR, "turn the device by hand")
    following.act(SUPERVISOR, "activate the device")


def test_s222_10_a_device_may_fail_long_before_its_drawing() -> None:
    table = lounge()
    round_ = opened(table)
    round_.act(SUPERVISOR, "device fails")
    enter(round_, "ann", [1, 2, 3])
    round_.act(SUPERVISOR, "close the game")
    round_.act(SUPERVISOR, "turn the device by hand")
    come(round_, DRAWN)
    round_.act(SUPERVISOR, "declare the result")
    following = Round(table)
    following.act(SUPERVISOR, "repair the device")
    following.act(SUPERVISOR, "device fails")
    following.act(SUPERVISOR, "open the game")
    assert table.by_hand


@pytest.mark.parametrize("spare", [BALLS, GENERATOR])
def test_s222_10_before_a_drawing_another_device_that_is_available_is_used(spare: str) -> None:
    table = lounge(spare=spare)
    round_ = opened(table)
    round_.act(SUPERVISOR, "close the game")
    round_.act(SUPERVISOR, "device fails")
    assert ruled(round_) == ["qld s211(1)", "qld s222(10)"]
    if spare == BALLS:
        round_.act(SUPERVISOR, "balls were replaced")
    round_.act(SUPERVISOR, "activate the device")
    assert isinstance(round_.ask, Outcome)
    assert round_.ask.who == spare
    come(round_, DRAWN)
    round_.act(SUPERVISOR, "declare the result")
    following = opened(table)
    following.act(SUPERVISOR, "repair the device")
    assert (table.device, table.spare, table.out) == (spare, BALLS, "")


def test_s222_10_a_device_in_order_is_not_repaired_and_none_is_mended_while_it_draws() -> None:
    _, round_ = drawing(1)
    assert refusal(round_, SUPERVISOR, "repair the device") == ("qld s222(10)", Ground.WHEN)
    round_.act(SUPERVISOR, "device fails")
    assert refusal(round_, SUPERVISOR, "device fails") == ("qld s222(10)", Ground.WHEN)
    assert refusal(round_, SUPERVISOR, "repair the device") == ("qld s222(10)", Ground.WHEN)


@pytest.mark.parametrize("by_hand", [False, True])
def test_s222_11_a_the_device_turns_one_way_first_and_then_gives_one_ball_at_a_time(by_hand: bool) -> None:
    round_ = opened(lounge())
    with pytest.raises(HousewayError):
        round_.outcome(1)
    round_.act(SUPERVISOR, "close the game")
    if by_hand:
        round_.act(SUPERVISOR, "device fails")
    with pytest.raises(HousewayError):
        round_.outcome(1)
    round_.act(SUPERVISOR, "turn the device by hand" if by_hand else "activate the device")
    assert called(round_)[-1][1] == "qld s222(11)(a)"
    assert isinstance(round_.ask, Outcome)
    with pytest.raises(BadInput):
        round_.outcome((1, 2))


def test_s222_11_b_or_it_works_in_another_way_that_is_random() -> None:
    table = lounge(manner="other")
    round_ = opened(table)
    activate(round_)
    assert called(round_)[-1][1] == "qld s222(2)"
    assert isinstance(round_.ask, Outcome)
    assert round_.ask.under.text == "qld s222(11)(b)"
    again = lounge()
    again.restore(table.as_data())
    assert again.rules.manner == "other"
    with pytest.raises(BadInput):
        lounge(manner="sideways")


# s222(12) to (14): with a generator


def test_s222_12_reading_kn5_what_is_for_a_generator_is_not_for_balls() -> None:
    _, round_ = drawing(1, 2)
    assert refusal(round_, SUPERVISOR, "generator fails") == ("qld s222(12)", Ground.WHEN)


@pytest.mark.parametrize("come_so_far", [1, 19, 20])
def test_s222_13_what_a_failing_generator_selected_is_no_result(come_so_far: int) -> None:
    table, round_ = drawing(*DRAWN[:come_so_far], device=GENERATOR)
    round_.act(SUPERVISOR, "generator fails")
    assert ruled(round_) == ["qld s222(13)", "reading KN5"]
    assert table.drawn == []
    round_.act(INSPECTOR, "approve a new selection")
    come(round_, range(41, 61))
    round_.act(SUPERVISOR, "declare the result")
    assert [line.verdict for line in round_.lines] == [Verdict.LOSE]


def test_s222_14_nothing_is_selected_anew_before_an_inspector_approves() -> None:
    _, round_ = drawing(1, 2, device=GENERATOR)
    round_.act(SUPERVISOR, "generator fails")
    with pytest.raises(BadInput):
        round_.outcome(5)
    assert refusal(round_, SUPERVISOR, "activate the device") == ("qld s222(14)", Ground.WHEN)
    assert refusal(round_, SUPERVISOR, "approve a new selection") == ("qld s222(14)", Ground.WHO)
    assert refusal(round_, "chief executive", "approve a new selection") == ("qld s222(14)", Ground.WHO)
    round_.act(INSPECTOR, "approve a new selection")
    assert ruled(round_) == ["qld s222(14)", "qld s222(12)"]
    come(round_, DRAWN)


def test_s222_13_before_a_selection_another_device_takes_over_from_a_generator() -> None:
    table = lounge(device=GENERATOR, spare=BALLS)
    round_ = opened(table)
    round_.act(SUPERVISOR, "close the game")
    assert refusal(round_, SUPERVISOR, "generator fails")[1] is Ground.WHEN
    round_.act(SUPERVISOR, "device fails")
    round_.act(SUPERVISOR, "replace all the balls")
    round_.act(SUPERVISOR, "activate the device")
    come(round_, DRAWN)


@pytest.mark.parametrize(
    ("answer", "told"),
    [("replace all the balls", "is replaced before it is used"), ("balls were replaced", "as the keno day began")],
)
@pytest.mark.parametrize("fails", ["before the opening", "while it is open", "when it is closed"])
def test_s211_2_reading_kn12_the_balls_of_a_device_that_stands_in_are_asked_about(
    answer: str, told: str, fails: str
) -> None:
    table = lounge(device=GENERATOR, spare=BALLS)
    round_ = Round(table)
    for stage, following in (
        ("before the opening", "open the game"),
        ("while it is open", "close the game"),
        ("when it is closed", "activate the device"),
    ):
        if stage == fails:
            round_.act(SUPERVISOR, "device fails")
        if table.spare_due and stage != "while it is open":
            assert refusal(round_, SUPERVISOR, following) == ("qld s211(2)", Ground.WHEN)
            assert refusal(round_, INSPECTOR, answer) == ("qld s211(2)", Ground.WHO)
            round_.act(SUPERVISOR, answer)
            assert told in round_.rulings[-1].what
            assert ruled(round_) == ["qld s211(2)", "reading KN12"]
        round_.act(SUPERVISOR, following)
    come(round_, DRAWN)
    round_.act(SUPERVISOR, "declare the result")
    assert not table.spare_due
    opened(table)  # it is asked once


@pytest.mark.parametrize("who", ["ann", "keno writer", "inspector", "dealer"])
@pytest.mark.parametrize(
    ("act", "details"),
    [("board differs", {"ball": 1, "shown": 9}), ("ball broke", {"ball": 1}), ("device fails", {})],
)
def test_s222_malfunctions_are_for_the_supervisor_to_deal_with(who: str, act: str, details: dict[str, int]) -> None:
    _, round_ = drawing(1, 2)
    assert refusal(round_, who, act, **details)[1] is Ground.WHO


def test_a_lounge_is_set_up_again_as_it_stood() -> None:
    table = lounge("ann", "bob", spare=GENERATOR)
    round_ = opened(table)
    enter(round_, "ann", range(1, 7), 200, games=3, kind="jackpot keno")
    enter(round_, "bob", [70], 150)
    round_.act(SUPERVISOR, "close the game")
    round_.act(SUPERVISOR, "device fails")
    round_.act(SUPERVISOR, "activate the device")
    come(round_, [1, 2, 3, 4, 5, *range(30, 45)])
    round_.act(SUPERVISOR, "declare the result")
    again = lounge("ann", "bob")
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert (again.out, again.device) == (BALLS, GENERATOR)
    assert again.tickets[1].owed == 10_000
    lines = [play(opened(each)) for each in (table, again)]
    assert lines[0] == lines[1] != []


@pytest.mark.parametrize(
    "data",
    [
        {"tickets": [{"serial": 1, "person": "zoe", "ways": ["5"], "stake": "1.00", "games": 2, "day": 1, "first": 1,
                      "left": 1}]},
        {"tickets": [{"serial": 1, "person": "ann", "ways": ["1-2-3-4-5-6-7-8-9-10-11"], "stake": "1.00", "games": 1,
                      "day": 1, "first": 1, "left": 0}]},
        {"tickets": [{"serial": 1, "person": "ann", "ways": ["5"], "stake": "1.00", "games": 1, "day": 1, "first": 1,
                      "left": 9}]},
        {"tickets": [{"serial": 1, "person": "ann", "ways": ["five"], "stake": "1.00", "games": 1, "day": 1,
                      "first": 1, "left": 0}]},
        {"pools": {"5": "1.00"}},
        {"device": "hat"},
        {"spare": "hat"},
    ],
)  # fmt: skip
def test_what_is_no_lounge_is_not_set_up(data: dict[str, object]) -> None:
    with pytest.raises(HousewayError):
        lounge().restore(data)


# Each step by whom and when


def at_the_moment(moment: str) -> Round[Any]:
    """A round that stands there."""
    table = lounge(spare="ball device")
    round_ = Round(table)
    if moment == moments.NEW_DAY:
        return round_
    if moment == moments.STAND_IN:
        round_.act(SUPERVISOR, "device fails")
        return round_
    round_.act(SUPERVISOR, "replace all the balls")
    for step in {
        moments.TO_BE_OPENED: [],
        moments.OPEN: ["open the game"],
        moments.CLOSED: ["open the game", "close the game"],
        moments.STAND_IN_SHUT: ["open the game", "close the game", "device fails"],
        moments.DRAWING: ["open the game", "close the game", "activate the device"],
        moments.RESULT: ["open the game", "close the game", "activate the device"],
    }[moment]:
        round_.act(SUPERVISOR, step)
    come(round_, range(1, 21) if moment == moments.RESULT else ())
    assert round_.moment == moment
    return round_


NEW, OTHER = moments.NEW_DAY, (moments.STAND_IN, moments.STAND_IN_SHUT)
DUE = [(each, act) for each in (NEW, *OTHER) for act in ("open the game", "close the game", "activate the device")]


@pytest.mark.parametrize(("moment", "act"), DUE)
def test_s211_2_nothing_goes_on_with_balls_that_were_not_replaced(moment: str, act: str) -> None:
    assert refusal(at_the_moment(moment), SUPERVISOR, act) == ("qld s211(2)", Ground.WHEN)


@pytest.mark.parametrize(
    ("moment", "act", "under"),
    [
        (moments.TO_BE_OPENED, "close the game", "qld s222(2)"),
        (moments.TO_BE_OPENED, "activate the device", "qld s222(4)"),
        (moments.OPEN, "activate the device", "qld s222(2)"),
        (moments.OPEN, "turn the device by hand", "qld s222(2)"),
        (moments.OPEN, "open the game", "qld s212"),
        (moments.OPEN, "replace all the balls", "qld s211(2)"),
        (moments.OPEN, "begin a keno day", "qld s217(2)(j)"),
        (moments.CLOSED, "close the game", "qld s222(2)"),
        (moments.CLOSED, "turn the device by hand", "qld s222(10)"),
        (moments.CLOSED, "declare the result", "qld s222(4)"),
        (moments.DRAWING, "activate the device", "qld s222(4)"),
        (moments.DRAWING, "declare the result", "qld s222(4)"),
        (moments.RESULT, "open the game", "qld s212"),
        (moments.TO_BE_OPENED, "begin a keno day", "qld s210"),
    ],
)
def test_s212_s222_a_step_at_another_moment_is_refused_by_the_provision_on_it(
    moment: str, act: str, under: str
) -> None:
    assert refusal(at_the_moment(moment), SUPERVISOR, act) == (under, Ground.WHEN)


@pytest.mark.parametrize("who", ["ann", "cy", "keno writer", INSPECTOR])
@pytest.mark.parametrize("moment", [moments.NEW_DAY, moments.OPEN, moments.CLOSED, moments.RESULT])
def test_s212_the_supervisors_duties_are_nobody_elses(who: str, moment: str) -> None:
    round_ = at_the_moment(moment)
    for act, under in {
        "replace all the balls": "qld s211(2)",
        "open the game": "qld s212(a)",
        "close the game": "qld s212(b)",
        "activate the device": "qld s212(b)",
        "turn the device by hand": "qld s222(10)",
        "declare the result": "qld s212(b)",
    }.items():
        assert refusal(round_, who, act) == (under, Ground.WHO)


def test_s222_14_a_new_selection_is_approved_by_an_inspector_and_when_one_is_due() -> None:
    round_ = at_the_moment(moments.DRAWING)
    assert refusal(round_, "ann", "approve a new selection") == ("qld s222(14)", Ground.WHO)
    assert refusal(round_, INSPECTOR, "approve a new selection") == ("qld s222(14)", Ground.WHEN)


def test_s222_10_a_device_that_is_out_of_order_is_not_activated() -> None:
    round_ = at_the_moment(moments.CLOSED)
    round_.table.spare = ""
    round_.act(SUPERVISOR, "device fails")
    assert refusal(round_, SUPERVISOR, "activate the device") == ("qld s222(10)", Ground.WHEN)
    round_.act(SUPERVISOR, "turn the device by hand")


def test_s222_10_a_device_may_fail_before_its_balls_are_replaced_and_the_one_that_stands_in_too() -> None:
    round_ = at_the_moment(moments.NEW_DAY)
    table = round_.table
    round_.act(SUPERVISOR, "device fails")
    assert (round_.moment, table.balls_due, table.spare_due) == (moments.STAND_IN, False, True)
    round_.act(SUPERVISOR, "device fails")
    assert (round_.moment, table.by_hand) == (moments.STAND_IN, True)
    round_.act(SUPERVISOR, "balls were replaced")
    for step in ("open the game", "close the game", "turn the device by hand"):
        round_.act(SUPERVISOR, step)
    assert round_.moment == moments.DRAWING


def test_s210_a_keno_day_begins_though_another_device_is_about_to_come_into_use() -> None:
    table = lounge(spare="ball device")
    play(opened(table))
    round_ = Round(table)
    round_.act(SUPERVISOR, "device fails")
    assert round_.moment == moments.STAND_IN
    round_.act(SUPERVISOR, "begin a keno day")
    assert (table.day, round_.moment) == (2, moments.NEW_DAY)
    round_.act(SUPERVISOR, "replace all the balls")
    assert round_.moment == moments.TO_BE_OPENED
