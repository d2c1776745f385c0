"""`make mutants`: changes of the source by one operator, constant, argument or statement, and whether the tests notice
each. Sampled by seed over the rooms of money, secrecy and authorisation.

    python tests/mutants.py --count 100 --seed 7 --results benchmarks/results/mutants.txt

First the quick tests of these rooms run once, to see which of them call which function. A mutant is then tried with
those that call its function, the shortest first, until one fails, or takes too long: both are noticed. The checkout is
never touched. What means the same is listed below, with its reason, and another is drawn in its place.
"""

import argparse
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from time import perf_counter

from support.changed_source import Place, places_of

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
OUTSIDE = {"ledger/leases.py", "ledger/durable.py", "house/holding.py", "floor/serving.py", "floor/addresses.py"}
"""What is seen with several processes, PostgreSQL or a served port alone: the long tests, and those below, have it."""
TESTS = "floor house ledger keno jackpot tournament what_if play games/test_roulette.py games/test_two_up.py"
SLOW = (
    "floor/test_described floor/test_frame_fuzz floor/test_process floor/test_running floor/test_many_sockets "
    "floor/test_every_game_over_a_socket house/test_crashes house/test_processes house/test_postgresql "
    "house/test_simulated_house house/test_house_sessions house/test_told house/test_tournament_processes "
    "house/test_saved_under_play house/test_systems_at_random play/test_every_game play/test_every_record "
    "play/test_hidden play/test_places play/test_every_cloth play/test_record play/test_record_states play/test_walk "
    "play/test_moments play/test_events"
)
LONGEST = 60  # seconds: a mutant that goes on for ever is noticed by that
MOST = 60  # tests of one mutant, the shortest of those that call its function
EQUIVALENT: dict[str, str] = {}
"""Mutants that mean the same, as they are named; and why."""


def drawn(seed: int) -> Iterator[tuple[str, Place]]:
    """One of each room in turn, without end to the last of them."""
    chance = random.Random(seed)
    rooms: dict[str, list[Place]] = {}
    for room, globs in ROOMS.items():
        package = ROOT / "src" / "houseway"
        files = sorted(file for each in globs for file in package.glob(each))
        names = [str(file.relative_to(package)) for file in files]
        rooms[room] = [each for n in names if n not in OUTSIDE for each in places_of(package, n)]
        chance.shuffle(rooms[room])
    while any(rooms.values()):
        for room, left in rooms.items():
            if left:
                yield room, left.pop()


class Copy:
    """The source as it is, in a folder of its own; one mutant at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests"):
            copytree(ROOT / name, folder / name, ignore=ignore_patterns("__pycache__", "screenshots"))
        for name in ("law", "docs", "web", "benchmarks", "pyproject.toml", "README.md", "Makefile"):
            (folder / name).symlink_to(ROOT / name)
        kept = {"PYTHONPATH": str(folder / "src"), "PYTHONPYCACHEPREFIX": str(folder / "pyc")}
        self._surroundings = {**os.environ, **kept}
        self._at = 1_000_000_000  # a moment of its own for each source, so that none is taken for another

    def pytest(self, *words: str, longest: float | None = None) -> int:
        said = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *words]
        try:
            done = subprocess.run(said, cwd=self.folder, env=self._surroundings, capture_output=True, timeout=longest)
        except subprocess.TimeoutExpired:
            return 1
        return done.returncode

    def notices(self, place: Place, source: str, tests: list[str]) -> bool:
        """Does one of these tests fail with it?"""
        file = self.folder / "src" / "houseway" / place.name
        before = file.read_text(encoding="utf-8")
        try:
            self._write(file, source)
            return bool(self.pytest(*tests, longest=LONGEST))
        finally:
            self._write(file, before)

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        self._at += 10
        os.utime(file, (self._at, self._at))

    def who_calls(self, kept: Path | None) -> tuple[dict[str, list[str]], dict[str, float]]:
        """The tests that call each function, and how long each takes."""
        told = kept or self.folder / "who_calls.json"
        if not told.exists():
            self._see_who_calls(told)
        found = json.loads(told.read_text(encoding="utf-8"))
        return found["called"], found["took"]

    def _see_who_calls(self, told: Path) -> None:
        words = ["-p", "support.who_calls", "--who-calls", str(told), "-m", "not long", "--maxfail=50"]
        ignored = [f"--ignore=tests/{name}.py" for name in SLOW.split()]
        self.pytest(*words, *ignored, *(f"tests/{each}" for each in TESTS.split()))


def tried(count: int, seed: int, folder: Path, kept: Path | None) -> Iterator[str]:
    """A line for each mutant, and what it came to."""
    copy, since = Copy(folder), perf_counter()
    called, took = copy.who_calls(kept)
    yield f"{len(took)} tests ran in {perf_counter() - since:.0f} s to see which function they call"
    noticed = done = same = 0
    for room, place in drawn(seed):
        if done == count:
            break
        name, source = place.made()
        if name in EQUIVALENT:
            same += 1
            continue
        tests = sorted(called.get(place.called, ()), key=lambda each: took.get(each, 0))[:MOST]
        seen = bool(tests) and copy.notices(place, source, tests)
        noticed, done = noticed + seen, done + 1
        yield f"{'noticed' if seen else 'NOT NOTICED' if tests else 'NOT CALLED'} | {room} | {name}"
    yield f"{noticed} of {done} noticed ({same} more mean the same); {perf_counter() - since:.0f} s"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path)
    parser.add_argument("--calls", type=Path, help="who calls what, kept here for the next time")
    args, lines = parser.parse_args(), []
    with TemporaryDirectory() as folder:
        for line in tried(args.count, args.seed, Path(folder), args.calls):
            lines.append(line)
            print(line, flush=True)
    if args.results is not None:
        head = f"python tests/mutants.py --count {args.count} --seed {args.seed}\n\n"
        args.results.write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
