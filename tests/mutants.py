"""`make mutants`: changes of the source by one operator, constant, argument or statement, and whether the tests notice
each. Sampled by seed over the rooms of money, secrecy and authorisation.

    python tests/mutants.py --count 100 --seed 7 --results benchmarks/results/mutants.txt

First the quick tests of these rooms run once, to see which of them call which function. A mutant is then tried with
those that call its function, the shortest first, until one fails, or takes too long: both are noticed; where none does,
with the files of the other tests that name it. The checkout is never touched. What means the same is listed below, with
its reason, and another is drawn in its place.
"""

import argparse
import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice
from pathlib import Path
from queue import Queue
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TextIO

from support.changed_source import Place, places_of, telling
from support.trying import CANNOT_SAY, NOTICED, TOO_LONG

ROOT = Path(__file__).parents[1]
PLAY = "settlement table remedy found view ways wagering leaving sign_acts attempts"
ROOMS: dict[str, tuple[str, ...]] = {
    "house": ("house/*.py",),
    "floor": ("floor/*.py",),
    "ledger": ("ledger/*.py",),
    "keno": ("keno/*.py",),
    "jackpot": ("jackpot/*.py",),
    "tournament": ("tournament/*.py",),
    "what_if": ("what_if/*.py",),
    "play": tuple(f"play/{name}.py" for name in PLAY.split()),
}
OUTSIDE = (
    "ledger/leases.py ledger/durable.py house/holding.py floor/serving.py floor/addresses.py "
    "floor/odds.py floor/cloths.py floor/description.py floor/client.py floor/contents.py floor/rulebook.py "
    "floor/measuring.py floor/meters.py floor/logs.py play/pieces.py what_if/cloth.py"
)
"""What is seen with several processes, PostgreSQL or a served port alone, which the long tests have; and what neither
moves money, nor hides anything, nor lets anybody do something."""
TESTS = (
    "floor house ledger keno jackpot tournament what_if play games/test_roulette.py games/test_two_up.py "
    "games/test_roulette_irregularities.py cli/test_floor_heads.py"
)
SLOW = (
    "floor/test_described floor/test_frame_fuzz floor/test_process floor/test_running floor/test_many_sockets "
    "floor/test_every_game_over_a_socket house/test_crashes house/test_processes house/test_postgresql "
    "house/test_simulated_house house/test_house_sessions house/test_told house/test_tournament_processes "
    "house/test_saved_under_play house/test_systems_at_random play/test_every_game play/test_every_record "
    "play/test_hidden play/test_places play/test_every_cloth play/test_record play/test_record_states play/test_walk "
    "play/test_moments play/test_events"
)
LONGEST = 300  # seconds: a mutant that goes on for ever is noticed by that, and a machine that is busy is not
SLOWER = 4  # times as long as the tests took before, and a minute, is too long already
TOLD = {NOTICED: "noticed", TOO_LONG: "noticed by its time"}
MOST = 400  # tests of one mutant
FILES = 6
EQUIVALENT: dict[str, str] = {
    "what_if/rows.py:OwnRows._wagering: self.rows.get(row.name, row) -> self.rows.get(row.name, None)": (
        "every row that an ask names is a row of the game"
    ),
    "floor/cage.py:_day: day_of(house.store, day, house.closed) -> day_of(house.store, day, None)": (
        "what is closed is then looked up in the store, and is the same"
    ),
    "ledger/database.py:found: raw.close() -> pass": "the pool has it back as soon as nobody holds it",
    "keno/acts.py:claim: details.get(name, '') -> details.get(name, None)": "neither says anything",
    "floor/tournaments.py:announce: line(floor.house, floor.house.systems.tournament(sent.name), who.name) -> "
    "line(floor.house, floor.house.systems.tournament(sent.name), None)": "nobody has entered what is just announced",
}
"""Mutants that mean the same, as they are named; and why."""


def names_of_rooms() -> list[list[str]]:
    """The modules of each room, by their names in the package."""
    package = ROOT / "src" / "houseway"
    files = [sorted(file for each in globs for file in package.glob(each)) for globs in ROOMS.values()]
    names = [[str(file.relative_to(package)) for file in room] for room in files]
    return [[name for name in room if name not in OUTSIDE.split()] for room in names]


def drawn(seed: int) -> Iterator[tuple[str, Place]]:
    """One of each room in turn, without end to the last of them."""
    chance = random.Random(seed)
    rooms: dict[str, list[Place]] = {}
    for room, names in zip(ROOMS, names_of_rooms(), strict=True):
        rooms[room] = [each for n in names for each in places_of(ROOT / "src" / "houseway", n)]
        chance.shuffle(rooms[room])
    while any(rooms.values()):
        for room, left in rooms.items():
            if left:
                yield room, left.pop()


class Copy:
    """The source as it is, in a folder of its own; one mutant at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.package = folder, folder / "src" / "houseway"
        for name in ("src", "tests"):
            copytree(ROOT / name, folder / name, ignore=ignore_patterns("screenshots"))
        for name in ("law", "docs", "web", "benchmarks", "pyproject.toml", "README.md", "Makefile"):
            (folder / name).symlink_to(ROOT / name)
        kept = {"PYTHONPATH": str(folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}  # each plugin takes its time
        self._surroundings = {**os.environ, **kept}
        self._asked: TextIO | None = None
        self._answers: TextIO | None = None
        self._at = 1_000_000_000  # a moment of its own for each source, so that none is taken for another

    def pytest(self, *words: str, longest: float | None = None) -> int:
        """Its exit status; below nought, where it took too long."""
        said = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *words]
        try:
            done = subprocess.run(said, cwd=self.folder, env=self._surroundings, capture_output=True, timeout=longest)
        except subprocess.TimeoutExpired:
            return -1
        return done.returncode

    def tries(self, place: Place, source: str, tests: list[str], longest: float) -> str:
        """What comes of it: does one of these tests fail? First where all are collected, then from the start."""
        if (status := self._forks(place, tests, longest)) in TOLD:
            return TOLD[status]
        file = self.package / place.name
        before = file.read_text(encoding="utf-8")
        try:
            self._write(file, source)
            status = self.pytest(*tests, longest=longest)
            return TOLD[status if status == TOO_LONG else NOTICED] if status else "NOT NOTICED"
        finally:
            self._write(file, before)

    def _forks(self, place: Place, tests: list[str], longest: float) -> int:
        if self._answers is None:
            self._collect()
        assert self._answers is not None
        assert self._asked is not None
        here = place._replace(file=self.package / place.name)
        ask = {"place": [str(here.file), *here[1:]], "tests": tests, "longest": longest}
        self._asked.write(json.dumps(ask) + "\n")
        self._asked.flush()
        return int(self._answers.readline() or CANNOT_SAY)

    def _collect(self) -> None:
        (asked, asks), (answers, said) = os.pipe(), os.pipe()
        words = ["-q", "-p", "no:cacheprovider", "-p", "support.trying", "-m", "not long", "--basetemp=temporary"]
        words += [f"--asked={asked}", f"--answers={said}", *quick_tests()]
        self._trying = subprocess.Popen(
            [sys.executable, "-m", "pytest", *words], cwd=self.folder, env=self._surroundings, pass_fds=(asked, said),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(asked)
        os.close(said)
        self._asked, self._answers = os.fdopen(asks, "w", encoding="utf-8"), os.fdopen(answers, encoding="utf-8")
        self._answers.readline()

    def close(self) -> None:
        if self._asked is not None and self._answers is not None:
            self._asked.close()
            self._trying.wait()
            self._answers.close()

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        self._at += 10
        os.utime(file, (self._at, self._at))

    def who_calls(self, told: Path, files: list[str]) -> None:
        """Runs these tests over a source that says what is called."""
        before = {
            name: (self.package / name).read_text(encoding="utf-8") for names in names_of_rooms() for name in names
        }
        words = ["-p", "support.who_calls", "--who-calls", str(told), "-m", "not long", "--maxfail=50"]
        try:
            for name in before:
                self._write(self.package / name, telling(self.package / name, name))
            self.pytest(*words, *files)
        finally:
            for name, text in before.items():
                self._write(self.package / name, text)


def quick_tests() -> list[str]:
    """The files of the quick tests of these rooms, the largest first."""
    tests = ROOT / "tests"
    found = {
        file
        for each in TESTS.split()
        for file in ((tests / each).glob("test_*.py") if (tests / each).is_dir() else [tests / each])
    }
    found -= {tests / f"{each}.py" for each in SLOW.split()}
    return [str(file.relative_to(ROOT)) for file in sorted(found, key=lambda file: -file.stat().st_size)]


def who_calls(copies: list[Copy], kept: Path | None) -> tuple[dict[str, list[str]], dict[str, float]]:
    """The tests that call each function, and how long each takes; each copy runs its part of them."""
    if kept is not None and kept.exists():
        called, took = json.loads(kept.read_text(encoding="utf-8"))
        return called, took
    files, told = quick_tests(), [copy.folder / "who_calls.json" for copy in copies]
    with ThreadPoolExecutor(len(copies)) as pool:
        parts = [files[number :: len(copies)] for number in range(len(copies))]
        list(pool.map(Copy.who_calls, copies, told, parts))
    found: tuple[dict[str, list[str]], dict[str, float]] = {}, {}
    for file in told:
        part = json.loads(file.read_text(encoding="utf-8"))
        found[1].update(part["took"])
        for function, tests in part["called"].items():
            found[0].setdefault(function, []).extend(tests)
    if kept is not None:
        kept.write_text(json.dumps(found), encoding="utf-8")
    return found


def in_order(tests: Iterable[str], took: Mapping[str, float]) -> list[str]:
    """The shortest first, and of the cases of one test its shortest before the rest."""
    cases: Counter[str] = Counter()
    found = []
    for test in sorted(tests, key=lambda each: took.get(each, 0.0)):
        cases[test.partition("[")[0]] += 1
        found.append((cases[test.partition("[")[0]] > 1, test))
    return [test for _, test in sorted(found, key=lambda each: each[0])][:MOST]


def files_that_name(place: Place) -> list[str]:
    """The tests that take longer, or are of other rooms: those whose text has the function's name."""
    name = re.compile(rf"\b{re.escape(place.function.rpartition('.')[2])}\b")
    files = sorted((ROOT / "tests").rglob("test_*.py"), key=lambda file: file.stat().st_size)
    return [str(file.relative_to(ROOT)) for file in files if name.search(file.read_text(encoding="utf-8"))][:FILES]


def tried(args: argparse.Namespace, folder: Path) -> Iterator[str]:
    """A line for each mutant, and what it came to."""
    since, copies = perf_counter(), Queue[Copy]()
    for number in range(args.at_once):
        copies.put(Copy(folder / str(number)))
    called, took = who_calls(list(copies.queue), args.calls)
    yield f"{len(took)} tests, of which it is known after {perf_counter() - since:.0f} s which function they call"
    known = ((room, place, *place.made()) for room, place in drawn(args.seed))
    chosen = list(islice((each for each in known if each[2] not in EQUIVALENT), args.count))

    def outcome(place: Place, source: str) -> str:
        tests = in_order(called.get(place.called, ()), took) or files_that_name(place)
        if not tests:
            return "NOT CALLED"
        copy = copies.get()
        try:
            longest = min(LONGEST, 60 + SLOWER * sum(took.get(test, LONGEST) for test in tests))
            return copy.tries(place, source, tests, longest)
        finally:
            copies.put(copy)

    noticed = 0
    with ThreadPoolExecutor(args.at_once) as pool:
        named = {pool.submit(outcome, place, source): f"{room} | {name}" for room, place, name, source in chosen}
        for found in as_completed(named):
            noticed += found.result().startswith("noticed")
            yield f"{found.result()} | {named[found]}"
    for copy in copies.queue:
        copy.close()
    yield f"{noticed} of {len(chosen)} noticed; {perf_counter() - since:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--calls", type=Path, help="who calls what, kept here for the next time")
    args, lines = parser.parse_args(), []
    with TemporaryDirectory() as folder:
        for line in tried(args, Path(folder)):
            lines.append(line)
            print(line, flush=True)
    if args.results is not None:
        head = f"python tests/mutants.py --count {args.count} --seed {args.seed}\n\n"
        args.results.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
