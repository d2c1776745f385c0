"""Wagers that go together: one, and what is added in its support once it has its point."""

from collections import Counter
from collections.abc import Hashable, Iterator
from fractions import Fraction
from math import lcm
from typing import Any, Final, NamedTuple

from houseway.errors import Refused
from houseway.money import Cents, Odds, Pays
from houseway.odds.chain import End, Row, solve, visits, weights
from houseway.odds.exact import Return
from houseway.odds.stakes import PERSON, AtStake, of_nets
from houseway.odds.term import Ending
from houseway.odds.terms import Position
from houseway.play.game import Together
from houseway.play.settlement import line_by
from houseway.play.table import Table
from houseway.play.wager import Placed, Verdict, Wager
from houseway.play.wagering import check_amount
from houseway.play.words import ENDS

HOW_MUCH: Final = ("single", "double")
"""What the amounts are called that a section permits in support: as much as the wager, or twice as much."""


class Net(NamedTuple):
    """One way for both to end: by what the first did, how much was staked, and what it came to."""

    verdict: Verdict
    staked: Cents
    net: Cents


def rows_together(table: Table, pair: Together) -> Iterator[Return]:
    """The wager with each amount that may be added to it, exactly: at a stake that no rounding touches."""
    first, second = _rows(table, pair)
    stake = _round_stake([first.pays, *(clause.pays or second.pays for clause in second.clauses)])
    for at, how_much in enumerate(HOW_MUCH):
        found, trials = _ends(table, pair, stake, at)
        if found:
            yield _return(f"{first.name} + {second.name}", how_much, (first, second), stake, found, trials)


def ends_together(table: Table, pair: Together, how_much: str) -> list[tuple[Fraction, Fraction]]:
    """What both come to for each unit of the first, and how likely; at a stake that no rounding touches."""
    first, second = _rows(table, pair)
    stake = _round_stake([first.pays, *(clause.pays or second.pays for clause in second.clauses)])
    found, _ = _ends(table, pair, stake, HOW_MUCH.index(how_much))
    total = sum(weight for _, weight in found)
    return [(Fraction(each.net, stake), Fraction(weight, total)) for each, weight in found]


def stages_together(table: Table, pair: Together, how_much: str) -> list[Position]:
    """Every stage from which both end, with what they come to then, for each unit of the first."""
    first, second = _rows(table, pair)
    stake = _round_stake([first.pays, *(clause.pays or second.pays for clause in second.clauses)])
    at, amount = dict[Hashable, Counter[Net]](), HOW_MUCH.index(how_much)
    assert table.game.stages is not None
    stages = table.game.stages(first, first.selections[0])

    def step(stage: Any) -> Iterator[tuple[Hashable, int]]:
        for facts, onward, weight in stages.next(stage):
            if first.decide(facts).verdict is Verdict.STANDS:
                yield onward, weight
            else:
                net = _net(table, pair, facts, stage, stake, amount)
                at.setdefault(stage, Counter())[net] += weight
                yield End(net), weight

    visited = visits(stages.start, step)
    return [_stage(stages.says(stage), *visited[stage], stage, ends, stake) for stage, ends in at.items()]


def _stage(says: str, times: Fraction, row: Row, stage: Hashable, ends: "Counter[Net]", stake: Cents) -> Position:
    leaves = 1 - row.get(stage, Fraction(0))
    ended = sum((chance for to, chance in row.items() if isinstance(to, End)), Fraction(0))
    whole = ends.total() * leaves / ended
    terms = [
        Ending(
            ENDS[net.verdict],
            f"staked by then: {Fraction(net.staked, stake)} of the first wager",
            weight / whole,
            Fraction(net.net, stake),
        )
        for net, weight in ends.items()
    ]
    return Position(says, times * leaves, tuple(terms), 1 - ended / leaves)


def together_at(table: Table, pair: Together, how_much: str, stake: Cents, exactly: Fraction) -> AtStake:
    """The same at one stake, to the cent; the additional wager is as much as is then permitted."""
    first, _ = _rows(table, pair)
    try:
        check_amount(table, PERSON, first, first.selections[0], stake)
    except Refused as refused:
        return AtStake(stake, refused=refused)
    found, _ = _ends(table, pair, stake, HOW_MUCH.index(how_much))
    expected, variance = of_nets([(each.net, weight) for each, weight in found], stake)
    staked = _staked(found, stake)
    return AtStake(stake, expected, variance, staked, stake, expected - exactly)


def _rows(table: Table, pair: Together) -> tuple[Wager[Any], Wager[Any]]:
    return table.game.wager_named[pair.wager], table.game.wager_named[pair.additional]


def _round_stake(pays: list[Pays]) -> Cents:
    """Whole dollars that every one of these odds divides, either way."""
    return 100 * lcm(*(number for each in pays if isinstance(each, Odds) for number in (each.pays, each.for_each)))


def _ends(table: Table, pair: Together, stake: Cents, at: int) -> tuple[list[tuple[Net, int]], Fraction]:
    """Every way to end with its weight, and how many throws it takes; none where this amount is not permitted."""
    first, _ = _rows(table, pair)
    assert table.game.stages is not None
    stages = table.game.stages(first, first.selections[0])

    def step(stage: Any) -> Iterator[tuple[Hashable, int]]:
        for facts, onward, weight in stages.next(stage):
            if first.decide(facts).verdict is Verdict.STANDS:
                yield onward, weight
            else:
                yield End(_net(table, pair, facts, stage, stake, at)), weight

    try:
        solved = solve(stages.start, step)
    except IndexError:  # so much is not permitted
        return [], Fraction(0)
    return list(weights(solved.ends)), solved.steps


def _net(table: Table, pair: Together, facts: Any, stage: Hashable, stake: Cents, at: int) -> Net:
    first, second = _rows(table, pair)
    line = line_by(table, Placed(PERSON, first, first.selections[0], stake), first.decide(facts))
    if not stage:  # decided before it had a point
        return Net(line.verdict, stake, line.net)
    amount, _ = pair.amounts(table, PERSON, stage, stake)[at]
    added = line_by(table, Placed(PERSON, second, pair.selection(stage), amount), second.decide(facts))
    return Net(line.verdict, stake + amount, line.net + added.net)


def _staked(found: list[tuple[Net, int]], stake: Cents) -> Fraction:
    return Fraction(sum(each.staked * weight for each, weight in found), stake * sum(weight for _, weight in found))


def _return(
    name: str,
    how_much: str,
    rows: tuple[Wager[Any], Wager[Any]],
    stake: Cents,
    found: list[tuple[Net, int]],
    trials: Fraction,
) -> Return:
    total = sum(weight for _, weight in found)
    expected, variance = of_nets([(each.net, weight) for each, weight in found], stake)

    def share(verdict: Verdict) -> Fraction:
        return Fraction(sum(weight for each, weight in found if each.verdict is verdict), total)

    pays = [clause.pays or row.pays for row in rows for clause in row.clauses if clause.verdict is Verdict.WIN]
    cites = [under for row in rows for under in (*row.cites, *row.paid_cites)]
    return Return(
        name,
        how_much,
        tuple(dict.fromkeys(pays)),
        share(Verdict.WIN),
        share(Verdict.VOID),
        share(Verdict.LOSE),
        Fraction(0),
        expected,
        variance,
        tuple(dict.fromkeys(cites)),
        trials=trials,
        staked=_staked(found, stake),
    )
