"""Crown Com-Bo: every wager on the same five cards. Only their order counts: each is played once at the table."""

from collections.abc import Sequence
from itertools import product
from typing import Final

import numpy as np

from houseway.games.com_bo.arithmetic import VALUE
from houseway.games.com_bo.terms import BOXES
from houseway.games.com_bo.wagers import Dealt, in_order
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.walk import End, ended
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.real_table import check_strategy
from houseway.simulate.shoes import ShoePlan, ready, running
from houseway.simulate.start import Sitting
from houseway.simulate.store import Walked, kept
from houseway.simulate.tables import Tables
from houseway.simulate.throws import lie_together, places_of

VALUES: Final = tuple(sorted(set(VALUE)))


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy)
    sitting = lie_together(asked, places_of(asked.game))
    (walked,) = kept(asked, lambda: [walk_of(sitting)])
    return [ShoePlan(walked.name, walked.tables, running(sitting, value), value)]


def value(card: int) -> int:
    return VALUE[card]


def walk_of(sitting: Sitting) -> Walked:
    """A state for whatever lies in the boxes so far; the end is that of the order of all five."""
    first = [sum(len(VALUES) ** n for n in range(cards)) for cards in range(len(BOXES) + 1)]
    orders: dict[Dealt, int] = {}
    to = np.zeros((len(VALUES), first[-1]), np.int64)
    for dealt in range(len(BOXES) - 1):
        size = len(VALUES) ** dealt
        to[:, first[dealt] : first[dealt + 1]] = first[dealt + 1] + np.add.outer(
            np.arange(len(VALUES)), len(VALUES) * np.arange(size)
        )
    for at, values in enumerate(product(VALUES, repeat=len(BOXES))):
        before, last = divmod(at, len(VALUES))
        to[last, first[-2] + before] = first[-1] + orders.setdefault(in_order(values), len(orders))
    ends = tuple(_end(sitting, order) for order in orders)
    to = np.concatenate((to, np.repeat(to[:, :1], len(ends), axis=1)), axis=1)
    end_states = np.arange(first[-1], first[-1] + len(ends), dtype=np.uint64)
    return Walked(sitting.game.name, Tables(to.astype(np.uint16), end_states, ends, 0, VALUES))


def _end(sitting: Sitting, order: Dealt) -> End:
    """A round in which the cards rank so; nothing, where so many of one kind are not in the shoe."""
    round_, cards = sitting.at(ready(sitting.table())), iter(order)
    while not round_.over:
        if isinstance(round_.ask, Outcome):
            wanted = VALUES[next(cards)]
            card = next((card for card in round_.ask.device.weights() if VALUE[card] == wanted), None)
            if card is None:
                return ()
            round_.outcome(card)
        else:
            answer_ordinarily(round_)
    return ended(round_.lines, round_.lines[0].stake)
