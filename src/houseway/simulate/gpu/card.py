"""The card itself: whether there is one, what it has room for, and how chunks are handed to it."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.errors import BadInput, NotInstalled
from houseway.simulate.plan import CHUNK

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still looks for the name that NumPy 2.5 dropped
    np.row_stack = np.vstack

THREADS: Final = 256  # in a block
BLOCKS: Final = 6  # that a multiprocessor runs beside each other, more or less
AT_ONCE: Final = 4  # chunks that a thread plays in one launch
PLACES: Final = 1024  # in which ends are counted, at the most: the more, the fewer threads meet there
A_PLACE: Final = 4  # bytes


class Portion(NamedTuple):
    """Chunks that are played in one launch: the first, how many, and the rounds of the last."""

    first: int
    many: int
    last: int


def ready() -> Any:
    """Numba's CUDA; wrong input where there is no card for it."""
    try:
        from numba import cuda
    except ImportError:
        raise NotInstalled("gpu", ["numba.cuda"]) from None
    if not cuda.is_available():  # type: ignore[no-untyped-call]
        raise BadInput("--gpu: no graphics card that runs CUDA was found; without --gpu the processor plays")
    return cuda


def portions(chunks: range, rounds: int, step: int) -> Iterator[Portion]:
    for first in range(chunks.start, chunks.stop, step):
        many = min(step, chunks.stop - first)
        yield Portion(first, many, min(CHUNK, rounds - (first + many - 1) * CHUNK))


def packed(cards: NDArray[np.uint32], to_a_word: int) -> NDArray[np.uint32]:
    """Cards, or other things, of four or of eight bits, beginning with the lowest bits of the first word."""
    many = 1 << to_a_word
    filled = np.zeros(-(-len(cards) // many) * many, np.uint32)
    filled[: len(cards)] = cards
    shifts = np.arange(many, dtype=np.uint32) * np.uint32(32 // many)
    words: NDArray[np.uint32] = np.bitwise_or.reduce(filled.reshape(-1, many) << shifts, axis=1)
    return words


def copies_for(ends: int) -> int:
    """In how many places each end is counted."""
    return max(n for n in (1, 2, 4, 8, 16, 32) if n == 1 or n * ends <= PLACES)


def play(
    kernel: Any, laid: tuple[Any, ...], name: np.uint64, seed: int, chunks: range, rounds: int,
    counts: NDArray[np.int64], own: int = 0,
) -> None:  # fmt: skip
    """The chunks, by a kernel that takes what is `laid` out for it, how ends are counted, the stream and a portion.

    Beside the counts of its block, a thread has so many bytes of shared memory of its `own`.
    """
    cuda = ready()
    on_card = tuple(
        tuple(map(cuda.to_device, each)) if isinstance(each, tuple) else cuda.to_device(each) for each in laid
    )
    copies, total = copies_for(len(counts)), cuda.to_device(np.zeros(len(counts), np.int64))
    shared = A_PLACE * len(counts) * copies + own * THREADS
    blocks = BLOCKS * cuda.get_current_device().MULTIPROCESSOR_COUNT
    for each in portions(chunks, rounds, blocks * THREADS * AT_ONCE):
        numbers = np.uint64(seed), name, np.uint64(each.first), np.uint32(each.many), np.uint32(each.last)
        kernel[blocks, THREADS, 0, shared](*on_card, np.uint32(copies), *numbers, total)
    counts += total.copy_to_host()
