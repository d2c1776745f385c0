"""What may be seen at a stud table."""

from collections.abc import Iterable
from typing import Any

from houseway.cite import Cite
from houseway.equipment.cards import NAME
from houseway.families.poker.look import hands, pots, to_call
from houseway.families.poker.moments import FINAL_BETTING
from houseway.families.poker.stud.table import StudTable
from houseway.money import dollars


def look(table: StudTable, viewer: str, step: str, governed_by: Iterable[Cite]) -> dict[str, Any]:
    """Everybody's face up cards; of the hole cards a player sees their own, and those that were shown."""
    return {
        "step": step,
        "form": [table.betting_form, table.opens, table.pot_betting],
        "deck": table.deck,
        "ace_low": table.ace_low,
        "ante": dollars(table.ante),
        "minimum": dollars(table.minimum),
        "pot": dollars(table.pot),
        "pots": pots(table),
        "to_call": to_call(table, viewer),
        "communal": NAME[table.communal] if table.communal is not None else "",
        "exposed": " ".join(NAME[card] for card in table.exposed),
        "buck": table.buck,
        "hands": hands(table, viewer),
        "governed_by": [each.text for each in governed_by],
        "wins_unopened": _wins_unopened(table),
    }


def _wins_unopened(table: StudTable) -> str:
    """Who takes the pot if nobody opens the final round of betting, while it can be opened."""
    betting, last = table.betting, table.last_called
    unopened = table.moment == FINAL_BETTING and betting is not None and not betting.opened
    return last.name if unopened and last is not None and last.stays else ""
