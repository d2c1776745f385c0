"""What can be seen at a roulette table."""

from collections.abc import Mapping
from typing import Any

from houseway.games.roulette.moments import BALL_RUNS, CLOSED
from houseway.games.roulette.table import RouletteTable


def look(table: RouletteTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a roulette table is in plain sight."""
    ball = "running" if table.moment in (BALL_RUNS, CLOSED) else "at rest"
    rim = list(table.wheel.compartments)
    return {"crown": table.crown, "ball": ball, "wheel": table.wheel_under.text, "rim": rim}
