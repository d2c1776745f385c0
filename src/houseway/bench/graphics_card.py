"""Rounds on a graphics card beside the same rounds on the processor, whose counts must be the same.

First the counts of every plan of every game are compared; then each kind of kernel is measured, and compared again.
"""

from collections.abc import Iterator, Mapping
from time import perf_counter
from types import MappingProxyType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.bench.frame import Benchmark, Figure, Missing, Peer, compete, rate
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.simulate import gpu
from houseway.simulate.games import Request, plans
from houseway.simulate.gpu.card import ready
from houseway.simulate.plan import Plan, chunks_of
from houseway.simulate.runner import run
from houseway.simulate.systems import SYSTEMS

EVERY: Final = 1_012_345  # rounds of each plan of every game
COMPARED: Final = 20_012_345
FIRST, BY_PROCESSOR = 2_000_000_000, 100_000_000
SECONDS: Final = 3  # that a turn of the card takes at the least
SEED: Final = 7
INDICES: Final = ("16v10>=0:stand", "12v3<=1:draw", "insurance>=3")
COUNTED: Final = {"system": SYSTEMS["hi-lo"], "depth": "3/4"}


class Case(NamedTuple):
    title: str
    game: str
    asked: Mapping[str, Any] = MappingProxyType({})
    which: int = 0  # of the game's plans


CASES: Final = (
    Case("baccarat out of a shoe of 416 cards with a cutting card", "baccarat"),
    Case("blackjack out of a shoe of 416 cards with a cutting card", "blackjack"),
    Case("blackjack, cards counted by hi-lo, the cutting card after 3/4", "blackjack", COUNTED),
    Case("blackjack, the same with three index plays", "blackjack", {**COUNTED, "indices": INDICES}),
    Case("craps, what one throw decides", "craps"),
    Case("craps, a wager that may stand", "craps", which=-1),
    Case("roulette, every wager", "roulette"),
    Case("sic-bo, every wager", "sic-bo"),
    Case("keno, tickets of 1 to 10 spots", "keno"),
    Case("tri-chro, every wager", "tri-chro"),
    Case("Caribbean stud, by rank", "caribbean-stud"),
    Case("Caribbean stud, the best play", "caribbean-stud", {"strategy": "caribbean-stud-best"}),
    Case("pai gow, the house way", "pai-gow"),
    Case("5 card stud, 6 players", "5-card-stud", {"players": 6}),
    Case("7 card stud, 6 players", "7-card-stud", {"players": 6}),
    Case("manila, 6 players", "manila", {"players": 6}),
    Case("draw, 4 players", "draw", {"players": 4}),
)


def results(turns: int) -> Iterator[Benchmark]:
    try:
        card = str(ready().get_current_device().name)
    except BadInput as problem:
        yield Benchmark("rounds on a graphics card", "G/s", (), [Missing("graphics card", str(problem))])
        return
    yield _every_plan(card)
    for case in CASES:
        yield _result(case.title, plans(Request(find(case.game), **case.asked))[case.which], card, turns)


def _every_plan(card: str) -> Benchmark:
    """Of every game, as it is played where nothing else is asked for."""
    compared = 0
    for name in GAMES:
        for at, plan in enumerate(plans(Request(find(name)))):
            _compare(f"{name}, plan {at}", plan, EVERY)
            compared += 1
    title = f"every plan of every game: the counts of {EVERY:,} rounds of each are equal"
    return Benchmark(title, "plans", [Figure(card, compared, compared)])


def _result(title: str, plan: Plan, card: str, turns: int) -> Benchmark:
    _compare(title, plan, COMPARED)
    many = _enough(plan)
    ours = Peer(card, lambda: rate(lambda: _on_card(plan, many), many / 1e9, perf_counter))
    theirs = Peer("processor", lambda: rate(lambda: run(plan, BY_PROCESSOR, SEED), BY_PROCESSOR / 1e9, perf_counter))
    note = f"by the clock; the counts of {COMPARED:,} rounds are equal"
    return compete(title, "G/s", ours, [theirs], turns, note=note)


def _enough(plan: Plan) -> int:
    """As many rounds as keep the card busy for so long that its start does not count."""
    many = FIRST
    while True:
        begun = perf_counter()
        _on_card(plan, many)
        took = perf_counter() - begun
        if took >= SECONDS:
            return many
        many *= max(2, min(10, int(SECONDS / took)))


def _compare(title: str, plan: Plan, rounds: int) -> None:
    if not np.array_equal(_on_card(plan, rounds), run(plan, rounds, SEED).counts):
        raise AssertionError(f"{title}: the card's counts are not the processor's")


def _on_card(plan: Plan, rounds: int) -> NDArray[np.int64]:
    counts = np.zeros(len(plan.ends), np.int64)
    gpu.count(plan, SEED, range(chunks_of(rounds)), rounds, counts)
    return counts
