"""Tri-chro at the table, in the order of Part 20 (s459 and s467 stand in `test_tri_chro_wagers`)."""

from typing import Any

import pytest
from support.tri_chro import (
    BOTH,
    FLOOR,
    GENERATOR,
    OF_54,
    OF_63,
    activate,
    ball,
    called,
    on,
    refusal,
    ruled,
    settle,
    table_of,
)

from houseway.cite import cite
from houseway.equipment.balls import Ball
from houseway.equipment.chips import Purse
from houseway.equipment.non_value_chips import NonValueChips
from houseway.errors import BadInput, Ground
from houseway.families.colour_chips import COLOURS
from houseway.games.tri_chro.table import CHIP_CITES, TriChroTable
from houseway.play.ask import Outcome
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.wager import Verdict


def cloth(table: TriChroTable) -> str:
    return table.game.layout(table)


def cell_of(wager: str, table: TriChroTable) -> str:
    """What stands and lies in the area of a wager, below its name."""
    cells = [[cell.strip() for cell in line.split("│")] for line in cloth(table).splitlines()]
    (at,) = (number for number, line in enumerate(cells) if wager in line)
    return cells[at + 1][cells[at].index(wager)]


# s455, s456: devices, table, layout


@BOTH
@pytest.mark.parametrize("device", ["ball drawing device", "random result generator"])
def test_s455_a_drawing_device_of_either_kind_selects_2_balls_out_of_all(game: Game[Any], device: str) -> None:
    table = table_of(game=game, device=device)
    round_ = Round(table)
    activate(round_)
    assert isinstance(round_.ask, Outcome)
    assert (round_.ask.who, sum(round_.ask.device.weights().values())) == (device, game.variant["balls"])
    round_.outcome(Ball("red"))
    assert sum(round_.ask.device.weights().values()) == game.variant["balls"] - 1
    round_.outcome(Ball("gold", "star"))
    assert game.look(table, "cy")["drawn"] == ["red", "gold star"]
    assert not isinstance(round_.ask, Outcome)


def test_s455_there_is_no_third_kind_of_drawing_device() -> None:
    with pytest.raises(BadInput, match="'hat'; allowed: ball drawing device, random result generator"):
        table_of(device="hat")
    with pytest.raises(BadInput, match="random result generator, not 'hat'"):
        table_of().restore({"device": "hat"})


@BOTH
def test_s456_1_s456_4_s456_5_what_stands_at_the_table_is_listed(game: Game[Any]) -> None:
    drawn = cloth(table_of(game=game, **GENERATOR))
    for line in (
        "the dealer's place, opposite the players'  (qld s456(1))",
        "a drop box on the table  (qld s456(4))",
        "a random result generator  (qld s456(5)(a))",
        "a control panel that works it  (qld s456(5)(b)(i))",
        "and lights the winning areas  (qld s456(5)(b)(ii))",
    ):
        assert line in drawn.splitlines()


@pytest.mark.parametrize(("game", "letter"), [(OF_54, "a"), (OF_63, "b")])
def test_s456_2_s456_3_s456_6_the_layout_bears_the_casinos_name_and_every_wager_with_its_odds(
    game: Game[Any], letter: str
) -> None:
    lines = cloth(table_of(game=game)).splitlines()
    assert lines[0] == f"Houseway  (qld s456(3)({letter}))"
    assert f"(qld s456(2)({letter}), qld s456(6))" in "\n".join(lines)
    assert max(len(line) for line in lines if "│" in line) <= 80
    for row in game.wagers:
        cells = [[cell.strip() for cell in line.split("│")] for line in lines]
        at = next(number for number, line in enumerate(cells) if row.name in line)
        assert cells[at + 1][cells[at].index(row.name)] == str(row.pays)


@BOTH
def test_s456_7_the_operator_names_the_game_as_it_likes(game: Game[Any]) -> None:
    table = table_of(game=game, presented_as="Colour Balls")
    assert "Colour Balls  (qld s456(7))" in cloth(table)
    again = table_of(game=game)
    again.restore(table.as_data())
    assert game.look(again, "ann")["game"] == "Colour Balls"


# s457: wagers


def test_s457_1_a_wager_is_made_with_chips_that_the_player_has() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    assert cell_of("any red", table).endswith("o")
    assert "ann: $4.00 on any red" in cloth(table).splitlines()
    table.people["ann"].purse.value = 300
    assert refusal(round_, "ann", "wager", **on("any red")) == ("qld s457(1)", Ground.MEANS)


def test_s457_2_a_wager_cannot_be_made_orally() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, "ann", "declare a wager", words="four on red") == ("qld s457(2)", Ground.WHAT)
    assert "declare a wager" not in {o.act for o in round_.options()}
    assert settle(round_, "red", "red") == []


def test_s457_3_another_hand_may_put_the_chips_down_reading_G7() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any star", placed_by="dealer"))
    assert [(p.person, p.wager.name) for p in table.placed] == [("ann", "any star")]


def test_s457_3_the_player_answers_for_where_a_wager_lies() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("any green"))  # any red was meant
    activate(round_)
    for who in ("ann", "dealer", FLOOR):
        assert refusal(round_, who, "move a wager", person="ann") == ("qld s457(3)", Ground.WHAT)
    for each in ("red", "red star"):
        round_.outcome(ball(each))
    round_.act("dealer", "announce the result")
    assert [x.verdict for x in round_.lines] == [Verdict.LOSE]


# s6: coins


def test_s6_1_coins_of_50c_may_be_used_where_the_operator_permits_them() -> None:
    half = on("any red pair", 450)
    assert refusal(Round(table_of()), "ann", "wager", **half) == ("qld s457(1)", Ground.MEANS)
    round_ = Round(table_of(use_coins=True))
    round_.act("ann", "wager", half)
    assert [line.paid for line in settle(round_, "red", "red")] == [3600]
    assert refusal(Round(table_of(use_coins=True)), "ann", "wager", **on("any red pair", 425))[0] == "qld s6(2)"


@BOTH
@pytest.mark.parametrize("name", ["any red", "any green", "any gold", "any star"])
def test_s467_reading_tc2_a_stake_that_3_to_4_does_not_pay_in_whole_cents_is_refused(
    game: Game[Any], name: str
) -> None:
    table = table_of(game=game, use_coins=True)
    round_ = Round(table)
    under = game.wager_named[name].paid_cites[0].text
    assert refusal(round_, "ann", "wager", **on(name, 150)) == (under, Ground.AMOUNT)
    (option,) = [o for o in round_.options() if o.act == "wager" and o.fields[0].choices == (name,)]
    assert (option.fields[2].least, option.fields[2].step) == (100, 100)
    round_.act("ann", "wager", on(name, 100))
    assert refusal(round_, "ann", "wager", **on(name, 50)) == (under, Ground.AMOUNT)


def test_s467_1_reading_tc2_what_was_taken_all_the_same_is_void_for_that_part() -> None:
    table = table_of(use_coins=True)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red", 150, accepted=True))
    round_.act("ann", "wager", on("any star", 50, accepted=True))
    assert ruled(round_) == [["qld s467(1)"], ["qld s467(1)"]]
    assert [(p.wager.name, p.stake) for p in table.placed] == [("any red", 100)]
    assert [(x.returned, x.paid) for x in settle(round_, "red", "gold star")] == [(50, 0), (50, 0), (100, 75)]


# s458: non-value chips


def issue(round_: Round[Any], who: str, colour: str, amount: int = 2000, worth: int = 100, **more: Any) -> None:
    details = {"person": who, "colour": colour, "worth": worth, "amount": amount, **more}
    round_.act("dealer", "issue colour chips", details)


def test_s458_1_no_two_players_have_one_colour_unless_all_agree() -> None:
    table = table_of("ann", "bob", "cat")
    round_ = Round(table)
    issue(round_, "ann", "blue")
    details = {"person": "bob", "colour": "blue", "worth": 100, "amount": 2000}
    assert refusal(round_, "dealer", "issue colour chips", **details) == ("qld s458(1)", Ground.MEANS)
    issue(round_, "bob", "blue", agreed=["ann"])
    not_all = {**details, "person": "cat", "agreed": ["ann"]}
    assert refusal(round_, "dealer", "issue colour chips", **not_all) == ("qld s458(1)", Ground.MEANS)
    issue(round_, "cat", "blue", agreed=["bob", "ann"])
    assert table.people["cat"].purse.non_value == {("tri-chro 1", "blue"): 20}


def test_s458_2_a_chip_is_used_only_at_the_table_that_issued_it() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["tri-chro 2", "blue"] = 50
    round_ = Round(table)
    assert refusal(round_, "ann", "wager", **on("any red", chips="blue")) == ("qld s458(2)", Ground.MEANS)


def test_s458_2_reading_tc2_winnings_come_in_colour_and_less_than_a_chip_in_value() -> None:
    table = table_of()
    round_ = Round(table)
    issue(round_, "ann", "blue", 2000, 200)
    round_.act("ann", "wager", on("any red", 600, chips="blue"))
    assert [line.paid for line in settle(round_, "red", "gold")] == [450]
    assert table.people["ann"].purse == Purse(48_000 + 50, {("tri-chro 1", "blue"): 10 + 2})


def test_s458_3_a_chips_are_exchanged_at_the_table_that_issued_them() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["tri-chro 2", "pink"] = 10
    round_ = Round(table)
    elsewhere = {"person": "ann", "colour": "pink", "of": "tri-chro 2"}
    assert refusal(round_, "dealer", "exchange colour chips", **elsewhere) == ("qld s458(3)", Ground.MEANS)
    issue(round_, "ann", "blue")
    round_.act("dealer", "exchange colour chips", {"person": "ann", "colour": "blue", "of": "tri-chro 1"})
    assert table.people["ann"].purse == Purse(50_000, {("tri-chro 2", "pink"): 10})


def test_s458_3_b_chips_of_a_table_that_is_closed_are_exchanged_here() -> None:
    table = table_of()
    table.closed_tables["tri-chro 2"] = NonValueChips("tri-chro 2", COLOURS, CHIP_CITES, closed=True)
    table.closed_tables["tri-chro 2"].restore("pink", 500, ["ann"])
    table.people["ann"].purse.non_value["tri-chro 2", "pink"] = 10
    round_ = Round(table)
    round_.act("dealer", "exchange colour chips", {"person": "ann", "colour": "pink", "of": "tri-chro 2"})
    assert table.people["ann"].purse == Purse(55_000)


# s461, s462: the balls


@pytest.mark.parametrize(
    ("game", "plain", "section"), [(OF_54, 11, "s461"), (OF_63, 14, "s462")], ids=["s461_2 s461_3", "s462_2 s462_3"]
)
def test_s461_s462_three_groups_of_balls_seven_of_each_starred(game: Game[Any], plain: int, section: str) -> None:
    table = table_of(game=game)
    colours = ("red", "green", "gold")
    stars = {Ball(colour, "star"): 7 for colour in colours}
    assert table.pool.weights() == stars | {Ball(colour): plain for colour in colours}
    assert f"{7 + plain} red, {7 + plain} green, {7 + plain} gold  (qld {section}(2))" in cloth(table)
    assert f"7 of each colour have a star  (qld {section}(3))" in cloth(table)


@pytest.mark.parametrize(("game", "under"), [(OF_54, "qld s461(1)"), (OF_63, "qld s462(1)")])
def test_s461_1_s462_1_two_balls_decide_and_the_first_is_not_put_back(game: Game[Any], under: str) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red pair"))
    activate(round_)
    round_.outcome(Ball("red", "star"))
    assert isinstance(round_.ask, Outcome)
    assert (round_.ask.under, round_.ask.device.weights()[Ball("red", "star")]) == (cite(under), 6)
    round_.outcome(Ball("red"))
    round_.act("dealer", "announce the result")
    (line,) = round_.lines
    assert line.verdict is Verdict.WIN
    assert cite(under) in line.cites
    following = Round(table)
    activate(following)
    assert sum(table.pool.weights().values()) == game.variant["balls"], "all balls are back for the next drawing"


# s463, s464: drawing and notification


def test_s463_1_no_more_bets_is_called_before_the_device_is_activated() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "activate the device") == ("qld s463(1)", Ground.WHEN)
    assert refusal(round_, "ann", "no more bets") == ("qld s463(1)", Ground.WHO)
    round_.act("dealer", "no more bets")
    assert called(round_) == [("no more bets", "qld s463(1)")]
    round_.act("dealer", "activate the device")
    assert isinstance(round_.ask, Outcome)
    assert refusal(round_, "dealer", "activate the device") == ("qld s463(1)", Ground.WHEN)
    round_.act("dealer", "device malfunction", {"cause": "stopped"})
    assert refusal(round_, "dealer", "activate the device") == ("qld s463(1)", Ground.WHEN)
    round_.act("dealer", "cannot be operated by hand")
    assert refusal(round_, "dealer", "activate the device") == ("qld s463(1)", Ground.WHEN), "it is called anew"


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s463_2_nothing_is_placed_changed_or_withdrawn_after_the_device_is_activated(act: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    round_.act("ann", "withdraw", {"on": "any red", "selection": "any red"})
    round_.act("ann", "wager", on("any red"))
    details = on("any red") if act == "wager" else {"on": "any red", "selection": "any red"}
    activate(round_)
    for _ in range(2):
        assert refusal(round_, "ann", act, **details) == ("qld s463(2)", Ground.WHEN)
        round_.outcome(Ball("gold"))
    assert refusal(round_, "ann", act, **details) == ("qld s463(2)", Ground.WHEN)
    assert [p.stake for p in table.placed] == [400]


def test_s463_1_s463_2_reading_tc1_after_the_call_nothing_is_placed_but_what_lies_may_be_withdrawn() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    round_.act("dealer", "no more bets")
    assert refusal(round_, "ann", "wager", **on("any red")) == ("qld s463(1)", Ground.WHEN)
    round_.act("ann", "withdraw", {"on": "any red", "selection": "any red"})
    assert table.placed == []


@pytest.mark.parametrize(
    ("who", "act", "under"),
    [
        ("dealer", "replace the broken ball", "qld s465(4)(c)"),
        ("dealer", "operate by hand", "qld s465(2)"),
        ("ann", "operate by hand", "qld s464"),
        ("inspector", "approve a new drawing", "qld s466(b)"),
        ("dealer", "approve a new drawing", "qld s466(b)"),
    ],
)
def test_what_follows_a_malfunction_is_refused_where_there_was_none(who: str, act: str, under: str) -> None:
    assert refusal(Round(table_of()), who, act)[0] == under


@pytest.mark.parametrize(
    ("device", "act", "details", "under"),
    [
        ("random result generator", "device malfunction", {"cause": "stopped"}, "qld s465(1)"),
        ("random result generator", "ball breaks", {"ball": "red"}, "qld s465(4)"),
        ("ball drawing device", "generator malfunction", {}, "qld s466"),
    ],
)
def test_s465_s466_each_is_of_its_own_device(device: str, act: str, details: dict[str, Any], under: str) -> None:
    round_ = Round(table_of(device=device))
    activate(round_)
    assert refusal(round_, "dealer", act, **details)[0] == under


def test_s463_2_reading_g6_what_comes_too_late_is_undone() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    activate(round_)
    round_.act("ann", "wager", on("any star", accepted=True))
    round_.act("ann", "withdraw", {"on": "any red", "selection": "any red", "accepted": True})
    assert ruled(round_) == [["qld s463(2)", "reading G6"]] * 2
    assert [(p.wager.name, p.stake) for p in table.placed] == [("any red", 400)]


@BOTH
def test_s463_3_the_dealer_announces_the_result_and_lights_the_winning_areas(game: Game[Any]) -> None:
    table = table_of(game=game)
    round_ = Round(table)
    assert refusal(round_, "dealer", "announce the result") == ("qld s463(3)", Ground.WHEN)
    activate(round_)
    round_.outcome(Ball("red", "star"))
    assert refusal(round_, "dealer", "announce the result") == ("qld s463(3)", Ground.WHEN)
    round_.outcome(Ball("green"))
    assert game.look(table, "ann")["lit"] == []
    assert refusal(round_, FLOOR, "announce the result") == ("qld s463(3)", Ground.WHO)
    round_.act("dealer", "announce the result")
    assert called(round_)[-1] == ("red star and green", "qld s463(3)(a)")
    assert game.look(table, "ann")["lit"] == ["odd pair red and green", "no gold", "any red", "any green", "any star"]
    assert "* lit  (qld s463(3)(b))" in cloth(table)
    assert cell_of("odd pair red and green", table).endswith("*")


@pytest.mark.parametrize("who", ["ann", "cy", "inspector", "chief executive"])
def test_s464_only_staff_who_run_the_game_operate_the_device(who: str) -> None:
    round_ = Round(table_of())
    assert refusal(round_, who, "activate the device") == ("qld s464", Ground.WHO), "at any time"
    round_.act("dealer", "no more bets")
    assert refusal(round_, who, "activate the device") == ("qld s464", Ground.WHO)
    round_.act(FLOOR, "activate the device")


@pytest.mark.parametrize("device", ["ball drawing device", "random result generator"])
@pytest.mark.parametrize("drawn", [[], ["red"], ["red", "red"]])
def test_s464_reading_s6_a_drawing_by_somebody_else_counts_for_nothing(device: str, drawn: list[str]) -> None:
    table = table_of(device=device)
    round_ = Round(table)
    round_.act("ann", "wager", on("any red"))
    round_.act("dealer", "operated by another")  # before it was to be activated at all
    assert round_.moment == "wagers are open"
    activate(round_)
    for each in drawn:
        round_.outcome(ball(each))
    assert refusal(round_, "ann", "operated by another") == ("qld s464", Ground.WHO)
    round_.act(FLOOR, "operated by another")
    assert ruled(round_) == [["qld s464", "reading S6"]] * 2
    assert (round_.over, round_.lines, table.drawn) == (False, [], [])
    assert [x.verdict for x in settle(round_, "gold", "gold")] == [Verdict.LOSE]
