"""Which Victorian notice has the rules on tournaments in this game (`houseway.tournament.texts`)."""

from typing import Final

HELD_UNDER: Final = "vic 29/2000"
