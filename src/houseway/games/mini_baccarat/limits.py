"""For how much: the table's minimum and maximum, and what s197 makes of them for one player."""

from typing import TYPE_CHECKING, Final

from houseway.cite import Cite, cite
from houseway.games.mini_baccarat.rules import TIE_BETS, most_on_a_tie
from houseway.money import Cents
from houseway.play.sign import Limits

if TYPE_CHECKING:
    from houseway.games.mini_baccarat.table import MiniBaccaratTable

__all__ = ["READ", "hand_amounts", "tie_amounts"]

BY_SIGN: Final = cite("qld s5(1)(b)")
ONE_EIGHTH: Final = cite("qld s197(2)(b)")
IN_ALL: Final = cite("qld s197(5)")
READ: Final = {IN_ALL.text: "reading G3", ONE_EIGHTH.text: "reading G4"}  # how an excess is cut


def hand_amounts(name: str, table: "MiniBaccaratTable", person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """The sign's limits on either hand, and within them what a player's other wagers leave (s197(5))."""
    return _within_the_total(name, table, person, table.limits, BY_SIGN)


def tie_amounts(name: str, table: "MiniBaccaratTable", person: str, _selection: str) -> tuple[Limits, Cite, Cite]:
    """At most one eighth of the table's maximum, with or without a line on the sign (reading G4)."""
    line = table.sign.limits.get(TIE_BETS, table.limits)
    eighth = most_on_a_tie(table.limits)
    by_part = eighth <= line.maximum
    limits = Limits(line.minimum, eighth if by_part else line.maximum)
    return _within_the_total(name, table, person, limits, ONE_EIGHTH if by_part else BY_SIGN)


def _within_the_total(
    name: str, table: "MiniBaccaratTable", person: str, limits: Limits, most: Cite
) -> tuple[Limits, Cite, Cite]:
    room = table.limits.maximum - _on_others(name, table, person)
    if room < limits.maximum:
        return Limits(limits.minimum, max(room, 0)), BY_SIGN, IN_ALL
    return limits, BY_SIGN, most


def _on_others(name: str, table: "MiniBaccaratTable", person: str) -> Cents:
    """What a player has on this round besides the wager of that name."""
    return sum(p.stake for p in table.placed if p.person == person and p.wager.name != name)
