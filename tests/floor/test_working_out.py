"""What takes seconds is worked out one after another, in a thread of its own, once, and kept while there is room."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from threading import Event, current_thread
from typing import Any
from unittest.mock import Mock

import pytest
from support.floor import OnTheFloor, floor_at

from houseway.floor import odds
from houseway.floor.limits import Limit
from houseway.floor.problems import TooOften
from houseway.floor.settings import Rate
from houseway.floor.worker import WorkingOut
from houseway.games.caribbean_stud.best.rows import KEPT, found_by
from houseway.odds.table import page_of

OFTEN = Rate(100, 60)


def working_out(room: int = 1000, rate: Rate = OFTEN) -> WorkingOut:
    return WorkingOut(Limit("odds", rate, lambda: 0.0), room)


class Work:
    """Begins, and ends when it is told to."""

    def __init__(self, answer: bytes = b"done") -> None:
        self.answer, self.may_end = answer, Event()
        self.threads: list[str] = []

    def __call__(self) -> bytes:
        self.threads.append(current_thread().name)
        assert self.may_end.wait(60)
        return self.answer


async def rested() -> None:
    """Whatever can go on without anybody's thread has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


async def until(happens: Callable[[], Any]) -> None:
    while not happens():
        await asyncio.sleep(0.001)


def test_eight_at_once_are_worked_out_one_by_one_and_take_none_of_the_threads_that_sessions_need() -> None:
    async def tried() -> None:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))  # one taken, and nobody else has any
        found, works = working_out(), [Work() for _ in range(8)]
        asks = [asyncio.create_task(found.answer(f"guest {n}", n, work)) for n, work in enumerate(works)]
        for n, work in enumerate(works):
            await until(partial(getattr, work, "threads"))
            await rested()
            assert [bool(each.threads) for each in works] == [at <= n for at in range(8)]
            assert await asyncio.to_thread(lambda: "looked up") == "looked up"
            work.may_end.set()
        assert await asyncio.gather(*asks) == [b"done"] * 8
        assert {name for work in works for name in work.threads} == {"working-out_0"}

    asyncio.run(tried())


def test_the_same_is_worked_out_once_for_all_who_ask_though_the_first_goes_away() -> None:
    async def tried() -> None:
        found, work = working_out(rate=Rate(1, 60)), Work()
        first = asyncio.create_task(found.answer("ann", "odds", work))
        await until(lambda: work.threads)
        others = [asyncio.create_task(found.answer("bob", "odds", work)) for _ in range(5)]
        await rested()
        first.cancel()
        work.may_end.set()
        assert await asyncio.gather(*others) == [b"done"] * 5
        assert await found.answer("ann", "odds", work) == b"done"
        assert len(work.threads) == 1

    asyncio.run(tried())


def test_whoever_asks_for_much_keeps_nobody_else_waiting_for_more_than_one() -> None:
    async def tried() -> None:
        found, works, bobs = working_out(), [Work() for _ in range(5)], Work()
        asks = [asyncio.create_task(found.answer("ann", n, work)) for n, work in enumerate(works)]
        await until(lambda: works[0].threads)
        bob = asyncio.create_task(found.answer("bob", "his", bobs))
        await rested()
        works[0].may_end.set()
        bobs.may_end.set()
        assert await bob == b"done"
        assert not any(work.threads for work in works[2:])
        for work in works:
            work.may_end.set()
        await asyncio.gather(*asks)

    asyncio.run(tried())


def test_a_person_has_so_many_worked_out_in_a_minute_and_what_is_at_hand_counts_nothing() -> None:
    async def tried() -> None:
        found = working_out(rate=Rate(2, 60))
        for asked in ("one", "two", "one", "two"):
            assert await found.answer("ann", asked, lambda: b"done") == b"done"
        with pytest.raises(TooOften, match="too many odds"):
            await found.answer("ann", "three", lambda: b"done")
        assert await found.answer("bob", "three", lambda: b"done") == b"done"

    asyncio.run(tried())


def test_what_is_kept_has_its_room_and_the_longest_unused_goes_first() -> None:
    async def tried() -> None:
        found = working_out(room=100)
        for asked in ("a", "b"):
            await found.answer("ann", asked, lambda: b"x" * 40)
        assert found.at_hand("a")
        await found.answer("ann", "c", lambda: b"x" * 40)
        assert [bool(found.at_hand(each)) for each in "abc"] == [True, False, True]
        await found.answer("ann", "more than there is room for", lambda: b"x" * 101)
        assert not any(found.at_hand(each) for each in "abc")

    asyncio.run(tried())


def test_what_goes_wrong_is_told_to_whoever_asked_and_not_kept() -> None:
    async def tried() -> None:
        found = working_out()
        with pytest.raises(ZeroDivisionError):
            await found.answer("ann", "odds", lambda: bytes(1 // 0))
        assert await found.answer("ann", "odds", lambda: b"done") == b"done"

    asyncio.run(tried())


def test_of_caribbean_stud_few_ways_of_paying_are_kept() -> None:
    assert found_by.cache_info().maxsize == KEPT


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path, odds_by_person=Rate(2, 60)) as found:

        async def furnish() -> None:
            for name, game in (("wheel", "roulette"), ("cards", "blackjack")):
                await found.house.open_table(name, game)

        found.does(furnish)
        yield found


@pytest.mark.parametrize(("stake", "why"), [("0.01", "is under the minimum of"), ("9999999", "is over the maximum of")])
def test_odds_are_told_of_stakes_that_the_sign_allows(on: OnTheFloor, stake: str, why: str) -> None:
    answer = on.visitor("guest").get(f"/api/tables/cards/odds?stake={stake}")
    assert (answer.status_code, answer.json()["provision"]) == (409, "qld s5(1)(b)")
    assert why in answer.json()["error"]
    assert "the sign allows" in answer.json()["error"]


def test_odds_are_counted_by_person_and_each_is_worked_out_once(
    on: OnTheFloor, monkeypatch: pytest.MonkeyPatch
) -> None:
    worked_out = Mock(wraps=page_of)
    monkeypatch.setattr(odds, "page_of", worked_out)
    guest, other = on.visitor("guest"), on.visitor("guest")
    stakes = ("5.00", "10.00", "5.00", "15.00")
    asked = [guest.get(f"/api/tables/wheel/odds?stake={stake}") for stake in stakes]
    assert [each.status_code for each in asked] == [200, 200, 200, 429]
    assert asked[0].json() == asked[2].json()
    assert [row["wager"] for row in asked[0].json()["rows"]]
    assert other.get("/api/tables/wheel/odds?stake=10.00").json() == asked[1].json()
    assert [each.kwargs["stake"] for each in worked_out.call_args_list] == [500, 1000]


def test_so_many_answers_are_kept_and_no_more_however_short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("houseway.floor.worker.MOST", 2)

    async def tried() -> None:
        found = working_out()
        for n in range(3):
            await found.answer("ann", n, lambda: b"")
        await rested()
        assert [found.at_hand(n) for n in range(3)] == [None, b"", b""]

    asyncio.run(tried())
