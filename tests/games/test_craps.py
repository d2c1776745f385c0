"""Craps at the table: making and removing wagers, odds, on and off, limits (ss 107 to 114, 119 to 122)."""

from datetime import datetime
from typing import Any

import pytest
from support.craps import BOX, FLOOR, GAME, STICK, begin, bet, called, craps_table, lines, refusal, throw, ways
from support.events import voided

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


# s114: whose responsibility


def test_s114_1_a_wager_counts_where_it_lies() -> None:
    round_ = begin(craps_table(), point=6)
    bet(round_, "ann", "place bet to win", "4", 500, placed_by="dealer")  # ann had meant 10
    (won,) = throw(round_, 1, 3)
    assert "qld s114(1)" in [c.text for c in won.cites]
    assert won.paid == 900


def test_s114_2_whoever_places_it_as_told_the_wager_is_the_players() -> None:
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    bet(round_, "bob", "field bet", placed_by=STICK)
    assert [p.person for p in table.placed] == ["bob"]
    assert GAME.hands is not None
    assert GAME.hands.text == "qld s114(2)"


# ss 119 to 122: odds


def with_point(name: str, stake: int, dice: tuple[int, int], **settings: bool) -> tuple[CrapsTable, Round[Any]]:
    """Bob has this bet, and the dice have given it its point."""
    table = craps_table("ann", "bob", **settings)
    if name in ("win bet", "don't win bet"):
        round_ = begin(table)
        bet(round_, "ann", "win bet")
    else:
        round_ = begin(table, point=6 if sum(dice) != 6 else 8)
    bet(round_, "bob", name, stake=stake)
    throw(round_, *dice)
    return table, Round(table)


TAKEN = [("win bet", "119"), ("come bet", "121")]
LAID = [("don't win bet", "120"), ("don't come bet", "122")]
SEVENS = (3, 4)
POINTS = [((1, 3), "2", "1/2"), ((1, 4), "3/2", "2/3"), ((2, 4), "6/5", "5/6"), ((2, 6), "6/5", "5/6"),
          ((4, 5), "3/2", "2/3"), ((4, 6), "2", "1/2")]  # fmt: skip


@pytest.mark.parametrize(
    "name",
    [
        pytest.param("win bet", id="s119_1"),
        pytest.param("don't win bet", id="s120_1"),
        pytest.param("come bet", id="s121_1"),
        pytest.param("don't come bet", id="s122_1"),
    ],
)
def test_odds_are_made_behind_a_bet_that_has_its_point(name: str) -> None:
    odds, section = name.replace("bet", "odds"), dict(TAKEN + LAID)[name]
    table = craps_table("ann", "bob")
    round_ = begin(table, point=6)
    assert refusal(round_, "bob", "wager", on=odds, selection="6", stake=1000) == (f"qld s{section}(1)", Ground.WHEN)
    _, round_ = with_point(name, 1000, (4, 6))
    assert refusal(round_, "bob", "wager", on=odds, selection="4", stake=1000) == (f"qld s{section}(1)", Ground.WHEN)
    amount = 1000 if name in dict(TAKEN) else 2000
    bet(round_, "bob", odds, "10", amount)


@pytest.mark.parametrize(
    ("name", "section"),
    [pytest.param("win bet", "119", id="s119_1A"), pytest.param("come bet", "121", id="s121_1A")],
)
def test_odds_taken_are_as_much_again_or_by_agreement_twice_as_much(name: str, section: str) -> None:
    odds = name.replace("bet", "odds")
    _table, round_ = with_point(name, 1000, (4, 5), double_odds=True)
    assert ways(round_, "bob", "wager")[-2:] == [f"qld s{section}(1A)(a)", f"qld s{section}(1A)(b)"]
    for wrong in (500, 1500, 2500):
        refused = refusal(round_, "bob", "wager", on=odds, selection="9", stake=wrong)
        assert refused == (f"qld s{section}(1A)(a)", Ground.AMOUNT)
    bet(round_, "bob", odds, "9", 1000)
    bet(round_, "bob", odds, "9", 1000)  # twice now
    assert refusal(round_, "bob", "wager", on=odds, selection="9", stake=1000)[1] is Ground.AMOUNT
    round_.act("bob", "reduce", {"on": odds, "selection": "9", "amount": 1000})
    round_.act(FLOOR, "double odds", {"answer": "decline"})
    assert refusal(round_, "bob", "wager", on=odds, selection="9", stake=1000)[1] is Ground.AMOUNT


def test_s119_1A_and_its_like_come_from_the_operators_agreement() -> None:
    table, round_ = with_point("win bet", 1000, (4, 5), double_odds=False)
    assert ways(round_, "bob", "wager")[-1] == "qld s119(1A)(a)"
    round_.act(FLOOR, "double odds", {"answer": "agree"})
    assert ways(round_, "bob", "wager")[-1] == "qld s119(1A)(b)"
    assert table.double_odds


@pytest.mark.parametrize(
    ("name", "section"),
    [pytest.param("don't win bet", "120", id="s120_1A"), pytest.param("don't come bet", "122", id="s122_1A")],
)
@pytest.mark.parametrize(
    ("dice", "equal", "double"), [((1, 3), 2000, 4000), ((4, 5), 1500, 3000), ((2, 6), 1200, 2400)]
)
def test_odds_laid_win_as_much_as_the_bet_or_by_agreement_twice_as_much(
    name: str, section: str, dice: tuple[int, int], equal: int, double: int
) -> None:
    odds, point = name.replace("bet", "odds"), str(sum(dice))
    for amount in (equal, double):
        _, round_ = with_point(name, 1000, dice, double_odds=True)
        wrong = refusal(round_, "bob", "wager", on=odds, selection=point, stake=1000)
        assert wrong == (f"qld s{section}(1A)(a)", Ground.AMOUNT)
        bet(round_, "bob", odds, point, amount)
        throw(round_, *SEVENS)
        assert (odds, point, "win", 1000 if amount == equal else 2000) in lines(round_)


@pytest.mark.parametrize("name", [pytest.param("win bet", id="s119_1B"), pytest.param("come bet", id="s121_1B")])
@pytest.mark.parametrize(("rounds", "won"), [(True, 800), (False, 750)])
def test_reading_bc3_winnings_with_part_of_a_dollar_may_be_rounded_up(name: str, rounds: bool, won: int) -> None:
    odds = name.replace("bet", "odds")
    table, round_ = with_point(name, 500, (4, 5), round_winnings=rounds)
    bet(round_, "bob", odds, "9", 500)
    line = next(x for x in throw(round_, 3, 6) if x.wager == odds)
    assert line.paid == won
    assert (f"qld s{dict(TAKEN)[name]}(1B)" in [c.text for c in line.cites]) == rounds
    assert table.round_winnings == rounds


@pytest.mark.parametrize(
    "name", [pytest.param("don't win bet", id="s120_1B"), pytest.param("don't come bet", id="s122_1B")]
)
@pytest.mark.parametrize(("rounds", "lay", "won"), [(True, 1600, 800), (False, 1500, 750)])
def test_reading_d3_the_winnings_aimed_at_are_rounded_and_the_lay_with_them(
    name: str, rounds: bool, lay: int, won: int
) -> None:
    odds = name.replace("bet", "odds")
    _, round_ = with_point(name, 750, (1, 3), round_winnings=rounds)
    bet(round_, "bob", odds, "4", lay)
    throw(round_, *SEVENS)
    assert (odds, "4", "win", won) in lines(round_)


@pytest.mark.parametrize(
    ("name", "section"),
    [
        pytest.param("win bet", "119", id="s119_2"),
        pytest.param("come bet", "121", id="s121_2"),
        pytest.param("don't win bet", "120", id="s120_2"),
        pytest.param("don't come bet", "122", id="s122_2"),
    ],
)
@pytest.mark.parametrize(("dice", "taken", "laid"), POINTS)
def test_the_bet_is_paid_1_to_1_and_the_odds_true_odds(
    name: str, section: str, dice: tuple[int, int], taken: str, laid: str
) -> None:
    odds, point = name.replace("bet", "odds"), str(sum(dice))
    _, round_ = with_point(name, 3000, dice)
    stake = next(
        o.fields[2].least
        for o in round_.options()
        if (o.who, o.act) == ("bob", "wager") and o.fields[0].choices == (odds,)
    )
    bet(round_, "bob", odds, point, stake)
    throw(round_, *(dice if name in dict(TAKEN) else SEVENS))
    found = {x.wager: x for x in round_.lines if x.person == "bob"}
    pays = taken if name in dict(TAKEN) else laid
    top, _, bottom = pays.partition("/")
    assert (found[name].paid, found[odds].paid) == (3000, stake * int(top) // int(bottom or 1))
    assert found[odds].cites[-1].text in (f"qld s{section}(2)", f"qld s{section}(1B)")


def test_s120_1A_reading_d11_laid_odds_stay_with_a_smaller_bet_and_go_back_with_none() -> None:
    table, round_ = with_point("don't win bet", 2000, (1, 3))
    bet(round_, "bob", "don't win odds", "4", 4000)
    round_.act("bob", "reduce", {"on": "don't win bet", "selection": "don't win bet", "amount": 1000})
    assert [p.stake for p in table.placed if p.person == "bob"] == [1000, 4000]
    round_.act("bob", "withdraw", {"on": "don't win bet", "selection": "don't win bet"})
    assert not [p for p in table.placed if p.person == "bob"]
    assert table.people["bob"].purse.value == 100_000
    assert voided(round_) == [("bob", "don't win odds", 4000, ["qld s111(2)", "reading D11"])]


def test_s120_1A_reading_d16_odds_that_no_chips_make_are_not_laid() -> None:
    _, round_ = with_point("don't win bet", 700, (2, 4))  # it would take 8.40
    assert "qld s120(1A)(a)" not in ways(round_, "bob", "wager")
    assert refusal(round_, "bob", "wager", on="don't win odds", selection="6", stake=840)[0] == "qld s6(2)"


def test_s4_2_a_reading_d11_odds_go_back_as_the_wager_that_they_supported() -> None:
    table, round_ = with_point("don't win bet", 1000, (4, 5))
    bet(round_, "bob", "don't win odds", "9", 1500)
    round_.act(FLOOR, "declare wagers void", {"person": "bob"})
    under = ["qld s4(2)(a)"]
    assert voided(round_) == [("bob", "don't win bet", 1000, under), ("bob", "don't win odds", 1500, under)]
    assert table.people["bob"].purse.value == 100_000


def test_s119_1A_reading_d2_odds_accepted_by_mistake_stand_as_far_as_they_may() -> None:
    table, round_ = with_point("win bet", 1000, (4, 5))
    bet(round_, "bob", "win odds", "9", 1700, accepted=True)
    assert [p.stake for p in table.placed if p.wager.name == "win odds"] == [1000]
    assert "qld s119(1A)(a)" in [c.text for c in round_.rulings[-1].cites]
