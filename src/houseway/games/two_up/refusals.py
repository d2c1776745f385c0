"""The steps of a game of two-up; what is refused there is the ring's to say."""

from typing import Final

from houseway.families.ring.refusals import steps
from houseway.families.ring.table import HOUSE_SPINNER
from houseway.games.two_up.terms import PART

STEPS: Final = steps(PART, HOUSE_SPINNER)
