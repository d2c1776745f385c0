"""Who counts cards: a tag for each that is seen, the count, wagers that rise with it, and plays that go by it.

What is counted is how rounds end at each count before the round; what a ramp of wagers makes of it is worked out
afterwards.
"""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import RANK
from houseway.errors import BadInput
from houseway.kernels.card_counting import A_DECK, HIGHEST, by_count
from houseway.play.walk import End
from houseway.simulate.games import Request
from houseway.simulate.games import plans as plans_of
from houseway.simulate.indices import index_of, ways_of
from houseway.simulate.plan import SampleRound, rounds_in
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.systems import NAMES, CountingSystem

COUNTS: Final = 2 * HIGHEST + 1
EVERY: Final = range(-HIGHEST, HIGHEST + 1)
NO_TRAIL: Final = np.empty(0, np.uint32)


def plans(asked: Request) -> "Sequence[Counting]":
    """The first of the game's plans, counted: it has every wager of a game that is dealt from a shoe."""
    assert asked.system is not None
    shoes, ways = _shoes(replace(asked, system=None, depth=""))
    found = Counting(shoes, asked.system, ways)
    return [found.cut_at(Fraction(asked.depth)) if asked.depth else found]


def _shoes(asked: Request) -> tuple[list[ShoePlan], tuple[int, ...]]:
    """A plan for each way of play, and which is followed at each count."""
    if not asked.indices:
        return [_shoe(asked, plan) for plan in plans_of(asked)[:1]], (0,) * COUNTS
    if asked.game.name != "blackjack":
        raise BadInput(f"--indices: nobody has anything to decide at {asked.game.name} once the wagers lie")
    from houseway.games.blackjack.plan import varied

    ways = ways_of([index_of(each) for each in asked.indices], EVERY)
    return list(varied(asked, ways)), ways.at


def _shoe(asked: Request, plan: object) -> ShoePlan:
    if not isinstance(plan, ShoePlan):
        raise BadInput(f"--count: {asked.game.name} is not dealt from a shoe")
    return plan


class Counting:
    """A plan that counts, by the count before the round: its ends are those of the plan, once for each count.

    With index plays there is a plan for each way of play, all with the same states, and the way of each count.
    """

    def __init__(self, plans: Sequence[ShoePlan], system: CountingSystem, ways: Sequence[int] = (0,) * COUNTS) -> None:
        self.plans, self.system = plans, system
        self.plan = plan = plans[0]
        tag = {plan.alike(card): system.tags[min(RANK[card], len(NAMES)) - 1] for card in plan.run.cards}
        self.unseen = np.uint64(plan.run.unseen)
        self.tags = np.array([tag[kind] for kind in plan.tables.kinds], np.int64)
        self.to = np.array([each.rules.to for each in plans])
        self.ways = np.array(ways, np.int64)
        self.starts = np.int64(system.starts_at(len(plan.run.cards) // A_DECK))
        self.by_running = system.by_running

    def cut_at(self, depth: Fraction) -> "Counting":
        """The same, with the cutting card after this part of the cards."""
        cut = int(len(self.plan.run.cards) * depth)
        return Counting([plan.cut_at(cut) for plan in self.plans], self.system, self.ways.tolist())

    @property
    def ends(self) -> Sequence[End]:
        return list(self.plan.ends) * COUNTS

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        for chunk in chunks:
            self._play(seed, chunk, rounds_in(chunk, rounds), counts, NO_TRAIL)

    def trail(self, seed: int, chunk: int, rounds: int) -> NDArray[np.uint32]:
        trail = np.empty(rounds, np.uint32)
        self._play(seed, chunk, rounds, np.zeros(COUNTS * len(self.plan.ends), np.int64), trail)
        return trail

    def _play(self, seed: int, chunk: int, rounds: int, counts: NDArray[np.int64], trail: NDArray[np.uint32]) -> None:
        numbers = np.uint64(seed), self.plan.name, np.uint64(chunk)
        asked = self.tags, self.unseen, self.starts, self.by_running
        by_count(self.plan.rules, self.to, self.ways, *asked, *numbers, rounds, counts, trail)

    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[SampleRound]:
        return self.plan.seen(seed, chunk, rounds)
