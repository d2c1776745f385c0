"""The kernel for a graphics card, run by Numba's simulator of one: it counts what the processor's kernel counts.

The simulator must be chosen before Numba is imported, so each case is a process of its own. What a real card gave is
under benchmarks/results/.
"""

import os
import subprocess
import sys

import pytest

TWIN = """
import sys
import numpy as np
from houseway.simulate import batches, gpu, plan, shoe_kernel

kinds, near, unfair = int(sys.argv[1]), sys.argv[2] == "near", sys.argv[3] == "unfair"
plan.CHUNK = gpu.CHUNK = 150
if unfair:  # words of few bits, so that many must be drawn again
    batches.BITS, batches.UNUSED, shoe_kernel.UNUSED = np.uint64(26), np.uint64(38), np.uint64(38)
    batches.BELOW, batches.WHOLE = np.uint64((1 << 26) - 1), np.uint64(1 << 26)
from houseway.simulate import gpu_kernel

class Card:
    MULTIPROCESSOR_COUNT, MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 1, 16_000

gpu_kernel.cuda.get_current_device = lambda: Card
gpu.ask_for = lambda play, bytes_: None
gpu.MOST_THREADS, gpu.AT_ONCE = 32, 1
gpu.ENOUGH_THREADS = 32 if near else 10**6

random = np.random.default_rng(kinds)
inner, ends = 12, 4
states = inner + ends
to = random.integers(0, states, (kinds, states))
to[:, 3:7] = random.integers(inner, states, (kinds, 4))  # so that every round ends
to[:, inner:] = to[:, :1]  # and the next begins
mixed = random.permutation(inner)
mixed = np.concatenate([np.where(mixed < 4, mixed, mixed + ends), np.arange(4, 4 + ends)])  # ends in a row
table = np.empty_like(to)
table[:, mixed] = mixed[to]
end_of = np.full(states, -1, np.int32)
end_of[mixed[inner:]] = np.arange(ends)
cards = (np.arange(60) % kinds * states // 4).astype(np.uint16)
numbers = [np.uint64(each) for each in (mixed[0], 37, 1, 60)]
rules = shoe_kernel.Rules(
    table.astype(np.uint16).ravel(), end_of, mixed[inner:].astype(np.uint64), cards, *numbers
)
by_processor, by_card = np.zeros(ends, np.int64), np.zeros(ends, np.int64)
shoe_kernel.count(rules, np.uint64(5), np.uint64(99), 0, np.array([150, 150, 70]), by_processor)
gpu.count(rules, 5, np.uint64(99), range(3), 370, by_card)
assert by_processor.sum() == by_card.sum() == 370
assert by_processor.tolist() == by_card.tolist(), (by_processor, by_card)
"""


@pytest.mark.parametrize(
    ("kinds", "table", "words"),
    [("5", "near", "fair"), ("5", "far", "fair"), ("20", "near", "fair"), ("5", "near", "unfair")],
)
def test_a_graphics_card_counts_what_the_processor_counts(kinds: str, table: str, words: str) -> None:
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1" if words == "unfair" else "0"}
    run = [sys.executable, "-W", "ignore", "-c", TWIN, kinds, table, words]
    done = subprocess.run(run, env=simulator, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
