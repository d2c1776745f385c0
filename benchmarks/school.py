"""How long an item of the school takes and how large it is; and many trainees at once on one floor process.

    python benchmarks/school.py items --count 3
    python benchmarks/school.py trainees --trainees 200 --seconds 60 --pause 6
    python benchmarks/school.py cost --count 4 --trainees 40

Items are made one after another, by the processor's own time; so is what a question and an answer cost the server.
Trainees ask for a question, think so many seconds in the middle, and answer, three times of four rightly. What is
timed is how long it takes until they are told what was right.
"""

import argparse
import asyncio
import gc
import json
import tempfile
import time
from collections.abc import Collection, Sequence
from contextlib import suppress
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote

from houseway.bench.load_house import Process, floor_process
from houseway.floor.floor import Floor
from houseway.floor.settings import FloorSettings
from houseway.games import GAMES, variants
from houseway.house.house import House
from houseway.school import DRILLS, item, items, kinds
from houseway.store.database import url_of
from houseway.store.store import Store

WITHIN, ROOM = 0.030, 5_000  # seconds, bytes
KNOWN = 0.75  # of what a trainee is asked


def share(figures: Sequence[float], part: float) -> float:
    return sorted(figures)[min(len(figures) - 1, int(len(figures) * part))]


def make(count: int) -> None:
    """So many of each kind at each text; first once, so that nothing is loaded on the way. What is loaded is set aside
    then, or one item in some hundreds waits while everything is looked through for garbage."""
    texts = [(game, kind) for name in GAMES for game in variants(name) for kind in kinds(game)]
    names = [(kind, found.id) for game, kind in texts for found in islice(items(game, kind, "bench"), count)]
    gc.collect()
    gc.freeze()
    took, large = dict[str, float](), dict[str, int]()
    for _, name in names:
        begun = time.process_time()
        again = item(name)
        took[name] = time.process_time() - begun
        large[name] = len(json.dumps(again.question.as_data()).encode())
    print(f"{len(took)} items: {milliseconds(took.values())}")
    print(f"{sum(each > WITHIN for each in took.values())} took over 30 ms")
    over = sum(each > ROOM for each in large.values())
    print(f"{share([*large.values()], 0.5):.0f} bytes in the median, {max(large.values())} at most; {over} over 5 kB")
    for kind in DRILLS:
        own = [name for of, name in names if of == kind]
        print(
            f"  {kind}: {milliseconds([took[name] for name in own])}; {max(large[name] for name in own)} bytes at most"
        )
    for name in sorted(took, key=took.__getitem__, reverse=True)[:5]:
        print(f"  {1000 * took[name]:5.1f} ms  {name}")


def milliseconds(took: Collection[float]) -> str:
    parts = [1000 * share([*took], part) for part in (0.5, 0.99, 1.0)]
    return "{:.1f} ms in the median, {:.1f} ms the 99th of 100, {:.1f} ms at most".format(*parts)


class Line:
    """One connection that stays open: requests, one after another."""

    def __init__(self, origin: str, cookie: str) -> None:
        self.origin, self.cookie, self.csrf = origin, cookie, ""

    async def open(self) -> None:
        host, _, port = self.origin.removeprefix("http://").partition(":")
        self.reads, self.writes = await asyncio.open_connection(host, int(port))

    async def begin(self) -> None:
        await self.open()
        self.csrf = (await self.ask("GET", "/api/session"))[1]["csrf"]

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        sent = json.dumps(body).encode() if body is not None else b""
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: {self.origin[7:]}\r\nOrigin: {self.origin}\r\nCookie: {self.cookie}\r\n"
            f"X-CSRF-Token: {self.csrf}\r\nContent-Type: application/json\r\nContent-Length: {len(sent)}\r\n\r\n"
        )
        first = b""
        while not first:  # a line that nobody used for a while is closed
            with suppress(ConnectionError):
                self.writes.write(head.encode() + sent)
                first = await self.reads.readline()
            if not first:
                await self.open()
        status = int(first.split()[1])
        length = 0
        while (line := await self.reads.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, json.loads(await self.reads.readexactly(length))


@cache
def right(name: str) -> str:
    return item(name).answer


def given(asked: Any, chance: Random) -> str:
    """Three of four are right."""
    question = asked["question"]
    if chance.random() < KNOWN:
        return right(asked["id"])
    match question["form"]:
        case "choice":
            return str(chance.choice(question["choices"]))
        case "each":
            return ", ".join(chance.choice(question["choices"]) for _ in question["about"])
        case "amounts":
            return ", ".join("5" for _ in question["about"])
        case "error":
            line = chance.randint(1, len(question["told"]))
            return f"{line}, {chance.choice(question['choices'])}, {chance.choice(question['provisions'])['cite']}"
        case "wager":
            return f"5 on {chance.choice(['red', 'win bet', 'small'])}"
    return "5"


class Figures:
    def __init__(self) -> None:
        self.answers, self.questions, self.wrong = list[float](), list[float](), list[str]()


async def learns(line: Line, game: str, until: float, pause: float, found: Figures, chance: Random) -> None:
    await asyncio.sleep(chance.uniform(0, pause))
    again = ""
    while time.perf_counter() < until:
        begun = time.perf_counter()
        status, asked = await line.ask("GET", f"/api/school/next?game={game}&again={quote(again)}")
        found.questions.append(time.perf_counter() - begun)
        if status != 200:
            found.wrong.append(asked["error"])
            continue
        await asyncio.sleep(chance.uniform(0.5 * pause, 1.5 * pause))
        body = {"item": asked["id"], "given": given(asked, chance), "seconds": 5.0, "themed": True}
        begun = time.perf_counter()
        status, told = await line.ask("POST", "/api/school/answers", body)
        found.answers.append(time.perf_counter() - begun)
        again = asked["skill"] if status == 200 and not told["right"] else ""
        if status not in (200, 400):
            found.wrong.append(told["error"])


async def people(folder: Path, count: int) -> list[str]:
    house = House(Store(url_of(folder, None)))
    floor = Floor(house, FloorSettings())
    names = [f"trainee {number}" for number in range(1, count + 1)]
    for name in names:
        await house.admit(name, "trainee")
    cookies = [await floor.sessions.cookie_for(name) for name in names]
    await house.stop()
    return cookies


async def load(process: Process, cookies: list[str], seconds: float, pause: float) -> Figures:
    chance, found, lines = Random(1), Figures(), [Line(process.origin, each) for each in cookies]
    for line in lines:
        await line.begin()
    games = list(GAMES)
    for kind in range(2):  # what a process loads once is no part of it
        found = Figures()
        until = time.perf_counter() + (seconds if kind else min(20.0, seconds))
        who = zip(lines, range(len(lines)), strict=True)
        await asyncio.gather(
            *(learns(line, games[n % len(games)], until, pause, found, Random(chance.random())) for line, n in who)
        )
    return found


def trainees(count: int, seconds: float, pause: float) -> None:
    with tempfile.TemporaryDirectory() as name:
        cookies = asyncio.run(people(Path(name), count))
        with floor_process(Path(name)) as process:
            before = process.seconds()
            found = asyncio.run(load(process, cookies, seconds, pause))
            used = process.seconds() - before
    rate = len(found.answers) / seconds
    print(f"{count} trainees at once, {len(found.answers)} answers in {seconds:.0f} s ({rate:.0f} a second)")
    for what, figures in (
        ("an answer until it is told", found.answers),
        ("a question until it is asked", found.questions),
    ):
        parts = ", ".join(f"{100 * part:g}% {1000 * share(figures, part):.0f} ms" for part in (0.5, 0.95, 0.99))
        print(f"{what}: {parts}, at most {1000 * max(figures):.0f} ms")
    wrong = sorted({*found.wrong})[:3]
    print(f"{used:.0f} s of the processor, the first look included; {len(found.wrong)} went wrong {wrong}")


async def one_by_one(process: Process, cookies: list[str], count: int) -> tuple[float, float]:
    """Seconds of the server's processor for a question and for an answer; people take turns, and nobody waits."""
    lines, chance, used = [Line(process.origin, each) for each in cookies], Random(1), [0.0, 0.0]
    games, again = list(GAMES), [""] * len(cookies)
    for line in lines:
        await line.begin()
    for number in range(-count // 2, count):  # what a process loads once is no part of it
        who = number % len(lines)
        line, begun = lines[who], process.seconds()
        path = f"/api/school/next?game={games[who % len(games)]}&again={quote(again[who])}"
        _, asked = await line.ask("GET", path)
        between = process.seconds()
        body = {"item": asked["id"], "given": given(asked, chance), "seconds": 5.0, "themed": True}
        start = process.seconds()
        status, told = await line.ask("POST", "/api/school/answers", body)
        again[who] = asked["skill"] if status == 200 and not told["right"] else ""
        if number >= 0:
            used = [used[0] + between - begun, used[1] + process.seconds() - start]
    return used[0] / count, used[1] / count


def cost(count: int, people_: int) -> None:
    with tempfile.TemporaryDirectory() as name:
        cookies = asyncio.run(people(Path(name), people_))
        with floor_process(Path(name)) as process:
            asked, answered = asyncio.run(one_by_one(process, cookies, count))
    print(f"{1000 * asked:.1f} ms of the server's processor a question, {1000 * answered:.1f} ms an answer")


def main() -> None:
    parser = argparse.ArgumentParser(description="Items of the school, and trainees at once.")
    parser.add_argument("what", choices=("items", "trainees", "cost"))
    parser.add_argument("--count", type=int, default=3)
    parser.add_argument("--trainees", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=6)
    args = parser.parse_args()
    if args.what == "items":
        make(args.count)
    elif args.what == "cost":
        cost(args.count * 100, args.trainees)
    else:
        trainees(args.trainees, args.seconds, args.pause)


if __name__ == "__main__":
    main()
