"""Roulette at the table, in the order of Part 8 (s135, s141 and s143 stand in `test_roulette_wagers`)."""

from typing import Any

import pytest

from houseway.cite import cite
from houseway.equipment.wheel import SINGLE_ZERO, Wheel, colour
from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.games import find
from houseway.games.roulette import moments
from houseway.games.roulette.layout import BOTTOM, LEFT, SQUARE
from houseway.games.roulette.table import RouletteTable
from houseway.play.ask import Outcome
from houseway.play.ink import BLACK, LINE, RED, filled
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.settlement import Line
from houseway.play.wager import Verdict

GAME = find("roulette")
FLOOR = "floor manager"


def table_of(*names: str, **settings: Any) -> RouletteTable:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, **settings)
    assert isinstance(table, RouletteTable)
    return table


def on(name: str, selection: str, stake: int = 500, **more: Any) -> dict[str, Any]:
    return {"on": name, "selection": selection, "stake": stake, **more}


def up_to_rest(round_: Round[Any], number: int) -> None:
    """The ball is spun, wagering closed, and the ball comes to rest."""
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(number)


def settle(round_: Round[Any], number: int) -> list[Line]:
    up_to_rest(round_, number)
    round_.act("dealer", "place the crown")
    assert round_.over
    return round_.lines


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def called(round_: Round[Any]) -> list[tuple[str, str]]:
    return [(each.words, each.under.text) for each in round_.table.called]


# s131: the wheel and the layout


def test_s131_2_a_wheel_of_another_number_of_compartments_is_refused() -> None:
    double_zero = Wheel("wheel", (*SINGLE_ZERO.compartments, 37))
    with pytest.raises(Refused, match="37 compartments") as caught:
        table_of(wheel=double_zero)
    assert caught.value.under == cite("qld s131(2)")


def test_s131_2A_one_green_zero_and_1_to_36_half_red_half_black() -> None:
    assert [colour(n) for n in SINGLE_ZERO.compartments].count("red") == 18
    twice = tuple(1 if n == 36 else n for n in SINGLE_ZERO.compartments)
    with pytest.raises(Refused) as caught:
        table_of(wheel=Wheel("wheel", twice))
    assert caught.value.under == cite("qld s131(2A)")


def test_s131_2B_another_arrangement_needs_the_chief_executives_approval() -> None:
    in_order = Wheel("wheel", tuple(range(37)))
    with pytest.raises(Refused, match="approved") as caught:
        table_of(wheel=in_order)
    assert caught.value.under == cite("qld s131(2B)")
    table = table_of(wheel=in_order, approved=True)
    assert table.wheel_under == cite("qld s131(2B)")
    again = table_of()
    again.restore(table.as_data())
    assert (again.wheel, again.wheel_under) == (Wheel("single zero", in_order.compartments), table.wheel_under)


def test_s131_2C_the_arrangement_of_diagram_5_needs_no_approval_wherever_one_begins() -> None:
    turned = Wheel("wheel", SINGLE_ZERO.compartments[5:] + SINGLE_ZERO.compartments[:5])
    assert table_of().wheel_under == table_of(wheel=turned).wheel_under == cite("qld s131(2C)")


def test_s131_3_the_cloth_bears_the_casinos_name_and_every_square() -> None:
    table = table_of()
    lines = GAME.layout(table).splitlines()
    assert lines[0] == "Houseway  (qld s131(3))"
    drawn = [cell.strip() for line in lines[1:12] for cell in line.split("│")]
    for number in range(37):
        assert drawn.count(str(number)) == 1
        place = GAME.cloth(table).place_of("straight up", str(number))
        assert place is not None
        assert place.ink == (LINE if number == 0 else filled({"red": RED, "black": BLACK}[colour(number)]))
    for printed in ("1 TO 18", "19 TO 36", "EVEN", "ODD", "RED", "BLACK", "1 TO 12", "13 TO 24", "25 TO 36"):
        assert drawn.count(printed) == 1
    assert drawn.count("2 TO 1") == 3


# s132, s133: the spin, the call, the crown


def test_s132_1_the_dealer_spins_the_ball_and_nobody_else() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "ann", "spin the ball") == ("qld s132(1)", Ground.WHO)
    assert refusal(round_, FLOOR, "spin the ball") == ("qld s132(1)", Ground.WHO)
    round_.act("dealer", "spin the ball")


@pytest.mark.parametrize("cause", ["ball spun with the wheel", "fewer than 4 revolutions"])
def test_s132_1_reading_s2_a_spin_that_was_not_valid_decides_nothing_though_nobody_called_it(cause: str) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("straight up", "17"))
    assert refusal(round_, "dealer", "invalid spin", cause=cause) == ("qld s132(1)", Ground.WHEN)
    up_to_rest(round_, 4)
    round_.act(FLOOR, "invalid spin", {"cause": cause})
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s132(1)", "reading S2"]
    assert not round_.lines
    assert settle(round_, 17)[0].verdict is Verdict.WIN


def test_s132_2_no_more_bets_is_called_while_the_ball_runs() -> None:
    table = table_of()
    round_ = Round(table)
    with pytest.raises(HousewayError):
        round_.act("dealer", "no more bets")
    round_.act("dealer", "spin the ball")
    round_.act("ann", "wager", on("red", "red"))
    assert table.moment == moments.BALL_RUNS
    round_.act("dealer", "no more bets")
    assert called(round_) == [("no more bets", "qld s132(2)")]
    assert table.moment == moments.CLOSED
    assert isinstance(round_.ask, Outcome)


def test_s133_1_the_number_is_announced_and_the_crown_placed_on_it() -> None:
    table = table_of()
    round_ = Round(table)
    up_to_rest(round_, 32)
    assert called(round_)[-1] == ("32, red", "qld s133(1)")
    assert GAME.look(table, "ann")["crown"] is None
    round_.act("dealer", "place the crown")
    assert called(round_)[-1] == ("the crown is on 32", "qld s133(1)")
    assert GAME.look(table, "ann")["crown"] == 32
    assert "the crown is on 32  (qld s133(1))" in GAME.layout(table).splitlines()


def test_s133_2_losing_wagers_are_collected_before_winning_wagers_are_paid() -> None:
    round_ = Round(table_of("ann", "bob"))
    for who, name, place in (("ann", "red", "red"), ("bob", "black", "black"), ("ann", "odd", "odd")):
        round_.act(who, "wager", on(name, place))
    lines = settle(round_, 2)
    assert [(x.person, x.wager, x.verdict.value) for x in lines] == [
        ("ann", "red", "lose"),
        ("ann", "odd", "lose"),
        ("bob", "black", "win"),
    ]
    assert all(cite("qld s133(2)") in x.cites for x in lines)


# s134: hands off


@pytest.mark.parametrize("who", ["ann", "cy", "inspector"])
def test_s134_nobody_but_staff_who_answer_for_the_game_may_touch_the_wheel_or_the_ball(who: str) -> None:
    round_ = Round(table_of())
    for what in ("wheel", "ball"):
        assert refusal(round_, who, "handle the wheel", what=what) == ("qld s134", Ground.WHO)
    round_.act("dealer", "handle the wheel", {"what": "ball"})
    assert round_.rulings[-1].cites == (cite("qld s134"),)


def test_s134_a_running_ball_is_for_those_who_answer_for_the_game() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    assert refusal(round_, "ann", "handle the wheel", what="ball") == ("qld s134", Ground.WHO)
    assert refusal(round_, "ann", "remove the ball") == ("qld s134", Ground.WHO)
    assert refusal(round_, "dealer", "remove the ball") == ("qld s144(5)", Ground.WHEN)
    round_.act(FLOOR, "handle the wheel", {"what": "ball"})
    round_.act("dealer", "no spin", {"cause": "ball hung up"})
    assert refusal(round_, "ann", "remove the ball") == ("qld s144(3)", Ground.WHO)
    round_.act("dealer", "remove the ball")


# s136: how wagers are made and changed


def test_s136_1_a_wager_is_made_by_placing_chips_that_the_player_has() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("split", "17-20"))
    assert [(p.wager.name, p.selection, p.stake) for p in table.placed] == [("split", "17-20", 500)]
    assert table.people["ann"].purse.value == 49_500
    table.people["ann"].purse.value = 300
    assert refusal(round_, "ann", "wager", **on("split", "1-2")) == ("qld s136(1)", Ground.MEANS)


def test_s136_1_somebody_else_may_place_the_chips_and_the_wager_is_the_players() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for hand in ("dealer", "bob", "cy"):
        round_.act("ann", "wager", on("straight up", "9", placed_by=hand))
    assert [(p.person, p.stake) for p in table.placed] == [("ann", 1500)]
    assert table.people["bob"].purse.value == 50_000
    with pytest.raises(BadInput, match="nobody called 'zoe'"):
        round_.act("ann", "wager", on("straight up", "9", placed_by="zoe"))


def test_s136_2_a_wager_that_is_only_spoken_has_no_effect() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "declare a wager", {"words": "five on 17"})
    words, under = called(round_)[-1]
    assert words == "ann says 'five on 17': no wager until the chips are down"
    assert under == "qld s136(2)"
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_000)
    assert settle(round_, 17) == []


def test_s136_2_a_spoken_wager_has_effect_once_the_chips_are_placed() -> None:
    round_ = Round(table_of())
    round_.act("ann", "declare a wager", {"words": "five on 17"})
    round_.act("ann", "wager", on("straight up", "17", placed_by="dealer"))
    assert [line.paid for line in settle(round_, 17)] == [17_500]


def half_squares(x: float, y: float) -> tuple[float, float]:
    """How far down the rows and across the columns, from the outer corner of the row of 1, 2 and 3."""
    return (x - LEFT) / (SQUARE / 2), (BOTTOM - y) / (SQUARE / 2)


def test_s136_3_a_click_on_a_line_or_a_corner_finds_what_lies_there() -> None:
    cloth = GAME.cloth(table_of())
    found = {}
    for down, across in ((3, 3), (4, 3), (3, 4), (4, 4), (3, 0), (4, 0), (0, 3), (0, 4), (0, 0), (-1, 3), (2, -1)):
        place = cloth.place_at(LEFT + down * SQUARE / 2, BOTTOM - across * SQUARE / 2)
        assert place is not None
        found[down, across] = place.name
    assert found == {
        (3, 3): "straight up 5",
        (4, 3): "split 5-8",
        (3, 4): "split 5-6",
        (4, 4): "corner 5-6-8-9",
        (3, 0): "street 4-5-6",
        (4, 0): "6-line 4-5-6-7-8-9",
        (0, 3): "split 0-2",
        (0, 4): "street 0-2-3",
        (0, 0): "corner 0-1-2-3",
        (-1, 3): "straight up 0",
        (2, -1): "dozen 1-12",
    }
    assert cloth.place_at(1, 1) is None


def test_s136_3_every_place_has_its_own_spot_and_chips_lie_there() -> None:
    found = GAME.cloth(table_of()).places
    assert all(cite("qld s136(3)") in place.under for place in found)
    assert len({place.chips for place in found}) == len(found) == 157
    at = {(p.wager, p.selection): half_squares(*p.chips) for p in found}
    assert {
        ("straight up", "5"): (3, 3),
        ("split", "5-8"): (4, 3),
        ("split", "5-6"): (3, 4),
        ("corner", "5-6-8-9"): (4, 4),
        ("street", "4-5-6"): (3, 0),
        ("6-line", "4-5-6-7-8-9"): (4, 0),
        ("split", "0-2"): (0, 3),
        ("street", "0-2-3"): (0, 4),
        ("corner", "0-1-2-3"): (0, 0),
    }.items() <= at.items()


def test_s136_3_a_chip_is_drawn_between_the_squares_it_covers() -> None:
    table = table_of()
    Round(table).act("ann", "wager", on("split", "17-20"))
    lines = GAME.layout(table).splitlines()
    (row,) = (line for line in lines if "│ 17 " in line)
    assert "│ 17 o 20 │" in row


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s136_4_nothing_is_placed_changed_or_withdrawn_after_no_more_bets(act: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("dealer", "spin the ball")
    round_.act("ann", "wager", on("red", "red"))
    round_.act("ann", "withdraw", {"on": "red", "selection": "red"})
    round_.act("ann", "wager", on("red", "red"))
    round_.act("dealer", "no more bets")
    details = on("red", "red") if act == "wager" else {"on": "red", "selection": "red"}
    assert refusal(round_, "ann", act, **details) == ("qld s136(4)", Ground.WHEN)
    round_.outcome(0)
    assert refusal(round_, "ann", act, **details) == ("qld s136(4)", Ground.WHEN)
    assert [p.stake for p in table.placed] == [500]


def test_s136_4_reading_g6_chips_put_down_or_taken_back_too_late_are_undone() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red"))
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.act("ann", "wager", on("straight up", "1", accepted=True))
    round_.act("ann", "withdraw", {"on": "red", "selection": "red", "accepted": True})
    assert [[c.text for c in r.cites] for r in round_.rulings] == [["qld s136(4)", "reading G6"]] * 2
    assert [(p.wager.name, p.stake) for p in table.placed] == [("red", 500)]
    with pytest.raises(BadInput, match="no such wager"):
        round_.act("ann", "withdraw", {"on": "odd", "selection": "odd", "accepted": True})
    round_.outcome(1)
    round_.act("dealer", "place the crown")
    assert [(x.wager, x.verdict.value, x.paid) for x in round_.lines] == [
        ("straight up", "void", 0),
        ("red", "win", 500),
    ]


def test_s136_5_a_winning_wager_stays_and_may_be_withdrawn_before_the_next_spin() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("straight up", "17"))
    (line,) = settle(round_, 17)
    assert (line.paid, line.left, line.returned) == (17_500, 500, 0)
    following = Round(table)
    withdrawals = [o for o in following.options() if o.act == "withdraw"]
    assert [(o.who, o.under.text) for o in withdrawals] == [("ann", "qld s136(5)")]
    following.act("ann", "wager", on("red", "red"))
    withdrawals = [o for o in following.options() if o.act == "withdraw"]
    assert [o.under.text for o in withdrawals] == ["qld s136(5)", "qld s136(4)"], "a new wager has won nothing yet"
    following.act("ann", "withdraw", {"on": "red", "selection": "red"})
    following.act("ann", "withdraw", {"on": "straight up", "selection": "17"})
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_000 + 17_500)


def test_s136_5_a_winning_wager_that_is_not_withdrawn_plays_again() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red"))
    settle(round_, 1)
    assert [(x.verdict, x.collected) for x in settle(Round(table), 2)] == [(Verdict.LOSE, 500)]


# s138, s139: where it lies is where it counts


def test_s138_1_a_wager_counts_where_it_lies_even_if_the_dealer_put_it_there() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("straight up", "20", placed_by="dealer"))  # 17 was meant
    assert [x.verdict for x in settle(round_, 17)] == [Verdict.LOSE]


def test_s138_2_a_wager_that_the_dealer_was_told_of_and_did_not_place_is_none() -> None:
    round_ = Round(table_of())
    round_.act("ann", "declare a wager", {"words": "always 17"})
    up_to_rest(round_, 17)
    details = {"person": "ann", "on": "straight up", "selection": "17", "stake": 500}
    assert refusal(round_, FLOOR, "lay an omitted wager", **details)[0] == "qld s140(2)"
    round_.act("dealer", "place the crown")
    assert round_.lines == []


def test_s139_each_wager_is_settled_by_its_place_when_the_ball_comes_to_rest() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "spin the ball")
    round_.act("ann", "wager", on("straight up", "17"))
    round_.act("ann", "withdraw", {"on": "straight up", "selection": "17"})
    round_.act("ann", "wager", on("split", "17-20"))
    round_.act("dealer", "no more bets")
    round_.outcome(20)
    round_.act("dealer", "place the crown")
    (line,) = round_.lines
    assert (line.wager, line.verdict, line.paid) == ("split", Verdict.WIN, 8_500)
    assert cite("qld s139") in line.cites
