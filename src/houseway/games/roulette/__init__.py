"""Roulette: Part 8 of the Queensland rules (ss 131 to 144)."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import cite
from houseway.games.roulette.irregularities import ACTS
from houseway.games.roulette.procedure import late, spin
from houseway.games.roulette.rules import check_sign
from houseway.games.roulette.table import RouletteTable
from houseway.games.roulette.wagers import WAGERS
from houseway.play.game import Game

__all__ = ["GAME"]


def open_table(**settings: Any) -> RouletteTable:
    return RouletteTable(GAME, **settings)


def look(table: RouletteTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a roulette table is in plain sight."""
    return {"crown": table.crown, "ball": "running" if table.running else "at rest"}


GAME = Game(
    name="roulette",
    title="Roulette",
    rules="qld",
    part="qld part 8",
    players=(1, 8),
    unit=100,  # roulette is not among the games of qld s6(1): chips only
    made_with=cite("qld s136(1)"),
    wagers=WAGERS,
    procedure=spin,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s141(4)"),
    look=look,
)
