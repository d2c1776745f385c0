"""The rows as Victoria has them: limits of single players, and jackpot wagers that are entered with a system."""

from dataclasses import replace
from functools import cache
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.rules import ANTE
from houseway.games.caribbean_stud.texts import Text
from houseway.games.caribbean_stud.victorian_table import VictorianTable
from houseway.games.caribbean_stud.wagers import Rows, rows
from houseway.money import Cents
from houseway.play.sign import Limits
from houseway.play.wager import Placed

__all__ = ["victorian_rows"]

OWN: Final = cite("vic 25/1999 r6.5")


@cache
def victorian_rows(text: Text, jackpot: Cents, cost: Cents) -> Rows:
    usual = rows(text, jackpot, cost)
    return usual._replace(
        ante=replace(usual.ante, amounts=ante_limits), jackpot=replace(usual.jackpot, withdrawn=leave_jackpot)
    )


def ante_limits(table: VictorianTable, person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """What was agreed with this player (r6.5), or the notice at the table (r6.1)."""
    own = table.own_limits.get(person)
    if own is not None:
        return own, OWN, OWN
    return table.sign.limits[ANTE], table.text.general.by_sign, table.text.general.by_sign


def leave_jackpot(table: VictorianTable, placed: Placed) -> None:
    table.left_jackpot(placed)
