"""Rounds out of a shoe on a graphics card (extra `gpu`): the same chunks, and so the same counts, as the processor's.

`gpu_kernel` has the kernel; here a game's tables are laid out for it, and the chunks handed to it.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.errors import BadInput
from houseway.kernels import streams
from houseway.kernels.compiled import kernel
from houseway.simulate.plan import CHUNK
from houseway.simulate.shoe_kernel import Rules

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still looks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

MOST_THREADS: Final = 1024  # in a block, of which each multiprocessor runs one
ENOUGH_THREADS: Final = 768  # with fewer, a table of transitions in shared memory costs more than it gains
PLACES: Final = 1024  # in which ends are counted, at the most: the more, the fewer threads meet there
AT_ONCE: Final = 4  # chunks that a thread plays in one launch, while the next are made ready
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


def count(rules: Rules, seed: int, name: np.uint64, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """Adds to `counts` how the rounds of these chunks end, out of a run of so many."""
    cuda, play_with = ready()
    tables, card = numbered(rules), cuda.get_current_device()
    block = block_for(tables, len(rules.ends), room(card))
    play = play_with(block.near, tables.to_a_word)
    ask_for(play, block.bytes)
    to, cards = cuda.to_device(tables.to), cuda.to_device(tables.cards)
    game = cuda.to_device(np.array([*tables.game, block.copies], np.uint32))
    total = cuda.to_device(np.zeros(len(rules.ends), np.int64))
    blocks = card.MULTIPROCESSOR_COUNT
    for first in range(chunks.start, chunks.stop, step := blocks * block.threads * AT_ONCE):
        many = min(step, chunks.stop - first)
        last = min(CHUNK, rounds - (first + many - 1) * CHUNK)
        starts = cuda.to_device(beginnings(np.uint64(seed), name, first, many))
        play[blocks, block.threads, 0, block.bytes](to, cards, game, starts, np.uint32(last), total)
    counts += total.copy_to_host()


def ready() -> tuple[Any, Any]:
    """Numba's CUDA and the kernel's maker; wrong input where there is no card for them."""
    try:
        from numba import cuda

        from houseway.simulate.gpu_kernel import play_with
    except ImportError:
        raise BadInput("--gpu: numba-cuda is not installed; pip install 'houseway[gpu]'") from None
    if not cuda.is_available():  # type: ignore[no-untyped-call]
        raise BadInput("--gpu: no graphics card that runs CUDA was found; without --gpu the processor plays")
    return cuda, play_with


def numbered(rules: Rules) -> Numbered:
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


def packed(cards: NDArray[np.uint32], to_a_word: int) -> NDArray[np.uint32]:
    """Cards of four or of eight bits, beginning with the lowest bits of the first word."""
    many = 1 << to_a_word
    filled = np.zeros(-(-len(cards) // many) * many, np.uint32)
    filled[: len(cards)] = cards
    shifts = np.arange(many, dtype=np.uint32) * np.uint32(32 // many)
    words: NDArray[np.uint32] = np.bitwise_or.reduce(filled.reshape(-1, many) << shifts, axis=1)
    return words


def block_for(tables: Numbered, ends: int, room: int) -> Block:
    """As many threads as there is room for, in bytes, with the table of transitions or without it."""
    copies = max(n for n in (1, 2, 4, 8, 16, 32) if n == 1 or n * ends <= PLACES)
    counts, cards, table = 4 * ends * copies, tables.cards.nbytes, tables.to.nbytes
    near = (room - counts - table) // cards >= ENOUGH_THREADS
    threads = min(MOST_THREADS, (room - counts - near * table) // cards // 32 * 32)
    return Block(threads, copies, near, cards * threads + counts + near * table)


def room(card: Any) -> int:
    """The most bytes of shared memory that a block may have, once it asks for them."""
    return int(card.MAX_SHARED_MEMORY_PER_BLOCK_OPTIN)


def ask_for(play: Any, bytes_: int) -> None:
    """Lets the kernel have more shared memory than it would have without asking, which numba-cuda has no word for."""
    from cuda.bindings.driver import CUfunction_attribute
    from numba.cuda.cudadrv.driver import driver

    from houseway.simulate.gpu_kernel import SIGNATURE

    function = play.compile(SIGNATURE)._codelibrary.get_cufunc()
    more = CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    driver.cuKernelSetAttribute(more, bytes_, function.handle, function.device.id)


@kernel
def beginnings(seed: np.uint64, name: np.uint64, first: int, many: int) -> NDArray[np.uint64]:
    """The words with which the streams of these chunks begin."""
    found = np.empty((many, 4), np.uint64)
    for at in range(many):
        found[at, 0], found[at, 1], found[at, 2], found[at, 3] = streams.stream(seed, name, np.uint64(first + at))
    return found
