"""The ledger in the database: whatever is read of it is what the postings say that were entered, and no more."""

from collections import Counter
from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest
import sqlalchemy as sa

from houseway.cite import cite
from houseway.ledger.accounts import CAGE, OUTSIDE, Account, at_table, carried, chips, purse
from houseway.ledger.gaming_day import day_ends, gaming_day
from houseway.ledger.postings import Entries, Posting
from houseway.ledger.statement import StatementRow, statement
from houseway.play.events import Came, Done, Moved, Settled, Undone
from houseway.play.settlement import Line
from houseway.play.wager import Verdict
from houseway.store import balances, ledger, registers
from houseway.store.database import opened, reading, url_of, writing
from houseway.store.ledger import Entered, Ledger
from houseway.store.registers import Listed
from houseway.store.schema import EVENTS

FLOAT, DROP = at_table("float", "wheel"), at_table("drop", "wheel")
DAYS = ("2004-07-30", "2004-07-31", "2004-08-02")
POSTED = [
    Entered(1, 1, 1, DAYS[0], Posting(OUTSIDE, purse("ann"), 500_00)),
    Entered(1, 2, 1, DAYS[0], Posting(purse("ann"), CAGE, 300_00, ("qld s4", "reading A1"))),
    Entered(1, 2, 2, DAYS[0], Posting(CAGE, carried("ann"), 300_00)),
    Entered(2, 1, 1, DAYS[1], Posting(carried("ann"), chips("ann", "wheel"), 200_00)),
    Entered(2, 2, 1, DAYS[1], Posting(carried("ann"), chips("ann", "craps"), 50_00)),
    Entered(2, 3, 1, DAYS[1], Posting(chips("ann", "craps"), carried("ann"), 50_00)),
    Entered(2, 3, 2, DAYS[1], Posting(OUTSIDE, purse("bob"), 10_00)),
    Entered(3, 1, 1, DAYS[2], Posting(CAGE, carried("bob"), 7_00)),
    Entered(3, 1, 2, DAYS[2], Posting(CAGE, FLOAT, 900_00, ("qld s5",))),
    Entered(3, 1, 3, DAYS[2], Posting(CAGE, carried("ann"), 1_00)),
    Entered(3, 1, 4, DAYS[2], Posting(carried("bob"), chips("bob", "poker"), 1)),
]


def event(chain: int, number: int, at: str = "2004-07-30T20:00") -> dict[str, object]:
    told = {"chain": chain, "number": number, "act": number, "round": 0, "id": None, "at": at}
    return {**told, "body": f"{chain}/{number}", "before": "", "hash": ""}


@pytest.fixture
def connection(tmp_path: Path) -> Iterator[sa.Connection]:
    """A database with these postings, that a fresh ledger reads."""
    engine = opened(url_of(tmp_path))
    with writing(engine) as writes:
        for chain, number in dict.fromkeys((each.chain, each.number) for each in POSTED):
            writes.execute(sa.insert(EVENTS), event(chain, number))
        first, second = Ledger(), Ledger()
        first.begin()
        first.enter(writes, POSTED[:4])
        first.enter(writes, [])
        first.keep()
        second.enter(writes, POSTED[4:])
    with reading(engine) as reads:
        yield reads
    engine.dispose()


def sums(posted: list[Entered]) -> Counter[Account]:
    return ledger.summed(each.posting for each in posted)


def test_what_each_account_holds_is_the_sum_of_its_postings(connection: sa.Connection) -> None:
    every = sums(POSTED)
    assert ledger.kept(connection) == every == ledger.turnover(connection)
    assert every[carried("ann")] == 300_00 - 200_00 + 1_00
    for account in (*every, purse("nobody")):
        assert ledger.held(connection, account) == every[account]
    assert sorted(map(str, ledger.accounts(connection).values())) == sorted(map(str, every))
    assert ledger.total(every) == 0
    assert ledger.total(Counter({CAGE: 2, FLOAT: 3})) == 5


def test_of_some_accounts_what_they_hold_is_told_and_of_no_others(connection: sa.Connection) -> None:
    numbers = {account: number for number, account in ledger.accounts(connection).items()}
    assert balances.held(connection, [numbers[FLOAT]]) == {numbers[FLOAT]: 900_00}
    assert balances.held(connection, []) == balances.locked(connection, []) == {}
    locked = Ledger().locked(connection, [FLOAT, purse("nobody"), purse("bob")])
    assert locked == Counter({FLOAT: 900_00, purse("bob"): 10_00})
    assert [*Ledger().numbers(connection, [FLOAT, purse("nobody")])] == [FLOAT]


def test_the_postings_of_a_chain_or_of_all_come_in_the_order_of_their_events(connection: sa.Connection) -> None:
    assert [*ledger.entered(connection)] == POSTED
    assert [*ledger.entered(connection, 2)] == POSTED[3:7]
    assert [*ledger.entered(connection, 4)] == []


def test_by_gaming_day(connection: sa.Connection) -> None:
    for number, told in enumerate(DAYS):
        day = date.fromisoformat(told)
        until = [each for each in POSTED if each.day <= told]
        assert ledger.turnover(connection, until=day) == sums(until)
        assert ledger.turnover(connection, before=day) == sums([each for each in POSTED if each.day < told])
        assert ledger.count(connection, day) == len(until)
        own = Counter[tuple[Account, Account]]()
        for each in POSTED:
            if each.day == told:
                own[each.posting.giver, each.posting.taker] += each.posting.amount
        assert ledger.moved(connection, day) == own
        assert ledger.days(connection, number + 1) == [*reversed(DAYS)][: number + 1]
    assert ledger.days(connection, 0) == []
    assert ledger.days(connection, 9) == [*reversed(DAYS)]
    assert ledger.turnover(connection, until=date(2004, 8, 1), before=date(2004, 7, 31)) == sums(POSTED[:3])
    assert ledger.moved(connection, date(2004, 8, 1)) == {}


@pytest.mark.parametrize(
    ("at", "day"),
    [
        (datetime(2004, 7, 30, 5, 59, 59), date(2004, 7, 29)),
        (datetime(2004, 7, 30, 6), date(2004, 7, 30)),
        (datetime(2004, 7, 31, 5, 59), date(2004, 7, 30)),
    ],
)
def test_a_gaming_day_begins_at_six_and_ends_as_the_next_begins(at: datetime, day: date) -> None:
    assert gaming_day(at) == day
    assert day_ends(date(2004, 7, 31)) == datetime(2004, 8, 1, 6)
    assert gaming_day(day_ends(day)) > day


def test_whoever_had_anything_of_an_account_and_where_somebody_has_chips(connection: sa.Connection) -> None:
    assert ledger.given(connection, CAGE) == {"ann", "bob", ""}
    assert ledger.given(connection, OUTSIDE) == {"ann", "bob"}
    assert ledger.given(connection, purse("bob")) == set()
    assert ledger.given(connection, purse("nobody")) == set()
    assert [*ledger.at_tables(connection, "ann")] == ["wheel"]  # none are left at craps; carried are at no table
    assert ledger.at_tables(connection, "bob") == {"poker": 1}  # a cent is enough
    assert ledger.at_tables(connection, "cat") == {}


def test_accounts_that_a_transaction_opened_are_forgotten_where_it_fails(tmp_path: Path) -> None:
    engine, kept = opened(url_of(tmp_path)), Ledger()
    for account, fails in ((purse("ann"), True), (purse("bob"), False), (purse("ann"), False)):
        with engine.connect() as connection, connection.begin() as transaction:
            kept.begin()
            number = kept.numbers(connection, [account], opens=True)[account]
            if fails:
                transaction.rollback()
            else:
                transaction.commit()
                kept.keep()
    with reading(engine) as connection:
        assert ledger.accounts(connection) == {1: purse("bob"), 2: purse("ann")}
    assert number == 2
    engine.dispose()


def test_people_and_tables_are_registered(tmp_path: Path) -> None:
    engine = opened(url_of(tmp_path))
    with writing(engine) as connection:
        for name, role in (("bob", "player"), ("ann", "dealer"), ("bob", "inspector")):
            registers.admit(connection, name, role)
        for chain, name in ((2, "craps"), (1, "wheel")):
            registers.open_table(connection, chain, name)
        registers.close_table(connection, 2)
    with reading(engine) as connection:
        assert registers.people(connection) == {"ann": "dealer", "bob": "inspector"}
        assert [*registers.people(connection)] == ["ann", "bob"]
        assert [registers.role(connection, name) for name in ("ann", "bob", "cat")] == ["dealer", "inspector", None]
        assert registers.tables(connection) == [Listed(1, "wheel", False), Listed(2, "craps", True)]
        assert registers.table(connection, "craps") == Listed(2, "craps", True)
        assert registers.table(connection, "keno") is None
    engine.dispose()


# Of a table's events


def line(verdict: Verdict, **more: int) -> Line:
    usual = {"stake": 0, "paid": 0, "returned": 0, "left": 0, "commission": 0}
    return Line("ann", "red", "red", verdict, **{**usual, **more}, cites=(cite("qld s143(1)"),))  # type: ignore[arg-type]


HELD, LAYOUT, UNDER = chips("ann", "wheel"), at_table("layout", "wheel"), ("qld s143(1)",)
COMMISSION = at_table("commission", "wheel")
WON = line(Verdict.WIN, stake=500, paid=400, returned=200, left=300, commission=20, fee=10)
SETTLED = [
    (WON, [(LAYOUT, HELD, 200), (FLOAT, HELD, 400), (LAYOUT, HELD, 10), (HELD, COMMISSION, 20)]),
    (line(Verdict.LOSE, stake=500, left=100), [(LAYOUT, FLOAT, 400)]),
    (line(Verdict.VOID, stake=500, returned=500, fee=10), [(LAYOUT, HELD, 500)]),
]


@pytest.mark.parametrize(("settled", "posted"), SETTLED)
def test_what_a_settlement_moves_under_which_provisions_and_back_where_it_is_undone(
    settled: Line, posted: list[tuple[Account, Account, int]]
) -> None:
    entries = Entries("wheel")
    assert entries.of(Settled(1, settled)) == [Posting(*each, UNDER) for each in posted]
    assert entries.of(Undone(2, settled)) == [Posting(taker, giver, n, UNDER) for giver, taker, n in posted]
    assert entries.of(Settled(3, settled._replace(never=True))) == []
    assert Entries("wheel", valued=False).of(Settled(4, settled)) == []


def test_a_round_is_taken_back_as_often_as_it_is_put_right_each_time_what_lies_there_then() -> None:
    """A settlement is undone by an event of its own, which is not of the round."""
    entries, back = Entries("wheel", keeps=True), [Posting(carried("ann"), HELD, 300)]
    entries.begin()
    for _ in range(3):
        entries.of(Settled(1, WON))
        assert entries.take_back(0) == []
        entries.of(Undone(2, WON))
        entries.of(Moved(3, "ann", -300, "cash"))
        assert entries.take_back(0) == back
    entries.of(Moved(4, "ann", -300, "cash"))
    assert entries.take_back(1) == []
    assert entries.take_back(0) == back


def test_s219_6_a_prize_waits_where_its_ticket_lies_until_that_is_presented() -> None:
    moved = Entries("wheel", prizes_wait=True).of(Settled(1, WON))
    assert Posting(FLOAT, LAYOUT, 400, UNDER) in moved
    assert Posting(FLOAT, HELD, 400, UNDER) not in moved


@pytest.mark.parametrize(
    ("account", "kept"),
    [("house", "float"), ("change", "change"), ("owed", "owed"), ("layout", "layout"), ("pot", "layout")],
)
def test_chips_that_move_are_posted_to_where_they_lie(account: str, kept: str) -> None:
    there = at_table(kept, "wheel")
    assert Entries("wheel").of(Moved(1, "ann", -500, account)) == [Posting(HELD, there, 500)]
    assert Entries("wheel").of(Moved(1, "ann", 500, account)) == [Posting(there, HELD, 500)]
    assert Entries("wheel").of(Moved(1, "ann", 0, account)) == []


def test_what_comes_of_a_device_after_an_act_is_not_of_that_act() -> None:
    entries = Entries("wheel")
    entries.of(Done(1, "dealer", "seat", {"person": "ann"}))
    entries.of(Came(2, "ball", "number", 17, ""))
    assert entries.of(Moved(3, "ann", 500, "cash")) == [Posting(purse("ann"), DROP, 500), Posting(FLOAT, HELD, 500)]


# The cage by gaming day


def test_a_statement_tells_every_account_and_every_kind_of_movement_in_its_order() -> None:
    opening = Counter({purse("ann"): 10_00, CAGE: -10_00})
    moved = {
        (CAGE, FLOAT): 90_00, (OUTSIDE, purse("ann")): 5_00, (OUTSIDE, purse("bob")): 2_00,
        (purse("ann"), purse("bob")): 1_00, (purse("bob"), CAGE): 3_00, (FLOAT, DROP): 4_00,
    }  # fmt: skip
    closing = Counter(opening)
    for (giver, taker), amount in moved.items():
        closing[giver] -= amount
        closing[taker] += amount
    told = statement(date(2004, 7, 30), True, opening, moved, closing)
    assert told.rows == [
        StatementRow("cage", -10_00, 3_00, 90_00, -97_00), StatementRow("drop at wheel", 0, 4_00, 0, 4_00),
        StatementRow("float at wheel", 0, 90_00, 4_00, 86_00), StatementRow("outside", 0, 0, 7_00, -7_00),
        StatementRow("purse", 10_00, 7_00, 3_00, 14_00),
    ]  # fmt: skip
    assert [*told.movements.items()] == [
        ("deposits", 7_00), ("buy-ins, in money", 3_00), ("fills", 90_00), ("from float to drop", 4_00),
    ]  # fmt: skip
    assert (told.in_all, told.balances) == (StatementRow("in all", 0, 104_00, 104_00, 0), True)
    assert told.as_data() == {
        "day": "2004-07-30", "closed": True, "balances": True,
        "movements": [
            {"movement": "deposits", "amount": "7.00"}, {"movement": "buy-ins, in money", "amount": "3.00"},
            {"movement": "fills", "amount": "90.00"}, {"movement": "from float to drop", "amount": "4.00"},
        ],
        "accounts": [
            {"account": row.account, "opening": f"{row.opening / 100:.2f}", "received": f"{row.received / 100:.2f}",
             "given": f"{row.given / 100:.2f}", "closing": f"{row.closing / 100:.2f}"} for row in told.rows
        ],
        "in_all": {"opening": "0.00", "received": "104.00", "given": "104.00", "closing": "0.00"},
    }  # fmt: skip


@pytest.mark.parametrize(
    ("row", "balances"),
    [((0, 5, 5, 0), True), ((0, 5, 4, 0), False), ((1, 5, 5, 0), False), ((0, 5, 5, 1), False)],
)
def test_a_statement_balances_where_as_much_is_received_as_given_and_all_of_it_comes_to_nothing(
    row: tuple[int, int, int, int], balances: bool
) -> None:
    empty = statement(date(2004, 7, 30), False, Counter(), {}, Counter())
    assert (empty.in_all, empty.balances, empty.closed) == (StatementRow("in all", 0, 0, 0, 0), True, False)
    assert empty._replace(rows=[StatementRow("cage", *row)]).balances is balances
