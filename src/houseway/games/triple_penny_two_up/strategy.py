"""Heads or tails, and every other time the spin."""

from typing import Final

from houseway.families.ring.strategy import TwoUp

STRATEGIES: Final = {"two-up": TwoUp}
