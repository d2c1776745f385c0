"""The sign of Caribbean stud: what each hand pays, the price of a jackpot wager, and the jackpot."""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.games.caribbean_stud.wagers import BET, JACKPOT
from houseway.play.wager import Wager
from houseway.printing.sign import Payout, Print, Said, money

__all__ = ["PRINT"]

HANDS: Final = (
    "one pair or less", "two pairs", "three of a kind", "straight", "flush", "full house", "four of a kind",
    "straight flush", "royal flush",
)  # fmt: skip
METER: Final = re.compile("^(jackpot prize|progressive meter)")


def payouts(table: CaribbeanStudTable, row: Wager[Any]) -> Sequence[Payout]:
    """A jackpot wager is paid by the jackpot on display."""
    return [Payout(prize.hand, str(prize)) for prize in reversed(table.text.prizes)] if row.name == JACKPOT else ()


def said(table: CaribbeanStudTable) -> Iterator[Said]:
    rules, making = table.rules, table.text.making
    yield Said(f"maximum payment for a bet {money(rules.maximum_payment)}", making.maximum_payment, high=True)
    yield Said(f"a jackpot wager costs {money(rules.jackpot_wager)}", making.jackpot_cost, high=True)
    for each in table.text.told(table):
        if METER.search(each.words):
            yield Said(f"the jackpot is {money(table.meter.shown)}", each.under[0])
        elif "share the jackpot prize" in each.words:
            yield Said(each.words, each.under[0])


PRINT: Final = Print(said=said, payouts=payouts, when={BET: HANDS})
