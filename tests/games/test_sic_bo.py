"""Sic-bo at the table, in the order of Part 5 (s70, s74 and s75 stand in `test_sic_bo_wagers`)."""

from typing import Any

import pytest
from support.tumbler import NO_MORE_BETS, SETTLE, called, on, refusal, roll, settle, withdrawal

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.families.tumbler import ACTIVATE, COVERED
from houseway.games import find
from houseway.games.sic_bo.entry import BUTTONS
from houseway.games.sic_bo.table import SicBoTable
from houseway.games.sic_bo.terms import ENTRY, PRESS, TAKE_OFF
from houseway.play.ask import Outcome
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.wager import Verdict
from houseway.play.wagering import Wagering

GAME = find("sic-bo")
FLOOR = "floor manager"


def table_of(*names: str, **settings: Any) -> SicBoTable:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people, **settings)
    assert isinstance(table, SicBoTable)
    return table


def cloth(table: SicBoTable) -> str:
    return GAME.layout(table)


# s66, s67: the table and its equipment


def test_s66_2_the_layout_bears_the_casinos_name() -> None:
    assert cloth(table_of()).splitlines()[0] == "Houseway  (qld s66(2))"


@pytest.mark.parametrize("dice", [0, 1, 2, 4])
def test_s66_3_the_tumbler_holds_3_dice_and_the_table_has_an_entry_terminal(dice: int) -> None:
    with pytest.raises(Refused, match="3 identical dice") as caught:
        table_of(dice=dice)
    assert caught.value.under == cite("qld s66(3)")
    table = table_of(dice=3)
    assert sum(table.tumbler.weights().values()) == 6**3
    assert table.terminal.led == ()


def test_s66_6_the_layout_has_every_wager_and_its_odds() -> None:
    drawn = cloth(table_of())
    places = GAME.cloth(table_of()).places
    printed = {(place.wager, place.selection) for place in places}
    assert printed == {(wager.name, selection) for wager in GAME.wagers for selection in wager.selections}
    assert len(places) == len(printed) == 50, "each in one place only"
    for words in ("SMALL 4 to 10", "BIG 11 to 17", "ANY TRIPLE", "│1-1-1│", "│ 62 │", "│1/2/12 to 1│", "│5-6 │"):
        assert words in drawn
    odds = {place.name: place.pays for place in places}
    assert (odds["small"], odds["triples 6"], odds["3 dice totals 17"]) == ("1 to 1", "180 to 1", "62 to 1")
    assert odds["individual die face values 4"] == "1/2/12 to 1"
    assert drawn.count("qld s66(6)") == 8


def test_s66_7_a_broken_seal_stops_the_game_until_the_dice_are_sealed() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("small"))
    assert refusal(round_, "ann", "seal broken") == ("qld s66(7)", Ground.WHO)
    round_.act("dealer", "seal broken")
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s66(7)", "reading S8"]
    round_.act("ann", "wager", on("big"))
    round_.act("ann", "withdraw", {"on": "big", "selection": "big"})
    assert refusal(round_, "dealer", "no more bets") == ("qld s66(7)", Ground.WHEN)
    assert refusal(round_, "dealer", "seal the dice") == ("qld s66(7)", Ground.WHO)
    round_.act(FLOOR, "seal the dice")
    assert [line.paid for line in settle(round_, (1, 2, 4))] == [500]


def test_s66_7_reading_s8_a_spin_of_dice_not_under_seal_counts_for_nothing() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("small"))
    roll(round_, (5, 6, 6))
    round_.act("dealer", "seal broken")
    round_.act("pit boss", "seal the dice")
    assert isinstance(round_.ask, Wagering)
    assert [line.verdict for line in settle(round_, (1, 2, 4))] == [Verdict.WIN]


def test_s67_2_every_winning_area_lights_when_the_result_is_entered() -> None:
    table = table_of()
    round_ = Round(table)
    roll(round_, (3, 3, 4))
    assert table.lit == []
    round_.act("dealer", PRESS)
    assert table.lit == [], "not before the entry button"
    round_.act("dealer", ENTRY)
    assert GAME.look(table, "ann")["lit"] == [
        "small",
        "doubles 3",
        "3 dice totals 10",
        "dice combinations 3-4",
        "individual die face values 3",
        "individual die face values 4",
    ]
    assert cloth(table).count("*") == 6 + 1, "and the legend"


def test_s67_4_a_six_buttons_are_numbered_1_to_6() -> None:
    assert BUTTONS == (1, 2, 3, 4, 5, 6)
    round_ = Round(table_of())
    roll(round_, (1, 2, 3))
    for wrong in ([1, 2, 7], [0, 1, 2]):
        assert refusal(round_, "dealer", PRESS, numbers=wrong)[0] == "qld s67(4)(a)"
    for wrong in ([1, 2], [1, 2, 3, 4]):
        assert refusal(round_, "dealer", PRESS, numbers=wrong)[0] == "qld s67(4)(c)"
    round_.act("dealer", PRESS, {"numbers": [6, 6, 6]})


def test_s67_4_b_s67_4_c_the_led_shows_the_last_3_buttons_and_the_entry_button_enters_them() -> None:
    table = table_of()
    round_ = Round(table)
    roll(round_, (1, 2, 3))
    round_.act("dealer", PRESS, {"numbers": [6, 5, 4]})
    assert GAME.look(table, "ann")["led"] == "6-5-4"
    round_.act("dealer", PRESS, {"numbers": [3, 1, 2]})
    assert GAME.look(table, "ann")["led"] == "3-1-2"
    assert not table.terminal.entered
    round_.act("dealer", ENTRY)
    assert list(table.terminal.entered) == [3, 1, 2]


# s68, s69: what may be wagered, and what decides it


def test_s68_only_the_defined_wagers_are_permissible() -> None:
    round_ = Round(table_of())
    for name, selection in (("odd", "odd"), ("3 dice totals", "3"), ("3 dice totals", "18"), ("doubles", "7")):
        assert refusal(round_, "ann", "wager", **on(name, selection)) == ("qld s5(1)(a)", Ground.WHAT)
    for backwards in ("2-1", "3-3"):
        assert refusal(round_, "ann", "wager", **on("dice combinations", backwards))[0] == "qld s5(1)(a)"
    wagers = [option for option in round_.options() if option.act == "wager"]
    assert {option.under for option in wagers} == {cite("qld s68")}


def test_s69_1_the_uppermost_faces_decide() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("individual die face values", "6"))
    (line,) = settle(round_, (1, 6, 6))
    assert (line.verdict, line.paid, line.returned) == (Verdict.WIN, 1000, 500)
    assert [c.text for c in line.cites] == ["qld s70", "qld s69(1)", "qld s71(3)", "qld s75(h)"]


def test_s69_2_each_die_shows_one_face_and_no_more() -> None:
    round_ = Round(table_of())
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    ask = round_.ask
    assert isinstance(ask, Outcome)
    assert ask.under == cite("qld s69(2)")
    for wrong in ((1, 2), (1, 2, 3, 4), (0, 1, 2), (1, 2, 7), (3, 2, 1)):
        with pytest.raises(BadInput, match="one face of each"):
            round_.outcome(wrong)
    assert ask.read("6-2-3") == ask.read(623) == (2, 3, 6)
    for nonsense in ("2-3", "2-3-7", "flat", ""):
        with pytest.raises(BadInput):
            ask.read(nonsense)


# s71: how wagers are made


def test_s71_1_a_wager_is_made_with_chips_that_the_player_has() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("dice combinations", "1-2"))
    assert [(p.wager.name, p.selection, p.stake) for p in table.placed] == [("dice combinations", "1-2", 500)]
    table.people["ann"].purse.value = 400
    assert refusal(round_, "ann", "wager", **on("small")) == ("qld s71(1)", Ground.MEANS)


def test_s71_2_a_wager_that_is_only_spoken_is_not_accepted() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, "ann", "declare a wager", words="five on small") == ("qld s71(2)", Ground.WHAT)
    assert (table.placed, settle(round_, (1, 2, 4))) == ([], [])


def test_s71_3_a_wager_counts_where_it_lies_whoever_put_it_there() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("big", placed_by="dealer"))  # small was meant
    (line,) = settle(round_, (1, 2, 4))
    assert (line.wager, line.verdict) == ("big", Verdict.LOSE)
    assert cite("qld s71(3)") in line.cites


# s72: no more bets


def test_s72_1_no_more_bets_is_called_before_the_tumbler_is_activated() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", ACTIVATE) == ("qld s72(1)", Ground.WHEN)
    assert refusal(round_, "ann", NO_MORE_BETS) == ("qld s72(1)", Ground.WHO)
    round_.act("dealer", NO_MORE_BETS)
    assert called(round_) == [("no more bets", "qld s72(1)")]
    round_.act("dealer", ACTIVATE)


@pytest.mark.parametrize("covered", [False, True])
def test_s72_reading_s5_nothing_is_placed_after_the_call_but_what_lies_may_be_withdrawn(covered: bool) -> None:
    table = table_of(covered=covered)
    round_ = Round(table)
    round_.act("ann", "wager", on("small"))
    if covered:
        round_.act("dealer", ACTIVATE)
    round_.act("dealer", NO_MORE_BETS)
    under = "qld s72(3)" if covered else "qld s72(1)"
    assert refusal(round_, "ann", "wager", **on("small")) == (under, Ground.WHEN)
    [option] = [each for each in round_.options("ann") if each.act == "withdraw"]
    assert option.under.text == ("qld s72(4)" if covered else "qld s72(2)")
    before = table.people["ann"].purse.value
    round_.act("ann", "withdraw", withdrawal("small"))
    assert (table.placed, table.people["ann"].purse.value) == ([], before + 500)


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s72_2_nothing_is_placed_changed_or_withdrawn_once_the_tumbler_is_activated(act: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("small"))
    round_.act("ann", "withdraw", withdrawal("small"))
    round_.act("ann", "wager", on("small"))
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    details = on("small") if act == "wager" else withdrawal("small")
    assert refusal(round_, "ann", act, **details) == ("qld s72(2)", Ground.WHEN)
    round_.outcome((1, 2, 4))
    assert refusal(round_, "ann", act, **details) == ("qld s72(2)", Ground.WHEN)
    assert [p.stake for p in table.placed] == [500]


def test_s72_2_reading_g6_chips_put_down_or_taken_back_too_late_are_undone() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("small"))
    roll(round_, (1, 2, 4))
    round_.act("ann", "wager", on("big", accepted=True))
    round_.act("ann", "withdraw", {**withdrawal("small"), "accepted": True})
    assert [[c.text for c in r.cites] for r in round_.rulings] == [["qld s72(2)", "reading G6"]] * 2
    assert [(p.wager.name, p.stake) for p in table.placed] == [("small", 500)]


def test_s72_3_under_a_cover_wagers_go_on_after_the_tumbler_was_activated() -> None:
    table = table_of(covered=True)
    round_ = Round(table)
    round_.act("ann", "wager", on("small"))
    assert refusal(round_, "dealer", TAKE_OFF) == ("qld s72(3)", Ground.WHEN)
    round_.act("dealer", ACTIVATE)
    round_.act("ann", "wager", on("individual die face values", "4"))
    round_.act("ann", "withdraw", withdrawal("small"))
    assert refusal(round_, "dealer", ACTIVATE) == ("qld s76", Ground.WHEN)
    assert refusal(round_, "dealer", TAKE_OFF) == ("qld s72(3)", Ground.WHEN)
    assert (round_.moment, GAME.look(table, "ann")["tumbler"]) == (COVERED, "covered")
    round_.act("dealer", NO_MORE_BETS)
    assert called(round_) == [("no more bets", "qld s72(3)")]
    assert refusal(round_, "ann", "wager", **on("small")) == ("qld s72(3)", Ground.WHEN)
    round_.act("dealer", TAKE_OFF)
    round_.outcome((4, 4, 6))
    for act in (PRESS, ENTRY, SETTLE):
        round_.act("dealer", act)
    assert [(x.wager, x.paid) for x in round_.lines] == [("individual die face values", 1000)]


@pytest.mark.parametrize("act", ["wager", "withdraw"])
def test_s72_4_nothing_is_placed_changed_or_withdrawn_once_the_cover_comes_off(act: str) -> None:
    round_ = Round(table_of(covered=True))
    round_.act("ann", "wager", on("small"))
    for step in (ACTIVATE, NO_MORE_BETS):
        round_.act("dealer", step)
    assert refusal(round_, "ann", TAKE_OFF) == ("qld s72(4)", Ground.WHO)
    assert refusal(round_, FLOOR, TAKE_OFF) == ("qld s72(4)", Ground.WHO)
    round_.act("dealer", TAKE_OFF)
    details = on("small") if act == "wager" else withdrawal("small")
    assert refusal(round_, "ann", act, **details) == ("qld s72(4)", Ground.WHEN)
    round_.outcome((1, 2, 4))
    assert refusal(round_, "ann", act, **details) == ("qld s72(4)", Ground.WHEN)


def test_s72_3_the_old_result_is_not_in_sight_under_the_cover() -> None:
    table = table_of(covered=True)
    table.tumbler.lies = (1, 1, 1)
    round_ = Round(table)
    assert GAME.look(table, "ann")["dice"] == "1-1-1"
    round_.act("dealer", ACTIVATE)
    assert GAME.look(table, "ann")["dice"] is None


# s76 to s79: the spin, the call, the entry


@pytest.mark.parametrize(
    ("spun", "cause", "under"),
    [
        (False, "tumbler turned over too few times", "qld s76(a)"),
        (True, "dice spun too few times", "qld s76(b)"),
    ],
)
def test_s76_a_s76_b_reading_s4_fewer_than_3_times_is_no_spin(spun: bool, cause: str, under: str) -> None:
    round_ = Round(table_of(spun=spun))
    round_.act("ann", "wager", on("small"))
    assert refusal(round_, "dealer", "invalid spin", cause=cause, times=2) == ("qld s76", Ground.WHEN)
    roll(round_, (5, 5, 6))
    assert refusal(round_, "dealer", "invalid spin", cause=cause, times=3) == ("qld s76", Ground.AMOUNT)
    round_.act(FLOOR, "invalid spin", {"cause": cause, "times": 2})
    assert [c.text for c in round_.rulings[-1].cites] == [under, "reading S4"]
    assert round_.lines == []
    assert [x.verdict for x in settle(round_, (1, 2, 4))] == [Verdict.WIN]


def test_s76_a_tumbler_is_activated_once_a_spin() -> None:
    round_ = Round(table_of())
    round_.act("dealer", NO_MORE_BETS)
    round_.act("dealer", ACTIVATE)
    assert refusal(round_, "dealer", ACTIVATE) == ("qld s76", Ground.WHEN)


def test_s77_1_a_under_a_cover_the_result_is_announced_when_the_cover_is_off() -> None:
    round_ = Round(table_of(covered=True))
    for step in (ACTIVATE, NO_MORE_BETS):
        round_.act("dealer", step)
    with pytest.raises(Refused) as caught:
        round_.outcome((1, 2, 4))
    assert (caught.value.under.text, caught.value.ground) == ("qld s77(1)(a)", Ground.WHEN)
    assert refusal(round_, "dealer", SETTLE) == ("qld s77(1)(a)", Ground.WHEN)
    round_.act("dealer", TAKE_OFF)
    assert refusal(round_, "dealer", SETTLE) == ("qld s77(1)(a)", Ground.WHEN)
    round_.outcome((1, 2, 4))
    assert called(round_)[-1] == ("1, 2, 4; total 7", "qld s77(2)")


def test_s77_1_b_without_a_cover_it_is_announced_when_the_dice_are_at_rest() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "dealer", SETTLE) == ("qld s77(1)(b)", Ground.WHEN)
    roll(round_, (1, 2, 4))
    assert called(round_) == [("no more bets", "qld s72(1)"), ("1, 2, 4; total 7", "qld s77(2)")]


@pytest.mark.parametrize(
    ("dice", "words", "under"),
    [
        pytest.param((2, 3, 6), "2, 3, 6; total 11", "qld s77(2)", id="s77_2_s77_3"),
        pytest.param((3, 3, 4), "double 3, 4; total 10", "qld s77(4)", id="s77_4_double_low"),
        pytest.param((3, 4, 4), "3, double 4; total 11", "qld s77(4)", id="s77_4_double_high"),
        pytest.param((5, 5, 5), "triple 5; total 15", "qld s77(4)", id="s77_4_triple"),
    ],
)
def test_s77_2_s77_3_s77_4_how_a_result_is_called(dice: tuple[int, int, int], words: str, under: str) -> None:
    round_ = Round(table_of())
    roll(round_, dice)
    assert called(round_)[-1] == (words, under)


@pytest.mark.parametrize("who", ["ann", "cy", "inspector", "chief executive"])
def test_s79_only_staff_who_answer_for_the_game_work_the_tumbler_and_the_entry_button(who: str) -> None:
    round_ = Round(table_of())
    assert refusal(round_, who, ACTIVATE) == ("qld s79", Ground.WHO), "at any time"
    round_.act("dealer", NO_MORE_BETS)
    assert refusal(round_, who, ACTIVATE) == ("qld s79", Ground.WHO)
    round_.act(FLOOR, ACTIVATE)
    round_.outcome((1, 2, 3))
    round_.act("dealer", PRESS)
    assert refusal(round_, who, ENTRY) == ("qld s79", Ground.WHO)
    round_.act("pit boss", ENTRY)


def test_s79_reading_s6_a_spin_by_somebody_else_counts_for_nothing() -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("big"))
    roll(round_, (5, 6, 6))
    round_.act("dealer", "invalid spin", {"cause": "activated by somebody who may not"})
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s79", "reading S6"]
    assert [x.verdict for x in settle(round_, (1, 2, 4))] == [Verdict.LOSE]


def test_s79_under_a_cover_too() -> None:
    round_ = Round(table_of(covered=True))
    assert refusal(round_, "ann", ACTIVATE) == ("qld s79", Ground.WHO)
    round_.act(FLOOR, ACTIVATE)
