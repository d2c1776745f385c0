"""Craps: Part 7 of the Queensland rules (ss 107 to 130)."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.games.craps.calling import written
from houseway.games.craps.irregularities import ACTS
from houseway.games.craps.layout import cloth, told
from houseway.games.craps.procedure import late, roll
from houseway.games.craps.rules import check_sign
from houseway.games.craps.shooter import refuses
from houseway.games.craps.table import CrapsTable
from houseway.games.craps.wagers import WAGERS, stages
from houseway.play.game import Game

__all__ = ["GAME"]


def open_table(**settings: Any) -> CrapsTable:
    return CrapsTable(GAME, **settings)


def look(table: CrapsTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a craps table is in plain sight."""
    on = [{"person": p.person, "wager": p.wager.name, "selection": p.selection} for p in table.placed if table.is_on(p)]
    return {
        "point": table.point,
        "shooter": table.shooter,
        "dice": written(table.faces) if table.faces else "",
        "in the cup": table.dice - 2,
        "on": on,
        "markers": table.as_data().get("markers", []),
    }


GAME = Game(
    name="craps",
    title="Craps",
    rules="qld",
    part="qld part 7",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # qld s6(1): 50c coins may be used
    made_with=cite("qld s110(2)"),
    wagers=WAGERS,
    procedure=roll,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s113(4)"),
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s113(3)"),
    hands=cite("qld s114(2)"),
    stages=stages,
    refuses=refuses,
)
