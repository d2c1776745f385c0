"""What can be seen at a wheel of fortune table: everything."""

from collections.abc import Mapping
from typing import Any

from houseway.games.wheel_of_fortune.moments import TURNING
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import NOTICE


def look(table: FortuneTable, _viewer: str) -> Mapping[str, Any]:
    wheel = "turning" if table.moment == TURNING else "at rest"
    shown = {"game": table.presented_as, "spaces": table.text.spaces, "wheel": wheel, "symbol": table.symbol}
    return shown | {"notice": NOTICE.words, "rim": list(table.text.wheel.compartments)}
