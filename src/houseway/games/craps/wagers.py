"""Every permissible wager of craps, and the facts of a roll for each."""

from collections.abc import Hashable, Iterator
from typing import Any, Final

from houseway.cite import cite
from houseway.games.craps.arithmetic import is_hard, is_point
from houseway.games.craps.facts import ON_THE_LINE, Thrown, stage
from houseway.games.craps.line_wagers import LINE_WAGERS, ODDS_WAGERS
from houseway.games.craps.number_wagers import HARDWAYS, NUMBER_WAGERS, NUMBERS
from houseway.games.craps.one_roll_wagers import ONE_ROLL_WAGERS
from houseway.games.craps.terms import DICE
from houseway.play.game import Stages
from houseway.play.wager import Wager
from houseway.play.wagering import open_beside

WAGERS: Final = (*LINE_WAGERS, *NUMBER_WAGERS, *ONE_ROLL_WAGERS, *ODDS_WAGERS)
OPEN: Final = open_beside(WAGERS, cite("qld s110(2)"), cite("qld s111(1)"))
"""Whatever goes on before the dice are thrown, wagers are made and taken back."""

SLEEPERS: Final = {"buy bet": "buy", "place bet to win": "place", "come odds": "come odds"} | {
    row.name: "hardway" for row in HARDWAYS
}
"""The wagers that are off on a come out roll (s112(1)), and to which kind each belongs (reading D10)."""


def number(wager: str, selection: str, come_out_point: int) -> int:
    """The number or point that a wager is on; 0 where it has none yet."""
    if wager in ON_THE_LINE:
        return come_out_point
    return int(selection) if selection.isdecimal() else NUMBERS.get(wager, 0)


def takes_a_point(wager: str) -> bool:
    """Does this wager stand by for the roll that gives it a point?"""
    return wager in {row.name for row in LINE_WAGERS}


def stages(wager: Wager[Thrown], selection: str) -> Stages:
    """A wager's life, roll by roll while it is on: the stage is its point."""

    def rolls(point: Any) -> Iterator[tuple[Thrown, Hashable, int]]:
        for (one, other), weight in DICE.weights().items():
            thrown = Thrown(one + other, is_hard(one, other), point)
            moves = takes_a_point(wager.name) and point == 0 and is_point(thrown.total)
            yield thrown, (thrown.total if moves else point), weight

    return Stages(number(wager.name, selection, 0), rolls, stage)
