"""What the tree of reasons costs whoever does not ask: two trees of the source, in turns, by processor time.

python benchmarks/why_cost.py FOLDER/src            # against the source of this folder
valgrind --tool=callgrind … python benchmarks/why_cost.py --once house 100      # instructions, which repeat
"""

import asyncio
import os
import secrets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

HERE = Path(__file__).parents[1] / "src"
WHAT = {"blackjack": 3000, "walk": 1, "house": 400}
"""Rounds of blackjack at the table, walks of a simulator's plan, acts of a house."""
TURNS = 7


def blackjack(rounds: int) -> Callable[[], object]:
    from houseway.bench.blackjack_table import new_table, play_round
    from houseway.equipment.chance import Chance
    from houseway.equipment.entropy import SeededEntropy

    table, chance = new_table(), Chance(SeededEntropy("why"))
    return lambda: [play_round(table, chance) for _ in range(rounds)]


def walk(times: int) -> Callable[[], object]:
    """A plan of craps is made by playing rounds, and is not kept."""
    from houseway.bench.simulators import plan_of

    os.environ["XDG_CACHE_HOME"] = tempfile.mkdtemp()
    return lambda: [plan_of("craps", "win bet") for _ in range(times)]


def house(acts: int) -> Callable[[], object]:
    sys.path.insert(0, str(Path(__file__).parent))
    from house_scale import closes, house_at, table_at

    red = {"on": "red", "selection": "red", "stake": 500}
    secrets.token_hex = lambda nbytes=None: "17" * (nbytes or 32)  # so that the wheel gives the same in both

    async def play() -> None:
        opened = house_at(tempfile.mkdtemp())
        table = await table_at(opened, 0)
        for count in range(acts):
            who, act, details = (f"player 0 {count % 3}", "wager", red) if count % 3 < 2 else closes(table)
            await table.act(who, act, details, str(count))

    return lambda: asyncio.run(play())


MADE = {"blackjack": blackjack, "walk": walk, "house": house}


def once(what: str, count: int) -> float:
    """Seconds of the processor."""
    run = MADE[what](count)
    began = time.process_time()
    run()
    return time.process_time() - began


def timed(source: Path, what: str) -> float:
    environment = os.environ | {"PYTHONPATH": str(source), "PYTHONHASHSEED": "1"}
    command = [sys.executable, __file__, "--once", what, str(WHAT[what])]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[-1])


def main(before: Path) -> None:
    for what, count in WHAT.items():
        took: dict[Path, list[float]] = {before: [], HERE: []}
        for turn in range(TURNS):
            for source in (before, HERE) if turn % 2 else (HERE, before):
                took[source].append(timed(source, what))
        was, now = took.values()
        print(f"{what} × {count}: median {median(was):.3f} s before, {median(now):.3f} s now;", end=" ")
        print(f"{min(was):.3f} and {min(now):.3f} at best of {TURNS}: {min(now) / min(was) - 1:+.1%}", flush=True)


if __name__ == "__main__":
    if sys.argv[1] == "--once":
        print(once(sys.argv[2], int(sys.argv[3])))
    else:
        main(Path(sys.argv[1]))
