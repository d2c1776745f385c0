"""What can be reported at a table of a game, and until which moment of a round."""

from collections import Counter
from functools import cache
from typing import Any, Final

from houseway.disputes import irregularities, rows_of
from houseway.play.game import Game
from houseway.play.people import Role

PLAYERS: Final = frozenset({Role.PLAYER})
BY_PLAYERS: Final = frozenset((
    "fold irregularly", "bet out of turn", "check out of turn", "tell all what was learnt", "dispute the total",
    "dispute the count", "claim on a wrong ticket", "notify the dealer: light not lit", "declare a wager",
    "call a wager", "handle the bank's tiles",
))  # fmt: skip
"""Of what players alone do, what is out of the ordinary."""


@cache
def reportable(game: Game[Any]) -> list[str]:
    """What can be reported at some time: first what the game knows, then what any table does."""
    rows = rows_of(game)
    acts = [each.act for each in irregularities(game)]
    own = [act for act in acts if act in rows and (rows[act].by != PLAYERS or act in BY_PLAYERS)]
    return sorted(own, key=lambda act: act not in game.act_named)


@cache
def last_chances(game: Game[Any]) -> frozenset[str]:
    """The moments after which most of what could be reported cannot be any more."""
    rows = rows_of(game)
    named = [[moment for moment in game.moments if moment in (rows[act].at or ())] for act in reportable(game)]
    last = Counter(moments[-1] for moments in named if moments)
    could = Counter(moment for moments in named for moment in moments)
    return frozenset(moment for moment, ends in last.items() if 2 * ends >= could[moment])
