"""Random sessions with random irregularities at every game: no cent is lost and no round gets stuck.

    make fuzz                              10,000 sessions of every text and variant of every game, on all cores
    python tests/fuzz.py 500 craps keno    fewer, of some

The test suite plays a few of the same sessions (`tests/play/test_every_game.py`). A seed that fails is printed, and
fails again.
"""

import random
import sys
import traceback
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from time import monotonic

from support.sessions import EVERY, fill_option, table_of, walk

ROUNDS = 2
AT_ONCE = 250


def session(name: str, seed: int) -> str:
    """One session; what went wrong, or nothing."""
    chance = random.Random(seed)
    try:
        table = table_of(EVERY[name], chance)
        in_play = table.holdings()
        for _ in range(ROUNDS):
            if table.open:
                for _step in walk(table, chance, fill_option, steady=0.6):
                    assert table.holdings() == in_play, "money in does not equal money out"
                    assert all(person.purse.value >= 0 for person in table.people.values()), "somebody owes chips"
    except Exception:
        return f"{name}, seed {seed}:\n{traceback.format_exc(limit=-3)}"
    return ""


def some(name: str, first: int) -> list[str]:
    return [wrong for seed in range(first, first + AT_ONCE) if (wrong := session(name, seed))]


def main(words: list[str]) -> int:
    sessions = int(words[0]) if words else 10_000
    failed = 0
    with ProcessPoolExecutor() as pool:
        for name in [each for each in EVERY if not words[1:] or each.split()[0] in words[1:]]:
            start = monotonic()
            wrong = [each for found in pool.map(partial(some, name), range(0, sessions, AT_ONCE)) for each in found]
            print(f"{name}: {sessions} sessions, {len(wrong)} failed, {monotonic() - start:.0f} s", flush=True)
            print("".join(wrong[:3]), end="", flush=True)
            failed += len(wrong)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
