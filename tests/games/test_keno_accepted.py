"""What people try at keno, and what was accepted, to the cent and at any moment."""

from typing import Any

import pytest
from support.keno import (
    SUPERVISOR,
    accepted,
    activate,
    called,
    come,
    enter,
    lounge,
    not_entered,
    opened,
    play,
    refusal,
    ruled,
)

from houseway.errors import Ground
from houseway.play.round import Round

# What people try


@pytest.mark.parametrize(
    ("details", "under", "ground"),
    [
        ({"stake": 100}, "qld s213(1)", Ground.WHAT),
        ({"numbers": [5]}, "qld s217(1)", Ground.MEANS),
        ({"numbers": [5], "stake": 100, "form": "napkin"}, "qld s210", Ground.WHAT),
        ({"numbers": [5], "stake": 100, "kind": "lotto"}, "qld s5(1)(a)", Ground.WHAT),
    ],
)
def test_s213_1_s217_1_an_entry_has_numbers_and_its_money(details: dict[str, Any], under: str, ground: Ground) -> None:
    assert refusal(opened(lounge()), "ann", "submit an entry", **details) == (under, ground)


@pytest.mark.parametrize(
    ("numbers", "under"), [([81], "qld s210"), ([5, 5], "qld s213(1)"), (list(range(1, 12)), "qld s213(1)")]
)
def test_s216_1_a_way_is_marked_as_an_entry_is(numbers: list[int], under: str) -> None:
    assert refusal(opened(lounge()), "ann", "mark a way", numbers=numbers) == (under, Ground.WHAT)


def test_s216_1_a_way_bet_has_two_ways_or_more() -> None:
    round_ = opened(lounge())
    assert refusal(round_, "ann", "clear the blank") == ("qld s213(1)", Ground.WHEN)
    for _ in range(2):
        assert refusal(round_, "ann", "submit the way bet", stake=100) == ("qld s216(1)", Ground.WHEN)
        round_.act("ann", "mark a way", {"numbers": [5]})
    activate(round_)
    assert refusal(round_, "ann", "mark a way", numbers=[6]) == ("qld s222(1)", Ground.WHEN)


def test_s217_4_the_entry_is_returned_whenever_it_is_asked_for_and_to_its_player() -> None:
    round_ = opened(lounge("ann", "bob"))
    enter(round_, "ann", [5])
    assert refusal(round_, "bob", "ask for the entry back", ticket=1) == ("qld s217(4)", Ground.WHO)
    activate(round_)
    round_.act("ann", "ask for the entry back", {"ticket": 1})
    assert ("ann has the entry ticket back", "qld s217(4)") in called(round_)


def test_s217_4_the_entry_of_a_refunded_ticket_is_asked_for_no_more() -> None:
    round_ = opened(lounge())
    enter(round_, "ann", [5])
    enter(round_, "ann", [6])
    round_.act("ann", "refund a ticket", {"ticket": 1})
    assert refusal(round_, "ann", "ask for the entry back", ticket=1) == ("qld s217(4)", Ground.WHO)
    round_.act("ann", "ask for the entry back", {"ticket": 2})


def test_s219_6_s219_7_a_ticket_is_its_holders() -> None:
    table = lounge("ann", "bob")
    round_ = opened(table)
    enter(round_, "ann", [5], games=2)
    assert refusal(round_, "bob", "refund a ticket", ticket=1) == ("qld s219(7)", Ground.WHO)
    assert refusal(round_, "ann", "refund a ticket", ticket=9) == ("qld s219(7)", Ground.WHEN)
    play(round_)
    round_ = opened(table)
    assert refusal(round_, "bob", "present a ticket", ticket=1) == ("qld s219(6)", Ground.WHO)
    assert refusal(round_, "ann", "present a ticket", ticket=1, paid_in="gold") == ("qld s219(3)", Ground.WHAT)


def test_s219_8_winnings_may_be_paid_in_keno_dollars() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [5])
    play(round_)
    round_ = opened(table)
    round_.act("ann", "present a ticket", {"ticket": 1, "paid_in": "keno dollars"})
    assert ruled(round_) == ["qld s219(6)", "qld s219(8)"]
    assert table.people["ann"].purse.value == 50_000 - 100 + 300


def test_s219_7_nobody_goes_whose_ticket_is_good_for_games_to_come() -> None:
    table = lounge("ann", "bob", "cat")
    round_ = opened(table)
    enter(round_, "ann", [5], games=2)
    assert refusal(round_, "ann", "leave") == ("qld s219(7)", Ground.WHEN)
    activate(round_)
    round_.act("cat", "leave")  # with nothing in the game
    come(round_, range(1, 21))
    round_.act(SUPERVISOR, "declare the result")
    round_ = Round(table)
    assert refusal(round_, "ann", "leave") == ("qld s219(7)", Ground.WHEN)
    round_.act("bob", "leave")
    round_.act("dealer", "seat", {"person": "dan", "chips": 1000})  # before the game is opened
    round_.act("ann", "refund a ticket", {"ticket": 1})
    round_.act("ann", "leave")
    assert {"ann", "bob"}.isdisjoint(table.people)
    assert table.tickets[1].owed == 300


# What was accepted, to the cent and at any moment


@pytest.mark.parametrize(("stake", "kept", "back"), [(105, 100, 5), (111, 110, 1), (159, 150, 9)])
def test_s216_4_b_reading_kn14_what_is_over_the_last_whole_multiple_goes_back(stake: int, kept: int, back: int) -> None:
    table = lounge()
    round_ = opened(table)
    assert not_entered(round_, [5], stake) == "qld s216(4)(b)"
    round_.act(SUPERVISOR, "entry accepted", {"person": "ann", "numbers": [5], "stake": stake})
    assert ruled(round_) == ["qld s216(4)(b)", "reading KN14"]
    assert [(line.stake, line.returned) for line in round_.lines] == [(back, back)]
    assert [placed.stake for placed in table.placed] == [kept]
    assert table.people["ann"].purse.value == 50_000 - kept


@pytest.mark.parametrize(
    ("stake", "more", "kept", "back"),
    [
        pytest.param(45, {}, 40, 5, id="s216_4_b"),
        pytest.param(11, {}, 10, 1, id="s216_4_b_one_multiple"),
        pytest.param(9, {}, 9, 0, id="s5_2_a_less_than_one_multiple"),
        pytest.param(95, {"kind": "jackpot keno"}, 95, 0, id="s5_2_a_jackpot"),
    ],
)
def test_reading_kn17_a_low_entry_that_is_no_multiple_is_valid_once_for_its_whole_multiples(
    stake: int, more: dict[str, Any], kept: int, back: int
) -> None:
    table = lounge()
    round_ = opened(table)
    numbers = list(range(1, 7)) if more else [5]
    for _ in range(2):
        accepted(round_, stake, *numbers, **more)
        assert (ruled(round_)[0], ruled(round_)[-1]) == ("qld s5(2)(a)", "reading KN17")
    assert [placed.stake for placed in table.placed] == [kept]
    assert sum(line.returned for line in round_.lines) == back + stake  # the second one is void
    assert table.people["ann"].purse.value == 50_000 - kept


def test_reading_kn17_s216_4_a_ways_of_less_than_a_multiple_that_reach_the_minimum_go_back() -> None:
    table = lounge()
    round_ = opened(table)
    for way in (range(1, 7), range(7, 13)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    accepted(round_, 50, kind="jackpot keno")
    assert ruled(round_) == ["qld s216(4)(a)", "reading KN14"]
    assert (table.placed, table.people["ann"].purse.value, len(table.tickets)) == ([], 50_000, 0)


def test_s217_1_reading_kn14_an_entry_taken_before_the_game_is_opened_is_good_from_it_on() -> None:
    table = lounge()
    round_ = Round(table)
    round_.act("keno writer", "entry accepted", {"person": "ann", "numbers": [5], "stake": 100, "games": 2})
    assert ruled(round_) == ["qld s217(1)", "reading KN14"]
    round_.act(SUPERVISOR, "replace all the balls")
    round_.act(SUPERVISOR, "open the game")
    assert [(line.wager, line.paid) for line in play(round_)] == [("1 spot", 300)]
    assert [(line.wager, line.paid) for line in play(opened(table))] == [("1 spot", 300)]


def test_s217_1_nobody_hands_in_more_than_they_have() -> None:
    round_ = opened(lounge())
    entry = {"person": "ann", "numbers": [5], "stake": 60_000}
    assert refusal(round_, SUPERVISOR, "entry accepted", **entry) == ("qld s217(1)", Ground.MEANS)


@pytest.mark.parametrize("who", ["keno writer", "inspector", SUPERVISOR])
def test_s212_reading_kn16_that_no_supervisor_was_present_is_noted(who: str) -> None:
    round_ = opened(lounge())
    round_.act(who, "no keno supervisor present")
    assert ruled(round_) == ["qld s212", "reading KN16"]
    assert refusal(round_, "ann", "no keno supervisor present") == ("qld s212", Ground.WHO)


def test_s222_2_reading_s10_a_game_that_was_drawn_without_the_notice_counts() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [5])
    round_.act(SUPERVISOR, "no notice of closing")
    assert ruled(round_) == ["qld s222(2)", "qld s222(1)", "reading S10"]
    assert not_entered(round_, [6]) == "qld s222(1)"
    come(round_, range(1, 21))
    round_.act(SUPERVISOR, "declare the result")
    assert [(line.wager, line.paid) for line in round_.lines] == [("1 spot", 300)]
