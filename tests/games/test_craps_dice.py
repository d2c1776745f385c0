"""The dice at the craps table: the shooter, the throw, what makes it invalid, and who says so (ss 123 to 130)."""

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
)  # fmt: skip

from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.games.craps import moments
from houseway.games.craps.calling import NO_ROLL, ROLLS
from houseway.games.craps.table import CrapsTable
from houseway.play.ask import Choice, Outcome
from houseway.play.events import Asked
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

APB, PIT = "assistant pit boss", "pit boss"


def rulings(round_: Round[Any]) -> list[str]:
    return [c.text for c in round_.rulings[-1].cites]


# s123: five dice, in the stickperson's charge


def test_s123_1_play_commences_with_5_dice() -> None:
    assert craps_table().dice == 5
    with pytest.raises(Refused) as caught:
        craps_table(dice=4)
    assert caught.value.under.text == "qld s123(1)"


def test_a_table_is_run_as_craps_knows() -> None:
    with pytest.raises(BadInput, match="'wheel'; it may be given double_odds, round_winnings, dice"):
        craps_table(wheel=1)
    with pytest.raises(BadInput, match="'double_odds' must be true or false"):
        craps_table(double_odds="sometimes")


def test_a_roll_stands_at_one_moment_after_another() -> None:
    round_ = Round(craps_table())
    round_.act("ann", "accept the dice")
    bet(round_, "ann", "win bet")
    throw(round_, 3, 4)
    usual = [each for each in moments.MOMENTS if each not in (moments.LOOKED_FOR, moments.NOBODY_SHOOTS)]
    assert [event.moment for event in round_.events if isinstance(event, Asked)] == usual
    assert round_.moment == ""
    nobody = Round(craps_table())
    nobody.act("ann", "reject the dice")
    assert nobody.moment == moments.NOBODY_SHOOTS


def test_s123_2_the_stickperson_keeps_the_dice_that_are_not_thrown_in_the_cup() -> None:
    round_ = begin(craps_table())
    assert refusal(round_, "ann", "handle the dice cup") == ("qld s123(2)", Ground.WHO)
    assert refusal(round_, BOX, "handle the dice cup") == ("qld s123(2)", Ground.WHO)
    round_.act(STICK, "handle the dice cup")
    assert "3 in the cup" in round_.rulings[-1].what
    assert round_.game.look(round_.table, "ann")["in the cup"] == 3


# s124: selecting the shooter


def test_s124_1_the_dice_are_offered_first_to_the_player_on_the_boxpersons_left() -> None:
    round_ = Round(craps_table("ann", "bob", "cat"))
    assert isinstance(round_.ask, Choice)
    assert (round_.ask.who, round_.ask.under.text) == ("ann", "qld s124(1)")
    assert called(round_) == [("ann is offered the set of 5 dice", "qld s124(1)")]
    with pytest.raises(HousewayError):
        round_.act("bob", "accept the dice")


def test_s124_2_then_to_the_others_clockwise_until_one_accepts() -> None:
    round_ = Round(craps_table("ann", "bob", "cat"))
    round_.act("ann", "reject the dice")
    assert ways(round_, "bob", "reject the dice") == ["qld s124(2)"]
    round_.act("bob", "reject the dice")
    round_.act("cat", "accept the dice")
    assert isinstance(round_.ask, Wagering)
    assert round_.ask.who == "cat"


def test_s124_2_reading_d14_if_nobody_accepts_there_is_no_roll_and_wagers_stay() -> None:
    table = craps_table("ann", "bob")
    begin(table, point=6)
    table.shooter = table.turn = ""
    round_ = Round(table)
    round_.act("ann", "reject the dice")
    round_.act("bob", "reject the dice")
    bet(round_, "bob", "place bet to win", "8", 600)
    round_.act(STICK, "wait for a shooter")
    assert lines(round_) == [("place bet to win", "8", "stands", 0)]
    assert [c.text for c in round_.lines[0].cites] == ["qld s130(2)", "reading D14"]


def test_s124_3_the_first_to_accept_is_the_shooter_and_selects_2_dice() -> None:
    table = craps_table("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "accept the dice")
    assert table.shooter == "ann"
    assert ("ann selects 2 dice and is the shooter", "qld s124(3)") in called(round_)


def test_s124_4_the_other_3_go_to_the_cup() -> None:
    round_ = Round(craps_table())
    round_.act("ann", "accept the dice")
    assert called(round_)[-1] == ("3 dice go to the cup in front of the stickperson", "qld s124(4)")


# s125: dice off the table


def off_the_table(table: CrapsTable, dice: int, found: int) -> Round[Any]:
    round_ = begin(table, point=6)
    round_.act("ann", "throw the dice")
    round_.act(STICK, "off the table", {"dice": dice})
    round_.act(BOX, "end the search", {"found": found})
    return round_


def test_s125_a_the_dice_are_looked_for_and_the_roll_is_invalid() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    round_.act("ann", "throw the dice")
    round_.act(STICK, "off the table", {"dice": 1})
    assert rulings(round_) == ["qld s127(1)(a)", "reading S2"]
    assert ways(round_, STICK, "end the search") == ["qld s125(a)"]


def test_s125_b_the_shooter_selects_new_dice_or_asks_for_the_original_ones() -> None:
    round_ = off_the_table(craps_table("ann", "bob"), 1, 1)
    assert ways(round_, "ann", "select new dice") == ways(round_, "ann", "ask for the original dice") == ["qld s125(b)"]
    lost = off_the_table(craps_table(), 1, 0)
    assert not ways(lost, "ann", "ask for the original dice")


@pytest.mark.parametrize(
    ("choice", "under"),
    [("ask for the original dice", "qld s125(c)(i)"), ("select new dice", "qld s125(c)(ii)")],
)
def test_s125_c_what_is_found_is_checked_and_goes_back_as_asked_or_to_the_cup(choice: str, under: str) -> None:
    table = craps_table()
    round_ = off_the_table(table, 1, 1)
    round_.act("ann", choice)
    assert refusal(round_, STICK, "check the dice")[0] == "qld s125(c)"
    round_.act(BOX, "check the dice")
    assert rulings(round_) == [under]
    assert table.dice == 5


def test_s125_d_with_two_lost_a_new_set_comes_and_the_shooter_goes_on_with_the_old_one_until_7_out() -> None:
    table = craps_table("ann", "bob")
    round_ = off_the_table(table, 2, 0)
    round_.act("ann", "select new dice")
    assert rulings(round_) == ["qld s125(d)"]
    assert (table.dice, table.new_set, table.shooter) == (3, True, "ann")
    round_.act(STICK, "collect the dice")
    throw(round_, 3, 4)
    assert (table.dice, table.new_set, table.shooter) == (5, False, "")
    assert ("a new set of 5 dice is at the table", "qld s125(d)") in called(round_)


def test_s125_d_or_until_the_shooter_declines_further_rolls() -> None:
    table = craps_table("ann", "bob")
    round_ = off_the_table(table, 2, 0)
    round_.act("ann", "select new dice")
    round_.act(STICK, "collect the dice")
    throw(round_, 3, 3)  # the point: the shooter's wager would win
    round_ = Round(table)
    assert table.new_set
    round_.act("ann", "pass the dice")
    assert (table.dice, table.new_set) == (5, False)


def test_s125_d_one_lost_die_leaves_four_and_the_second_makes_two() -> None:
    table = craps_table()
    round_ = off_the_table(table, 1, 0)
    round_.act("ann", "select new dice")
    assert (table.dice, table.new_set) == (4, False)
    round_.act(STICK, "collect the dice")
    throw(round_, 1, 1)
    again = off_the_table(table, 1, 0)
    again.act("ann", "select new dice")
    assert (table.dice, table.new_set) == (3, True)


def test_s125_d_reading_d15_with_fewer_than_two_left_the_new_set_is_used_at_once() -> None:
    table = craps_table()
    table.dice, table.new_set = 3, True
    round_ = off_the_table(table, 2, 0)
    assert rulings(round_) == ["qld s125(d)", "reading D15"]
    assert (table.dice, table.new_set) == (5, False)


# s126: the shooter's duty


def test_s126_1_the_shooter_makes_a_line_bet_before_throwing() -> None:
    for name in ("win bet", "don't win bet"):
        round_ = begin(craps_table("ann", "bob"))
        assert refusal(round_, "ann", "throw the dice") == ("qld s126(1)", Ground.WHEN)
        bet(round_, "bob", name)
        assert refusal(round_, "ann", "throw the dice") == ("qld s126(1)", Ground.WHEN)
        bet(round_, "ann", name)
        assert refusal(round_, "bob", "throw the dice") == ("qld s108", Ground.WHO)
        round_.act("ann", "throw the dice")
        assert isinstance(round_.ask, Outcome)


def test_s126_2_reading_d6_without_a_line_bet_for_the_next_come_out_roll_the_dice_are_passed() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    throw(round_, 3, 4)  # decided: the next roll is a come out roll
    round_ = Round(table)
    assert refusal(round_, "ann", "throw the dice")[0] == "qld s126(1)"
    round_.act("ann", "pass the dice")
    assert isinstance(round_.ask, Choice)
    assert round_.ask.who == "bob"


def test_s126_2_a_shooter_who_takes_the_dont_win_bet_back_may_not_go_on() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "don't win bet")
    throw(round_, 3, 3)
    round_ = Round(table)
    round_.act("ann", "withdraw", {"on": "don't win bet", "selection": "don't win bet"})
    assert refusal(round_, "ann", "throw the dice") == ("qld s126(2)", Ground.WHEN)


def test_s126_1_reading_d12_whoever_takes_over_with_a_point_throws_without_a_line_bet() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    round_.act("ann", "pass the dice")
    round_.act("bob", "accept the dice")
    throw(round_, 3, 3)
    assert table.shooter == "bob"
    assert refusal(Round(table), "bob", "throw the dice")[0] == "qld s126(1)"


def test_s126_3_a_throw_with_more_than_one_hand_is_no_roll() -> None:
    round_ = begin(craps_table(), point=6)
    round_.act("ann", "throw the dice")
    round_.act(STICK, "no roll", {"cause": "more than one hand used"})
    assert rulings(round_) == ["qld s127(2)(c)", "qld s126(3)", "reading S2"]


# s127: invalid rolls and no roll

INVALID = [
    ("one die on top of the other", "b"), ("on the bank of chips", "c"), ("in the dice cup", "d"), ("on a rail", "d"),
    ("more than one side on chips or an object", "e"), ("fraudulent device or technique", "f"),
    ("dice not approved", "g"),
]  # fmt: skip


@pytest.mark.parametrize(("cause", "paragraph"), INVALID)
@pytest.mark.parametrize("at_rest", [False, True])
def test_s127_1_an_invalid_roll_decides_nothing(cause: str, paragraph: str, at_rest: bool) -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "any 7")
    if at_rest:
        up_to_the_call(round_, 3, 4)
    else:
        round_.act("ann", "throw the dice")
    round_.act(STICK, "invalid roll", {"cause": cause})
    assert rulings(round_) == [f"qld s127(1)({paragraph})", "reading S2"]
    round_.act(STICK, "collect the dice")
    assert not round_.lines
    assert table.point == 6
    round_.act("ann", "withdraw", {"on": "any 7", "selection": "any 7"})  # reading S2: or it stays for the next throw
    assert throw(round_, 3, 4) == []


@pytest.mark.parametrize(
    ("cause", "paragraph"),
    [("dice did not leave the hand together", "a"), ("end of the table not struck", "b"), ("improper throw", "c")],
)
@pytest.mark.parametrize("who", [STICK, BOX])
def test_s127_2_a_boxperson_or_stickperson_may_call_no_roll(cause: str, paragraph: str, who: str) -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", "any 7")
    round_.act("ann", "throw the dice")
    for other in ("dealer", FLOOR, "ann"):
        assert refusal(round_, other, "no roll", cause=cause) == ("qld s127(2)", Ground.WHO)
    round_.act(who, "no roll", {"cause": cause})
    assert rulings(round_)[0] == f"qld s127(2)({paragraph})"
    assert called(round_)[-1] == ("no roll", "qld s127(2)")
    round_.act(STICK, "collect the dice")
    (won,) = throw(round_, 3, 4)
    assert won.verdict is Verdict.WIN


def test_s127_3_no_roll_is_called_before_the_dice_rest_whenever_possible() -> None:
    round_ = begin(craps_table(), point=6)
    up_to_the_call(round_, 3, 4)
    round_.act(STICK, "no roll", {"cause": "improper throw"})
    assert "qld s127(3)" in rulings(round_)
    later = begin(craps_table(), point=6)
    up_to_the_call(later, 3, 4)
    later.act(STICK, "call the throw", {"total": 7})
    assert refusal(later, STICK, "no roll", cause="improper throw") == ("qld s127(2)", Ground.WHEN)


def test_s127_4_dice_that_touch_chips_are_no_cause_for_no_roll() -> None:
    round_ = begin(craps_table(), point=6)
    round_.act("ann", "throw the dice")
    assert refusal(round_, STICK, "no roll", cause="dice touched chips on the layout")[0] == "qld s127(4)"


# s128: who overrules whom

LADDER = [
    (BOX, "overrule as boxperson", "qld s128(1)"),
    (FLOOR, "overrule as floor manager", "qld s128(2)"),
    (APB, "overrule as pit boss", "qld s128(3)"),
]


def called_9(first: int = 3, second: int = 4) -> tuple[CrapsTable, Round[Any]]:
    """The stickperson calls 9, whatever lies there."""
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "any 7")
    up_to_the_call(round_, first, second)
    round_.act(STICK, "call the throw", {"total": 9})
    return table, round_


@pytest.mark.parametrize(("who", "act", "under"), LADDER, ids=["s128_1", "s128_2", "s128_3"])
def test_an_error_of_the_stickperson_is_overruled(who: str, act: str, under: str) -> None:
    _, round_ = called_9()
    round_.act(who, act, {"call": "3-4"})
    assert rulings(round_) == [under]
    round_.act(STICK, "collect the dice")
    assert lines(round_) == [("any 7", "any 7", "win", 4000)]


def test_s128_1_s128_2_s128_3_each_may_be_overruled_by_those_above_and_by_nobody_else() -> None:
    _, round_ = called_9()
    for position, (who, act, _) in enumerate(LADDER):
        round_.act(who, act, {"call": "3-4" if position % 2 else "no roll"})
        for junior, below, under in LADDER[: position + 1]:
            assert refusal(round_, junior, below, call="1-1") == (under, Ground.WHO)
    assert refusal(round_, PIT, "overrule as pit boss", call="1-1") == ("qld s128(3)", Ground.WHO)
    assert refusal(round_, "dealer", "overrule as boxperson", call="1-1") == ("qld s128(1)", Ground.WHO)


def test_s128_1_no_roll_may_be_overruled_too_and_the_throw_then_counts() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "6 the hardway", stake=500)
    round_.act("ann", "throw the dice")
    round_.act(STICK, "no roll", {"cause": "improper throw"})
    assert table.call is not None
    assert table.call.total == NO_ROLL
    round_.act(BOX, "overrule as boxperson", {"call": "3-3"})
    round_.act(STICK, "collect the dice")
    assert lines(round_) == [("6 the hardway", "6 the hardway", "win", 4750)]
    assert len(ROLLS) == 21


# s129: calling and collecting


def test_s129_1_the_stickperson_calls_the_sum_of_the_upper_sides() -> None:
    round_ = begin(craps_table(), point=6)
    up_to_the_call(round_, 4, 5)
    assert refusal(round_, BOX, "call the throw", total=9) == ("qld s129(1)", Ground.WHO)
    assert refusal(round_, STICK, "call the throw", total=13)[0] == "qld s129(1)"
    round_.act(STICK, "call the throw", {"total": 9})
    assert called(round_)[-1] == ("9", "qld s129(1)")


def test_s129_2_one_face_of_each_die_is_skyward() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    up_to_the_call(round_, 4, 5)
    assert table.faces == (4, 5)
    assert refusal(round_, STICK, "die not flat", die=3, rests_on=1)[0] == "qld s129(3)"


@pytest.mark.parametrize("rests_on", range(1, 7))
def test_s129_3_of_a_die_that_is_not_flat_the_side_opposite_the_one_that_rests_counts(rests_on: int) -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    up_to_the_call(round_, 4, 5)
    round_.act(STICK, "die not flat", {"die": 2, "rests_on": rests_on})
    assert table.faces == (4, 7 - rests_on)
    assert rulings(round_) == ["qld s129(3)", "qld s129(2)"]
    assert isinstance(round_.ask, Choice)
    assert round_.ask.offers["call the throw"].fields[0].choices[0] == 4 + 7 - rests_on


def test_s129_4_the_stickperson_collects_the_dice_before_wagers_are_settled() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", "any 7")
    up_to_the_call(round_, 3, 4)
    round_.act(STICK, "call the throw", {"total": 7})
    assert not round_.lines
    assert refusal(round_, "dealer", "collect the dice") == ("qld s129(4)", Ground.WHO)
    round_.act(STICK, "collect the dice")
    assert len(round_.lines) == 1


def test_s129_5_what_the_throw_decides_is_collected_or_paid_and_the_shooter_has_the_dice_again() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "field bet")
    bet(round_, "ann", "any 7")
    bet(round_, "ann", "place bet to win", "9", 500)
    throw(round_, 4, 5)
    assert lines(round_) == [
        ("any 7", "any 7", "lose", -1000),
        ("field bet", "field bet", "win", 1000),
        ("place bet to win", "9", "win", 700),
    ]
    assert all("qld s129(5)" in [c.text for c in x.cites] for x in round_.lines)
    assert ways(Round(table), "ann", "throw the dice") == ["qld s126(1)"]


def test_s129_6_the_dice_are_moved_with_the_stick() -> None:
    round_ = begin(craps_table(), point=6)
    throw(round_, 1, 1)
    assert ("the stick brings the dice in", "qld s129(6)") in called(round_)


# s130: going on, passing and losing the dice


def test_s130_1_after_any_roll_the_shooter_may_pass_the_dice_or_go_on() -> None:
    for point in (0, 6):
        round_ = begin(craps_table("ann", "bob"), point=point)
        bet(round_, "ann", "field bet")
        assert refusal(round_, "bob", "pass the dice") == ("qld s130(1)", Ground.WHO)
        round_.act("ann", "pass the dice")
        assert ("ann passes the dice", "qld s130(1)") in called(round_)


def test_s130_1_a_reading_d9_a_loser_seven_takes_the_dice_and_a_7_on_the_come_out_roll_does_not() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "don't win bet")
    throw(round_, 3, 4)
    assert table.shooter == "ann"
    round_ = Round(table)
    bet(round_, "ann", "don't win bet")
    throw(round_, 2, 2)
    throw(Round(table), 3, 4)  # ann's bet wins, and the dice pass all the same
    assert (table.shooter, table.turn) == ("", "bob")


@pytest.mark.parametrize("ground", ["unreasonable delay", "repeated invalid rolls", "contravention of the rules"])
def test_s130_1_b_the_boxperson_may_order_the_shooter_to_pass_the_dice(ground: str) -> None:
    table = craps_table("ann", "bob")
    table.invalid_rolls = 2
    round_ = begin(table)
    assert refusal(round_, STICK, "order to pass the dice", ground=ground) == ("qld s130(1)(b)", Ground.WHO)
    round_.act(BOX, "order to pass the dice", {"ground": ground})
    assert rulings(round_) == ["qld s130(1)(b)"]
    round_.act("bob", "reject the dice")
    assert not ways(round_, "ann", "accept the dice")  # reading D13


def test_s130_2_the_set_is_offered_to_the_left_of_the_last_shooter_and_then_clockwise() -> None:
    round_ = begin(craps_table("ann", "bob", "cat"), shooter="bob", point=6)
    round_.act("bob", "pass the dice")
    for name in ("cat", "ann"):
        assert called(round_)[-1] == (f"{name} is offered the set of 5 dice", "qld s130(2)")
        round_.act(name, "reject the dice")
    round_.act("bob", "accept the dice")  # reading D13: all the way round


def test_s130_2_when_the_shooter_leaves_the_player_on_the_left_is_next() -> None:
    table = craps_table("ann", "bob", "cat")
    round_ = begin(table, shooter="bob")
    round_.act("bob", "leave")
    assert isinstance(round_.ask, Choice)
    assert round_.ask.who == "cat"
    round_.act("cat", "accept the dice")
    round_.act(FLOOR, "exclude", {"person": "cat"})
    assert round_.ask.who == "ann"


def test_s130_3_the_first_to_accept_is_the_new_shooter() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    round_.act("ann", "pass the dice")
    assert ways(round_, "bob", "accept the dice") == ["qld s130(3)"]
    round_.act("bob", "accept the dice")
    assert table.shooter == "bob"
    assert ("bob selects 2 dice and is the new shooter", "qld s130(3)") in called(round_)


def test_s130_4_the_rest_goes_back_to_the_cup() -> None:
    round_ = begin(craps_table("ann", "bob"), point=6)
    round_.act("ann", "pass the dice")
    round_.act("bob", "accept the dice")
    assert called(round_)[-1] == ("3 dice go back to the cup in front of the stickperson", "qld s130(4)")


# Between rolls the table is plain data


def test_a_table_is_set_up_again_as_it_was() -> None:
    table = craps_table("ann", "bob", double_odds=False, round_winnings=False)
    begin(table, point=6)
    table.dice, table.new_set = 3, True
    table.markers[("ann", "buy bet", "4")] = "on"
    again = craps_table("ann", "bob")
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()


@pytest.mark.parametrize(
    "wrong",
    [
        {"point": 7},
        {"shooter": "dealer"},
        {"dice": 6},
        {"markers": [{"person": "ann", "on": "big 6", "selection": "big 6", "shows": "on"}]},
    ],
)
def test_what_no_table_looks_like_is_not_restored(wrong: dict[str, object]) -> None:
    with pytest.raises(BadInput):
        craps_table().restore(wrong)


@pytest.mark.parametrize(
    ("dice", "words"), [((1, 1), "2"), ((2, 2), "4 the hardway"), ((5, 5), "10 the hardway"), ((6, 6), "12")]
)
def test_s129_1_2_and_12_are_not_called_the_hardway(dice: tuple[int, int], words: str) -> None:
    round_ = begin(craps_table("ann"))
    bet(round_, "ann", "win bet")
    throw(round_, *dice)
    assert words in [call.words for call in round_.table.called]
