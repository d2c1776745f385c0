"""`make mutants`: changes of the source by one operator, constant, argument or statement, and whether the tests notice
each. Sampled by seed over the rooms of money, secrecy and authorisation.

    python tests/mutants.py --count 100 --seed 7 --results benchmarks/results/mutants.txt

First the tests of these rooms, but for the slowest files, run once over the source as it is, to see which of them call
which function, and which fail already: they are left out. A mutant is then tried with those that call its function, the
shortest first, or with the files of the other tests that name it, until one fails that passes directly afterwards
without the change. One that does not end is stopped after a minute and 20 times what it took before, and notices only
where it goes on for ever (`support.trying`). An interrupted run is taken up again where it was. The checkout is never
touched. What means the same is listed below, with its reason, and another is drawn in its place.
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
from contextlib import suppress
from functools import cached_property
from hashlib import sha256
from itertools import chain, islice, pairwise
from pathlib import Path
from queue import Queue
from shutil import copytree, ignore_patterns
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from support.changed_source import Place, places_of, telling
from support.trying import Came, goes_on_for_ever

ROOT = Path(__file__).parents[1]
PLAY = "settlement table remedy discovery view ways wagering departure sign_acts attempts"
ROOMS: dict[str, tuple[str, ...]] = {
    "house": ("house/*.py", "house/tables/*.py"),
    "floor": ("floor/*.py", "floor/lounge/*.py", "floor/tournaments/*.py"),
    "shown": ("shown/*.py",),
    "store": ("store/*.py",),
    "verify": ("verify/*.py",),
    "ledger": ("ledger/*.py",),
    "keno": ("keno/*.py",),
    "jackpot": ("jackpot/*.py",),
    "tournament": ("tournament/*.py",),
    "what_if": ("what_if/*.py",),
    "play": tuple(f"play/{name}.py" for name in PLAY.split()),
}
OUTSIDE = (
    "store/leases.py house/tables/leases.py floor/server.py floor/addresses.py "
    "floor/odds.py floor/cloths.py floor/description.py floor/client.py floor/contents.py floor/rulebook.py "
    "floor/request_log.py floor/meters.py floor/logs.py play/pieces.py what_if/cloth.py"
)
"""What is seen with several processes, PostgreSQL or a served port alone, which the long tests have; and what neither
moves money, nor hides anything, nor lets anybody do something."""
TESTS = (
    "floor house ledger keno jackpot tournament what_if play games/test_roulette.py games/test_two_up.py "
    "games/test_roulette_irregularities.py games/test_craps.py games/test_craps_wagers.py games/test_craps_removal.py "
    "games/test_caribbean_stud_wagering.py games/test_baccarat_irregularities.py cli/test_floor_heads.py"
)
SLOW = (
    "floor/test_described floor/test_frame_fuzz floor/test_process floor/test_running floor/test_many_sockets "
    "floor/test_every_game_over_a_socket floor/test_every_channel "
    "house/test_crashes house/test_processes house/test_postgresql "
    "house/test_simulated_house house/test_house_sessions house/test_told house/test_tournament_processes "
    "house/test_saved_under_play house/test_systems_at_random play/test_every_game play/test_every_record "
    "play/test_hidden play/test_places play/test_every_cloth play/test_record_states play/test_walk "
    "play/test_moments play/test_events"
)
HEAD = "python tests/mutants.py"
MOST = 400  # tests of one mutant
FILES = 6
EQUIVALENT: dict[str, str] = {
    "store/search.py:Look.__init__: 0 -> 1": "no event moves less than a cent",
    "keno/settings_file.py:settings_of: data.get('unpaid_days_approved', False) -> "
    "data.get('unpaid_days_approved', None)": "it is asked whether it is so, and neither is",
    "what_if/rows.py:OwnRows._wagering: self.rows.get(row.name, row) -> self.rows.get(row.name, None)": (
        "every row that an ask names is a row of the game"
    ),
    "floor/cage.py:_day: day_of(house.store, day, house.closed) -> day_of(house.store, day, None)": (
        "what is closed is then looked up in the store, and is the same"
    ),
    "store/database.py:tidied: raw.close() -> pass": "the pool has it back as soon as nobody holds it",
    "store/database.py:_copy: raw.close() -> pass": "the pool has it back as soon as nobody holds it",
    "keno/acts.py:claim: details.get(name, '') -> details.get(name, None)": "neither says anything",
    "store/marks.py:concerned: next((at for at in range(ruling, len(act)) if isinstance(act[at], Done | Came)), "
    "len(act)) -> next((at for at in range(ruling, len(act)) if isinstance(act[at], Done | Came)), None)": (
        "of a list as far as nothing is all of it"
    ),
    "keno/acts.py:issue_dollars: details.get('chips', False) -> details.get('chips', None)": (
        "it is asked whether it is so"
    ),
    "keno/acts.py:_patron: details.get('patron', '') -> details.get('patron', None)": "neither says anything",
    "play/table.py:Table.use_unit: unit < 100 -> unit <= 100": "every game's least is a part of a dollar",
    "what_if/comparison.py:compared: len(changes) > 1 -> len(changes) >= 1": "one change alone is all of them",
    "what_if/comparison.py:compared: found(with_changes(game, [each]), variance=False) -> "
    "found(with_changes(game, [each]))": "of each change alone the return is told, and nothing else",
    "verify/house.py:StoreWalk._balances: raise DoesNotFit('the accounts do not add up to nothing') -> pass": (
        "they are what the postings give, of which each takes what it gives"
    ),
    "store/marks.py:marks_of: 0 -> 1": "the keys alone are read",
    "floor/cage_papers.py:_shift: each > 0 -> each >= 0": "nothing is added where nothing moved",
    "shown/lobby.py:Lobby._line: self._lines[name] = known -> pass": "what is kept is worked out again",
    "ledger/postings.py:_between: amount >= 0 -> amount > 0": "nothing is posted where nothing moves",
    "ledger/postings.py:Entries._cash: amount < 0 -> amount <= 0": "nothing is posted where nothing moves",
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


class Called(NamedTuple):
    """The tests that call each function, how long each takes, and which fail without any change."""

    by: dict[str, list[str]]
    took: dict[str, float]
    failed: list[str]
    imported: list[str]  # functions that are called before there is any test


class Trying:
    """A process that has collected tests and tries them, one ask after another."""

    def __init__(self, folder: Path, surroundings: Mapping[str, str], words: Iterable[str]) -> None:
        (asked, asks), (answers, said) = os.pipe(), os.pipe()
        words = ["-q", "-p", "no:cacheprovider", "-p", "support.trying", "--basetemp=temporary", *words]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "pytest", f"--asked={asked}", f"--answers={said}", *words], cwd=folder,
            env=surroundings, pass_fds=(asked, said), stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(asked)
        os.close(said)
        self._asked, self._answers = os.fdopen(asks, "w", encoding="utf-8"), os.fdopen(answers, encoding="utf-8")
        self.collected = self._answers.readline() == "ready\n"

    def ask(self, place: Place | None, tests: list[str] | None, longest: Mapping[str, float]) -> Came:
        self._asked.write(json.dumps({"place": place and [str(place.file), *place[1:]], "tests": tests,
                                      "longest": longest}) + "\n")  # fmt: skip
        self._asked.flush()
        return Came(*json.loads(self._answers.readline() or '["cannot say"]'))

    def close(self) -> None:
        with suppress(BrokenPipeError):
            self._asked.close()
        self._process.wait()
        self._answers.close()


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
        self._at = 1_000_000_000  # a moment of its own for each source, so that none is taken for another

    def tries(self, place: Place, source: str, tests: list[str], called: Called) -> str:
        """What comes of it: does one of these tests fail? First where all are collected; then from the start, where
        that is something else, since the function is called as modules are imported."""
        longest = {test: 60 + 20 * called.took[test] for test in tests if test in called.took}
        here = place._replace(file=self.package / place.name)
        if longest:
            found = self._noticed(self.unchanged, here, tests, longest)
            if found.startswith("noticed") or place.called not in called.imported:
                return found
        file = self.package / place.name
        before = file.read_text(encoding="utf-8")
        started = None
        try:
            self._write(file, source)
            started = Trying(self.folder, self._surroundings, sorted({test.partition("::")[0] for test in tests}))
            self._write(file, before)
            if not started.collected:
                return "noticed, as its tests are collected"
            return self._noticed(started, None, tests, longest)
        finally:
            self._write(file, before)
            if started is not None:
                started.close()

    def _noticed(self, trying: Trying, place: Place | None, tests: list[str], longest: Mapping[str, float]) -> str:
        """Whoever fails is believed only where it passes without the change, directly afterwards."""
        left: list[str] | None = tests if "::" in tests[0] else None  # or else whole files
        while (came := trying.ask(place, left, longest)).to in ("fail", "too long"):
            control = self._control(came.test, longest)
            if came.to == "fail" and control.to == "pass":
                return f"noticed, by {came.test}"
            if goes_on_for_ever(came, control):
                return f"noticed, {came.test} goes on: {told(came)}, and without the change {told(control)}"
            if left is None or came.test not in left[:-1]:
                return f"NOT NOTICED ({came.test} {came.to}, without the change {control.to})"
            left = left[left.index(came.test) + 1 :]
        return "NOT NOTICED"

    def _control(self, test: str, longest: Mapping[str, float]) -> Came:
        if test in longest:
            return self.unchanged.ask(None, [test], longest)
        alone = Trying(self.folder, self._surroundings, [test])
        try:
            return alone.ask(None, None, longest)
        finally:
            alone.close()

    @cached_property
    def unchanged(self) -> Trying:
        return Trying(self.folder, self._surroundings, tests_of_rooms())

    def close(self) -> None:
        if "unchanged" in vars(self):
            self.unchanged.close()

    def _write(self, file: Path, text: str) -> None:
        file.write_text(text, encoding="utf-8")
        self._at += 10
        os.utime(file, (self._at, self._at))

    def who_calls(self, told: Path, files: list[str]) -> None:
        """Runs these tests over a source that says what is called."""
        before = {
            name: (self.package / name).read_text(encoding="utf-8") for names in names_of_rooms() for name in names
        }
        words = ["-q", "-p", "no:cacheprovider", "-p", "support.who_calls", "--who-calls", str(told)]
        try:
            for name in before:
                self._write(self.package / name, telling(self.package / name, name))
            said = [sys.executable, "-m", "pytest", *words, *files]
            subprocess.run(said, cwd=self.folder, env=self._surroundings, capture_output=True, check=False)
        finally:
            for name, text in before.items():
                self._write(self.package / name, text)


def told(came: Came) -> str:
    return f"{came.seconds:.0f} s, {came.processor:.0f} s at work"


def tests_of_rooms() -> list[str]:
    """The files of the tests of these rooms but the slowest, the largest first."""
    tests = ROOT / "tests"
    found = {
        file
        for each in TESTS.split()
        for file in ((tests / each).glob("test_*.py") if (tests / each).is_dir() else [tests / each])
    }
    found -= {tests / f"{each}.py" for each in SLOW.split()}
    return [str(file.relative_to(ROOT)) for file in sorted(found, key=lambda file: -file.stat().st_size)]


def who_calls(copies: list[Copy], kept: Path | None) -> Called:
    """Each copy runs its part of the tests. What fails as it is could notice nothing, and is left out."""
    if kept is not None and kept.exists():
        return Called(**json.loads(kept.read_text(encoding="utf-8")))
    files, told = tests_of_rooms(), [copy.folder / "who_calls.json" for copy in copies]
    with ThreadPoolExecutor(len(copies)) as pool:
        parts = [files[number :: len(copies)] for number in range(len(copies))]
        list(pool.map(Copy.who_calls, copies, told, parts))
    found = Called({}, {}, [], [])
    for file in told:
        part = Called(**json.loads(file.read_text(encoding="utf-8")))
        found.took.update(part.took)
        found.failed.extend(part.failed)
        found.imported.extend(part.imported)
        for function, tests in part.by.items():
            found.by.setdefault(function, []).extend(test for test in tests if test not in part.failed)
    if kept is not None:
        kept.write_text(json.dumps(found._asdict()), encoding="utf-8")
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
    """The tests that are slower, or of other rooms: those whose text has the function's name."""
    name = re.compile(rf"\b{re.escape(place.function.rpartition('.')[2])}\b")
    files = sorted((ROOT / "tests").rglob("test_*.py"), key=lambda file: file.stat().st_size)
    return [str(file.relative_to(ROOT)) for file in files if name.search(file.read_text(encoding="utf-8"))][:FILES]


def tried(args: argparse.Namespace, folder: Path, known: Mapping[int, str]) -> Iterator[str]:
    """A line for each mutant, and what it came to; what is known already is not tried again."""
    since, copies = perf_counter(), Queue[Copy]()
    for number in range(args.at_once):
        copies.put(Copy(folder / str(number)))
    called = who_calls(list(copies.queue), args.calls)
    yield f"{len(called.took)} tests; left out, as they fail without any change: {', '.join(called.failed) or 'none'}"
    all_of_them = ((room, place, *place.made()) for room, place in drawn(args.seed))
    chosen = list(islice((each for each in all_of_them if each[2] not in EQUIVALENT), args.count))

    def outcome(number: int, place: Place, source: str) -> str:
        if number in known:
            return known[number]
        tests = in_order(called.by.get(place.called, ()), called.took) or files_that_name(place)
        if not tests:
            return "NOT CALLED"
        copy = copies.get()
        try:
            return copy.tries(place, source, tests, called)
        finally:
            copies.put(copy)

    noticed = 0
    numbered = sorted(enumerate(chosen, 1), key=lambda each: each[0] not in known)  # written down again first
    with ThreadPoolExecutor(args.at_once) as pool:
        found = {
            pool.submit(outcome, number, place, source): (number, room, name)
            for number, (room, place, name, source) in numbered
        }
        for done, each in enumerate(as_completed(found), 1):
            number, room, name = found[each]
            noticed += each.result().startswith("noticed")
            yield f"{number:3} {room}: {name}\n    {each.result()}"
            print(f"{noticed} of {done}, {perf_counter() - since:.0f} s", file=sys.stderr, flush=True)
    for copy in copies.queue:
        copy.close()
    yield f"{noticed} of {len(chosen)} noticed"


def known_from(results: Path | None, head: str) -> dict[int, str]:
    """What an interrupted run over the same source and tests has found."""
    lines = results.read_text(encoding="utf-8").splitlines() if results is not None and results.exists() else []
    after = lines[lines.index(head) + 1 :] if head in lines else []
    return {int(name[:3]): came.strip() for name, came in pairwise(after) if name[:3].strip().isdigit()}


def state() -> str:
    """Of source and tests: a short word for it."""
    files = sorted(file for folder in ("src", "tests") for file in (ROOT / folder).rglob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:8]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=96)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, help="written as it goes on; what stands above its first line is kept")
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--calls", type=Path, help="who calls what, kept here for the next time")
    args = parser.parse_args()
    head = f"{HEAD} --count {args.count} --seed {args.seed}     (source and tests {state()})"
    known = known_from(args.results, head)
    above = (
        args.results.read_text(encoding="utf-8").partition(HEAD)[0] if args.results and args.results.exists() else ""
    )
    with TemporaryDirectory() as folder, open(args.results or os.devnull, "w", encoding="utf-8") as results:
        results.write(above)
        for line in chain([head], tried(args, Path(folder), known)):
            print(line, flush=True)
            results.write(line + "\n")
            results.flush()


if __name__ == "__main__":
    main()
