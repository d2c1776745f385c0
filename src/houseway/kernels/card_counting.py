"""Who counts cards: rounds out of a shoe, each counted at the count that it began with."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.batches import fill
from houseway.kernels.compiler import kernel
from houseway.kernels.shoe import MOST_GROUPS, ONE, THREE, TWO, ShoeInputs, begin, group

HIGHEST: Final = 10  # counts beyond it are counted with it, above and below
A_DECK: Final = 52


@kernel
def place_of(running: np.int64, left: np.uint64, by_running: bool) -> np.int64:
    """The place of a count, from the lowest that is told; so many cards are left."""
    count = running if by_running else running * A_DECK // np.int64(left)
    return min(max(count, np.int64(-HIGHEST)), np.int64(HIGHEST)) + HIGHEST


@kernel
def by_count(
    rules: ShoeInputs,
    to: NDArray[np.uint16],
    ways: NDArray[np.int64],
    tags: NDArray[np.int64],
    unseen: np.uint64,
    starts: np.int64,
    by_running: bool,
    seed: np.uint64,
    name: np.uint64,
    chunk: np.uint64,
    rounds: int,
    counts: NDArray[np.int64],
    trail: NDArray[np.uint32],
) -> None:
    """The rounds of `shoe.round_by_round`, each counted at the count that it began with.

    Their ends are told in order where there is room. What is done with a card goes by the count with that card in it.
    """
    size, states, ends = np.uint64(len(rules.cards)), len(rules.end_of), len(rules.ends)
    shoe, words = np.empty_like(rules.cards), np.empty((1, 4), np.uint64)
    drawn, buffer = np.empty(4, np.uint64), np.empty(MOST_GROUPS, np.uint64)
    groups, lane, played, varied = (rules.cut - ONE) >> TWO, np.uint64(0), 0, len(to) > 1
    begin(rules, seed, name, chunk, 0, shoe, words)
    while played < rounds:
        state, out, after, running = rules.start, np.uint64(0), rules.after + ONE, starts
        before, way = place_of(running, size, by_running), np.int64(0)
        fill(words, lane, buffer, lane, int(groups))
        while after and played < rounds:
            if not out & THREE:
                if out >> TWO >= groups:
                    fill(words, lane, buffer, out >> TWO, 1)
                drawn[0], drawn[1], drawn[2], drawn[3] = group(shoe, buffer[out >> TWO], size - out, words, lane)
            card = drawn[out & THREE]
            if out >= unseen:
                running += tags[np.int64(card) // states]
            out += ONE
            if varied:
                way = ways[place_of(running, size - out, by_running)]
            state = np.uint64(to[way, card + state])
            if rules.end_of[state] >= 0:
                end = before * ends + rules.end_of[state]
                counts[end] += 1
                if played < len(trail):
                    trail[played] = end
                played += 1
                if out >= rules.cut:
                    after -= ONE
                before = place_of(running, size - out, by_running)
