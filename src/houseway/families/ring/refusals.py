"""The steps of a game in the ring; why somebody may not declare a spin invalid, spin, or go on; and what is late."""

from typing import Final

from houseway.cite import Cite
from houseway.equipment.coins import written
from houseway.errors import Ground, Refused
from houseway.families.ring.moments import (
    BEFORE_THE_SPIN,
    COINS_LIE,
    IN_THE_AIR,
    NO_MORE_BETS,
    NO_SPINNERS_WAGER,
    THREE_INVALID_SPINS,
)
from houseway.families.ring.table import BARRED, BOXER, NO_SPIN, SPIN, RingTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.rulebook.parallel import Parallel

DIRECTED = "qld s471(5)"  # a boxer may spin where all decline: not in every Part
COINS_REST: Final = {
    BEFORE_THE_SPIN: ("qld s475(4)", "'no more bets' has not been called"),
    NO_SPINNERS_WAGER: ("qld s472(2)(a)", "nobody spins without a spinner's wager"),
    NO_MORE_BETS: ("qld s472(4)", "the coins have not left the kip"),
    IN_THE_AIR: ("qld s474(1)", "a coin that left the ring is looked for, and the spin is invalid"),
    COINS_LIE: ("qld s479", "the coins lie on the floor, and the result is to be shown"),
    THREE_INVALID_SPINS: ("qld s478(1)", "the spinner has yet to choose who goes on"),
}


def steps(part: Parallel, stand_in: str) -> dict[str, Cite]:
    """What is asked for in the course of a game; `stand_in` goes on for a spinner after three invalid spins."""
    said = {
        "offer the spin": "qld s471(1)",
        "accept": "qld s471(3)",
        "decline": "qld s471(2)",
        "keep spinning": "qld s472(7)",
        "retire": "qld s472(7)",
        "no more bets": "qld s475(4)",
        "place a spinner's wager": "qld s472(2)(a)",
        SPIN: "qld s472(3)(b)",
        "stop spinning": "qld s472(9)",
        "show the result": "qld s479",
        "return the coins": "qld s474(2)",
        "coins lost": "qld s474(3)",
        f"have the {stand_in} continue": "qld s478(1)(b)",
    }
    return {step: part(under) for step, under in said.items()}


def refuses(round_: Round[RingTable], who: str, act: str, _details: Details) -> Refused | None:
    table, role = round_.table, round_.table.person(who).role
    if act == SPIN and role is Role.DEALER:
        return _boxer_does_not_spin(table, round_)
    if role is not Role.PLAYER:
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


def _boxer_does_not_spin(table: RingTable, round_: Round[RingTable]) -> Refused | None:
    """A boxer spins in the place of a spinner who has stopped, or on a floor manager's direction."""
    part, awaited = table.part, f"awaited: {round_.ask}"
    if table.spinner and not table.hand:
        return Refused(part("qld s472(9)"), f"{table.spinner} spins", ground=Ground.WHO, instead=awaited)
    if not table.hand and DIRECTED in part:
        why = "the boxer spins where all players decline and a floor manager says so"
        return Refused(part(DIRECTED), why, ground=Ground.WHO, instead=awaited)
    if not table.hand:
        return Refused(part("qld s471(2)"), "the spin is for a player who accepts it", ground=Ground.WHO)
    return _call_comes_first(table, round_)


def _call_comes_first(table: RingTable, round_: Round[RingTable]) -> Refused | None:
    if round_.moment != BEFORE_THE_SPIN:
        return None
    why = "'no more bets' comes first"
    return Refused(table.part("qld s475(4)"), why, ground=Ground.WHEN, instead=f"awaited: {round_.ask}")


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
    return _call_comes_first(table, round_)


def taken_back(table: RingTable) -> Cite | None:
    """What lets a wager be taken back though no more are made: the coins are still in the kip (reading E11)."""
    called = table.moment in (NO_SPINNERS_WAGER, NO_MORE_BETS)
    return table.part("qld s475(5)") if called and not table.frozen else None


def too_soon(table: RingTable, value: object) -> Refused | None:
    """Why no coins lie on the floor that could decide anything."""
    faces = list(table.spinning.weights())
    if value not in faces and str(value).upper() not in map(written, faces):
        return None
    under, why = COINS_REST.get(table.moment, ("qld s471(3)", "nobody has accepted the spin"))
    return Refused(table.part(under), why, ground=Ground.WHEN)


def late(table: RingTable, wager: str, act: str) -> Cite:
    """What keeps a wager from being placed, changed or withdrawn now."""
    row = table.game.wager_named.get(wager)
    if table.valid and row is not None and row not in table.players_rows:
        return table.part("qld s472(10)") if act == "withdraw" else table.part("qld s472(2)")
    if table.moment in (IN_THE_AIR, COINS_LIE):
        return table.part("qld s475(5)")
    return table.closed_under(act)
