"""'No more bets' was forgotten, and what it should have come before has begun (reading S10).

The call closes wagers in good time; it makes no spin, drawing or deal valid. What is under way goes on, and each wager
counts as it lay when the game's own Part made it final.
"""

from collections.abc import Mapping
from typing import Any, Final

from houseway.cite import Cite, cites
from houseway.play.acts import Act, ScriptAnswer, because, plainly
from houseway.play.people import DEALER_OR_MORE_SENIOR
from houseway.play.round import Round
from houseway.play.table import Table

NOT_CALLED: Final = object()
"""What a procedure is sent in place of the call."""
NAME: Final = "no more bets not called"
READING: Final = "reading S10"


def let_it_count(table: Table, begun: str, *under: str | Cite) -> ScriptAnswer:
    """Wagers are closed from now on, and what has begun is as good as if the call had been made."""
    what = f"{begun} before 'no more bets' was called: it counts, and wagers are settled as they lay"
    table.rule(what, *cites(*under), READING)
    return ScriptAnswer(NOT_CALLED)


def not_called(begun: str, *under: str | Cite, at: str) -> Act[Any]:
    """The report: what had begun, under the provisions on the call and on when wagers are final."""

    def found(round_: Round[Any], _who: str, _details: Mapping[str, Any]) -> ScriptAnswer:
        return let_it_count(round_.table, begun, *under)

    first, moments = cites(*under)[0], frozenset({at})
    closed = because(first, "no wagers are open yet", "wagers are closed already", moments)
    return Act(NAME, DEALER_OR_MORE_SENIOR, first, plainly, found, f"and {begun} already", at=moments, closed=closed)
