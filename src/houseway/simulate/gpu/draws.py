"""Dice, wheels and coins, laid out for a graphics card."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.kernels.batches import FEW, WHOLE
from houseway.kernels.draws import DrawInputs
from houseway.simulate.draws import DrawPlan
from houseway.simulate.gpu.card import play, ready


class Numbered(NamedTuple):
    """A game's table by state and way, without the ends, which are numbered last."""

    to: NDArray[np.uint16]
    game: NDArray[np.uint32]  # ways, the first end, the start
    bounds: NDArray[
        np.uint64
    ]  # of a draw, of all that a word is good for together; the least that is left of a fair word


def count(plan: DrawPlan, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it."""
    ready()
    from houseway.kernels.gpu.draw import play_with

    fours = fours_of(plan.rules)
    play(play_with(fours), numbered(plan.rules, fours), plan.name, seed, chunks, rounds, counts)


def fours_of(rules: DrawInputs) -> int:
    """How often a word is good for four draws."""
    return 2 if rules.ways <= FEW else 1


def numbered(rules: DrawInputs, fours: int) -> Numbered:
    """The tables of the processor's kernel, laid out for a graphics card."""
    ways = int(rules.ways)
    to, ends = rules.to.reshape(-1, ways) // ways, rules.ends // np.uint64(ways)
    on = np.setdiff1d(np.arange(len(to)), ends)
    place = np.empty(len(to), np.uint16)
    place[np.concatenate([on, ends.astype(np.int64)])] = np.arange(len(to))
    game = np.array([ways, len(on), place[int(rules.start) // ways]], np.uint32)
    draws = ways ** (4 * fours)
    return Numbered(
        np.ascontiguousarray(place[to[on]]).ravel(), game, np.array([ways, draws, int(WHOLE) % draws], np.uint64)
    )
