"""Kills a house under play, and looks at what is left of it."""

import subprocess
import sys
from pathlib import Path

from houseway.house.systems import CHAIN
from houseway.house.verify import verify
from support import crashing
from support.house import Play, house_at


def killed(folder: Path, seed: str, after: int, database: str | None = None) -> list[list[str]]:
    """Play in a process of its own, which is killed once it has answered so many acts; those that it answered."""
    words = [sys.executable, crashing.__file__, str(folder), seed, *([database] if database else [])]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        heard = []
        for line in process.stdout:
            heard.append(line.rstrip("\n").split("\t"))
            if len(heard) > after:
                break
        process.kill()
        heard += [line.rstrip("\n").split("\t") for line in process.stdout if line.endswith("\n")]
    assert heard[0] == ["open"], "the house did not open"
    return heard[1:]


async def goes_on(folder: Path, seed: str, answered: list[list[str]], database: str | None = None) -> None:
    house = house_at(folder, database)
    for table, id in answered:
        chain = CHAIN if table == crashing.HOUSE else house.tables[table].number
        assert house.store.act(chain, id), f"{id} at {table} was answered, and is lost"
    for name in (*crashing.GAMES, *crashing.LINKED):
        play = Play(house.tables[name], f"{seed} goes on")
        await play.step()
        await play.step()
        assert play.acknowledged
    assert not (found := verify(house.store)).wrong, found.wrong
    await house.stop()
