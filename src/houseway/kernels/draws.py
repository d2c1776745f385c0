"""Rounds by draws that know nothing of each other: dice, wheels, coins. See `shoe` for the states and the lanes.

A device gives each of `ways` outcomes as likely as another: one that is likelier than others has several of them.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.batches import FEW, LANE, LANES, WHOLE, Words, fair_word, fill_lanes, four
from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.lanes import Hist, fewest, note, taken
from houseway.kernels.streams import stream

ONE, TWO, THREE, FOUR, EIGHT = (np.uint64(n) for n in (1, 2, 3, 4, 8))
BLOCK: Final = 64
"""Words of each lane that are drawn at once: they stay in the nearest cache."""


class DrawInputs(NamedTuple):
    """What the kernel knows of a game."""

    to: NDArray[np.uint32]  # by state and way: the place of the next state's row
    end_of: NDArray[np.int32]  # by place of a row: the number of the end that the state is, or -1
    ends: NDArray[np.uint64]  # by number: the place of the row of the state that is the end
    start: np.uint64
    ways: np.uint64  # at most `batches.MOST`


@kernel
def begin(seed: np.uint64, name: np.uint64, chunk: np.uint64, lane: int, words: Words) -> None:
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = stream(seed, name, chunk)


@inlined
def to_a_word(ways: np.uint64) -> np.uint64:
    """Draws that a word is good for."""
    return EIGHT if ways <= FEW else FOUR


@inlined
def bounds(ways: np.uint64) -> tuple[np.uint64, np.uint64]:
    """The product of the bounds of a word's draws, and how much must be left of a fair word."""
    square = ways * ways
    product = square * square * (square * square if ways <= FEW else ONE)
    return product, WHOLE % product


@inlined
def draw(buffer: Words, many: int, n: np.uint64, drawn: Words) -> None:
    """What each word of the lanes draws: eight ways of 8 bits, or four of 16."""
    if n <= FEW:
        for at in range(LANES * many):
            a, b, c, d, rest = four(buffer[at], n, n, n, n)
            e, f, g, h, rest = four(rest, n, n, n, n)
            low = a | b << EIGHT | c << TWO * EIGHT | d << THREE * EIGHT
            drawn[at] = low | (e | f << EIGHT | g << TWO * EIGHT | h << THREE * EIGHT) << FOUR * EIGHT
    else:
        for at in range(LANES * many):
            a, b, c, d, rest = four(buffer[at], n, n, n, n)
            drawn[at] = a | b << TWO * EIGHT | c << FOUR * EIGHT | d << (FOUR + TWO) * EIGHT


@inlined
def play(to: NDArray[np.uint32], way: np.uint64, state: np.uint64, lane: np.uint64, hist: Hist) -> np.uint64:
    state = np.uint64(to[way + state])
    hist[state * LANE + lane] += np.uint16(1)
    return state


@inlined
def follow(to: NDArray[np.uint32], ways: NDArray[Any], each: np.uint64, many: int, states: Words, hist: Hist) -> None:
    """So many words of every lane, with so many draws each."""
    a, b, c, d = states[0], states[1], states[2], states[3]
    for word in range(many):
        first = np.uint64(word) * LANE * each
        for draw_ in range(each):
            at = first + np.uint64(draw_)
            a = play(to, np.uint64(ways[at]), a, np.uint64(0), hist)
            b = play(to, np.uint64(ways[at + each]), b, ONE, hist)
            c = play(to, np.uint64(ways[at + TWO * each]), c, TWO, hist)
            d = play(to, np.uint64(ways[at + THREE * each]), d, THREE, hist)
    states[0], states[1], states[2], states[3] = a, b, c, d


@kernel
def four_lanes(rules: DrawInputs, times: int, words: Words, states: Words, hist: Hist) -> None:
    """So many words of every lane."""
    buffer, drawn = np.empty(LANES * BLOCK, np.uint64), np.empty(LANES * BLOCK, np.uint64)
    product, least = bounds(rules.ways)
    for first in range(0, times, BLOCK):
        many = min(BLOCK, times - first)
        fill_lanes(words, buffer, many, product, least)
        draw(buffer, many, rules.ways, drawn)
        if rules.ways <= FEW:
            follow(rules.to, drawn.view(np.uint8), EIGHT, many, states, hist)
        else:
            follow(rules.to, drawn.view(np.uint16), FOUR, many, states, hist)


@kernel
def round_by_round(
    rules: DrawInputs,
    rounds: int,
    words: Words,
    lane: np.uint64,
    state: np.uint64,
    counts: NDArray[np.int64],
    trail: NDArray[np.uint16],
    drawn: NDArray[np.uint16],
    used: NDArray[np.int64],
) -> None:
    """The same, one draw after another, for exactly so many rounds; with what came, where there is room."""
    n, played, seen, at_once = rules.ways, 0, 0, np.empty(8, np.uint64)
    product, least = bounds(n)
    while played < rounds:
        word = fair_word(words, lane, product, least)
        at_once[0], at_once[1], at_once[2], at_once[3], word = four(word, n, n, n, n)
        at_once[4], at_once[5], at_once[6], at_once[7], word = four(word, n, n, n, n)
        for at in range(to_a_word(n)):
            state = np.uint64(rules.to[at_once[at] + state])
            if seen < len(drawn):
                drawn[seen] = at_once[at]
                seen += 1
            end = rules.end_of[state]
            if end >= 0:
                counts[end] += 1
                note(end, played, seen, trail, used)
                played += 1
                if played == rounds:
                    break


@kernel
def count(
    rules: DrawInputs,
    seed: np.uint64,
    name: np.uint64,
    chunk: int,
    lengths: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> None:
    """Chunks of so many rounds, from this one on, four side by side: a lane that is done begins the next."""
    words, hist = np.empty((LANES, 4), np.uint64), np.zeros(LANES * len(rules.end_of), np.uint16)
    states, begun, left = np.full(LANES, rules.start, np.uint64), 0, np.zeros(LANES, np.int64)
    trail, drawn, used = np.empty(0, np.uint16), np.empty(0, np.uint16), np.empty(0, np.int64)
    most = int(to_a_word(rules.ways))  # rounds that a word can end
    for lane in range(LANES):  # one that gets no chunk plays along, and needs a stream
        begin(seed, name, np.uint64(chunk), lane, words)
    while begun < len(lengths) or left.any():
        for lane in range(LANES):
            if 0 < left[lane] <= most:
                round_by_round(rules, left[lane], words, np.uint64(lane), states[lane], counts, trail, drawn, used)
                left[lane] = 0
            if not left[lane] and begun < len(lengths):
                begin(seed, name, np.uint64(chunk + begun), lane, words)
                states[lane], left[lane] = rules.start, lengths[begun]
                begun += 1
        four_lanes(rules, (fewest(left) - 1) // most, words, states, hist)
        taken(rules.ends, hist, left, counts)
