"""What can be seen at a tri-chro table: everything."""

from collections.abc import Mapping
from typing import Any

from houseway.games.tri_chro.table import TriChroTable


def look(table: TriChroTable, _viewer: str) -> Mapping[str, Any]:
    shown = {"game": table.presented_as, "balls": table.text.number, "device": table.device}
    return shown | {"drawn": [str(ball) for ball in table.drawn], "lit": list(table.lit)}
