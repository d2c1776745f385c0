"""What a way of play comes to by the card that the dealer shows: the first level of the tree that was worked out."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from houseway.games.blackjack.best.tally import TOGETHER, ratio
from houseway.games.blackjack.best.up_card import FreshShoe
from houseway.odds.term import Ending

Counted: TypeAlias = Mapping[str, tuple[Any, Any]]
"""By wager, how often it was made and what it came to, over the cards of the dealer's so far."""


def terms_by_up(
    shoe: FreshShoe, so_far: Mapping[int, Counted], shares: Mapping[str, Fraction]
) -> dict[str, tuple[Ending, ...]]:
    """For each wager that is made, and for all of a round together: `shares` are of the first wager."""
    last = list(so_far.values())[-1]
    return {
        row: tuple(_terms(shoe, so_far, row, shares.get(row, Fraction(1))))
        for row, (made, _) in last.items()
        if made or row == TOGETHER
    }


def _terms(shoe: FreshShoe, so_far: Mapping[int, Counted], row: str, share: Fraction) -> Iterator[Ending]:
    unit, whole, before = shoe.pays.parts * share, shoe.scale.whole, (0, 0)
    every = list(so_far.values())[-1][row][0]
    for up, counted in so_far.items():
        made, net = (each - less for each, less in zip(counted[row], before, strict=True))
        before = counted[row]
        shown = Fraction(shoe.counts[up - 1], sum(shoe.counts))
        if row == TOGETHER:
            yield _term(up, shown, ratio(net, whole) / unit / shown)
        elif made:
            yield _term(up, ratio(made, every), ratio(net, made) / unit)


def _term(up: int, chance: Fraction, net: Fraction) -> Ending:
    shown = {1: "an ace", 8: "an 8", 10: "a card that counts 10"}.get(up, f"a {up}")
    return Ending(f"meets {shown}", f"the dealer shows {shown}, and every hand is played on from there", chance, net)
