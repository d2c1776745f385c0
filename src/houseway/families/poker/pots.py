"""What was bet, in pots: whoever taps out has a part in what their own bet matches, and in nothing above it.

>>> bets = [30, 80, 100, 100, 50]  # the first and the second tapped out, the last folded
>>> [(pot.amount, pot.eligible) for pot in split(bets, [30, 80], [True, True, True, True, False])]
[(150, (0, 1, 2, 3)), (170, (1, 2, 3)), (40, (2, 3))]
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from houseway.money import Cents

ODD_UNIT: Final[Cents] = 100
"""A pot is divided in whole dollars."""
COMMISSION_STEP: Final[Cents] = 2_000
FULL_PERCENT: Final = 5
COMMISSION_TIMES: Final = 100  # as many minimums at most are counted


class Pot(NamedTuple):
    """An amount, what each seat put into it, and the seats that may win it."""

    amount: Cents
    shares: tuple[Cents, ...]
    eligible: tuple[int, ...]


def uncalled(bets: Sequence[Cents]) -> Cents:
    """What the highest bet is above every other."""
    *_, second, first = sorted((0, 0, *bets))
    return first - second


def split(
    bets: Sequence[Cents], tapped: Sequence[Cents], stays: Sequence[bool], active: Sequence[int] = ()
) -> list[Pot]:
    """The pots, the first formed first. `tapped` are the whole bets of those who tapped out, be they out by now or not.

    What a player who is out of the round bet above everybody who stays is part of the last pot; where nobody but those
    who tapped out may win that one, it makes a pot for the `active` players. Where nobody stays, the pots lie there as
    they were formed, and nobody may win one.
    """
    top = max([bet for bet, stay in zip(bets, stays, strict=True) if stay], default=max(bets))
    if not tapped:  # as in most rounds
        return [Pot(sum(bets), tuple(bets), tuple([at for at, stay in enumerate(stays) if stay and bets[at] == top]))]
    found, below = [], 0
    for level in sorted({top, *(bet for bet in tapped if bet < top)}):
        most = max(bets) if level == top else level
        shares = tuple([min(bet, most) - min(bet, below) for bet in bets])
        found.append(Pot(sum(shares), shares, tuple([at for at, bet in enumerate(bets) if stays[at] and bet >= level])))
        below = level
    if active and top in tapped and max(bets) > top:
        return [*found[:-1], *_above(found[-1], top, bets, active)]
    return found


def _above(last: Pot, top: Cents, bets: Sequence[Cents], active: Sequence[int]) -> tuple[Pot, Pot]:
    """The last pot up to `top`, and what was bet above that."""
    over = tuple([max(bet - top, 0) for bet in bets])
    shares = tuple([share - more for share, more in zip(last.shares, over, strict=True)])
    return Pot(sum(shares), shares, last.eligible), Pot(sum(over), over, tuple(active))


def divide(amount: Cents, among: int) -> tuple[Cents, Cents]:
    """What each gets, in whole dollars, and what is left over."""
    each = amount // among // ODD_UNIT * ODD_UNIT
    return each, amount - each * among


def commission_on(won: Cents, minimum: Cents) -> Cents:
    """5% of the whole twenties, of a hundred minimum wagers at most."""
    return min(won, COMMISSION_TIMES * minimum) // COMMISSION_STEP * COMMISSION_STEP * FULL_PERCENT // 100
