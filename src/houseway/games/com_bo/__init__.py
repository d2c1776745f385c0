"""Crown Com-Bo: Victorian notice 29 of 2000, with one deck or with eight."""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from itertools import product
from math import comb, perm, prod
from typing import Any

from houseway.cite import cite
from houseway.equipment.cards import NAME
from houseway.games.com_bo.irregularities import ACTS
from houseway.games.com_bo.layout import cloth, told
from houseway.games.com_bo.order import out_of_turn
from houseway.games.com_bo.procedure import late, round_of_play
from houseway.games.com_bo.rules import check_sign
from houseway.games.com_bo.table import ComBoTable
from houseway.games.com_bo.terms import GENERAL, PLACES, SINCE
from houseway.games.com_bo.wagers import Dealt, in_order, wagers
from houseway.money import dollars
from houseway.play.game import Game
from houseway.play.wager import Wager

__all__ = ["GAME", "VARIANTS"]

RANKS = 13
OF_EACH = 4


def look(table: ComBoTable, _viewer: str) -> Mapping[str, Any]:
    """Every card is dealt face up, and one drawn too early is seen or is not: nothing is hidden from anybody alone."""
    return {
        "decks": table.decks,
        "boxes": [NAME[card] for card in table.cards],
        "keypad": list(table.keypad.pressed),
        "deal pressed": table.keypad.deal_pressed,
        "lit": table.lit,
        "drawn": table.excess,
        "fault": table.fault,
        "cutting card": table.cutting_card,
        "higher limits": {
            who: {kind: dollars(most) for kind, most in kinds.items()} for who, kinds in table.higher_limits.items()
        },
        "cards_left": table.shoe.remaining,
    }


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


def _game(decks: int) -> Game[Any]:
    return Game(
        name="com-bo",
        title="Crown Com-Bo",
        rules="vic",
        part="vic 29/2000",
        since=SINCE,
        players=(1, PLACES),
        unit=100,
        made_with=cite("vic 29/2000 r5.1"),
        wagers=wagers(decks),
        procedure=round_of_play,
        acts=ACTS,
        table=ComBoTable,
        check_sign=check_sign,
        late=late,
        general=GENERAL,
        notice_under=cite("vic 29/2000 r6.3"),
        look=look,
        cloth=cloth,
        told=told,
        sign_under=cite("vic 29/2000 r6.1"),
        chances=partial(chances, decks),
        note="from a full shoe, as it is after every shuffle",
        variant={"decks": decks},
        refuses=out_of_turn,
    )


VARIANTS = (_game(8), _game(1))
GAME = VARIANTS[0]
