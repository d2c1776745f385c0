"""Why something may not be done that a player tries when another is asked."""

from houseway.errors import Ground, Refused
from houseway.families.poker.table import PokerTable
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.round import Round


def refuses(round_: Round[PokerTable], who: str, act: str, _details: Details) -> Refused | None:
    """Players act clockwise, one after the next."""
    ask, table = round_.ask, round_.table
    if not isinstance(ask, Choice) or act not in ask.offers or not ask.who or ask.who == who:
        return None
    if table.person(who) not in table.players:
        return None
    why = f"the next player to act is {ask.who}"
    return Refused(table.part("qld s330(1)"), why, ground=Ground.WHO, instead=f"awaited: {ask}")
