"""The sign of a poker game: what a winner gets is in the pot."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from houseway.families.poker.table import BET, TABLE_STAKE, PokerTable
from houseway.play.wager import Wager
from houseway.printing.sign import Payout, Print, Said

__all__ = ["poker"]

KINDS: Final = {BET: "bet", TABLE_STAKE: "table stake"}


def in_the_pot(_table: PokerTable, row: Wager[Any]) -> Sequence[Payout]:
    return [Payout("", row.gets)]


def poker(said: Callable[[Any], Iterable[Said]], bet: str = "each bet") -> Print:
    return Print(said=said, payouts=in_the_pot, kinds={**KINDS, BET: bet})
