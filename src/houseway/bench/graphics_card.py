"""Rounds out of a shoe on a graphics card beside the same rounds on the processor, whose counts must be the same."""

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from houseway.bench.frame import Contender, Missing, Result, compete, rate
from houseway.errors import BadInput
from houseway.games import find
from houseway.simulate import gpu
from houseway.simulate.games import Asked, plans
from houseway.simulate.plan import chunks_of
from houseway.simulate.runner import run

GAMES: Final = ("baccarat", "blackjack")
COMPARED: Final = 20_012_345
BY_CARD, BY_PROCESSOR = 300_000_000_000, 200_000_000
SEED: Final = 7


def results(turns: int) -> Iterator[Result]:
    for name in GAMES:
        (plan,) = plans(Asked(find(name, {}, "qld")))
        yield _result(name, plan, turns)


def _result(name: str, plan: Any, turns: int) -> Result:
    processor = Contender(
        "processor", lambda: rate(lambda: run(plan, BY_PROCESSOR, SEED), BY_PROCESSOR / 1e9, perf_counter)
    )
    title, unit = f"{name}, rounds out of a shoe of {len(plan.rules.cards)} cards with a cutting card", "G/s"
    try:
        cuda, _ = gpu.ready()
    except BadInput as problem:
        return compete(title, unit, processor, [Missing("graphics card", str(problem))], turns)
    if not np.array_equal(_on_card(plan, COMPARED), run(plan, COMPARED, SEED).counts):
        raise AssertionError(f"{name}: the card's counts are not the processor's")
    card = Contender(
        str(cuda.get_current_device().name),
        lambda: rate(lambda: _on_card(plan, BY_CARD), BY_CARD / 1e9, perf_counter),
    )
    note = f"by the clock; the counts of {COMPARED:,} rounds are equal"
    return compete(title, unit, card, [processor], turns, note=note)


def _on_card(plan: Any, rounds: int) -> NDArray[np.int64]:
    counts = np.zeros(len(plan.ends), np.int64)
    gpu.count(plan.rules, SEED, plan.name, range(chunks_of(rounds)), rounds, counts)
    return counts
