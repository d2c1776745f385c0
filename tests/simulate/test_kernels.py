"""The kernels: lockstep plays as one card after another does, threads and portions change nothing, draws are fair."""

import numpy as np
import pytest

from houseway.games import find
from houseway.simulate.games import Request, plans
from houseway.simulate.plan import CHUNK, Plan
from houseway.simulate.runner import run

ROUNDS = 3 * CHUNK + 1234


@pytest.fixture(scope="module", params=["baccarat", "mini-baccarat", "com-bo", "wheel-of-fortune", "two-up"])
def plan(request: pytest.FixtureRequest) -> Plan:
    return plans(Request(find(request.param)))[-1]


def test_chunks_in_lockstep_end_as_each_does_by_itself(plan: Plan) -> None:
    counts, last = np.zeros(len(plan.ends), np.int64), 4321
    plan.count(5, range(6), 5 * CHUNK + last, counts)  # more of them than lanes, and a short one
    lengths = [CHUNK] * 5 + [last]
    alone = [np.bincount(plan.trail(5, at, many), minlength=len(plan.ends)) for at, many in enumerate(lengths)]
    assert counts.tolist() == np.sum(alone, axis=0).tolist()


def test_the_same_seed_gives_the_same_counts_whatever_the_threads_and_portions(plan: Plan) -> None:
    one, two = run(plan, ROUNDS, 7, threads=1), run(plan, ROUNDS, 7, threads=2)
    parts = np.zeros(len(plan.ends), np.int64)
    for chunk in range(4):
        plan.count(7, range(chunk, chunk + 1), ROUNDS, parts)
    assert one.counts.tolist() == two.counts.tolist() == parts.tolist()
    assert one.rounds == one.counts.sum() == ROUNDS


def test_another_seed_gives_other_rounds(plan: Plan) -> None:
    assert plan.trail(1, 0, 1000).tolist() != plan.trail(2, 0, 1000).tolist()
    assert plan.trail(1, 0, 1000).tolist() != plan.trail(1, 1, 1000).tolist()
