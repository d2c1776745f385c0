"""A simulation from end to end: what is asked for, played, and told."""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from time import perf_counter
from typing import Any, Final

from houseway.errors import BadInput, quoted
from houseway.games import find
from houseway.rulebook import Moment
from houseway.simulate.backend import Backend
from houseway.simulate.games import Request, with_machine
from houseway.simulate.plan import Plan
from houseway.simulate.result import Result
from houseway.simulate.runner import Histogram, run
from houseway.simulate.sessions import Sessions, sessions
from houseway.simulate.shoes import ShoePlan
from houseway.simulate.statistics import Returned, groups, hands, returns
from houseway.strategies import Strategy

MOST_SEED: Final = 2**64
POKER_PLAYERS: Final = 2
Told = Callable[[int], object]


def simulate(
    game: str,
    rounds: int = 10**7,
    seed: int = 1,
    *,
    strategy: Strategy | None = None,
    rules: str | None = None,
    on: Moment | None = None,
    variant: Mapping[str, Any] | None = None,
    wager: str = "",
    players: int = 0,
    shoe: str = "",
    penetration: str = "",
    session: int = 0,
    bankroll: float | None = None,
    threads: int | None = None,
    cluster: str = "",
    gpu: bool = False,
    told: Callable[[int, int], Told] | None = None,
    **settings: Any,
) -> Result:
    """So many rounds of each wager of a game; the same seed gives the same rounds, wherever they are played.

    `strategy` is who plays, if not the usual one of the game (`houseway.strategies` has `Strategy` and `read`);
    `told(plans, rounds)` is called before each plan and gives what hears how many rounds were played since.
    """
    check(rounds, seed, session, bankroll, threads)
    asked = asked_for(
        find(game, variant or {}, rules, on), strategy, settings, wager=wager, players=players, shoe=shoe,
        depth=penetration,
    )  # fmt: skip
    where = Backend(threads, cluster, gpu)
    playing = list(where.plans(asked))
    if not (cluster or gpu):
        run(playing[0], 1, seed, 1)  # what is compiled once does not count
    each, seconds = _counted(where, asked, playing, rounds, seed, told)
    found = [one for plan, counted in zip(playing, each, strict=False) for one in returns(asked, plan, counted)]
    classes = [one for plan, counted in zip(playing, each, strict=False) for one in hands(plan, counted)]
    least, played = min(counted.rounds for counted in each), sum(counted.rounds for counted in each)
    sitting = _sessions(asked, playing, rounds, seed, session, bankroll) if session and least == rounds else None
    return Result(
        asked.game.name, asked.game.rules, asked.game.variant, strategy.name if strategy else "", least, seed,
        tuple(found), seconds, played, sitting, least < rounds, tuple(classes), tuple(_notes(asked, playing[0], found)),
    )  # fmt: skip


def _counted(
    where: Backend, asked: Request, playing: list[Plan], rounds: int, seed: int, told: Callable[[int, int], Told] | None
) -> tuple[list[Histogram], float]:
    """Plan after plan, until somebody stops it; and how many seconds that took."""
    found, seconds = list[Histogram](), 0.0
    for which, plan in enumerate(playing):
        start = perf_counter()
        hear = told(len(playing), rounds) if told else lambda _rounds: None
        found.append(where.count(asked, which, plan, rounds, seed, hear))
        seconds += perf_counter() - start
        if found[-1].rounds < rounds:
            break
    return found, seconds


def asked_for(game: Any, strategy: Strategy | None, settings: Mapping[str, Any], **more: Any) -> Request:
    """What is asked for, if it can be."""
    asked = Request(game, strategy, settings, **more)
    if asked.wager and asked.wager not in game.wager_named:
        there = ", ".join(game.wager_named)
        raise BadInput(f"{game.name} has no wager {quoted(asked.wager)}; there are {there}")
    if asked.players and game.players[0] < POKER_PLAYERS:
        raise BadInput(f"--players: at {game.name} nobody plays against other players; one person's wagers are played")
    if asked.players < 0 or (asked.players and not game.players[0] <= asked.players <= game.players[1]):
        raise BadInput(f"--players: {game.players[0]} to {game.players[1]} play {game.name}, not {asked.players}")
    return with_machine(asked)


def _sessions(
    asked: Request, playing: list[Plan], rounds: int, seed: int, length: int, bankroll: float | None
) -> Sessions:
    """Of the wager that was asked for, or the first."""
    for plan in playing:
        for group in groups(asked.game, plan):
            if asked.wager in ("", group.wager):
                return sessions(group, plan, rounds, seed, length, bankroll)
    raise BadInput(f"{quoted(asked.wager)} is only made in the course of another wager: no session is played on it")


def _notes(asked: Request, plan: Plan, found: list[Returned]) -> Iterator[str]:
    """What was assumed, and what the exact values stand for."""
    told = list(dict.fromkeys(caveat for each in found for caveat in each.caveats))
    if isinstance(plan, ShoePlan):
        cut, size = plan.run.cut, len(plan.run.cards)
        if asked.shoe == "fresh":
            yield "assumed: all cards are shuffled before every round, and none are burnt"
        elif asked.depth:
            yield f"assumed: the cutting card comes after {Fraction(asked.depth)} of the {size} cards"
        if cut > 1 and any(each.exact is not None for each in found):
            yield f"exact values are for a fresh shoe; here the cutting card comes after {cut} of {size} cards"
    if told:
        yield f"exact values: {'; '.join(told)}"


def check(rounds: int, seed: int, session: int = 0, bankroll: float | None = None, threads: int | None = None) -> None:
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
