"""Whose step it is, and when: why the device is not started, or no result announced, now (qld s463, s464)."""

from houseway.errors import Ground, Refused
from houseway.games.tri_chro.moments import ACTIVATED
from houseway.games.tri_chro.procedure import ACTIVATE, ANNOUNCE
from houseway.games.tri_chro.table import TriChroTable
from houseway.play.acts import Details
from houseway.play.people import DEALER, DEALER_OR_MORE_SENIOR
from houseway.play.round import Round


def refuses(round_: Round[TriChroTable], who: str, act: str, _details: Details) -> Refused | None:
    """Why a step is not for this person, or is not due."""
    role = round_.table.people[who].role
    if act == ACTIVATE and role not in DEALER_OR_MORE_SENIOR:
        why = f"{who} does not answer for the running of the game, and may not {act}"
        return Refused("qld s464", why, ground=Ground.WHO)
    if act == ANNOUNCE and role not in DEALER:
        return Refused("qld s463(3)", "it is the dealer who announces the result", ground=Ground.WHO)
    if act not in (ACTIVATE, ANNOUNCE):
        return None
    if act == ANNOUNCE:
        return Refused("qld s463(3)", "two balls have not been drawn", ground=Ground.WHEN)
    if round_.moment in ACTIVATED:
        why = "the device has been activated, and the next drawing needs a call of its own"
        return Refused("qld s463(1)", why, ground=Ground.WHEN)
    why = "the dealer has not called 'no more bets'"
    return Refused("qld s463(1)", why, ground=Ground.WHEN, instead="call it, then activate the device")
