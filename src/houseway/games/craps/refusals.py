"""Why the dice are not thrown (qld s108, s126)."""

from houseway.errors import Ground, Refused
from houseway.games.craps.table import CrapsTable
from houseway.play.acts import Details
from houseway.play.round import Round
from houseway.play.wagering import between_rounds


def refuses(round_: Round[CrapsTable], who: str, tried: str, _details: Details) -> Refused | None:
    table = round_.table
    if tried != "throw the dice" or not between_rounds(round_):
        return None
    if who != table.shooter:
        return Refused("qld s108", f"{who} is not the shooter", ground=Ground.WHO)
    under = "qld s126(1)" if table.come_out else "qld s126(2)"
    why = "the shooter needs a win bet or a don't win bet to throw"
    return Refused(under, why, ground=Ground.WHEN, instead="make one, or pass the dice")
