"""Where a spin of roulette stands."""

from typing import Final

BEFORE_THE_SPIN: Final = "before the spin"
BALL_RUNS: Final = "the ball runs"
CLOSED: Final = "no more bets"
AT_REST: Final = "the ball is at rest"
MOMENTS: Final = (BEFORE_THE_SPIN, BALL_RUNS, CLOSED, AT_REST)
