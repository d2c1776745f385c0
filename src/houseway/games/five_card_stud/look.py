"""What may be seen of a round of play, and which provisions govern the step that it is at."""

from collections.abc import Mapping
from typing import Any

from houseway.families.poker.look import stands
from houseway.families.poker.stud.look import look as stud_look
from houseway.games.five_card_stud.steps import step_at
from houseway.games.five_card_stud.table import FiveCardStudTable


def look(table: FiveCardStudTable, viewer: str) -> Mapping[str, Any]:
    """As at any stud table."""
    return stud_look(table, viewer, *step_at(stands(table), table.opens))
