"""Craps when something is not as usual: buttons, calls and rolls that were wrong, and who agrees to what."""

from typing import Any

import pytest
from support.craps import (
    BOX,
    FLOOR,
    STICK,
    begin,
    bet,
    called,
    craps_table,
    lines,
    refusal,
    throw,
    up_to_the_call,
    ways,
)

from houseway.errors import Ground
from houseway.games import find
from houseway.games.craps.table import CrapsTable
from houseway.play.people import player
from houseway.play.round import Round

PLACE = "place bet to win"


def cites(round_: Round[Any]) -> list[list[str]]:
    return [[each.text for each in ruling.cites] for ruling in round_.rulings]


# s112: one button a wager


def two_that_sleep(on: str, selections: tuple[str, str], stake: int) -> tuple[CrapsTable, Round[Any]]:
    """Ann has the same kind of wager in two places, on a come out roll."""
    table = craps_table("ann", "bob")
    for selection in selections if on == "come odds" else ():
        round_ = begin(table, point=6 if selection != "6" else 9)
        bet(round_, "ann", "come bet", stake=stake)
        throw(round_, *{"4": (1, 3), "5": (1, 4), "9": (4, 5)}[selection])
    round_ = begin(table, point=6)
    for selection in selections:
        bet(round_, "ann", on, selection, stake)
    throw(round_, 2, 4)  # the point is made: a come out roll follows
    round_ = Round(table)
    bet(round_, "ann", "win bet")
    return table, round_


@pytest.mark.parametrize(
    ("on", "selections", "stake", "dice"),
    [
        pytest.param(PLACE, ("8", "9"), 3000, (3, 5), id="s112_1_place_bets"),
        pytest.param("buy bet", ("4", "5"), 2000, (1, 3), id="s112_1_buy_bets"),
        pytest.param("come odds", ("4", "5"), 1000, (1, 3), id="s121_3_come_odds"),
    ],
)
def test_reading_d10_a_second_wager_that_is_called_on_has_a_button_of_its_own(
    on: str, selections: tuple[str, str], stake: int, dice: tuple[int, int]
) -> None:
    table, round_ = two_that_sleep(on, selections, stake)
    for selection in selections:
        round_.act("ann", "call on", {"on": on, "selection": selection})
        round_.act("dealer", "place an on marker button")
    assert set(table.markers) == {("ann", on, selection) for selection in selections}
    throw(round_, *dice)  # the first is paid, and its button goes with it
    table.point = 0  # whatever was thrown meanwhile, a come out roll comes
    second = next(p for p in table.placed if (p.wager.name, p.selection) == (on, selections[1]))
    assert table.is_on(second)


def test_s112_2_a_wager_that_was_on_by_another_ones_button_sleeps_when_that_is_gone() -> None:
    table, round_ = two_that_sleep(PLACE, ("8", "9"), 3000)
    round_.act("ann", "call on", {"on": PLACE, "selection": "8"})
    round_.act("dealer", "place an on marker button")
    throw(round_, 3, 5)
    table.point = 0
    assert not table.is_on(next(p for p in table.placed if p.wager.name == PLACE))


def test_s112_1_a_wager_that_has_its_button_is_not_called_on_again() -> None:
    _, round_ = two_that_sleep(PLACE, ("8", "9"), 3000)
    there = {"on": PLACE, "selection": "8"}
    round_.act("ann", "call on", there)
    round_.act("dealer", "place an on marker button")
    assert ways(round_, "ann", "call on") == ["qld s112(1)"]  # for the other


# s119 to s122: double odds are agreed to, or there are none


def test_s119_1A_b_where_nobody_has_agreed_there_are_no_double_odds() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    for who in ("ann", "bob"):
        bet(round_, who, "win bet")
    throw(round_, 4, 5)
    round_ = Round(table)
    double = {"on": "win odds", "selection": "9", "stake": 2000}
    assert refusal(round_, "bob", "wager", **double) == ("qld s119(1A)(b)", Ground.AMOUNT)
    for nobody in ("ann", "dealer", STICK, BOX):
        assert refusal(round_, nobody, "double odds", answer="agree") == ("qld s119(1A)(b)", Ground.WHO)
    round_.act(FLOOR, "double odds", {"answer": "agree", "person": "bob"})
    round_.act("bob", "wager", double)
    assert refusal(round_, "ann", "wager", **double) == ("qld s119(1A)(b)", Ground.AMOUNT)
    assert table.as_data()["double_odds_of"] == {"bob": True}
    round_.act(FLOOR, "double odds", {"answer": "agree"})
    round_.act("ann", "wager", double)


def test_s122_1A_b_one_player_is_declined_and_the_others_are_not() -> None:
    table = craps_table("ann", "bob", double_odds=True)
    round_ = begin(table, point=6)
    for who in ("ann", "bob"):
        bet(round_, who, "don't come bet")
    throw(round_, 4, 5)
    round_ = Round(table)
    round_.act(FLOOR, "double odds", {"answer": "decline", "person": "ann"})
    double = {"on": "don't come odds", "selection": "9", "stake": 3000}
    assert refusal(round_, "ann", "wager", **double) == ("qld s122(1A)(b)", Ground.AMOUNT)
    round_.act("bob", "wager", double)
    again = craps_table("ann", "bob")
    again.restore(table.as_data())
    assert (again.agrees_to_double("ann"), again.agrees_to_double("bob")) == (False, True)


# s124: to whom the dice are offered


def test_s124_2_who_is_offered_the_dice_after_another_rejected_them() -> None:
    round_ = Round(craps_table("ann", "bob", "cat"))
    for name, under in (("ann", "qld s124(1)"), ("bob", "qld s124(2)"), ("cat", "qld s124(2)")):
        assert called(round_)[-1] == (f"{name} is offered the set of 5 dice", under)
        assert round_.ask is not None
        assert round_.ask.under.text == under
        if name != "cat":
            round_.act(name, "reject the dice")


# s108, s109, s129: a throw that was called wrong


def test_reading_d19_a_call_that_nobody_overrules_decides_and_a_ruling_says_so() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", PLACE, "8", 600)
    bet(round_, "ann", PLACE, "9", 500)
    up_to_the_call(round_, 5, 4)
    round_.act(STICK, "call the throw", {"total": 8})
    round_.act(STICK, "collect the dice")
    assert lines(round_)[0] == (PLACE, "8", "win", 700)
    assert round_.rulings[-1].what.startswith("the dice show 5-4, and 8 was called")
    assert cites(round_)[-1] == ["qld s129(5)", "qld s128(1)", "reading D19"]


def test_s128_1_a_wrong_call_that_is_overruled_decides_nothing() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", PLACE, "8", 600)
    bet(round_, "ann", PLACE, "9", 500)
    up_to_the_call(round_, 5, 4)
    round_.act(STICK, "call the throw", {"total": 8})
    round_.act(BOX, "overrule as boxperson", {"call": "4-5"})
    round_.act(STICK, "collect the dice")
    assert lines(round_)[0] == (PLACE, "9", "win", 700)
    assert cites(round_) == [["qld s128(1)"]]


def test_s129_3_a_die_that_is_not_flat_is_found_after_the_call() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", PLACE, "8", 600)
    up_to_the_call(round_, 5, 4)
    round_.act(STICK, "call the throw", {"total": 9})
    round_.act(STICK, "die not flat", {"die": 1, "rests_on": 3})  # so that 4 is skyward
    round_.act(BOX, "overrule as boxperson", {"call": "4-4"})
    round_.act(STICK, "collect the dice")
    assert lines(round_)[0] == (PLACE, "8", "win", 700)


# s127(1): a roll is invalid by itself


@pytest.mark.parametrize("who", [STICK, BOX, FLOOR])
def test_s127_1_an_invalid_roll_is_found_after_the_call(who: str) -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    up_to_the_call(round_, 3, 4)
    round_.act(STICK, "call the throw", {"total": 7})
    round_.act(who, "invalid roll", {"cause": "dice not approved"})
    assert cites(round_) == [["qld s127(1)(g)", "reading D20", "reading S2"]]
    assert refusal(round_, who, "invalid roll", cause="on a rail") == ("qld s127(1)", Ground.WHEN)
    round_.act(STICK, "collect the dice")
    assert table.point == 6
    assert (table.shooter, table.invalid_rolls) == ("ann", 1)


def test_s128_an_invalid_roll_that_the_stickperson_finds_leaves_the_senior_word_senior() -> None:
    round_ = begin(craps_table(), point=6)
    up_to_the_call(round_, 3, 4)
    round_.act(STICK, "call the throw", {"total": 8})
    round_.act(FLOOR, "overrule as floor manager", {"call": "3-4"})
    round_.act(STICK, "invalid roll", {"cause": "on a rail"})
    assert refusal(round_, BOX, "overrule as boxperson", call="3-4") == ("qld s128(1)", Ground.WHO)


# s130(1)(b): grounds that the table can count


def test_s130_1_b_repeated_invalid_rolls_are_no_ground_before_they_were_repeated() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    order = {"ground": "repeated invalid rolls"}
    for _ in range(2):
        assert refusal(round_, BOX, "order to pass the dice", **order) == ("qld s130(1)(b)", Ground.WHAT)
        round_.act("ann", "throw the dice")
        round_.act(STICK, "no roll", {"cause": "improper throw"})
        round_.act(STICK, "collect the dice")
    round_.act(BOX, "order to pass the dice", order)
    assert table.shooter != "ann"
    assert table.invalid_rolls == 0


# s123, s125: dice that are off the table, or in other hands


@pytest.mark.parametrize("moment", ["offered", "before the throw", "at rest", "called"])
def test_s125_reading_d21_dice_go_off_the_table_with_none_in_the_air(moment: str) -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table) if moment == "offered" else begin(table, point=6)
    if moment in ("at rest", "called"):
        up_to_the_call(round_, 3, 3)
    if moment == "called":
        round_.act(STICK, "call the throw", {"total": 6})
    before = round_.ask
    round_.act(STICK, "dice dropped", {"dice": 1})
    assert cites(round_) == [["qld s125", "reading D21"]]
    round_.act(STICK, "end the search", {"found": 0})
    if moment != "offered":
        round_.act("ann", "select new dice")
    assert (table.dice, table.call is None) == (4, moment != "called")
    assert round_.ask is before, "the roll goes on as it stood"


def test_s125_d_two_dice_lost_while_nobody_shoots_bring_the_new_set_at_once() -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table)
    round_.act(STICK, "dice dropped", {"dice": 2})
    round_.act(STICK, "end the search", {"found": 0})
    assert (table.dice, table.new_set) == (5, False)
    assert cites(round_)[-1] == ["qld s125(d)", "reading D15"]


def test_s125_c_reading_d21_dice_that_are_found_and_not_of_the_set_are_lost() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    round_.act("ann", "throw the dice")
    round_.act(STICK, "off the table", {"dice": 2})
    round_.act(STICK, "end the search", {"found": 2})
    round_.act("ann", "ask for the original dice")
    round_.act(BOX, "check the dice", {"not_of_the_set": 2})
    assert cites(round_)[-2:] == [["qld s125(c)", "reading D21"], ["qld s125(d)"]]
    assert (table.dice, table.new_set) == (3, True)


@pytest.mark.parametrize(
    ("thrown", "under"),
    [
        pytest.param(False, ["qld s123(2)", "reading D22"], id="s123_2"),
        pytest.param(True, ["qld s123(2)", "qld s127(2)(c)", "reading D22"], id="s127_2_c"),
    ],
)
def test_reading_d22_somebody_else_touches_the_dice(thrown: bool, under: list[str]) -> None:
    round_ = begin(craps_table(), point=6)
    if thrown:
        round_.act("ann", "throw the dice")
    assert refusal(round_, "ann", "dice touched by another") == ("qld s123(2)", Ground.WHO)
    round_.act(BOX, "dice touched by another")
    assert cites(round_) == [under]


# s114(2): what a player told the dealer to do


@pytest.mark.parametrize(
    ("game", "under", "wager", "settings"),
    [
        pytest.param("craps", "qld s114(2)", ("field bet", "field bet"), {}, id="s114_2"),
        pytest.param("roulette", "qld s138(2)", ("straight up", "17"), {}, id="s138_2"),
        pytest.param("mini-dice", "qld s180(2)", ("field", "field"), {"inspected": True}, id="s180_2"),
    ],
)
def test_reading_g18_an_instruction_that_was_not_carried_out_makes_no_wager(
    game: str, under: str, wager: tuple[str, str], settings: dict[str, Any]
) -> None:
    found = find(game)
    table = found.open_table(people=[player("ann", 50_000), *found.staff()], **settings)
    round_ = Round(table)
    details = {"person": "ann", "on": wager[0], "selection": wager[1]}
    assert refusal(round_, "ann", "instruction not carried out", **details) == (under, Ground.WHO)
    round_.act("dealer", "instruction not carried out", details)
    assert cites(round_) == [[under, "reading G18"]]
    assert table.placed == []


@pytest.mark.parametrize("who", [STICK, BOX, FLOOR])
@pytest.mark.parametrize(
    ("moment", "under"),
    [
        ("at rest", ["qld s127(1)(a)", "reading S2"]),
        ("called", ["qld s127(1)(a)", "reading D20", "reading S2"]),
        ("no roll", ["qld s127(1)(a)", "reading S2"]),
    ],
)
def test_s127_1_a_dice_off_the_table_are_reported_when_it_is_noticed(who: str, moment: str, under: list[str]) -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "field bet")
    up_to_the_call(round_, 3, 4)
    if moment == "called":
        round_.act(STICK, "call the throw", {"total": 7})
    elif moment == "no roll":
        round_.act(STICK, "no roll", {"cause": "improper throw"})
    round_.act(who, "off the table", {"dice": 1})
    assert cites(round_)[-1] == under
    round_.act(STICK, "end the search", {"found": 0})
    round_.act("ann", "select new dice")
    assert refusal(round_, FLOOR, "overrule as floor manager", call="3-4") == ("qld s127(1)(a)", Ground.WHEN)
    assert refusal(round_, who, "off the table", dice=1) == ("qld s127(1)", Ground.WHEN)
    assert not ways(round_, STICK, "die not flat"), "nothing lies skyward"
    round_.act(STICK, "collect the dice")
    assert (table.dice, table.point, table.shooter, table.invalid_rolls) == (4, 6, "ann", 1)
    assert [words for words, _ in called(round_)].count("no roll") == 1
    assert [line for line in round_.lines if line.person == "bob"] == []
