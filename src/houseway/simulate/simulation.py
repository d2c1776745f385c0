"""A simulation from end to end: what is asked for, played, and told."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from html import escape
from time import perf_counter
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.rulebook import Moment
from houseway.simulate.games import Asked, plans
from houseway.simulate.plan import Plan
from houseway.simulate.runner import run
from houseway.simulate.statistics import Returned, Sessions, groups, returns, sessions

MOST_SEED: Final = 2**64
Told = Callable[[int], object]


@dataclass(frozen=True)
class Result:
    """What a simulation found."""

    game: str
    rules: str
    variant: Mapping[str, Any]
    strategy: str
    rounds: int  # of each wager, as many as were asked for, unless somebody stopped it
    seed: int
    wagers: tuple[Returned, ...]
    seconds: float
    played: int  # rounds of all plans together
    sessions: Sessions | None = None
    stopped: bool = False

    @property
    def rounds_per_second(self) -> float:
        return self.played / self.seconds if self.seconds else 0.0

    def rows(self) -> list[tuple[str, ...]]:
        """A line for each wager."""
        return [
            (
                each.wager,
                each.selection,
                f"{each.rounds:,}",
                f"{100 * each.expected:+.4f}%",
                f"{100 * each.standard_error:.4f}%",
                "" if each.exact is None else f"{float(100 * each.exact):+.4f}%",
                "" if each.deviation is None else f"{each.deviation:+.2f}",
            )
            for each in self.wagers
        ]

    def as_data(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game,
            "rules": self.rules,
            **({"variant": dict(self.variant)} if self.variant else {}),
            "strategy": self.strategy,
            "rounds": self.rounds,
            "seed": self.seed,
            "wagers": [_wager(each) for each in self.wagers],
            "histogram": {
                f"{each.wager}, {each.selection}": {str(net): times for net, times in each.histogram.items()}
                for each in self.wagers
            },
            **({"sessions": _sessions(self.sessions)} if self.sessions else {}),
            "rounds_per_second": round(self.rounds_per_second),
            "stopped": self.stopped,
        }

    def __str__(self) -> str:
        rows = [HEADINGS, *self.rows()]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        lines = (zip(row, widths, strict=True) for row in rows)
        return "\n".join("  ".join(cell.ljust(width) for cell, width in line).rstrip() for line in lines)

    def _repr_html_(self) -> str:
        head = "".join(f"<th>{escape(each)}</th>" for each in HEADINGS)
        rows = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in self.rows())
        return f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"


HEADINGS: Final = ("wager", "selection", "rounds", "return", "standard error", "exact", "errors off")


def _wager(each: Returned) -> dict[str, Any]:
    return {
        "wager": each.wager,
        "selection": each.selection,
        "rounds": each.rounds,
        "return": each.expected,
        "standard_error": each.standard_error,
        "exact": None if each.exact is None else str(each.exact),
    }


def _sessions(found: Sessions) -> dict[str, Any]:
    return {
        "wager": found.wager,
        "selection": found.selection,
        "length": found.length,
        "bankroll": found.bankroll,
        "sessions": found.sessions,
        "risk_of_ruin": found.ruined,
        "quantiles": {str(percent): value for percent, value in found.quantiles.items()},
        "longest_losing_run": {"median": found.longest_losing_run[0], "most": found.longest_losing_run[1]},
    }


def simulate(
    game: str,
    rounds: int = 10**7,
    seed: int = 1,
    *,
    strategy: str = "",
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    wager: str = "",
    session: int = 0,
    bankroll: float | None = None,
    threads: int | None = None,
    told: Callable[[int, int], Told] | None = None,
    **settings: Any,
) -> Result:
    """So many rounds of each wager of a game; the same seed gives the same rounds, however many threads play them.

    `told(plans, rounds)` is called before each plan and gives what hears how many rounds were played since.
    """
    _check(rounds, seed, session, bankroll, threads)
    asked = Asked(find(game, variant or {}, rules, on), strategy, settings, wager=wager)
    _check_wager(asked)
    playing, found, played, short = list(plans(asked)), list[Returned](), 0, False
    run(playing[0], 1, seed, 1)  # what is compiled once does not count
    start = perf_counter()
    for plan in playing:
        counted = run(plan, rounds, seed, threads, told(len(playing), rounds) if told else lambda _rounds: None)
        found += [each for each in returns(asked.game, plan, counted) if wager in ("", each.wager)]
        played, short = played + counted.rounds, counted.rounds < rounds
        if short:
            break
    seconds = perf_counter() - start
    main = _main(asked, playing) if session and not short else None
    sitting = sessions(asked.game, main, rounds, seed, session, bankroll) if main else None
    return Result(
        asked.game.name, asked.game.rules, asked.game.variant, strategy, counted.rounds if short else rounds, seed,
        tuple(found), seconds, played, sitting, short,
    )  # fmt: skip


def _main(asked: Asked, playing: list[Plan]) -> Plan:
    """The plan whose sessions are told: that of the wager asked for, or the first."""
    return next((plan for plan in playing if any(g.wager == asked.wager for g in groups(asked.game, plan))), playing[0])


def _check(rounds: int, seed: int, session: int, bankroll: float | None, threads: int | None) -> None:
    if rounds < 1:
        raise BadInput(f"{rounds} rounds cannot be played; one, or more")
    if not 0 <= seed < MOST_SEED:
        raise BadInput(f"a seed is a number from 0 to {MOST_SEED - 1}, not {seed}")
    if session < 0 or session > rounds:
        raise BadInput(f"a session has 1 to {rounds} rounds, as many as are played, not {session}")
    if bankroll is not None and (bankroll <= 0 or not session):
        raise BadInput("a bankroll is more than nothing, and goes with the length of a session")
    if threads is not None and threads < 1:
        raise BadInput(f"{threads} threads cannot play; one, or more")


def _check_wager(asked: Asked) -> None:
    if asked.wager and asked.wager not in asked.game.wager_named:
        there = ", ".join(asked.game.wager_named)
        raise BadInput(f"{asked.game.name} has no wager {quoted(asked.wager)}; there are {there}")
