"""Why something may not be done that a player tries when another is asked (qld s257)."""

from typing import Final

from houseway.errors import Ground, Refused
from houseway.games.manila.table import ManilaTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.round import Round

IN_TURN: Final = ("blind bet", "bet", "check", "call", "raise", "fold", "tap out", "decline", "show")


def refuses(round_: Round[ManilaTable], who: str, act: str, _details: Details) -> Refused | None:
    """Whoever is next acts next; to bet out of turn all the same is a report of its own (s281)."""
    ask, table = round_.ask, round_.table
    if act not in IN_TURN or table.person(who).role is not Role.PLAYER or not isinstance(ask, Choice):
        return None
    if not ask.who or ask.who == who or ask.who not in table.people:
        return None
    return Refused("qld s257(1)", f"it is not {who}'s turn", ground=Ground.WHO, instead=f"{ask.who} acts next")
