"""Kills a house under play, and looks at what is left of it."""

import asyncio
import os
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from houseway.games import GAMES
from houseway.house.house import House
from houseway.house.systems import CHAIN
from houseway.store.store import Store
from houseway.verify.house import verify
from support import crashing
from support.house import Play, house_at

PATIENCE = 60.0  # seconds, on a machine that has much else to do


class Answered(NamedTuple):
    """An act that a process answered: at which table, with which id, under which fence, and its last event."""

    table: str
    id: str
    fence: int
    last: int
    at: float


class Process:
    """A process of a house, and what it answered."""

    def __init__(self, folder: Path, seed: str, games: Iterable[str], database: str | None = None) -> None:
        words = [
            sys.executable,
            crashing.__file__,
            str(folder),
            seed,
            ",".join(games),
            *([database] if database else []),
        ]
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        self.open = False
        self.answered: list[Answered] = []
        self._hears = Thread(target=self._hear, daemon=True)
        self._hears.start()

    def _hear(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line == "open\n":
                self.open = True
            elif line.endswith("\n"):
                table, id, fence, last = line.rstrip("\n").split("\t")
                self.answered.append(Answered(table, id, int(fence), int(last), time.monotonic()))

    def answers(self, more: int) -> None:
        """Wait until it has answered so many more acts."""
        wanted = len(self.answered) + more
        until(lambda: len(self.answered) >= wanted or self.process.poll() is not None)
        assert len(self.answered) >= wanted, f"the house ended: {self.process.poll()}"

    def kill(self) -> list[Answered]:
        """With SIGKILL; everything that it answered before."""
        self.process.kill()
        self.process.wait()
        self._hears.join()
        assert self.process.stdout is not None
        self.process.stdout.close()
        return self.answered


def tell(line: str) -> None:
    """On the screen, or to the end of a file that several may write at the same time."""
    if (file := os.environ.get("HOUSEWAY_TELL")) is not None:
        with Path(file).open("a", encoding="utf-8") as out:
            out.write(f"{line}\n")
    print(line, flush=True)


def until(holds: Callable[[], object]) -> None:
    """Wait for something that must come."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < deadline, "it did not come"
        time.sleep(0.01)


@contextmanager
def process(folder: Path, seed: str, games: Iterable[str], database: str | None = None) -> Iterator[Process]:
    """A house under play in a process of its own; at the end it is killed."""
    running = Process(folder, seed, games, database)
    try:
        until(lambda: running.open or running.process.poll() is not None)
        yield running
    finally:
        running.kill()


def killed(
    folder: Path, seed: str, after: int, moment: float = 0.0, database: str | None = None, games: Iterable[str] = GAMES
) -> list[Answered]:
    """Play that is killed once it has answered so many acts, and a moment later; what it answered."""
    with process(folder, seed, games, database) as running:
        running.answers(after)
        time.sleep(moment)
    return running.answered


async def all_here(house: House) -> None:
    """A process that was killed holds its tables until its leases run out."""
    wanted = {table.name for table in house.store.tables() if not table.closed}
    for _ in range(int(PATIENCE * 10)):
        if wanted <= house.tables.keys():
            return
        await asyncio.sleep(0.1)
    raise AssertionError(f"nobody runs {wanted - house.tables.keys()}")


def nothing_lost(store: Store, answered: Iterable[Answered]) -> None:
    """Every act that was answered is stored, once, at the place that was told."""
    chains = {table.name: table.chain for table in store.tables()} | {crashing.LOUNGE: CHAIN}
    for each in answered:
        stored = store.act(chains[each.table], each.id)
        assert stored, f"{each.id} at {each.table} was answered, and is lost"
        assert stored[-1].number == each.last


def ran_once(answered: Iterable[Answered]) -> None:
    """No table ran in two places at a time: what came under a later fence comes after all that came before it."""
    by_table = defaultdict(list)
    for each in answered:
        by_table[each.table].append(each)
    for acts in by_table.values():
        in_order = [each.fence for each in sorted(acts, key=lambda each: each.last)]
        assert in_order == sorted(in_order)


async def goes_on(
    folder: Path, seed: str, answered: list[Answered], database: str | None = None, verifies: bool = True
) -> None:
    """What was answered is there, and every table goes on. What a kill spoilt, a later `verify` still finds."""
    house = house_at(folder, database)
    await all_here(house)
    nothing_lost(house.store, answered)
    assert sum(house.store.balances().values()) == 0
    for table in house.tables.values():
        play = Play(table, f"{seed} goes on")
        await play.step()
        await play.step()
        assert play.acknowledged
    if verifies:
        assert not (found := verify(house.store)).wrong, found.wrong
    await house.stop()
