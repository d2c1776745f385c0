"""Rounds out of a shoe without replacement: cards are drawn by Fisher and Yates' shuffle, as far as they are dealt.

A card in the shoe is the place of its column in the table of transitions, so that the next state is one addition and
one look-up away. A state that ends a round goes on as the first state of a round does: no card asks whether a round is
over, and every state that is passed is counted. Two shoes are played in lockstep, which hides the time that a
look-up takes. How a chunk's cards fall never depends on who plays beside it.
"""

from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.compiled import inlined, kernel
from houseway.kernels.streams import next_word, stream
from houseway.simulate.batches import NEAR, UNUSED, ended, fair, fill, fill_both, four

Words: TypeAlias = NDArray[np.uint64]
ONE, TWO, THREE, FOUR = (np.uint64(n) for n in (1, 2, 3, 4))
MOST_GROUPS: Final = np.uint64(128)  # of four cards, in a shoe


class Rules(NamedTuple):
    """What the kernel knows of a game: its states, and when its cards are shuffled."""

    to: NDArray[np.uint16]  # by symbol and state: the next state
    end_of: NDArray[np.int32]  # by state: the number of the end that it is, or -1
    ends: NDArray[np.uint64]  # by number: the state that is the end
    cards: NDArray[np.uint32]  # a full shoe: of each card the place of its column
    start: np.uint64  # where a new shoe begins: cards may be burnt first
    cut: np.uint64  # so many cards are out when the cutting card comes
    after: np.uint64  # whole rounds that are played after the one in which it came
    most: np.uint64  # rounds that a shoe can give at the most


@inlined
def swap(shoe: NDArray[np.uint32], one: np.uint64, other: np.uint64) -> np.uint64:
    card = shoe[one]
    shoe[one] = shoe[other]
    shoe[other] = card
    return np.uint64(card)


@kernel
def begin(
    rules: Rules, seed: np.uint64, name: np.uint64, chunk: np.uint64, lane: int, shoe: NDArray[np.uint32], words: Words
) -> None:
    """New cards, in order, and the stream of a chunk."""
    size = len(rules.cards)
    shoe[lane * size : (lane + 1) * size] = rules.cards
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = stream(seed, name, chunk)


@inlined
def group(
    shoe: NDArray[np.uint32], word: np.uint64, left: np.uint64, words: Words, lane: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Four more cards of a lane's shoe, in which so many are left."""
    base = lane * np.uint64(len(shoe) // 2)
    p, q, r, s = left, left - ONE, left - TWO, left - THREE
    a, b, c, d, rest = four(word, p, q, r, s)
    if rest < NEAR:
        a, b, c, d, rest = four(fair(word, p, q, r, s, words, lane), p, q, r, s)
    one, two = swap(shoe, base + a, base + q), swap(shoe, base + b, base + r)
    return one, two, swap(shoe, base + c, base + s), swap(shoe, base + d, base + left - FOUR)


@inlined
def finish(
    rules: Rules,
    shoe: NDArray[np.uint32],
    lane: np.uint64,
    words: Words,
    state: np.uint64,
    out: np.uint64,
    hist: NDArray[np.uint32],
) -> None:
    """From where the lockstep ends, before the cutting card, to where the cards are shuffled.

    Four cards are played whatever comes, and count for nothing once it is over: a card need not ask.
    """
    size, first = np.uint64(len(rules.cards)), lane * np.uint64(len(rules.end_of))
    more = rules.after + ONE
    while more:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        i, j, k, m = group(shoe, word >> UNUSED, size - out, words, lane)
        state, more = last_card(rules, i, state, out + ONE, more, first, hist)
        state, more = last_card(rules, j, state, out + TWO, more, first, hist)
        state, more = last_card(rules, k, state, out + THREE, more, first, hist)
        out += FOUR
        state, more = last_card(rules, m, state, out, more, first, hist)


@inlined
def last_card(
    rules: Rules,
    card: np.uint64,
    state: np.uint64,
    out: np.uint64,
    more: np.uint64,
    first: np.uint64,
    hist: NDArray[np.uint32],
) -> tuple[np.uint64, np.uint64]:
    """One of the cards around the cutting card: the state after it, and how many rounds are yet to end."""
    state = np.uint64(rules.to[card + state])
    ends = state - rules.ends[0] < np.uint64(len(rules.ends))  # they have numbers in a row
    hist[first + state] += np.uint32(more > 0)
    return state, more - np.uint64((more > 0) & (out >= rules.cut) & ends)


@kernel
def two_shoes(
    rules: Rules, times: int, shoe: NDArray[np.uint32], words: Words, buffer: Words, hist: NDArray[np.uint32]
) -> None:
    """So many shoes of either lane, up to the shuffle."""
    to, start = rules.to, rules.start
    size, states = np.uint64(len(rules.cards)), np.uint64(len(rules.end_of))
    groups = int((rules.cut - ONE) >> TWO)  # the cutting card is yet to come after them
    zero, one = np.uint64(0), ONE
    for _ in range(times):
        fill_both(words, buffer, MOST_GROUPS, groups)
        here, there, left = start, start, size
        for each in range(groups):
            p, q, r, s, t = left, left - ONE, left - TWO, left - THREE, left - FOUR
            word = buffer[np.uint64(each)]
            a, b, c, d, rest = four(word, p, q, r, s)
            if rest < NEAR:
                a, b, c, d, rest = four(fair(word, p, q, r, s, words, zero), p, q, r, s)
            word = buffer[np.uint64(each) + MOST_GROUPS]
            e, f, g, h, rest = four(word, p, q, r, s)
            if rest < NEAR:
                e, f, g, h, rest = four(fair(word, p, q, r, s, words, one), p, q, r, s)
            here = np.uint64(to[swap(shoe, a, q) + here])
            hist[here] += np.uint32(1)
            there = np.uint64(to[swap(shoe, size + e, size + q) + there])
            hist[states + there] += np.uint32(1)
            here = np.uint64(to[swap(shoe, b, r) + here])
            hist[here] += np.uint32(1)
            there = np.uint64(to[swap(shoe, size + f, size + r) + there])
            hist[states + there] += np.uint32(1)
            here = np.uint64(to[swap(shoe, c, s) + here])
            hist[here] += np.uint32(1)
            there = np.uint64(to[swap(shoe, size + g, size + s) + there])
            hist[states + there] += np.uint32(1)
            here = np.uint64(to[swap(shoe, d, t) + here])
            hist[here] += np.uint32(1)
            there = np.uint64(to[swap(shoe, size + h, size + t) + there])
            hist[states + there] += np.uint32(1)
            left = t
        finish(rules, shoe, zero, words, here, size - left, hist)
        finish(rules, shoe, one, words, there, size - left, hist)


@kernel
def round_by_round(
    rules: Rules,
    rounds: int,
    shoe: NDArray[np.uint32],
    lane: np.uint64,
    words: Words,
    hist: NDArray[np.uint32],
    trail: NDArray[np.uint16],
    cards: NDArray[np.uint32],
    used: NDArray[np.int64],
) -> None:
    """The same card by card, for so many rounds exactly; with the ends and the cards, where there is room."""
    size, states = np.uint64(len(rules.cards)), np.uint64(len(rules.end_of))
    groups, drawn, buffer = (rules.cut - ONE) >> TWO, np.empty(4, np.uint64), np.empty(MOST_GROUPS, np.uint64)
    played, seen = 0, 0
    while played < rounds:
        state, out, after = rules.start, np.uint64(0), rules.after + ONE
        fill(words, lane, buffer, np.uint64(0), int(groups))  # all before any that is drawn again, as in lockstep
        while after and played < rounds:
            if not out & THREE:
                if out >> TWO >= groups:
                    fill(words, lane, buffer, out >> TWO, 1)
                drawn[0], drawn[1], drawn[2], drawn[3] = group(shoe, buffer[out >> TWO], size - out, words, lane)
            state = np.uint64(rules.to[drawn[out & THREE] + state])
            hist[lane * states + state] += np.uint32(1)
            out += ONE
            if seen < len(cards):
                cards[seen] = np.uint32(drawn[(out - ONE) & THREE])
                seen += 1
            if rules.end_of[state] >= 0:
                if played < len(trail):
                    trail[played] = rules.end_of[state]
                if played < len(used):
                    used[played] = seen
                played += 1
                if out >= rules.cut:
                    after -= ONE


@kernel
def count(
    rules: Rules, seed: np.uint64, name: np.uint64, chunk: int, lengths: tuple[int, int], counts: NDArray[np.int64]
) -> None:
    """Two chunks of so many rounds, beside each other; the second may be empty."""
    states = len(rules.end_of)
    shoe, words = np.empty(2 * len(rules.cards), np.uint32), np.empty((2, 4), np.uint64)
    buffer, hist = np.empty(2 * int(MOST_GROUPS), np.uint64), np.zeros(2 * states, np.uint32)
    trail, cards, used = np.empty(0, np.uint16), np.empty(0, np.uint32), np.empty(0, np.int64)
    for lane in range(2):
        begin(rules, seed, name, np.uint64(chunk + lane), lane, shoe, words)
    times = 1
    while times:
        room = min(lengths[0] - ended(rules.ends, hist, 0), lengths[1] - ended(rules.ends, hist, states))
        times = room // int(rules.most)
        two_shoes(rules, times, shoe, words, buffer, hist)
    for lane in range(2):
        left = lengths[lane] - ended(rules.ends, hist, lane * states)
        round_by_round(rules, left, shoe, np.uint64(lane), words, hist, trail, cards, used)
    for at in range(len(rules.ends)):
        counts[at] += hist[rules.ends[at]] + hist[np.uint64(states) + rules.ends[at]]
