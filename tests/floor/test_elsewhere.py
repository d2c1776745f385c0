"""Where several processes run one house, a client is told which of them runs a table."""

import asyncio
import json
from pathlib import Path

import httpx2
import pytest
from support.crashed import all_here
from support.floor import ORIGIN
from support.floor_tables import Floors, floor_at
from support.house import house_at, seated

from houseway.errors import BadInput
from houseway.floor.audience import looked_at
from houseway.floor.open_sockets import COME_AGAIN, SIGNED_OUT
from houseway.floor.problems import RunElsewhere
from houseway.floor.tables import table_of
from houseway.house.house import Elsewhere, House
from houseway.ledger.accounts import purse
from houseway.shown.lobby import Lobby


class Held:
    """A floor with nothing but its house."""

    def __init__(self, house: House) -> None:
        self.house = house


@pytest.mark.long
def test_a_table_that_another_process_runs_is_answered_with_where(postgresql: str) -> None:
    async def tried() -> None:
        one, other = house_at("", postgresql), house_at("", postgresql)
        one.holding.address = ORIGIN
        assert one.holding.leases is not None
        one.holding.leases.who["address"] = ORIGIN
        await one.open_table("wheel", "roulette")
        with pytest.raises(Elsewhere):
            other.table("wheel")
        with pytest.raises(RunElsewhere) as told:
            table_of(Held(other), "wheel")  # type: ignore[arg-type]
        assert (told.value.status, told.value.where) == (421, ORIGIN)
        with pytest.raises(BadInput, match="there is no table"):
            other.table("nowhere")
        await one.stop()
        await other.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_the_list_has_the_tables_of_every_process_and_where_each_is_run(postgresql: str) -> None:
    async def tried() -> None:
        one, other = house_at("", postgresql), house_at("", postgresql)
        assert one.holding.leases is not None
        one.holding.leases.who["address"] = ORIGIN
        await seated(one, "wheel", "roulette", 2)
        for who in 2 * ("wheel bot 1", "wheel bot 2"):  # before the spin, and while the ball runs
            await one.table("wheel").ready(who)
        assert one.table("wheel").running.number == 2
        await other.open_table("craps", "craps")
        listed = [json.loads(line) for line in await Lobby(other).lines()]
        assert [(each["name"], each["where"]) for each in listed] == [("craps", ""), ("wheel", ORIGIN)]
        assert (listed[1]["game"], listed[1]["players"]) == ("roulette", ["wheel bot 1", "wheel bot 2"])
        assert listed[1].keys() == listed[0].keys()
        assert [json.loads(line)["name"] for line in await Lobby(other).lines("roulette")] == ["wheel"]
        assert [json.loads(line)["name"] for line in await Lobby(other).lines(after="craps")] == ["wheel"]
        await one.stop()
        (alone,) = [json.loads(line) for line in await Lobby(other).lines("roulette")]
        assert alone["where"] == ""  # nobody runs it now, or this process has taken it
        await other.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_whom_one_process_admits_and_what_they_are_given_the_other_knows(postgresql: str) -> None:
    async def tried() -> None:
        one, other = house_at("", postgresql), house_at("", postgresql)
        await one.admit("ann", "player", "a1")
        assert other.known("ann").role.value == "player"
        for house, id in ((one, "d1"), (other, "d2"), (one, "d3"), (other, "d1")):  # the last is asked again elsewhere
            await house.deposit("ann", 1000, id)
        with pytest.raises(BadInput, match=r"has \$30.00 in their purse"):
            await other.withdraw("ann", 3001)
        await asyncio.gather(*(house.deposit("ann", 100, f"{at}") for at in range(20) for house in (one, other)))
        for house in (one, other):
            house.catch_up(house.chain)
            assert house.held(purse("ann")) == 3 * 1000 + 20 * 100
        assert one.chain.number == other.chain.number == 1 + 3 + 20
        await one.stop()
        await other.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_whoever_signs_out_in_one_process_does_nothing_more_in_the_other(postgresql: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with floor_at(tmp_path, database=postgresql) as one, floor_at(tmp_path, database=postgresql) as other:
            await one.house.open_table("wheel", "roulette")
            ann = await one.at("wheel", "ann")
            await ann.until(lambda: "round" in ann.view)
            assert "done" in await ann.says(ready=True)
            async with httpx2.AsyncClient(base_url=other.origin, headers={"Cookie": ann.seat.cookie}) as browser:
                csrf = (await browser.get("/api/session")).json()["csrf"]
                headers = {"Origin": other.origin, "X-CSRF-Token": csrf}
                assert (await browser.delete("/api/session", headers=headers)).status_code == 200
            before = one.house.table("wheel").chain.number
            await ann.raw(json.dumps({"act": "leave"}))
            await ann.until(lambda: ann.closed is not None)
            assert (ann.closed, one.house.table("wheel").chain.number) == (SIGNED_OUT, before)

    asyncio.run(tried())


@pytest.mark.long
def test_who_wakes_shows_no_table_as_it_was_and_sends_whoever_listens_to_where_it_is(
    postgresql: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        async with floor_at(tmp_path, database=postgresql) as slept:
            await slept.house.open_table("wheel", "roulette")
            ann = await slept.at("wheel", "ann")
            await ann.until(lambda: "round" in ann.view)
            asleep, lobby = slept.house.table("wheel"), Lobby(slept.house)
            assert [json.loads(line)["where"] for line in await lobby.lines()] == [""]
            await slept.house.holding.stop()  # as a process that hangs: it renews nothing
            awake = house_at("", postgresql)
            assert awake.holding.leases is not None
            awake.holding.leases.who["address"] = ORIGIN
            await all_here(awake)
            await awake.table("wheel").ready("ann")
            for looks in (lambda: asleep.seen(lambda _, number: number), lambda: lookup(slept, "ann")):
                with pytest.raises(Elsewhere, match="run by another process"):
                    await looks()
            lobby = Lobby(slept.house)
            assert [json.loads(line)["where"] for line in await lobby.lines()] == [ORIGIN]
            await ann.until(lambda: ann.closed is not None)
            assert ann.closed == COME_AGAIN
            await awake.stop()

    asyncio.run(tried())


async def lookup(floor: Floors, who: str) -> str:
    return await looked_at(floor.house, floor.house.table("wheel"), floor.house.known(who))
