"""The cage by gaming day: a session with keno, a jackpot that is won and a tournament, to the last cent."""

import asyncio
import shutil
import sqlite3
from collections import Counter
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import NOON, Play, house_at, seated
from support.linked_tables import PAIR, ROYAL, cards, linked_tables, wagers
from support.tournament import queensland, text_of

from houseway.errors import BadInput
from houseway.house.clock import HeldClock
from houseway.house.days import day_of
from houseway.house.house import House
from houseway.house.systems import CHAIN
from houseway.ledger.accounts import Account
from houseway.ledger.statement import Statement, statement
from houseway.money import cents
from houseway.store.database import FILE, url_of
from houseway.store.ledger import summed
from houseway.store.store import Store
from houseway.verify.backup import backup, restore
from houseway.verify.house import verify
from houseway.verify.postings import rebuilt

TODAY, TOMORROW = NOON.date(), NOON.date() + timedelta(days=1)


def next_day(house: House) -> None:
    assert isinstance(house.clock, HeldClock)
    house.clock.move_on(timedelta(days=1))


async def keno(house: House) -> None:
    at_a_writers: dict[str, Any] = {"patron": "ann", "writer": "w1"}
    await house.admit("ann", "player")
    await house.deposit("ann", 50_000)
    await house.keno("open")
    await house.keno("begin day")
    await house.keno("sell", ways=["1-2-3"], stake="1.00", **at_a_writers)
    await house.keno("sell", ways=["1-2-3-4-5-6"], stake="2.00", jackpot=True, games=2, **at_a_writers)
    await house.keno("draw", numbers=list(range(1, 21)))
    await house.keno("pay", ticket=1, **at_a_writers)


async def jackpot(house: House) -> None:
    one, two = await linked_tables(house)
    await wagers(one)
    await cards(one, PAIR)
    await wagers(two)
    await cards(two, ROYAL)


async def tournament(house: House) -> None:
    data = queensland()
    del data["entrants"], data["event"]
    await house.tournament("open", tournament="spring", file=text_of(data))
    for number in range(1, 5):
        await house.admit(f"seat {number}", "player")
        await house.deposit(f"seat {number}", 10_000)
        await house.tournament("enter", tournament="spring", person=f"seat {number}")
    await house.tournament("hold", tournament="spring")


async def session(folder: Path) -> House:
    """An evening of everything, and some of the next day."""
    house = house_at(folder)
    table = await seated(house, "wheel", "roulette", 1)
    await house.move_float("fill", "wheel", 500_000)
    await table.act("wheel bot 1", "buy chips", {"amount": 5_000})
    await house.move_float("count", "wheel", 5_000)
    await Play(table, 1).rounds(2)
    await keno(house)
    await jackpot(house)
    await tournament(house)
    next_day(house)
    await house.move_float("credit", "wheel", 100_000)
    await house.keno("pay", ticket=2, patron="ann", writer="w1")
    return house


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("days")

    async def evening() -> None:
        house = await session(folder)
        await house.close_day(TODAY)
        await house.stop()

    asyncio.run(evening())
    with sqlite3.connect(folder / FILE) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")
    return folder


@pytest.fixture
def store(played: Path, tmp_path: Path) -> Store:
    shutil.copy(played / FILE, tmp_path / FILE)
    return Store(url_of(tmp_path))


def rows(found: Statement) -> dict[str, tuple[int, ...]]:
    return {row.account: tuple(row[1:]) for row in found.rows}


def test_a_day_opens_with_what_the_one_before_it_closed_with_and_every_account_balances(store: Store) -> None:
    today, tomorrow = day_of(store, TODAY), day_of(store, TOMORROW)
    for found in (today, tomorrow):
        assert all(row.opening + row.received - row.given == row.closing for row in found.rows)
        assert sum(row.opening for row in found.rows) == sum(row.closing for row in found.rows) == 0
        assert sum(row.received for row in found.rows) == sum(found.movements.values()) > 0
    assert {*(row.opening for row in today.rows)} == {0}
    closing = {row.account: row.closing for row in today.rows}
    assert {row.account: row.opening for row in tomorrow.rows} == closing
    assert (today.closed, tomorrow.closed) == (True, False)
    store.engine.dispose()


def test_fills_drop_jackpots_keno_and_tournaments_are_movements_of_their_day(store: Store) -> None:
    told = day_of(store, TODAY).movements
    assert told["fills"] == 500_000
    assert told["drop: paid for chips at tables"] == told["drop, counted"] == 5_000
    assert told["jackpots: prizes"] == cents("75000.47")
    assert told["jackpots: of wagers"] == 47
    assert told["keno: sold, for money"] == 500
    assert told["keno: paid in money"] == 4_400
    assert told["keno: jackpots won, and keno dollars"] == 100_000 + 30
    assert told["tournaments: entries"] == told["tournaments: prizes and refunds"] == 4 * 5_000
    later = day_of(store, TOMORROW).movements
    assert later == {"credits": 100_000, "keno: paid in money": 100_030}
    store.engine.dispose()


def test_the_cage_is_out_by_what_it_put_up_and_paid(store: Store) -> None:
    opening, received, given, closing = rows(day_of(store, TOMORROW))["cage"]
    assert (received, given, closing - opening) == (100_000, 0, 100_000)
    told = rows(day_of(store, TODAY))
    assert told["jackpot of east"][-1] == cents("75000")
    assert told["tournament of spring"] == (0, 20_000, 20_000, 0)
    assert told["keno of prizes not yet paid"] == (0, 104_430, 4_400, 100_030)
    store.engine.dispose()


def test_every_balance_is_rebuilt_from_the_events_alone(store: Store, tmp_path: Path) -> None:
    held = Counter[Account]()
    for chain in store.chains():
        held.update(summed(each.posting for each in rebuilt(store.events(chain), store.seeds(CHAIN))))
    assert {**held} == {**store.balances()}
    backup(store, tmp_path / "all.backup")
    (tmp_path / "new").mkdir()
    again = Store(url_of(tmp_path / "new"))
    restore(tmp_path / "all.backup", again)
    assert again.balances() == store.balances()
    assert not verify(again).wrong
    for each in (store, again):
        each.engine.dispose()


def changed(folder: Path, *spoils: str) -> str:
    """What `verify` says after a change by somebody who takes the triggers off and puts them back."""
    connection = sqlite3.connect(folder / FILE, isolation_level=None)
    made = list(connection.execute("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'"))
    for name, _ in made:
        connection.execute(f"DROP TRIGGER {name}")
    for each in spoils:
        assert connection.execute(each).rowcount, each
    for _, sql in made:
        connection.execute(sql)
    connection.close()
    store = Store(url_of(folder))
    found = verify(store).wrong
    store.engine.dispose()
    return found


@pytest.mark.parametrize("kind", ["keno", "jackpot", "tournament"])
def test_a_changed_posting_of_a_system_is_found(store: Store, tmp_path: Path, kind: str) -> None:
    store.engine.dispose()
    of = f"(SELECT account FROM accounts WHERE kind = '{kind}')"
    assert "the ledger has" in changed(
        tmp_path,
        f"UPDATE postings SET amount = amount + 1 WHERE (chain, number, line) IN "
        f"(SELECT chain, number, line FROM postings WHERE taker IN {of} LIMIT 1)",
    )


def test_nothing_is_entered_on_a_day_that_is_closed(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        clock = house.clock
        assert isinstance(clock, HeldClock)
        await house.admit("ann", "player")
        await house.deposit("ann", 5_000)
        with pytest.raises(BadInput, match="2004-08-01 is not over; it is 12:00 on 2004-08-01"):
            await house.close_day(TODAY)
        next_day(house)
        led_to = await house.close_day(TODAY, "once")
        assert led_to.postings_by_then == 1
        assert await house.close_day(TODAY, "once") == led_to
        with pytest.raises(BadInput, match="is closed already"):
            await house.close_day(date(2004, 7, 31))
        await house.stop()
        again = house_at(tmp_path)  # its clock stands at noon of the day that is closed
        with pytest.raises(BadInput, match="the gaming day 2004-08-01 is closed"):
            await again.deposit("ann", 1)
        next_day(again)
        await again.deposit("ann", 1)
        assert again.held(Account("purse", "ann")) == 5_001
        assert not verify(again.store).wrong
        await again.stop()

    asyncio.run(tried())


def test_what_is_entered_behind_a_closing_is_found(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit("ann", "player")
        next_day(house)
        await house.deposit("ann", 5_000)
        await house.close_day(TODAY)
        house.closed = ""
        assert isinstance(house.clock, HeldClock)
        house.clock.at = NOON
        await house.deposit("ann", 1)
        assert "the gaming day 2004-08-01 was closed with other balances" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_what_was_on_its_way_when_a_day_is_closed_is_in_its_closing(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", 1)
        buys = [asyncio.create_task(table.act("wheel bot 1", "buy chips", {"amount": 500})) for _ in range(5)]
        await asyncio.sleep(0)
        next_day(house)
        await house.close_day(TODAY)
        await asyncio.gather(*buys)
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_movement_that_has_no_words_of_its_own_is_told_by_its_accounts() -> None:
    giver, taker = Account("purse", "ann"), Account("layout", "", "wheel")
    moved, after = Counter({(giver, taker): 500}), Counter({giver: -500, taker: 500})
    found = statement(date(2004, 8, 1), False, Counter(), moved, after)
    assert found.movements == {"from purse to layout": 500}
