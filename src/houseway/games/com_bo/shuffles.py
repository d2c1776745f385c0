"""A shuffle outside its turn: at once, whatever the round stands at (r4.1(d), (f), (g), r9.7)."""

from houseway.games.com_bo.dealing import prepare_the_cards
from houseway.games.com_bo.moments import IN_PLAY, WAGERING
from houseway.games.com_bo.table import ComBoTable
from houseway.play.acts import ScriptAnswer
from houseway.play.ask import Script
from houseway.play.round import Round


def at_once(round_: Round[ComBoTable], cause: str) -> Script | ScriptAnswer | None:
    """What lies on the layout stays there; a card that is awaited is the first of the shuffled ones (reading CM5)."""
    table = round_.table
    table.due = cause
    if round_.moment in IN_PLAY and not table.being_shuffled:
        return _shuffled(table)
    return ScriptAnswer(None) if round_.moment == WAGERING else None  # in its turn, or begun anew


def _shuffled(table: ComBoTable) -> Script:
    yield from prepare_the_cards(table)
    return None
