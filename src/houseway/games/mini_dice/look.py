"""What can be seen at a mini-dice table: everything."""

from collections.abc import Mapping
from typing import Any

from houseway.games.mini_dice.table import MiniDiceTable


def look(table: MiniDiceTable, _viewer: str) -> Mapping[str, Any]:
    return {**table.dice_seen(), "open": table.tumbler.checked}
