"""For how much: the table's minimum and maximum, and what s197(5) makes of them for one player."""

from typing import Final

from houseway.cite import Cite, cite
from houseway.families.baccarat import limits as shared
from houseway.families.baccarat.limits import BY_SIGN
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.play.sign import Limits

IN_ALL: Final = cite("qld s197(5)")
READ: Final = {IN_ALL.text: "reading G3", "qld s197(2)(b)": "reading G4"}  # how an excess is cut


def hand_amounts(name: str, table: MiniBaccaratTable, person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """The sign's limits on either hand, and within them what a player's other wagers leave."""
    return _within_the_total(name, table, person, table.limits, BY_SIGN)


def tie_amounts(name: str, table: MiniBaccaratTable, person: str, selection: str) -> tuple[Limits, Cite, Cite]:
    limits, _, most = shared.tie_amounts(table, person, selection)
    return _within_the_total(name, table, person, limits, most)


def _within_the_total(
    name: str, table: MiniBaccaratTable, person: str, limits: Limits, most: Cite
) -> tuple[Limits, Cite, Cite]:
    on_others = sum(p.stake for p in table.placed if p.person == person and p.wager.name != name)
    room = table.limits.maximum - on_others
    if room < limits.maximum:
        return Limits(limits.minimum, max(room, 0)), BY_SIGN, IN_ALL
    return limits, BY_SIGN, most
