"""Rounds out of a shoe: a game's tables laid out for a graphics card."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.errors import BadInput
from houseway.kernels.shoe import ShoeInputs
from houseway.kernels.streams import beginnings
from houseway.simulate.gpu.card import copies_for, packed, portions, ready
from houseway.simulate.shoes import ShoePlan

MOST_THREADS: Final = 1024  # in a block, of which each multiprocessor runs one
ENOUGH_THREADS: Final = 768  # with fewer, a table of transitions in shared memory costs more than it gains
AT_ONCE: Final = 4  # chunks that a thread plays in one launch, while the next are made ready
WARP: Final = 32  # threads that a card runs together
FEW_KINDS: Final = 16  # of cards, so that eight fit in a word


class Numbered(NamedTuple):
    """A game's tables by state and card, with the ends numbered last, and its cards packed into words."""

    to: NDArray[np.uint16]
    cards: NDArray[np.uint32]
    to_a_word: int  # how many of them, as a power of 2
    game: tuple[int, ...]  # cards, kinds of them, the first end, the start, the cutting card, rounds after it


class Block(NamedTuple):
    """How many threads share a multiprocessor's memory, in how many places each end is counted, and what lies there."""

    threads: int
    copies: int
    near: bool  # does the table of transitions?
    bytes: int


def count(plan: ShoePlan, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it."""
    cuda = ready()
    from houseway.kernels.gpu.shoe import SIGNATURE, play_with

    rules, card = plan.rules, cuda.get_current_device()
    tables = numbered(rules)
    block = block_for(tables, len(rules.ends), room(card))
    play = play_with(block.near, tables.to_a_word)
    ask_for(play, SIGNATURE, block.bytes)
    to, cards = cuda.to_device(tables.to), cuda.to_device(tables.cards)
    game = cuda.to_device(np.array([*tables.game, block.copies], np.uint32))
    total = cuda.to_device(np.zeros(len(rules.ends), np.int64))
    blocks = card.MULTIPROCESSOR_COUNT
    for each in portions(chunks, rounds, blocks * block.threads * AT_ONCE):
        starts = cuda.to_device(beginnings(np.uint64(seed), plan.name, each.first, each.many))
        play[blocks, block.threads, 0, block.bytes](to, cards, game, starts, np.uint32(each.last), total)
    counts += total.copy_to_host()


def numbered(rules: ShoeInputs) -> Numbered:
    """The tables of the processor's kernel, laid out for a graphics card."""
    states, size = len(rules.end_of), len(rules.cards)
    order = np.array([*(state for state in range(states) if rules.end_of[state] < 0), *map(int, rules.ends)])
    place = np.empty(states, np.uint16)
    place[order] = np.arange(states)
    to = np.ascontiguousarray(place[rules.to.reshape(-1, states)[:, order]].T)
    kinds, first_end, start = to.shape[1], states - len(rules.ends), int(place[int(rules.start)])
    game = (size, kinds, first_end, start, int(rules.cut), int(rules.after))
    to_a_word = 3 if kinds <= FEW_KINDS else 2
    return Numbered(
        to.ravel(), packed(4 * rules.cards.astype(np.uint32) // np.uint32(states), to_a_word), to_a_word, game
    )


def block_for(tables: Numbered, ends: int, room: int) -> Block:
    """As many threads as there is room for, in bytes, with the table of transitions or without it."""
    copies = copies_for(ends)
    counts, cards, table = 4 * ends * copies, tables.cards.nbytes, tables.to.nbytes
    near = (room - counts - table) // cards >= ENOUGH_THREADS
    threads = threads_for(room - counts - near * table, cards)
    return Block(threads, copies, near, cards * threads + counts + near * table)


def threads_for(room: int, cards: int) -> int:
    """As many as have room for their cards, in whole warps."""
    threads = min(MOST_THREADS, room // cards // WARP * WARP)
    if threads < WARP:
        raise BadInput("--gpu: this card has no room to count so many ends at once; without --gpu the processor plays")
    return threads


def room(card: Any) -> int:
    """The most bytes of shared memory that a block may have, once it asks for them."""
    return int(card.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)


def ask_for(play: Any, signature: tuple[Any, ...], bytes_: int) -> None:
    """Lets the kernel have more shared memory than it would have without asking, which numba-cuda has no word for."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    function = play.compile(signature)._codelibrary.get_cufunc()
    more = CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(more, bytes_, function.handle, function.device.id)
