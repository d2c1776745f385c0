"""What may come instead of an answer: the tiles must be reshuffled, or the bank is void and the round is over."""

from typing import Any, Final

from houseway.games.pai_gow.table import PaiGowTable
from houseway.play.ask import Ask, Steps

AGAIN: Final = object()
"""What a report answers with where everything starts again from the shuffle."""


class Reshuffle(Exception):
    """The round is abandoned and begins again with the shuffle (Division 15)."""


class BankVoid(Exception):
    """Nothing covers the wagers any more: the round is over (reading P14)."""


def wait(table: PaiGowTable, ask: Ask) -> Steps[Any]:
    """The answer; None where it is no longer wanted."""
    answer = yield ask
    if table.broken:
        raise BankVoid
    if answer is AGAIN:
        raise Reshuffle
    return answer
