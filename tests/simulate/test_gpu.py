"""The kernels for a graphics card, run by Numba's simulator of one: they count what the processor's kernels count.

The simulator must be chosen before Numba is imported, so each case is a process of its own. What a real card gave is
under benchmarks/results/.
"""

import json
import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from houseway.errors import BadInput
from houseway.games import find
from houseway.simulate import gpu
from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.games import Request, plans
from houseway.simulate.gpu import deals
from houseway.simulate.gpu.card_counting import block_for
from houseway.simulate.plan import CHUNK as WHOLE
from houseway.simulate.plan import rounds_in
from houseway.simulate.systems import system_of
from houseway.strategies import Strategy
from houseway.strategies.chart import read

TWIN = """
import sys
from types import SimpleNamespace
import numpy as np
from houseway.kernels import batches, shoe, streams
from houseway.simulate import plan

kinds, near, unfair = int(sys.argv[1]), sys.argv[2] == "near", sys.argv[3] == "unfair"
streams.CHUNK = plan.CHUNK = 150
if unfair:  # words of few bits, so that many must be drawn again
    batches.BITS, batches.UNUSED, shoe.UNUSED = np.uint64(26), np.uint64(38), np.uint64(38)
    batches.BELOW, batches.WHOLE = np.uint64((1 << 26) - 1), np.uint64(1 << 26)
from houseway.simulate.gpu import shoes as gpu
from houseway.kernels.gpu import parts

class Card:
    MULTIPROCESSOR_COUNT, MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 1, 16_000

parts.cuda.get_current_device = lambda: Card
gpu.ask_for = lambda play, signature, bytes_: None
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
rules = shoe.ShoeInputs(
    table.astype(np.uint16).ravel(), end_of, mixed[inner:].astype(np.uint64), cards, *numbers
)
by_processor, by_card = np.zeros(ends, np.int64), np.zeros(ends, np.int64)
shoe.count(rules, np.uint64(5), np.uint64(99), 0, np.array([150, 150, 70]), by_processor)
gpu.count(SimpleNamespace(rules=rules, name=np.uint64(99)), 5, range(3), 370, by_card)
assert by_processor.sum() == by_card.sum() == 370
assert by_processor.tolist() == by_card.tolist(), (by_processor, by_card)
"""


@pytest.mark.parametrize(
    ("kinds", "table", "words"),
    [("5", "near", "fair"), ("5", "far", "fair"), ("20", "near", "fair"), ("5", "near", "unfair")],
)
def test_rounds_out_of_a_shoe_are_counted_as_by_the_processor(kinds: str, table: str, words: str) -> None:
    simulated(TWIN, "", kinds, table, words, jit=words == "fair")


SETTLED = """
import sys
from numba.cuda.simulator import kernel

called = kernel.FakeCUDAKernel.__call__

def settled(self, *args):
    for name, module in list(sys.modules.items()):
        if name.startswith("houseway."):
            vars(module).setdefault("__warningregistry__", {})
    return called(self, *args)

kernel.FakeCUDAKernel.__call__ = settled
"""
"""A module gets a register with its first warning, also with one that is not shown: not while the simulator's threads
go through what the module has."""


def simulated(script: str, given: str, *words: str, jit: bool = False) -> str:
    """What a script prints that is run with the simulator, on a card of one multiprocessor."""
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "0" if jit else "1"}
    run = [sys.executable, "-W", "ignore", "-c", SETTLED + script, *words]
    done = subprocess.run(run, env=simulator, input=given, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


CHUNK, ROUNDS, SEED = 30, 80, 5
COUNTS = f"""
import json, sys
import numpy as np
from houseway.kernels import streams
from houseway.simulate import plan
streams.CHUNK = plan.CHUNK = {CHUNK}
from houseway.games import find
from houseway.simulate import gpu
from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.games import Request, plans
from houseway.simulate.gpu import card, card_counting, shoes
from houseway.kernels.gpu import parts
from houseway.simulate.plan import CHUNK as WHOLE
from houseway.simulate.plan import rounds_in
from houseway.simulate.systems import system_of
from houseway.strategies import Strategy
from houseway.strategies.chart import read

class Card:
    MULTIPROCESSOR_COUNT, MAX_SHARED_MEMORY_PER_BLOCK_OPTIN = 1, 100_000

parts.cuda.get_current_device = lambda: Card
card_counting.ask_for = lambda play, signature, bytes_: None
card.BLOCKS, card.THREADS, card.AT_ONCE, card_counting.AT_ONCE, shoes.MOST_THREADS = 1, 2, 1, 1, 32
for name, which, asked in json.load(sys.stdin):
    if "strategy" in asked:
        who, chart = asked["strategy"]
        asked["strategy"] = Strategy(who, read(chart) if chart else None)
    if "system" in asked:
        asked["system"] = system_of(asked["system"])
    found = plans(Request(find(name), **asked))[which]
    found.no_example = np.empty(0, np.intp)  # nothing is to be learnt
    counts = np.zeros(len(getattr(found, "kinds", ()) or found.ends), np.int64)
    gpu.count(found, {SEED}, range(3), {ROUNDS}, counts)
    print(json.dumps(counts.tolist()))
"""
CHART = "against 2 3 4 5 6 7 8 9 10 A\nhard 16 d d d d d d d d d d\nsoft 17 d d d d d d d d d d\n"
CASES: dict[str, list[tuple[str, int, dict[str, Any]]]] = {
    "draws": [("roulette", 0, {}), ("sic-bo", 0, {}), ("craps", 0, {"wager": "win bet"}), ("two-up", 0, {})],
    "subsets": [("keno", 0, {})],
    "deals against the house": [
        ("tri-chro", 0, {}),
        ("caribbean-stud", 0, {}),
        ("caribbean-stud", 0, {"strategy": ("caribbean-stud-best", "")}),
        ("pai-gow", 0, {}),
        ("pai-gow", 0, {"strategy": ("pai-gow-best", "")}),
    ],
    "poker": [
        ("5-card-stud", 0, {"players": 3}),
        ("7-card-stud", 0, {"players": 4, "settings": {"deck": 40}}),
        ("manila", 0, {"players": 3}),
        ("draw", 0, {"players": 3}),
    ],
    "counting": [
        ("mini-baccarat", 0, {"system": "hi-lo", "depth": "1/4"}),
        ("mini-baccarat", 0, {"system": "ko"}),
        ("blackjack", 0, {"system": "zen", "strategy": ("own", CHART), "indices": ("16v10>=0:stand", "12v3<=-1:draw")}),
    ],
}


def read_from(asked: dict[str, Any]) -> dict[str, Any]:
    """As the script reads it."""
    system = {"system": system_of(asked["system"])} if "system" in asked else {}
    name, chart = asked.get("strategy", ("", ""))
    strategy = {"strategy": Strategy(name, read(chart) if chart else None)} if name else {}
    return {**asked, **system, **strategy}


@pytest.mark.parametrize("kind", CASES)
def test_every_kind_of_plan_is_counted_as_by_the_processor(kind: str) -> None:
    """Three chunks of a few rounds, the last of them short; the processor's by their rounds in order."""
    told = simulated(COUNTS, json.dumps(CASES[kind])).splitlines()
    for (name, which, asked), counts in zip(CASES[kind], map(json.loads, told), strict=True):
        plan = plans(Request(find(name), **read_from(asked)))[which]
        ends = [plan.trail(SEED, chunk, min(CHUNK, ROUNDS - chunk * CHUNK)) for chunk in range(3)]
        assert np.bincount(np.concatenate(ends), minlength=len(counts)).tolist() == counts, (name, asked)


UNFAIR = """
import sys
import numpy as np
from houseway.kernels import batches, draws, streams
from houseway.simulate import plan

game, bits = sys.argv[1], int(sys.argv[2])  # words of few bits, so that many must be drawn again
streams.CHUNK = plan.CHUNK = 150
batches.BITS, batches.UNUSED = np.uint64(bits), np.uint64(64 - bits)
batches.BELOW, batches.WHOLE = np.uint64((1 << bits) - 1), np.uint64(1 << bits)
for each in ("BELOW", "UNUSED", "WHOLE"):
    setattr(draws, each, getattr(batches, each))
from houseway.games import find
from houseway.simulate import gpu
from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.games import Request, plans
from houseway.simulate.gpu import card
from houseway.kernels.gpu import parts

class Card:
    MULTIPROCESSOR_COUNT = 1

parts.cuda.get_current_device = lambda: Card
card.BLOCKS, card.THREADS = 1, 2
found = plans(Request(find(game)))[0]
counts = np.zeros(len(found.ends), np.int64)
gpu.count(found, 5, range(2), 280, counts)
ends = np.concatenate([found.trail(5, 0, 150), found.trail(5, 1, 130)])
assert np.bincount(ends, minlength=len(counts)).tolist() == counts.tolist()
"""


@pytest.mark.parametrize(("game", "bits"), [("sic-bo", "33"), ("craps", "43")], ids=["four draws", "eight draws"])
def test_words_that_would_favour_a_throw_are_drawn_again(game: str, bits: str) -> None:
    simulated(UNFAIR, "", game, bits)


def test_an_end_that_no_example_had_is_looked_for_and_learnt(monkeypatch: pytest.MonkeyPatch) -> None:
    (plan,) = plans(Request(find("tri-chro")))
    assert isinstance(plan, Deals)
    known, plan.ends[7], looked = plan.ends[7], NEVER, list[range]()

    def on_the_processor(
        _kernel: Any, _laid: Any, _name: Any, seed: int, chunks: range, rounds: int, counts: Any, _own: int
    ) -> None:
        looked.append(chunks)
        for chunk in chunks:
            counts += np.bincount(plan.trail(seed, chunk, rounds_in(chunk, rounds)), minlength=len(counts))

    monkeypatch.setattr(deals, "play", on_the_processor)
    monkeypatch.setattr(deals, "ready", lambda: None)
    counts = np.zeros(len(plan.ends), np.int64)
    rounds = 7 * WHOLE + 100
    gpu.count(plan, 1, range(8), rounds, counts)
    assert counts.sum() == rounds
    assert counts[7]
    assert plan.ends[7] == known
    assert [len(each) for each in looked] == [8, 4, 2, 1]  # by halves


def test_players_who_bet_are_not_played_on_a_card() -> None:
    (plan,) = plans(Request(find("5-card-stud"), Strategy("table")))
    with pytest.raises(BadInput, match="with --strategy stay they can"):
        gpu.count(plan, 1, range(1), 10, np.zeros(len(plan.ends), np.int64))


def test_more_ends_than_a_card_has_room_for_are_refused() -> None:
    with pytest.raises(BadInput, match="no room to count so many ends at once; without --gpu the processor plays"):
        block_for(208, 230_000, 227_000)
