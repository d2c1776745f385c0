"""Who counts cards: a tag for each that is seen, the true count, and wagers that rise with it.

What is counted is how rounds end at each true count; what a ramp of wagers makes of it is worked out afterwards.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from houseway.equipment.cards import RANK
from houseway.errors import BadInput, quoted
from houseway.kernels.compiled import kernel
from houseway.play.game import Game
from houseway.play.walk import End
from houseway.simulate.batches import fill
from houseway.simulate.plan import Seen, rounds_in
from houseway.simulate.runner import run
from houseway.simulate.shoe_kernel import MOST_GROUPS, ONE, THREE, TWO, Rules, begin, group
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.statistics import groups

HIGHEST: Final = 10  # true counts beyond it are counted with it, above and below
COUNTS: Final = 2 * HIGHEST + 1
A_DECK: Final = 52
NAMES: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10")  # 10 stands for every court card too
SYSTEMS: Final = {
    "hi-lo": (-1, 1, 1, 1, 1, 1, 0, 0, 0, -1),
    "hi-opt-1": (0, 0, 1, 1, 1, 1, 0, 0, 0, -1),
    "omega-2": (0, 1, 1, 2, 2, 2, 1, 0, -1, -2),
    "zen": (-1, 1, 1, 2, 2, 2, 1, 0, 0, -2),
}
"""The tags of an ace to a ten, of systems that people use."""
FIRST_RISE, LAST_RISE = 1, 5
"""The wager is the least up to the one true count, and the most from the other on; between them it rises evenly."""


@dataclass(frozen=True)
class Counted:
    """What counting comes to, with the cutting card at one depth."""

    penetration: Fraction
    rounds: int
    flat: float  # the return of a wager that never changes
    average: float  # wager, in units of the least
    gain: float  # won for each round, in units of the least
    standard_error: float  # of that
    by_count: dict[int, tuple[int, float]]  # by true count: rounds that began there, and their return

    @property
    def of_wagers(self) -> float:
        """The return for each unit wagered."""
        return self.gain / self.average


class Counting:
    """A plan that counts, by true count before the round: its ends are those of the plan, once for each count."""

    def __init__(self, plan: ShoePlan, tags: Sequence[int]) -> None:
        self.plan = plan
        tag = {plan.alike(card): tags[min(RANK[card], len(NAMES)) - 1] for card in plan.run.cards}
        self.unseen = np.uint64(plan.run.unseen)
        self.tags = np.array([tag[kind] for kind in plan.tables.kinds], np.int64)

    @property
    def ends(self) -> Sequence[End]:
        return list(self.plan.ends) * COUNTS

    def count(self, seed: int, chunks: range, rounds: int, counts: NDArray[np.int64]) -> None:
        for chunk in chunks:
            numbers = np.uint64(seed), self.plan.name, np.uint64(chunk)
            by_count(self.plan.rules, self.tags, self.unseen, *numbers, rounds_in(chunk, rounds), counts)

    def trail(self, seed: int, chunk: int, rounds: int) -> NDArray[np.uint16]:
        return self.plan.trail(seed, chunk, rounds)

    def seen(self, seed: int, chunk: int, rounds: int) -> Sequence[Seen]:
        return self.plan.seen(seed, chunk, rounds)


@kernel
def by_count(
    rules: Rules,
    tags: NDArray[np.int64],
    unseen: np.uint64,
    seed: np.uint64,
    name: np.uint64,
    chunk: np.uint64,
    rounds: int,
    counts: NDArray[np.int64],
) -> None:
    """The rounds of `shoe_kernel.round_by_round`, each counted at the true count that it began with."""
    size, states, ends = np.uint64(len(rules.cards)), len(rules.end_of), len(rules.ends)
    shoe, words = np.empty(2 * len(rules.cards), np.uint32), np.empty((2, 4), np.uint64)
    drawn, buffer = np.empty(4, np.uint64), np.empty(MOST_GROUPS, np.uint64)
    groups, lane, played = (rules.cut - ONE) >> TWO, np.uint64(0), 0
    begin(rules, seed, name, chunk, 0, shoe, words)
    while played < rounds:
        state, out, after, running, true = rules.start, np.uint64(0), rules.after + ONE, np.int64(0), np.int64(0)
        fill(words, lane, buffer, lane, int(groups))
        while after and played < rounds:
            if not out & THREE:
                if out >> TWO >= groups:
                    fill(words, lane, buffer, out >> TWO, 1)
                drawn[0], drawn[1], drawn[2], drawn[3] = group(shoe, buffer[out >> TWO], size - out, words, lane)
            card = drawn[out & THREE]
            state = np.uint64(rules.to[card + state])
            if out >= unseen:
                running += tags[np.int64(card) // states]
            out += ONE
            if rules.end_of[state] >= 0:
                counts[(true + HIGHEST) * ends + rules.end_of[state]] += 1
                played += 1
                if out >= rules.cut:
                    after -= ONE
                left = np.int64(size - out)
                true = min(max(running * A_DECK // left, np.int64(-HIGHEST)), np.int64(HIGHEST))


def tags_of(system: str) -> Sequence[int]:
    """The tags of a system by its name, or as they are written: A=-1,2=1,…,10=-1; what is left out is 0."""
    if system in SYSTEMS:
        return SYSTEMS[system]
    try:
        given = dict(each.split("=") for each in system.split(","))
        if not set(given) <= set(NAMES):
            raise ValueError
        return tuple(int(given.get(name, "0")) for name in NAMES)
    except ValueError:
        there = f"{', '.join(SYSTEMS)}, or tags like A=-1,2=1,10=-1"
        raise BadInput(f"--count: {quoted(system)} is no way to count cards; there are {there}") from None


def spread_of(text: str) -> tuple[int, int]:
    """`1-12`: the least wager and the most."""
    least, _, most = text.partition("-")
    if not (least.isdecimal() and most.isdecimal() and 0 < int(least) <= int(most)):
        raise BadInput(f"--spread: {quoted(text)} is no spread of wagers; write one like 1-12")
    return int(least), int(most)


def depths_of(text: str) -> list[Fraction]:
    """`3/4`, or `1/4..3/4`: in steps of an eighth."""
    first, dots, last = text.partition("..")
    try:
        begin_at, end_at = Fraction(first), Fraction(last if dots else first)
    except (ValueError, ZeroDivisionError):
        begin_at = end_at = Fraction(0)
    if not 0 < begin_at <= end_at < 1:
        raise BadInput(f"--penetration: {quoted(text)} is no part of a shoe; write one like 3/4, or 1/4..3/4")
    steps = int((end_at - begin_at) * 8)
    return [*(begin_at + Fraction(each, 8) for each in range(steps)), end_at] if dots else [begin_at]


def ramp(true: int, spread: tuple[int, int]) -> Fraction:
    """The wager at a true count, in units of the least."""
    risen = min(max(Fraction(true - FIRST_RISE, LAST_RISE - FIRST_RISE), Fraction(0)), Fraction(1))
    return 1 + (Fraction(*reversed(spread)) - 1) * risen


def counted(
    game: Game[Any], plan: ShoePlan, system: str, spread: str, penetration: str, rounds: int, seed: int,
    threads: int | None = None,
) -> Iterator[Counted]:  # fmt: skip
    """What each depth of the cutting card gives away."""
    tags, wagers, depths = tags_of(system), spread_of(spread), depths_of(penetration)
    for depth in depths:
        there = plan.cut_at(int(len(plan.run.cards) * depth))
        found = run(Counting(there, tags), rounds, seed, threads).counts.reshape(COUNTS, len(plan.ends))
        nets = [each or Fraction(0) for each in groups(game, there)[0].nets]
        yield summed(depth, {true - HIGHEST: row.tolist() for true, row in enumerate(found)}, nets, wagers)


def summed(depth: Fraction, found: Mapping[int, list[int]], nets: list[Fraction], spread: tuple[int, int]) -> Counted:
    rounds = sum(map(sum, found.values()))
    flat = wagered = won = squares = 0.0
    by_true: dict[int, tuple[int, float]] = {}
    for true, times in found.items():
        here, wager = sum(times), float(ramp(true, spread))
        net = float(sum((n * each for n, each in zip(times, nets, strict=True)), Fraction(0)))
        square = float(sum((n * each * each for n, each in zip(times, nets, strict=True)), Fraction(0)))
        flat, wagered, won = flat + net, wagered + here * wager, won + wager * net
        squares += wager * wager * square
        by_true |= {true: (here, net / here)} if here else {}
    gain = won / rounds
    error = sqrt((squares / rounds - gain * gain) / rounds)
    return Counted(depth, rounds, flat / rounds, wagered / rounds, gain, error, by_true)
