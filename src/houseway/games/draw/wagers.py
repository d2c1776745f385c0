"""Whatever is bet at draw poker is one row: blind bets, opening bets, calls and raises (qld s287)."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from houseway.families.poker.table import BET
from houseway.play.wager import Wager, loses, wins

__all__ = ["BETS", "WAGERS", "chances"]


class Pot(NamedTuple):
    """How a pot ended for one player."""

    won: bool


BETS: Final = Wager[Pot](
    name="bet",
    permitted="qld s287",
    clauses=(wins(lambda pot: pot.won, "qld s310(4)(e)"), loses(lambda pot: not pot.won, "qld s310(4)(e)")),
    says="blind, to open, to call or to raise; it is part of a pot",
    gets="part of the pot",
    limit=BET,
)
WAGERS: Final = (BETS,)


def chances(_wager: Wager[Pot], _selection: str) -> Iterable[tuple[Pot, int]]:
    """Nothing is wagered against the house: what a bet is worth lies with the other players."""
    return ()
