"""Rounds by the billion: a game's own procedure, walked into tables, played by compiled kernels.

>>> from houseway.simulate import simulate
>>> result = simulate("roulette", rounds=100_000, seed=1, wager="red")
>>> [(each.wager, each.exact) for each in result.wagers]
[('red', Fraction(-1, 37))]
"""

from houseway.errors import require

require("simulate")

from houseway.simulate.count_value import CountedShoes, count_cards
from houseway.simulate.result import Result
from houseway.simulate.simulation import simulate

__all__ = ["CountedShoes", "Result", "count_cards", "simulate"]
