"""Wagers on one number against 7: place, buy, lay, big 6 and 8, and the hardways (qld s109, ss 115 to 117)."""

from collections.abc import Callable, Mapping
from math import gcd
from typing import Final

from houseway.cite import Cite, cite
from houseway.games.craps.arithmetic import LOSES, POINTS, STANDS, WINS, against_number, hardway, on_number
from houseway.games.craps.facts import Rule, Thrown, asleep, by
from houseway.money import Cents, Fee, Odds, rounded_down
from houseway.play.table import Table
from houseway.play.wager import Clause, Wager, loses, stands, wins

PLACES: Final = tuple(map(str, POINTS))
TO_THE_CENT: Final = rounded_down(1, "reading D5")


def number_first(thrown: Thrown) -> int:
    return on_number(thrown.total, thrown.point)


def seven_first(thrown: Thrown) -> int:
    return against_number(thrown.total, thrown.point)


def hard_first(thrown: Thrown) -> int:
    return hardway(thrown.total, thrown.hard, thrown.point)


SLEEPS: Final = stands(
    asleep,
    *("qld s109", "qld s112(1)", "reading D1"),
    because="{0.on_or_off}: {0.total} does nothing to it",
    unless="{0.on_or_off}",
)
NUMBER_FIRST: Final = "{0.total} is thrown: {0.point} wins and 7 loses"
SEVEN_FIRST: Final = "{0.total} is thrown: 7 wins and {0.point} loses"
HARD_FIRST: Final = "{0.shown} is thrown: {0.point} with two equal dice wins, and 7 or any other {0.point} loses"


def _decided(rule: Rule, why: str, pays: Mapping[int, Odds] | None = None) -> tuple[Clause[Thrown], ...]:
    """By what comes first, at odds for each number where they differ."""
    no = "it is on {0.point}, and {0.total} is thrown"
    if pays is None:
        won = [wins(by(rule, WINS), "qld s109", because=why, unless=no)]
    else:
        won = [
            wins(by(rule, WINS, number), "qld s109", pays=odds, because=why, unless=no) for number, odds in pays.items()
        ]
    lost = loses(by(rule, LOSES), "qld s109", because=why, unless="{0.total} does not lose on {0.point}")
    return (*won, lost, stands(by(rule, STANDS), "qld s109", because=f"{why}; no other number decides it"))


def paid_exactly(pays: dict[int, Odds], under: str) -> Callable[[Table, str], tuple[Cents, Cite]]:
    """Stakes whose winnings come out in whole cents: 7 to 6 needs sixes."""

    def step(_table: Table, selection: str) -> tuple[Cents, Cite]:
        odds = pays[int(selection)]
        return odds.for_each // gcd(odds.pays, odds.for_each), cite(under)

    return step


def _by_pair(four: Odds, five: Odds, six: Odds) -> dict[int, Odds]:
    return {4: four, 5: five, 6: six, 8: six, 9: five, 10: four}


PLACE_ODDS: Final = _by_pair(Odds(9, 5), Odds(7, 5), Odds(7, 6))
BUY_ODDS: Final = _by_pair(Odds(2, 1), Odds(3, 2), Odds(6, 5))
LAY_ODDS: Final = _by_pair(Odds(1, 2), Odds(2, 3), Odds(5, 6))


BUY_FEE: Final = Fee(5, 100, cite("qld s116(1)"), TO_THE_CENT)
LAY_FEE: Final = Fee(5, 100, cite("qld s117(1)"), TO_THE_CENT, {str(number): odds for number, odds in LAY_ODDS.items()})

PLACE_BET_TO_WIN: Final = Wager[Thrown](
    "place bet to win",
    permitted="qld s109",
    clauses=(SLEEPS, *_decided(number_first, NUMBER_FIRST, PLACE_ODDS)),
    paid_under="qld s115(1)",
    limit="place bet to win",
    selections=PLACES,
    says="the number before 7; off on a come out roll",
    in_steps=paid_exactly(PLACE_ODDS, "qld s115(1)"),
)
BUY_BET: Final = Wager[Thrown](
    "buy bet",
    permitted="qld s116(1)",
    clauses=(SLEEPS, *_decided(number_first, NUMBER_FIRST, BUY_ODDS)),
    paid_under="qld s116(2)",
    limit="buy bet",
    selections=PLACES,
    says="the number before 7 at true odds, for 5% of the wager; off on a come out roll",
    in_steps=paid_exactly(BUY_ODDS, "qld s116(2)"),
    fee=BUY_FEE,
)
LAY_BET: Final = Wager[Thrown](
    "lay bet",
    permitted="qld s109",
    clauses=_decided(seven_first, SEVEN_FIRST, LAY_ODDS),
    paid_under="qld s117(2)",
    limit="lay bet",
    selections=PLACES,
    says="7 before the number at true odds, for 5% of what it could win",
    in_steps=paid_exactly(LAY_ODDS, "qld s117(2)"),
    fee=LAY_FEE,
)


def _big(number: int) -> Wager[Thrown]:
    name = f"big {number}"
    return Wager(
        name,
        permitted="qld s109",
        clauses=_decided(number_first, NUMBER_FIRST),
        pays=Odds(1, 1),
        paid_under="qld s115(1)",
        limit=name,
        selections=(name,),
        says=f"{number} before 7",
    )


def _hardway(number: int, pays: Odds) -> Wager[Thrown]:
    name = f"{number} the hardway"
    return Wager(
        name,
        permitted="qld s109",
        clauses=(SLEEPS, *_decided(hard_first, HARD_FIRST)),
        pays=pays,
        paid_under="qld s115(1)",
        limit=name,
        selections=(name,),
        says=f"{number // 2} on each die before any other {number} and before 7; off on a come out roll",
    )


HARDWAYS: Final = (
    _hardway(4, Odds(15, 2)),
    _hardway(6, Odds(19, 2)),
    _hardway(8, Odds(19, 2)),
    _hardway(10, Odds(15, 2)),
)
NUMBER_WAGERS: Final = (PLACE_BET_TO_WIN, BUY_BET, LAY_BET, _big(6), _big(8), *HARDWAYS)
NUMBERS: Final = {"big 6": 6, "big 8": 8} | {f"{n} the hardway": n for n in (4, 6, 8, 10)}
