"""The layout since 15 December 2000: the cloth, the version in play, the Super Bonus and the notice of limits."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from houseway.games.blackjack import layout
from houseway.games.blackjack.victoria.super_bonus import SUPER_BONUS
from houseway.money import FixedSum, dollars
from houseway.play.cloth import Mark, mark

if TYPE_CHECKING:
    from houseway.games.blackjack.table import BlackjackTable

SINCE: Final = (
    mark("since 15 December 2000, 4.00 am: cards out of place are laid out again", "vic 26/2000"),
    mark("since then: the notice of limits, and Crown 21", "vic 27/2000"),
    mark("since then: the Super Bonus", "vic 28/2000"),
)


def told(table: "BlackjackTable") -> Iterator[Mark]:
    yield from (*SINCE, *version(table), *layout.told(table), *bonus(), *notice(table))


def version(table: "BlackjackTable") -> Iterator[Mark]:
    if table.text.version == "Crown 21":
        yield mark("CROWN 21: its rules first, and otherwise those of blackjack", "vic 27/2000 r27.1")


def bonus() -> Iterator[Mark]:
    """What Table 2 pays, from the row that pays it."""
    paid = [dollars(c.pays.cents) for c in SUPER_BONUS.clauses if isinstance(c.pays, FixedSum)]
    more = "${} on $25 or more, ${} on $2 to $24, and ${} to every other original wager".format(*paid)
    yield mark(f"SUPER BONUS: 7-7-7 of one suit, dealer's first card a 7: {more}", "vic 28/2000 r22.6.2")


def notice(table: "BlackjackTable") -> Iterator[Mark]:
    """What is said beside the limits."""
    unit, minimum = table.sign.increment_of("blackjack"), table.sign.limits["blackjack"].minimum
    multiples = (
        "wagers are in multiples of the minimum" if unit == minimum else "multiples of the minimum are not needed"
    )
    if unit and unit != minimum:
        multiples = f"above the minimum, wagers go up by ${dollars(unit)}"
    yield mark(multiples, "vic 27/2000 r6.1", sign="small")
    if table.rules.limits_per:
        yield mark(f"limits count per {table.rules.limits_per}", "vic 27/2000 r6.1", sign="small")
    yield mark("no other limit is posted for this table", "vic 27/2000 r6.6", sign="small")
