"""The exact odds: baccarat's coups by the kernel and in plain Python, and every page of odds from a fresh process."""

import sys
from collections.abc import Iterator
from functools import partial
from typing import Final

from houseway.bench.frame import Benchmark, Peer, again, compete
from houseway.bench.peers import timed
from houseway.families.baccarat.chances import coups
from houseway.games import GAMES
from houseway.kernels.coups import coups_from

EIGHT_DECKS: Final = [128, *[32] * 9]
TIMES: Final = 20


def results(turns: int) -> Iterator[Benchmark]:
    plain = Peer("houseway, in plain Python", lambda: again(partial(coups.__wrapped__, 8), 1))
    kernel = partial(again, partial(coups_from, EIGHT_DECKS), TIMES)
    yield compete("exact baccarat, 8 decks", "times/s", kernel, [plain], turns)
    for game in GAMES:
        words = [sys.executable, "-m", "houseway.cli", "odds", game, "--json"]
        yield compete(f"houseway odds {game}, the whole command", "times/s", timed(f"odds {game}", words, 1), (), turns)
