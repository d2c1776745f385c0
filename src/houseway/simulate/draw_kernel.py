"""Rounds by draws that know nothing of each other: dice, wheels, coins. See `shoe_kernel` for the states.

A device gives each of `ways` outcomes as likely as another: one that is likelier than others has several of them.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiled import inlined, kernel
from houseway.kernels.streams import next_word, stream
from houseway.simulate.batches import BELOW, FEW, NEAR, NEAR_EIGHT, UNUSED, ended, fair, fair_eight, four

Words: TypeAlias = NDArray[np.uint64]


class Rules(NamedTuple):
    """What the kernel knows of a game."""

    to: NDArray[np.uint32]  # by state and way: the place of the next state's row
    end_of: NDArray[np.int32]  # by place of a row: the number of the end that the state is, or -1
    ends: NDArray[np.uint64]  # by number: the place of the row of the state that is the end
    start: np.uint64
    ways: np.uint64  # at most `batches.MOST`


@kernel
def begin(seed: np.uint64, name: np.uint64, chunk: np.uint64, lane: int, words: Words) -> None:
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = stream(seed, name, chunk)


@kernel
def fair_word(word: np.uint64, n: np.uint64, eight: np.bool_, words: Words, lane: np.uint64) -> np.uint64:
    """The word itself, or the first after it that is fair to all draws that it is good for."""
    return fair_eight(word, n, words, lane) if eight else fair(word, n, n, n, n, words, lane)


@inlined
def step(
    to: NDArray[np.uint32],
    hist: NDArray[np.uint32],
    states: np.uint64,
    left: np.uint64,
    here: np.uint64,
    right: np.uint64,
    there: np.uint64,
) -> tuple[np.uint64, np.uint64]:
    """A draw of either lane."""
    here = np.uint64(to[left + here])
    hist[here] += np.uint32(1)
    there = np.uint64(to[right + there])
    hist[states + there] += np.uint32(1)
    return here, there


@kernel
def two_lanes(
    rules: Rules, times: int, words: Words, here: np.uint64, there: np.uint64, hist: NDArray[np.uint32]
) -> tuple[np.uint64, np.uint64]:
    """So many words of either lane."""
    to, n, states, zero, one = rules.to, rules.ways, np.uint64(len(rules.end_of)), np.uint64(0), np.uint64(1)
    i, j, k, m = words[0, 0], words[0, 1], words[0, 2], words[0, 3]
    w, x, y, z = words[1, 0], words[1, 1], words[1, 2], words[1, 3]
    eight = n <= FEW
    near = NEAR_EIGHT if eight else NEAR
    square = n * n
    all_draws = square * square * (square * square if eight else one)
    for _ in range(times):
        left, i, j, k, m = next_word(i, j, k, m)
        right, w, x, y, z = next_word(w, x, y, z)
        left, right = left >> UNUSED, right >> UNUSED
        if (left * all_draws) & BELOW < near or (right * all_draws) & BELOW < near:  # what is left after them
            words[0, 0], words[0, 1], words[0, 2], words[0, 3] = i, j, k, m
            words[1, 0], words[1, 1], words[1, 2], words[1, 3] = w, x, y, z
            left, right = fair_word(left, n, eight, words, zero), fair_word(right, n, eight, words, one)
            i, j, k, m = words[0, 0], words[0, 1], words[0, 2], words[0, 3]
            w, x, y, z = words[1, 0], words[1, 1], words[1, 2], words[1, 3]
        a, b, c, d, p = four(left, n, n, n, n)
        e, f, g, h, q = four(right, n, n, n, n)
        here, there = step(to, hist, states, a, here, e, there)
        here, there = step(to, hist, states, b, here, f, there)
        here, there = step(to, hist, states, c, here, g, there)
        here, there = step(to, hist, states, d, here, h, there)
        if eight:
            a, b, c, d, p = four(p, n, n, n, n)
            e, f, g, h, q = four(q, n, n, n, n)
            here, there = step(to, hist, states, a, here, e, there)
            here, there = step(to, hist, states, b, here, f, there)
            here, there = step(to, hist, states, c, here, g, there)
            here, there = step(to, hist, states, d, here, h, there)
    words[0, 0], words[0, 1], words[0, 2], words[0, 3] = i, j, k, m
    words[1, 0], words[1, 1], words[1, 2], words[1, 3] = w, x, y, z
    return here, there


@kernel
def one_lane(
    rules: Rules, times: int, words: Words, lane: np.uint64, state: np.uint64, hist: NDArray[np.uint32]
) -> np.uint64:
    """So many words of a lane whose neighbour has no more rounds to play; of eight draws each."""
    to, n, first = rules.to, rules.ways, lane * np.uint64(len(rules.end_of))
    for _ in range(times):
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        word = fair_eight(word >> UNUSED, n, words, lane)
        for _half in range(2):
            a, b, c, d, word = four(word, n, n, n, n)
            for way in (a, b, c, d):
                state = np.uint64(to[way + state])
                hist[first + state] += np.uint32(1)
    return state


@kernel
def round_by_round(
    rules: Rules,
    rounds: int,
    words: Words,
    lane: np.uint64,
    state: np.uint64,
    hist: NDArray[np.uint32],
    trail: NDArray[np.uint16],
    drawn: NDArray[np.uint16],
    used: NDArray[np.int64],
) -> None:
    """The same, one draw after another, for exactly so many rounds; with what came, where there is room."""
    n, states, played, seen, at_once = rules.ways, np.uint64(len(rules.end_of)), 0, 0, np.empty(8, np.uint64)
    eight = n <= FEW
    while played < rounds:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        word = fair_word(word >> UNUSED, n, eight, words, lane)
        at_once[0], at_once[1], at_once[2], at_once[3], word = four(word, n, n, n, n)
        at_once[4], at_once[5], at_once[6], at_once[7], word = four(word, n, n, n, n)
        for at in range(8 if eight else 4):
            state = np.uint64(rules.to[at_once[at] + state])
            hist[lane * states + state] += np.uint32(1)
            if seen < len(drawn):
                drawn[seen] = at_once[at]
                seen += 1
            if rules.end_of[state] >= 0:
                if played < len(trail):
                    trail[played] = rules.end_of[state]
                if played < len(used):
                    used[played] = seen
                played += 1
                if played == rounds:
                    break


@kernel
def count(
    rules: Rules, seed: np.uint64, name: np.uint64, chunk: int, lengths: tuple[int, int], counts: NDArray[np.int64]
) -> None:
    """Two chunks of so many rounds, beside each other; the second may be empty."""
    states = len(rules.end_of)
    words, hist = np.empty((2, 4), np.uint64), np.zeros(2 * states, np.uint32)
    trail, drawn, used = np.empty(0, np.uint16), np.empty(0, np.uint16), np.empty(0, np.int64)
    here, there, times = rules.start, rules.start, 1
    for lane in range(2):
        begin(seed, name, np.uint64(chunk + lane), lane, words)
    while times:
        times = min(lengths[0] - ended(rules.ends, hist, 0), lengths[1] - ended(rules.ends, hist, states)) // 8
        here, there = two_lanes(rules, times, words, here, there, hist)
    for lane in range(2):
        state, first, times = (there if lane else here), lane * states, int(rules.ways <= FEW)
        while times:
            times = (lengths[lane] - ended(rules.ends, hist, first)) // 8
            state = one_lane(rules, times, words, np.uint64(lane), state, hist)
        left = lengths[lane] - ended(rules.ends, hist, first)
        round_by_round(rules, left, words, np.uint64(lane), state, hist, trail, drawn, used)
    for at in range(len(rules.ends)):
        counts[at] += hist[rules.ends[at]] + hist[np.uint64(states) + rules.ends[at]]
