"""The two manners of a live table (issue 27): with results alone a round is its result, and wagers are optional."""

import asyncio
from functools import partial
from pathlib import Path

import pytest
from support.house import house_at

from houseway.errors import BadInput
from houseway.house.actor import acting
from houseway.house.house import House
from houseway.house.people import member
from houseway.house.tables.correction import Mistyped, correctable
from houseway.house.tables.recording import check_reader, record_as
from houseway.house.tables.task import HouseTable
from houseway.play.events import Came, Done
from houseway.store.actor import THE_HOUSE
from houseway.store.recording import EVERY_WAGER, RESULTS
from houseway.verify.house import verify

DAN = member("dan", "dealer")
CAME: dict[str, tuple[str, str | int]] = {
    "roulette": ("ball", 17), "sic-bo": ("dice", "3-4-5"),
    "wheel-of-fortune": ("symbol", "a"),
}  # fmt: skip


async def table_of(house: House, game: str, manner: str = RESULTS) -> HouseTable:
    table = await house.open_table("table 1", game, dealt="live")
    await table.does(lambda running: record_as(running, manner, {}, house.people))
    return table


@pytest.mark.parametrize("game", CAME)
def test_a_round_is_its_result_and_the_steps_between_are_the_houses(game: str, tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await table_of(house, game)
        for _ in range(3):
            with acting(DAN):
                await table.comes(*CAME[game])
        assert table.running.number == 4
        stored = [each for each in house.store.events(table.number) if isinstance(each.event, Done | Came)]
        typed = [each.person for each in stored if isinstance(each.event, Came)]
        assert typed == ["dan"] * 3
        assert {each.actor for each in stored if isinstance(each.event, Done)} == {THE_HOUSE}
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()
        again = house_at(tmp_path)
        assert again.table("table 1").running.arranged.recording.manner == RESULTS, "after a restart, too"
        await again.stop()

    asyncio.run(tried())


def test_a_wager_that_was_laid_is_settled_and_a_wrong_number_is_corrected_by_the_dealer(tmp_path: Path) -> None:
    """Qld s135: the steps of the house that followed are not the dealer's, who may still correct what was typed."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await table_of(house, "roulette")
        await house.admit("ann", "player")
        await house.deposit("ann", 100_00)
        await house.buy_in("ann", 100_00)
        await house.sit("table 1", "ann", 100_00)
        with acting(DAN):
            await table.act("ann", "wager", {"on": "red", "selection": "red", "stake": 5_00}, said_by="dan")
            await table.comes("ball", 17)
        assert table.running.table.people["ann"].purse.value == 95_00, "17 is black"
        [typed] = [each for each in correctable(table.running, DAN) if each.field == "ball"]
        with acting(DAN):
            await table.correct(DAN, Mistyped(typed.round, typed.step, "ball", 19))
        assert table.running.table.people["ann"].purse.value + 5_00 >= 105_00, "19 is red"
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()

    asyncio.run(tried())


def test_what_cannot_come_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await table_of(house, "roulette")
        number = table.chain.number
        for field, value, round_ in (("card", "KS", None), ("ball", 99, None), ("ball", 17, 2)):
            with pytest.raises(BadInput):
                await table.comes(field, value, round_=round_)
        assert (table.chain.number, table.running.number) == (number, 1)
        assert table.running.round is not None
        assert "wagers" in str(table.running.round.ask), "wagers are still open"
        await house.stop()

    asyncio.run(tried())


def test_cards_come_where_somebody_has_a_wager(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await table_of(house, "mini-baccarat")
        with pytest.raises(BadInput, match=r"awaited|without wagers"):
            await table.comes("card", "KS")
        await house.stop()

    asyncio.run(tried())


def test_what_a_device_reads_nobody_types_and_it_says_nothing_else(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        reader = await house.admit("wheel 3", "device")
        await house.admit("ann", "player")
        table = await table_of(house, "roulette", EVERY_WAGER)
        for devices, why in (
            ({"ann": "ball"}, "is no device"),
            ({"wheel 3": "weather"}, "does not read"),
            ({"nobody": "ball"}, "is no device"),
        ):
            with pytest.raises(BadInput, match=why):
                await table.does(partial(record_as, manner=RESULTS, devices=devices, people=house.people))
        await table.does(lambda running: record_as(running, RESULTS, {"wheel 3": "ball"}, house.people))
        check_reader(table.running, reader, "ball")
        for who, field in ((reader, "card"), (DAN, "ball")):
            with pytest.raises(BadInput, match="read"):
                check_reader(table.running, who, field)
        with pytest.raises(BadInput, match="allowed: every wager, result only"):
            await table.does(lambda running: record_as(running, "some", {}, house.people))
        own = await house.open_table("own", "roulette")
        with pytest.raises(BadInput, match="dealt by the house"):
            await own.does(lambda running: record_as(running, RESULTS, {}, house.people))
        await house.stop()

    asyncio.run(tried())
