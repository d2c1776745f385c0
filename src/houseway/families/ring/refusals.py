"""Why somebody may not declare a spin invalid, spin, or go on spinning; and why a wager comes too late."""

from houseway.cite import Cite
from houseway.errors import Ground, Refused
from houseway.families.ring.moments import BEFORE_THE_SPIN, COINS_LIE, IN_THE_AIR
from houseway.families.ring.spinning import SPIN
from houseway.families.ring.table import BARRED, BOXER, NO_SPIN, RingTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.round import Round


def refuses(round_: Round[RingTable], who: str, act: str, _details: Details) -> Refused | None:
    table = round_.table
    person = table.people.get(who)
    if person is None or person.role is not Role.PLAYER:
        return None
    if act in (NO_SPIN, BARRED):
        why = "a player declares no spin invalid, spinning or not"
        return Refused(table.part("qld s477(5)"), why, ground=Ground.WHO, instead=f"the {BOXER} or a floor manager")
    if act in (SPIN, "keep spinning"):
        return _no_spin_now(table, round_, who, act)
    if act == "retire" and who == table.spinner and table.valid:
        why, instead = "the spinner's wager is not decided", "stop spinning: the boxer takes over"
        return Refused(table.part("qld s472(9)"), why, ground=Ground.WHEN, instead=instead)
    return None


def _no_spin_now(table: RingTable, round_: Round[RingTable], who: str, act: str) -> Refused | None:
    """The order is that of the game: one must have the spin, have wagered, and wait for the boxer's call."""
    part, awaited = table.part, f"awaited: {round_.ask}"
    if who != table.spinner:
        offered = isinstance(round_.ask, Choice) and round_.ask.who == who
        lost = who == table.last and not table.spinner and table.spins and not offered
        under = part("qld s472(8)(a)") if lost else part("qld s471(3)")
        return Refused(under, f"{who} does not have the spin", ground=Ground.WHO, instead=awaited)
    if act != SPIN:
        return None
    if not table.spinners_wagers():
        why = f"{who} has no spinner's wager"
        return Refused(part("qld s472(2)(a)"), why, ground=Ground.WHEN, instead=awaited)
    if round_.moment == BEFORE_THE_SPIN:
        return Refused(part("qld s475(4)"), "'no more bets' comes first", ground=Ground.WHEN, instead=awaited)
    return None


def late(table: RingTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    row = table.game.wager_named.get(wager)
    if table.valid and row is not None and row not in table.players_rows:
        return table.part("qld s472(10)") if act == "withdraw" else table.part("qld s472(2)")
    if table.moment in (IN_THE_AIR, COINS_LIE):
        return table.part("qld s475(5)")
    return table.closed_under(act)
