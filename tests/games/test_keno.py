"""Keno before the draw, in the order of Part 13: definitions, equipment, entries and tickets (ss 210 to 217)."""

from datetime import date
from pathlib import Path
from typing import Any

import pytest
from support.keno import (
    GAME,
    SUPERVISOR,
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

from houseway.cite import cite
from houseway.errors import BadInput, Ground, HousewayError, Refused
from houseway.games.keno import game_with
from houseway.games.keno.arithmetic import members, weight
from houseway.games.keno.entry import Entry
from houseway.games.keno.rules import Rules
from houseway.games.keno.schedule import EXAMPLE_FILE, Jackpot, Schedule, example, read_schedule, schedule_of
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.play.round import Round

APPROVED = date(1998, 9, 4)


# s210: definitions


def test_s210_a_device_holds_80_balls_and_gives_20_one_at_a_time() -> None:
    table = lounge()
    round_ = opened(table)
    activate(round_)
    assert table.balls.weights() == dict.fromkeys(range(1, 81), 1)
    come(round_, range(1, 20))
    assert [option.who for option in round_.options() if option.act == "ball"] == ["ball device"]
    assert table.balls.remaining == 61
    round_.outcome(80)
    with pytest.raises(BadInput, match="no device is awaited"):
        round_.outcome(79)


def test_s210_a_ball_that_is_out_cannot_come_again() -> None:
    round_ = opened(lounge())
    activate(round_)
    round_.outcome(7)
    with pytest.raises(BadInput):
        round_.outcome(7)
    with pytest.raises(BadInput):
        round_.outcome(81)


def test_s210_a_keno_day_begins_with_game_1() -> None:
    table = lounge()
    for number in (1, 2):
        play(opened(table))
        assert table.number == number
    round_ = Round(table)
    round_.act(SUPERVISOR, "begin a keno day")
    assert ruled(round_) == ["qld s210"]
    round_.act(SUPERVISOR, "replace all the balls")
    round_.act(SUPERVISOR, "open the game")
    assert (table.day, table.number) == (2, 1)


def test_s210_a_day_is_not_begun_while_a_game_is_on() -> None:
    round_ = opened(lounge())
    assert refusal(round_, SUPERVISOR, "begin a keno day")[1] is Ground.WHEN


def test_s210_a_major_prize_is_of_200_dollars_or_more() -> None:
    assert MAJOR_PRIZE == 20_000


@pytest.mark.parametrize("who", ["keno supervisor", "floor manager", "pit boss"])
def test_s210_whoever_supervises_is_the_keno_supervisor(who: str) -> None:
    round_ = opened(lounge())
    round_.act(who, "close the game")


def test_s210_an_entry_ticket_has_the_numbers_1_to_80() -> None:
    round_ = opened(lounge())
    assert not_entered(round_, [0, 5]) == "qld s210"
    assert not_entered(round_, [5, 81]) == "qld s210"
    assert not_entered(round_, [5, 5]) == "qld s213(1)"
    enter(round_, "ann", [1, 80])


def test_s210_a_schedule_that_is_not_approved_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        Schedule("ours", {1: {1: 300}})
    assert caught.value.under == cite("qld s210")
    assert Schedule("ours", {1: {1: 300}}, approved=APPROVED).spots(jackpot=False) == [1]


def test_s210_reading_f5_the_schedule_that_is_shipped_is_marked_as_an_example() -> None:
    assert example().example
    assert "AN EXAMPLE" in EXAMPLE_FILE.read_text(encoding="utf-8").splitlines()[0]
    assert "example schedule of prizes" in GAME.note
    assert game_with(Schedule("ours", {1: {1: 300}}, approved=APPROVED)).note.startswith("by the ours;")


def test_s210_another_schedule_is_a_file(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('name = "Ours"\napproved = 1998-09-04\n[prizes]\n15 = {7 = "8.50", 15 = "100000.00"}\n')
    table = lounge(schedule=str(file))
    assert [row.name for row in table.game.wagers] == ["15 spot"]
    round_ = opened(table)
    assert not_entered(round_, range(1, 11)) == "qld s213(1)"
    enter(round_, "ann", range(1, 16), 110)
    (line,) = play(round_, [*range(1, 8), *range(30, 43)])
    assert line.paid == 935
    again = lounge()
    again.restore(table.as_data())
    assert again.schedule == read_schedule(file)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({"prizes": {}}, "name and prizes"),
        ({"name": "x", "prizes": {"81": {"1": "2.00"}}}, "1 to 80"),
        ({"name": "x", "prizes": {"one": {"1": "2.00"}}}, "'one'"),
        ({"name": "x", "prizes": {"3": {"4": "2.00"}}}, "no prize for a catch of 4"),
        ({"name": "x", "prizes": {"3": {"3": "2.05"}}}, "multiple of 0.10"),
        ({"name": "x", "prizes": {"3": {"3": 2.5}}}, "no amount"),
        ({"name": "x", "prizes": {"3": {}}}, "3 spots"),
        ({"name": "x", "prizes": {"3": "44.00"}}, "prizes.3"),
        ({"name": "x", "prizes": {"3": {"3": "44.00"}}, "odds": 1}, "odds"),
        ({"name": "x", "prizes": {}, "approved": "yes"}, "'approved'"),
        ({"name": "x", "prizes": {}, "jackpot": {"6": {"start": "1.00"}}}, "jackpot.6"),
        ({"name": "x", "prizes": {}, "jackpot": {"6": {"start": "-1.00", "share": 15, "prizes": {}}}}, "nought"),
        ({"name": "x", "prizes": {}, "jackpot": 3}, "a schedule of prizes has"),
    ],
)
def test_s210_what_is_no_schedule_is_said_with_its_place(data: dict[str, Any], says: str) -> None:
    with pytest.raises(BadInput, match=says):
        schedule_of({"example": True, **data})


def test_s210_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="nowhere"):
        read_schedule(tmp_path / "nowhere")
    broken = tmp_path / "broken.toml"
    broken.write_text("name =")
    with pytest.raises(BadInput, match=r"broken\.toml"):
        read_schedule(broken)


# s211: drawing equipment


def test_s211_1_a_result_comes_from_a_keno_drawing_device_only() -> None:
    for device in ("ball device", "generator"):
        assert lounge(device=device).device == device
    with pytest.raises(Refused) as caught:
        lounge(device="hat")
    assert caught.value.under == cite("qld s211(1)")


def test_s211_2_every_ball_is_replaced_as_the_day_begins() -> None:
    table = lounge()
    round_ = Round(table)
    assert refusal(round_, "ann", "replace all the balls")[0] == "qld s211(2)"
    with pytest.raises(HousewayError):
        round_.act(SUPERVISOR, "open the game")
    round_.act(SUPERVISOR, "replace all the balls")
    assert ruled(round_) == ["qld s211(2)"]
    round_.act(SUPERVISOR, "open the game")
    play(round_)
    opened(table)  # not before every game


def test_s211_2_a_generator_has_no_balls_to_replace() -> None:
    round_ = Round(lounge(device="generator"))
    round_.act(SUPERVISOR, "open the game")


def test_s211_2_a_defective_ball_is_replaced_when_it_is_found() -> None:
    round_ = opened(lounge())
    round_.act(SUPERVISOR, "replace a ball", {"ball": 17})
    assert ruled(round_) == ["qld s211(2)"]
    activate(round_)
    assert refusal(round_, SUPERVISOR, "replace a ball", ball=17) == ("qld s211(2)", Ground.WHEN)


# s212: supervision


def test_s212_a_supervisor_opens_closes_draws_and_declares() -> None:
    round_ = Round(lounge())
    for act in (
        "replace all the balls", "open the game", "close the game", "activate the device",
    ):  # fmt: skip
        for who in ("ann", "keno writer", "dealer"):
            assert refusal(round_, who, act)[1] is Ground.WHO
        round_.act(SUPERVISOR, act)
    come(round_, range(1, 21))
    assert refusal(round_, "keno writer", "declare the result")[1] is Ground.WHO
    round_.act(SUPERVISOR, "declare the result")


def test_s212_b_each_number_is_called_and_shown_on_the_boards() -> None:
    table = lounge()
    round_ = opened(table)
    activate(round_)
    for at, number in enumerate((44, 3, 80), 1):
        round_.outcome(number)
        assert called(round_)[-1] == (str(number), "qld s212")
        assert table.board == [44, 3, 80][:at]


def test_s212_c_every_wager_is_settled_once() -> None:
    round_ = opened(lounge("ann", "bob"))
    for who in ("ann", "bob"):
        enter(round_, who, [1, 2, 3])
    assert [(line.person, line.paid) for line in play(round_)] == [("ann", 4400), ("bob", 4400)]


# s213: numbers, amount and games on an entry ticket


@pytest.mark.parametrize("spots", range(1, 11))
def test_s213_1_as_many_numbers_as_the_schedule_provides_for(spots: int) -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", range(1, spots + 1))
    assert [p.wager.name for p in table.placed] == [f"{spots} spot"]
    assert table.people["ann"].purse.value == 49_900


def test_s213_1_more_numbers_than_the_schedule_has_are_refused() -> None:
    round_ = opened(lounge())
    assert not_entered(round_, range(1, 12)) == "qld s213(1)"


def test_s213_1_the_amount_is_for_each_game_and_paid_for_all_of_them() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [1, 2, 3], 100, games=10)
    assert table.people["ann"].purse.value == 49_000
    assert [p.stake for p in table.placed] == [100]
    lines = play(round_)
    for _ in range(9):
        round_ = opened(table)
        lines += play(round_)
    assert len(lines) == 10
    assert table.people["ann"].purse.value == 49_000, "nothing is paid before the ticket is presented"
    round_ = opened(table)
    assert table.placed == []
    round_.act("ann", "present a ticket", {"ticket": 1})
    assert table.people["ann"].purse.value == 49_000 + 10 * 4400


@pytest.mark.parametrize("games", [0, 11])
def test_s213_2_a_ticket_is_for_ten_games_at_most(games: int) -> None:
    round_ = opened(lounge())
    assert not_entered(round_, [1], games=games) == "qld s213(2)"


def test_s213_2_another_number_of_games_needs_approval() -> None:
    with pytest.raises(Refused) as caught:
        Rules(most_games=20)
    assert caught.value.under == cite("qld s213(2)")
    table = lounge(most_games=20, approved=True)
    enter(opened(table), "ann", [1], games=20)
    again = lounge()
    again.restore({"most_games": 20})
    enter(opened(again), "ann", [1], games=20)


# s214, s215


def test_s214_a_wager_is_made_with_cash_or_chips_down_to_10_cents() -> None:
    table = lounge(chips=60)
    round_ = opened(table)
    enter(round_, "ann", [1], 60)
    assert table.people["ann"].purse.value == 0
    assert GAME.made_with == cite("qld s214")


@pytest.mark.parametrize(
    ("entry", "title"),
    [
        (Entry((tuple(range(1, 11)),), 100), "10 spot ticket"),
        (Entry(((5,),), 100), "1 spot ticket"),
        (Entry((tuple(range(1, 7)),), 100, jackpot=True), "6 spot jackpot ticket"),
        (Entry(((1, 2), (3, 4), (1, 2, 3)), 100), "3 way 2/3 spot ticket"),
    ],
)
def test_s215_a_ticket_is_called_by_its_number_of_numbers(entry: Entry, title: str) -> None:
    assert entry.title == title


# Numbers that others have published


@pytest.mark.parametrize(
    ("spots", "one_in"),
    [(1, 4), (2, 16.63), (3, 72.07), (4, 326.4), (5, 1550.6), (6, 7752.8), (7, 40_979.3), (8, 230_114.6),
     (9, 1_380_687.6), (10, 8_911_711.2)],
)  # fmt: skip
def test_s223_3_how_rare_a_total_catch_is(spots: int, one_in: float) -> None:
    from math import comb

    assert comb(80, spots) / weight(spots, spots) == pytest.approx(one_in, rel=1e-3)


def test_s219_1_the_weights_of_all_catches_are_all_selections() -> None:
    from math import comb

    for spots in (1, 6, 10, 15, 20, 40):
        assert sum(weight(spots, caught) for caught in range(max(0, spots - 60), min(20, spots) + 1)) == comb(80, spots)
    assert members(0b1010) == [1, 3]


def test_s219_5_the_jackpot_row_of_the_schedule_says_what_is_put_aside() -> None:
    assert Jackpot(0, 15, {}).put_aside(700) == 105
