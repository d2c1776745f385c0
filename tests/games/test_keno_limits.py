"""Part 2 at keno: the sign, and what was accepted against it."""

from typing import Any

import pytest
from support.events import voided
from support.keno import (
    GAME,
    SUPERVISOR,
    accepted,
    activate,
    come,
    enter,
    lounge,
    not_entered,
    opened,
    play,
    refusal,
    ruled,
    sign,
)

# Part 2 at keno


def test_s5_2_a_an_entry_under_the_minimum_that_was_taken_stands_once() -> None:
    table = lounge(sign=sign(100))
    round_ = opened(table)
    for said, tickets in (("valid this once", 1), ("a second time: void", 1)):
        round_.act("keno writer", "entry accepted", {"person": "ann", "numbers": [5], "stake": 60})
        assert said in round_.rulings[-1].what
        assert ruled(round_) == ["qld s5(2)(a)", "reading G2"]
        assert len(table.tickets) == tickets
    assert table.people["ann"].purse.value == 50_000 - 60
    assert voided(round_) == [("ann", "1 spot", 60, ["qld s5(2)(a)", "reading G2"])]


def test_s5_2_b_an_entry_over_the_maximum_that_was_taken_is_void_for_the_excess() -> None:
    table = lounge()
    round_ = opened(table)
    round_.act("keno writer", "entry accepted", {"person": "ann", "numbers": [5], "stake": 12_000})
    assert ruled(round_) == ["qld s5(2)(b)"]
    assert [p.stake for p in table.placed] == [10_000]
    assert voided(round_) == [("ann", "1 spot", 2_000, ["qld s5(2)(b)"])]


def test_s5_2_a_reading_kn15_a_low_ticket_for_several_games_is_valid_once_for_all_of_them() -> None:
    table = lounge()
    round_ = opened(table)
    accepted(round_, 40, 5, games=3)
    assert ruled(round_) == ["qld s5(2)(a)", "reading G2", "qld s216(3)(b)", "reading KN15"]
    assert (table.people["ann"].purse.value, table.to_come(table.tickets[1])) == (50_000 - 120, 2)
    accepted(round_, 40, 6, games=3)
    assert (voided(round_)[-1][2], len(table.tickets)) == (120, 1)


def test_s5_2_a_a_jackpot_ticket_under_a_dollar_is_valid_once_and_15_percent_goes_to_the_pool() -> None:
    table = lounge()
    round_, start = opened(table), table.pools[6]
    accepted(round_, 50, *range(41, 47), kind="jackpot keno")
    assert ruled(round_) == ["qld s5(2)(a)", "reading G2", "qld s216(3)(a)", "reading KN17"]
    play(round_)
    share = table.schedule.jackpots[6].share
    assert 100 * (table.pools[6] - start) >= 50 * share  # s223(4)
    assert 100 * (table.pools[6] - start - 1) < 50 * share


def test_s5_2_b_the_excess_is_void_in_each_of_several_games() -> None:
    table = lounge(chips=100_000)
    round_ = opened(table)
    accepted(round_, 12_000, 5, games=4)
    assert voided(round_) == [("ann", "1 spot", 8_000, ["qld s5(2)(b)"])]
    assert (table.to_come(table.tickets[1]), table.tickets[1].entry.per_game) == (3, 10_000)
    assert table.people["ann"].purse.value == 60_000


def test_s5_2_b_reading_g3_of_a_way_bet_what_was_marked_last_is_cut() -> None:
    table = lounge()
    round_ = opened(table)
    for way in ([1], [2, 3], [4, 5, 6], [7, 8]):
        round_.act("ann", "mark a way", {"numbers": way})
    accepted(round_, 4_000)
    under = ["qld s5(2)(b)", "reading KN3", "reading G3"]
    assert voided(round_) == [("ann", "2 spot", 4_000, under), ("ann", "3 spot", 2_000, under)]
    assert [(p.wager.name, p.stake) for p in table.placed] == [("1 spot", 4_000), ("2 spot", 4_000), ("3 spot", 2_000)]
    assert (table.people["ann"].purse.value, table.blanks) == (40_000, {})


def test_s5_2_b_what_was_cut_is_cut_in_the_games_to_come_too() -> None:
    table = lounge(chips=100_000)
    round_ = opened(table)
    for way in ([61], [62, 63]):
        round_.act("ann", "mark a way", {"numbers": way})
    accepted(round_, 6_000, games=2)
    play(round_)
    again = GAME.open_table(people=list(table.people.values()))
    again.restore(table.as_data())
    for each in (table, again):
        opened(each)
        assert [p.stake for p in each.placed] == [6_000, 4_000]


@pytest.mark.parametrize(
    ("numbers", "more", "under", "void"),
    [
        (range(1, 6), {"kind": "jackpot keno"}, "qld s223(1)", [("5 spot jackpot", 300)]),
        (range(1, 12), {}, "qld s213(1)", [("11 spot", 300)]),
    ],
)
def test_s5_1_a_reading_g1_what_is_no_wager_of_the_part_is_void(
    numbers: range, more: dict[str, Any], under: str, void: list[tuple[str, int]]
) -> None:
    table = lounge()
    round_ = opened(table)
    accepted(round_, 100, *numbers, games=3, **more)
    assert ruled(round_) == ["qld s5(1)(a)", under, "reading G1"]
    assert [each[1:3] for each in voided(round_)] == void
    assert (table.tickets, table.people["ann"].purse.value) == ({}, 50_000)


def test_s216_2_reading_g1_a_way_bet_that_was_taken_on_a_card_is_void() -> None:
    table = lounge()
    round_ = opened(table)
    for way in ([1], [2, 3]):
        round_.act("ann", "mark a way", {"numbers": way})
    accepted(round_, 100, form="card")
    assert ruled(round_) == ["qld s5(1)(a)", "qld s216(2)", "reading G1"]
    assert ([each[2] for each in voided(round_)], table.tickets) == ([100, 100], {})


def test_s213_2_reading_kn14_games_over_the_prescribed_number_are_void_and_the_others_stand() -> None:
    table = lounge()
    round_ = opened(table)
    accepted(round_, 100, 5, games=12)
    assert ruled(round_) == ["qld s5(1)(a)", "qld s213(2)", "reading KN14"]
    assert (voided(round_)[0][2], table.to_come(table.tickets[1]), table.people["ann"].purse.value) == (200, 9, 49_000)


def test_s216_4_a_reading_kn14_what_is_no_whole_dollar_of_a_jackpot_wager_goes_back() -> None:
    table = lounge()
    round_ = opened(table)
    accepted(round_, 250, *range(1, 7), games=2, kind="jackpot keno")
    assert ruled(round_) == ["qld s216(4)(a)", "reading KN14"]
    assert (voided(round_)[0][2], [p.stake for p in table.placed]) == (100, [200])


def test_s217_1_reading_kn14_a_ticket_is_for_the_games_that_are_paid() -> None:
    table = lounge(chips=250)
    round_ = opened(table)
    accepted(round_, 100, 5, games=5)
    assert ruled(round_) == ["qld s217(1)", "reading KN14"]
    assert (table.tickets[1].entry.games, table.people["ann"].purse.value) == (2, 50)


def test_s222_1_reading_kn14_a_late_ticket_is_good_for_the_games_after_this_one() -> None:
    table = lounge()
    round_ = opened(table)
    activate(round_)
    accepted(round_, 100, 5, games=3)
    assert ruled(round_) == ["qld s222(1)", "reading G6", "reading KN14"]
    assert (voided(round_)[0][2], table.placed, table.people["ann"].purse.value) == (100, [], 49_800)
    assert (table.tickets[1].first, table.to_come(table.tickets[1])) == (2, 2)
    come(round_, range(1, 21))
    round_.act("keno supervisor", "declare the result")
    opened(table)
    assert [(p.stake, p.place) for p in table.placed] == [(100, 1)]


def test_s216_2_ways_on_a_card_are_refused_whoever_else_has_marked_some() -> None:
    table = lounge("ann", "bob")
    round_ = opened(table)
    for who in ("ann", "bob"):
        for way in ([1], [2, 3]):
            round_.act(who, "mark a way", {"numbers": way})
    assert refusal(round_, "ann", "submit the way bet", stake=100, form="card")[0] == "qld s216(2)"
    assert refusal(round_, "bob", "submit the way bet", stake=20)[0] == "qld s216(3)(b)"


def test_s4_2_b_an_entry_of_an_excluded_player_that_was_taken_is_void() -> None:
    table = lounge()
    round_ = opened(table)
    round_.act("floor manager", "exclude", {"person": "ann"})
    round_.act("keno writer", "entry accepted", {"person": "ann", "numbers": [5, 6], "stake": 100})
    assert (ruled(round_), voided(round_)) == (["qld s4(2)(b)"], [("ann", "2 spot", 100, ["qld s4(2)(b)"])])
    assert (table.tickets, table.placed, table.people["ann"].purse.value) == ({}, [], 50_000)


def test_s4_2_b_whoever_is_excluded_has_the_rest_of_the_ticket_back() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [5], games=4)
    activate(round_)
    round_.act("floor manager", "exclude", {"person": "ann"})
    come(round_, range(30, 50))
    round_.act(SUPERVISOR, "declare the result")
    round_ = opened(table)
    assert table.people["ann"].purse.value == 50_000 - 100
    assert table.placed == []
    assert voided(round_) == [("ann", "1 spot", 300, ["qld s4(2)(b)"])]
    assert not_entered(round_, [5]) == "qld s4(2)(b)"


def test_s4_2_a_wagers_declared_void_go_back_with_those_still_to_come() -> None:
    table = lounge()
    round_ = opened(table)
    for way in ((1, 2), (3, 4)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    round_.act("ann", "submit the way bet", {"stake": 100, "games": 4})
    activate(round_)
    round_.act("floor manager", "declare wagers void", {"person": "ann"})
    assert sorted(back for _, _, back, _ in voided(round_)) == [100, 100, 300, 300]
    come(round_, range(30, 50))
    round_.act(SUPERVISOR, "declare the result")
    assert table.people["ann"].purse.value == 50_000
    opened(table)
    assert table.placed == []
