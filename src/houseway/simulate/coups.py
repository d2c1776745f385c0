"""Baccarat and mini-baccarat: every wager on the same coups, out of the same shoes."""

from collections.abc import Sequence

from houseway.families.baccarat.points import VALUE
from houseway.play.walk import walk
from houseway.simulate.games import Request
from houseway.simulate.plan import Plan
from houseway.simulate.real_table import check_strategy
from houseway.simulate.shoes import ShoePlan, ready, running
from houseway.simulate.start import WHO, Sitting, StartPlace
from houseway.simulate.store import Walked, kept
from houseway.simulate.tables import compiled


def plans(asked: Request) -> Sequence[Plan]:
    check_strategy(asked.game, asked.strategy)
    sitting = Sitting(asked.game, asked.settings, tuple(StartPlace(row.name, WHO) for row in asked.game.wagers))
    (walked,) = kept(asked, lambda: [walk_of(sitting)])
    return [ShoePlan(walked.name, walked.tables, running(sitting, value), value)]


def walk_of(sitting: Sitting) -> Walked:
    automaton = walk(lambda: sitting.at(ready(sitting.table())), {}, alike=value, counts=sitting.counts)
    return Walked(sitting.game.name, compiled(automaton, value))


def value(card: int) -> int:
    return VALUE[card]
