"""What a shoe gives away to somebody who counts its cards, with the cutting card at one depth or several."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from houseway.errors import BadInput
from houseway.games import find
from houseway.rulebook import Moment
from houseway.simulate.counting import COUNTS, EVERY, Counting
from houseway.simulate.games import Asked, plans
from houseway.simulate.indices import index_of, lines_of, ways_of
from houseway.simulate.result import html_table, svg_of, text_table
from houseway.simulate.runner import run
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.simulation import Told, asked_for, check
from houseway.simulate.statistics import Group, groups
from houseway.simulate.systems import Ramp, depths_of, even_ramp, ramp_of, spread_of, system_of

HEADINGS: Final = ("cutting card after", "flat", "average wager", "of what is wagered", "per 100 rounds", "error")
SPREAD, DEPTH = "1-12", "3/4"


@dataclass(frozen=True)
class Counted:
    """What counting comes to, with the cutting card at one depth."""

    penetration: Fraction
    rounds: int
    flat: float  # the return of a wager that never changes
    average: float  # wager, in units
    gain: float  # won for each round, in units
    standard_error: float  # of that
    by_count: dict[int, tuple[int, float, float]]  # by count: rounds that began there, their return, and its error

    @property
    def of_wagers(self) -> float:
        """The return for each unit wagered."""
        return self.gain / self.average


@dataclass(frozen=True)
class CountedShoes:
    """What was found at each depth; in a notebook it is drawn as a table, and as a picture."""

    game: str
    rules: str
    wager: str
    system: str
    wagers: str  # the spread or the ramp, as it was written
    indices: tuple[str, ...]
    seed: int
    depths: tuple[Counted, ...]

    def rows(self) -> list[tuple[str, ...]]:
        return [
            (
                str(each.penetration),
                f"{100 * each.flat:+.3f}%",
                f"{each.average:.2f}",
                f"{100 * each.of_wagers:+.3f}%",
                f"{100 * each.gain:+.2f}",
                f"{100 * each.standard_error:.2f}",
            )
            for each in self.depths
        ]

    def as_data(self) -> dict[str, Any]:
        names = ("game", "rules", "wager", "system", "wagers", "indices", "seed")
        return {**{name: getattr(self, name) for name in names}, "depths": [_data(each) for each in self.depths]}

    def __str__(self) -> str:
        return text_table(HEADINGS, self.rows())

    def _repr_html_(self) -> str:
        return html_table(HEADINGS, self.rows())

    def _repr_svg_(self) -> str | None:
        return svg_of(self)


def _data(each: Counted) -> dict[str, Any]:
    return {
        "penetration": str(each.penetration),
        "rounds": each.rounds,
        "flat": each.flat,
        "average_wager": each.average,
        "return": each.of_wagers,
        "gain_per_round": each.gain,
        "standard_error": each.standard_error,
        "by_count": {
            str(count): {"rounds": n, "return": net, "standard_error": error}
            for count, (n, net, error) in each.by_count.items()
        },
    }


def count_cards(
    game: str,
    system: str = "hi-lo",
    rounds: int = 10**7,
    seed: int = 1,
    *,
    spread: str = SPREAD,
    ramp: str = "",
    penetration: str = DEPTH,
    indices: str = "",
    strategy: str = "",
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    wager: str = "",
    threads: int | None = None,
    told: Callable[[int, int], Told] | None = None,
    **settings: Any,
) -> CountedShoes:
    """So many rounds at each depth of the cutting card, with wagers (and plays) that go by the count."""
    check(rounds, seed, threads=threads)
    tags, depths = system_of(system), depths_of(penetration)
    wagers = ramp_of(ramp) if ramp else even_ramp(spread_of(spread))
    plays = lines_of(indices) if indices else ()
    asked = asked_for(find(game, variant or {}, rules, on), strategy, settings, wager=wager, indices=plays)
    shoes, ways = _shoes(asked)
    group = _group(asked, shoes[0])
    found = list[Counted]()
    for depth in depths:
        there = [plan.cut_at(int(len(plan.run.cards) * depth)) for plan in shoes]
        hear = told(len(depths), rounds) if told else lambda _rounds: None
        counted = run(Counting(there, tags, ways), rounds, seed, threads, hear)
        rows = counted.counts.reshape(COUNTS, len(there[0].ends)).tolist()
        found.append(summed(depth, dict(zip(EVERY, rows, strict=True)), group, wagers))
        if counted.rounds < rounds:
            break
    wrote = ramp or spread
    return CountedShoes(game, asked.game.rules, group.wager, system, wrote, plays, seed, tuple(found))


def _shoes(asked: Asked) -> tuple[list[ShoePlan], tuple[int, ...]]:
    """A plan for each way of play, and which is followed at each count."""
    if not asked.indices:
        return [_shoe(asked, plan) for plan in plans(asked)[:1]], (0,) * COUNTS
    if asked.game.name != "blackjack":
        raise BadInput(f"--indices: nobody has anything to decide at {asked.game.name} once the wagers lie")
    from houseway.simulate.blackjack import varied

    ways = ways_of([index_of(each) for each in asked.indices], EVERY)
    return list(varied(asked, ways)), ways.at


def _shoe(asked: Asked, plan: object) -> ShoePlan:
    if not isinstance(plan, ShoePlan):
        raise BadInput(f"--count: {asked.game.name} is not dealt from a shoe")
    return plan


def _group(asked: Asked, plan: ShoePlan) -> Group:
    """The wager that rises: the one that was asked for, or the first."""
    return next(group for group in groups(asked.game, plan) if asked.wager in ("", group.wager))


def summed(depth: Fraction, found: Mapping[int, list[int]], group: Group, wagers: Ramp) -> Counted:
    """What a ramp makes of how rounds ended at each count."""
    nets = [each or Fraction(0) for each in group.nets]
    rounds = sum(map(sum, found.values()))
    flat = wagered = won = squares = 0.0
    by_count: dict[int, tuple[int, float, float]] = {}
    for count, times in found.items():
        here, wager = sum(times), float(wagers(count))
        net, square = (float(sum((n * each**power for n, each in zip(times, nets, strict=True)), Fraction(0)))
                       for power in (1, 2))  # fmt: skip
        flat, wagered, won = flat + net, wagered + here * wager, won + wager * net
        squares += wager * wager * square
        if here:
            by_count[count] = here, net / here, sqrt(max(square / here - (net / here) ** 2, 0) / here)
    gain = won / rounds
    error = sqrt((squares / rounds - gain * gain) / rounds)
    return Counted(depth, rounds, flat / rounds, wagered / rounds, gain, error, by_count)
