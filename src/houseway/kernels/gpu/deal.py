"""Deals for a graphics card: `dealing.deal`, and of each row which end it is, a thread for each chunk.

A thread's box lies in shared memory, four things to a word and the words of a block's threads side by side, so that no
two threads of a warp meet in one bank. What is worked out of a row is worked out by the processor's own functions, with
one round at a time.
"""

from functools import cache
from typing import Any, Final

import numpy as np
from numba import types

from houseway.kernels import dealing, lookup, showdowns, tile_hands
from houseway.kernels.gpu.parts import clear, cuda, device, python, stream
from houseway.kernels.streams import CHUNK

ONE, NOUGHT, BYTE = np.uint32(1), np.uint64(0), np.uint32(0xFF)
FIVE: Final = 5
below = device(python(dealing.below))
FROM_THREE, index = lookup.FROM_THREE, lookup.index
of_the_first, best_of = device(python(showdowns.of_the_first)), device(python(showdowns.best_of))
after_the_draw = device(python(showdowns.after_the_draw))
by_the_up_card = device(python(showdowns.by_the_up_card))
against_the_dealer = device(python(showdowns.against_the_dealer))
number_hands, low_and_high = device(python(tile_hands.number_hands)), device(python(tile_hands.low_and_high))


def places_of(many: int) -> Any:
    """`lookup.places5` and `places7` for few hands, which lie in rows: a card makes no other shape of an array."""

    @device
    def places(by: Any, cards: Any, out: Any) -> None:
        words, ladder = by
        for row in range(len(out)):
            word = FROM_THREE
            for at in range(many):
                word += words[cards[row, at]]
            out[row] = ladder[index(word, words, ladder, cards, row, many)]

    return places


places5, places7 = places_of(5), places_of(7)


@device
def swapped(shared: Any, first: Any, threads: Any, one: Any, other: Any) -> Any:
    """What lies at the one place of a thread's box and goes to the other, from where something comes in its stead."""
    here, there = np.uint32(first + (one >> 2) * threads), np.uint32(first + (other >> 2) * threads)
    shift, to = np.uint32((one & 3) << 3), np.uint32((other & 3) << 3)
    came = np.uint32(shared[here] >> shift & BYTE)
    changed = np.uint32(came ^ (shared[there] >> to & BYTE))
    shared[here] = np.uint32(shared[here] ^ np.uint32(changed << shift))
    shared[there] = np.uint32(shared[there] ^ np.uint32(changed << to))
    return came


# Which end a row is: each maker gives a function of what was dealt and of the tables that lie on the card


@cache
def two_things(kinds: int) -> Any:
    """The one and the other, in their order."""

    @device
    def end_of(row: Any, _tables: Any) -> Any:
        return np.uint32(row[0, 0] * np.uint32(kinds) + row[0, 1])

    return end_of


@cache
def against_a_dealer(classes_many: int) -> Any:
    """The player's five cards and the dealer's, the last of which is face up."""

    @device
    def end_of(row: Any, tables: Any) -> Any:
        words, ladder, bets, looks, qualifies, classes = tables
        places, order = cuda.local.array(2, types.uint16), cuda.local.array(5, types.uint8)
        up, betting = cuda.local.array(1, types.uint8), cuda.local.array(1, types.boolean)
        ends = cuda.local.array(1, types.uint16)
        places5((words, ladder), row, places)
        up[0] = row[1, 4]
        by_the_up_card(row, places, up, bets, looks, order, betting)
        against_the_dealer(places, betting, qualifies, classes, classes_many, ends)
        return np.uint32(ends[0])

    return end_of


@cache
def two_hands_of_tiles(ways: int) -> Any:
    """The player's four tiles and the bank's."""

    @device
    def end_of(row: Any, tables: Any) -> Any:
        choices, players, banks, lows, highs = tables
        numbers, ends = cuda.local.array(2, types.uint16), cuda.local.array(1, types.uint16)
        number_hands(row, choices, numbers)
        low_and_high(numbers, players, banks, lows, highs, ways, ends)
        return np.uint32(ends[0])

    return end_of


@cache
def hands(players: int, each: int, classes_many: int) -> Any:
    """The hands of so many players."""

    @device
    def end_of(row: Any, tables: Any) -> Any:
        words, ladder, classes = tables
        places, ends = cuda.local.array(players, types.uint16), cuda.local.array(1, types.uint16)
        if each == FIVE:
            places5((words, ladder), row, places)
        else:
            places7((words, ladder), row, places)
        of_the_first(places, players, classes, classes_many, ends)
        return np.uint32(ends[0])

    return end_of


@cache
def hands_with_communal_cards(players: int, many: int, classes_many: int) -> Any:
    """The best of the hands that each player may make of so many cards."""

    @device
    def end_of(row: Any, tables: Any) -> Any:
        words, ladder, columns, classes = tables
        places, ends = cuda.local.array(players, types.uint16), cuda.local.array(1, types.uint16)
        five, of_card = cuda.local.array((1, 5), types.uint8), cuda.local.array(many, types.uint64)
        best_of((words, ladder), row, columns, five, of_card, places)
        of_the_first(places, players, classes, classes_many, ends)
        return np.uint32(ends[0])

    return end_of


@cache
def hands_after_the_draw(players: int, spare: int, classes_many: int) -> Any:
    """The hands of so many players, with what they gave up replaced."""

    @device
    def end_of(row: Any, tables: Any) -> Any:
        words, ladder, given, classes = tables
        held, drawn = cuda.local.array((players, 5), types.uint8), cuda.local.array((players, 5), types.uint8)
        more, order = cuda.local.array((players, spare), types.uint8), cuda.local.array(5, types.uint8)
        places, ends = cuda.local.array(players, types.uint16), cuda.local.array(1, types.uint16)
        for who in range(players):
            for at in range(5):
                held[who, at] = row[0, who * 5 + at]
            for at in range(spare):
                more[who, at] = row[0, players * 5 + who * spare + at]
        places5((words, ladder), held, places)
        after_the_draw(held, more, places, given, order, drawn)
        places5((words, ladder), drawn, places)
        of_the_first(places, players, classes, classes_many, ends)
        return np.uint32(ends[0])

    return end_of


@cache
def play_with(end_of: Any, rows: int, columns: int) -> Any:
    """The kernel for deals of so many rows of so many things."""

    @cuda.jit
    def play(
        box: Any, favoured: Any, tables: Any, copies: Any, seed: Any, name: Any, first: Any, many: Any, last: Any,
        counts: Any,
    ) -> None:  # fmt: skip
        shared = cuda.shared.array(0, types.uint32)
        threads, own = np.uint32(cuda.blockDim.x), np.uint32(cuda.threadIdx.x)
        row = cuda.local.array((rows, columns), types.uint8)
        places, lane = np.uint32(len(counts) * copies), np.uint32(own & (copies - ONE))
        mine, size = np.uint32(places + own), favoured[rows * columns]
        clear(shared, 0, places, own, threads)
        cuda.syncthreads()
        for chunk in range(cuda.grid(1), many, cuda.gridsize(1)):
            for at in range(len(box)):
                shared[np.uint32(mine + at * threads)] = box[at]
            a, b, c, d = stream(seed, name, first + np.uint64(chunk))
            word = left = NOUGHT
            for _ in range(last if chunk == many - 1 else CHUNK):
                for at in range(rows * columns):
                    place = np.uint64(at)
                    drawn, a, b, c, d, word, left = below(size - place, a, b, c, d, word, left, favoured[at])
                    came = swapped(shared, mine, threads, np.uint32(place + drawn), np.uint32(at))
                    row[at // columns, at % columns] = came
                cuda.atomic.add(shared, np.uint32(lane + end_of(row, tables) * copies), ONE)
        cuda.syncthreads()
        for at in range(own, places, threads):
            cuda.atomic.add(counts, at // copies, np.int64(shared[at]))

    return play
