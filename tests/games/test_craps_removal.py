"""What is attached to a wager of craps goes with it, however it leaves the layout (s4, s111, s112, ss 119 to 122)."""

from typing import Any

import pytest
from support.craps import BOX, FLOOR, GAME, STICK, begin, bet, craps_table, lines, refusal, throw, ways
from support.events import moved, voided

from houseway.errors import Ground
from houseway.games.craps.facts import ON_THE_LINE
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.terms import Mark, mark_of
from houseway.games.craps.wagers import SLEEPERS
from houseway.play.round import Round
from houseway.play.wager import Placed, Verdict

SLEEPING = (("place bet to win", "6", 600), ("buy bet", "6", 2000), ("6 the hardway", "6 the hardway", 500))


def marked(name: str, place: str, stake: int) -> tuple[CrapsTable, Round[Any]]:
    """A come out roll, and bob's wager with its button."""
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", name, place, stake)
    round_.act("bob", "call on", {"on": name, "selection": place})
    round_.act("dealer", "place an on marker button")
    return table, round_


def withdrawn(round_: Round[Any], name: str, place: str) -> None:
    round_.act("bob", "withdraw", {"on": name, "selection": place})


def declared_void(round_: Round[Any], _name: str, _place: str) -> None:
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})


# Every wager, by every way off the layout


def every_wager(point: int = 9) -> tuple[CrapsTable, Round[Any]]:
    """Bob has each wager of the Part on each place that it can have, with a button wherever one may lie."""
    table = craps_table("ann", "bob")
    for row in GAME.wagers:
        on_the_line = row.name in ("win odds", "don't win odds")
        for place in [str(point)][: bool(point)] if on_the_line else (*row.travels, *row.selections):
            table.placed.append(Placed("bob", row, place, 6000))
            if row.name in SLEEPERS:
                table.markers["bob", row.name, place] = "on"
    round_ = begin(table, point=point)
    if not point:
        bet(round_, "ann", "win bet")
    return table, round_


def attached(table: CrapsTable) -> list[Mark]:
    """Buttons, calls, cash and odds whose wager is not there."""
    lie = {mark_of(placed) for placed in table.placed}
    odds = [mark for mark in lie if mark[1].endswith("odds")]
    supported = {mark: mark[1].replace("odds", "bet") for mark in odds}
    places = {mark: name if name in ON_THE_LINE else mark[2] for mark, name in supported.items()}
    alone = [mark for mark in odds if (mark[0], supported[mark], places[mark]) not in lie]
    return [mark for mark in (*table.markers, *table.calls, *table.in_cash) if mark not in lie] + alone


def test_s111_1_s118_1_whatever_a_player_takes_back_leaves_nothing_behind() -> None:
    table, round_ = every_wager()
    while own := [o for o in round_.options("bob") if o.act == "withdraw"]:
        round_.act("bob", "withdraw", {field.name: field.choices[0] for field in own[0].fields})
        assert not attached(table)
    assert {placed.wager.name for placed in table.placed} == {"win bet", "come bet"}  # they have their point


def test_s4_2_a_whatever_is_declared_void_goes_back_by_a_line_with_all_that_is_attached() -> None:
    table, round_ = every_wager()
    lay = [mark_of(placed) for placed in table.placed]
    fees = sum(p.wager.fee_on(p.selection, p.stake) for p in table.placed)
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    assert sorted((x.person, x.wager, x.selection) for x in round_.lines) == sorted(lay)
    assert not table.placed
    assert not table.markers
    assert table.people["bob"].purse.value == 100_000 + 6000 * len(lay) + fees
    assert sum(amount for who, amount, _ in moved(round_) if who == "bob") == fees  # s118(1)


@pytest.mark.parametrize("dice", [(a, b) for a in range(1, 7) for b in range(a, 7)])
@pytest.mark.parametrize("point", [0, 9])
def test_s129_5_whatever_a_roll_decides_leaves_nothing_behind(dice: tuple[int, int], point: int) -> None:
    table, round_ = every_wager(point)
    throw(round_, *dice)
    assert not attached(table)


# s112(1), reading D10: buttons


@pytest.mark.parametrize("leaves", [withdrawn, declared_void])
@pytest.mark.parametrize(("name", "place", "stake"), SLEEPING)
def test_s112_1_reading_d10_a_button_goes_with_a_wager_that_is_taken_back_or_void(
    leaves: Any, name: str, place: str, stake: int
) -> None:
    table, round_ = marked(name, place, stake)
    leaves(round_, name, place)
    assert not table.markers
    bet(round_, "bob", name, place, stake)  # another: nobody has called it on
    throw(round_, 3, 4)
    assert [(x.wager, x.verdict) for x in round_.lines if x.person == "bob" and x.verdict is not Verdict.VOID] == [
        (name, Verdict.STANDS)
    ]


def test_s112_1_reading_d10_an_off_marker_goes_with_its_wager_too() -> None:
    table, round_ = marked("place bet to win", "6", 600)
    bet(round_, "bob", "place bet to win", "8", 600)
    round_.act("bob", "call off", {"on": "place bet to win", "selection": "8"})
    withdrawn(round_, "place bet to win", "8")
    bet(round_, "bob", "place bet to win", "8", 600)
    assert all(table.is_on(placed) for placed in table.placed)  # by the one button on 6 (s112(2))


def test_s112_1_reading_d10_a_button_stays_on_a_wager_that_is_reduced() -> None:
    table, round_ = marked("place bet to win", "6", 1200)
    round_.act("bob", "reduce", {"on": "place bet to win", "selection": "6", "amount": 600})
    assert table.markers == {("bob", "place bet to win", "6"): "on"}


@pytest.mark.parametrize("leaves", [withdrawn, declared_void])
def test_s112_1_a_wager_that_goes_between_the_call_and_the_button_gets_none(leaves: Any) -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", "buy bet", "4", 2000)
    round_.act("bob", "call on", {"on": "buy bet", "selection": "4"})
    leaves(round_, "buy bet", "4")
    assert refusal(round_, "dealer", "place an on marker button") == ("qld s112(1)", Ground.WHEN)
    bet(round_, "bob", "buy bet", "4", 2000)
    assert not any(table.is_on(placed) for placed in table.placed if placed.person == "bob")


def test_s112_1_a_call_of_on_that_nobody_confirms_leaves_the_wager_off() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", "6 the hardway", stake=500)
    round_.act("bob", "call on", {"on": "6 the hardway", "selection": "6 the hardway"})
    throw(round_, 3, 4)
    assert [(x.wager, x.verdict.value) for x in round_.lines if x.person == "bob"] == [("6 the hardway", "stands")]
    assert "no button confirms bob's call" in round_.rulings[0].what
    assert [cite.text for cite in round_.rulings[0].cites] == ["qld s112(1)"]
    assert not table.calls


def test_s112_1_a_call_waits_for_its_button_while_the_table_goes_on() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", "buy bet", "4", 2000)
    bet(round_, "ann", "buy bet", "10", 2000)
    for who, number in (("bob", "4"), ("ann", "10")):
        round_.act(who, "call on", {"on": "buy bet", "selection": number})
    bet(round_, "bob", "field bet")  # s110, s111(1): neither is closed because a button is awaited
    withdrawn(round_, "field bet", "field bet")
    round_.act(BOX, "place an on marker button", {"person": "ann"})
    assert table.markers == {("ann", "buy bet", "10"): "on"}
    round_.act("bob", "call off", {"on": "buy bet", "selection": "4"})
    assert not ways(round_, "dealer", "place an on marker button")


def test_s4_2_b_reading_d17_no_button_confirms_the_call_of_somebody_excluded() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", "buy bet", "4", 2000)
    called = {"on": "buy bet", "selection": "4"}
    round_.act("bob", "call on", called)
    round_.act(FLOOR, "exclude", {"person": "bob"})
    assert refusal(round_, "dealer", "place an on marker button") == ("qld s112(1)", Ground.WHEN)
    assert refusal(round_, "bob", "call on", **called) == ("qld s4(2)(b)", Ground.WHO)
    throw(round_, 3, 4)
    assert ("buy bet", "4", "stands", 0) in lines(round_)


def test_s112_2_a_button_on_a_record_with_no_wager_under_it_counts_for_nothing() -> None:
    table = craps_table("ann", "bob")
    table.restore({"markers": [{"person": "bob", "on": "buy bet", "selection": "4", "shows": "on"}]})
    begin(table)
    assert not table.markers


# ss 119 to 122: odds


@pytest.mark.parametrize(
    ("name", "stake", "come"),
    [
        pytest.param("win bet", 1000, False, id="s119"),
        pytest.param("don't win bet", 1500, False, id="s120"),
        pytest.param("come bet", 1000, True, id="s121"),
        pytest.param("don't come bet", 1500, True, id="s122"),
    ],
)
def test_s4_2_a_reading_d11_odds_go_by_a_line_with_the_bet_that_is_declared_void(
    name: str, stake: int, come: bool
) -> None:
    table, round_ = with_point(name, come)
    odds = name.replace("bet", "odds")
    bet(round_, "bob", odds, "9", stake)
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    under = ["qld s4(2)(a)"]
    assert voided(round_) == [("bob", name, 1000, under), ("bob", odds, stake, under)]
    assert table.people["bob"].purse.value == 100_000


def with_point(name: str, come: bool, stake: int = 1000) -> tuple[CrapsTable, Round[Any]]:
    """Bob's bet has the point 9, and the operator agrees to double odds."""
    table = craps_table("ann", "bob", double_odds=True)
    round_ = begin(table, point=6 if come else 0)
    if not come:
        bet(round_, "ann", "win bet")
    bet(round_, "bob", name, stake=stake)
    throw(round_, 4, 5)
    return table, Round(table)


@pytest.mark.parametrize(
    ("name", "come", "odds", "least"),
    [
        pytest.param("win bet", False, 2000, 50, id="s119"),
        pytest.param("don't win bet", False, 3000, 150, id="s120"),
        pytest.param("come bet", True, 2000, 50, id="s121"),
        pytest.param("don't come bet", True, 3000, 150, id="s122"),
    ],
)
def test_s111_1_reading_d18_odds_may_be_reduced_to_any_amount_that_is_paid_exactly(
    name: str, come: bool, odds: int, least: int
) -> None:
    table, round_ = with_point(name, come)
    behind = {"on": name.replace("bet", "odds"), "selection": "9"}
    bet(round_, "bob", behind["on"], "9", odds)
    round_.act("bob", "reduce", {**behind, "amount": 300})
    assert [p.stake for p in table.placed if p.wager.name == behind["on"]] == [odds - 300]
    round_.act("bob", "reduce", {**behind, "amount": odds - 300 - least})
    assert [p.stake for p in table.placed if p.wager.name == behind["on"]] == [least]
    assert not [o for o in round_.options("bob") if o.act == "reduce" and o.fields[0].choices == (behind["on"],)]
    again = odds // 2 - least  # as much as the bet allows may lie there again (reading D2)
    bet(round_, "bob", behind["on"], "9", again)


@pytest.mark.parametrize(("name", "come"), [("win bet", False), ("come bet", True)])
def test_s119_1B_s121_1B_reading_d18_only_equal_and_double_odds_are_rounded(name: str, come: bool) -> None:
    behind = {"on": name.replace("bet", "odds"), "selection": "9"}
    for amount, won, read in ((0, 1600, False), (250, 1200, True)):  # 10.50 at 3 to 2 is 15.75, 8.00 is 12.00
        table, round_ = with_point(name, come, stake=1050)
        bet(round_, "bob", behind["on"], "9", 1050)
        if amount:
            round_.act("bob", "reduce", {**behind, "amount": amount})
        throw(round_, 4, 5)
        line = next(x for x in round_.lines if x.wager == behind["on"])
        assert (line.paid, "reading D18" in [cite.text for cite in line.cites]) == (won, read)
    table, round_ = with_point(name, come, stake=1050)
    bet(round_, "bob", behind["on"], "9", 1050)
    round_.act("bob", "reduce", {**behind, "amount": 100})
    throw(round_, 4, 5)
    assert next(x.paid for x in round_.lines if x.wager == behind["on"]) == 1425
    assert table.people["bob"].purse.value == 100_000 + 1050 + 1425


@pytest.mark.parametrize(
    ("name", "come", "twice", "under"),
    [
        pytest.param("win bet", False, 2000, "qld s119(1A)(b)", id="s119_1A_b"),
        pytest.param("don't win bet", False, 3000, "qld s120(1A)(b)", id="s120_1A_b"),
        pytest.param("come bet", True, 2000, "qld s121(1A)(b)", id="s121_1A_b"),
        pytest.param("don't come bet", True, 3000, "qld s122(1A)(b)", id="s122_1A_b"),
    ],
)
def test_double_odds_are_refused_by_what_asks_for_the_operators_agreement(
    name: str, come: bool, twice: int, under: str
) -> None:
    _, round_ = with_point(name, come)
    round_.act(FLOOR, "double odds", {"answer": "decline"})
    wager = {"on": name.replace("bet", "odds"), "selection": "9"}
    assert refusal(round_, "bob", "wager", **wager, stake=twice) == (under, Ground.AMOUNT)
    assert refusal(round_, "bob", "wager", **wager, stake=twice + 50)[0] == under.replace("(b)", "(a)")


@pytest.mark.parametrize(("name", "stake"), [("come bet", 1000), ("don't come bet", 1500)])
def test_s111_1_reading_d11_a_come_bet_without_its_point_takes_no_odds_of_another_with_it(
    name: str, stake: int
) -> None:
    table, round_ = with_point(name, come=True)
    odds = name.replace("bet", "odds")
    bet(round_, "bob", odds, "9", stake)
    bet(round_, "bob", name)
    withdrawn(round_, name, name)
    assert [(p.wager.name, p.selection, p.stake) for p in table.placed] == [(name, "9", 1000), (odds, "9", stake)]


# s111(2): a don't bet is not put back


def test_s111_2_a_dont_win_bet_removed_with_its_point_is_not_put_back_while_the_point_lasts() -> None:
    table, round_ = with_point("don't win bet", come=False)
    own = {"on": "don't win bet", "selection": "don't win bet"}
    round_.act("bob", "withdraw", own)
    assert refusal(round_, "bob", "wager", **own, stake=1000) == ("qld s111(2)", Ground.WHEN)
    throw(round_, 1, 1)
    round_ = Round(table)
    assert refusal(round_, "bob", "wager", **own, stake=1000) == ("qld s111(2)", Ground.WHEN)
    assert refusal(round_, "ann", "wager", **own, stake=1000) == ("qld s109", Ground.WHEN)
    throw(round_, 4, 5)
    bet(Round(table), "bob", "don't win bet")  # the next come out roll: another bet


def test_s111_2_a_reduced_dont_come_bet_is_not_raised_and_hinders_no_new_one() -> None:
    table, round_ = with_point("don't come bet", come=True, stake=2000)
    own = {"on": "don't come bet", "selection": "9"}
    assert refusal(round_, "bob", "wager", **own, stake=500) == ("qld s109", Ground.WHEN)
    round_.act("bob", "reduce", {**own, "amount": 1000})
    assert refusal(round_, "bob", "wager", **own, stake=500) == ("qld s111(2)", Ground.WHEN)
    bet(round_, "bob", "don't come bet")
    throw(round_, 1, 1)
    round_ = Round(table)
    assert refusal(round_, "bob", "wager", **own, stake=500) == ("qld s111(2)", Ground.WHEN)
    throw(round_, 4, 5)
    assert not table.reduced


def test_s111_2_a_dont_come_bet_reduced_before_its_roll_is_not_raised_on_its_point_either() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "don't come bet", stake=2000)
    round_.act("bob", "reduce", {"on": "don't come bet", "selection": "don't come bet", "amount": 1000})
    throw(round_, 4, 5)
    again = craps_table("ann", "bob")
    again.restore(table.as_data())
    assert again.reduced == {("bob", "don't come bet", "9")}
    round_ = Round(table)
    assert refusal(round_, "bob", "wager", on="don't come bet", selection="9", stake=500)[0] == "qld s111(2)"
    bet(round_, "bob", "don't come bet")


def test_s111_2_a_dont_bet_that_was_declared_void_was_not_removed() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "bob", "don't win bet")
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    bet(round_, "bob", "don't win bet", stake=500)
    assert [p.stake for p in table.placed] == [500]


def test_s111_2_accepted_by_mistake_nothing_stands_beside_what_lies_on_the_points() -> None:
    table, round_ = with_point("don't come bet", come=True, stake=2000)
    bet(round_, "bob", "don't come bet")
    round_.act("bob", "withdraw", {"on": "don't come bet", "selection": "don't come bet"})
    bet(round_, "bob", "don't come bet", accepted=True)
    assert [(p.selection, p.stake) for p in table.placed] == [("9", 2000)]


# s110(3): cash


def test_s110_3_cash_for_a_wager_that_is_declared_void_is_not_changed_for_it() -> None:
    table = craps_table("ann", "bob", chips=0)
    round_ = begin(table, point=6)
    round_.act("ann", "throw the dice")
    round_.act("bob", "call a wager", {"on": "any 7", "selection": "any 7", "stake": 500, "with": "cash"})
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    round_.outcome((3, 4))
    round_.act(STICK, "call the throw", {"total": 7})
    assert not table.duties
    assert refusal(round_, "dealer", "replace the cash by chips") == ("qld s110(2A)(b)", Ground.WHEN)


# What is accepted all the same, out of its time or of another amount


@pytest.mark.parametrize(
    ("name", "point", "lies", "under"),
    [
        ("don't win bet", 6, 1000, "qld s109"),
        ("win bet", 6, 0, "qld s109"),
        ("come bet", 0, 0, "qld s109"),
    ],
)
def test_s109_reading_g6_a_bet_accepted_out_of_its_time_goes_back_for_that_reason(
    name: str, point: int, lies: int, under: str
) -> None:
    table = craps_table()
    round_ = begin(table)
    if lies:
        bet(round_, "ann", name, stake=lies)
    table.point = point
    bet(round_, "ann", name, stake=500, accepted=True)
    assert [each.text for each in round_.rulings[-1].cites] == [under, "reading G6"]
    assert "maximum" not in round_.rulings[-1].what
    assert (round_.lines[-1].returned, sum(placed.stake for placed in table.placed)) == (500, lies)


def test_s111_2_reading_g6_chips_put_on_a_reduced_dont_bet_go_back() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "don't win bet")
    round_.act("ann", "reduce", {"on": "don't win bet", "selection": "don't win bet", "amount": 500})
    bet(round_, "ann", "don't win bet", stake=500, accepted=True)
    assert [each.text for each in round_.rulings[-1].cites] == ["qld s111(2)", "reading G6"]


def test_s5_2_a_a_low_line_bet_is_found_out_after_it_has_its_point() -> None:
    table = craps_table()
    round_ = begin(table)
    table.people["ann"].warned = True
    bet(round_, "ann", "don't win bet", stake=300, accepted=True, unnoticed=True)
    throw(round_, 3, 3)
    found = Round(table)
    found.act("dealer", "wager outside the limits", {
        "person": "ann", "on": "don't win bet", "selection": "don't win bet",
    })  # fmt: skip
    assert found.rulings[-1].cites[0].text == "qld s5(2)(a)"
    assert not table.placed


@pytest.mark.parametrize(
    ("double_odds", "stake", "void", "under"),
    [
        (True, 2500, 500, "qld s119(1A)(b)"),
        (True, 1500, 500, "qld s119(1A)(a)"),
        (False, 2000, 1000, "qld s119(1A)(b)"),
        (False, 1500, 500, "qld s119(1A)(a)"),
    ],
)
def test_s119_1A_what_odds_are_cut_to_is_said_by_its_paragraph(
    double_odds: bool, stake: int, void: int, under: str
) -> None:
    table = craps_table(double_odds=double_odds)
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    table.point = 6
    bet(round_, "ann", "win odds", "6", stake=stake, accepted=True)
    assert [each.text for each in round_.rulings[-1].cites] == ["qld s5(1)(a)", under, "reading G1"]
    assert round_.lines[-1].returned == void


def test_s111_1_reading_g6_a_win_bet_taken_back_after_its_point_lies_as_before() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    table.point = 6
    round_.act("ann", "withdraw", {"on": "win bet", "selection": "win bet", "accepted": True})
    assert [each.text for each in round_.rulings[-1].cites] == ["qld s111(1)", "reading G6"]
    assert [placed.stake for placed in table.placed] == [1000]
