"""One number: what a wager comes to at a stake by the odds, by this certificate, by the table, and by the kernel.

The odds are those of `houseway odds`; the certificate's are summed over its outcomes; the table settles every way in
which the wager can end, to the cent; and the kernel, which was walked out of the table's procedure, has the same
results, or it is said which it has and which it has not.
"""

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from houseway.certify.figures import WagerFigures, moments
from houseway.certify.rounds import Counted, exact_row
from houseway.money import Cents, dollars
from houseway.odds.rows import rows_of
from houseway.odds.stakes import AtStake, Key
from houseway.play.game import Game

STAKES: Final[Sequence[Cents]] = (10_00, 12_00, 1_00)
"""The first at which a wager may be made and is paid without rounding."""


@dataclass(frozen=True)
class OneNumber:
    """A wager at a stake."""

    row: WagerFigures
    at: AtStake
    kernel: frozenset[Fraction] | None  # what a unit came to in the kernel; None where it was not played so

    def as_data(self) -> dict[str, Any]:
        found, outcomes = self.row.row.found, self.row.outcomes or {}
        odds, table = found.expected * self.at.stake, self.at.expected * self.at.stake
        summed = moments(outcomes)[0] * self.at.stake
        return {
            "wager": found.wager,
            "selection": found.selection,
            "play": found.strategy,
            "stake": dollars(self.at.stake),
            "odds": str(odds / 100),
            "certificate": str(summed / 100),
            "table": str(table / 100),
            "rounded_by_law": str(self.at.rounding * self.at.stake / 100),
            "agree": odds == summed == table,
            "kernel": None if self.kernel is None else _beside(self.kernel, {*outcomes}),
        }


def _beside(kernel: Set[Fraction], held: Set[Fraction]) -> dict[str, Any]:
    return {
        "results": len(kernel),
        "only_there": [str(each) for each in sorted(kernel - held)],
        "only_here": [str(each) for each in sorted(held - kernel)],
    }


def agreement_data(
    game: Game[Any], settings: Mapping[str, Any], rows: Sequence[WagerFigures], rounds: Counted
) -> list[dict[str, Any]]:
    """Every wager whose outcomes are held and that may be made at one of the stakes."""
    stakes, kernel = _at_stakes(game, settings), dict(_played(rows, rounds))
    return [
        OneNumber(each, stakes[each.row.key], kernel.get(each.row.key)).as_data()
        for each in rows
        if each.outcomes is not None and each.row.key in stakes
    ]


def _at_stakes(game: Game[Any], settings: Mapping[str, Any]) -> dict[Key, AtStake]:
    found: dict[Key, AtStake] = {}
    for stake in STAKES:
        for each in rows_of(game, settings, stake=stake, variance=False):
            at, before = each.at, found.get(each.key)
            if at is not None and not at.refused and (before is None or (before.rounding and not at.rounding)):
                found[each.key] = at
    return found


def _played(rows: Sequence[WagerFigures], rounds: Counted) -> Iterator[tuple[Key, frozenset[Fraction]]]:
    """By row: all that the kernel can come to where it was played so."""
    for each in rounds.wagers:
        row = exact_row(each, rows)
        if row is not None and row.outcomes is not None:
            yield row.row.key, rounds.results[each.wager, each.selection]
