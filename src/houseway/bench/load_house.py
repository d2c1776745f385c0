"""A house for a load: tables with players who are signed in and sit there with chips; and a floor process on it."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path
from typing import Final, NamedTuple

from houseway.bench.table_client import SignedInSeat
from houseway.floor.floor import Floor
from houseway.floor.settings import FloorSettings
from houseway.games import find
from houseway.house.house import House
from houseway.store.database import url_of
from houseway.store.store import Store

GAMES: Final = ("roulette", "blackjack", "sic-bo", "baccarat", "craps", "mini-dice", "caribbean-stud", "two-up")
AT_ONE: Final = 8  # players at a table
CHIPS: Final = 10_000_00


class Guest(NamedTuple):
    """Somebody who sits at a table, with the cookie of their session."""

    name: str
    game: str
    table: str
    cookie: str


async def furnished(folder: Path, players: int) -> list[Guest]:
    """So many players at as many tables of several games as they fill."""
    house = House(Store(url_of(folder, None)))
    floor = Floor(house, FloorSettings())
    found: list[Guest] = []
    for number, game in enumerate(cycle(GAMES), 1):
        left = min(players - len(found), AT_ONE, find(game).players[1])
        if left <= 0:
            break
        table = f"{game} {number}"
        await house.open_table(table, game)
        names = [f"player {len(found) + each}" for each in range(1, left + 1)]
        await asyncio.gather(*(_comes(house, table, name) for name in names))
        found += [Guest(name, game, table, await floor.sessions.cookie_for(name)) for name in names]
    await house.stop()
    return found


async def _comes(house: House, table: str, name: str) -> None:
    await house.admit(name, "player")
    await house.deposit(name, 2 * CHIPS)
    await house.buy_in(name, CHIPS)
    await house.sit(table, name, CHIPS)


class Process:
    """A floor process on this machine, and what it takes of it."""

    def __init__(self, process: "subprocess.Popen[str]", origin: str) -> None:
        self.process, self.origin = process, origin

    def seat(self, guest: Guest) -> SignedInSeat:
        return SignedInSeat(self.origin, guest.cookie)

    def memory(self) -> tuple[int, int]:
        """In MB: now, and at most so far."""
        told = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        found = {
            line.split(":")[0]: int(line.split()[1]) // 1000 for line in told if line.startswith(("VmRSS", "VmHWM"))
        }
        return found["VmRSS"], found["VmHWM"]

    def seconds(self) -> float:
        """Of the processor, so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def floor_process(folder: Path) -> Iterator[Process]:
    """`houseway floor` on a free port of loopback, until it is done with."""
    starts = "from houseway.cli import main; main()"
    command = [sys.executable, "-c", starts, "floor", "--data", str(folder), "--port", "0", "--no-open", "--bare"]
    command += ["--connections", "20000"]  # all players come from this machine
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([*command, "--json"], stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout is not None
            yield Process(process, json.loads(process.stdout.readline())["address"].rstrip("/"))
        finally:
            process.terminate()
            with suppress(subprocess.TimeoutExpired):
                process.wait(20)
            process.kill()
