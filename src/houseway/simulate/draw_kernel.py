"""Rounds by draws that know nothing of each other: dice, wheels, coins. See `shoe_kernel` for the states.

A device gives each of `ways` outcomes as likely as another: one that is likelier than others has several of them.
"""

from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiled import inlined, kernel
from houseway.kernels.streams import next_word, stream
from houseway.simulate.batches import NEAR, UNUSED, fair, four

Words: TypeAlias = NDArray[np.uint64]


class Rules(NamedTuple):
    """What the kernel knows of a game."""

    to: NDArray[np.uint16]  # by way and state: the next state
    end_of: NDArray[np.int32]  # by state: the number of the end that it is, or -1
    ends: NDArray[np.uint64]  # by number: the state that is the end
    start: np.uint64
    ways: np.uint64  # at most `batches.MOST`


@kernel
def begin(seed: np.uint64, name: np.uint64, chunk: np.uint64, lane: int, words: Words) -> None:
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = stream(seed, name, chunk)


@kernel
def two_lanes(
    rules: Rules, times: int, words: Words, here: np.uint64, there: np.uint64, hist: NDArray[np.uint32]
) -> tuple[np.uint64, np.uint64]:
    """So many times four draws of either lane."""
    to, n, states, zero, one = rules.to, rules.ways, np.uint64(len(rules.end_of)), np.uint64(0), np.uint64(1)
    i, j, k, m = words[0, 0], words[0, 1], words[0, 2], words[0, 3]
    w, x, y, z = words[1, 0], words[1, 1], words[1, 2], words[1, 3]
    for _ in range(times):
        word, i, j, k, m = next_word(i, j, k, m)
        a, b, c, d, rest = four(word >> UNUSED, n, n, n, n)
        if rest < NEAR:
            words[0, 0], words[0, 1], words[0, 2], words[0, 3] = i, j, k, m
            a, b, c, d, rest = four(fair(word >> UNUSED, n, n, n, n, words, zero), n, n, n, n)
            i, j, k, m = words[0, 0], words[0, 1], words[0, 2], words[0, 3]
        word, w, x, y, z = next_word(w, x, y, z)
        e, f, g, h, rest = four(word >> UNUSED, n, n, n, n)
        if rest < NEAR:
            words[1, 0], words[1, 1], words[1, 2], words[1, 3] = w, x, y, z
            e, f, g, h, rest = four(fair(word >> UNUSED, n, n, n, n, words, one), n, n, n, n)
            w, x, y, z = words[1, 0], words[1, 1], words[1, 2], words[1, 3]
        here = np.uint64(to[a * states + here])
        hist[here] += np.uint32(1)
        there = np.uint64(to[e * states + there])
        hist[states + there] += np.uint32(1)
        here = np.uint64(to[b * states + here])
        hist[here] += np.uint32(1)
        there = np.uint64(to[f * states + there])
        hist[states + there] += np.uint32(1)
        here = np.uint64(to[c * states + here])
        hist[here] += np.uint32(1)
        there = np.uint64(to[g * states + there])
        hist[states + there] += np.uint32(1)
        here = np.uint64(to[d * states + here])
        hist[here] += np.uint32(1)
        there = np.uint64(to[h * states + there])
        hist[states + there] += np.uint32(1)
    words[0, 0], words[0, 1], words[0, 2], words[0, 3] = i, j, k, m
    words[1, 0], words[1, 1], words[1, 2], words[1, 3] = w, x, y, z
    return here, there


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
    n, states, played, seen, four_draws = rules.ways, np.uint64(len(rules.end_of)), 0, 0, np.empty(4, np.uint64)
    while played < rounds:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        a, b, c, d, _ = four(fair(word >> UNUSED, n, n, n, n, words, lane), n, n, n, n)
        four_draws[0], four_draws[1], four_draws[2], four_draws[3] = a, b, c, d
        for at in range(4):
            state = np.uint64(rules.to[four_draws[at] * states + state])
            hist[lane * states + state] += np.uint32(1)
            if seen < len(drawn):
                drawn[seen] = four_draws[at]
                seen += 1
            if rules.end_of[state] >= 0:
                if played < len(trail):
                    trail[played] = rules.end_of[state]
                if played < len(used):
                    used[played] = seen
                played += 1
                if played == rounds:
                    break


@inlined
def ended(rules: Rules, hist: NDArray[np.uint32], lane: int) -> int:
    """How many rounds have ended so far."""
    found, first = 0, lane * len(rules.end_of)
    for state in rules.ends:
        found += hist[np.uint64(first) + state]
    return found


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
        times = min(lengths[0] - ended(rules, hist, 0), lengths[1] - ended(rules, hist, 1)) // 4
        here, there = two_lanes(rules, times, words, here, there, hist)
    left = lengths[0] - ended(rules, hist, 0)
    round_by_round(rules, left, words, np.uint64(0), here, hist, trail, drawn, used)
    left = lengths[1] - ended(rules, hist, 1)
    round_by_round(rules, left, words, np.uint64(1), there, hist, trail, drawn, used)
    for at in range(len(rules.ends)):
        counts[at] += hist[rules.ends[at]] + hist[np.uint64(states) + rules.ends[at]]
