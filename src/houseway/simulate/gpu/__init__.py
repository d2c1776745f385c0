"""Rounds on a graphics card (extra `gpu`): the same chunks, and so the same counts, as the processor's.

A module here lays a kind of plan out for its kernel in `kernels/`, and hands the chunks to it. A thread of the card
plays a chunk, with the functions that the processor's kernels are made of.
"""

from importlib import import_module
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.errors import BadInput
from houseway.simulate.card_counter import Counting
from houseway.simulate.deals import Deals
from houseway.simulate.draws import DrawPlan
from houseway.simulate.plan import Plan
from houseway.simulate.shoes import ShoePlan

KINDS: Final = (
    (ShoePlan, "shoes"),
    (Counting, "card_counting"),
    (DrawPlan, "draws"),
)
"""Of plans, and the module that hands each to a card; one of deals says which itself."""


def count(plan: Plan, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """Adds to `counts` how the rounds of these chunks end, out of a run of so many."""
    others = (module for kind, module in KINDS if isinstance(plan, kind))
    module = plan.on_a_card if isinstance(plan, Deals) else next(others, None)
    if module is None:
        raise BadInput("--gpu: players who bet play at the table itself, not on a card; with --strategy stay they can")
    import_module(f"houseway.simulate.gpu.{module}").count(plan, seed, chunks, rounds, counts)
