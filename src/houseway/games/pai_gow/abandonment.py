"""What may come instead of an answer: the tiles must be reshuffled, or the round is over before its time."""

from typing import Any, Final

from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.acts import ScriptAnswer
from houseway.play.ask import Ask, Steps

AGAIN: Final = object()
"""What a report answers with where everything starts again from the shuffle."""


def dealt_in_vain(table: PaiGowTable) -> ScriptAnswer:
    """The tiles are dealt again: nobody sets a hand of these any more, the dealer on request neither."""
    for hand in table.hands.values():
        hand.live = False
    return ScriptAnswer(AGAIN)


class Reshuffle(Exception):
    """The round is abandoned and begins again with the shuffle (Division 15)."""


class BankVoid(Exception):
    """Nothing covers the wagers any more: the round is over (reading P14)."""


class NothingToDecide(Exception):
    """The last wager has gone since wagering was closed: no tile is dealt, set or exposed for it."""


def wait(table: PaiGowTable, ask: Ask) -> Steps[Any]:
    """The answer; None where it is no longer wanted. Nothing is asked for that a ruling has made moot."""
    own = ask.wanted
    ask.wanted = lambda: own() and table.goes_on()
    answer = yield ask
    if table.broken:
        raise BankVoid
    if answer is AGAIN:
        raise Reshuffle
    if table.nothing_to_decide:
        raise NothingToDecide
    return answer
