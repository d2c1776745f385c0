"""What may be seen of a draw poker table: a player's own cards, those that were shown, and everybody's chips."""

from collections.abc import Mapping
from typing import Any

from houseway.families.poker.look import hands, pots, stands, to_call
from houseway.games.draw.table import DrawTable
from houseway.games.draw.terms import STEPS
from houseway.money import dollars


def look(table: DrawTable, viewer: str) -> Mapping[str, Any]:
    moment, blinds = stands(table), {seat.name for seat in table.blinds}
    under = STEPS.get(moment, ())
    return {
        "step": {"words": moment if under else "", "cites": [each.text for each in under]},
        "betting": table.kind,
        "deck": table.in_use or table.deck,
        "in_shoe": table.shoe.remaining,
        "ace_low": table.ace_low,
        "commission": table.percent,
        "buck": table.buck,
        "designated": table.designated.name if table.seats else "",
        "last_blind": dollars(table.blind),
        "pot": dollars(table.pot),
        "pots": pots(table),
        "to_call": to_call(table, viewer),
        "hands": [
            hand | {"blind": hand["person"] in blinds, "drew": table.drew.get(hand["person"])}
            for hand in hands(table, viewer)
        ],
    }
