"""The layout since 15 December 2000: the cloth, the version in play, the Super Bonus and the notice of limits."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from houseway.cite import cite
from houseway.games.blackjack.layout import Printed, cloth
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS
from houseway.money import Amount, dollars

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

__all__ = ["layout", "notice"]

SINCE: Final = (
    Printed("since 15 December 2000, 4.00 am: cards out of place are laid out again", cite("vic 26/2000")),
    Printed("since then: the notice of limits, and Crown 21", cite("vic 27/2000")),
    Printed("since then: the Super Bonus", cite("vic 28/2000")),
)


def layout(table: "BlackjackTable") -> str:
    """The cloth as lines of text, each with its citation."""
    printed = (*SINCE, *version(table), *cloth(table), *bonus(), *notice(table))
    return "\n".join(f"{each.words}  ({each.under})" for each in printed)


def version(table: "BlackjackTable") -> Iterator[Printed]:
    if table.text.version == "Crown 21":
        yield Printed("CROWN 21: its rules first, and otherwise those of blackjack", cite("vic 27/2000 r27.1"))


def bonus() -> Iterator[Printed]:
    """What Table 2 pays, from the row that pays it."""
    paid = [dollars(c.pays.cents) for c in SUPER_BONUS.clauses if isinstance(c.pays, Amount)]
    more = "${} on $25 or more, ${} on $2 to $24, and ${} to every other original wager".format(*paid)
    yield Printed(f"SUPER BONUS: 7-7-7 of one suit, dealer's first card a 7: {more}", cite("vic 28/2000 r22.6.2"))


def notice(table: "BlackjackTable") -> Iterator[Printed]:
    """What is said beside the limits."""
    unit, minimum = table.sign.increment, table.sign.limits["blackjack"].minimum
    multiples = (
        "wagers are in multiples of the minimum" if unit == minimum else "multiples of the minimum are not needed"
    )
    if unit and unit != minimum:
        multiples = f"above the minimum, wagers go up by ${dollars(unit)}"
    yield Printed(multiples, cite("vic 27/2000 r6.1"))
    if table.rules.limits_per:
        yield Printed(f"limits count per {table.rules.limits_per}", cite("vic 27/2000 r6.1"))
    yield Printed("no other limit is posted for this table", cite("vic 27/2000 r6.6"))
