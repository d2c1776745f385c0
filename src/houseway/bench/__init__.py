"""Speed, measured beside the peers that are installed: `houseway bench`. Never in a timed test.

A benchmark is a module of this package with `results(turns) -> Iterator[Result]`, loaded when it is asked for; most
yield what `frame.compete` finds.
"""

from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Final

from houseway.errors import require

require("simulate")

from houseway.bench.frame import Benchmark

BENCHMARKS: Final[Mapping[str, str]] = {
    "best-play": "best_play",
    "blackjack-table": "blackjack_table",
    "deals": "deals",
    "exact-blackjack": "exact_blackjack",
    "exact-odds": "exact_odds",
    "floor-load": "floor_load",
    "frames": "frames",
    "graphics-card": "graphics_card",
    "keno-settlement": "keno_settlement",
    "poker-hands": "poker_hands",
    "seven-card-stud": "seven_card_stud",
    "simulated": "simulators",
    "views": "views",
}


def results(name: str, turns: int) -> Iterator[Benchmark]:
    """What one benchmark measures, each as soon as it is known."""
    found: Iterator[Benchmark] = import_module(f"houseway.bench.{BENCHMARKS[name]}").results(turns)
    return found
