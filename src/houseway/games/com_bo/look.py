"""What may be seen of a Com-Bo table."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.games.com_bo.table import ComBoTable
from houseway.money import dollars


def look(table: ComBoTable, _viewer: str) -> Mapping[str, Any]:
    """Every card is dealt face up, and one drawn too early is seen or is not: nothing is hidden from anybody alone."""
    return {
        "decks": table.decks,
        "boxes": [NAME[card] for card in table.cards],
        "keypad": list(table.keypad.pressed),
        "deal pressed": table.keypad.deal_pressed,
        "lit": table.lit,
        "drawn": table.excess,
        "fault": table.fault,
        "cutting card": table.cutting_card,
        "higher limits": {
            who: {kind: dollars(most) for kind, most in kinds.items()} for who, kinds in table.higher_limits.items()
        },
        "cards_left": table.shoe.remaining,
    }
