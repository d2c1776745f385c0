"""What may be seen at a manila poker table: one's own hole cards, the communal cards, and everybody's chips."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.cards import NAME
from houseway.families.poker.look import hands, pots, to_call
from houseway.games.manila.table import ManilaTable
from houseway.money import dollars


def look(table: ManilaTable, viewer: str) -> Mapping[str, Any]:
    return {
        "communal": [NAME[card] for card in table.communal],
        "hands": hands(table, viewer),
        "pots": pots(table),
        "to_call": to_call(table, viewer),
        "buck": table.buck,
        "round_of_betting": table.number,
        "raises": len(table.betting.raises) if table.betting else 0,
        "blind": dollars(table.blind),
        "ace_low": table.ace_low,
    }
