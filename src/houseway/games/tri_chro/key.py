"""What two drawings with equal futures share."""

from collections.abc import Hashable

from houseway.games.tri_chro.table import TriChroTable
from houseway.games.tri_chro.wagers import code
from houseway.play.round import Round


def key(round_: Round[TriChroTable]) -> Hashable:
    """The same kinds of balls have come, in whatever order."""
    table = round_.table
    return round_.moment, str(round_.ask), tuple(sorted(map(code, table.drawn))), tuple(map(code, table.broken))
