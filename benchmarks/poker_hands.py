"""Poker hands of 5 and of 7 random cards ranked by batch, by one thread and by two, beside eval7 where it is installed.

The same hands, in turns: a batch of ours, then a part of them by the peer, as often as it takes; the medians are
compared. The peer's cards are made beforehand, so that its evaluation alone is timed.
"""

import time
from collections.abc import Callable
from importlib.util import find_spec
from statistics import median

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import NAME
from houseway.kernels.hands import Evaluator

HANDS, PEERS_HANDS, TURNS = 1_000_000, 100_000, 15


def dealt(cards: int) -> NDArray[np.uint8]:
    chance = np.random.default_rng(cards)
    return chance.random((HANDS, 52), dtype=np.float32).argsort(axis=1)[:, :cards].astype(np.uint8)


def rate(work: Callable[[], object], hands: int) -> float:
    """Millions a second."""
    begun = time.perf_counter()
    work()
    return hands / (time.perf_counter() - begun) / 1e6


def peer(hands: NDArray[np.uint8]) -> Callable[[], object] | None:
    """The same hands evaluated by eval7, one after another."""
    if find_spec("eval7") is None:
        return None
    from eval7 import Card, evaluate  # type: ignore[import-not-found]

    cards = [Card(name.replace("10", "T")[0] + name[-1].lower()) for name in NAME]
    theirs = [[cards[card] for card in hand] for hand in hands[:PEERS_HANDS].tolist()]
    return lambda: list(map(evaluate, theirs))


def measure(poker: Evaluator, cards: int) -> None:
    hands, out = np.ascontiguousarray(dealt(cards)), np.empty(HANDS, np.uint16)
    ranked = poker.ranks5 if cards == 5 else poker.ranks7
    ranked(hands, out)  # compiles, where it is not kept on disk
    theirs, ours, both, others = peer(hands), [], [], []
    for _ in range(TURNS):
        ours.append(rate(lambda: ranked(hands, out), HANDS))
        both.append(rate(lambda: ranked(hands, out, threads=2), HANDS))
        if theirs is not None:
            others.append(rate(theirs, PEERS_HANDS))
    print(f"poker hands of {cards}: {median(ours):.0f} M/s, {max(ours):.0f} at best", end="")
    print(f"; {median(both):.0f} M/s by two threads", end="")
    print(f"; eval7 {median(others):.2f} M/s: {median(ours) / median(others):.0f} times" if others else "")


def main() -> None:
    begun = time.perf_counter()
    poker = Evaluator()
    sizes = [f"{table.places.nbytes / 1024:.0f} KB" for table in (poker.five, poker.seven)]
    print(f"poker hands: tables of {' and '.join(sizes)} built in {time.perf_counter() - begun:.2f} s")
    for cards in (5, 7):
        measure(poker, cards)


if __name__ == "__main__":
    main()
