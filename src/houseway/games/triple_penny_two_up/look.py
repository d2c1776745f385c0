"""What there is to see at a triple penny two-up table: the ring, and the display."""

from collections.abc import Mapping
from typing import Any

from houseway.equipment.coins import HEAD
from houseway.families.ring.look import in_the_ring
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import RESULTS


def look(table: TriplePennyTable, _viewer: str) -> Mapping[str, Any]:
    return {
        **in_the_ring(table),
        "result": RESULTS[table.faces.count(HEAD)] if table.faces else "",
        "spun": {"heads": table.heads, "tails": table.tails, "triples": table.triples},
        "shown by": table.display,
        "under": DISPLAYS[table.display],
    }
