"""Several processes run one house on PostgreSQL: each table in one of them, and whatever dies, the others go on."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa
from support.crashed import Process, all_here, goes_on, killed, process, ran_once, tell, until
from support.house import PLENTY, STAKE, Play, house_at, seated
from support.postgres import Server, running

from houseway.errors import BadInput
from houseway.games import GAMES
from houseway.house.house import Elsewhere, House, NotStored
from houseway.house.tables.leases import EVERY
from houseway.ledger.accounts import carried, purse
from houseway.store import leases
from houseway.store.database import Away, opened, reading, still, url_of, writing
from houseway.store.store import Store
from houseway.verify.house import verify

pytestmark = pytest.mark.long
KILLS = int(os.environ.get("HOUSEWAY_POSTGRESQL_KILLS", "2"))
KILLED = 10  # times on one database, before another is begun
GAMES_PLAYED = tuple(GAMES) if KILLS > 10 else ("roulette", "blackjack", "manila", "keno", "two-up", "craps")


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running() as found:
        yield found


@pytest.fixture
def database(server: Server) -> str:
    return server.database()


# Two houses in one process: what one knows the other knows


def test_people_and_money_of_one_process_are_known_in_the_other(database: str) -> None:
    async def tried() -> None:
        one, two = house_at("", database), house_at("", database)
        await one.admit("ann", "player")
        await one.deposit("ann", 500)
        assert two.known("ann").name == "ann"
        await two.buy_in("ann", 500)
        assert (one.held(purse("ann")), one.held(carried("ann"))) == (0, 500)
        await one.admit("ann", "guest")
        assert two.known("ann").role.value == "guest"
        assert not verify(two.store).wrong
        await one.stop()
        await two.stop()

    asyncio.run(tried())


def test_two_administrators_who_take_each_other_s_role_in_two_processes_leave_one(database: str) -> None:
    async def tried() -> None:
        one, two = house_at("", database), house_at("", database)
        for name in ("ann", "bob"):
            await one.admit(name, "administrator")
        two.catch_up(two.chain)
        takes = (house.admit(name, "player") for house, name in ((one, "ann"), (two, "bob")))
        came = await asyncio.gather(*takes, return_exceptions=True)
        assert sum(isinstance(each, BadInput) for each in came) == 1
        assert sorted(one.store.people().values()) == ["administrator", "player"]
        await one.stop()
        await two.stop()

    asyncio.run(tried())


def test_nobody_spends_the_same_twice_in_two_processes(database: str) -> None:
    async def tried() -> None:
        one, two = house_at("", database), house_at("", database)
        await one.admit("ann", "player")
        await one.deposit("ann", 1000)
        spends = [house.buy_in("ann", 300) for house in (one, two) for _ in range(5)]
        came = await asyncio.gather(*spends, return_exceptions=True)
        assert sum(each is None for each in came) == 3
        assert all(isinstance(each, BadInput) for each in came if each is not None)
        assert one.held(purse("ann")) == 100
        assert not verify(one.store).wrong
        await one.stop()
        await two.stop()

    asyncio.run(tried())


def test_a_name_is_given_once_and_two_open_at_the_same_time_get_chains_of_their_own(database: str) -> None:
    async def tried() -> None:
        one, two = house_at("", database), house_at("", database)
        opens = [house.open_table(name, "two-up") for house in (one, two) for name in ("east", f"west {id(house)}")]
        came = await asyncio.gather(*opens, return_exceptions=True)
        assert sum(isinstance(each, BadInput | NotStored) for each in came) == 1
        assert len({table.chain for table in one.store.tables()}) == 3
        await one.stop()
        await two.stop()

    asyncio.run(tried())


def test_a_client_is_told_where_its_table_lives(database: str) -> None:
    async def tried() -> None:
        store = Store(url_of(None, database))
        one, two = House(store, address="one:8000"), House(Store(url_of(None, database)), address="two:8000")
        await one.open_table("east", "two-up")
        assert (one.where("east"), two.where("east")) == ("one:8000", "one:8000")
        with pytest.raises(Elsewhere, match="east is run by another process"):
            two.table("east")
        with pytest.raises(BadInput, match="there is no table 'north'"):
            two.table("north")
        await one.stop()
        await all_here(two)
        assert two.where("east") == "two:8000"
        await two.stop()

    asyncio.run(tried())


def test_a_process_takes_no_more_tables_than_it_is_allowed_and_the_others_the_rest(database: str) -> None:
    async def tried() -> None:
        one = house_at("", database)
        for name in ("east", "north", "south", "west"):
            await one.open_table(name, "two-up")
        await one.stop()
        two = House(Store(url_of(None, database)), most=1)
        assert list(two.tables) == ["east"]
        three = house_at("", database)
        assert set(three.tables) == {"north", "south", "west"}
        await two.stop()
        await all_here(three)
        await three.stop()

    asyncio.run(tried())


def test_a_lease_that_was_lost_cannot_write(database: str) -> None:
    async def tried() -> None:
        one = house_at("", database)
        table = await seated(one, "coins", "two-up")
        play = Play(table, 1)
        await play.step()
        await one.holding.stop()  # nothing is renewed any more, as where a process hangs
        two = house_at("", database)
        await all_here(two)
        before = two.tables["coins"].chain.number
        with pytest.raises(Elsewhere, match="run by another process"):
            await table.act("coins bot 1", "leave", {}, "too late")
        assert two.store.end(table.number).number == before
        assert two.tables["coins"].chain.fence == table.chain.fence + 1
        await Play(two.tables["coins"], 2).step()
        assert not verify(two.store).wrong
        await one.stop()
        await two.stop()

    asyncio.run(tried())


def test_tables_are_taken_within_ten_seconds() -> None:
    assert leases.SECONDS + 2 * EVERY < 10


# Processes that hang in the middle of a write


HANGS = """
import asyncio, os, signal, sys
import sqlalchemy as sa
from support.house import house_at

async def hangs():
    house = house_at("", sys.argv[1])
    await house.open_table("coins", "two-up")
    wrote = []

    def stop(connection, cursor, statement, *more):
        if statement.startswith("INSERT INTO events") and not wrote:
            wrote.append(statement)
            os.kill(os.getpid(), signal.SIGSTOP)  # it is written, and not committed

    sa.event.listen(house.store.engine, "after_cursor_execute", stop)
    try:
        await house.admit("ann", "player", "hung")
    except Exception as wrong:
        print(type(wrong).__name__, flush=True)
    await house.admit("ann", "player", "hung")
    print("done", flush=True)

asyncio.run(hangs())
"""


def test_who_hangs_between_writing_and_its_end_silences_nobody_and_goes_on_when_it_wakes(database: str) -> None:
    words = [sys.executable, "-c", HANGS, database]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=_with_support()) as hung:
        try:
            _, status = os.waitpid(hung.pid, os.WUNTRACED)
            assert os.WIFSTOPPED(status)
            asyncio.run(asyncio.wait_for(_goes_on_without(database), 60))
            hung.send_signal(signal.SIGCONT)
            told, _ = hung.communicate(timeout=60)
            assert told.split() == ["NotStored", "done"]
        finally:
            hung.kill()
    store = Store(url_of(None, database))
    assert store.people() == {"ann": "player", "bob": "player"}
    assert not verify(store).wrong
    store.engine.dispose()


async def _goes_on_without(database: str) -> None:
    house = house_at("", database)
    await house.admit("bob", "player")  # to the very place in the chain where the other was about to write
    await all_here(house)
    await house.open_table("more coins", "two-up")
    await house.stop()


def _with_support() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}


def test_every_connection_that_writes_is_cut_off_where_it_hangs_and_waits_for_no_lock_for_ever(database: str) -> None:
    engine = opened(url_of(None, database))
    shown = {"idle_in_transaction_session_timeout": "4s", "lock_timeout": "8s"}
    for way in (writing, reading):
        with way(engine) as connection:
            for name, value in shown.items():
                assert connection.exec_driver_sql(f"SHOW {name}").scalar_one() == value
    with still(engine) as looking:  # takes as long as it takes
        with looking.connect() as connection:
            assert connection.exec_driver_sql("SHOW idle_in_transaction_session_timeout").scalar_one() == "0"
        told = "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'houseway looks'"
        with reading(engine) as connection:
            assert connection.exec_driver_sql(told).scalar_one() == 1
    engine.dispose()


def test_a_commit_that_waits_longer_than_a_lease_has_whoever_hangs_cut_off(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    freed: list[int] = []
    monkeypatch.setattr("houseway.store.store.SECONDS", 0.1)
    monkeypatch.setattr("houseway.store.store.free", lambda engine: freed.append(_cut(engine)))

    async def tried() -> None:
        house, other = house_at("", database), opened(url_of(None, database))
        with pytest.raises(Away), writing(other) as hangs:  # noqa: PT012  # its end comes when it has been cut off
            lock = sa.text("SELECT fence FROM leases WHERE chain = 0 FOR UPDATE")
            hangs.execute(sa.text("SET LOCAL idle_in_transaction_session_timeout = 0"))
            hangs.execute(lock)
            hangs.execute(sa.text("LOCK TABLE events"))
            await asyncio.wait_for(house.admit("ann", "player"), 60)
            hangs.execute(lock)
        assert freed[-1] == 1
        assert house.known("ann").name == "ann"
        await house.stop()
        other.dispose()

    asyncio.run(tried())


def _cut(engine: sa.Engine) -> int:
    """As `free` does, at once."""
    with reading(engine) as connection:
        return int(connection.execute(sa.text(leases.STUCK.replace("4 seconds", "0 seconds"))).scalar_one())


# Processes that die


def test_of_three_processes_one_is_killed_and_one_hangs_and_the_tables_go_on(database: str, tmp_path: Path) -> None:
    games = GAMES_PLAYED
    with ExitStack() as stack:
        three = [stack.enter_context(process(tmp_path, f"p{n}", games[n::3], database)) for n in range(3)]
        for each in three:
            each.answers(20)
        killed_at, theirs = time.monotonic(), {each.table for each in three[0].answered}
        three[0].kill()
        until(lambda: theirs <= _played(three[1:], killed_at))
        back = max(min(a.at for p in three[1:] for a in p.answered if a.table == table) for table in theirs)
        tell(f"{len(theirs)} tables of a process that was killed all went on after {back - killed_at:.1f} s")
        hung, others = time.monotonic(), {a.table for a in three[1].answered}
        three[1].process.send_signal(signal.SIGSTOP)
        until(lambda: others <= _played(three[2:], hung))
        three[1].process.send_signal(signal.SIGCONT)  # it believes that the tables are still its own
        three[2].answers(50)
    answered = [each for process in three for each in process.answered]
    ran_once(answered)
    asyncio.run(goes_on(tmp_path, "after", answered, database))


def _played(processes: list[Process], since: float) -> set[str]:
    return {each.table for process in processes for each in process.answered if each.at > since}


@pytest.mark.parametrize("first", range(0, KILLS, KILLED))
def test_process_or_database_is_killed_again_and_again_and_nothing_is_lost(
    first: int, server: Server, database: str, tmp_path: Path
) -> None:
    chance = Random(f"kills from {first}")
    kills = range(first, min(first + KILLED, KILLS))
    for kill in kills:
        after, moment, seed = chance.randint(1, 60), chance.uniform(0, 0.05), f"kill {kill}"
        if kill % 2:
            told = killed(tmp_path, seed, after, moment, database, GAMES_PLAYED)
        else:
            with process(tmp_path, seed, GAMES_PLAYED, database) as house:
                house.answers(after)
                time.sleep(moment)
                server.kill(chance.choice([signal.SIGKILL, signal.SIGQUIT]))
                server.start()
                house.answers(20)  # the same process goes on, once the database is back
            told = house.answered
        ran_once(told)
        asyncio.run(goes_on(tmp_path, seed, told, database, verifies=kill % 5 == 4 or kill == kills[-1]))
        what = "process" if kill % 2 else "database"
        tell(f"kill {kill + 1} of {KILLS}, of the {what}: {len(told)} acts had been answered, none is lost")


def test_while_the_database_is_away_acts_are_refused_and_then_play_goes_on(server: Server, database: str) -> None:
    async def tried() -> None:
        house = house_at("", database)
        table = await seated(house, "wheel", "roulette")
        play = Play(table, 1)
        await play.rounds(1)
        before = table.chain.number
        server.kill(signal.SIGQUIT)
        for does in (table.act("wheel bot 1", "leave", {}, "one"), house.deposit("wheel bot 1", 100, "two")):
            with pytest.raises(NotStored, match="the store does not answer"):
                await does
        for asks in (lambda: house.known("wheel bot 1"), lambda: house.held(purse("wheel bot 1"))):
            with pytest.raises(NotStored, match="the store does not answer"):
                asks()
        server.start()
        await table.act("wheel bot 1", "leave", {}, "one")
        await house.deposit("wheel bot 1", 100, "two")
        assert house.held(purse("wheel bot 1")) == PLENTY - STAKE + 100
        assert table.chain.number > before
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())
