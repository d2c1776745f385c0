"""The sign of Com-Bo: what each combination pays."""

from collections.abc import Sequence
from typing import Any, Final

from houseway.games.com_bo.layout import combination_odds
from houseway.games.com_bo.table import ComBoTable
from houseway.play.wager import Wager
from houseway.printing.sign import Payout, Print

__all__ = ["PRINT"]


def payouts(table: ComBoTable, row: Wager[Any]) -> Sequence[Payout]:
    return [Payout(*each) for each in combination_odds(table.decks).items()] if row.name == "com-bo" else ()


PRINT: Final = Print(payouts=payouts)
