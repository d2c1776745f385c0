"""Why somebody may not declare a spin invalid, spin, or go on spinning."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from houseway.errors import Ground, Refused
from houseway.families.ring.cites import BARRED, BOXER, NO_SPIN, Grounds
from houseway.families.ring.spinning import SPIN
from houseway.families.ring.table import RingTable
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.wagering import Wagering

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["refusals"]


def refusals(grounds: Grounds) -> "Callable[[Round[Any], str, str], Refused | None]":
    """Why somebody may not declare a spin invalid, spin, or go on spinning."""

    def refused(round_: "Round[RingTable]", who: str, act: str) -> Refused | None:
        table = round_.table
        person = table.people.get(who)
        if person is None or person.role is not Role.PLAYER:
            return None
        if act in (NO_SPIN, BARRED):
            why = "a player declares no spin invalid, spinning or not"
            return Refused(grounds.not_for_players, why, ground=Ground.WHO, instead=f"the {BOXER} or a floor manager")
        if act in (SPIN, "keep spinning"):
            return _no_spin_now(table, round_, who, act)
        if act == "retire" and who == table.spinner and table.valid:
            why = "the spinner's wager is not decided"
            return Refused(table.under.stop, why, ground=Ground.WHEN, instead="stop spinning: the boxer takes over")
        return None

    return refused


def _no_spin_now(table: RingTable, round_: "Round[RingTable]", who: str, act: str) -> Refused | None:
    """The order is that of the game: one must have the spin, have wagered, and wait for the boxer's call."""
    awaited = f"awaited: {round_.ask}"
    if who != table.spinner:
        offered = isinstance(round_.ask, Choice) and round_.ask.who == who
        lost = who == table.last and not table.spinner and table.spins and not offered
        why = f"{who} does not have the spin"
        under = table.under.must_retire if lost else table.under.accept
        return Refused(under, why, ground=Ground.WHO, instead=awaited)
    if act != SPIN:
        return None
    if not table.spinners_wagers():
        return Refused(table.under.must_wager, f"{who} has no spinner's wager", ground=Ground.WHEN, instead=awaited)
    if isinstance(round_.ask, Wagering):
        return Refused(table.under.called, "'no more bets' comes first", ground=Ground.WHEN, instead=awaited)
    return None
