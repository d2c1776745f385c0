"""What a jackpot wager wins: a row for each winning jackpot hand, and what such a wager returns as the jackpot grows.

A prize is a fixed sum, or a share of the jackpot where that is more. What the wager costs does not come back.

>>> break_even(VICTORIA, cents("1"))  # in cents: $159,810.53 must be on display
Fraction(303640000, 19)
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final, NamedTuple

from houseway.cite import Cite, cite
from houseway.games.caribbean_stud.meter import WHOLE_CENTS
from houseway.money import Cents, cents

DEALS: Final = comb(52, 5)
HANDS: Final = {
    "dead man's hand": comb(4, 2) ** 2 * 44,  # two aces, two eights and any of the 44 other cards
    "flush": 4 * (comb(13, 5) - 10),
    "full house": 13 * comb(4, 3) * 12 * comb(4, 2),
    "4 of a kind": 13 * 48,
    "straight flush": 4 * 9,
    "royal flush": 4,
}
"""How many of the 2,598,960 hands of five cards each is."""


@dataclass(frozen=True, slots=True)
class Prize:
    """One winning jackpot hand."""

    hand: str
    least: Cents
    share: Fraction  # of the jackpot; none for a bonus
    under: Cite

    @property
    def bonus(self) -> bool:
        """A fixed sum, which the meter does not pay."""
        return not self.share

    def exactly(self, jackpot: Fraction) -> Fraction:
        return max(Fraction(self.least), self.share * jackpot)

    def on(self, jackpot: Cents) -> Cents:
        """What is paid while this jackpot is on display."""
        return WHOLE_CENTS(self.exactly(Fraction(jackpot)))

    def paid(self, jackpot: Cents) -> tuple[Cents, tuple[Cite, ...]]:
        """The same, and what it rests on: also where part of a cent is left on the meter."""
        amount = self.on(jackpot)
        return amount, (self.under,) if amount == self.exactly(Fraction(jackpot)) else (self.under, WHOLE_CENTS.under)

    def __str__(self) -> str:
        fixed = f"${self.least // 100:,}"
        if self.bonus:
            return fixed
        return f"{fixed} or {100 * self.share}% of the jackpot, whichever is more"


def prize(hand: str, least: str, under: str, share: Fraction = Fraction(0)) -> Prize:
    return Prize(hand, cents(least), share, cite(under))


WHOLE: Final = Fraction(1)
TENTH: Final = Fraction(1, 10)

DEAD_MANS_HAND: Final = prize("dead man's hand", "50", "qld s246(1)")
QUEENSLAND: Final = (
    prize("flush", "100", "qld s246(1)"),
    prize("full house", "150", "qld s246(1)"),
    prize("4 of a kind", "500", "qld s246(1)"),
    prize("straight flush", "1000", "qld s246(1)", TENTH),
    prize("royal flush", "10000", "qld s246(1)", WHOLE),
)
QUEENSLAND_WITH_DEAD_MANS_HAND: Final = (DEAD_MANS_HAND, *QUEENSLAND)  # where pit procedures say so: s227(2)
VICTORIA: Final = (
    prize("flush", "100", "vic 25/1999 r12.1"),
    prize("full house", "150", "vic 25/1999 r12.1"),
    prize("4 of a kind", "500", "vic 25/1999 r12.1"),
    prize("straight flush", "7500", "vic 25/1999 r12.1", TENTH),
    prize("royal flush", "75000", "vic 25/1999 r12.1", WHOLE),
)


# What a jackpot wager returns, to a player who never folds a winning jackpot hand and shares with nobody


def expected(prizes: Iterable[Prize], jackpot: Fraction) -> Fraction:
    """What the prizes are worth on average, in cents, before parts of a cent are dropped."""
    return sum((HANDS[row.hand] * row.exactly(jackpot) for row in prizes), Fraction(0)) / DEALS


def return_at(prizes: Iterable[Prize], jackpot: Cents, cost: Cents) -> Fraction:
    """The expected net result for each unit staked, with this jackpot on display."""
    return expected(prizes, Fraction(jackpot)) / cost - 1


class PrizePart(NamedTuple):
    """From this jackpot on, in cents, the return is `constant + slope * jackpot`."""

    since: Fraction
    constant: Fraction
    slope: Fraction


def pieces(prizes: Sequence[Prize], cost: Cents) -> list[PrizePart]:
    """The return as a function of the jackpot: a line, and a steeper one wherever a share outgrows its fixed sum."""
    found = []
    for since in sorted({Fraction(0), *(row.least / row.share for row in prizes if row.share)}):
        grown = [row for row in prizes if row.share and row.least <= row.share * since]
        slope = sum((HANDS[row.hand] * row.share for row in grown), Fraction(0)) / (DEALS * cost)
        found.append(PrizePart(since, expected(prizes, since) / cost - 1 - slope * since, slope))
    return found


def break_even(prizes: Sequence[Prize], cost: Cents) -> Fraction:
    """The least jackpot, in cents, at which a wager of this cost returns nothing less than itself."""
    found = pieces(prizes, cost)
    for piece in reversed(found):
        if piece.constant + piece.slope * piece.since <= 0 or piece is found[0]:
            return max(-piece.constant / piece.slope, Fraction(0)) if piece.slope else Fraction(0)
    raise AssertionError("the first piece always answers")
