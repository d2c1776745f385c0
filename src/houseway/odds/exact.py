"""The exact return of a wager, from the row that settles it: every way that it can be decided, weighted.

>>> from fractions import Fraction
>>> from houseway.games import find
>>> roulette = find("roulette")
>>> exact(roulette, roulette.wager_named["red"], "red").expected
Fraction(-1, 37)
"""

from collections.abc import Callable, Hashable, Iterable, Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from houseway.cite import Cite
from houseway.errors import NotHeld
from houseway.money import Cents, Commission, FixedSum, Pays
from houseway.odds.chain import End, Solution, solve, weights
from houseway.odds.term import Ending
from houseway.play.game import Game, Stages
from houseway.play.wager import Clause, Verdict, Wager

ONE_DOLLAR: Cents = 100


@dataclass(frozen=True, slots=True)
class Return:
    """How often a wager ends in each way, and what it comes to for each unit staked.

    Where several wagers go together, or decisions are made on the way, a unit is one of the first wager.
    """

    wager: str
    selection: str
    pays: tuple[Pays, ...]  # one, unless its clauses pay differently
    win: Fraction
    void: Fraction
    lose: Fraction
    stands: Fraction
    expected: Fraction  # the net result
    variance: Fraction
    cites: tuple[Cite, ...]
    trials: Fraction | None = None  # how many throws or spins decide it on average, where it can stand
    follows: bool = False  # it is only made when another stands well
    strategy: str = ""  # where decisions matter: "best", "total", or the name of who decides
    staked: Fraction = Fraction(1)  # altogether, for each unit of the first wager
    handed_over: Fraction = Fraction(1)  # for each unit staked, with a fee that is paid besides
    caveats: tuple[str, ...] = ()
    terms: tuple[Ending, ...] = ()  # what it is the sum of, where that takes long to find

    @property
    def favours_player(self) -> bool:
        return self.expected > 0 and not self.follows

    @property
    def house_edge(self) -> Fraction:
        """What the house keeps of each unit of the first wager, on average."""
        return -self.expected

    @property
    def per_staked(self) -> Fraction:
        """The net result for each unit staked altogether."""
        return self.expected / self.staked

    @property
    def per_handed_over(self) -> Fraction:
        """The net result for each unit that left the purse, the fee included."""
        return self.expected / (self.staked * self.handed_over)

    @property
    def per_trial(self) -> Fraction | None:
        """The net result for each throw or spin on which the wager was live."""
        return None if self.trials is None else self.expected / self.trials


def exact(game: Game[Any], wager: Wager[Any], selection: str) -> Return:
    """The return of one wager of a game, on one selection."""
    chances, trials = decided(game, wager, selection)
    return replace(weigh(wager, selection, chances), trials=trials)


def decided(game: Game[Any], wager: Wager[Any], selection: str) -> tuple[list[tuple[Any, int]], Fraction | None]:
    """The facts that end a wager, weighted; and how many throws or spins that takes on average, where it can stand."""
    if game.stages is None:
        return list(_chances(game)(wager, selection)), None
    solved = _solve(wager, game.stages(wager, selection))
    return list(weights(solved.ends)), solved.steps


def _solve(wager: Wager[Any], stages: Stages) -> Solution:
    """The facts that end a wager, each as likely as it is, by the clauses of its row."""

    def step(stage: Any) -> Iterator[tuple[Hashable, int]]:
        for facts, onward, weight in stages.next(stage):
            stands = wager.decide(facts).verdict is Verdict.STANDS
            yield (onward if stands else End(facts)), weight

    return solve(stages.start, step)


def all_facts(game: Game[Any], wager: Wager[Any], selection: str) -> Iterator[Any]:
    """Every fact that can come while the wager lies there, whether it decides it or not."""
    if game.stages is None:
        yield from (facts for facts, _ in _chances(game)(wager, selection))
        return
    stages = game.stages(wager, selection)
    waiting: list[Any] = [stages.start]
    for stage in waiting:
        for facts, onward, _ in stages.next(stage):
            yield facts
            if onward not in waiting and wager.decide(facts).verdict is Verdict.STANDS:
                waiting.append(onward)


def is_held(game: Game[Any]) -> bool:
    """Are the exact odds of this game held?"""
    return game.chances is not None or game.stages is not None


def _chances(game: Game[Any]) -> Callable[[Wager[Any], str], Iterable[tuple[Any, int]]]:
    if game.chances is None:
        raise NotHeld(f"the exact odds of {game.name} are not held yet")
    return game.chances


def every_return(game: Game[Any], wagers: Iterable[Wager[Any]] | None = None) -> Iterator[Return]:
    """The return of every permissible wager on every selection, in the order of the rows."""
    if not is_held(game):  # also where no selection would come to ask for them
        _chances(game)
    for wager in game.wagers if wagers is None else wagers:
        for selection in wager.selections:
            yield exact(game, wager, selection)


def weigh(wager: Wager[Any], selection: str, chances: Iterable[tuple[Any, int]]) -> Return:
    """The return over these facts and their weights, on a stake of a dollar where a fixed sum is paid."""
    weights = dict.fromkeys(Verdict, 0)
    nets: list[tuple[Fraction, int]] = []
    fired: dict[int, Clause[Any]] = {}
    for facts, weight in chances:
        clause = wager.decide(facts)
        weights[clause.verdict] += weight
        fired[id(clause)] = clause
        nets.append((net_of(clause.verdict, clause.pays or wager.pays, wager.commission), weight))
    total = sum(weights.values())
    share = {verdict: Fraction(weight, total) for verdict, weight in weights.items()}
    expected = sum((net * weight for net, weight in nets), Fraction(0)) / total - fee_of(wager, selection)
    variance = (
        sum(((net - fee_of(wager, selection) - expected) ** 2 * weight for net, weight in nets), Fraction(0)) / total
    )
    return Return(
        wager.name,
        selection,
        _pays(wager, fired.values()),
        share[Verdict.WIN],
        share[Verdict.VOID],
        share[Verdict.LOSE],
        share[Verdict.STANDS],
        expected,
        variance,
        _cites(wager, selection, fired.values()),
        follows=wager.follows,
        handed_over=1 + fee_of(wager, selection),
    )


def net_of(verdict: Verdict, pays: Pays, kept: Commission | None) -> Fraction:
    """What a unit of a wager comes to that ends so."""
    if verdict is Verdict.WIN:
        won = Fraction(pays.cents, ONE_DOLLAR) if isinstance(pays, FixedSum) else pays.per_unit
        return won if kept is None else won * (1 - Fraction(kept.share, kept.of_each))
    return Fraction(-1 if verdict is Verdict.LOSE else 0)


def fee_of(wager: Wager[Any], selection: str) -> Fraction:
    """What is paid besides each unit staked."""
    if wager.fee is None:
        return Fraction(0)
    fee = wager.fee(selection)
    return Fraction(fee.share, fee.of_each)


def _pays(wager: Wager[Any], fired: Iterable[Clause[Any]]) -> tuple[Pays, ...]:
    won = [c.pays or wager.pays for c in wager.clauses if c in fired and c.verdict is Verdict.WIN]
    return tuple(dict.fromkeys(won))


def _cites(wager: Wager[Any], selection: str, fired: Iterable[Clause[Any]]) -> tuple[Cite, ...]:
    """What the return rests on, each once: the wager is permitted, these clauses can decide it, and so it is paid."""
    fee = () if wager.fee is None else (wager.fee(selection).under,)
    clauses = [under for clause in wager.clauses if clause in fired for under in clause.cites]
    return tuple(dict.fromkeys((*wager.cites, *clauses, *wager.paid_cites, *fee)))
