"""What a plan counted, wager by wager, beside the exact odds."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.odds.exact import Return, every_return
from houseway.play.game import Game
from houseway.simulate.plan import Plan


class Mean(NamedTuple):
    """The net result for each unit staked, over so many rounds."""

    return_: float
    rounds: int


def means(plan: Plan, counts: NDArray[np.int64]) -> dict[str, Mean]:
    """By wager, over the rounds in which it was made."""
    nets: dict[str, float] = {}
    rounds: dict[str, int] = {}
    for end, count in zip(plan.ends, counts.tolist(), strict=True):
        for each in end:
            nets[each.wager] = nets.get(each.wager, 0) + count * float(each.net / each.staked)
            rounds[each.wager] = rounds.get(each.wager, 0) + count
    return {wager: Mean(nets[wager] / rounds[wager], rounds[wager]) for wager in nets}


def beside_exact(game: Game[Any], plan: Plan, counts: NDArray[np.int64]) -> Iterator[tuple[str, Mean, Return]]:
    exact = {each.wager: each for each in every_return(game)}  # all places of a wager have the same return
    for wager, mean in means(plan, counts).items():
        yield wager, mean, exact[wager]
