"""Wheel of fortune: Part 9 of the Queensland rules (ss 145 to 161), with 50 spaces or, by approval, with 52."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

from houseway.cite import cite
from houseway.games.wheel_of_fortune.irregularities import ACTS
from houseway.games.wheel_of_fortune.layout import cloth
from houseway.games.wheel_of_fortune.order import out_of_turn
from houseway.games.wheel_of_fortune.procedure import late, spin
from houseway.games.wheel_of_fortune.rules import check_sign
from houseway.games.wheel_of_fortune.table import FortuneTable
from houseway.games.wheel_of_fortune.terms import DIVISIONS, NOTICE
from houseway.games.wheel_of_fortune.wagers import WAGERS, Spun, facts
from houseway.play.game import Game
from houseway.play.wager import Wager

__all__ = ["GAME", "VARIANTS"]


def look(table: FortuneTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a wheel of fortune table is in plain sight."""
    wheel = "turning" if table.turning else "at rest"
    shown = {"game": table.presented_as, "spaces": table.division.spaces, "wheel": wheel, "symbol": table.symbol}
    return shown | {"notice": NOTICE.words}


def chances(spaces: int, wager: Wager[Spun], _selection: str) -> Iterator[tuple[Spun, int]]:
    """Every symbol, as often as the wheel bears it; a stop on a peg counts for the section that passed last."""
    for symbol, sections in DIVISIONS[spaces].wheel.weights().items():
        yield facts(wager.name, symbol), sections


def _game(spaces: int) -> Game[Any]:
    return Game(
        name="wheel-of-fortune",
        title="Wheel of fortune",
        rules="qld",
        part="qld part 9",
        players=(1, 12),
        unit=100,  # wheel of fortune is not among the games of s6(1): chips only
        made_with=cite("qld s150(1)"),
        hands=cite("qld s151"),
        wagers=WAGERS[spaces],
        procedure=spin,
        acts=ACTS,
        table=FortuneTable,
        check_sign=partial(check_sign, spaces),
        late=late,
        notice_under=cite("qld s153(4)"),
        look=look,
        cloth=cloth,
        sign_under=cite("qld s153(3)"),
        chances=partial(chances, spaces),
        variant={"spaces": spaces},
        refuses=out_of_turn,
    )


VARIANTS = (_game(50), _game(52))
GAME = VARIANTS[0]
