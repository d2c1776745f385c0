"""Tri-chro: Part 20 of the Queensland rules (ss 455 to 467), with 54 or 63 balls."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from houseway.cite import cite
from houseway.games.tri_chro.irregularities import ACTS
from houseway.games.tri_chro.layout import cloth, told
from houseway.games.tri_chro.order import out_of_turn
from houseway.games.tri_chro.procedure import drawing, late
from houseway.games.tri_chro.rules import check_sign
from houseway.games.tri_chro.table import TriChroTable
from houseway.games.tri_chro.terms import BALLS
from houseway.games.tri_chro.wagers import WAGERS, Drawn, code, facts
from houseway.play.game import Game
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["GAME", "VARIANTS"]


def look(table: TriChroTable, _viewer: str) -> Mapping[str, Any]:
    """Everything at a tri-chro table is in plain sight."""
    shown = {"game": table.presented_as, "balls": table.number, "device": table.device}
    return shown | {"drawn": [str(ball) for ball in table.drawn], "lit": list(table.lit)}


def chances(balls: int, _wager: Wager[Drawn], _selection: str) -> Iterator[tuple[Drawn, int]]:
    """Every two balls in their order; the first is not put back."""
    held = BALLS[balls]
    for first, firsts in held.items():
        for second, seconds in held.items():
            yield facts(first, second), firsts * (seconds - (first == second))


def key(round_: "Round[TriChroTable]") -> object:
    """Two drawings have equal futures when the same kinds of balls have come, in whatever order."""
    table = round_.table
    return str(round_.ask), tuple(sorted(map(code, table.drawn)))


def _game(balls: int) -> Game[Any]:
    return Game(
        name="tri-chro",
        title="Tri-chro",
        rules="qld",
        part="qld part 20",
        players=(1, 8),
        unit=100,  # 50c where the operator uses coins (s6(1))
        coins=True,  # qld s6(1)
        made_with=cite("qld s457(1)"),
        hands=cite("qld s457(3)"),
        wagers=WAGERS[balls],
        procedure=drawing,
        acts=ACTS,
        table=TriChroTable,
        check_sign=partial(check_sign, balls),
        late=late,
        look=look,
        cloth=cloth,
        told=told,
        sign_under=cite("qld s459(2)"),
        chances=partial(chances, balls),
        variant={"balls": balls},
        key=key,
        refuses=out_of_turn,
    )


VARIANTS = (_game(54), _game(63))
GAME = VARIANTS[0]
