"""One wager a round, mostly on one of the hands."""

from typing import Final

from houseway.families.baccarat.strategy import Baccarat

STRATEGIES: Final = {"baccarat": Baccarat}
