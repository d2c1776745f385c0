"""What the acts of every text share: when they are open."""

from typing import TYPE_CHECKING

from houseway.games.caribbean_stud.decisions import Decision
from houseway.games.caribbean_stud.table import CaribbeanStudTable

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["deciding"]


def deciding(round_: "Round[CaribbeanStudTable]") -> Decision | None:
    """The decision that is awaited of a player, if one is."""
    return round_.ask if isinstance(round_.ask, Decision) else None
