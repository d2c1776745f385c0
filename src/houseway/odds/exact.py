"""The exact return of a wager, from the row that settles it: every way that it can be decided, weighted.

>>> from fractions import Fraction
>>> from houseway.games import find
>>> roulette = find("roulette")
>>> exact(roulette, roulette.wager_named["red"], "red").expected
Fraction(-1, 37)
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from houseway.cite import Cite
from houseway.errors import NotHeld
from houseway.money import Amount, Cents, Pays
from houseway.play.game import Game
from houseway.play.wager import Clause, Verdict, Wager

__all__ = ["Return", "every_return", "exact", "weigh"]

ONE_DOLLAR: Cents = 100


@dataclass(frozen=True, slots=True)
class Return:
    """How often a wager ends in each way, and what it comes to for each unit staked."""

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

    @property
    def favours_player(self) -> bool:
        return self.expected > 0


def exact(game: Game, wager: Wager[Any], selection: str) -> Return:
    """The return of one wager of a game, on one selection."""
    return weigh(wager, selection, _chances(game)(wager, selection))


def _chances(game: Game) -> Callable[[Wager[Any], str], Iterable[tuple[Any, int]]]:
    if game.chances is None:
        raise NotHeld(f"the exact odds of {game.name} are not held yet")
    return game.chances


def every_return(game: Game, wagers: Iterable[Wager[Any]] | None = None) -> Iterator[Return]:
    """The return of every permissible wager on every selection, in the order of the rows."""
    _chances(game)  # also where no selection would come to ask for them
    for wager in game.wagers if wagers is None else wagers:
        for selection in wager.selections:
            yield exact(game, wager, selection)


def weigh(wager: Wager[Any], selection: str, chances: Iterable[tuple[Any, int]], stake: Cents = ONE_DOLLAR) -> Return:
    """The return over these facts and their weights; `stake` matters only where a fixed sum is paid."""
    weights = dict.fromkeys(Verdict, 0)
    nets: list[tuple[Fraction, int]] = []
    fired: dict[int, Clause[Any]] = {}
    for facts, weight in chances:
        clause = wager.decide(facts)
        weights[clause.verdict] += weight
        fired[id(clause)] = clause
        nets.append((_net(clause.verdict, clause.pays or wager.pays, stake), weight))
    total = sum(weights.values())
    share = {verdict: Fraction(weight, total) for verdict, weight in weights.items()}
    expected = sum((net * weight for net, weight in nets), Fraction(0)) / total
    variance = sum(((net - expected) ** 2 * weight for net, weight in nets), Fraction(0)) / total
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
        _cites(wager, fired.values()),
    )


def _net(verdict: Verdict, pays: Pays, stake: Cents) -> Fraction:
    if verdict is Verdict.WIN:
        return Fraction(pays.cents, stake) if isinstance(pays, Amount) else pays.per_unit
    return Fraction(-1 if verdict is Verdict.LOSE else 0)


def _pays(wager: Wager[Any], fired: Iterable[Clause[Any]]) -> tuple[Pays, ...]:
    won = [clause.pays or wager.pays for clause in fired if clause.verdict is Verdict.WIN]
    return tuple(dict.fromkeys(won))


def _cites(wager: Wager[Any], fired: Iterable[Clause[Any]]) -> tuple[Cite, ...]:
    """What the return rests on, each once: the wager is permitted, these clauses can decide it, and so it is paid."""
    clauses = [under for clause in wager.clauses if clause in fired for under in clause.cites]
    return tuple(dict.fromkeys((*wager.cites, *clauses, *wager.paid_cites)))
