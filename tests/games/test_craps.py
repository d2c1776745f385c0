"""Craps at the table: making and removing wagers, odds, on and off, limits (ss 107 to 114, 119 to 122)."""

from datetime import datetime
from typing import Any

import pytest
from support.craps import BOX, FLOOR, GAME, STICK, begin, bet, called, craps_table, lines, refusal, throw, ways

from houseway.errors import Ground, Refused
from houseway.games.craps.rules import DEFAULT_SIGN
from houseway.games.craps.table import CrapsTable
from houseway.money import cents
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.wager import Verdict

# s107, s108: the cloth and the words


def test_s107_2_the_cloth_bears_the_casinos_name_and_an_area_for_every_wager() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    cloth = GAME.layout(table)
    assert cloth.startswith("Houseway  (qld s107(2))")
    assert all(row.name in cloth for row in GAME.wagers)
    assert "ann: $10.00" in cloth
    assert {place.wager for place in GAME.cloth(table).places} == {row.name for row in GAME.wagers}


@pytest.mark.parametrize("dice", [(1, 3), (2, 3), (2, 4), (4, 4), (4, 5), (4, 6)])
def test_s108_a_come_out_roll_of_4_5_6_8_9_or_10_establishes_the_come_out_point(dice: tuple[int, int]) -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    throw(round_, *dice)
    assert table.point == sum(dice)
    assert called(round_)[-1] == (f"the come out point is {sum(dice)}", "qld s108")


def test_s108_after_a_decision_on_the_line_the_next_roll_is_a_come_out_roll() -> None:
    table = craps_table("ann", "bob")
    for dice, point in (((3, 4), 0), ((1, 1), 0), ((2, 2), 4), ((1, 5), 4), ((1, 3), 0)):
        round_ = Round(table) if table.shooter else begin(table)
        if table.come_out:
            bet(round_, "ann", "win bet")
        throw(round_, *dice)
        assert table.point == point
        assert table.shooter == "ann"


def test_s108_7_out_is_a_7_after_a_point() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    throw(round_, 3, 4)
    assert ("7 out", "qld s108") in called(round_)
    assert table.come_out


# s109: when a wager may be made


def test_s109_line_bets_are_made_just_before_a_come_out_roll_and_come_bets_after_it() -> None:
    round_ = begin(craps_table())
    for name in ("come bet", "don't come bet"):
        wager = {"on": name, "selection": name, "stake": 1000}
        assert refusal(round_, "ann", "wager", **wager) == ("qld s109", Ground.WHEN)
    round_ = begin(craps_table(), point=6)
    for name in ("win bet", "don't win bet"):
        wager = {"on": name, "selection": name, "stake": 1000}
        assert refusal(round_, "ann", "wager", **wager) == ("qld s109", Ground.WHEN)


def test_s109_the_others_may_be_made_at_any_time() -> None:
    for point in (0, 6):
        round_ = begin(craps_table(), point=point)
        open_ = {o.fields[0].choices[0] for o in round_.options() if o.act == "wager"}
        at_times = {"win bet", "don't win bet", "come bet", "don't come bet"}
        odds = {row.name for row in GAME.wagers if row.name.endswith("odds")}
        assert {row.name for row in GAME.wagers} - at_times - odds <= open_


def test_s109_a_come_bet_travels_to_its_point_and_is_decided_there() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "come bet")
    bet(round_, "ann", "don't come bet")
    throw(round_, 4, 5)
    assert lines(round_) == [("come bet", "9", "stands", 0), ("don't come bet", "9", "stands", 0)]
    round_ = Round(table)
    bet(round_, "ann", "come bet", stake=500)  # a new one, beside the one on 9
    throw(round_, 3, 6)
    assert lines(round_) == [
        ("don't come bet", "9", "lose", -1000),
        ("come bet", "9", "win", 1000),
        ("come bet", "9", "stands", 0),
    ]
    assert [(p.selection, p.stake) for p in table.placed] == [("9", 500)]


def test_s109_a_come_bet_is_not_made_on_a_number() -> None:
    round_ = begin(craps_table(), point=6)
    assert refusal(round_, "ann", "wager", on="come bet", selection="9", stake=1000)[0] == "qld s5(1)(a)"


def test_s109_reading_d1_a_place_bet_asleep_on_the_come_out_roll_stays_up() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "ann", "place bet to win", "8", 600)
    bet(round_, "ann", "8 the hardway", stake=500)
    throw(round_, 3, 4)
    stays = [x for x in round_.lines if x.verdict is Verdict.STANDS]
    assert [(x.wager, x.left) for x in stays] == [("place bet to win", 600), ("8 the hardway", 500)]
    assert [c.text for c in stays[0].cites] == ["qld s109", "qld s112(1)", "reading D1"]


# s110: time and way


def test_s110_2_a_wager_is_made_by_placing_chips_that_the_player_has() -> None:
    table = craps_table(chips=1000)
    round_ = begin(table, point=6)
    bet(round_, "ann", "field bet", stake=1000)
    assert table.people["ann"].purse.value == 0
    assert refusal(round_, "ann", "wager", on="any 7", selection="any 7", stake=500) == ("qld s110(2)", Ground.MEANS)


def in_the_air(table: CrapsTable) -> Round[Any]:
    round_ = begin(table, point=6)
    round_.act("ann", "throw the dice")
    return round_


def test_s110_1_with_the_dice_in_the_air_a_wager_needs_the_word_of_the_dealer_and_a_boxperson() -> None:
    table = craps_table("ann", "bob")
    round_ = in_the_air(table)
    assert refusal(round_, "bob", "wager", on="any 7", selection="any 7", stake=500) == ("qld s110(1)", Ground.WHEN)
    call = {"on": "any 7", "selection": "any 7", "stake": 500, "with": "chips"}
    round_.act("bob", "call a wager", call)
    assert not table.placed
    assert refusal(round_, FLOOR, "confirm")[0] == "qld s110(1)"
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    assert [(p.person, p.stake) for p in table.placed] == [("bob", 500)]
    round_.outcome((3, 4))
    round_.act(STICK, "call the throw", {"total": 7})
    round_.act(STICK, "collect the dice")
    assert lines(round_) == [("any 7", "any 7", "win", 2000)]


@pytest.mark.parametrize("declines", ["dealer", BOX])
def test_s110_1_a_wager_that_one_of_them_does_not_confirm_is_none(declines: str) -> None:
    table = craps_table()
    round_ = in_the_air(table)
    round_.act("ann", "call a wager", {"on": "any 7", "selection": "any 7", "stake": 500, "with": "chips"})
    if declines == BOX:
        round_.act("dealer", "confirm")
    round_.act(declines, "decline")
    assert not table.placed
    assert round_.rulings[-1].cites[0].text == "qld s110(1)"


def test_s110_1_once_the_dice_have_come_to_rest_no_wager_is_made() -> None:
    round_ = in_the_air(craps_table())
    round_.outcome((2, 3))
    call = {"on": "any 7", "selection": "any 7", "stake": 500, "with": "chips"}
    assert refusal(round_, "ann", "call a wager", **call) == ("qld s110(1)", Ground.WHEN)
    assert refusal(round_, "ann", "wager", on="any 7", selection="any 7", stake=500) == ("qld s110(1)", Ground.WHEN)


def test_s110_1_reading_g6_a_wager_put_down_too_late_goes_back() -> None:
    table = craps_table()
    round_ = in_the_air(table)
    round_.outcome((3, 4))
    bet(round_, "ann", "any 7", accepted=True)
    assert not table.placed
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s110(1)", "reading G6"]


def test_s110_2A_cash_with_spoken_words_is_a_wager_once_both_confirm_it_and_chips_replace_it() -> None:
    table = craps_table("ann", "bob", chips=0)
    round_ = in_the_air(table)
    round_.act("bob", "call a wager", {"on": "field bet", "selection": "field bet", "stake": 2500, "with": "cash"})
    assert ways(round_, "dealer", "confirm") == ["qld s110(2A)(a)"]
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    assert (table.cash, [(p.person, p.stake) for p in table.placed]) == (2500, [("bob", 2500)])
    assert "qld s110(2A)(b)" in [c.text for ruling in round_.rulings for c in ruling.cites]


@pytest.mark.parametrize("done", [False, True])
def test_s110_3_cash_is_taken_with_the_dice_in_the_air_only_and_changed_before_it_is_paid(done: bool) -> None:
    table = craps_table("ann", "bob", chips=0)
    round_ = begin(table, point=6)
    call = {"on": "field bet", "selection": "field bet", "stake": 2500, "with": "cash"}
    assert refusal(round_, "bob", "call a wager", **call) == ("qld s110(3)", Ground.MEANS)
    round_.act("ann", "throw the dice")
    round_.act("bob", "call a wager", call)
    round_.act("dealer", "confirm")
    round_.act(BOX, "confirm")
    round_.outcome((6, 6))
    round_.act(STICK, "call the throw", {"total": 12})
    if done:
        round_.act("dealer", "replace the cash by chips", {"about": "bob"})
    assert not round_.lines
    round_.act(STICK, "collect the dice")
    not_done = ("not done: replace the cash by chips (bob)", "qld s110(2A)(b)")
    assert (not_done in [(each.what, each.cites[0].text) for each in round_.rulings]) is not done
    assert table.people["bob"].purse.value == 7500


# s111: removal and reduction


def test_s111_1_a_wager_may_be_removed_or_reduced_before_the_roll_that_decides_it() -> None:
    table = craps_table()
    round_ = begin(table, point=6)
    bet(round_, "ann", "place bet to win", "8", 1200)
    bet(round_, "ann", "come bet")
    round_.act("ann", "reduce", {"on": "place bet to win", "selection": "8", "amount": 600})
    round_.act("ann", "withdraw", {"on": "come bet", "selection": "come bet"})
    assert [(p.wager.name, p.stake) for p in table.placed] == [("place bet to win", 600)]
    assert table.people["ann"].purse.value == 100_000 - 600
    round_.act("ann", "throw the dice")
    late = {"on": "place bet to win", "selection": "8"}
    assert refusal(round_, "ann", "withdraw", **late) == ("qld s111(1)", Ground.WHEN)
    round_.act("ann", "withdraw", {**late, "accepted": True})  # taken back all the same: it lies again
    assert len(table.placed) == 1


def test_s111_1_a_win_bet_and_a_come_bet_with_their_point_stay() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    round_.act("ann", "reduce", {"on": "win bet", "selection": "win bet", "amount": 500})  # no point yet
    throw(round_, 3, 3)
    round_ = Round(table)
    bet(round_, "ann", "come bet")
    throw(round_, 4, 5)
    round_ = Round(table)
    for name, selection in (("win bet", "win bet"), ("come bet", "9")):
        wager = {"on": name, "selection": selection}
        assert refusal(round_, "ann", "withdraw", **wager) == ("qld s111(1)", Ground.WHEN)
        assert refusal(round_, "ann", "reduce", **wager, amount=100) == ("qld s111(1)", Ground.WHEN)
    assert not ways(round_, "ann", "withdraw")


@pytest.mark.parametrize("act", ["withdraw", "reduce"])
def test_s111_2_a_dont_bet_once_removed_or_reduced_is_not_put_back_or_increased(act: str) -> None:
    for name, point in (("don't win bet", 0), ("don't come bet", 6)):
        table = craps_table("ann", "bob")
        round_ = begin(table, point=point)
        bet(round_, "bob", name, stake=2000)
        amount = {"amount": 1000} if act == "reduce" else {}
        round_.act("bob", act, {"on": name, "selection": name, **amount})
        again = {"on": name, "selection": name, "stake": 1000}
        assert refusal(round_, "bob", "wager", **again) == ("qld s111(2)", Ground.WHEN)
        bet(round_, "bob", name, accepted=True)  # by mistake: void
        assert sum(p.stake for p in table.placed) == (1000 if act == "reduce" else 0)


def test_s111_2_a_dont_bet_may_be_removed_or_reduced_even_with_its_point() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table)
    bet(round_, "ann", "win bet")
    bet(round_, "bob", "don't win bet", stake=2000)
    throw(round_, 3, 3)
    round_ = Round(table)
    round_.act("bob", "reduce", {"on": "don't win bet", "selection": "don't win bet", "amount": 500})
    round_.act("bob", "withdraw", {"on": "don't win bet", "selection": "don't win bet"})
    assert table.people["bob"].purse.value == 100_000


def test_s111_2_reading_d7_a_dont_bet_with_its_point_does_not_grow() -> None:
    table = craps_table()
    round_ = begin(table)
    bet(round_, "ann", "don't win bet")
    throw(round_, 3, 3)
    round_ = Round(table)
    more = {"on": "don't win bet", "selection": "don't win bet", "stake": 500}
    assert refusal(round_, "ann", "wager", **more) == ("qld s109", Ground.WHEN)
    round_.act("ann", "wager", {**more, "accepted": True})
    assert [p.stake for p in table.placed] == [1000]


# s112, s121(3): on and off


def asleep_on_the_come_out(*names: str) -> tuple[CrapsTable, Round[Any]]:
    """Ann has a win bet for the come out roll, and what was left from before it."""
    table = craps_table(*names)
    round_ = begin(table, point=9)
    bet(round_, "ann", "place bet to win", "6", 600)
    bet(round_, "ann", "place bet to win", "8", 600)
    bet(round_, "ann", "buy bet", "4", 2000)
    bet(round_, "ann", "6 the hardway", stake=500)
    bet(round_, "ann", "lay bet", "10", 2000)
    throw(round_, 4, 5)
    round_ = Round(table)
    bet(round_, "ann", "win bet")
    return table, round_


def test_s112_1_buy_bets_place_bets_and_hardways_are_off_on_the_come_out_roll() -> None:
    _, round_ = asleep_on_the_come_out()
    throw(round_, 3, 4)
    stays = [x.wager for x in round_.lines if x.verdict is Verdict.STANDS]
    assert stays == ["place bet to win", "place bet to win", "buy bet", "6 the hardway"]


def test_s112_1_called_on_and_confirmed_with_a_button_they_count() -> None:
    table, round_ = asleep_on_the_come_out()
    round_.act("ann", "call on", {"on": "buy bet", "selection": "4"})
    assert not table.markers
    assert refusal(round_, STICK, "place an on marker button")[0] == "qld s112(1)"
    round_.act(BOX, "place an on marker button")
    round_.act("ann", "call on", {"on": "6 the hardway", "selection": "6 the hardway"})
    round_.act("dealer", "place an on marker button")
    throw(round_, 3, 4)
    lost = {x.wager for x in round_.lines if x.verdict is Verdict.LOSE}
    assert lost == {"buy bet", "6 the hardway"}
    assert not table.markers  # the button goes with its wager


def test_s112_2_reading_d10_one_button_stands_for_all_wagers_of_its_sort_unless_the_player_says_otherwise() -> None:
    table, round_ = asleep_on_the_come_out()
    round_.act("ann", "call on", {"on": "place bet to win", "selection": "6"})
    round_.act("dealer", "place an on marker button")
    on = {(p.wager.name, p.selection) for p in table.placed if table.is_on(p)}
    assert {("place bet to win", "6"), ("place bet to win", "8")} <= on
    assert ("buy bet", "4") not in on
    round_.act("ann", "call off", {"on": "place bet to win", "selection": "8"})
    throw(round_, 3, 4)
    assert [(x.wager, x.selection) for x in round_.lines if x.verdict is Verdict.LOSE] == [("place bet to win", "6")]


def test_s112_3_every_other_wager_is_on() -> None:
    _, round_ = asleep_on_the_come_out()
    assert refusal(round_, "ann", "call on", on="lay bet", selection="10") == ("qld s112(3)", Ground.WHAT)
    throw(round_, 3, 4)
    lay = next(x for x in round_.lines if x.wager == "lay bet")
    assert (lay.verdict, lay.cites[1].text) == (Verdict.WIN, "qld s112(3)")


def test_s112_1_with_a_come_out_point_nothing_is_asleep() -> None:
    round_ = begin(craps_table(), point=9)
    bet(round_, "ann", "place bet to win", "6", 600)
    there = {"on": "place bet to win", "selection": "6"}
    assert refusal(round_, "ann", "call on", **there) == ("qld s112(1)", Ground.WHEN)


def come_odds_on_a_come_out_roll() -> tuple[CrapsTable, Round[Any]]:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "come bet")
    throw(round_, 4, 5)
    round_ = Round(table)
    bet(round_, "bob", "come odds", "9", 1000)
    throw(round_, 3, 3)
    round_ = Round(table)
    bet(round_, "ann", "win bet")
    return table, round_


def test_s121_3_reading_d8_come_odds_that_are_off_go_back_when_a_come_out_roll_decides_the_come_bet() -> None:
    for dice, result in (((3, 4), "lose"), ((4, 5), "win")):
        _, round_ = come_odds_on_a_come_out_roll()
        throw(round_, *dice)
        bobs = {x.wager: x for x in round_.lines if x.person == "bob"}
        assert (bobs["come bet"].verdict.value, bobs["come odds"].verdict) == (result, Verdict.VOID)
        assert [c.text for c in bobs["come odds"].cites][:3] == ["qld s121(3)", "qld s112(1)", "reading D8"]


def test_s121_3_called_on_they_count() -> None:
    _, round_ = come_odds_on_a_come_out_roll()
    round_.act("bob", "call on", {"on": "come odds", "selection": "9"})
    round_.act("dealer", "place an on marker button")
    assert [c.text for c in round_.rulings[-1].cites] == ["qld s121(3)"]
    throw(round_, 4, 5)
    assert ("come odds", "9", "win", 1500) in lines(round_)


def test_s121_4_the_come_bet_itself_is_on() -> None:
    _, round_ = come_odds_on_a_come_out_roll()
    throw(round_, 3, 4)
    come = next(x for x in round_.lines if x.wager == "come bet")
    assert (come.verdict, "qld s121(4)" in [c.text for c in come.cites]) == (Verdict.LOSE, True)


# s113: the sign


def test_s113_1_every_wager_has_a_minimum_and_a_maximum() -> None:
    limits = {kind: line for kind, line in DEFAULT_SIGN.limits.items() if kind != "field bet"}
    with pytest.raises(Refused) as caught:
        craps_table(sign=type(DEFAULT_SIGN)(limits))
    assert caught.value.under.text == "qld s113(1)"
    round_ = begin(craps_table())
    assert refusal(round_, "ann", "wager", on="win bet", selection="win bet", stake=100)[0] == "qld s5(1)(b)"


@pytest.mark.parametrize(
    ("minimum", "maximum", "allowed"), [(500, 19_900, False), (500, 20_000, True), (550, 600, True)]
)
def test_s113_2_a_a_minimum_of_5_or_less_needs_a_maximum_of_200(minimum: int, maximum: int, allowed: bool) -> None:
    sign = DEFAULT_SIGN.with_limits("win bet", Limits(minimum, maximum))
    if allowed:
        craps_table(sign=sign)
    else:
        with pytest.raises(Refused) as caught:
            craps_table(sign=sign)
        assert caught.value.under.text == "qld s113(2)(a)"


def test_s113_2_b_the_maximum_never_stands_in_the_way_of_odds() -> None:
    table = craps_table(double_odds=True)
    round_ = begin(table)
    bet(round_, "ann", "don't win bet", stake=50_000)  # the most that the sign allows
    throw(round_, 2, 2)
    table.people["ann"].purse.value = 300_000
    round_ = Round(table)
    bet(round_, "ann", "don't win odds", "4", 200_000)
    with pytest.raises(Refused) as caught:
        craps_table(sign=DEFAULT_SIGN.with_limits("win odds", Limits(500, 20_000)))
    assert caught.value.under.text == "qld s113(2)(b)"


def test_s113_3_the_sign_shows_the_limits() -> None:
    assert GAME.sign_under is not None
    assert "qld s113(3)" in DEFAULT_SIGN.shown(GAME.sign_under)


def test_s113_4_a_higher_minimum_needs_a_sign_20_minutes_before() -> None:
    round_ = begin(craps_table())
    now = datetime(1998, 9, 4, 21)
    change = {"kind": "win bet", "minimum": cents("10"), "maximum": cents("500")}
    assert refusal(round_, FLOOR, "change the sign", **change, now=now)[0] == "qld s113(4)"
    notice = {"kind": "win bet", "minimum": cents("10"), "now": now, "effective": now.replace(minute=20)}
    assert refusal(round_, FLOOR, "announce a higher minimum", **{**notice, "effective": now.replace(minute=19)})[
        0
    ] == ("qld s113(4)")
    round_.act(FLOOR, "announce a higher minimum", notice)
    round_.act(FLOOR, "change the sign", {**change, "now": now.replace(minute=20)})
