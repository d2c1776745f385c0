"""The ChaCha20 key stream (RFC 8439) in plain Python, for whoever has not installed `cryptography`.

Many blocks are worked out at once: a word of the state is one long integer that has a lane of 64 bits for each block,
of which the lower 32 are the word. What runs over, in a sum or a rotation, falls into the upper half of a lane and is
masked away. So a long integer's few operations do the work of as many loops as there are blocks.
"""

import struct
from collections.abc import Iterator
from functools import partial
from typing import Final

LANES: Final = 64  # blocks at once
WORDS: Final = 16
COUNTER: Final = 12  # which of the words it is
LANE: Final = 64  # bits
ONES: Final = sum(1 << at * LANE for at in range(LANES))
EACH: Final = sum(at << at * LANE for at in range(LANES))  # of lane n, the number n
LOW: Final = ONES * 0xFFFFFFFF
CONSTANTS: Final = b"expand 32-byte k"
COLUMNS: Final = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
DIAGONALS: Final = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))
DOUBLE_ROUNDS: Final = 10
_STATE: Final = struct.Struct(f"<{WORDS}I")
_LANES: Final = struct.Struct(f"<{2 * LANES}I")
_BLOCKS: Final = struct.Struct(f"<{WORDS * LANES}I")


def blocks(key: bytes, counter_and_nonce: bytes) -> Iterator[bytes]:
    """The key stream, 64 blocks at a time, until the counter in the first four bytes has run out."""
    state = _STATE.unpack(CONSTANTS + key + counter_and_nonce)
    return map(partial(_at, state), range(state[COUNTER], 1 << 32, LANES))


def _at(state: tuple[int, ...], first: int) -> bytes:
    """The blocks from a counter on."""
    start = [ONES * word for word in state]
    start[COUNTER] = ONES * first + EACH & LOW
    words = list(start)
    for _ in range(DOUBLE_ROUNDS):
        for quarter in (*COLUMNS, *DIAGONALS):
            _quarter_round(words, *quarter)
    return _written([word + begun & LOW for word, begun in zip(words, start, strict=True)])


def _quarter_round(words: list[int], a: int, b: int, c: int, d: int) -> None:
    for left, (one, two, three) in ((16, (a, b, d)), (12, (c, d, b)), (8, (a, b, d)), (7, (c, d, b))):
        words[one] = words[one] + words[two] & LOW
        mixed = words[three] ^ words[one]
        words[three] = (mixed << left | mixed >> 32 - left) & LOW


def _written(words: list[int]) -> bytes:
    """Block after block, of lanes word after word."""
    out = [0] * (WORDS * LANES)
    for at, word in enumerate(words):
        out[at::WORDS] = _LANES.unpack(word.to_bytes(_LANES.size, "little"))[::2]
    return _BLOCKS.pack(*out)
