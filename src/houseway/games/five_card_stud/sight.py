"""What may be seen of a round of play, which provisions govern the step that it is at, and whose turn it is."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.errors import Ground, Refused
from houseway.families.poker.stud_table import look as stud_look
from houseway.play.ask import Choice

if TYPE_CHECKING:
    from houseway.games.five_card_stud.table import FiveCardStudTable
    from houseway.play.round import Round

__all__ = ["look", "not_in_turn"]


def look(table: "FiveCardStudTable", viewer: str) -> Mapping[str, Any]:
    """As at any stud table."""
    governed_by = [each.text for each in table.governed_by]
    return {**stud_look(table, viewer), "governed_by": governed_by, "wins_unopened": wins_unopened(table)}


def wins_unopened(table: "FiveCardStudTable") -> str:
    """Who takes the pot if nobody opens the final round of betting, while it can be opened (s348(7))."""
    betting, last = table.betting, table.last_called
    unopened = betting is not None and betting.turn is not None and not betting.opened
    return last.name if table.betting_rounds == table.rounds and unopened and last is not None and last.stays else ""


def not_in_turn(round_: "Round", who: str, act: str) -> Refused | None:
    """Players act clockwise, one after the next."""
    ask, table = round_.ask, round_.table
    if not isinstance(ask, Choice) or act not in ask.offers or not ask.who or ask.who == who:
        return None
    if table.person(who) not in table.players:
        return None
    why = f"the next player to act is {ask.who}"
    return Refused("qld s330(1)", why, ground=Ground.WHO, instead=f"awaited: {ask}")
