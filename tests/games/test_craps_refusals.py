"""What closes nothing at a craps table, and what is refused there by its own provision (s4, s5, s110, s125, s130)."""

from typing import Any

import pytest
from support.craps import BOX, FLOOR, STICK, begin, bet, called, craps_table, refusal, throw, ways

from houseway.errors import Ground
from houseway.games.craps import moments
from houseway.games.craps.rules import DEFAULT_SIGN
from houseway.games.craps.table import CrapsTable
from houseway.play.round import Round


def in_the_air(table: CrapsTable, point: int = 6) -> Round[Any]:
    round_ = begin(table, point=point)
    if not point:
        bet(round_, "ann", "win bet")
    round_.act("ann", "throw the dice")
    return round_


# s4(2)(b), s125, s130: the shooter is out


def excluded(round_: Round[Any]) -> None:
    round_.act(FLOOR, "exclude", {"person": "ann"})


def ordered(round_: Round[Any]) -> None:
    round_.act(BOX, "order to pass the dice", {"ground": "contravention of the rules"})


OUT = pytest.mark.parametrize("out", [excluded, ordered])


@OUT
def test_s130_2_a_shooter_who_is_out_with_the_dice_in_the_air_does_not_throw_again(out: Any) -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    out(round_)
    round_.act(STICK, "no roll", {"cause": "improper throw"})
    round_.act(STICK, "collect the dice")
    assert called(round_)[-2:] == [
        ("ann passes the dice", "qld s130(1)"),
        ("bob is offered the set of 5 dice", "qld s130(2)"),
    ]


@OUT
def test_s130_2_a_valid_roll_of_a_shooter_who_is_out_counts_and_is_the_last(out: Any) -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    bet_in_the_air(round_, "bob")
    out(round_)
    round_.outcome((4, 5))
    round_.act(STICK, "call the throw", {"total": 9})
    round_.act(STICK, "collect the dice")
    assert [x.verdict.value for x in round_.lines] == ["win"]
    again = craps_table("ann", "bob")
    again.people["ann"].excluded = table.people["ann"].excluded
    again.restore(table.as_data())
    for next_ in (Round(table), Round(again)):
        assert next_.ask is not None
        assert (next_.ask.who, next_.moment) == ("bob", moments.OFFERED)


def bet_in_the_air(round_: Round[Any], who: str) -> None:
    round_.act(who, "call a wager", {"on": "field bet", "selection": "field bet", "stake": 500, "with": "chips"})
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")


@OUT
@pytest.mark.parametrize("when", ["in the air", "searching", "asked"])
def test_s125_b_a_shooter_who_is_out_is_not_asked_which_dice(out: Any, when: str) -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    if when == "in the air":
        out(round_)
    round_.act(STICK, "off the table", {"dice": 1})
    if when == "searching":
        out(round_)
    round_.act(BOX, "end the search", {"found": 1})
    if when == "asked":
        assert ways(round_, "ann", "ask for the original dice")
        out(round_)
    assert not ways(round_, "ann", "select new dice")
    round_.act(BOX, "check the dice")
    assert round_.rulings[-1].cites[0].text == "qld s125(c)(ii)"
    round_.act(STICK, "collect the dice")
    assert round_.ask is not None
    assert round_.ask.who == "bob"


def test_s125_c_ii_dice_asked_for_by_a_shooter_who_is_then_excluded_go_to_the_cup() -> None:
    round_ = in_the_air(craps_table("ann", "bob"))
    round_.act(STICK, "off the table", {"dice": 1})
    round_.act(BOX, "end the search", {"found": 1})
    round_.act("ann", "ask for the original dice")
    excluded(round_)
    round_.act(BOX, "check the dice")
    assert round_.rulings[-1].cites[0].text == "qld s125(c)(ii)"


def test_s125_d_a_new_set_is_for_the_next_shooter_where_this_one_is_out() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    excluded(round_)
    round_.act(STICK, "off the table", {"dice": 2})
    round_.act(BOX, "end the search", {"found": 0})
    assert round_.rulings[-1].what == "2 dice are lost: a new set is brought"
    round_.act(STICK, "collect the dice")
    assert called(round_)[-1] == ("bob is offered the set of 5 dice", "qld s130(2)")


# Nothing is closed because something else is open


def test_s110_1_s127_while_one_wager_is_confirmed_another_is_called_and_the_roll_called_off() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    field = {"on": "field bet", "selection": "field bet", "stake": 500, "with": "chips"}
    round_.act("bob", "call a wager", field)
    bet_in_the_air(round_, "ann")
    round_.act(STICK, "no roll", {"cause": "improper throw"})
    assert refusal(round_, BOX, "invalid roll", cause="on a rail") == ("qld s127(1)", Ground.WHEN)
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    assert sorted(p.person for p in table.placed) == ["ann", "bob"]
    round_.act(STICK, "collect the dice")
    assert round_.moment == moments.BEFORE_THE_THROW


def test_s110_1_a_wager_confirmed_when_the_chips_are_gone_is_none() -> None:
    table = craps_table("ann", "bob", chips=500)
    round_ = in_the_air(table)
    round_.act("bob", "call a wager", {"on": "any 7", "selection": "any 7", "stake": 500, "with": "chips"})
    bet_in_the_air(round_, "bob")
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    assert [p.wager.name for p in table.placed] == ["field bet"]
    assert round_.rulings[-1].cites[0].text == "qld s110(2)"


def test_s4_2_b_reading_d17_a_wager_called_in_the_air_is_not_confirmed_to_somebody_excluded() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    round_.act("bob", "call a wager", {"on": "any 7", "selection": "any 7", "stake": 500, "with": "chips"})
    round_.act(FLOOR, "exclude", {"person": "bob"})
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    assert not table.placed
    assert [cite.text for cite in round_.rulings[-1].cites] == ["qld s4(2)(b)", "reading D17"]


def test_s119_1A_b_s123_2_the_operator_and_the_stickperson_do_theirs_at_any_moment() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    round_.act(STICK, "off the table", {"dice": 1})
    round_.act(FLOOR, "double odds", {"answer": "decline"})
    round_.act(STICK, "handle the dice cup")
    assert not table.double_odds


def test_s130_1_b_nobody_is_ordered_to_pass_dice_that_nobody_has() -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table)
    assert refusal(round_, BOX, "order to pass the dice", ground="unreasonable delay") == (
        "qld s130(1)(b)", Ground.WHEN,
    )  # fmt: skip


def test_s124_1_whoever_is_offered_the_dice_may_leave_first() -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "leave")
    assert round_.ask is not None
    assert round_.ask.who == "bob"


def test_s111_1_s112_1_while_the_dice_are_offered_a_wager_is_reduced_or_called_on() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "bob", "buy bet", "4", 2000)
    round_.act("ann", "pass the dice")
    assert round_.moment == moments.OFFERED
    buy = {"on": "buy bet", "selection": "4"}
    round_.act("bob", "reduce", {**buy, "amount": 1000})
    round_.act("bob", "call on", buy)
    round_.act("dealer", "place an on marker button")
    assert [(p.stake, table.is_on(p)) for p in table.placed] == [(1000, True)]


# Refused, and by what


@pytest.mark.parametrize(
    ("point", "on", "stake", "under"),
    [
        pytest.param(6, "field bet", 50, "qld s5(1)(b)", id="s5_1_b_under_the_minimum"),
        pytest.param(6, "field bet", 20_050, "qld s5(1)(b)", id="s5_1_b_over_the_maximum"),
        pytest.param(0, "come bet", 1000, "qld s109", id="s109_come_bet_on_a_come_out_roll"),
        pytest.param(6, "win bet", 1000, "qld s109", id="s109_win_bet_with_a_point"),
        pytest.param(6, "insurance", 1000, "qld s5(1)(a)", id="s5_1_a_no_such_wager"),
    ],
)
def test_a_wager_called_in_the_air_is_refused_as_one_on_the_layout_is(
    point: int, on: str, stake: int, under: str
) -> None:
    round_ = in_the_air(craps_table("ann", "bob"), point)
    for means in ("chips", "cash"):
        call = {"on": on, "selection": on, "stake": stake, "with": means}
        assert refusal(round_, "bob", "call a wager", **call)[0] == under


def test_s110_2_s116_1_chips_and_the_percentage_must_be_there_for_a_wager_that_is_called() -> None:
    round_ = in_the_air(craps_table("ann", "bob", chips=2000))
    call = {"on": "buy bet", "selection": "4", "with": "chips"}
    assert refusal(round_, "bob", "call a wager", **call, stake=2050) == ("qld s110(2)", Ground.MEANS)
    assert refusal(round_, "bob", "call a wager", **call, stake=2000) == ("qld s116(1)", Ground.MEANS)


def test_s110_2_before_the_throw_a_wager_is_made_with_chips_on_the_layout() -> None:
    round_ = begin(craps_table(), point=6)
    call = {"on": "field bet", "selection": "field bet", "stake": 500, "with": "chips"}
    assert refusal(round_, "ann", "call a wager", **call) == ("qld s110(2)", Ground.WHEN)


def test_s111_1_a_reduction_is_refused_by_what_forbids_the_wager_that_would_be_left() -> None:
    sign = DEFAULT_SIGN.with_increment(100)
    round_ = begin(craps_table("ann", "bob", sign=sign), point=6)
    bet(round_, "ann", "place bet to win", "8", 1200)
    bet(round_, "ann", "field bet", stake=300)
    place = {"on": "place bet to win", "selection": "8"}
    field = {"on": "field bet", "selection": "field bet"}
    assert refusal(round_, "ann", "reduce", **place, amount=500) == ("qld s115(1)", Ground.AMOUNT)
    assert refusal(round_, "ann", "reduce", **place, amount=1200) == ("qld s111(1)", Ground.AMOUNT)
    assert refusal(round_, "ann", "reduce", **field, amount=250) == ("qld s5(1)(b)", Ground.AMOUNT)
    assert refusal(round_, "ann", "reduce", **field, amount=150) == ("qld s5(3)", Ground.AMOUNT)
    assert refusal(round_, "bob", "reduce", **field, amount=100) == ("qld s111(1)", Ground.WHAT)


@pytest.mark.parametrize("asked", ["search", "which dice", "check", "collect"])
def test_s110_1_s111_1_wagers_are_made_and_taken_back_while_lost_dice_are_looked_for(asked: str) -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "field bet")
    round_.act("ann", "throw the dice")
    field, big = {"on": "field bet", "selection": "field bet"}, {"on": "big 8", "selection": "big 8"}
    assert refusal(round_, "bob", "withdraw", **field) == ("qld s111(1)", Ground.WHEN)  # this roll may decide it
    round_.act(STICK, "off the table", {"dice": 1})
    steps: list[tuple[str, str, str, dict[str, int]]] = [
        ("search", BOX, "end the search", {"found": 1}),
        ("which dice", "ann", "select new dice", {}),
        ("check", BOX, "check the dice", {}),
        ("collect", STICK, "collect the dice", {}),
    ]
    for at, who, act, details in steps:
        if at == asked:
            assert round_.moment == (moments.CALLED if at == "collect" else moments.LOOKED_FOR)
            bet(round_, "ann", "big 8", stake=500)
            assert ways(round_, "ann", "withdraw")
            round_.act("ann", "withdraw", big)
            if at != "collect":
                round_.act("bob", "reduce", {**field, "amount": 500})
            round_.act("bob", "withdraw", field)
            assert refusal(round_, "dealer", "wager", **field, stake=500) == ("qld s3(1)", Ground.WHO)
            called_out = {**field, "stake": 500, "with": "chips"}
            assert refusal(round_, "bob", "call a wager", **called_out)[0] in ("qld s110(1)", "qld s110(2)")
        round_.act(who, act, details)
    assert round_.moment == moments.BEFORE_THE_THROW
    assert not table.placed


def test_s127_1_a_a_throw_that_went_off_the_table_is_nobodys_to_call() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    round_.act(STICK, "off the table", {"dice": 2})
    assert refusal(round_, BOX, "invalid roll", cause="on a rail") == ("qld s127(1)", Ground.WHEN)
    round_.act(BOX, "end the search", {"found": 0})
    round_.act("ann", "select new dice")
    assert round_.moment == moments.CALLED
    assert refusal(round_, FLOOR, "overrule as floor manager", call="3-4") == ("qld s127(1)(a)", Ground.WHEN)


def test_s110_2_s111_1_wagers_are_made_and_taken_back_while_the_dice_are_offered() -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table)
    for _ in range(2):
        assert round_.moment == moments.OFFERED
        bet(round_, "bob", "win bet")
        assert [option.act for option in round_.options("bob") if option.act in ("withdraw", "")] == ["withdraw"]
        round_.act("bob", "withdraw", {"on": "win bet", "selection": "win bet"})
        round_.act("ann" if table.turn == "" else "bob", "accept the dice")
        round_.act(table.shooter, "pass the dice")


def test_s5_3_a_wager_from_before_the_increments_is_reduced_into_them() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "field bet", stake=350)
    table.sign = table.sign.with_increment(100)
    field = {"on": "field bet", "selection": "field bet"}
    assert refusal(round_, "ann", "reduce", **field, amount=100) == ("qld s5(3)", Ground.AMOUNT)
    round_.act("ann", "reduce", {**field, "amount": 150})
    assert [p.stake for p in table.placed] == [200]


def test_s111_1_in_the_air_nothing_is_reduced() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "field bet", stake=1000)
    round_.act("ann", "throw the dice")
    assert refusal(round_, "ann", "reduce", on="field bet", selection="field bet", amount=500) == (
        "qld s111(1)", Ground.WHEN,
    )  # fmt: skip


@pytest.mark.parametrize(
    ("who", "act", "under"),
    [
        ("ann", "accept the dice", "qld s124(3)"),
        ("bob", "throw the dice", "qld s108"),
        (STICK, "call the throw", "qld s129(1)"),
        (STICK, "collect the dice", "qld s129(4)"),
        ("dealer", "confirm", "qld s110(1)"),
        (BOX, "check the dice", "qld s125(c)"),
        ("ann", "select new dice", "qld s125(b)"),
    ],
)
def test_a_step_of_the_procedure_at_another_moment_is_refused_by_its_section(who: str, act: str, under: str) -> None:
    round_ = begin(craps_table("ann", "bob"), point=6)
    assert refusal(round_, who, act)[0] == under
    throw(round_, 4, 5)
