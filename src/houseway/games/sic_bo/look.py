"""What can be seen at a sic-bo table: everything; nobody has read dice under a cover."""

from collections.abc import Mapping
from typing import Any

from houseway.families.three_dice import written
from houseway.games.sic_bo.table import SicBoTable


def look(table: SicBoTable, _viewer: str) -> Mapping[str, Any]:
    return {**table.dice_seen(), "led": written(table.terminal.led), "lit": table.lit}
