"""Manila poker: Part 15 of the Queensland rules (ss 249 to 286)."""

from collections.abc import Mapping
from typing import Any

from houseway.cite import Cite, cite
from houseway.equipment.cards import NAME
from houseway.games.manila.irregularities import ACTS
from houseway.games.manila.procedure import round_of_play
from houseway.games.manila.rules import check_sign
from houseway.games.manila.table import ManilaTable
from houseway.games.manila.wagers import WAGERS
from houseway.play.game import Game

__all__ = ["GAME"]


def open_table(**settings: Any) -> ManilaTable:
    return ManilaTable(GAME, **settings)


def late(_table: ManilaTable, _wager: str, _act: str) -> Cite:
    """Bets are made in turn, with chips, and not as at other tables."""
    return cite("qld s257(3)")


def look(table: ManilaTable, viewer: str) -> Mapping[str, Any]:
    """A player sees their own hole cards, those that were shown, and what lies in the middle."""
    hands = {
        seat.name: [NAME[card] if seat.name == viewer or seat.shown else "??" for card in seat.cards]
        for seat in table.seats
        if seat.stays
    }
    return {"communal": [NAME[card] for card in table.communal], "hands": hands, "buck": table.buck}


GAME = Game(
    name="manila",
    title="Manila poker",
    rules="qld",
    part="qld part 15",
    players=(2, 13),
    unit=100,
    made_with=cite("qld s268(1)"),
    wagers=WAGERS,
    procedure=round_of_play,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    look=look,
    sign_under=cite("qld s259(2)"),
    notice_under=cite("qld s259(3)(a)"),
)
