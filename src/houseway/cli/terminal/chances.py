"""Until which moment of a round something can be reported at a table of a game."""

from collections import Counter
from functools import cache
from typing import Any

from houseway.disputes import rows_of
from houseway.disputes.reports import reportable
from houseway.play.game import Game


@cache
def last_chances(game: Game[Any]) -> frozenset[str]:
    """The moments after which most of what could be reported cannot be any more."""
    rows = rows_of(game)
    named = [[moment for moment in game.moments if moment in (rows[act].at or ())] for act in reportable(game)]
    last = Counter(moments[-1] for moments in named if moments)
    could = Counter(moment for moments in named for moment in moments)
    return frozenset(moment for moment, ends in last.items() if 2 * ends >= could[moment])
