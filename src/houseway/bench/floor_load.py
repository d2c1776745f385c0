"""Many players at the tables of one floor process, over loopback: how long an act takes until it is answered.

    python -m houseway.bench.floor_load --players 1000 --acts 250 --seconds 300
    python -m houseway.bench.floor_load --players 1000 --acts 250 --seconds 30 --most

Players do the ordinary thing at their tables, one of them after another at so many acts a second, whatever was answered
before. Then all lines are cut and all of them come back at once. With `--most` there are more and more acts a second
instead, until one in a hundred waits too long.
"""

import argparse
import asyncio
import resource
import tempfile
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, TypeVar

import orjson

from houseway.bench.frame import OURS, Benchmark, Figure
from houseway.bench.line import FrameLine, connected
from houseway.bench.load_house import Guest, Process, floor_process, furnished
from houseway.bench.ordinary_player import AtAPage, OrdinaryPlayer
from houseway.bench.table_client import TableClient
from houseway.errors import HousewayError
from houseway.floor.server import collect_seldom
from houseway.play.codec import Data

MOST_PLAYERS: Final = 5_000
MOST_ACTS: Final = 5_000  # a second
MOST_SECONDS: Final = 3_600
TOGETHER: Final = 50  # sockets that are opened at once to begin with
WITHIN: Final = 100.0  # thousandths of a second in which 99 of 100 acts are answered, or there are too many
AT_REST: Final = 0.05  # of a processor, that a process takes at most when its start is over
LOOKS: Final = 40  # at that; afterwards it is taken as it is
APART: Final = 3.0  # seconds, longer than the desk pauses while it gets ready
STEP: Final = 50  # acts a second more, with --most


class Load(NamedTuple):
    """So many players, acts a second, and seconds."""

    players: int = 100
    acts: int = 25
    seconds: int = 10


class LoadFigures(NamedTuple):
    """Milliseconds of every act until its answer; how many were refused, what went wrong, what the process took."""

    taken: list[float]
    refused: int
    wrong: list[str]
    late: int  # acts for which no player was free
    memory: tuple[int, int]
    cpu: float  # of one processor
    own: float  # of one processor, that the load itself took
    each: float  # thousandths of a second of the process's time that an act took
    frames: int
    back: float = 0.0  # seconds until all had come back

    def percentile(self, share: float) -> float:
        ordered = sorted(self.taken)
        return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


class TimedClient(TableClient):
    """Notes how long each act takes; on a line that takes little of the processor, which the house needs itself."""

    def __init__(self, *where: Any, notes: "Notes") -> None:
        super().__init__(*where)
        self.notes, self.keeps = notes, False
        self._line: FrameLine | None = None

    async def connect(self, resume: bool = True) -> "TimedClient":
        headers = {"Origin": self.seat.origin, "Cookie": self.seat.cookie}
        self._line = await connected(
            self.seat.address(self.table, self.number if resume else None), headers, self._hear
        )
        self._line.closed.add_done_callback(lambda _closed: self._is_cut())
        return self

    def _hear(self, frame: bytes) -> None:
        self._take(orjson.loads(frame))

    def _is_cut(self) -> None:
        for answer in self._asked.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the socket is closed"))
        self._asked.clear()

    async def raw(self, text: str | bytes) -> None:
        assert self._line is not None
        assert isinstance(text, str)
        self._line.send(text)

    async def close(self) -> None:
        if self._line is not None:
            await self._line.closed

    def drop(self) -> None:
        if self._line is not None:
            self._line.transport.abort()

    async def says(self, **said: Any) -> Data:
        since = time.perf_counter()
        answer = await super().says(**said)
        if "ask" not in said:
            self.notes.add(answer, time.perf_counter() - since)
        return answer


class Notes:
    """What was answered."""

    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        self.taken: list[float] = []
        self.refused = self.late = 0
        self.wrong: list[str] = []

    def add(self, answer: Data, seconds: float) -> None:
        self.taken.append(seconds * 1000)
        if "refused" in answer:
            self.refused += 1
        elif "error" in answer and answer["status"] not in (400, 403):
            self.wrong.append(answer["error"])


class Crowd:
    """Everybody who plays."""

    def __init__(self, process: Process, guests: list[Guest], seed: int = 1) -> None:
        self.notes, self.chance = Notes(), Random(seed)
        clients = [TimedClient(process.seat(guest), guest.table, notes=self.notes) for guest in guests]
        cloths: dict[str, dict[str, list[Any]]] = {}
        self.players = [
            AtAPage(each, guest.name, cloths.setdefault(guest.game, {}))
            for each, guest in zip(clients, guests, strict=True)
        ]
        self.busy: set[OrdinaryPlayer] = set()

    async def come(self, together: int) -> None:
        """Everybody opens a socket, so many at a time, and has seen their table."""
        gate = asyncio.Semaphore(together)

        async def comes(player: OrdinaryPlayer) -> None:
            async with gate:
                player.client.view = {}
                await player.client.connect()
                await player.client.until(lambda: "round" in player.client.view)

        await asyncio.gather(*(comes(player) for player in self.players))

    async def play(self, load: Load) -> None:
        """Acts at an even pace; who is still waiting for an answer is left out."""
        begun, doing = time.perf_counter(), set()
        for number in range(load.acts * load.seconds):
            await asyncio.sleep(max(0.0, begun + number / load.acts - time.perf_counter()))
            player = self._next()
            if player is None:
                self.notes.late += 1
                continue
            self.busy.add(player)
            doing.add(task := asyncio.create_task(self._step(player)))
            task.add_done_callback(doing.discard)
        await asyncio.gather(*doing)

    def _next(self) -> OrdinaryPlayer | None:
        """Somebody who has something to do, if a few looks find one."""
        for _ in range(200):
            player = self.chance.choice(self.players)
            if player not in self.busy and player.has_something_to_do:
                return player
        return None

    async def _step(self, player: OrdinaryPlayer) -> None:
        try:
            await player.step()
        except (ConnectionError, TimeoutError, HousewayError) as wrong:
            self.notes.wrong.append(type(wrong).__name__)
        finally:
            self.busy.discard(player)

    def frames(self) -> int:
        """That were sent to them so far."""
        return sum(player.client.frames for player in self.players)

    def go(self) -> None:
        """Every line is cut."""
        for player in self.players:
            player.client.drop()

    async def come_back(self) -> float:
        """Every line is cut, and all come back at once; in how many seconds."""
        self.go()
        await asyncio.gather(*(player.client.close() for player in self.players))
        since = time.perf_counter()
        await self.come(len(self.players))
        return time.perf_counter() - since


async def at_rest(process: Process) -> None:
    """What a process gets ready after its start is part of no act."""
    for _ in range(LOOKS):
        before = process.seconds()
        await asyncio.sleep(APART)
        if process.seconds() - before <= AT_REST * APART:
            return


async def played(crowd: Crowd, process: Process, load: Load) -> LoadFigures:
    """So many acts by players who are there already."""
    notes, seen = crowd.notes, crowd.frames()
    notes.begin()
    collect_seldom()  # or pauses of the load itself would count as the house's
    before, own, since = process.seconds(), time.process_time(), time.perf_counter()
    await crowd.play(load)
    wall = time.perf_counter() - since
    cpu, own = (process.seconds() - before) / wall, (time.process_time() - own) / wall
    each = 1000 * cpu * wall / max(1, len(notes.taken))
    memory, frames = process.memory(), crowd.frames() - seen
    return LoadFigures(notes.taken, notes.refused, notes.wrong, notes.late, memory, cpu, own, each, frames)


async def loaded(process: Process, guests: list[Guest], load: Load) -> LoadFigures:
    """Everybody comes, plays, is cut off and comes back."""
    crowd = Crowd(process, guests)
    await crowd.come(TOGETHER)
    await at_rest(process)
    found = await played(crowd, process, load)
    found = found._replace(back=await crowd.come_back(), memory=process.memory())
    crowd.go()
    return found


async def most(process: Process, guests: list[Guest], load: Load) -> int:
    """More and more acts a second, each step for so many seconds; the most that were answered in time."""
    crowd, held = Crowd(process, guests), 0
    await crowd.come(TOGETHER)
    await at_rest(process)
    while True:
        found = await played(crowd, process, load)
        print(told(load, found), flush=True)
        if found.percentile(0.99) > WITHIN or len(found.taken) < 0.95 * load.acts * load.seconds:
            crowd.go()
            return held
        held, load = load.acts, load._replace(acts=load.acts + STEP)


Tried = TypeVar("Tried")


def measure(load: Load, tries: Callable[[Process, list[Guest], Load], Coroutine[Any, Any, Tried]]) -> Tried:
    """A house in an empty folder, a floor process on it, and the load."""
    _more_files(load.players)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        guests = asyncio.run(furnished(folder, load.players))
        with floor_process(folder) as process:
            return asyncio.run(tries(process, guests, load))


def _more_files(players: int) -> None:
    """A socket is a file on each side."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = max(soft, 2 * players + 200)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))


def told(load: Load, found: LoadFigures) -> str:
    rate = len(found.taken) / load.seconds
    lines = [
        f"{load.players} players, {load.acts} acts a second asked for, {load.seconds} s: {rate:.0f} acts a second",
        f"until the answer: 50% {found.percentile(0.5):.1f} ms, 95% {found.percentile(0.95):.1f} ms, "
        f"99% {found.percentile(0.99):.1f} ms, at most {max(found.taken, default=0):.1f} ms",
        f"memory of the process {found.memory[0]} MB, at most {found.memory[1]} MB; {found.cpu:.2f} processors, "
        f"{found.each:.2f} ms an act (the load itself: {found.own:.2f} processors)",
        f"{found.frames} frames; {found.refused} acts refused by a rule, {found.late} acts nobody was free for, "
        f"{len(found.wrong)} went wrong {sorted(set(found.wrong))[:3]}",
    ]
    if found.back:
        lines.append(f"all cut off: all {load.players} back in {found.back:.1f} s")
    return "\n".join(lines)


def results(_turns: int) -> Iterator[Benchmark]:
    """A small load: what a busy machine carries besides."""
    load = Load()
    found = measure(load, loaded)
    figure = Figure(OURS, found.percentile(0.5), found.percentile(0.99))
    yield Benchmark("a floor process, until an act is answered", "ms (median, 99%)", [figure], note=told(load, found))


def main() -> None:
    parser = argparse.ArgumentParser(description="A load of players on a floor process of this machine.")
    for name, at_most in (("players", MOST_PLAYERS), ("acts", MOST_ACTS), ("seconds", MOST_SECONDS)):
        parser.add_argument(
            f"--{name}", type=int, choices=range(1, at_most + 1), metavar="N", default=getattr(Load(), name)
        )
    parser.add_argument("--most", action="store_true", help=f"{STEP} acts a second more, again and again")
    args = parser.parse_args()
    load = Load(args.players, args.acts, args.seconds)
    if args.most:
        print(f"{measure(load, most)} acts a second, 99 of 100 answered in {WITHIN:.0f} ms")
    else:
        print(told(load, measure(load, loaded)))


if __name__ == "__main__":
    main()
