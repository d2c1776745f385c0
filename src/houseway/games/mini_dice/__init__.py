"""Mini-dice: Part 11 of the Queensland rules (ss 176 to 188)."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import cite
from houseway.families.three_dice import chances, written
from houseway.games.mini_dice.irregularities import ACTS
from houseway.games.mini_dice.layout import cloth
from houseway.games.mini_dice.order import out_of_turn
from houseway.games.mini_dice.procedure import late, spin
from houseway.games.mini_dice.rules import check_sign
from houseway.games.mini_dice.table import MiniDiceTable
from houseway.games.mini_dice.wagers import WAGERS
from houseway.play.game import Game

__all__ = ["GAME"]


def look(table: MiniDiceTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a mini-dice table is in plain sight."""
    lies = table.tumbler.lies
    return {
        "dice": None if lies is None else written(lies),
        "tumbler": table.tumbler.state,
        "open": table.tumbler.checked,
    }


GAME = Game(
    name="mini-dice",
    title="Mini-dice",
    rules="qld",
    part="qld part 11",
    players=(1, 8),
    unit=100,  # mini-dice is not among the games of s6(1): chips only
    made_with=cite("qld s179(1)"),
    wagers=WAGERS,
    procedure=spin,
    acts=ACTS,
    table=MiniDiceTable,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s183(3)"),
    look=look,
    cloth=cloth,
    sign_under=cite("qld s183(2)"),
    hands=cite("qld s180(2)"),
    chances=chances,
    refuses=out_of_turn,
)
