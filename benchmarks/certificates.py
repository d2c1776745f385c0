"""A certificate of every text of every game: how long it takes, and whether another process makes the same bytes.

`python benchmarks/certificates.py [GAME ...]`: each is made by `houseway certify` in a process of its own, and again by
`--verify` in one with other hashes, another time zone, other words for dates and one thread. Seconds are by the clock
and of the processor; where others keep the machine busy, the second is what counts.
"""

import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory
from time import perf_counter

from houseway.games import GAMES, variants

OTHERWISE = {"PYTHONHASHSEED": "4711", "TZ": "Australia/Brisbane", "LC_ALL": "C", "NUMBA_NUM_THREADS": "1"}


def timed(words: list[str], **env: str) -> tuple[int, float, float]:
    """The exit status, seconds by the clock, and of the processor."""
    used, began = getrusage(RUSAGE_CHILDREN), perf_counter()
    status = subprocess.run(
        [sys.executable, "-m", "houseway", "certify", *words], env={**os.environ, **env}, stdout=subprocess.DEVNULL
    ).returncode
    after = getrusage(RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - used.ru_utime - used.ru_stime
    return status, perf_counter() - began, spent


def main() -> None:
    with TemporaryDirectory() as folder:
        file = str(Path(folder) / "made.json")
        for name in sys.argv[1:] or GAMES:
            for game in variants(name):
                words = [f"--{key.replace('_', '-')}={value}" for key, value in game.variant.items()]
                asked = [name, "--rules", game.rules, "--on", game.since, *words]
                status, clock, spent = timed([*asked, "-o", file])
                again, _, _ = timed(["--verify", file], **OTHERWISE)
                same = "same bytes" if again == status == 0 else "NOT THE SAME"
                which = " ".join(map(str, game.variant.values()))
                size = os.path.getsize(file) // 1024 if status == 0 else 0
                print(f"{name:20} {game.part:12} {which:10} {clock:6.1f} s, {spent:5.1f} s of the processor, "
                      f"{size:4} KiB, {same}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
