"""The law behind an answer that follows from a provision alone: what is asked next, and what a provision does."""

from typing import Any, Final

from houseway.cite import Cite
from houseway.play.game import Game
from houseway.why import Reason
from houseway.why.law import says

SHORT: Final = 160  # characters


def of_provision(conclusion: str, under: Cite, game: Game[Any]) -> list[Reason]:
    return [Reason(conclusion, provision=under, says=says(under), as_at=game.since[:10])]


def brief(under: Cite) -> str:
    """What a provision does, as much as fits beside others that are offered: whole words."""
    whole = says(under)
    return whole if len(whole) <= SHORT else f"{whole[:SHORT].rpartition(' ')[0].rstrip(',;:.')} …"
