"""Random tests whose seeds are known: printed when they start, told when one fails, and given again by whoever looks.

HOUSEWAY_SEED=46155 pytest tests/play/test_every_game.py -k craps     that seed, and those after it
HOUSEWAY_SESSIONS=2000 pytest tests/play/test_every_game.py           more of them
"""

import os
import random
from collections.abc import Callable
from functools import wraps
from typing import Any, Final

__all__ = ["FIRST", "SESSIONS", "seeded"]

FIRST: Final = int(os.environ.get("HOUSEWAY_SEED", "1"))
SESSIONS: Final = int(os.environ.get("HOUSEWAY_SESSIONS", "0"))


def seeded(times: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Run a test so often, each time with a `chance` of its own; the seed of the one that fails is told."""

    def made(test: Callable[..., None]) -> Callable[..., None]:
        @wraps(test)
        def run(name: str, fill: Any) -> None:
            for seed in range(FIRST, FIRST + (SESSIONS or times)):
                try:
                    test(name, random.Random(seed), fill)
                except BaseException as wrong:
                    wrong.add_note(f"{name}, seed {seed}: HOUSEWAY_SEED={seed} plays it again")
                    raise

        del run.__wrapped__  # pytest would ask for a fixture called `chance`
        return run

    return made
