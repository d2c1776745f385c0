"""Part 2, which applies to every game, shown at a roulette table."""

import re
from dataclasses import replace
from typing import Any

import pytest

from houseway.cite import cite
from houseway.errors import BadInput, Ground, Refused
from houseway.games import find
from houseway.play.people import Person, Role, player, staff
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.table import Table
from houseway.play.wager import Verdict

GAME = find("roulette")
FLOOR = "floor manager"


def table_of(*names: str) -> Table:
    people = [*(player(name, 50_000) for name in names or ("ann",)), Person("cy", Role.SPECTATOR), *staff()]
    table = GAME.open_table(people=people)
    assert isinstance(table, Table)
    return table


def on(name: str, selection: str, stake: int, **more: Any) -> dict[str, Any]:
    return {"on": name, "selection": selection, "stake": stake, **more}


def refusal(round_: Round[Any], who: str, act: str, **details: Any) -> tuple[str, Ground]:
    with pytest.raises(Refused) as caught:
        round_.act(who, act, details)
    return caught.value.under.text, caught.value.ground


def ruled(round_: Round[Any]) -> list[list[str]]:
    return [[c.text for c in ruling.cites] for ruling in round_.rulings]


def spin(round_: Round[Any], number: int) -> None:
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(number)
    round_.act("dealer", "place the crown")


# s3: whom the rules bind


@pytest.mark.parametrize("who", ["dealer", FLOOR, "pit boss"])
def test_s3_1_staff_are_bound_by_the_rules_and_do_not_play(who: str) -> None:
    table = table_of()
    table.people[who].purse.value = 50_000
    assert refusal(Round(table), who, "wager", **on("red", "red", 500)) == ("qld s3(1)", Ground.WHO)


def test_s3_2_whoever_joins_the_game_is_told_that_they_play_under_the_rules() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("dealer", "seat", {"person": "dot", "chips": 10_000})
    assert (table.called[-1].words.split()[0], table.called[-1].under) == ("dot", cite("qld s3(2)"))
    round_.act("dot", "wager", on("red", "red", 500))
    with pytest.raises(Refused, match="already"):
        round_.act("dealer", "seat", {"person": "dot", "chips": 0})


def test_s3_2_whoever_has_not_joined_does_not_wager() -> None:
    assert refusal(Round(table_of()), "cy", "wager", **on("red", "red", 500)) == ("qld s3(2)", Ground.WHO)


# s4: devices


def test_s4_1_nothing_is_done_to_a_player_whom_nobody_accuses() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    for who in ("ann", "bob"):
        round_.act(who, "wager", on("red", "red", 500))
    round_.act(FLOOR, "declare wagers void", {"person": "ann"})
    assert ruled(round_) == [["qld s4(1)", "qld s4(2)(a)"]]
    assert [(p.person, p.stake) for p in table.placed] == [("bob", 500)]


@pytest.mark.parametrize("by", [FLOOR, "assistant pit boss", "pit boss"])
def test_s4_2_a_wagers_of_a_player_with_a_device_may_be_declared_void(by: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 500))
    round_.act("ann", "wager", on("odd", "odd", 700))
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.act(by, "declare wagers void", {"person": "ann"})
    assert [(x.verdict, x.returned, x.cites) for x in round_.lines] == [
        (Verdict.VOID, 500, (cite("qld s4(2)(a)"),)),
        (Verdict.VOID, 700, (cite("qld s4(2)(a)"),)),
    ]
    assert table.people["ann"].purse.value == 50_000


def test_s4_2_b_a_player_with_a_device_may_be_excluded_from_the_game() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 500))
    round_.act(FLOOR, "exclude", {"person": "ann"})
    assert refusal(round_, "ann", "wager", **on("red", "red", 500)) == ("qld s4(2)(b)", Ground.WHO)
    hand = on("red", "red", 500, placed_by="ann")
    assert refusal(round_, "bob", "wager", **hand) == ("qld s4(2)(b)", Ground.WHO)
    round_.act("ann", "wager", on("red", "red", 500, accepted=True))
    assert ruled(round_)[-1] == ["qld s4(2)(b)"]
    spin(round_, 1)
    assert [(x.verdict.value, x.paid) for x in round_.lines] == [("void", 0), ("win", 500)], "one before, one after"
    following = Round(table)
    assert table.placed == [], "but takes no further part"
    assert following.rulings[-1].cites == (cite("qld s4(2)(b)"),)


def test_s4_2_b_whoever_was_excluded_does_not_come_back_by_another_door() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act(FLOOR, "exclude", {"person": "ann"})
    round_.act("ann", "leave")
    assert refusal(round_, "dealer", "seat", person="ann", chips=1000) == ("qld s4(2)(b)", Ground.WHO)
    assert refusal(round_, "ann", "wager", **on("red", "red", 500)) == ("qld s4(2)(b)", Ground.WHO)


@pytest.mark.parametrize("by", ["dealer", "ann", "inspector"])
def test_s4_2_it_is_for_a_floor_manager_or_a_key_employee(by: str) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("red", "red", 500))
    assert refusal(round_, by, "exclude", person="ann") == ("qld s4(2)(b)", Ground.WHO)
    assert refusal(round_, by, "declare wagers void", person="ann") == ("qld s4(2)(a)", Ground.WHO)


def test_s4_3_a_permit_of_the_chief_executive_allows_a_device() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 500))
    assert refusal(round_, FLOOR, "permit a device", person="ann") == ("qld s4(3)", Ground.WHO)
    round_.act("chief executive", "permit a device", {"person": "ann"})
    for act in ("exclude", "declare wagers void"):
        assert refusal(round_, FLOOR, act, person="ann") == ("qld s4(3)", Ground.WHO)
    round_.act(FLOOR, "exclude", {"person": "bob"})


# s5: permissible wagers only


def test_s5_1_a_a_wager_that_the_game_does_not_have_is_refused() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "ann", "wager", **on("any seven", "7", 500)) == ("qld s5(1)(a)", Ground.WHAT)
    assert refusal(round_, "ann", "wager", **on("split", "1-36", 500)) == ("qld s5(1)(a)", Ground.WHAT)


@pytest.mark.parametrize("stake", [400, 250_100])
def test_s5_1_b_an_amount_outside_the_sign_is_refused(stake: int) -> None:
    table = table_of()
    table.people["ann"].purse.value = 1_000_000
    assert refusal(Round(table), "ann", "wager", **on("red", "red", stake)) == ("qld s5(1)(b)", Ground.AMOUNT)


@pytest.mark.parametrize(("name", "selection"), [("any seven", "7"), ("split", "1-36")])
def test_s5_2_reading_g1_a_wager_the_game_does_not_have_is_void_though_accepted(name: str, selection: str) -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on(name, selection, 500, accepted=True))
    assert ruled(round_) == [["qld s5(1)(a)", "reading G1"]]
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_000)


def test_s5_2_a_reading_g2_a_wager_under_the_minimum_is_valid_once_for_each_player() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 200, accepted=True))
    round_.act("ann", "wager", on("odd", "odd", 300, accepted=True))
    round_.act("bob", "wager", on("red", "red", 200, accepted=True))
    assert ruled(round_) == [["qld s5(2)(a)", "reading G2"]] * 3
    assert [(p.person, p.wager.name) for p in table.placed] == [("ann", "red"), ("bob", "red")]
    assert [(x.wager, x.verdict, x.returned) for x in round_.lines] == [("odd", Verdict.VOID, 300)]
    spin(round_, 1)
    following = Round(table)
    following.act("bob", "wager", on("odd", "odd", 300, accepted=True))
    assert following.lines[-1].verdict is Verdict.VOID, "in a later round too"


def test_s5_2_a_the_one_that_was_let_stand_is_not_lost_by_a_second() -> None:
    table = table_of()
    round_ = Round(table)
    for _ in range(2):
        round_.act("ann", "wager", on("red", "red", 200, accepted=True))
    assert [p.stake for p in table.placed] == [200]
    assert [x.stake for x in round_.lines] == [200]
    round_.act("ann", "wager", on("red", "red", 300))
    assert [p.stake for p in table.placed] == [500]


def test_s5_2_b_a_wager_over_the_maximum_is_void_for_the_excess_only() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("straight up", "17", 15_000, accepted=True))
    assert ruled(round_) == [["qld s5(2)(b)"]]
    assert ([p.stake for p in table.placed], table.people["ann"].purse.value) == ([10_000], 40_000)


@pytest.mark.parametrize(
    ("chips", "stake", "held"),
    [
        ("blue", 500, "$0.00 in chips of $5.00"),  # bob's chips are blue, and ann has none
        ("blue", 0, "$0.00 in chips of $5.00"),
        ("", 0, "$500.00 in chips of $1.00"),
        ("", -100, "$500.00 in chips of $1.00"),
        ("", 50_001, "$500.00 in chips of $1.00"),
    ],
)
def test_what_is_accepted_can_only_be_chips_that_the_player_holds(chips: str, stake: int, held: str) -> None:
    round_ = Round(table_of("ann", "bob"))
    round_.act("dealer", "issue colour chips", {"person": "bob", "colour": "blue", "worth": 500, "amount": 10_000})
    details = on("red", "red", stake, accepted=True) | ({"chips": chips} if chips else {})
    with pytest.raises(BadInput, match=re.escape(f"what is accepted must be chips that the player ann holds, {held}")):
        round_.act("ann", "wager", details)


def test_s6_the_least_that_can_be_accepted_is_a_coin_and_it_goes_back() -> None:
    round_ = Round(table_of("ann"))
    round_.act("ann", "wager", on("red", "red", 1, accepted=True))
    assert [(each.verdict.value, each.returned) for each in round_.lines] == [("void", 1)]


def test_s5_2_b_reading_g3_the_excess_is_cut_from_what_was_placed_last() -> None:
    table = table_of()
    round_ = Round(table)
    issue = {"person": "ann", "colour": "blue", "worth": 500, "amount": 10_000}
    round_.act("dealer", "issue colour chips", issue)
    round_.act("ann", "wager", on("straight up", "17", 9_800))
    round_.act("ann", "wager", on("straight up", "17", 1_000, chips="blue", accepted=True))
    assert ruled(round_) == [["qld s5(2)(b)", "reading G3"]]
    assert sum(p.stake for p in table.placed) == 10_000
    assert table.people["ann"].purse.non_value == {("roulette 1", "blue"): 19}, "one was changed into value chips"
    spin(round_, 17)
    assert sum(x.paid for x in round_.lines) == 350_000


@pytest.mark.parametrize(
    ("act", "details"),
    [
        ("wager", {"on": "red", "selecton": "red", "stake": 500, "accepted": True}),
        ("wager", {"on": "red", "selection": 5, "stake": 500, "accepted": True}),
        ("wager", {"selection": "red", "stake": 500, "accepted": True}),
        ("wager", on("red", "red", 500, accepted="no")),
        ("wager", on("red", "red", 500, accepted=True, stakes=500)),
        ("wager", on("red", "red", 500, accepted=True, placed_by="nobody")),
        ("withdraw", {"on": "red", "selection": "red", "accepted": True, "stake": 500}),
    ],
)
def test_s5_2_a_misspelt_detail_is_not_taken_for_a_wager_that_is_not_permitted(
    act: str, details: dict[str, object]
) -> None:
    round_ = Round(table_of())
    round_.act("ann", "wager", on("red", "red", 500))
    if act == "withdraw":
        round_.act("dealer", "spin the ball")
        round_.act("dealer", "no more bets")
    with pytest.raises(BadInput):
        round_.act("ann", act, details)
    assert not round_.rulings


def test_s5_2_what_a_player_does_not_hold_cannot_have_been_accepted() -> None:
    round_ = Round(table_of())
    for who, stake in (("ann", 60_000), ("ann", 0), ("ann", -150), ("dealer", 500)):
        with pytest.raises(BadInput, match="what is accepted must be chips"):
            round_.act(who, "wager", on("red", "red", stake, accepted=True))


# reading G11: found out once the wagers are closed


def unnoticed(round_: Round[Any], who: str, name: str, selection: str, stake: int) -> dict[str, Any]:
    """A wager that nobody noticed, and how it is reported."""
    round_.act(who, "wager", on(name, selection, stake, accepted=True, unnoticed=True))
    return {"person": who, "on": name, "selection": selection}


@pytest.mark.parametrize("before", [True, False], ids=["before the ball rests", "after"])
def test_s5_2_a_reading_g11_a_low_wager_is_found_when_no_more_bets_are_taken(before: bool) -> None:
    table = table_of()
    round_ = Round(table)
    first, second = unnoticed(round_, "ann", "red", "red", 200), unnoticed(round_, "ann", "odd", "odd", 300)
    assert ruled(round_) == []
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    if not before:
        round_.outcome(1)
    round_.act("dealer", "wager outside the limits", first)
    round_.act(FLOOR, "wager outside the limits", second)
    assert ruled(round_) == [["qld s5(2)(a)", "reading G2"]] * 2
    assert [(x.wager, x.verdict, x.returned) for x in round_.lines] == [("odd", Verdict.VOID, 300)]
    assert refusal(round_, "dealer", "wager outside the limits", **first) == ("qld s5(2)(a)", Ground.WHEN)
    if before:
        round_.outcome(1)
    round_.act("dealer", "place the crown")
    assert [(x.wager, x.verdict, x.paid) for x in round_.lines[1:]] == [("red", Verdict.WIN, 200)]


def test_s5_2_b_reading_g11_an_excess_is_void_whenever_it_is_found() -> None:
    table = table_of()
    round_ = Round(table)
    report = unnoticed(round_, "ann", "straight up", "17", 15_000)
    round_.act("dealer", "spin the ball")
    round_.act("dealer", "no more bets")
    round_.outcome(17)
    round_.act("dealer", "wager outside the limits", report)
    assert ruled(round_) == [["qld s5(2)(b)"]]
    round_.act("dealer", "place the crown")
    assert [(x.verdict, x.stake, x.returned, x.paid) for x in round_.lines] == [
        (Verdict.VOID, 5_000, 5_000, 0),
        (Verdict.WIN, 10_000, 0, 350_000),
    ]


def test_s5_2_a_wager_is_unnoticed_only_if_it_was_accepted() -> None:
    with pytest.raises(BadInput, match="unnoticed"):
        Round(table_of()).act("ann", "wager", on("red", "red", 500, unnoticed=True))


# reading G10: a winning stake that is left


def left_low() -> tuple[Table, Round[Any]]:
    """A wager of $2 that was valid once, has won, and lies there for the next spin."""
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 200, accepted=True))
    spin(round_, 1)
    assert [(x.paid, x.left) for x in round_.lines] == [(200, 200)]
    return table, Round(table)


def test_s5_2_a_reading_g10_a_low_wager_that_was_valid_once_is_void_if_it_is_left() -> None:
    table, round_ = left_low()
    spin(round_, 1)
    assert ruled(round_) == [["qld s5(2)(a)", "reading G2", "reading G10"]]
    assert [(x.verdict, x.returned, x.paid) for x in round_.lines] == [(Verdict.VOID, 200, 0)]
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_200)


def test_s5_2_a_reading_g10_it_may_be_added_to_or_taken_up_first() -> None:
    table, round_ = left_low()
    round_.act("ann", "wager", on("red", "red", 300))
    spin(round_, 1)
    assert [(x.verdict, x.stake, x.paid) for x in round_.lines] == [(Verdict.WIN, 500, 500)]
    table, round_ = left_low()
    round_.act("ann", "withdraw", {"on": "red", "selection": "red"})
    assert (table.placed, table.people["ann"].purse.value) == ([], 50_200)


def test_s5_2_reading_g10_a_winning_stake_that_is_left_is_measured_by_the_sign_as_it_then_stands() -> None:
    table = table_of("ann", "bob")
    round_ = Round(table)
    round_.act("ann", "wager", on("red", "red", 500))
    round_.act("bob", "wager", on("red", "red", 40_000))
    spin(round_, 1)
    table.sign = table.sign.with_limits("red", Limits(1_000, 30_000))
    round_ = Round(table)
    spin(round_, 3)
    assert ruled(round_) == [["qld s5(2)(a)", "reading G2", "reading G10"], ["qld s5(2)(b)", "reading G10"]]
    assert [(x.person, x.verdict, x.stake, x.paid) for x in round_.lines] == [
        ("bob", Verdict.VOID, 10_000, 0),
        ("ann", Verdict.WIN, 500, 500),
        ("bob", Verdict.WIN, 30_000, 30_000),
    ]
    spin(round_ := Round(table), 3)
    assert [(x.person, x.verdict) for x in round_.lines] == [("ann", Verdict.VOID), ("bob", Verdict.WIN)]


# Increments


def test_s5_3_reading_g9_an_increment_goes_up_to_the_minimum_of_the_wager_itself() -> None:
    table = table_of()
    round_ = Round(table)
    assert refusal(round_, FLOOR, "require increments", kind="red", amount=600) == ("qld s5(3)", Ground.AMOUNT)
    round_.act(FLOOR, "require increments", {"kind": "red", "amount": 500})
    assert refusal(round_, "ann", "wager", **on("red", "red", 700)) == ("qld s5(3)", Ground.AMOUNT)
    round_.act("ann", "wager", on("red", "red", 1_000))
    round_.act("ann", "wager", on("odd", "odd", 700))
    assert "red: in increments of 5.00 (qld s5(4))" in table.sign.shown()


def test_s5_4_reading_g9_increments_on_another_sign_bind_nobody() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act(FLOOR, "require increments", {"kind": "red", "amount": 500})
    round_.act("dealer", "increments on another sign")
    assert ruled(round_) == [["qld s5(4)", "reading G9"]]
    round_.act("ann", "wager", on("red", "red", 700))
    assert refusal(round_, "dealer", "increments on another sign") == ("qld s5(4)", Ground.WHEN)


def test_s5_3_wagers_are_in_increments_no_larger_than_the_minimum() -> None:
    table = table_of()
    round_ = Round(table)
    too_large = refusal(round_, FLOOR, "require increments", amount=200)
    assert too_large == ("qld s5(3)", Ground.AMOUNT), "the lowest minimum here is $1"
    with pytest.raises(Refused, match="more than the red minimum") as caught:
        Sign({"red": Limits(500, 50_000)}, increment=600)
    assert caught.value.under == cite("qld s5(3)")
    for kind in table.sign.limits:
        table.sign = table.sign.with_limits(kind, Limits(500, 250_000))
    round_.act(FLOOR, "require increments", {"amount": 500})
    assert refusal(round_, "ann", "wager", **on("red", "red", 700)) == ("qld s5(3)", Ground.AMOUNT)
    round_.act("ann", "wager", on("red", "red", 1_500))


def test_s5_4_the_increment_is_on_the_sign_that_shows_the_minimum() -> None:
    sign = Sign({"red": Limits(500, 50_000)}, increment=250)
    assert sign.shown().splitlines()[1:] == [
        "red     5.00   500.00",
        "in increments of 2.50 (qld s5(4))",
    ]
    assert "increments" not in sign.with_increment(0).shown()


# s6: coins


def table_with_unit(name: str, unit: int) -> Table:
    return Table(
        replace(GAME, coins=find(name).coins, unit=unit), Sign({"red": Limits(50, 1000)}), [player("ann", 1000)]
    )


@pytest.mark.parametrize("name", ["roulette", "sic-bo", "wheel-of-fortune", "pai-gow", "caribbean-stud"])
def test_s6_1_a_no_coins_but_in_the_games_that_are_listed(name: str) -> None:
    table = table_with_unit(name, 100)
    with pytest.raises(Refused, match="no coins are used") as caught:
        table.check_means(table.people["ann"], 150, "")
    assert (caught.value.under, caught.value.ground) == (cite("qld s6(1)"), Ground.MEANS)


@pytest.mark.parametrize(
    "name", ["baccarat", "mini-baccarat", "blackjack", "craps", "two-up", "tri-chro", "triple-penny-two-up"]
)
def test_s6_1_a_s6_2_the_50c_coin_and_no_other_where_coins_are_used(name: str) -> None:
    table = table_with_unit(name, 50)
    table.check_means(table.people["ann"], 150, "")
    with pytest.raises(Refused, match="50c") as caught:
        table.check_means(table.people["ann"], 120, "")
    assert (caught.value.under, caught.value.ground) == (cite("qld s6(2)"), Ground.MEANS)


def test_s6_1_b_roulette_pays_in_whole_dollars_as_it_is_wagered_in_them() -> None:
    round_ = Round(table_of())
    assert refusal(round_, "ann", "wager", **on("straight up", "17", 150)) == ("qld s6(1)", Ground.MEANS)


def test_s6_1_reading_g11_coins_that_were_taken_are_no_part_of_a_wager() -> None:
    table = table_of()
    round_ = Round(table)
    round_.act("ann", "wager", on("straight up", "17", 150, accepted=True))
    assert ruled(round_) == [["qld s6(1)", "reading G1"]]
    assert [(x.verdict, x.returned) for x in round_.lines] == [(Verdict.VOID, 50)]
    assert ([p.stake for p in table.placed], table.people["ann"].purse.value) == ([100], 49_900)


@pytest.mark.parametrize(
    ("name", "coin", "under"),
    [("roulette", "50c", "qld s6(1)"), ("roulette", "$2", "qld s6(1)"), ("craps", "20c", "qld s6(2)")],
)
def test_s6_a_coin_is_found_among_the_chips(name: str, coin: str, under: str) -> None:
    table = find(name).open_table(people=[player("ann", 1000), *staff(of_the_game=find(name).roles)])
    round_ = Round(table)
    round_.act("dealer" if name == "roulette" else FLOOR, "coin among the chips", {"person": "ann", "coin": coin})
    assert ruled(round_) == [[under, "qld s5(1)(a)", "reading G1"]]
    assert table.people["ann"].purse.value == 1000


def test_s6_1_nothing_is_done_about_a_coin_that_is_used_here() -> None:
    table = find("two-up").open_table(people=[player("ann", 1000), *staff()])
    assert refusal(Round(table), FLOOR, "coin among the chips", person="ann", coin="50c")[0] == "qld s6(1)"


@pytest.mark.parametrize(
    ("name", "unit", "under"),
    [
        *((name, 50, "") for name in ("baccarat", "mini-baccarat", "blackjack", "craps", "two-up", "tri-chro")),
        ("triple-penny-two-up", 50, ""),
        ("craps", 20, "qld s6(2)"),
        ("tri-chro", 10, "qld s6(2)"),
        *(
            (name, 50, "qld s6(1)")
            for name in ("roulette", "sic-bo", "wheel-of-fortune", "mini-dice", "caribbean-stud")
        ),
        *((name, 50, "qld s6(1)") for name in ("manila", "draw", "5-card-stud", "7-card-stud")),
        ("roulette", 250, ""),  # the law names no denominations of chips
        ("pai-gow", 50, ""),  # chips of 25c are in use
    ],
)
def test_s6_the_smallest_chip_or_coin_of_a_table_is_one_that_its_game_uses(name: str, unit: int, under: str) -> None:
    table = find(name).open_table()
    assert isinstance(table, Table)
    if under:
        with pytest.raises(Refused) as caught:
            table.use_unit(unit)
        assert (caught.value.under.text, caught.value.ground) == (under, Ground.MEANS)
    else:
        table.use_unit(unit)
        assert table.unit == unit
