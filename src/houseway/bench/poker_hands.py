"""Poker hands of 5 and of 7 random cards ranked by batch, on one core, beside the evaluators that are installed.

The same hands, in turns: a batch by us, five times over, then a part of them by each peer. The peers' cards are made
beforehand, so that their evaluation alone is timed. A program under HOUSEWAY_BENCH_HANDS_5 or _7 deals random hands of
its own, and prints how many it evaluated a second.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from houseway.bench.frame import OURS, Benchmark, Missing, Peer, Turn, again, compete, rate
from houseway.bench.peers import module, programs
from houseway.equipment.cards import NAME
from houseway.kernels.hands import Evaluator

HANDS, PASSES, PEERS_HANDS = 1_000_000, 5, 20_000
SHORT = [name.replace("10", "T")[0] + name[-1].lower() for name in NAME]

Hands = NDArray[np.uint8]


def results(turns: int) -> Iterator[Benchmark]:
    begun = time.perf_counter()
    poker = Evaluator()
    sizes = [f"{table.places.nbytes / 1024:.0f} KB" for table in (poker.five, poker.seven)]
    built = f"tables of {' and '.join(sizes)} built in {time.perf_counter() - begun:.2f} s"
    for cards, note in ((5, built), (7, "")):
        hands, out = np.ascontiguousarray(dealt(cards)), np.empty(HANDS, np.uint16)
        ours = _ours(poker, hands, out)
        yield compete(f"poker hands of {cards}, by batch", "hands/s", ours, peers(hands), turns, note=note)
        both, one = (_by_the_clock(poker, hands, out, threads) for threads in (2, 1))
        contenders = Peer(f"{OURS}, 2 threads", both), [Peer(f"{OURS}, 1 thread", one)]
        yield compete(f"poker hands of {cards}, by the clock", "hands/s", *contenders, turns)


def dealt(cards: int) -> Hands:
    chance = np.random.default_rng(cards)
    return chance.random((HANDS, 52), dtype=np.float32).argsort(axis=1)[:, :cards].astype(np.uint8)


def _ours(poker: Evaluator, hands: Hands, out: NDArray[np.uint16]) -> Turn:
    ranked = poker.ranks5 if hands.shape[1] == 5 else poker.ranks7
    return lambda: again(lambda: ranked(hands, out), PASSES) * len(hands)


def _by_the_clock(poker: Evaluator, hands: Hands, out: NDArray[np.uint16], threads: int) -> Turn:
    ranked = poker.ranks5 if hands.shape[1] == 5 else poker.ranks7
    return lambda: rate(lambda: ranked(hands, out, threads), len(hands), time.perf_counter)


def peers(hands: Hands) -> Sequence[Peer | Missing]:
    few = hands[:PEERS_HANDS].tolist()
    makers = {"eval7": eval7, "phevaluator": phevaluator, "treys": treys}
    return [
        *programs(f"hands-{hands.shape[1]}"),
        *(module(name, lambda make=make: _one_by_one(make, few)) for name, make in makers.items()),  # type: ignore[misc]
    ]


def _one_by_one(make: Callable[[list[list[int]]], Callable[[], object]], few: list[list[int]]) -> Turn:
    work = make(few)
    return lambda: rate(work, len(few))


def eval7(few: list[list[int]]) -> Callable[[], object]:
    from eval7 import Card, evaluate  # type: ignore[import-not-found]

    cards = list(map(Card, SHORT))
    theirs = [[cards[card] for card in hand] for hand in few]
    return lambda: list(map(evaluate, theirs))


def phevaluator(few: list[list[int]]) -> Callable[[], object]:
    from phevaluator import Card, evaluate_cards  # type: ignore[import-not-found]

    numbers = [Card(name).id_ for name in SHORT]
    theirs = [[numbers[card] for card in hand] for hand in few]
    return lambda: [evaluate_cards(*hand) for hand in theirs]


def treys(few: list[list[int]]) -> Callable[[], object]:
    from treys import Card, Evaluator  # type: ignore[import-not-found]

    cards, evaluator = list(map(Card.new, SHORT)), Evaluator()
    theirs: list[Any] = [([cards[card] for card in hand[:2]], [cards[card] for card in hand[2:]]) for hand in few]
    return lambda: [evaluator.evaluate(held, board) for held, board in theirs]
