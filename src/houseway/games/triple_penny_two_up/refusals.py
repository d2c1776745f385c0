"""What a boxer may not do alone, or as spinner (qld s471(5), (6)); the rest is the ring's."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.ring import refusals as ring
from houseway.families.ring.table import BOXER
from houseway.games.triple_penny_two_up.table import TriplePennyTable
from houseway.games.triple_penny_two_up.terms import DIRECT_THE_BOXER, PART
from houseway.play.acts import Details
from houseway.play.people import DIRECTORS, Role
from houseway.play.round import Round

DIRECTED: Final = cite("qld s471(5)")
STEPS: Final = ring.steps(PART, BOXER) | {DIRECT_THE_BOXER: DIRECTED, "wait": DIRECTED}


def refuses(round_: Round[TriplePennyTable], who: str, act: str, details: Details) -> Refused | None:
    table, role = round_.table, round_.table.person(who).role
    if act == DIRECT_THE_BOXER and not table.somebody_spins:
        why, ground = "all players must have declined", Ground.WHEN
        if role not in DIRECTORS:
            why, ground = "a floor manager says whether the boxer spins", Ground.WHO
        return Refused(DIRECTED, why, ground=ground)
    if role is Role.DEALER and act == "accept":
        return Refused(DIRECTED, "the boxer spins only where a floor manager says so", ground=Ground.WHO)
    spinners = [row.name for row in (*table.spinners_rows, *table.bonus_rows)]
    if role is Role.DEALER and act == "wager" and table.hand == BOXER and details.get("on") in spinners:
        return Refused("qld s471(6)", "a boxer who spins has no spinner's wagers", ground=Ground.WHO)
    return ring.refuses(round_, who, act, details)
