"""Deals, laid out for a graphics card: each game's tables, and the function that says which end a row is."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from houseway.families.poker_hands import CLASSES
from houseway.games.caribbean_stud.hand import FIVE
from houseway.games.caribbean_stud.plan import CaribbeanStudDeals
from houseway.games.draw.plan import DrawDeals
from houseway.games.manila.plan import ManilaDeals
from houseway.games.pai_gow.plan import STANDS, PaiGowDeals
from houseway.games.tri_chro.plan import TriChro
from houseway.kernels.tile_hands import CHOICES, FOUR
from houseway.simulate.deals import NEVER, Deals
from houseway.simulate.gpu.card import packed, play, ready
from houseway.simulate.showdown import Showdown

TO_A_WORD: Final = 2  # as a power of 2


class DealTables(NamedTuple):
    """A game's deals on a card: their shape, the function that says which end one is, and the tables it looks at."""

    rows: int
    columns: int
    end_of: str  # its maker in `kernels.deal`
    given: tuple[int, ...]  # to the maker
    tables: tuple[NDArray[Any], ...]


def count(plan: Deals, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
    """As `gpu.count` has it. An end that no example had is looked for, and played at the table."""
    ready()
    from houseway.kernels.gpu import deal

    laid, box = laid_out(plan), packed(plan.box.astype(np.uint32), TO_A_WORD)
    kernel = deal.play_with(getattr(deal, laid.end_of)(*laid.given), laid.rows, laid.columns)
    arrays = box, favoured(len(plan.box), plan.many), laid.tables

    def on_card(chunks: range) -> NDArray[np.int64]:
        found = np.zeros_like(counts)
        play(kernel, arrays, plan.stream, seed, chunks, rounds, found, box.nbytes)
        return found

    found = on_card(chunks)
    for end in plan.no_example[found[plan.no_example] > 0].tolist():
        if plan.ends[end] is NEVER:
            plan.learn(seed, first_with(end, chunks, on_card), rounds)
    counts += found


def first_with(end: int, chunks: range, on_card: Callable[[range], NDArray[np.int64]]) -> int:
    """The first of these chunks that has a round with this end, by halves."""
    while len(chunks) > 1:
        half = chunks[: len(chunks) // 2]
        chunks = half if on_card(half)[end] else chunks[len(half) :]
    return chunks[0]


def favoured(size: int, many: int) -> NDArray[np.uint64]:
    """What `dealing.below` wants to know of each that is dealt; and after these, how many there are in the box."""
    return np.array([*((1 << 16) % (size - at) for at in range(many)), size], np.uint64)


def laid_out(plan: Deals) -> DealTables:
    tables: tuple[NDArray[Any], ...]
    if isinstance(plan, Showdown):
        return _poker(plan)
    if isinstance(plan, CaribbeanStudDeals):
        tables = *plan.poker.five, *plan.rule, plan.qualify, plan.classes
        return DealTables(2, FIVE, "against_a_dealer", (len(CLASSES),), tables)
    if isinstance(plan, PaiGowDeals):
        tables = CHOICES, plan.player, plan.bank, plan.lows, plan.highs
        return DealTables(2, FOUR, "two_hands_of_tiles", (len(STANDS),), tables)
    assert isinstance(plan, TriChro)
    return DealTables(1, 2, "two_things", (len(plan.looks),), (plan.box,))


def _poker(plan: Showdown) -> DealTables:
    tables: tuple[NDArray[Any], ...]
    if isinstance(plan, DrawDeals):
        tables = *plan.poker.five, plan.given, plan.classes
        return DealTables(1, plan.many, "hands_after_the_draw", (plan.players, plan.spare, len(CLASSES)), tables)
    if isinstance(plan, ManilaDeals):
        tables = *plan.poker.five, plan.hands, plan.classes
        return DealTables(1, plan.many, "hands_with_communal_cards", (plan.players, plan.many, len(CLASSES)), tables)
    ladder = plan.poker.five if plan.each == FIVE else plan.poker.seven
    return DealTables(
        plan.players, plan.each, "hands", (plan.players, plan.each, len(CLASSES)), (*ladder, plan.classes)
    )
