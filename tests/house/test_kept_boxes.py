"""A box stays with whoever played it last: no bot takes it, nobody is led to it, and everybody is told whose it is."""

import asyncio
from collections.abc import Iterable
from pathlib import Path

from support.gold import golden, yours
from support.house import house_at

from houseway.house.house import House
from houseway.house.people import Member
from houseway.house.pit import Pit
from houseway.house.tables.bots import admit_bot
from houseway.house.tables.places import free_for_a_bot, places
from houseway.house.tables.task import HouseTable
from houseway.play.acts import Option
from houseway.shown.view import asked_now, everybodys, eye_of, of_little, the_rest

PACE = {"wagers": 120, "again": 120, "decides": 120, "bots": 0, "quiet": 0}
BOX = "box 1"  # where a bot would sit down first


async def opened(folder: Path) -> tuple[House, HouseTable, Member]:
    house = house_at(folder)
    table = await house.open_table("t", "blackjack")
    await house.move_float("fill", "t", 100_000_00)
    await table.set_pace(PACE)
    ann = await house.admit("ann", "guest")
    for who in ("ann", "bob"):
        await house.admit(who, "guest")
        await house.play_money(who, 1_000_00)
        await house.buy_in(who, 1_000_00)
        await house.sit("t", who, 500_00)
    await table.act("ann", "cut")
    return house, table, ann


def _boxes(options: Iterable[Option]) -> set[str]:
    """Where the wager of blackjack may be made."""
    fields = [{field.name: field for field in each.fields} for each in options]
    return {str(box) for each in fields if "blackjack" in each["on"].choices for box in each["selection"].choices}


async def ends(house: House, table: HouseTable) -> None:
    """Ann does what is ordinary, and the round is over."""
    number = table.running.number
    for who in ("ann", "bob"):
        await table.ready(who)
    while table.running.number == number:
        step = golden(table, house.people["ann"])
        assert step is not None
        await table.act("ann", step["act"])


def test_a_bot_takes_no_box_of_somebody_who_played_the_last_round(tmp_path: Path) -> None:
    async def play() -> None:
        house, table, _ = await opened(tmp_path)
        await table.act("ann", "wager", {"on": "blackjack", "selection": BOX, "stake": 5_00})
        await ends(house, table)
        await admit_bot(table, "bot")
        pit = Pit(house)
        while "bot" not in table.running.table.people:
            await pit.tick()
        round_ = table.running.round
        assert round_ is not None
        open_ = [each for each in round_.options("bot") if each.act == "wager"]
        free = free_for_a_bot(table.running, "bot", open_)
        assert BOX in _boxes(open_), "the rules let it"
        assert _boxes(free) == _boxes(open_) - {BOX}
        assert places(table.running)[1] == "ann", "and it is told whose it is"
        await house.stop()

    asyncio.run(play())


def test_where_somebody_sits_down_the_first_wager_of_another_is_offered_elsewhere(tmp_path: Path) -> None:
    async def play() -> None:
        house, table, ann = await opened(tmp_path)
        assert [each["says"] for each in yours(table, ann) if each.get("lays") == "first"] == [f"blackjack {BOX}"]
        running, eye = table.running, eye_of(ann, table.running)
        everybodys(running)
        before = of_little(running, eye, asked_now(running), the_rest(running))
        await table.act("bob", "wager", {"on": "blackjack", "selection": BOX, "stake": 5_00})
        everybodys(running)
        assert of_little(running, eye, asked_now(running), the_rest(running)) != before, "her page is told"
        assert [each["says"] for each in yours(table, ann) if each.get("lays") == "first"] == ["blackjack box 2"]
        await house.stop()

    asyncio.run(play())
