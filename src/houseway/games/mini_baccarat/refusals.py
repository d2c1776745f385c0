"""What the procedure asks people to do, and why somebody may not, or not now (qld ss 191, 201, 202, 204, 208)."""

from typing import Final

from houseway.cite import cite
from houseway.errors import Ground, Refused
from houseway.families.baccarat.table import COMPLETED
from houseway.families.baccarat.text import steps
from houseway.games.mini_baccarat.table import MiniBaccaratTable
from houseway.games.mini_baccarat.terms import PART
from houseway.play.acts import Details
from houseway.play.people import Role
from houseway.play.round import Round

STEPS: Final = {**steps(PART), "remove the first card": cite("qld s201(8)")}


def refuses(round_: Round[MiniBaccaratTable], who: str, act: str, _details: Details) -> Refused | None:
    """Who keeps hands off the cards, and when none are dealt."""
    table = round_.table
    if act == "cut" and table.people[who].role is Role.PLAYER and table.seats.of(who) is None:
        why = f"{who} plays standing, and neither cuts nor touches the cards"
        return Refused("qld s191(2)(b)", why, ground=Ground.WHO)
    if act == "no more bets" and table.due == COMPLETED:
        why = "the last round of these cards has been played"
        return Refused("qld s204(3)", why, ground=Ground.WHEN, instead="shuffle, or bring new cards")
    return None
