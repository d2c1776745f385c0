"""Rounds out of a shoe without replacement: cards are drawn by Fisher and Yates' shuffle, as far as they are dealt.

A card in the shoe is the place of its column in the table of transitions, so that the next state is one addition and
one look-up away. A state that ends a round goes on as the first state of a round does: no card asks whether a round is
over, and every state that is passed is counted. Four shoes are played in lockstep, which hides the time that a
look-up takes. How a chunk's cards fall never depends on who plays beside it.

What a loop needs at once must fit into registers, and what all of them look at into the nearest cache: hence a loop for
the random words, one for the draws (by vector instructions), one for the cards, and numbers of 16 bits.
"""

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.batches import (
    LANE,
    LANES,
    NEAR,
    SIXTEEN,
    UNUSED,
    Words,
    fair,
    fill,
    fill_lanes,
    four,
    look_ahead,
)  # fmt: skip
from houseway.kernels.compiler import inlined, kernel
from houseway.kernels.lanes import Hist, fewest, note, taken
from houseway.kernels.streams import next_word, stream

Cards: TypeAlias = NDArray[Any]  # of 16 bits, or of 32 where there are many states
Numbers: TypeAlias = NDArray[np.uint64]
ZERO, ONE, TWO, THREE, FOUR = (np.uint64(n) for n in (0, 1, 2, 3, 4))
MOST_GROUPS: Final = np.uint64(128)  # of four cards, in a shoe
HIST: Final = np.uint64(16 * 128 + 1040)  # what is counted, behind the places and elsewhere in a page
ROOM: Final = np.uint64(544)  # from one lane's shoe to the next: 512 cards, and not the same place of a page
AHEAD: Final = 4
"""Groups after the cutting card that the lanes play in lockstep; few rounds last longer."""


class ShoeInputs(NamedTuple):
    """What the kernel knows of a game: its states, and when its cards are shuffled."""

    to: NDArray[np.uint16]  # by symbol and state: the next state
    end_of: NDArray[np.int32]  # by state: the number of the end that it is, or -1
    ends: NDArray[np.uint64]  # by number: the state that is the end
    cards: Cards  # a full shoe: of each card the place of its column, divided by 4
    start: np.uint64  # where a new shoe begins: cards may be burnt first
    cut: np.uint64  # so many cards are out when the cutting card comes
    after: np.uint64  # whole rounds that are played after the one in which it came
    most: np.uint64  # rounds that a shoe can give at the most


class Lanes(NamedTuple):
    """What four chunks need that are played side by side."""

    shoe: Cards
    words: Words  # of each lane's stream
    buffer: Words  # the words of a shoe; those of the lanes take turns
    drawn: Words  # what they draw: four places each, of 16 bits
    desk: NDArray[np.uint16]  # these places one by one; from `HIST` on what is counted, so that both have one address
    hist: Hist  # that part of it
    later: Words  # streams after none, one, two of the words that were looked at ahead
    states: Numbers
    more: Numbers  # rounds that are yet to end, before a shuffle
    playing: NDArray[np.bool_]
    used: NDArray[np.int64]  # of the words that were looked at ahead


@inlined
def lanes(rules: ShoeInputs) -> Lanes:
    shoe, words = np.empty(LANES * ROOM, rules.cards.dtype), np.empty((LANES, 4), np.uint64)
    buffer = np.empty(LANES * MOST_GROUPS, np.uint64)
    drawn = np.zeros(HIST // FOUR + np.uint64(len(rules.end_of)), np.uint64)
    desk, later = drawn.view(np.uint16), np.empty((LANES, AHEAD + 1, 4), np.uint64)
    states, more, used = np.empty(LANES, np.uint64), np.empty(LANES, np.uint64), np.empty(LANES, np.int64)
    return Lanes(shoe, words, buffer, drawn, desk, desk[HIST:], later, states, more, np.empty(LANES, np.bool_), used)


@inlined
def swap(shoe: Cards, one: np.uint64, other: np.uint64) -> np.uint64:
    """The place of the column of the card that comes."""
    card = shoe[one]
    shoe[one] = shoe[other]
    shoe[other] = card
    return np.uint64(card) * FOUR


@kernel
def begin(
    rules: ShoeInputs, seed: np.uint64, name: np.uint64, chunk: np.uint64, lane: int, shoe: Cards, words: Words
) -> None:
    """New cards, in order, and the stream of a chunk."""
    first = lane * int(ROOM)
    shoe[first : first + len(rules.cards)] = rules.cards
    words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = stream(seed, name, chunk)


@inlined
def group(
    shoe: Cards, word: np.uint64, left: np.uint64, words: Words, lane: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    """Four more cards of a lane's shoe, in which so many are left."""
    base = lane * ROOM
    p, q, r, s = left, left - ONE, left - TWO, left - THREE
    a, b, c, d, rest = four(word, p, q, r, s)
    if rest < NEAR:
        a, b, c, d, rest = four(fair(word, p, q, r, s, words, lane), p, q, r, s)
    one, two = swap(shoe, base + a, base + q), swap(shoe, base + b, base + r)
    return one, two, swap(shoe, base + c, base + s), swap(shoe, base + d, base + left - FOUR)


@kernel
def draw(buffer: Words, groups: int, size: np.uint64, drawn: Words) -> np.bool_:
    """What each word of the lanes draws, 16 bits a card; was one of them perhaps unfair?"""
    near = ZERO
    for at in range(LANES * groups):
        left = size - FOUR * np.uint64(at // LANES)
        a, b, c, d, rest = four(buffer[at], left, left - ONE, left - TWO, left - THREE)
        drawn[at] = a | b << SIXTEEN | c << TWO * SIXTEEN | d << THREE * SIXTEEN
        near += np.uint64(rest < NEAR)
    return near > ZERO


@kernel
def draw_fairly(buffer: Words, groups: int, size: np.uint64, words: Words, drawn: Words) -> None:
    """The same again, with other words for those that are unfair."""
    for at in range(LANES * groups):
        left, lane = size - FOUR * np.uint64(at // LANES), np.uint64(at % LANES)
        buffer[at] = fair(buffer[at], left, left - ONE, left - TWO, left - THREE, words, lane)
    draw(buffer, groups, size, drawn)


@inlined
def play(
    to: NDArray[np.uint16],
    shoe: Cards,
    place: np.uint64,
    last: np.uint64,
    state: np.uint64,
    lane: np.uint64,
    desk: NDArray[np.uint16],
) -> np.uint64:
    """The card at a place of a lane's shoe, which changes places with the last that is left: the state after it."""
    base = lane * ROOM
    state = np.uint64(to[swap(shoe, base + place, base + last) + state])
    desk[HIST + state * LANE + lane] += np.uint16(1)
    return state


@kernel
def to_the_cutting_card(
    to: NDArray[np.uint16], shoe: Cards, desk: NDArray[np.uint16], last: np.uint64, groups: int, states: Numbers
) -> None:
    """So many groups of every lane, of which the cutting card is yet to come after the last."""
    a, b, c, d = states[0], states[1], states[2], states[3]
    for each in range(groups):
        for card in range(4):
            at = SIXTEEN * np.uint64(each) + np.uint64(card)
            last -= ONE
            a = play(to, shoe, np.uint64(desk[at]), last, a, ZERO, desk)
            b = play(to, shoe, np.uint64(desk[at + FOUR]), last, b, ONE, desk)
            c = play(to, shoe, np.uint64(desk[at + TWO * FOUR]), last, c, TWO, desk)
            d = play(to, shoe, np.uint64(desk[at + THREE * FOUR]), last, d, THREE, desk)
    states[0], states[1], states[2], states[3] = a, b, c, d


@inlined
def last_card(
    rules: ShoeInputs, card: np.uint64, state: np.uint64, out: np.uint64, more: np.uint64, lane: np.uint64, hist: Hist
) -> tuple[np.uint64, np.uint64]:
    """One of the cards around the cutting card: the state after it, and how many rounds are yet to end."""
    state = np.uint64(rules.to[card + state])
    ends = state - rules.ends[0] < np.uint64(len(rules.ends))  # they have numbers in a row
    hist[state * LANE + lane] += np.uint16(more > 0)
    return state, more - np.uint64((more > 0) & (out >= rules.cut) & ends)


@inlined
def to_the_shuffle(rules: ShoeInputs, groups: int, ahead: int, by: Lanes) -> None:
    """On from there in lockstep, with the draws that were looked at ahead, until no lane has a round to end.

    A lane that is done goes on for nothing, and its cards change places with themselves: which of them are done
    cannot be foreseen, and a processor loses more by asking.
    """
    size, out, used = np.uint64(len(rules.cards)), FOUR * np.uint64(groups), 0
    while used < ahead and by.more[0] | by.more[1] | by.more[2] | by.more[3]:
        for lane in range(LANES):
            by.playing[lane] = by.more[lane] > ZERO
            by.used[lane] += by.playing[lane]
        for card in range(4):
            out += ONE
            for lane in range(LANES):
                base, last = np.uint64(lane) * ROOM, size - out
                drawn = np.uint64(by.desk[16 * (groups + used) + 4 * lane + card])
                place = drawn if by.playing[lane] else last
                came = swap(by.shoe, base + place, base + last)
                by.states[lane], by.more[lane] = last_card(
                    rules, came, by.states[lane], out, by.more[lane], np.uint64(lane), by.hist
                )
        used += 1


@kernel
def finish(rules: ShoeInputs, lane: np.uint64, out: np.uint64, by: Lanes) -> None:
    """What is left to be done of a lane's shoe after so many cards, group by group."""
    words, state, more, size = by.words, by.states[lane], by.more[lane], np.uint64(len(rules.cards))
    while more:
        word, a, b, c, d = next_word(words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3])
        words[lane, 0], words[lane, 1], words[lane, 2], words[lane, 3] = a, b, c, d
        for card in group(by.shoe, word >> UNUSED, size - out, words, lane):
            out += ONE
            state, more = last_card(rules, card, state, out, more, lane, by.hist)


@kernel
def four_shoes(rules: ShoeInputs, times: int, by: Lanes) -> None:
    """So many shoes of every lane, up to the shuffle."""
    size = np.uint64(len(rules.cards))
    groups = int((rules.cut - ONE) >> TWO)  # the cutting card is yet to come after them
    ahead = min(AHEAD, int(size >> TWO) - groups)
    for _ in range(times):
        fill_lanes(by.words, by.buffer, groups, ZERO, ZERO)
        look_ahead(by.words, by.buffer, groups, ahead, by.later)
        unfair = draw(by.buffer, groups + ahead, size, by.drawn)
        if unfair:  # then other words come next than those ahead
            draw_fairly(by.buffer, groups, size, by.words, by.drawn)
        for lane in range(LANES):
            by.states[lane], by.more[lane], by.used[lane] = rules.start, rules.after + ONE, 0
        to_the_cutting_card(rules.to, by.shoe, by.desk, size, groups, by.states)
        out = groups
        if not unfair:
            to_the_shuffle(rules, groups, ahead, by)
            out += ahead
            for lane in range(LANES):
                for at in range(4):
                    by.words[lane, at] = by.later[lane, by.used[lane], at]
        for lane in range(LANES):
            if by.more[lane]:
                finish(rules, np.uint64(lane), FOUR * np.uint64(out), by)


@kernel
def round_by_round(
    rules: ShoeInputs,
    rounds: int,
    shoe: Cards,
    lane: np.uint64,
    words: Words,
    counts: NDArray[np.int64],
    trail: NDArray[np.uint16],
    cards: NDArray[np.uint32],
    used: NDArray[np.int64],
) -> None:
    """The same card by card, for so many rounds exactly; with the ends and the cards, where there is room."""
    size, groups = np.uint64(len(rules.cards)), (rules.cut - ONE) >> TWO
    drawn, buffer = np.empty(4, np.uint64), np.empty(MOST_GROUPS, np.uint64)
    played, seen = 0, 0
    while played < rounds:
        state, out, after = rules.start, ZERO, rules.after + ONE
        fill(words, lane, buffer, ZERO, int(groups))  # all before any that is drawn again, as in lockstep
        while after and played < rounds:
            if not out & THREE:
                if out >> TWO >= groups:
                    fill(words, lane, buffer, out >> TWO, 1)
                drawn[0], drawn[1], drawn[2], drawn[3] = group(shoe, buffer[out >> TWO], size - out, words, lane)
            state = np.uint64(rules.to[drawn[out & THREE] + state])
            if seen < len(cards):
                cards[seen] = np.uint32(drawn[out & THREE])
                seen += 1
            out += ONE
            end = rules.end_of[state]
            if end >= 0:
                counts[end] += 1
                note(end, played, seen, trail, used)
                played += 1
                if out >= rules.cut:
                    after -= ONE


@kernel
def count(
    rules: ShoeInputs,
    seed: np.uint64,
    name: np.uint64,
    chunk: int,
    lengths: NDArray[np.int64],
    counts: NDArray[np.int64],
) -> None:
    """Chunks of so many rounds, from this one on, four side by side: a lane that is done begins the next."""
    by, most, begun, left = lanes(rules), int(rules.most), 0, np.zeros(LANES, np.int64)
    trail, cards, used = np.empty(0, np.uint16), np.empty(0, np.uint32), np.empty(0, np.int64)
    for lane in range(LANES):  # one that gets no chunk plays along, and needs cards
        begin(rules, seed, name, np.uint64(chunk), lane, by.shoe, by.words)
    while begun < len(lengths) or left.any():
        for lane in range(LANES):
            if 0 < left[lane] <= most:
                round_by_round(rules, left[lane], by.shoe, np.uint64(lane), by.words, counts, trail, cards, used)
                left[lane] = 0
            if not left[lane] and begun < len(lengths):
                begin(rules, seed, name, np.uint64(chunk + begun), lane, by.shoe, by.words)
                left[lane] = lengths[begun]
                begun += 1
        four_shoes(rules, (fewest(left) - 1) // most, by)
        taken(rules.ends, by.hist, left, counts)
