"""The law behind an answer that follows from a provision alone: what is asked next."""

from typing import Any

from houseway.cite import Cite
from houseway.play.game import Game
from houseway.rulebook import find
from houseway.why import Reason


def of_provision(conclusion: str, under: Cite, game: Game[Any]) -> list[Reason]:
    law = find(under)
    return [Reason(conclusion, provision=under, says=law[0].does if law else "", as_at=game.since[:10])]
