"""Win, don't win, come and don't come bets (qld s109), and the additional wagers in their support (ss 119 to 122)."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from houseway.games.craps.arithmetic import LOSES, POINTS, STANDS, VOID, WINS, against, with_dice
from houseway.games.craps.facts import Thrown, When, asleep, by
from houseway.games.craps.number_wagers import paid_exactly
from houseway.games.craps.wager_checks import (
    as_agreed,
    at_its_moment,
    behind,
    equal_or_double,
    held_by_its_point,
    laid_to_win,
    not_agreed,
    odds_go_with_it,
)
from houseway.money import Odds, rounded_up
from houseway.play.wager import Clause, Wager, loses, stands, voids, wins

PLACES: Final = tuple(map(str, POINTS))
PAIRS: Final = ((4, 10), (5, 9), (6, 8))
TRUE_ODDS: Final = dict(zip(PAIRS, (Odds(2, 1), Odds(3, 2), Odds(6, 5)), strict=True))  # s119(2), s121(2)
LAID_ODDS: Final = dict(zip(PAIRS, (Odds(1, 2), Odds(2, 3), Odds(5, 6)), strict=True))  # s120(2), s122(2)


def bet_with(thrown: Thrown) -> int:
    return with_dice(thrown.total, thrown.point)


def bet_against(thrown: Thrown) -> int:
    return against(thrown.total, thrown.point)


ON_WITH: Final = "{0.total} is thrown: {0.stage}, {0.for_with}"
ON_AGAINST: Final = "{0.total} is thrown: {0.stage}, {0.for_against}"
ELSE: Final = "; {0.otherwise}"
NO_WIN: Final = "{0.total} does not win {0.stage}"
NO_LOSS: Final = "{0.total} does not lose {0.stage}"
WITH: Final = (
    wins(by(bet_with, WINS), "qld s109", because=ON_WITH, unless=NO_WIN),
    loses(by(bet_with, LOSES), "qld s109", because=ON_WITH, unless=NO_LOSS),
    stands(by(bet_with, STANDS), "qld s109", because=ON_WITH + ELSE),
)
AGAINST: Final = (
    wins(by(bet_against, WINS), "qld s109", because=ON_AGAINST, unless=NO_WIN),
    loses(by(bet_against, LOSES), "qld s109", because=ON_AGAINST, unless=NO_LOSS),
    voids(by(bet_against, VOID), "qld s109", because=ON_AGAINST, unless="{0.total} does not make it void {0.stage}"),
    stands(by(bet_against, STANDS), "qld s109", because=ON_AGAINST + ELSE),
)


def _line(name: str, clauses: tuple[Clause[Thrown], ...], says: str, travels: tuple[str, ...] = ()) -> Wager[Thrown]:
    return Wager(
        name,
        permitted="qld s109",
        clauses=clauses,
        pays=Odds(1, 1),
        paid_under="qld s115(1)",
        limit=name,
        selections=(name,),
        travels=travels,
        says=says,
        check=at_its_moment(name),
        held=held_by_its_point if clauses is WITH else None,
        withdrawn=odds_go_with_it,
    )


LINE_WAGERS: Final = (
    _line("win bet", WITH, "7 or 11 on the come out roll, or the come out point before 7"),
    _line("don't win bet", AGAINST, "3 or 12 on the come out roll, or 7 before the come out point; 2 is void"),
    _line("come bet", WITH, "7 or 11 on the next roll, or the come point before 7", PLACES),
    _line("don't come bet", AGAINST, "3 or 12 on the next roll, or 7 before the come point; 2 is void", PLACES),
)


# ss 119 to 122: odds taken behind a win or come bet, and laid behind a don't win or don't come bet


def _paid(rule: When, under: str, table: Mapping[tuple[int, int], Odds], why: str) -> tuple[Clause[Thrown], ...]:
    def on(pair: tuple[int, int]) -> When:
        return lambda thrown: thrown.point in pair and rule(thrown)

    return tuple(
        wins(on(pair), under, pays=odds, because=why, unless=f"it does not win on a point of {pair[0]} or {pair[1]}")
        for pair, odds in table.items()
    )


def odds_on(table: Mapping[tuple[int, int], Odds], point: int) -> Odds:
    return next(odds for pair, odds in table.items() if point in pair)


class Under(NamedTuple):
    """The subsections of one section on additional wagers."""

    permitted: str
    equal: str
    double: str
    rounded: str
    paid: str


def _taken(name: str, under: Under, says: str, *more: Clause[Thrown]) -> Wager[Thrown]:
    supported = name.replace("odds", "bet")
    possible = equal_or_double(supported, under.equal, under.double)
    return Wager(
        name,
        permitted=under.permitted,
        clauses=(
            *more,
            *_paid(by(bet_with, WINS), under.permitted, TRUE_ODDS, ON_WITH),
            loses(by(bet_with, LOSES), under.permitted, because=ON_WITH, unless=NO_LOSS),
            stands(by(bet_with, STANDS), under.permitted, because=ON_WITH + ELSE),
        ),
        pays=Odds(2, 1),
        paid_under=under.paid,
        selections=PLACES,
        says=says,
        rounding=rounded_up(100, under.rounded),
        in_steps=paid_exactly({point: odds_on(TRUE_ODDS, point) for point in POINTS}, under.paid),
        check=behind(supported, under.permitted),
        exactly=as_agreed(possible),
        not_exactly=not_agreed(possible, under.double),
    )


def _laid(name: str, under: Under, says: str) -> Wager[Thrown]:
    supported = name.replace("odds", "bet")
    odds = partial(odds_on, LAID_ODDS)
    possible = laid_to_win(supported, (under.equal, under.double, under.rounded), odds)
    return Wager(
        name,
        permitted=under.permitted,
        clauses=(
            *_paid(by(bet_against, WINS), under.permitted, LAID_ODDS, ON_AGAINST),
            loses(by(bet_against, LOSES), under.permitted, because=ON_AGAINST, unless=NO_LOSS),
            stands(by(bet_against, STANDS), under.permitted, because=ON_AGAINST + ELSE),
        ),
        pays=Odds(1, 2),
        paid_under=under.paid,
        selections=PLACES,
        says=says,
        check=behind(supported, under.permitted),
        in_steps=paid_exactly({point: odds(point) for point in POINTS}, under.paid),
        exactly=as_agreed(possible),
        not_exactly=not_agreed(possible, under.double),
    )


def decides_while_asleep(thrown: Thrown) -> bool:
    return asleep(thrown) and bet_with(thrown) != STANDS


def sleeps_on(thrown: Thrown) -> bool:
    return asleep(thrown) and bet_with(thrown) == STANDS


BEHIND_WIN: Final = Under("qld s119(1)", "qld s119(1A)(a)", "qld s119(1A)(b)", "qld s119(1B)", "qld s119(2)")
BEHIND_DONT_WIN: Final = Under("qld s120(1)", "qld s120(1A)(a)", "qld s120(1A)(b)", "qld s120(1B)", "qld s120(2)")
BEHIND_COME: Final = Under("qld s121(1)", "qld s121(1A)(a)", "qld s121(1A)(b)", "qld s121(1B)", "qld s121(2)")
BEHIND_DONT_COME: Final = Under("qld s122(1)", "qld s122(1A)(a)", "qld s122(1A)(b)", "qld s122(1B)", "qld s122(2)")

ODDS_WAGERS: Final = (
    _taken("win odds", BEHIND_WIN, "behind a win bet that has its point: as much again, or by agreement twice as much"),
    _laid("don't win odds", BEHIND_DONT_WIN, "behind a don't win bet with its point: to win as much, or twice"),
    _taken(
        "come odds",
        BEHIND_COME,
        "behind a come bet on its point: as much again, or by agreement twice as much",
        voids(
            decides_while_asleep,
            *("qld s121(3)", "qld s112(1)", "reading D8"),
            because="{0.total} decides the come bet on {0.point}; what was added behind it took no part, as this was "
            "the first throw for a new point and nobody had called it on",
            unless="{0.on_or_off}, and {0.total} is no reason to give it back",
        ),
        stands(
            sleeps_on,
            *("qld s121(3)", "qld s112(1)"),
            because="{0.on_or_off}, and {0.total} does not decide the come bet on {0.point}",
            unless="{0.on_or_off}",
        ),
    ),
    _laid("don't come odds", BEHIND_DONT_COME, "behind a don't come bet on its point: to win as much, or twice"),
)
