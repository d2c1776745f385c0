"""Sitting down with an id: the same again is harmless, and anything else under that id is refused."""

import asyncio
from pathlib import Path

import pytest
from support.house import house_at

from houseway.errors import BadInput
from houseway.house.house import House

SAME, OTHER = 300_00, 301_00


async def opened(folder: Path, game: str) -> House:
    house = house_at(folder)
    await house.open_table("table", game)
    for who in ("ann", "bob"):
        await house.admit(who, "player")
        await house.deposit(who, 2_000_00)
        await house.buy_in(who, 1_000_00)
    return house


@pytest.mark.parametrize("game", ["draw", "manila", "baccarat", "mini-baccarat", "roulette"])
@pytest.mark.parametrize("seat", [None, 2])
def test_who_sits_down_twice_under_one_id_sits_once_and_otherwise_is_refused(
    tmp_path: Path, game: str, seat: int | None
) -> None:
    async def tried() -> None:
        house = await opened(tmp_path, game)
        numbered = game != "roulette"
        if seat is not None and not numbered:
            with pytest.raises(BadInput, match="have no numbers"):
                await house.sit("table", "ann", SAME, "one", seat)
            await house.stop()
            return
        for _ in range(2):
            await house.sit("table", "ann", SAME, "one", seat)
        table = house.tables["table"].running.table
        assert table.people["ann"].purse.value == SAME
        others = [("ann", OTHER, seat), ("bob", SAME, seat)] + ([("ann", SAME, 3)] if numbered and seat else [])
        for who, chips, at in others:
            with pytest.raises(BadInput, match="was given to something else"):
                await house.sit("table", who, chips, "one", at)
        with pytest.raises(BadInput, match="was given to something else"):
            await house.stand("table", "ann", SAME, "one")
        assert "bob" not in table.people
        await house.stop()

    asyncio.run(tried())
