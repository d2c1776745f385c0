"""What there is to see at a craps table: everything is in plain sight."""

from collections.abc import Mapping
from typing import Any

from houseway.games.craps.calling import written
from houseway.games.craps.table import CrapsTable


def look(table: CrapsTable, _viewer: str) -> Mapping[str, Any]:
    on = [{"person": p.person, "wager": p.wager.name, "selection": p.selection} for p in table.placed if table.is_on(p)]
    return {
        "point": table.point,
        "shooter": table.shooter,
        "dice": written(table.faces) if table.faces else "",
        "in the cup": table.in_the_cup,
        "on": on,
        "markers": table.as_data().get("markers", []),
    }
