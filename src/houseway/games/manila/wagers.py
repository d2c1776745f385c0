"""Whatever is bet at manila poker is one row: a blind bet, an opening bet, a call or a raise (qld s249)."""

from typing import Final, NamedTuple

from houseway.families.poker.table import BET
from houseway.play.wager import Wager, loses, wins

__all__ = ["BETS", "WAGERS"]


class Pot(NamedTuple):
    """How a pot ended for one player."""

    won: bool


BETS: Final = Wager[Pot](
    name="bet",
    permitted="qld s268(1)",
    clauses=(wins(lambda pot: pot.won, "qld s272(5)(e)"), loses(lambda pot: not pot.won, "qld s272(5)(e)")),
    says="a blind bet, an opening bet, a call or a raise; it is part of a pot",
    limit=BET,
)
WAGERS: Final = (BETS,)
