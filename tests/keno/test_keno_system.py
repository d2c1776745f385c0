"""The keno system: days and games, terminals, keno dollars, payment, and unpaid winnings (ss 217 to 221, 223)."""

from datetime import datetime, timedelta

import pytest
from support.keno_system import (
    FIRST,
    NONE_OF_THEM,
    OPENING,
    SELF_SERVICE,
    WRITER,
    at,
    drawn,
    next_day,
    opened,
    refused,
    sold,
    spots,
)

from houseway.equipment.chance import Scripted
from houseway.errors import BadInput, NotHeld
from houseway.games.keno.entry import Entry
from houseway.keno import KenoSystem, Terminal
from houseway.keno.accounts import CHEQUES, CHIPS, DOLLARS, PRIZES, TO_PLAY
from houseway.ledger.accounts import OUTSIDE, Account

DAY = OPENING.date()


# s210: the keno day


def test_s210_a_keno_day_has_24_hours_and_games_are_numbered_through_it() -> None:
    system = opened()
    numbers = []
    for _ in range(3):
        numbers.append(system.number)
        drawn(system)
    assert numbers == [1, 2, 3]
    with refused("qld s210"):
        sold(system, when=at(days=1))
    with refused("qld s210"):
        system.begin_day(at(60))
    next_day(system, 1)
    assert (system.number, sold(system, when=at(days=1)).number, system.game) == (1, 1, 4)


def test_s210_another_period_needs_the_approval_of_an_inspector() -> None:
    with refused("qld s210"):
        KenoSystem().begin_day(OPENING, timedelta(hours=18))
    system = KenoSystem()
    assert system.begin_day(OPENING, timedelta(hours=18), approved=True).closes == at(18 * 60)


@pytest.mark.parametrize("lasts", [timedelta(0), timedelta(microseconds=-1), timedelta(hours=-24)])
def test_s210_no_inspector_approves_a_keno_day_that_is_over_when_it_begins(lasts: timedelta) -> None:
    system = KenoSystem()
    with refused("qld s210"):
        system.begin_day(OPENING, lasts, approved=True)
    assert (system.day, system.now) == (None, None)
    assert system.begin_day(OPENING, timedelta(minutes=1), approved=True).closes == at(1)


def test_s210_a_keno_day_begins_at_the_moment_at_which_the_one_before_ends_and_not_earlier() -> None:
    system = opened()
    sold(system, when=at(days=1) - timedelta(microseconds=1))
    with refused("qld s210"):
        system.begin_day(at(days=1) - timedelta(microseconds=1))
    with refused("qld s210"):
        sold(system, when=at(days=1))
    assert system.day is not None
    assert (system.day.date_at(at(days=1)), DAY) == (at(days=1).date(), system.day.date)
    drawn(system, when=at(days=1))
    assert system.begin_day(at(days=1)).closes == at(days=2)


def test_s210_nothing_is_sold_before_a_day_begins_and_time_does_not_go_backwards() -> None:
    with refused("qld s210"):
        sold(KenoSystem())
    system = opened()
    sold(system, when=at(5))
    with pytest.raises(BadInput, match="backwards"):
        sold(system, when=at(4))


def test_s210_no_keno_day_begins_before_the_text_that_is_held() -> None:
    with pytest.raises(NotHeld, match="1998-09-04"):
        KenoSystem().begin_day(datetime(1998, 9, 3, 23, 59))
    KenoSystem().begin_day(datetime(1998, 9, 4))


def test_s210_a_game_that_was_closed_in_time_is_drawn_after_the_day_and_then_the_next_begins() -> None:
    system = opened()
    sold(system)
    system.close_game(at(1439))
    with refused("qld s212"):
        system.begin_day(at(days=1))
    system.draw(at(1, days=1), Scripted(FIRST))
    system.begin_day(at(2, days=1))
    assert system.number == 1


def test_s210_after_the_day_only_the_game_is_drawn_that_was_open_when_it_ended() -> None:
    system = opened()
    drawn(system, when=at(1, days=1))
    with refused("qld s210"):
        system.close_game(at(2, days=1))
    next_day(system, 2)
    drawn(system, when=at(1, days=2))


def test_s210_a_ticket_for_more_games_than_the_day_has_goes_on_in_the_next() -> None:
    system = opened()
    ticket = sold(system, games=3)
    drawn(system)
    next_day(system, 1)
    drawn(system)
    drawn(system)
    assert [won.game for won in ticket.won] == [(DAY, 1), (DAY + timedelta(days=1), 1), (DAY + timedelta(days=1), 2)]
    drawn(system)
    assert len(ticket.won) == 3


def test_s217_2_j_a_game_keeps_the_number_that_tickets_have_as_their_first() -> None:
    system = opened()
    drawn(system)
    ticket = sold(system)
    with refused("qld s217(2)(j)"):
        next_day(system, 1)
    assert (system.day.date if system.day else None, ticket.particulars()["first game"]) == (OPENING.date(), "2")
    drawn(system, when=at(days=1))
    next_day(system, 1)
    assert (str(ticket.won[0].game), system.number) == ("game 2 of keno day 1998-09-04", 1)


def test_s217_2_j_a_game_that_tickets_have_as_their_first_is_closed_and_drawn_after_its_day_and_no_other() -> None:
    system = opened()
    system.close_game(OPENING)
    ticket = sold(system, games=2)
    system.draw(at(days=1), Scripted(NONE_OF_THEM))
    with refused("qld s217(2)(j)"):
        next_day(system, 1)
    drawn(system, when=at(days=1))
    assert [str(won.game) for won in ticket.won] == ["game 2 of keno day 1998-09-04"]
    with refused("qld s210"):
        system.close_game(at(days=1))
    next_day(system, 1)


def test_s210_a_day_that_is_refused_does_not_begin() -> None:
    system = opened()
    drawn(system, when=at(60, days=1))
    with pytest.raises(BadInput, match="backwards"):
        system.begin_day(at(30, days=1))
    assert system.day is not None
    assert system.day.opens == OPENING
    with pytest.raises(BadInput, match="zone"):
        system.begin_day(at(days=2).astimezone())


# s217: a writer's terminal


def test_s217_1_the_entry_is_taken_with_all_the_money() -> None:
    system = opened()
    system.sell(OPENING, WRITER, spots(1, 2, games=4), chips=300)
    assert system.books.balance(OUTSIDE) == -100
    assert system.books.balance(CHIPS) == -300
    assert system.books.balance(TO_PLAY) == 400
    with refused("qld s217(1)"):
        system.sell(OPENING, WRITER, spots(1, 2), chips=200)


def test_s217_2_the_ticket_knows_every_particular() -> None:
    system = opened()
    drawn(system)
    ticket = system.sell(at(95), WRITER, spots(*range(1, 7), stake=200, games=10, jackpot=True))
    assert ticket.particulars() == {
        "numbers": "1-2-3-4-5-6",
        "each game": "$2.00",
        "games": "10",
        "total": "$20.00",
        "writer": "w7",
        "issued": "07:35:00 on 1998-09-04",
        "keno day": "1998-09-04",
        "station": "3",
        "jackpot": "JACKPOT KENO",
        "serial": "0000000001",
        "first game": "2",
    }
    assert "jackpot" not in sold(system, when=at(95)).particulars()


@pytest.mark.parametrize(
    ("entry", "under"),
    [
        (spots(*range(1, 12)), "qld s213(1)"),
        (spots(1, games=11), "qld s213(2)"),
        (Entry(((1, 2), (3, 4)), 100, form="card"), "qld s216(2)"),
        (spots(1, stake=40), "qld s216(3)(b)"),
        (spots(1, stake=55), "qld s216(4)(b)"),
        (spots(1, stake=20_000), "qld s5(1)(b)"),
        (spots(1, 2, jackpot=True), "qld s223(1)"),
    ],
)
def test_s217_2_what_the_part_forbids_is_not_validated(entry: Entry, under: str) -> None:
    for terminal in (WRITER, SELF_SERVICE):
        system = opened()
        with refused(under):
            system.sell(OPENING, terminal, entry)
        assert (system.tickets, system.books.balance(OUTSIDE)) == ({}, 0)


def test_s216_2_a_terminal_that_can_validates_a_way_bet_on_a_card() -> None:
    able = Terminal(3, "w7", takes_ways_on_cards=True)
    ticket = opened().sell(OPENING, able, Entry(((1, 2), (3, 4)), 100, form="card"))
    assert ticket.entry.per_game == 200


def test_s222_1_s222_2_tickets_are_for_the_next_game_once_this_one_is_closed() -> None:
    system = opened()
    assert sold(system).number == 1
    system.close_game(OPENING)
    late = sold(system)
    round_ = system.begin_draw(OPENING)
    round_.act("keno supervisor", "activate the device")
    later = sold(system)
    assert (late.number, later.number) == (2, 2)
    for number in FIRST:
        round_.outcome(number)
    round_.act("keno supervisor", "declare the result")
    system.finish_draw(OPENING)
    assert (late.won, later.won) == ([], [])
    assert system.number == 2


def test_s222_2_a_game_is_closed_before_it_is_drawn_and_drawn_once() -> None:
    system = opened()
    with refused("qld s222(2)"):
        system.begin_draw(OPENING)
    system.close_game(OPENING)
    with refused("qld s222(2)"):
        system.close_game(OPENING)
    with refused("qld s222(4)"):
        system.finish_draw(OPENING)
    system.begin_draw(OPENING)
    with refused("qld s222(4)"):
        system.begin_draw(OPENING)
    with refused("qld s222(4)"):
        system.finish_draw(OPENING)


def test_s222_8_a_drawing_with_a_broken_ball_settles_by_twenty_whole_ones() -> None:
    system = opened()
    ticket = sold(system)
    system.close_game(OPENING)
    round_ = system.begin_draw(OPENING)
    round_.act("keno supervisor", "activate the device")
    for number in FIRST:
        round_.outcome(number)
    round_.act("keno supervisor", "ball broke", {"ball": 2})
    round_.outcome(80)
    round_.act("keno supervisor", "declare the result")
    round_.act("keno supervisor", "replace all the balls", {"before": "inspector"})
    system.finish_draw(OPENING)
    assert [won.caught for won in ticket.won] == [2]


def test_s222_4_a_result_is_twenty_numbers() -> None:
    system = opened()
    system.close_game(OPENING)
    for numbers in (FIRST[:19], (*FIRST[:19], 1), (*FIRST[:19], 81)):
        with pytest.raises(BadInput):
            system.result(OPENING, numbers)


# s218: self-service terminals and keno dollars


def test_s218_1_a_self_service_terminal_takes_currency_and_keno_dollars_or_both() -> None:
    system = opened()
    voucher = system.issue_dollars(OPENING, SELF_SERVICE, 500)
    cash = system.books.balance(OUTSIDE)
    ticket = system.sell(OPENING, SELF_SERVICE, spots(1, 2, games=8), keno_dollars=[voucher.serial])
    assert (voucher.left, cash - system.books.balance(OUTSIDE)) == (0, 300)
    assert ticket.writer == "self-service 9"
    with refused("qld s218(1)"):
        system.sell(OPENING, SELF_SERVICE, spots(1, 2), chips=100)
    with refused("qld s218(5)"):  # used up: nothing is taken in cash unasked
        system.sell(OPENING, SELF_SERVICE, spots(1, 2), keno_dollars=[voucher.serial])


def test_s218_1_what_is_left_of_keno_dollars_stays_good() -> None:
    system = opened()
    voucher = system.issue_dollars(OPENING, WRITER, 500, chips=True)
    system.sell(OPENING, SELF_SERVICE, spots(1, 2), keno_dollars=[voucher.serial])
    assert (voucher.left, system.books.balance(DOLLARS), system.books.balance(CHIPS)) == (400, 400, -500)
    with refused("qld s218(1)"):
        system.issue_dollars(OPENING, SELF_SERVICE, 500, chips=True)


@pytest.mark.parametrize("terminal", [WRITER, SELF_SERVICE])
def test_s218_2_keno_dollars_come_from_either_terminal_and_are_validated(terminal: Terminal) -> None:
    system = opened()
    assert system.issue_dollars(OPENING, terminal, 500).left == 500
    with refused("qld s218(2)"):
        system.sell(OPENING, SELF_SERVICE, spots(1, 2), keno_dollars=[2])
    for nothing in (0, -1, -500):
        with refused("qld s218(2)"):
            system.issue_dollars(OPENING, terminal, nothing)
    assert (system.issue_dollars(OPENING, terminal, 1).left, system.books.balance(DOLLARS)) == (1, 501)


@pytest.mark.parametrize(("days", "in_time"), [(0, True), (28, True), (29, False)])
def test_s218_4_reading_kn4_cash_for_keno_dollars_at_the_writer_for_28_days_then_at_the_cashier(
    days: int, in_time: bool
) -> None:
    system = opened()
    voucher = system.issue_dollars(OPENING, WRITER, 500)
    if days:
        next_day(system, days)
    now = at(days=days)
    with refused("qld s218(4)(b)" if in_time else "qld s218(4)(a)"):
        system.redeem_dollars(now, None if in_time else WRITER, voucher.serial)
    with refused("qld s218(4)(a)"):
        system.redeem_dollars(now, SELF_SERVICE, voucher.serial)
    assert system.redeem_dollars(now, WRITER if in_time else None, voucher.serial) == 500
    assert (system.books.balance(DOLLARS), system.books.balance(OUTSIDE)) == (0, 0)
    with refused("qld s218(4)"):
        system.redeem_dollars(now, WRITER if in_time else None, voucher.serial)


@pytest.mark.parametrize(("days", "in_time"), [(28, True), (29, False)])
def test_s218_5_keno_dollars_are_wagered_for_28_days(days: int, in_time: bool) -> None:
    system = opened()
    voucher = system.issue_dollars(OPENING, WRITER, 500)
    next_day(system, days)
    if in_time:
        system.sell(at(days=days), WRITER, spots(1), keno_dollars=[voucher.serial])
    else:
        with refused("qld s218(5)"):
            system.sell(at(days=days), WRITER, spots(1), keno_dollars=[voucher.serial])


# s219: winnings and refunds


def test_s219_2_s219_5_a_ticket_is_paid_one_prize_for_each_game_and_way() -> None:
    system = opened()
    ticket = system.sell(OPENING, WRITER, Entry(((1, 2, 3), (1, 2)), 100, 2))
    drawn(system)
    drawn(system)
    assert [(won.game, won.way, won.prize) for won in ticket.won] == [
        ((DAY, 1), 0, 4400),
        ((DAY, 1), 1, 1200),
        ((DAY, 2), 0, 4400),
        ((DAY, 2), 1, 1200),
    ]
    assert system.books.balance(PRIZES) == 11_200
    assert system.present(OPENING, WRITER, ticket.serial).total == 11_200
    assert system.books.balance(PRIZES) == 0


@pytest.mark.parametrize(("paid_in", "account"), [("cash", OUTSIDE), ("chips", CHIPS), ("keno dollars", DOLLARS)])
def test_s219_3_s219_4_s219_8_what_winners_are_paid_in(paid_in: str, account: Account) -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    before = system.books.balance(account)
    paid = system.present(OPENING, WRITER, ticket.serial, paid_in)
    assert paid.amounts == {paid_in: 4400}
    assert system.books.balance(account) - before == 4400
    assert (paid.voucher is not None) == (paid_in == "keno dollars")


def test_s219_3_a_cheque_is_for_major_prizes_alone() -> None:
    system = opened()
    small, large = sold(system), system.sell(OPENING, WRITER, Entry(((1, 2, 3), (1, 2, 3, 4, 5)), 100))
    drawn(system)
    with refused("qld s219(3)"):
        system.present(OPENING, WRITER, small.serial, "cheque")
    paid = system.present(OPENING, WRITER, large.serial, "cheque")
    assert paid.amounts == {"cheque": 64_000, "cash": 4400}
    assert system.books.balance(CHEQUES) == 64_000
    with refused("qld s219(3)"):
        system.present(OPENING, WRITER, small.serial, "gold")


def test_s219_5_s219_8_a_self_service_terminal_pays_in_keno_dollars_only() -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    with refused("qld s219(5)"):
        system.present(OPENING, SELF_SERVICE, ticket.serial)
    with refused("qld s219(6)"):  # it cannot see the ticket: it reads the code
        system.present(OPENING, SELF_SERVICE, ticket.serial, "keno dollars")
    paid = system.present(OPENING, SELF_SERVICE, ticket.code(system.settings.key), "keno dollars")
    assert paid.voucher is not None
    assert paid.voucher.left == 4400
    system.sell(OPENING, SELF_SERVICE, spots(5), keno_dollars=[paid.voucher.serial])


def test_s219_6_the_ticket_itself_is_presented_and_paid_once() -> None:
    system = opened()
    ticket, other = sold(system), sold(system, 70)
    drawn(system)
    code = ticket.code(system.settings.key)
    for wrong in (
        f"{code[:-1]}{'0' if code[-1] != '0' else '1'}",
        other.code(b"another key"),
        "9",
        "HOUSEWAY-KENO\t1\t0",
    ):
        with refused("qld s219(6)"):
            system.present(OPENING, WRITER, wrong)
    with pytest.raises(BadInput):
        system.present(OPENING, WRITER, "a brick")
    assert system.present(OPENING, WRITER, code).total == 4400
    with refused("qld s219(1)(b)"):
        system.present(OPENING, WRITER, code)
    with refused("qld s219(1)(b)"):
        system.present(OPENING, WRITER, other.serial)


def test_s219_7_games_not_yet_played_are_refunded() -> None:
    system = opened()
    ticket = sold(system, games=5)
    drawn(system)
    cash = system.books.balance(OUTSIDE)
    assert system.refund(OPENING, WRITER, ticket.serial).amounts == {"cash": 400}
    assert (system.books.balance(TO_PLAY), system.books.balance(OUTSIDE) - cash) == (0, 400)
    with refused("qld s219(7)"):
        system.refund(OPENING, WRITER, ticket.serial)
    drawn(system)
    assert len(ticket.won) == 1


@pytest.mark.parametrize(("activated", "back"), [(False, 300), (True, 200)])
def test_s219_7_reading_kn10_a_game_is_played_once_its_device_is_activated(activated: bool, back: int) -> None:
    system = opened()
    ticket = sold(system, games=3)
    system.close_game(OPENING)
    round_ = system.begin_draw(OPENING)
    if activated:
        round_.act("keno supervisor", "activate the device")
    assert system.refund(OPENING, WRITER, ticket.serial).total == back


def test_s219_7_a_ticket_for_a_later_game_is_refunded_while_this_one_is_drawn() -> None:
    system = opened()
    system.close_game(OPENING)
    round_ = system.begin_draw(OPENING)
    round_.act("keno supervisor", "activate the device")
    assert system.refund(OPENING, WRITER, sold(system, games=3).serial).total == 300


def test_s219_7_a_self_service_terminal_refunds_in_keno_dollars() -> None:
    system = opened()
    ticket = system.sell(OPENING, SELF_SERVICE, spots(1, games=2))
    with refused("qld s219(7)"):
        system.refund(OPENING, SELF_SERVICE, ticket.serial)
    back = system.refund(OPENING, SELF_SERVICE, ticket.code(system.settings.key))
    assert back.voucher is not None
    assert (back.voucher.left, back.amounts, system.books.balance(DOLLARS)) == (200, {"keno dollars": 200}, 200)
