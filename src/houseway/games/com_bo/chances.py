"""Every deal of five cards from a fresh shoe, with exact weights."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from math import comb, perm, prod
from typing import Final

from houseway.games.com_bo.wagers import Dealt, in_order
from houseway.play.wager import Wager

RANKS: Final = 13
OF_EACH: Final = 4


@cache
def every_deal(decks: int) -> tuple[tuple[Dealt, int], ...]:
    """Each of the 541 orders of five cards with how many deals of a fresh shoe have it.

    With k different ranks there are so many ways to name them as there are ways to take k of 13, and the cards of one
    rank come from all its cards in the shoe, one after the other.
    """
    held = OF_EACH * decks
    orders = sorted({in_order(ranks) for ranks in product(range(5), repeat=5)})
    sizes = {order: [order.count(rank) for rank in set(order)] for order in orders}
    return tuple((order, comb(RANKS, len(of)) * prod(perm(held, size) for size in of)) for order, of in sizes.items())


def chances(decks: int, _wager: Wager[Dealt], _selection: str) -> Iterator[tuple[Dealt, int]]:
    """What can be dealt from a fresh shoe, weighted; what cannot be, with one deck, is left out."""
    yield from ((order, weight) for order, weight in every_deal(decks) if weight)
