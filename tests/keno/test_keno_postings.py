"""Every posting of some days of keno: how much, from whom, to whom, what for and under which provision (ss 217 to 223).

The patron is one whom the house knows, so each amount stands at their own accounts, or at nobody's.
"""

from datetime import datetime, timedelta

from houseway.equipment.chance import Scripted
from houseway.games.keno.entry import Entry
from houseway.keno import KenoSystem, Terminal
from houseway.keno.accounts import CHEQUES, CHIEF_EXECUTIVE, DOLLARS, PRIZES, TO_PLAY, pool
from houseway.ledger.accounts import CAGE, DEMONSTRATION, OUTSIDE, Account, carried, purse

OPENING = datetime(1998, 9, 4, 6)
WRITER = Terminal(3, "w7")
SELF_SERVICE = Terminal(9)
CASH, CHIPS = purse("ann"), carried("ann")
GAME = "game {} of keno day 1998-09-04"
Row = tuple[int, Account, Account, str, str]


def at(days: int) -> datetime:
    return OPENING + timedelta(days=days)


def opened() -> KenoSystem:
    system = KenoSystem()
    system.begin_day(OPENING)
    return system


def drawn(system: KenoSystem) -> None:
    """The numbers from 1 to 20."""
    assert system.now is not None
    system.close_game(system.now)
    system.draw(system.now, Scripted(range(1, 21)))


def posted(system: KenoSystem, since: int) -> list[Row]:
    rows = [(each.about, *each.posting) for each in system.books.entries[since:]]
    return [(amount, giver, taker, about, " ".join(under)) for about, giver, taker, amount, under in rows]


def test_s223_2_the_house_puts_up_what_each_pool_starts_with_once() -> None:
    system = opened()
    starts = {6: 100_000, 7: 500_000, 8: 1_500_000, 9: 5_000_000, 10: 25_000_000}
    assert posted(system, 0) == [
        (start, CAGE, pool(spots), "the pools start", "qld s223(2)") for spots, start in starts.items()
    ]
    drawn(system)
    system.begin_day(at(1))
    assert posted(system, 5) == []
    assert system.pools == starts


def test_s217_1_s218_1_s218_2_what_is_handed_in_for_keno_dollars_and_tickets() -> None:
    system = opened()
    vouchers = [
        system.issue_dollars(OPENING, SELF_SERVICE, 500, patron="ann"),
        system.issue_dollars(OPENING, WRITER, 300, chips=True, patron="ann"),
        system.issue_dollars(OPENING, WRITER, 100),
    ]
    assert [(each.serial, each.day, each.left, each.patron) for each in vouchers] == [
        (1, OPENING.date(), 500, "ann"), (2, OPENING.date(), 300, "ann"), (3, OPENING.date(), 100, ""),
    ]  # fmt: skip
    system.sell(OPENING, WRITER, Entry(((1, 2),), 100, 10), chips=150, keno_dollars=[1, 1], patron="ann")
    system.sell(OPENING, SELF_SERVICE, Entry(((1, 2),), 100, 4), keno_dollars=[2], patron="ann")
    system.sell(OPENING, SELF_SERVICE, Entry(((1, 2),), 100))
    issued, wager, alone = "keno dollars are issued", "qld s217(1)", "qld s218(1)"
    assert posted(system, 5) == [
        (500, CASH, DOLLARS, issued, "qld s218(2)"),
        (300, CHIPS, DOLLARS, issued, "qld s218(2)"),
        (100, OUTSIDE, DOLLARS, issued, "qld s218(2)"),
        (350, CASH, TO_PLAY, "ticket 1", wager),
        (150, CHIPS, TO_PLAY, "ticket 1", wager),
        (500, DOLLARS, TO_PLAY, "ticket 1", wager),
        (100, CASH, TO_PLAY, "ticket 2", alone),
        (300, DOLLARS, TO_PLAY, "ticket 2", alone),
        (100, OUTSIDE, TO_PLAY, "ticket 3", alone),
    ]
    assert [each.left for each in vouchers] == [0, 0, 100]
    assert [(each.person, each.writer) for each in system.tickets.values()] == [
        ("ann", "w7"), ("ann", "self-service 9"), ("", "self-service 9"),
    ]  # fmt: skip
    assert {name: [each.serial for each in some] for name, some in system.bought.items()} == {"ann": [1, 2]}


def test_s5_2_of_an_entry_that_was_accepted_against_the_rules_the_patron_pays_for_what_stands() -> None:
    system = opened()
    accepted = system.accept(OPENING, WRITER, Entry(((1, 2),), 55), chips=40, patron="ann")
    assert (accepted.back, accepted.ticket and accepted.ticket.entry.total) == (5, 50)
    assert posted(system, 5) == [
        (10, CASH, TO_PLAY, "ticket 1", "qld s217(1)"),
        (40, CHIPS, TO_PLAY, "ticket 1", "qld s217(1)"),
    ]


def test_s219_3_s219_4_s219_7_s219_8_what_is_paid_and_given_back_for_tickets() -> None:
    system = opened()
    for games in (1, 1, 2, 3):
        system.sell(OPENING, WRITER, Entry(((1, 2, 3),), 100, games), patron="ann")
    major = system.sell(OPENING, WRITER, Entry(((1, 2, 3), (1, 2, 3, 4, 5)), 100), patron="ann")
    nobodys = system.sell(OPENING, WRITER, Entry(((1, 2, 3, 4, 5),), 100))
    before = len(system.books.entries)
    drawn(system)
    by_code = system.tickets[4].code(system.settings.key)
    paid = [
        system.present(OPENING, WRITER, 1, patron="ann"),
        system.present(OPENING, WRITER, 2, "chips", patron="ann"),
        system.present(OPENING, WRITER, 3, "keno dollars", patron="ann"),
        system.present(OPENING, WRITER, major.serial, "cheque", patron="ann"),
        system.present(OPENING, WRITER, nobodys.serial, "cheque"),
        system.refund(OPENING, WRITER, 3, patron="ann"),
        system.refund(OPENING, SELF_SERVICE, by_code, patron="ann"),
    ]
    assert posted(system, before) == [
        (700, TO_PLAY, CAGE, GAME.format(1), "qld s219(1)"),
        (4400 * 5 + 64_000 * 2, CAGE, PRIZES, GAME.format(1), "qld s219(1)"),
        (4400, PRIZES, CASH, "ticket 1 is paid", "qld s219(3)"),
        (4400, PRIZES, CHIPS, "ticket 2 is paid", "qld s219(4)"),
        (4400, PRIZES, DOLLARS, "ticket 3 is paid", "qld s219(8)"),
        (64_000, PRIZES, CASH, "ticket 5 is paid", "qld s219(3)"),
        (4400, PRIZES, CASH, "ticket 5 is paid", "qld s219(3)"),
        (64_000, PRIZES, CHEQUES, "ticket 6 is paid", "qld s219(3)"),
        (100, TO_PLAY, CASH, "ticket 3 is refunded", "qld s219(7)"),
        (200, TO_PLAY, DOLLARS, "ticket 4 is refunded", "qld s219(7)"),
    ]
    assert [(each.ticket, each.total, each.amounts) for each in paid] == [
        (1, 4400, {"cash": 4400}), (2, 4400, {"chips": 4400}), (3, 4400, {"keno dollars": 4400}),
        (5, 68_400, {"cheque": 64_000, "cash": 4400}), (6, 64_000, {"cheque": 64_000}),
        (3, 100, {"cash": 100}), (4, 200, {"keno dollars": 200}),
    ]  # fmt: skip
    vouchers = [each.voucher for each in paid if each.voucher is not None]
    assert [(each.serial, each.left, each.patron) for each in vouchers] == [(1, 4400, "ann"), (2, 200, "ann")]
    assert system.vouchers == {1: vouchers[0], 2: vouchers[1]}
    assert [[*system.sold.get(game, {})] for game in (1, 2, 3)] == [[], [], []]


def test_s218_4_s220_2_s221_what_is_owed_for_long_is_paid_by_the_cashier_or_the_chief_executive() -> None:
    system = opened()
    for amount in (500, 300):
        system.issue_dollars(OPENING, WRITER, amount, patron="ann")
    for numbers in ((1, 2, 3), (1, 2, 3), (1, 2), (70,)):
        system.sell(OPENING, WRITER, Entry((numbers,), 100), patron="ann")
    drawn(system)
    before = len(system.books.entries)
    assert system.redeem_dollars(at(28), WRITER, 1, patron="ann") == 500
    assert system.redeem_dollars(at(29), None, 2) == 300
    handed = system.hand_over(at(29), play_money=[2])
    assert (handed.at, handed.cheque, [each["serial"] for each in handed.information]) == (
        at(29), 4400 + 1200, ["0000000001", "0000000003"],
    )  # fmt: skip
    assert [system.claim(at(30), serial, patron="ann") for serial in (1, 2)] == [4400, 4400]
    assert system.claim(at(30), 3) == 1200
    assert posted(system, before) == [
        (500, DOLLARS, CASH, "keno dollars 1 are redeemed", "qld s218(4)(a)"),
        (300, DOLLARS, OUTSIDE, "keno dollars 2 are redeemed", "qld s218(4)(b)"),
        (5600, PRIZES, CHIEF_EXECUTIVE, "unpaid winnings", "qld s220(2)(a)"),
        (4400, PRIZES, DEMONSTRATION, "unpaid play money", "qld s220(2)(a)"),
        (4400, CHIEF_EXECUTIVE, CASH, "ticket 1 is paid by the chief executive", "qld s221(a)"),
        (4400, DEMONSTRATION, CASH, "ticket 2 is paid by the chief executive", "qld s221(a)"),
        (1200, CHIEF_EXECUTIVE, OUTSIDE, "ticket 3 is paid by the chief executive", "qld s221(a)"),
    ]
    tickets = system.tickets.values()
    assert [(each.play_money, [*each.won], [*each.handed_over], len(each.paid)) for each in tickets] == [
        (False, [], [], 1), (True, [], [], 1), (False, [], [], 1), (False, [], [], 0),
    ]  # fmt: skip


def test_s223_4_s223_5_what_a_jackpot_game_puts_aside_and_pays_and_the_pool_that_follows() -> None:
    system = opened()
    for spots, stake in ((6, 100), (6, 300), (7, 1000)):
        system.sell(OPENING, WRITER, Entry((tuple(range(1, spots + 1)),), stake, jackpot=True), patron="ann")
    system.sell(OPENING, WRITER, Entry((tuple(range(61, 69)),), 2000, jackpot=True), patron="ann")
    before = len(system.books.entries)
    drawn(system)
    six, seven = 100_000 + 60, 500_000 + 150  # 15 % of each wager is put aside
    aside = {6: 60, 7: 150, 8: 300}
    assert posted(system, before) == [
        (3400, TO_PLAY, CAGE, GAME.format(1), "qld s219(1)"),
        *((amount, CAGE, pool(n), f"{GAME.format(1)}, put aside", "qld s223(4)") for n, amount in aside.items()),
        (six, pool(6), PRIZES, f"{GAME.format(1)}, jackpot", "qld s223(5)"),
        (100_000, CAGE, pool(6), f"{GAME.format(1)}, a new pool", "qld s223(2)"),
        (seven, pool(7), PRIZES, f"{GAME.format(1)}, jackpot", "qld s223(5)"),
        (500_000, CAGE, pool(7), f"{GAME.format(1)}, a new pool", "qld s223(2)"),
    ]
    won = [[(each.prize, each.jackpot) for each in ticket.won] for ticket in system.tickets.values()]
    assert won == [[(six // 4, True)], [(six * 3 // 4, True)], [(seven, True)], []]
    assert system.books.total() == 0
