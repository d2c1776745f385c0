"""What a shoe gives away to somebody who counts its cards, with the cutting card at one depth or several."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from houseway.games import find
from houseway.rulebook import Moment
from houseway.simulate.backend import Backend
from houseway.simulate.card_counter import COUNTS, EVERY, Counting, plans
from houseway.simulate.games import Request
from houseway.simulate.indices import lines_of
from houseway.simulate.result import html_table, sessions_data, svg_of, text_table
from houseway.simulate.sessions import QUANTILES, Sessions, sessions
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.simulation import Told, asked_for, check
from houseway.simulate.statistics import Group, groups
from houseway.simulate.systems import Ramp, depths_of, even_ramp, ramp_of, spread_of, system_of
from houseway.strategies import Strategy

HEADINGS: Final = ("cutting card after", "flat", "average wager", "of what is wagered", "per 100 rounds", "error")
IN_SESSIONS: Final = (
    "cutting card after",
    *(f"{percent}% end at or below" for percent in QUANTILES),
    "ruined",
    "longest losing run",
)
SPREAD, DEPTH = "1-12", "3/4"


@dataclass(frozen=True)
class CountValue:
    """What counting comes to, with the cutting card at one depth."""

    penetration: Fraction
    rounds: int
    flat: float  # the return of a wager that never changes
    average: float  # wager, in units
    gain: float  # won for each round, in units
    standard_error: float  # of that
    by_count: dict[int, tuple[int, float, float]]  # by count: rounds that began there, their return, and its error
    sessions: Sessions | None = None

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
    depths: tuple[CountValue, ...]

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

    def session_rows(self) -> list[tuple[str, ...]]:
        """How sessions went at each depth, in units, where that was asked for."""
        told = [(each.penetration, each.sessions) for each in self.depths if each.sessions is not None]
        return [
            (
                str(depth),
                *(f"{value:+,.1f}" for value in sat.quantiles.values()),
                "" if sat.ruined is None else f"{100 * sat.ruined:.2f}%",
                f"{sat.longest_losing_run[0]} and {sat.longest_losing_run[1]}",
            )
            for depth, sat in told
        ]

    def as_data(self) -> dict[str, Any]:
        names = ("game", "rules", "wager", "system", "wagers", "indices", "seed")
        return {**{name: getattr(self, name) for name in names}, "depths": [_data(each) for each in self.depths]}

    def __str__(self) -> str:
        told = self.session_rows()
        return "\n\n".join([text_table(HEADINGS, self.rows()), *([text_table(IN_SESSIONS, told)] if told else [])])

    def _repr_html_(self) -> str:
        told = self.session_rows()
        return html_table(HEADINGS, self.rows()) + (html_table(IN_SESSIONS, told) if told else "")

    def _repr_svg_(self) -> str | None:
        return svg_of(self)


def _data(each: CountValue) -> dict[str, Any]:
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
        **({"sessions": sessions_data(each.sessions)} if each.sessions else {}),
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
    strategy: Strategy | None = None,
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    wager: str = "",
    session: int = 0,
    bankroll: float | None = None,
    threads: int | None = None,
    cluster: str = "",
    gpu: bool = False,
    told: Callable[[int, int], Told] | None = None,
    **settings: Any,
) -> CountedShoes:
    """So many rounds at each depth of the cutting card, with wagers (and plays) that go by the count."""
    check(rounds, seed, session, bankroll, threads)
    depths, where = depths_of(penetration), Backend(threads, cluster, gpu)
    wagers = ramp_of(ramp) if ramp else even_ramp(spread_of(spread))
    asked = asked_for(
        find(game, variant or {}, rules, on), strategy, settings, wager=wager, system=system_of(system),
        indices=lines_of(indices) if indices else (),
    )  # fmt: skip
    (plan,) = plans(asked)
    group, found = _group(asked, plan.plan), list[CountValue]()
    for depth in depths:
        there, hear = plan.cut_at(depth), told(len(depths), rounds) if told else lambda _rounds: None
        counted = where.count(replace(asked, depth=str(depth)), 0, there, rounds, seed, hear)
        rows = counted.counts.reshape(COUNTS, len(group.nets)).tolist()
        found.append(summed(depth, dict(zip(EVERY, rows, strict=True)), group, wagers))
        if counted.rounds < rounds:
            break
        if session:
            found[-1] = replace(found[-1], sessions=_sat(there, group, wagers, rounds, seed, session, bankroll))
    wrote = ramp or spread
    return CountedShoes(game, asked.game.rules, group.wager, system, wrote, asked.indices, seed, tuple(found))


def _sat(
    plan: Counting, group: Group, wagers: Ramp, rounds: int, seed: int, length: int, bankroll: float | None
) -> Sessions:
    """Sessions in which so many units lie there as the count before each round says."""
    units = [Fraction(0) if net is None else wagers(count) for count in EVERY for net in group.nets]
    return sessions(group._replace(nets=group.nets * COUNTS), plan, rounds, seed, length, bankroll, units)


def _group(asked: Request, plan: ShoePlan) -> Group:
    """The wager that rises: the one that was asked for, or the first."""
    return next(group for group in groups(asked.game, plan) if asked.wager in ("", group.wager))


def summed(depth: Fraction, found: Mapping[int, list[int]], group: Group, wagers: Ramp) -> CountValue:
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
    return CountValue(depth, rounds, flat / rounds, wagered / rounds, gain, error, by_count)
