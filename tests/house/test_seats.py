"""Seats and standing players, chips at the table, and leaving with them."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at

from houseway.errors import BadInput, Refused
from houseway.house.house import House
from houseway.house.tables.seats import joining, seats
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import carried, purse
from houseway.verify.house import verify


async def opened(folder: Path, game: str, **how: Any) -> tuple[House, HouseTable]:
    house = house_at(folder)
    table = await house.open_table("table 1", game, **how)
    for who in ("ann", "bob", "cat"):
        await house.admit(who, "player")
        await house.deposit(who, 200_000)
        await house.buy_in(who, 100_000)
    return house, table


def tried(folder: Path, does: Callable[[Path], Awaitable[House]]) -> None:
    async def all_of_it() -> None:
        house = await does(folder)
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()

    asyncio.run(all_of_it())


@pytest.mark.parametrize("game", ["mini-baccarat", "baccarat", "manila", "7-card-stud"])
def test_somebody_sits_down_at_a_seat_that_is_free(game: str, tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, game)
        await house.sit("table 1", "ann", 50_000, seat=3)
        await house.sit("table 1", "bob", 50_000)
        with pytest.raises(BadInput, match="seat 3 at table 1 is ann's; free are 2"):
            await house.sit("table 1", "cat", 50_000, seat=3)
        found = seats(table.running.table)
        assert found is not None
        assert found["taken"] == {3: "ann", 1: "bob"}
        assert 3 not in found["free"]
        assert found["standing"] == []
        assert house.held(carried("cat")) == 100_000
        return house

    tried(tmp_path, play)


def test_s191_who_stands_wagers_in_the_box_of_somebody_who_sits(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "mini-baccarat")
        await house.sit("table 1", "ann", 50_000, seat=2)
        await house.stand("table 1", "bob", 50_000)
        found = seats(table.running.table)
        assert found is not None
        assert found["standing"] == ["bob"]
        assert joining(table.running) == ["sit", "stand"]
        assert (house.held(carried("bob")), house.held(purse("bob"))) == (50_000, 100_000)
        await table.act("ann", "cut")
        with pytest.raises(Refused) as refused:
            await table.act("bob", "wager", {"on": "player's hand", "selection": "seat 5", "stake": 500})
        assert refused.value.under.text == "qld s191(2)(a)"
        await table.act("bob", "wager", {"on": "player's hand", "selection": "seat 2", "stake": 500})
        return house

    tried(tmp_path, play)


def test_s83_1_at_baccarat_one_joins_standing_while_every_numbered_place_is_taken(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "baccarat")
        places = (seats(table.running.table) or {})["free"]
        for number in places:
            assert joining(table.running) == ["sit"]
            with pytest.raises(BadInput, match="nobody plays standing"):
                await house.stand("table 1", "ann", 50_000)
            await house.admit(f"seat {number}", "player")
            await house.sit("table 1", f"seat {number}", 0)
        assert joining(table.running) == ["stand"]
        await house.stand("table 1", "ann", 50_000)
        assert (seats(table.running.table) or {})["standing"] == ["ann"]
        return house

    tried(tmp_path, play)


@pytest.mark.parametrize("game", ["craps", "roulette", "blackjack"])
def test_where_the_rules_number_no_places_one_just_joins(game: str, tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, game)
        assert (seats(table.running.table), joining(table.running)) == (None, ["sit"])
        with pytest.raises(BadInput, match="have no numbers"):
            await house.sit("table 1", "ann", 50_000, seat=1)
        with pytest.raises(BadInput, match="nobody plays standing"):
            await house.stand("table 1", "ann", 50_000)
        await house.sit("table 1", "ann", 50_000)
        assert house.held(carried("ann")) == 50_000
        return house

    tried(tmp_path, play)


def test_s137_colours_are_exchanged_and_wagers_taken_up_by_whoever_leaves(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "roulette")
        await house.sit("table 1", "ann", 50_000)
        await table.act("ann", "buy chips", {"amount": 10_000})
        await table.act(
            "dealer", "issue colour chips", {"person": "ann", "colour": "blue", "worth": 500, "amount": 20_000}
        )
        await table.act("ann", "wager", {"on": "straight up", "selection": "17", "stake": 500, "chips": "blue"})
        with pytest.raises(Refused):
            await table.act("ann", "leave")
        await table.leave("ann")
        assert "ann" not in table.running.table.people
        assert house.held(carried("ann")) == 110_000
        assert house.held(purse("ann")) == 90_000
        return house

    tried(tmp_path, play)


def test_somebody_whose_wager_is_being_dealt_stays_until_it_is_settled(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table = await opened(folder, "blackjack")
        await house.sit("table 1", "ann", 50_000)
        await table.act("ann", "cut")
        await table.act("ann", "wager", {"on": "blackjack", "selection": "box 1", "stake": 500})
        await table.ready("ann")
        assert table.running.number == 1, "ann is asked what to do with the hand"
        with pytest.raises(Refused):
            await table.leave("ann")
        assert "ann" in table.running.table.people
        with pytest.raises(BadInput, match="is not at table 1"):
            await table.leave("bob")
        return house

    tried(tmp_path, play)
