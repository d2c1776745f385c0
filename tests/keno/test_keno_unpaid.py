"""Winnings that nobody has collected, days without a keno day, the jackpots, and every cent (ss 220, 221, 223)."""

from datetime import timedelta

import pytest
from support.keno_system import (
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

from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import Ground, HousewayError, Refused
from houseway.games.keno.entry import Entry
from houseway.games.keno.rules import Rules
from houseway.keno import KenoSettings, KenoSystem
from houseway.keno.accounts import CHIEF_EXECUTIVE, DOLLARS, PRIZES, TO_PLAY, pool
from houseway.ledger.accounts import CAGE, carried, purse

STARTS = 32_100_000


# s220, s221: unpaid winnings


@pytest.mark.parametrize(("days", "unpaid"), [(28, False), (29, True)])
def test_s220_1_a_reading_kn4_winnings_are_unpaid_after_28_days(days: int, unpaid: bool) -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    next_day(system, days)
    assert (system.unpaid(at(days=days)) == [ticket]) == unpaid
    if unpaid:
        with refused("qld s220(2)"):
            system.present(at(days=days), WRITER, ticket.serial)
    else:
        assert system.present(at(days=days), WRITER, ticket.serial).total == 4400


def test_s220_1_reading_kn9_the_days_count_from_the_purchase() -> None:
    system = opened()
    ticket = sold(system, games=2)
    next_day(system, 28)
    drawn(system)
    assert system.present(at(days=28), WRITER, ticket.serial).total == 4400
    next_day(system, 29)
    drawn(system)
    assert system.unpaid(at(days=29)) == [ticket]


def test_s220_1_b_a_longer_time_needs_approval() -> None:
    for days in (27, 29):
        with refused("qld s220(1)(b)"):
            KenoSettings(unpaid_days=days)
    system = opened(KenoSettings(unpaid_days=60, longer_approved=True))
    ticket = sold(system)
    drawn(system)
    next_day(system, 60)
    assert system.present(at(days=60), WRITER, ticket.serial).total == 4400


def test_s220_2_a_cheque_goes_to_the_chief_executive_with_what_is_known() -> None:
    system = opened()
    ticket, _loser, paid = sold(system), sold(system, 70), sold(system, 1, 2)
    drawn(system)
    system.present(OPENING, WRITER, paid.serial)
    next_day(system, 29)
    handed = system.hand_over(at(days=29))
    assert handed.cheque == 4400
    (told,) = handed.information
    assert (told["serial"], told["numbers"], told["owed"]) == ("0000000001", "1-2-3", "44.00")
    won = {"keno day": "1998-09-04", "game": 1, "numbers": "1-2-3", "caught": 3, "prize": "44.00"}
    assert told["won"] == [won]
    assert told["code"] == ticket.code(system.settings.key)
    books = system.books
    assert (books.balance(PRIZES), books.balance(CHIEF_EXECUTIVE)) == (0, 4400)
    assert system.hand_over(at(days=29)).cheque == 0, "once"


def test_s221_a_the_chief_executive_pays_whoever_brings_the_ticket() -> None:
    system = opened()
    ticket, other = sold(system), sold(system)
    drawn(system)
    next_day(system, 29)
    with refused("qld s221"):
        system.claim(at(days=29), ticket.serial)
    system.hand_over(at(days=29))
    with refused("qld s220(2)"):
        system.present(at(days=29), WRITER, ticket.serial)
    with refused("qld s221(a)"):
        system.claim(at(days=29), "77")
    assert system.claim(at(days=29), ticket.code(system.settings.key)) == 4400
    with refused("qld s221"):
        system.claim(at(days=29), ticket.serial)
    assert system.books.balance(CHIEF_EXECUTIVE) == 4400, "the other ticket"
    assert other.handed_over


def test_s221_b_and_gives_what_else_is_asked_for() -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    next_day(system, 29)
    system.hand_over(at(days=29))
    with refused("qld s221(b)"):
        system.claim(at(days=29), ticket.serial, asked="where it was bought")
    assert system.claim(at(days=29), ticket.serial, asked="where it was bought", given="at station 3") == 4400


def test_s220_2_b_the_information_names_the_game_as_the_boards_did() -> None:
    system = opened()
    for _ in range(3):
        drawn(system)
    next_day(system, 1)
    sold(system, when=at(days=1), games=2)
    drawn(system, NONE_OF_THEM)
    drawn(system)
    assert "game 2 of keno day 1998-09-05" in {entry.about for entry in system.books.entries}
    (told,) = system.hand_over(at(days=30)).information
    assert [(won["keno day"], won["game"]) for won in told["won"]] == [("1998-09-05", 2)]


# Reading KN13: when no keno day is on


@pytest.mark.parametrize(
    ("after", "unpaid"), [(timedelta(days=28, hours=23, minutes=59), False), (timedelta(days=29), True)]
)
def test_s220_2_s221_reading_kn13_unpaid_winnings_are_handed_over_and_claimed_after_the_last_keno_day(
    after: timedelta, unpaid: bool
) -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    now = OPENING + after
    assert system.hand_over(now).cheque == (4400 if unpaid else 0)
    if unpaid:
        assert system.claim(now, ticket.serial) == 4400
    else:
        assert system.present(now, WRITER, ticket.serial).total == 4400


def test_s218_4_reading_kn13_keno_dollars_are_redeemed_after_the_last_keno_day() -> None:
    system = opened()
    one, other = (system.issue_dollars(OPENING, WRITER, 500).serial for _ in range(2))
    assert system.redeem_dollars(at(days=28), WRITER, one) == 500
    with refused("qld s218(4)(b)"):
        system.redeem_dollars(at(days=28), None, other)
    with refused("qld s218(4)(a)"):
        system.redeem_dollars(at(days=29), WRITER, other)
    assert system.redeem_dollars(at(days=29), None, other) == 500


def test_s219_7_a_refund_is_in_cash_when_no_keno_day_is_on() -> None:
    system = opened()
    ticket = sold(system, games=2)
    code = ticket.code(system.settings.key)
    with refused("qld s210"):  # keno dollars bear the keno day on which they are issued
        system.refund(at(days=2), SELF_SERVICE, code)
    assert system.refund(at(days=2), WRITER, code).amounts == {"cash": 200}


def test_s210_nothing_is_issued_when_no_keno_day_is_on() -> None:
    system = opened()
    ticket = sold(system)
    drawn(system)
    for issues in (
        lambda: sold(system, when=at(days=1)),
        lambda: system.issue_dollars(at(days=1), WRITER, 500),
        lambda: system.present(at(days=1), WRITER, ticket.serial, "keno dollars"),
    ):
        with refused("qld s210"):
            issues()


def test_what_is_refused_leaves_the_clock_as_it_was() -> None:
    system = opened()
    ticket = sold(system)
    later = at(60)
    for wrong in (
        lambda: system.sell(later, WRITER, spots(1, stake=5)),
        lambda: system.present(later, WRITER, ticket.serial),
        lambda: system.claim(later, ticket.serial),
        lambda: system.issue_dollars(later, WRITER, 0),
        lambda: system.redeem_dollars(later, WRITER, 7),
        lambda: system.begin_draw(later),
        lambda: system.begin_day(later),
    ):
        with pytest.raises(Refused):
            wrong()
        assert system.now == OPENING
    sold(system, when=at(1))


# s223: jackpot keno


def test_s223_4_s223_5_pools_grow_and_are_shared_in_proportion() -> None:
    system = opened()
    six = tuple(range(1, 7))
    one, two = (sold(system, *six, stake=stake, jackpot=True) for stake in (100, 300))
    sold(system, *range(40, 46), stake=400, jackpot=True)
    drawn(system)
    whole = 100_000 + 120
    assert [(t.won[0].prize, t.won[0].jackpot) for t in (one, two)] == [(whole // 4, True), (whole * 3 // 4, True)]
    assert (system.pools[6], system.books.balance(pool(6))) == (100_000, 100_000)
    assert -system.books.balance(CAGE) == STARTS + 100_000 - (800 - 120)


def test_s223_2_a_jackpot_that_is_not_won_stays_in_its_own_pool() -> None:
    system = opened()
    for count in range(6, 11):
        sold(system, *range(1, count + 1), stake=1000, jackpot=True)
    drawn(system, NONE_OF_THEM)
    starts = {spots: jackpot.start for spots, jackpot in system.settings.schedule.jackpots.items()}
    assert system.pools == {spots: start + 150 for spots, start in starts.items()}


# Every cent


def test_every_cent_is_accounted_for_through_days_of_play() -> None:
    system, chance = opened(KenoSettings(rules=Rules(device="generator"))), Chance(SeededEntropy("books"))
    below = SeededEntropy("players").below
    for day in range(1, 4):
        for minute in range(8):
            when = at(minute, days=day - 1)
            for _ in range(30):
                jackpot = below(3) == 0
                count = 6 + below(5) if jackpot else 1 + below(10)
                numbers = sorted({below(80) + 1 for _ in range(40)})[:count]
                terminal = WRITER if below(2) else SELF_SERVICE
                entry = Entry((tuple(numbers),), 100 * (1 + below(5)), 1 + below(4), jackpot)
                system.sell(when, terminal, entry)
            system.close_game(when)
            system.draw(when, chance)
            for ticket in [t for t in system.tickets.values() if t.won and below(2)]:
                system.present(when, WRITER, ticket.serial, ("cash", "chips", "keno dollars")[below(3)])
            for ticket in [t for t in system.tickets.values() if t.ends > system.game and below(10) == 0]:
                system.refund(when, WRITER, ticket.serial)
            _check_books(system)
        system.begin_day(at(days=day))
    system.begin_day(at(days=40))
    handed = system.hand_over(at(days=40))
    assert handed.cheque == sum(sum(w.prize for w in t.handed_over) for t in system.tickets.values())
    _check_books(system)


def _check_books(system: KenoSystem) -> None:
    """What the books say is what the tickets, pools and keno dollars say."""
    books, tickets = system.books, system.tickets.values()
    assert books.total() == 0
    to_play = sum((t.ends - max(t.first, system.game)) * t.entry.per_game for t in tickets if t.ends > system.game)
    assert books.balance(TO_PLAY) == to_play
    assert books.balance(PRIZES) == sum(t.owed for t in tickets)
    assert books.balance(DOLLARS) == sum(v.left for v in system.vouchers.values())


def test_s217_1_s219_3_a_patron_whom_the_house_knows_pays_and_is_paid_from_their_own() -> None:
    system = opened()
    ticket = system.sell(OPENING, WRITER, spots(1, 2, 3, games=2), chips=50, patron="ann")
    assert (system.books.balance(purse("ann")), system.books.balance(carried("ann"))) == (-150, -50)
    drawn(system)
    system.present(at(1), WRITER, ticket.serial, "chips", patron="ann")
    system.refund(at(1), WRITER, ticket.serial, patron="ann")
    assert (system.books.balance(purse("ann")), system.books.balance(carried("ann"))) == (-50, 4400 - 50)


def test_a_refused_act_changes_no_account() -> None:
    system = opened()
    before = dict(system.books.balances)
    for wrong in (lambda: sold(system, stake=5), lambda: system.refund(OPENING, WRITER, 4)):
        with pytest.raises(HousewayError) as caught:
            wrong()
        assert isinstance(caught.value, Refused)
        assert caught.value.ground in Ground
    assert dict(system.books.balances) == before
