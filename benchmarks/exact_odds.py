"""The exact odds: baccarat's coups by the kernel and in plain Python, and every page of odds from a fresh process."""

import subprocess
import sys
import time
from collections.abc import Callable
from typing import Final

from houseway.families.baccarat.chances import coups
from houseway.games import GAMES
from houseway.kernels.coups import coups_from

TIMES: Final = 9
EIGHT_DECKS: Final = [128, *[32] * 9]


def best(job: Callable[[], object], times: int = TIMES) -> float:
    """Seconds, of the fastest of several runs."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        job()
        taken.append(time.perf_counter() - start)
    return min(taken)


def page(game: str) -> int:
    words = [sys.executable, "-m", "houseway.cli", "odds", game, "--json"]
    return subprocess.run(words, capture_output=True, check=False).returncode


def main() -> None:
    coups_from(EIGHT_DECKS)
    fast, slow = best(lambda: coups_from(EIGHT_DECKS)), best(lambda: coups.__wrapped__(8))
    print(f"exact baccarat, 8 decks: {fast * 1000:.2f} ms by the kernel, {slow * 1000:.1f} ms in plain Python")
    for game in GAMES:
        print(f"houseway odds {game}: {best(lambda game=game: page(game), 3):.2f} s")  # type: ignore[misc]


if __name__ == "__main__":
    main()
