"""Mini-dice, in the order of Part 11."""

from datetime import datetime, timedelta
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from support.tumbler import NO_MORE_BETS, SETTLE, Dice, called, on, refusal, roll, ruled, settle, withdrawal

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.three_dice import Rolled, facts
from houseway.families.tumbler import ACTIVATE
from houseway.games import find
from houseway.games.mini_dice.opening import CHECK_THE_SEAL, PUT_RIGHT, SPIN_THE_DICE
from houseway.games.mini_dice.rules import DEFAULT_SIGN
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.odds.exact import exact
from houseway.play.ask import Outcome
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.wager import Verdict, Wager
from houseway.play.wagering import Wagering

GAME = find("mini-dice")
FLOOR = "floor manager"
FACES = "individual die face values"
NAMES = ["field", FACES]
NOW = datetime(1998, 9, 4, 21)
ROLLS: list[Dice] = [(a, b, c) for a, b, c in product(range(1, 7), repeat=3)]
WORKS, SEALED = {"finding": "functions correctly"}, {"finding": "dice properly under seal"}


def table_of(*names: str, inspected: bool = True, **settings: Any) -> MiniDiceTable:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, inspected=inspected, **settings)
    assert isinstance(table, MiniDiceTable)
    return table


def row(name: str) -> Wager[Rolled]:
    return GAME.wager_named[name]


def cloth(table: MiniDiceTable) -> str:
    return GAME.layout(table)


# s176: the table


def test_s176_2_the_cloth_bears_the_casinos_name_and_a_box_for_every_wager() -> None:
    assert cloth(table_of()).splitlines()[0] == "Houseway  (qld s176(2))"
    printed = [(place.wager, place.selection) for place in GAME.cloth(table_of()).places]
    assert sorted(printed) == sorted((wager.name, place) for wager in GAME.wagers for place in wager.selections)


def test_s176_3_the_boxes_are_marked_with_numbers_totals_and_odds() -> None:
    table = table_of()
    Round(table).act("ann", "wager", on(FACES, "6"))
    drawn = cloth(table)
    assert "FIELD  5  6  7  8  ·  13  14  15  16" in drawn
    assert drawn.count("1/2/12 to 1") == 6
    assert "individual die face values: 1 to 1, 2 to 1, 12 to 1" in drawn
    assert drawn.count("qld s176(3)") == 2
    assert drawn.splitlines()[4].endswith("o│"), "her chips lie in the last box"


@pytest.mark.parametrize("dice", [2, 4])
def test_s176_4_the_tumbler_holds_3_identical_dice(dice: int) -> None:
    with pytest.raises(Refused) as caught:
        table_of(dice=dice)
    assert caught.value.under == cite("qld s176(4)")
    assert sum(table_of(dice=3).tumbler.weights().values()) == 216


def test_s176_7_a_broken_seal_stops_the_game_until_the_dice_are_sealed() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("field"))
    roll(round_, (1, 1, 1))
    round_.act("dealer", "seal broken")
    assert ruled(round_) == ["qld s176(7)", "reading S8"]
    assert refusal(round_, "dealer", "seal the dice") == ("qld s176(7)", Ground.WHO)
    round_.act(FLOOR, "seal the dice")
    assert [line.verdict for line in settle(round_, (1, 2, 2))] == [Verdict.WIN]


def test_s176_7_a_broken_seal_keeps_nobody_from_wagering() -> None:
    round_ = Round(table_of())
    round_.act("dealer", "seal broken")
    round_.act("ann", "wager", on("field"))
    assert refusal(round_, "dealer", "no more bets") == ("qld s176(7)", Ground.WHEN)
    round_.act(FLOOR, "seal the dice")
    assert [line.verdict for line in settle(round_, (1, 2, 2))] == [Verdict.WIN]


# s177: before the table opens


def test_s177_a_s177_b_a_floor_manager_tries_the_tumbler_and_checks_the_seal() -> None:
    table = table_of(inspected=False)
    round_ = Round(table)
    assert refusal(round_, "dealer", SPIN_THE_DICE, **WORKS) == ("qld s177(a)", Ground.WHO)
    round_.act("pit boss", SPIN_THE_DICE, WORKS)  # who does what is left to a floor manager (reading B59)
    assert refusal(round_, FLOOR, SPIN_THE_DICE, **WORKS) == ("qld s177(a)", Ground.WHEN)
    assert refusal(round_, "dealer", CHECK_THE_SEAL, **SEALED) == ("qld s177(b)", Ground.WHO)
    round_.act(FLOOR, CHECK_THE_SEAL, SEALED)
    assert called(round_) == [("the table is open for gaming", "qld s177")]
    assert isinstance(round_.ask, Wagering)
    settle(round_, (1, 2, 3))
    assert isinstance(Round(table).ask, Wagering), "once, before the table opens"


def test_s177_the_checks_have_no_order_of_their_own() -> None:
    round_ = Round(table_of(inspected=False))
    round_.act(FLOOR, CHECK_THE_SEAL, SEALED)
    round_.act("assistant pit boss", SPIN_THE_DICE, WORKS)
    assert isinstance(round_.ask, Wagering)


def test_s176_7_s177_a_seal_that_is_found_broken_before_the_table_opens() -> None:
    round_ = Round(table_of(inspected=False))
    round_.act("dealer", "seal broken")
    assert ruled(round_) == ["qld s176(7)", "reading S8"]
    round_.act(FLOOR, "seal the dice")
    assert round_.moment == "before the table opens for gaming"


def test_s177_nothing_is_played_before_both_checks() -> None:
    round_ = Round(table_of(inspected=False))
    for _ in range(2):
        assert refusal(round_, "ann", "wager", **on("field")) == ("qld s177", Ground.WHEN)
        for act in (NO_MORE_BETS, ACTIVATE, SETTLE):
            assert refusal(round_, "dealer", act) == ("qld s177", Ground.WHEN)
        assert refusal(round_, "ann", ACTIVATE) == ("qld s187", Ground.WHO)
        if SPIN_THE_DICE in {option.act for option in round_.options()}:
            round_.act(FLOOR, SPIN_THE_DICE, WORKS)


@pytest.mark.parametrize(
    ("function", "seal", "under"),
    [
        ("does not function correctly", "dice properly under seal", ["qld s177", "reading S8"]),
        ("functions correctly", "seal interfered with", ["qld s177", "qld s176(7)", "reading S8"]),
        ("functions correctly", "dice not under seal", ["qld s177", "qld s176(7)", "reading S8"]),
    ],
)
def test_s177_reading_s8_a_check_that_fails_keeps_the_table_shut(function: str, seal: str, under: list[str]) -> None:
    table = table_of(inspected=False)
    round_ = Round(table)
    round_.act(FLOOR, SPIN_THE_DICE, {"finding": function})
    round_.act(FLOOR, CHECK_THE_SEAL, {"finding": seal})
    assert ruled(round_) == under
    assert "inspected" not in table.as_data()
    assert refusal(round_, "ann", "wager", **on("field")) == ("qld s177", Ground.WHEN)
    round_.act(FLOOR, PUT_RIGHT)
    round_.act(FLOOR, SPIN_THE_DICE, WORKS)
    round_.act(FLOOR, CHECK_THE_SEAL, SEALED)
    assert table.as_data() == {"inspected": True}


# s178: the wagers


def test_s178_1_field_and_face_values_are_permissible_and_no_other() -> None:
    assert [(wager.name, tuple(wager.selections)) for wager in GAME.wagers] == [
        ("field", ("field",)),
        (FACES, tuple("123456")),
    ]
    round_ = Round(table_of())
    for name, selection in (("small", "small"), (FACES, "7"), ("field", "5")):
        assert refusal(round_, "ann", "wager", **on(name, selection)) == ("qld s5(1)(a)", Ground.WHAT)
    assert {o.under for o in round_.options() if o.act == "wager"} == {cite("qld s178(1)")}


def test_s178_2_the_uppermost_faces_decide() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("field"))
    (line,) = settle(round_, (1, 2, 2))
    assert [c.text for c in line.cites] == ["qld s178(4)", "qld s178(2)", "qld s180(1)", "qld s184(a)"]


def test_s178_3_each_die_shows_one_face_and_no_more() -> None:
    round_ = Round(table_of())
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    assert isinstance(round_.ask, Outcome)
    assert round_.ask.under == cite("qld s178(3)")
    for wrong in ((1, 2), (1, 2, 3, 4), (1, 2, 7)):
        with pytest.raises(BadInput):
            round_.outcome(wrong)


def winning(name: str, selection: str) -> set[Dice]:
    return {d for d in ROLLS if row(name).decide(facts(selection, d)).verdict is Verdict.WIN}


def test_s178_4_field_wins_on_5_to_8_and_13_to_16() -> None:
    assert winning("field", "field") == {d for d in ROLLS if sum(d) in (5, 6, 7, 8, 13, 14, 15, 16)}


@pytest.mark.parametrize("number", range(1, 7))
def test_s178_4_a_face_value_wins_on_one_die_or_more(number: int) -> None:
    assert winning(FACES, str(number)) == {d for d in ROLLS if number in d}


@pytest.mark.parametrize("name", NAMES)
def test_s178_4_exactly_one_clause_fires_for_every_selection_and_roll(name: str) -> None:
    for selection in row(name).selections:
        for dice in ROLLS:
            (clause,) = row(name).clauses_that_apply(facts(selection, dice))
            assert clause.verdict in (Verdict.WIN, Verdict.LOSE)


# s179, s180: how wagers are made


def test_s179_1_a_wager_is_made_with_chips_that_the_player_has() -> None:
    table = table_of()
    table.people["ann"].purse.value = 400
    round_ = Round(table)
    assert refusal(round_, "ann", "wager", **on("field")) == ("qld s179(1)", Ground.MEANS)
    round_.act("ann", "wager", on("field", stake=400))


def test_s179_2_a_wager_that_is_only_spoken_is_not_accepted() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "ann", "declare a wager", words="five on the field") == ("qld s179(2)", Ground.WHAT)
    assert settle(round_, (1, 2, 2)) == []


def test_s180_1_a_wager_counts_where_it_lies_though_the_dealer_helped() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on(FACES, "5", placed_by="dealer"))
    (line,) = settle(round_, (1, 1, 6))
    assert line.verdict is Verdict.LOSE
    assert cite("qld s180(1)") in line.cites


def test_s180_2_instructions_that_the_dealer_got_wrong_change_nothing() -> None:
    table = table_of()
    assert GAME.hands == cite("qld s180(2)")
    round_ = Round(table)
    round_.act("ann", "wager", on(FACES, "6", placed_by="dealer"))  # 5 was said
    assert [(x.selection, x.paid) for x in settle(round_, (5, 5, 6))] == [("6", 500)]


# s181, s182: when, and with what


def test_s181_1_no_more_bets_is_called_before_the_tumbler_is_activated() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", ACTIVATE) == ("qld s181(1)", Ground.WHEN)
    round_.act("dealer", NO_MORE_BETS)
    assert called(round_) == [("no more bets", "qld s181(1)")]


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s181_1_s181_2_reading_s5_nothing_is_placed_after_the_call_nor_withdrawn_after_activation(act: str) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("field"))
    round_.act("ann", "withdraw", withdrawal("field"))
    round_.act("ann", "wager", on("field"))
    details = on("field") if act == "wager" else withdrawal("field")
    round_.act("dealer", NO_MORE_BETS)
    if act == "wager":
        assert refusal(round_, "ann", act, **details) == ("qld s181(1)", Ground.WHEN)
    round_.act("dealer", ACTIVATE)
    assert refusal(round_, "ann", act, **details) == ("qld s181(2)", Ground.WHEN)
    round_.outcome((1, 2, 2))
    assert refusal(round_, "ann", act, **details) == ("qld s181(2)", Ground.WHEN)


def test_s181_2_reading_s5_a_wager_may_be_withdrawn_until_the_tumbler_is_activated() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("field"))
    round_.act("dealer", NO_MORE_BETS)
    round_.act("ann", "withdraw", withdrawal("field"))
    assert table.placed == []


def test_s181_2_reading_g6_chips_put_down_or_taken_back_too_late_are_undone() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("field"))
    roll(round_, (1, 2, 2))
    round_.act("ann", "wager", on(FACES, "1", accepted=True))
    round_.act("ann", "withdraw", {**withdrawal("field"), "accepted": True})
    assert [[c.text for c in r.cites] for r in round_.rulings] == [["qld s181(2)", "reading G6"]] * 2
    round_.act("dealer", SETTLE)
    assert [(x.wager, x.paid, x.returned) for x in round_.lines] == [(FACES, 0, 500), ("field", 500, 500)]


def test_s182_non_value_chips_are_neither_used_nor_issued() -> None:
    table = table_of()
    table.people["ann"].purse.non_value["roulette 1", "blue"] = 20
    round_ = Round(table)
    assert refusal(round_, "ann", "wager", **on("field", chips="blue")) == ("qld s182", Ground.MEANS)
    details = {"person": "ann", "colour": "blue", "worth": 100, "amount": 2000}
    assert refusal(round_, "dealer", "issue colour chips", **details) == ("qld s182", Ground.WHAT)
    round_.act("dealer", "non-value chips found", {"person": "ann"})
    assert ruled(round_) == ["qld s182", "qld s5(1)(a)", "reading G1"]
    assert table.people["ann"].purse.non_value == {("roulette 1", "blue"): 20}
    assert settle(round_, (1, 2, 2)) == []


# s183: minimum and maximum


@pytest.mark.parametrize("kind", NAMES)
def test_s183_1_the_operator_sets_a_minimum_and_a_maximum_for_every_wager(kind: str) -> None:
    lacking = {name: line for name, line in DEFAULT_SIGN.limits.items() if name != kind}
    with pytest.raises(Refused, match=kind) as caught:
        table_of(sign=Sign(lacking))
    assert caught.value.under == cite("qld s183(1)")
    round_ = Round(table_of(sign=DEFAULT_SIGN.with_limits(kind, Limits(1000, 2000))))
    place = row(kind).selections[0]
    for stake in (900, 2100):
        assert refusal(round_, "ann", "wager", **on(kind, place, stake)) == ("qld s5(1)(b)", Ground.AMOUNT)


def test_s183_2_minimum_and_maximum_are_on_the_sign() -> None:
    shown = DEFAULT_SIGN.shown(GAME.sign_under)
    assert "(qld s183(2))" in shown
    assert all(f"{kind} " in shown for kind in NAMES)


def test_s183_3_a_minimum_goes_up_only_20_minutes_after_a_sign_has_said_so() -> None:
    table = table_of()
    round_ = Round(table)
    higher = {"kind": "field", "minimum": 1000, "maximum": 50_000}
    assert refusal(round_, FLOOR, "change the sign", **higher, now=NOW) == ("qld s183(3)", Ground.WHEN)
    soon, due = NOW + timedelta(minutes=19), NOW + timedelta(minutes=20)
    notice = {"kind": "field", "minimum": 1000, "now": NOW}
    assert refusal(round_, FLOOR, "announce a higher minimum", **notice, effective=soon)[0] == "qld s183(3)"
    round_.act(FLOOR, "announce a higher minimum", {**notice, "effective": due})
    assert refusal(round_, FLOOR, "change the sign", **higher, now=soon) == ("qld s183(3)", Ground.WHEN)
    round_.act(FLOOR, "change the sign", {**higher, "now": due})
    assert table.sign.limits["field"] == Limits(1000, 50_000)


# s184: odds


@pytest.mark.parametrize(
    ("name", "selection", "dice", "pays", "under"),
    [
        ("field", "field", (1, 2, 2), 1, "qld s184(a)"),
        ("field", "field", (2, 2, 2), 1, "qld s184(a)"),
        ("field", "field", (4, 6, 6), 1, "qld s184(a)"),
        *((FACES, str(n), tuple(sorted((n, n % 6 + 1, (n + 1) % 6 + 1))), 1, "qld s184(b)") for n in range(1, 7)),
        *((FACES, str(n), tuple(sorted((n, n, n % 6 + 1))), 2, "qld s184(b)") for n in range(1, 7)),
        *((FACES, str(n), (n, n, n), 12, "qld s184(b)") for n in range(1, 7)),
    ],
)
def test_s184_what_each_winning_wager_is_paid(name: str, selection: str, dice: Dice, pays: int, under: str) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on(name, selection, 1000))
    (line,) = settle(round_, dice)
    assert (line.verdict, line.paid, line.returned) == (Verdict.WIN, pays * 1000, 1000)
    assert line.cites[-1] == cite(under)


@pytest.mark.parametrize(("name", "selection"), [("field", "field"), *((FACES, n) for n in "123456")])
def test_s184_every_wager_returns_minus_1_in_27(name: str, selection: str) -> None:
    assert exact(GAME, row(name), selection).expected == Fraction(-1, 27)


# s185 to s188: the spin, the call, hands off, no spin


@pytest.mark.parametrize(
    ("spun", "cause", "under"),
    [
        (False, "tumbler turned over too few times", "qld s185(a)"),
        (True, "dice spun too few times", "qld s185(b)"),
    ],
)
def test_s185_a_s185_b_reading_s4_fewer_than_3_times_is_no_spin(spun: bool, cause: str, under: str) -> None:
    round_ = Round(table_of(spun=spun))
    round_.act("ann", "wager", on("field"))
    roll(round_, (1, 1, 1))
    assert refusal(round_, "dealer", "invalid spin", cause=cause, times=3) == ("qld s185", Ground.AMOUNT)
    round_.act("dealer", "invalid spin", {"cause": cause, "times": 2})
    assert ruled(round_) == [under, "reading S4"]
    assert [x.verdict for x in settle(round_, (1, 2, 2))] == [Verdict.WIN]


def test_s185_the_tumbler_is_activated_once_a_spin() -> None:
    round_ = Round(table_of())
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    assert refusal(round_, "dealer", ACTIVATE) == ("qld s185", Ground.WHEN)


@pytest.mark.parametrize(
    ("dice", "words", "under"),
    [
        pytest.param((2, 3, 6), "2, 3, 6; total 11", "qld s186(1)", id="s186_1_s186_2"),
        pytest.param((3, 3, 4), "double 3, 4; total 10", "qld s186(3)", id="s186_3_double"),
        pytest.param((5, 5, 5), "triple 5; total 15", "qld s186(3)", id="s186_3_triple"),
    ],
)
def test_s186_1_s186_2_s186_3_how_a_result_is_called(dice: Dice, words: str, under: str) -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", SETTLE) == ("qld s186(1)", Ground.WHEN)
    roll(round_, dice)
    assert called(round_)[-1] == (words, under)


@pytest.mark.parametrize("who", ["ann", "cy", "inspector"])
def test_s187_only_staff_who_answer_for_the_game_activate_or_touch_the_tumbler(who: str) -> None:
    round_ = Round(table_of())
    for _ in range(2):
        assert refusal(round_, who, ACTIVATE) == ("qld s187", Ground.WHO)
        assert refusal(round_, who, "handle the tumbler") == ("qld s187", Ground.WHO)
        if isinstance(round_.ask, Wagering):
            round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", "handle the tumbler")
    assert ruled(round_) == ["qld s187"]
    round_.act(FLOOR, ACTIVATE)


def test_s187_reading_s6_a_spin_by_somebody_else_counts_for_nothing() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("field"))
    roll(round_, (1, 2, 2))
    round_.act(FLOOR, "invalid spin", {"cause": "activated by somebody who may not"})
    assert ruled(round_) == ["qld s187", "reading S6"]
    assert [x.verdict for x in settle(round_, (1, 1, 1))] == [Verdict.LOSE]


@pytest.mark.parametrize("at_rest", [False, True])
def test_s187_reading_s6_a_spin_that_somebody_interfered_with_counts_for_nothing(at_rest: bool) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("field"))
    round_.act("dealer", "interference")  # the tumbler is at rest: it is noted
    assert (ruled(round_), round_.moment) == (["qld s187", "reading S6"], "wagers are open")
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    if at_rest:
        round_.outcome((1, 2, 2))
    assert refusal(round_, "ann", "interference") == ("qld s187", Ground.WHO)
    round_.act("dealer", "interference")
    assert ruled(round_) == ["qld s187", "reading S6"]
    assert [x.verdict for x in settle(round_, (1, 1, 1))] == [Verdict.LOSE]


@pytest.mark.parametrize(
    ("cause", "under"), [("die not flat", "qld s188(1)"), ("tumbler not operating correctly", "qld s188(2)")]
)
@pytest.mark.parametrize("announced", [False, True])
def test_s188_1_s188_2_reading_s2_no_spin_decides_nothing(cause: str, under: str, announced: bool) -> None:
    round_ = Round(table_of("ann", "bob"))
    for who in ("ann", "bob"):
        round_.act(who, "wager", on("field"))
    assert refusal(round_, "dealer", "no spin", cause=cause) == ("qld s188(1)", Ground.WHEN)
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    if announced:
        round_.outcome((1, 1, 1))
    assert refusal(round_, FLOOR, "no spin", cause=cause) == ("qld s188(1)", Ground.WHO)
    round_.act("dealer", "no spin", {"cause": cause})
    assert called(round_)[-1] == ("no spin", under)
    assert ruled(round_) == [under, "reading S2"]
    round_.act("ann", "withdraw", withdrawal("field"))
    assert [(x.person, x.paid) for x in settle(round_, (1, 2, 2))] == [("bob", 500)]


def test_the_table_is_written_down_and_set_up_again() -> None:
    table = table_of(spun=True)
    settle(Round(table), (2, 3, 6))
    assert table.as_data() == {"spun": True, "dice": "2-3-6", "inspected": True}
    again = table_of(inspected=False)
    again.restore(table.as_data())
    assert again.as_data() == table.as_data()
    assert GAME.look(again, "ann") == {"dice": "2-3-6", "tumbler": "at rest", "open": True}
