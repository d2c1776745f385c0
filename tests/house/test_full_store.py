"""A disk that is full: acts are refused, nothing is corrupt, and play goes on when there is space."""

import asyncio
import subprocess
import sys
from collections.abc import Coroutine, Iterable
from pathlib import Path
from typing import Any

import pytest
from support import full_disk
from support.full_disk import limit, pages
from support.house import Play, house_at, seated

from houseway.house.house import NotStored
from houseway.verify.house import verify


async def until_full(acts: Iterable[Coroutine[Any, Any, object]]) -> None:
    for act in acts:
        await act


def test_acts_are_refused_while_the_disk_is_full_and_play_goes_on_when_there_is_space(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette")
        play = Play(table, 1)
        await play.rounds(1)
        limit(house, pages(house) + 2)
        for _ in range(200):
            play.acknowledged.clear()
            await play.step()
            if not play.acknowledged:
                break
        assert not play.acknowledged, "it never was full"
        before = table.chain.number
        with pytest.raises(NotStored, match=r"nothing has happened: .*full"):
            await until_full(table.act("wheel bot 1", "buy chips", {"amount": 100}) for _ in range(200))
        with pytest.raises(NotStored, match=r"nothing has happened: .*full"):
            await until_full(house.admit(f"guest {number} with a name", "guest") for number in range(200))
        assert not verify(house.store).wrong
        limit(house, 1 << 30)
        play.acknowledged.clear()
        await play.rounds(2)
        assert play.acknowledged
        assert table.chain.number > before
        found = verify(house.store)
        assert not found.wrong
        assert found.heads[table.number] == (table.chain.number, table.chain.head)
        await house.stop()

    asyncio.run(tried())


def test_where_the_operating_system_itself_gives_no_more_space_acts_are_refused_and_play_goes_on_later(
    tmp_path: Path,
) -> None:
    words = [sys.executable, full_disk.__file__, str(tmp_path)]
    came = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert came.returncode == 0, came.stderr
    refused, goes_on = came.stdout.splitlines()
    assert refused.startswith("refused: it could not be stored, and nothing has happened")
    assert goes_on == "goes on"
