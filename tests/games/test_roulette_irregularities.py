"""Roulette when something is not as usual: chips (s137, s142), fairness to the player (s140), no spin (s144)."""

from typing import Any

import pytest

from houseway.cite import cite
from houseway.equipment.chips import Purse
from houseway.equipment.non_value_chips import NonValueChips
from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.families.colour_chips import COLOURS
from houseway.games import find
from houseway.games.roulette import moments
from houseway.games.roulette.table import CHIP_CITES, RouletteTable
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.wager import Verdict

GAME = find("roulette")
FLOOR = "floor manager"
MOVE = {"person": "ann", "from": "straight up", "from_selection": "20", "to": "straight up", "to_selection": "17"}
LAY = {"person": "ann", "on": "straight up", "selection": "17", "stake": 500}


def table_of(*names: str) -> RouletteTable:
    table = GAME.open_table(people=[*(player(name, 50_000) for name in names or ("ann",)), *staff()])
    assert isinstance(table, RouletteTable)
    return table


def wager(round_: Round[Any], who: str, name: str, selection: str, stake: int = 500, **more: Any) -> None:
    round_.act(who, "wager", {"on": name, "selection": selection, "stake": stake, **more})


def up_to_rest(round_: Round[Any], number: int) -> None:
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(number)


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


# s137: non-value chips


def issue(round_: Round[Any], who: str, colour: str, amount: int = 2000, worth: int = 100, **more: Any) -> None:
    details = {"person": who, "colour": colour, "worth": worth, "amount": amount, **more}
    round_.act("dealer", "issue colour chips", details)


def test_s137_1_no_two_players_have_one_colour_unless_all_agree() -> None:
    table = table_of("ann", "bob", "cat")
    round_ = Round(table)
    issue(round_, "ann", "blue")
    details = {"person": "bob", "colour": "blue", "worth": 100, "amount": 2000}
    assert refusal(round_, "dealer", "issue colour chips", **details) == ("qld s137(1)", Ground.MEANS)
    issue(round_, "bob", "blue", agreed=["ann"])
    not_all = {**details, "person": "cat", "agreed": ["ann"]}
    assert refusal(round_, "dealer", "issue colour chips", **not_all) == ("qld s137(1)", Ground.MEANS)
    issue(round_, "cat", "blue", agreed=["bob", "ann"])
    issue(round_, "cat", "pink", worth=500)
    issue(round_, "ann", "blue", 300)
    assert table.people["ann"].purse == Purse(47_700, {("roulette 1", "blue"): 23})


def test_s137_1_a_colour_is_free_again_when_its_player_has_changed_it_back_or_left() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    issue(round_, "ann", "blue")
    wager(round_, "ann", "red", "red", 500, chips="blue")
    exchange = {"person": "ann", "colour": "blue", "of": "roulette 1"}
    round_.act("dealer", "exchange colour chips", exchange)
    assert table.chips.issues["blue"].players == ["ann"], "some lie on the layout"
    up_to_rest(round_, 0)
    round_.act("dealer", "place the crown")
    following = Round(table)
    issue(following, "ann", "pink")
    following.act("dealer", "exchange colour chips", {**exchange, "colour": "pink"})
    assert table.chips.issues["pink"].players == []
    following.act("ann", "leave")
    assert table.chips.issues["blue"].players == []
    issue(following, "bob", "blue", worth=500)
    assert table.chips.worth("blue") == 500


def test_s137_2_chips_of_another_table_are_not_used_here() -> None:
    table = table_of("ann", "bob")
    table.people["ann"].purse.non_value["roulette 2", "blue"] = 50
    round_ = Round(table)
    details = {"on": "red", "selection": "red", "stake": 500, "chips": "blue"}
    assert refusal(round_, "ann", "wager", **details) == ("qld s137(2)", Ground.MEANS)
    issue(round_, "bob", "blue")
    assert refusal(round_, "ann", "wager", **details) == ("qld s137(2)", Ground.MEANS)
    wager(round_, "bob", "red", "red", 500, chips="blue")
    assert [(p.person, p.chips, p.stake) for p in table.placed] == [("bob", "blue", 500)]


def test_s137_2_reading_g1_chips_of_another_table_that_were_accepted_are_no_wager_and_go_back_as_they_are() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["roulette 2", "blue"] = 50
    round_, held = Round(table), table.people["ann"].purse.value
    details = {"on": "red", "selection": "red", "stake": 500, "chips": "blue", "accepted": True}
    for stake in (0, -500, "5", None):
        with pytest.raises(BadInput, match="above nought"):
            round_.act("ann", "wager", details | {"stake": stake})
    round_.act("ann", "wager", details)
    (ruling,), (line,) = round_.rulings, round_.lines
    assert "of another table: no wager" in ruling.what
    assert [each.text for each in ruling.cites] == ["qld s137(2)", "qld s5(1)(a)", "reading G1"]
    assert (line.verdict, line.stake, line.returned, line.never) == (Verdict.VOID, 500, 500, True)
    assert table.people["ann"].purse.non_value["roulette 2", "blue"] == 50
    assert (table.people["ann"].purse.value, table.placed) == (held, [])
    round_.act("ann", "wager", details | {"stake": 1})  # whatever they are worth
    assert (round_.lines[-1].stake, round_.lines[-1].never) == (1, True)


def test_s137_2_a_winning_wager_in_colour_is_paid_in_that_colour() -> None:
    table = table_of()
    round_ = Round(table)
    issue(round_, "ann", "blue", 2000, 500)
    wager(round_, "ann", "split", "17-20", 1000, chips="blue")
    up_to_rest(round_, 20)
    round_.act("dealer", "place the crown")
    assert table.people["ann"].purse.non_value == {("roulette 1", "blue"): 2 + 34}


def test_s137_3_a_chips_are_exchanged_at_the_table_that_issued_them() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["roulette 2", "pink"] = 10
    round_ = Round(table)
    elsewhere = {"person": "ann", "colour": "pink", "of": "roulette 2"}
    assert refusal(round_, "dealer", "exchange colour chips", **elsewhere) == ("qld s137(3)", Ground.MEANS)
    issue(round_, "ann", "blue")
    assert refusal(round_, "dealer", "exchange colour chips", **elsewhere) == ("qld s137(3)", Ground.MEANS)
    round_.act("dealer", "exchange colour chips", {"person": "ann", "colour": "blue", "of": "roulette 1"})
    assert table.people["ann"].purse == Purse(50_000, {("roulette 2", "pink"): 10})


def test_s137_3_b_chips_of_a_table_that_is_closed_are_exchanged_here() -> None:
    table = table_of()
    closed = NonValueChips("roulette 2", COLOURS, CHIP_CITES, closed=True)
    closed.restore("pink", 500, ["ann"])
    table.closed_tables["roulette 2"] = closed
    table.people["ann"].purse.non_value["roulette 2", "pink"] = 10
    round_ = Round(table)
    before = table.holdings()
    round_.act("dealer", "exchange colour chips", {"person": "ann", "colour": "pink", "of": "roulette 2"})
    assert table.people["ann"].purse == Purse(55_000)
    assert table.holdings() == before


# s140: where strictness would be unfair


def test_s140_1_a_bumped_wager_is_taken_to_lie_where_it_was_placed() -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "20")
    up_to_rest(round_, 17)
    round_.act(FLOOR, "tell the inspector", {"proposal": "move a wager", **MOVE})
    round_.act(FLOOR, "move a wager", MOVE)
    round_.act("dealer", "place the crown")
    (line,) = round_.lines
    assert (line.selection, line.verdict, line.paid) == ("17", Verdict.WIN, 17_500)
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s140(1)", "qld s138(1)", "qld s139"]


def test_s140_1_a_wager_under_standing_instructions_that_was_overlooked_is_laid() -> None:
    table = table_of()
    round_ = Round(table)
    up_to_rest(round_, 17)
    round_.act(FLOOR, "tell the inspector", {"proposal": "lay an omitted wager", **LAY})
    round_.act(FLOOR, "lay an omitted wager", LAY)
    round_.act("dealer", "place the crown")
    assert [(x.selection, x.paid) for x in round_.lines] == [("17", 17_500)]
    assert table.people["ann"].purse.value == 50_000 - 500 + 17_500


def test_s140_1_a_wager_in_colour_chips_is_moved_in_them() -> None:
    table = table_of()
    round_ = Round(table)
    issue(round_, "ann", "blue")
    wager(round_, "ann", "straight up", "20", 500, chips="blue")
    up_to_rest(round_, 17)
    round_.act(FLOOR, "tell the inspector", {"proposal": "move a wager", **MOVE, "chips": "blue"})
    round_.act(FLOOR, "move a wager", {**MOVE, "chips": "blue"})
    assert [(p.selection, p.chips) for p in table.placed] == [("17", "blue")]


def test_s140_1_it_is_for_the_player_and_never_against() -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "20")
    up_to_rest(round_, 20)
    away = {"proposal": "move a wager", **MOVE}
    assert refusal(round_, FLOOR, "tell the inspector", **away)[0] == "qld s140(1)"
    losing = {"proposal": "lay an omitted wager", **LAY}
    assert refusal(round_, FLOOR, "tell the inspector", **losing)[0] == "qld s140(1)"


def test_s140_1_what_was_told_before_the_ball_came_to_rest_is_not_done_against_the_player() -> None:
    round_ = Round(table_of())
    wager(round_, "ann", "straight up", "20")
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.act(FLOOR, "tell the inspector", {"proposal": "move a wager", **MOVE})
    round_.outcome(20)
    with pytest.raises(HousewayError):
        round_.act(FLOOR, "move a wager", MOVE)


def test_s140_2_nothing_is_done_before_an_inspector_is_told_of_it() -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "20")
    up_to_rest(round_, 17)
    assert refusal(round_, FLOOR, "move a wager", **MOVE) == ("qld s140(2)", Ground.WHEN)
    assert refusal(round_, FLOOR, "lay an omitted wager", **LAY) == ("qld s140(2)", Ground.WHEN)
    round_.act(FLOOR, "tell the inspector", {"proposal": "lay an omitted wager", **LAY})
    assert round_.rulings[-1].cites == (cite("qld s140(2)"),)
    assert refusal(round_, FLOOR, "move a wager", **MOVE) == ("qld s140(2)", Ground.WHEN)
    more = {**LAY, "stake": 1000}
    assert refusal(round_, FLOOR, "lay an omitted wager", **more) == ("qld s140(2)", Ground.WHEN)
    assert refusal(round_, "dealer", "lay an omitted wager", **LAY) == ("qld s140(1)", Ground.WHO)
    round_.act(FLOOR, "lay an omitted wager", LAY)


def test_s140_2_what_was_told_once_is_done_once() -> None:
    round_ = Round(table_of())
    up_to_rest(round_, 17)
    round_.act(FLOOR, "tell the inspector", {"proposal": "lay an omitted wager", **LAY})
    round_.act(FLOOR, "lay an omitted wager", LAY)
    assert refusal(round_, FLOOR, "lay an omitted wager", **LAY) == ("qld s140(2)", Ground.WHEN)


# s142: value chips


@pytest.mark.parametrize(
    ("use", "allowed"),
    [({"use": "prohibit"}, 0), ({"use": "limit", "most": 700}, 700), ({"use": "permit"}, 50_000)],
)
def test_s142_value_chips_are_permitted_limited_or_prohibited(use: dict[str, Any], allowed: int) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act(FLOOR, "value chips", use)
    offered = sum(f.most for o in round_.options() if o.act == "wager" for f in o.fields if f.name == "stake")
    assert bool(offered) == bool(allowed)
    if allowed < 50_000:
        over = {"on": "red", "selection": "red", "stake": allowed + 500}
        assert refusal(round_, "ann", "wager", **over) == ("qld s142", Ground.MEANS)
    if allowed:
        wager(round_, "ann", "red", "red", 500)
    if allowed == 700:  # no way round it by adding
        assert refusal(round_, "ann", "wager", on="red", selection="red", stake=500) == ("qld s142", Ground.MEANS)
    issue(round_, "ann", "blue")
    wager(round_, "ann", "odd", "odd", 1000, chips="blue")


@pytest.mark.parametrize("by", ["dealer", FLOOR, "pit boss"])
def test_s142_any_employee_prohibits_value_chips_for_one_player(by: str) -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act(by, "value chips", {"use": "prohibit", "person": "ann"})
    red = {"on": "red", "selection": "red", "stake": 500}
    assert refusal(round_, "ann", "wager", **red) == ("qld s142", Ground.MEANS)
    wager(round_, "bob", "red", "red")
    assert table.as_data()["value_chips_of"] == {"ann": "0.00"}
    round_.act(by, "value chips", {"use": "prohibit"})
    round_.act(by, "value chips", {"use": "permit", "person": "ann"})
    wager(round_, "ann", "red", "red")
    assert refusal(round_, "bob", "wager", **red) == ("qld s142", Ground.MEANS)
    assert refusal(round_, "ann", "value chips", use="permit") == ("qld s142", Ground.WHO)


# s131(4): the ball


@pytest.mark.parametrize("ball", [{"ball_mm": 16}, {"ball_mm": 24}, {"ball_substance": "partly metallic"}])
def test_s131_4_no_table_is_opened_with_a_ball_that_may_not_be_used(ball: dict[str, Any]) -> None:
    with pytest.raises(Refused) as caught:
        GAME.open_table(**ball)
    assert caught.value.under == cite("qld s131(4)")
    GAME.open_table(ball_mm=17, ball_substance="non-metallic")
    GAME.open_table(ball_mm=23)


def test_s131_4_a_ball_is_changed_for_one_that_may_be_used() -> None:
    round_ = Round(table_of())
    for wrong in ({"diameter": 16}, {"diameter": 24}, {"diameter": 20, "substance": "metallic"}):
        assert refusal(round_, "dealer", "change the ball", **wrong)[0] == "qld s131(4)"
    round_.act("dealer", "change the ball", {"diameter": 17, "substance": "non-metallic"})
    assert round_.table.as_data() == {"ball_mm": 17}


@pytest.mark.parametrize("rests", [True, False])
def test_s131_4_reading_s11_a_spin_of_an_unfit_ball_counts_for_nothing(rests: bool) -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    if rests:
        round_.outcome(17)
    round_.act(FLOOR, "unfit ball", {"fault": "more than 23 mm in diameter"})
    assert round_.rulings[-1].cites == (cite("qld s131(4)"), cite("reading S11"))
    assert (round_.lines, table.moment) == ([], moments.BEFORE_THE_SPIN)


# s132(2): the call comes while the ball runs


def test_s132_2_nothing_comes_to_rest_before_the_call() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "spin the ball")
    for act in ("place the crown", "ball came to rest"):
        assert refusal(round_, "dealer", act) == ("qld s132(2)", Ground.WHEN)


def test_s132_2_a_ball_at_rest_before_the_call_is_refused() -> None:
    round_ = Round(table_of())
    for act, under in (("", "qld s132(1)"), ("spin the ball", "qld s132(2)")):
        if act:
            round_.act("dealer", act)
        with pytest.raises(Refused) as caught:
            round_.outcome(17)
        assert (caught.value.under.text, caught.value.ground) == (under, Ground.WHEN)
        with pytest.raises(BadInput):
            round_.outcome(37)


def test_s132_2_s139_reading_s10_a_ball_at_rest_before_the_call_has_decided_what_lay_there() -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    assert refusal(round_, "dealer", "ball at rest before the call") == ("qld s132(2)", Ground.WHEN)
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "ball at rest before the call")
    assert round_.rulings[-1].cites == tuple(map(cite, ("qld s132(2)", "qld s132(1)", "qld s139", "reading S10")))
    late = {"on": "red", "selection": "red", "stake": 500}
    assert refusal(round_, "ann", "wager", **late) == ("qld s139", Ground.WHEN)
    round_.outcome(17)
    round_.act("dealer", "place the crown")
    assert [(x.selection, x.paid) for x in round_.lines] == [("17", 17_500)]
    assert "no more bets" not in [each.words for each in table.called]


def test_s132_1_a_spin_that_was_not_called_may_still_turn_out_not_to_be_valid() -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "ball at rest before the call")
    round_.outcome(17)
    round_.act("dealer", "invalid spin", {"cause": "fewer than 4 revolutions"})
    assert (round_.lines, table.moment, len(table.placed)) == ([], moments.BEFORE_THE_SPIN, 1)
    wager(round_, "ann", "red", "red")  # the next spin has a call of its own


@pytest.mark.parametrize(
    ("steps", "act", "under"),
    [
        ((), "no more bets", "qld s132(2)"),
        ((), "place the crown", "qld s133(1)"),
        (("spin the ball",), "spin the ball", "qld s132(1)"),
        (("spin the ball", "no more bets"), "no more bets", "qld s132(2)"),
        (("spin the ball", "no more bets"), "place the crown", "qld s133(1)"),
        (("spin the ball", "no more bets"), "spin the ball", "qld s132(1)"),
    ],
)
def test_s132_s133_the_steps_of_a_spin_have_their_order(steps: tuple[str, ...], act: str, under: str) -> None:
    round_ = Round(table_of())
    for step in steps:
        round_.act("dealer", step)
    assert refusal(round_, "dealer", act) == (under, Ground.WHEN)


def test_s136_4_nothing_is_declared_after_no_more_bets() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "spin the ball")
    round_.act("ann", "declare a wager", {"words": "ten on red"})
    round_.act("dealer", "no more bets")
    assert refusal(round_, "ann", "declare a wager", words="ten on red") == ("qld s136(4)", Ground.WHEN)


@pytest.mark.parametrize("what", ["wheel", "ball"])
def test_s134_reading_s6_a_spin_that_another_hand_has_interfered_with_counts_for_nothing(what: str) -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.act("dealer", "interference", {"what": what})
    assert round_.rulings[-1].cites == (cite("qld s134"), cite("reading S6"))
    assert (round_.lines, table.moment) == ([], moments.BEFORE_THE_SPIN)


# s140(2): told anew


def test_s140_2_reading_s9_what_the_inspector_was_told_before_a_no_spin_is_told_anew() -> None:
    round_ = Round(table_of())
    wager(round_, "ann", "straight up", "20")
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.act(FLOOR, "tell the inspector", {"proposal": "move a wager", **MOVE})
    round_.act("dealer", "no spin", {"cause": "ball out of the wheel"})
    assert refusal(round_, FLOOR, "move a wager", **MOVE) == ("qld s138(1)", Ground.WHEN)
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    assert refusal(round_, FLOOR, "move a wager", **MOVE) == ("qld s140(2)", Ground.WHEN)


# s144: no spin

CAUSES = [
    ("ball spun with the wheel", "qld s144(1)"),
    ("ball will not complete 4 revolutions", "qld s144(2)"),
    ("foreign object in the wheel", "qld s144(3)"),
    ("ball hung up", "qld s144(3)"),
]


def run_the_ball(round_: Round[Any], *, closed: bool) -> None:
    round_.act("dealer", "spin the ball")
    if closed:
        round_.act("dealer", "no more bets")


@pytest.mark.parametrize(("cause", "under"), CAUSES)
@pytest.mark.parametrize("by", ["dealer", FLOOR, "assistant pit boss", "pit boss"])
@pytest.mark.parametrize("closed", [False, True])
def test_s144_1_s144_2_s144_3_no_spin_is_announced_and_the_ball_removed(
    cause: str, under: str, by: str, closed: bool
) -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    run_the_ball(round_, closed=closed)
    round_.act(by, "no spin", {"cause": cause})
    assert (table.called[-1].words, table.called[-1].under.text) == ("no spin", "qld s144(5)")
    assert round_.rulings[-1].cites == (cite(under), cite("reading S2"))
    assert refusal(round_, "ann", "remove the ball") == (under, Ground.WHO)
    round_.act("dealer", "remove the ball")
    assert (round_.over, round_.lines, table.moment) == (False, [], moments.BEFORE_THE_SPIN)
    round_.act("ann", "withdraw", {"on": "straight up", "selection": "17"})
    assert table.people["ann"].purse.value == 50_000


@pytest.mark.parametrize("by", ["dealer", FLOOR])
def test_s144_4_a_ball_out_of_the_wheel_is_no_spin(by: str) -> None:
    round_ = Round(table_of())
    wager(round_, "ann", "straight up", "17")
    run_the_ball(round_, closed=True)
    round_.act(by, "no spin", {"cause": "ball out of the wheel"})
    assert round_.rulings[-1].cites == (cite("qld s144(4)"), cite("reading S2"))
    up_to_rest(round_, 17)  # there is nothing to remove: the ball is spun again
    round_.act("dealer", "place the crown")
    assert [x.paid for x in round_.lines] == [17_500]


@pytest.mark.parametrize(("cause", "_under"), CAUSES)
def test_s144_5_the_spin_is_invalid_wherever_the_ball_comes_to_rest(cause: str, _under: str) -> None:
    table = table_of()
    round_ = Round(table)
    wager(round_, "ann", "straight up", "17")
    run_the_ball(round_, closed=True)
    round_.act("dealer", "no spin", {"cause": cause})
    with pytest.raises(HousewayError):
        round_.outcome(17)
    round_.act("dealer", "ball came to rest")
    assert round_.rulings[-1].cites == (cite("qld s144(5)"),)
    assert [(p.selection, p.stake) for p in table.placed] == [("17", 500)]
    up_to_rest(round_, 0)
    round_.act("dealer", "place the crown")
    assert [x.verdict for x in round_.lines] == [Verdict.LOSE]


def test_s144_5_reading_s2_wagers_stay_down_or_are_taken_back_as_their_owner_likes() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for who in ("ann", "bob"):
        wager(round_, who, "red", "red")
    run_the_ball(round_, closed=True)
    round_.act("dealer", "no spin", {"cause": "ball out of the wheel"})
    round_.act("ann", "withdraw", {"on": "red", "selection": "red"})
    up_to_rest(round_, 1)
    round_.act("dealer", "place the crown")
    assert [(x.person, x.paid) for x in round_.lines] == [("bob", 500)]


@pytest.mark.parametrize("closed", [False, True])
def test_s136_4_s144_5_a_spin_called_off_closes_nothing_while_the_ball_is_taken_out(closed: bool) -> None:
    round_ = Round(table_of())
    run_the_ball(round_, closed=closed)
    round_.act("dealer", "no spin", {"cause": "ball hung up"})
    wager(round_, "ann", "red", "red")
    round_.act("ann", "withdraw", {"on": "red", "selection": "red"})
    assert not round_.table.placed


@pytest.mark.parametrize("who", ["ann", "inspector", "chief executive"])
def test_s144_5_no_spin_is_for_the_dealer_or_somebody_more_senior(who: str) -> None:
    round_ = Round(table_of())
    run_the_ball(round_, closed=True)
    assert refusal(round_, who, "no spin", cause="ball hung up") == ("qld s144(5)", Ground.WHO)


def test_s144_5_there_is_no_spin_to_call_off_before_the_ball_runs_or_after_it_rests() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", "no spin", cause="ball hung up") == ("qld s144(5)", Ground.WHEN)
    up_to_rest(round_, 3)
    assert refusal(round_, "dealer", "no spin", cause="ball hung up") == ("qld s144(5)", Ground.WHEN)


def test_s142_value_chips_are_limited_at_a_table_without_players_too() -> None:
    table = table_of()
    for name in [person.name for person in table.players]:
        Round(table).act(name, "leave")
    round_ = Round(table)
    ways = [option.fields for option in round_.options("dealer") if option.act == "value chips"]
    assert all(field.choices for way in ways for field in way if field.kind == "choice")
    round_.act("dealer", "value chips", {"use": "prohibit"})


def test_s134_reading_s6_a_hand_on_the_wheel_before_the_spin_is_noted() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "interference", {"what": "wheel"})
    assert round_.rulings[-1].cites == (cite("qld s134"), cite("reading S6"))
    assert round_.moment == moments.BEFORE_THE_SPIN


def test_s144_5_a_ball_that_comes_to_rest_uncalled_after_no_spin_decides_nothing() -> None:
    round_ = Round(table_of())
    wager(round_, "ann", "straight up", "17")
    run_the_ball(round_, closed=False)
    round_.act("dealer", "no spin", {"cause": "ball hung up"})
    round_.act("dealer", "ball at rest before the call")
    assert round_.rulings[-1].cites == (cite("qld s144(5)"),)
    round_.act("dealer", "ball came to rest")
    assert (round_.lines, round_.moment) == ([], moments.BEFORE_THE_SPIN)
