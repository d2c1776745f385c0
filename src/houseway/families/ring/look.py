"""What there is to see in the ring: everything is in plain sight."""

from collections.abc import Mapping
from typing import Any

from houseway.families.ring.moments import IN_THE_AIR
from houseway.families.ring.table import RingTable


def in_the_ring(table: RingTable) -> Mapping[str, Any]:
    return {
        "spinner": table.spinner,
        "hand": table.hand,
        "coins": list(table.faces),
        "in the air": table.moment == IN_THE_AIR,
        "bowl": table.coins - (table.number if table.somebody_spins else 0),
    }
