"""A chip that is laid by a click: one frame each way. The house decides how much it stakes, and in which colour."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.floor_tables import BROUGHT, Floors, floor_at

from houseway.bench.table_client import TableClient
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.floor.cloths import cloth_data
from houseway.games import find
from houseway.house.demonstration import USUAL, OpenTable, tables
from houseway.house.tables.task import HouseTable
from houseway.money import cents
from houseway.play.driver import Driver
from houseway.play.people import player
from houseway.play.round import Round
from houseway.shown.offers import at_place

RED, SEVENTEEN, ANTE = ("red", "red"), ("straight up", "17"), ("ante wager", "place 1")


def tried(tmp_path: Path, game: str, does: Callable[[Floors, HouseTable, TableClient], Awaitable[None]]) -> None:
    """Ann sits at a table of the game."""

    async def at_a_table() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            table = await floor.house.open_table("table", game)
            ann = await floor.at("table", "ann")
            await does(floor, table, ann)
            await ann.close()

    asyncio.run(at_a_table())


async def lays(client: TableClient, at: tuple[str, str], chip: str, **more: str) -> dict[str, Any]:
    return await client.says(lay={"on": at[0], "selection": at[1], "chip": chip}, **more)


def lie(table: HouseTable) -> list[tuple[str, str, str, int, str]]:
    found = table.running.table.placed
    return [(each.person, each.wager.name, each.selection, each.stake, each.chips) for each in found]


@pytest.mark.parametrize(("chip", "stake"), [("1.00", 500), ("0.01", 500), ("5", 500), ("6.00", 600), ("25.00", 2500)])
def test_a_chip_below_the_least_is_raised_to_it_and_any_other_stakes_what_it_is_worth(
    tmp_path: Path, chip: str, stake: int
) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        answer = await lays(ann, RED, chip)
        assert answer["done"]["last"] == table.chain.number
        assert lie(table) == [("ann", *RED, stake, "")]
        await ann.reaches(table.chain.number)
        assert [each["stake"] for each in ann.view["placed"]] == [f"{stake // 100}.{stake % 100:02d}"]

    tried(tmp_path, "roulette", does)


def test_chips_are_added_to_what_lies_there_and_need_only_what_is_left_of_the_least(tmp_path: Path) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        for chip in ("5.00", "1.00", "2.00"):
            assert "done" in await lays(ann, RED, chip)
        assert lie(table) == [("ann", *RED, 800, "")]

    tried(tmp_path, "roulette", does)


def test_what_has_one_price_costs_that_whatever_the_chip(tmp_path: Path) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        while table.running.round is not None and table.running.round.wagering is None:
            await table.act("ann", ann.view["yours"][0]["act"])
        jackpot = next(row for row in table.running.game.wager_named if "jackpot" in row)
        assert "done" in await lays(ann, ANTE, "10.00")
        assert "done" in await lays(ann, (jackpot, "place 1"), "25.00", id="one")
        assert [each[1::2] for each in lie(table)] == [("ante wager", 1000), (jackpot, 100)]
        assert "done" in await lays(ann, (jackpot, "place 1"), "25.00", id="one")
        assert len(lie(table)) == 2

    tried(tmp_path, "caribbean-stud", does)


def test_whoever_has_colour_chips_alone_lays_them(tmp_path: Path) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        issued = {"person": "ann", "colour": "blue", "worth": 500, "amount": BROUGHT}
        await table.act("dealer", "issue colour chips", issued)
        assert "done" in await lays(ann, SEVENTEEN, "1.00")
        assert lie(table) == [("ann", *SEVENTEEN, 500, "blue")]

    tried(tmp_path, "roulette", does)


@pytest.mark.parametrize(
    ("at", "chip", "provision"),
    [(SEVENTEEN, "500.00", "qld s5(1)(b)"), (RED, "1000.01", "qld s136(1)"), (("red", "17"), "5.00", "qld s5(1)(a)")],
    ids=["above the maximum", "more than one holds", "no such place"],
)
def test_more_than_the_most_is_refused_with_its_provision_and_nothing_lies_there(
    tmp_path: Path, at: tuple[str, str], chip: str, provision: str
) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        refused = (await lays(ann, at, chip))["refused"]
        as_an_act = await ann.act("wager", on=at[0], selection=at[1], stake=chip)
        assert refused == as_an_act["refused"]
        assert refused["refused"] == provision
        assert lie(table) == []

    tried(tmp_path, "roulette", does)


def test_a_chip_is_laid_once_however_often_its_frame_is_sent(tmp_path: Path) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        for at, chip, other in ((RED, "1.00", "9.00"), (SEVENTEEN, "5.00", "6.00")):
            first = await lays(ann, at, chip, id=chip)
            after = table.chain.number
            assert await lays(ann, at, chip, id=chip) == first
            for answer in (
                await lays(ann, at, other, id=chip),
                await lays(ann, ("black", "black"), chip, id=chip),
                await ann.act("withdraw", on=at[0], selection=at[1], id=chip),
            ):
                assert "given to something else" in answer["error"]
            assert table.chain.number == after

    tried(tmp_path, "roulette", does)


def test_the_dealer_of_a_live_table_lays_chips_for_a_player_and_nobody_else_does(tmp_path: Path) -> None:
    async def at_a_table() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            table = await floor.house.open_table("table", "roulette", dealt="live")
            ann, bob = await floor.at("table", "ann"), await floor.at("table", "bob")
            dan = await floor.at("table", "dan", "dealer")
            assert "done" in await lays(dan, RED, "1.00", **{"as": "ann"})
            assert (await lays(bob, RED, "1.00", **{"as": "ann"}))["status"] == 403
            assert lie(table) == [("ann", *RED, 500, "")]
            await ann.reaches(table.chain.number)
            assert any(each.get("kind") == "said" for each in ann.events)
            for client in (ann, bob, dan):
                await client.close()

    asyncio.run(at_a_table())


@pytest.mark.parametrize(
    "laid",
    [
        {"on": "red", "selection": "red"},
        {"on": "red", "selection": "red", "chip": 5},
        {"on": "red", "selection": "red", "chip": "5.00", "stake": "5.00"},
        {"on": "red", "selection": "red", "chip": "-5.00"},
        {"on": "red", "selection": "red", "chip": "0.00"},
        {"on": "red", "selection": "red", "chip": "five"},
        "red",
    ],
    ids=str,
)
def test_what_is_no_chip_on_a_place_is_not_understood(tmp_path: Path, laid: object) -> None:
    async def does(_floor: Floors, table: HouseTable, ann: TableClient) -> None:
        before = table.chain.number
        assert (await ann.says(lay=laid))["status"] == 400
        assert table.chain.number == before

    tried(tmp_path, "roulette", does)


@pytest.mark.parametrize("at", list(tables()), ids=lambda at: at.name)
def test_each_place_names_the_line_of_the_sign_that_bounds_what_may_be_laid_there(at: OpenTable) -> None:
    game = at.game
    seats = [player(f"seat {number}", 20_000_00) for number in range(1, max(2, game.players[0]) + 1)]
    table = game.open_table(people=[*seats, *game.staff()], **USUAL.get(f"{game.name} {game.rules}", {}))
    round_, places, driver = Round(table), cloth_data(table).places, Driver(Chance(SeededEntropy(at.name)))
    while round_.wagering is None and driver.step(round_):
        pass
    for place in places:
        line = table.sign.limits[place.limits] if place.limits is not None else None
        for way in at_place(round_, "seat 1", place.wager, place.selection) if place.wager else ():
            if line is not None:
                assert line.minimum <= cents(way["least"]) <= cents(way["most"]) <= line.maximum, place
            else:
                assert place.wager in OWN_BOUNDS


OWN_BOUNDS = ("tie bet", "jackpot wager")
"""Wagers that are open before the first card, and that no line of a sign bounds."""


@pytest.mark.parametrize(
    ("game", "wager", "besides"),
    [
        ("baccarat", "banker's hand", "less 5% commission when it wins"),
        ("baccarat", "player's hand", ""),
        ("pai-gow", "player's hand", "less 5% commission when it wins"),
        ("craps", "buy bet", "and 5% commission when it is laid"),
        ("craps", "lay bet", "and 5% commission of what it could win, when it is laid"),
    ],
)
def test_commission_is_said_at_the_place_before_anything_is_laid_there(game: str, wager: str, besides: str) -> None:
    table = find(game).open_table(people=find(game).staff())
    assert {each.besides for each in cloth_data(table).places if each.wager == wager} == {besides}
