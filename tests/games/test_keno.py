"""Keno before the draw, in the order of Part 13: definitions, equipment, entries and tickets (ss 210 to 217)."""

from datetime import date, datetime
from pathlib import Path
from typing import Any

import pytest
from support.events import voided
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
from houseway.games.keno.entry import Entry, check_entry
from houseway.games.keno.rules import DEFAULT_SIGN, Rules
from houseway.games.keno.schedule import EXAMPLE_FILE, Jackpot, Schedule, example, read_schedule, schedule_of
from houseway.games.keno.terms import MAJOR_PRIZE
from houseway.play.round import Round
from houseway.play.sign import Limits, Sign
from houseway.play.view import view

APPROVED = date(1998, 9, 4)


def sign(minimum: int = 50, maximum: int = 10_000, increment: int = 0) -> Sign:
    return Sign({"keno": Limits(minimum, maximum), "jackpot keno": Limits(max(minimum, 100), maximum)}, increment)


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


# s216: permissible wagers


def way_bet(round_: Round[Any], *ways: tuple[int, ...], stake: int = 100, **more: Any) -> None:
    for way in ways:
        round_.act("ann", "mark a way", {"numbers": list(way)})
    round_.act("ann", "submit the way bet", {"stake": stake, **more})


def test_s216_1_a_way_bet_is_a_wager_on_each_of_its_ways() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, (1, 2, 3), (21, 22), (1, 2, 3, 21, 22))
    assert table.people["ann"].purse.value == 50_000 - 300
    lines = play(round_)
    assert [(x.wager, x.selection, x.paid) for x in lines] == [
        ("3 spot", "1-2-3", 4400),
        ("2 spot", "21-22", 0),
        ("5 spot", "1-2-3-21-22", 200),
    ]


def test_s216_1_one_way_is_no_way_bet_and_a_blank_may_be_cleared() -> None:
    round_ = opened(lounge())
    round_.act("ann", "mark a way", {"numbers": [1, 2]})
    assert refusal(round_, "ann", "submit the way bet", stake=100)[0] == "qld s216(1)"
    round_.act("ann", "mark a way", {"numbers": [1, 2]})  # marked already
    assert refusal(round_, "ann", "submit the way bet", stake=100)[0] == "qld s216(1)"
    round_.act("ann", "clear the blank")
    with pytest.raises(HousewayError):
        round_.act("ann", "clear the blank")


def test_s216_1_a_way_bet_may_be_for_several_games_and_for_the_jackpot() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, tuple(range(1, 7)), tuple(range(2, 9)), games=3, kind="jackpot keno")
    assert [p.wager.name for p in table.placed] == ["6 spot jackpot", "7 spot jackpot"]
    assert table.people["ann"].purse.value == 50_000 - 600


def test_s216_2_a_card_is_not_used_for_a_way_bet_unless_the_terminal_can() -> None:
    round_ = opened(lounge())
    for way in ((1, 2), (3, 4)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=100, form="card")[0] == "qld s216(2)"
    enter(round_, "ann", [1, 2], form="card")
    able = opened(lounge(cards_take_ways=True))
    way_bet(able, (1, 2), (3, 4), form="card")


@pytest.mark.parametrize(
    ("numbers", "stake", "kind", "under"),
    [
        ([1], 40, {}, "qld s216(3)(b)"),
        ([1], 50, {}, None),
        (range(1, 7), 50, {"kind": "jackpot keno"}, "qld s216(3)(a)"),
        (range(1, 7), 100, {"kind": "jackpot keno"}, None),
        ([1], 55, {}, "qld s216(4)(b)"),
        ([1], 60, {}, None),
        (range(1, 7), 150, {"kind": "jackpot keno"}, "qld s216(4)(a)"),
        (range(1, 7), 200, {"kind": "jackpot keno"}, None),
    ],
)
def test_s216_3_and_s216_4_the_least_and_the_steps(
    numbers: Any, stake: int, kind: dict[str, str], under: str | None
) -> None:
    round_ = opened(lounge())
    if under is None:
        enter(round_, "ann", numbers, stake, **kind)
    else:
        assert not_entered(round_, numbers, stake, **kind) == under


def test_s216_3_reading_kn3_the_minimum_of_a_way_bet_is_for_the_ticket() -> None:
    table = lounge()
    round_ = opened(table)
    way_bet(round_, (1,), (2,), (3,), (4,), (5,), stake=10)
    assert [p.stake for p in table.placed] == [10] * 5
    for way in ((1,), (2,), (3,), (4,)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=10)[1] is Ground.AMOUNT


def test_s216_3_reading_kn7_more_games_do_not_make_up_the_minimum() -> None:
    round_ = opened(lounge())
    assert not_entered(round_, [1], 40, games=10) == "qld s216(3)(b)"


def test_s216_3_the_sign_may_not_show_less() -> None:
    for keno, jackpot, under in ((40, 100, "qld s216(3)(b)"), (50, 90, "qld s216(3)(a)")):
        with pytest.raises(Refused) as caught:
            lounge(sign=Sign({"keno": Limits(keno, 1000), "jackpot keno": Limits(jackpot, 1000)}))
        assert caught.value.under == cite(under)
    with pytest.raises(Refused) as caught:
        lounge(sign=Sign({"keno": Limits(50, 1000)}))
    assert caught.value.under == cite("qld s5(1)(b)")


@pytest.mark.parametrize(("stake", "under"), [(90, "qld s5(1)(b)"), (1010, "qld s5(1)(b)"), (110, "qld s5(3)")])
def test_s216_3_a_sign_with_higher_limits_is_kept_too(stake: int, under: str) -> None:
    round_ = opened(lounge(sign=sign(100, 1000, 100)))
    assert not_entered(round_, [1], stake) == under
    enter(round_, "ann", [1], 200)


def test_s216_4_the_steps_are_for_each_way() -> None:
    round_ = opened(lounge())
    for way in ((1,), (2,)):
        round_.act("ann", "mark a way", {"numbers": list(way)})
    assert refusal(round_, "ann", "submit the way bet", stake=55)[0] == "qld s216(4)(b)"


def test_s216_the_same_checks_hold_for_any_entry() -> None:
    with pytest.raises(BadInput):
        check_entry(Entry((), 100), example(), DEFAULT_SIGN)
    with pytest.raises(BadInput):
        check_entry(Entry(((1, 2), (1, 2)), 100), example(), DEFAULT_SIGN)
    with pytest.raises(BadInput):
        check_entry(Entry(((2, 1),), 100), example(), DEFAULT_SIGN)


# s217: the keno ticket


def test_s217_1_a_wager_is_an_entry_handed_in_with_the_money() -> None:
    round_ = opened(lounge(chips=100))
    bare = {"on": "3 spot", "selection": "1-2-3", "stake": 100}
    assert refusal(round_, "ann", "wager", **bare)[0] == "qld s217(1)"
    assert not_entered(round_, [1, 2, 3], 200) == "qld s217(1)"
    assert not_entered(round_, [1, 2, 3], 50, games=3) == "qld s217(1)"
    enter(round_, "ann", [1, 2, 3], 50, games=2)


def test_s217_2_a_ticket_bears_every_particular() -> None:
    table = lounge()
    round_ = opened(table)
    issued = datetime(1998, 9, 4, 20, 15)
    enter(round_, "ann", range(1, 7), 200, games=3, kind="jackpot keno", now=issued)
    assert table.tickets[1].particulars() == {
        "numbers": "1-2-3-4-5-6",
        "each game": "$2.00",
        "games": "3",
        "total": "$6.00",
        "writer": "keno writer",
        "issued": "20:15 keno day 1",
        "station": "1",
        "jackpot": "JACKPOT KENO",
        "serial": "00000001",
        "first game": "1",
    }
    assert ("keno ticket 1: 6 spot jackpot ticket, $6.00", "qld s217(2)") in called(round_)


def test_s217_2_only_its_holder_and_the_staff_see_a_ticket() -> None:
    round_ = opened(lounge("ann", "bob"))
    enter(round_, "ann", [5])
    assert [len(view(round_, who).look["tickets"]) for who in ("ann", "bob", "cy", "keno writer")] == [1, 0, 0, 1]


def test_s219_7_a_ticket_whose_wager_was_taken_back_is_seen_no_more() -> None:
    round_ = opened(lounge())
    enter(round_, "ann", [5], games=3)
    round_.act("ann", "withdraw", {"on": "1 spot", "selection": "5"})
    assert (view(round_, "ann").look["tickets"], round_.table.people["ann"].purse.value) == ([], 50_000)
    assert refusal(round_, "ann", "ask for the entry back", ticket=1)[0] == "qld s217(4)"


def test_s217_4_the_entry_ticket_goes_back_to_whoever_asks() -> None:
    round_ = opened(lounge("ann", "bob"))
    enter(round_, "ann", [5])
    round_.act("ann", "ask for the entry back", {"ticket": 1})
    assert called(round_)[-1] == ("ann has the entry ticket back", "qld s217(4)")
    assert refusal(round_, "bob", "ask for the entry back", ticket=1)[0] == "qld s217(4)"


def test_s217_5_the_player_is_told_to_check_the_ticket() -> None:
    round_ = opened(lounge())
    enter(round_, "ann", [5])
    assert called(round_)[-1] == ("check the ticket against the entry", "qld s217(5)")


def test_s217_6_no_claim_rests_on_a_ticket_that_was_produced_wrongly() -> None:
    table = lounge()
    round_ = opened(table)
    enter(round_, "ann", [5])
    assert refusal(round_, "ann", "claim on a wrong ticket", ticket=1)[0] == "qld s217(6)"
    play(round_, range(30, 50))
    assert table.people["ann"].purse.value == 49_900


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


def accepted(round_: Round[Any], stake: int, *numbers: int, **more: Any) -> None:
    marked = {"numbers": list(numbers)} if numbers else {}
    round_.act("keno writer", "entry accepted", {"person": "ann", "stake": stake, **marked, **more})


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
