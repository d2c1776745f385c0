"""Whatever is bet at a poker table is one row: blind or ante, to open, to call or to raise."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from houseway.families.poker.table import BET
from houseway.play.wager import Wager, loses, wins
from houseway.rulebook.parallel import Parallel

AMONG_PLAYERS: Final = "players play against players: the house has the commission alone"
"""What the page of odds says of all poker."""


class Share(NamedTuple):
    """How a pot ended for one player."""

    won: bool


def bets(part: Parallel, permitted: str, says: str) -> Wager[Share]:
    """The row of a game, permitted by its definition of a bet or by how bets are made."""
    passed = part("qld s349(4)(e)").text
    return Wager[Share](
        name="bet",
        permitted=permitted,
        clauses=(wins(lambda share: share.won, passed), loses(lambda share: not share.won, passed)),
        says=says,
        gets="part of the pot",
        limit=BET,
    )


def chances(_wager: Wager[Share], _selection: str) -> Iterable[tuple[Share, int]]:
    """Nothing is wagered against the house: what a bet is worth lies with the other players."""
    return ()
