"""What there is to see at a two-up table: the ring, and the lights."""

from collections.abc import Mapping
from typing import Any

from houseway.families.ring.look import in_the_ring
from houseway.games.two_up.layout import lights
from houseway.games.two_up.table import TwoUpTable


def look(table: TwoUpTable, _viewer: str) -> Mapping[str, Any]:
    return {
        **in_the_ring(table),
        "lights": {name: [on, number, colour] for name, on, number, colour, _ in lights(table)},
        "shown by": "cards" if table.cards else "lights",
        "under": table.shown_under.text,
    }
