"""Two-up: Part 10 of the Queensland rules (ss 162 to 175)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.equipment.coins import HEAD, Coins, Faces
from houseway.families.ring import refusals, stages_of
from houseway.games.two_up.arithmetic import counted
from houseway.games.two_up.irregularities import ACTS
from houseway.games.two_up.layout import cloth, lights, told
from houseway.games.two_up.procedure import late, play
from houseway.games.two_up.rules import check_sign
from houseway.games.two_up.table import TwoUpTable
from houseway.games.two_up.terms import COINS, GROUNDS
from houseway.games.two_up.wagers import WAGERS, Spun
from houseway.play.game import Game, Stages
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["GAME"]


def open_table(**settings: Any) -> TwoUpTable:
    return TwoUpTable(GAME, **settings)


def look(table: TwoUpTable, _viewer: str) -> Mapping[str, Any]:
    """Everything in the ring is in plain sight."""
    return {
        "spinner": table.spinner,
        "hand": table.hand,
        "coins": list(table.faces),
        "in the air": table.left_kip and not table.faces,
        "bowl": table.coins - (table.number if table.somebody_spins else 0),
        "lights": {name: [on, number, colour] for name, on, number, colour, _ in lights(table)},
        "shown by": "cards" if table.cards else "lights",
        "under": table.shown_under.text,
    }


def after(spun: Spun, faces: Faces) -> Spun:
    up = faces.count(HEAD)
    return Spun(up, *counted(spun.heads, spun.tails, spun.odds, up))


def stages(_wager: Wager[Spun], _selection: str) -> Stages:
    """Every way that it can be decided, from the first spin of a game."""
    return stages_of(Spun(0, 0, 0, 0), after, Coins(COINS))


def key(round_: "Round") -> object:
    """What two rounds with equal futures share, in one spinner's game."""
    table = round_.table
    assert isinstance(table, TwoUpTable)
    lies = tuple((p.person, p.wager.name, p.stake) for p in table.placed)
    counts = (table.heads, table.tails, table.odds, table.spins, table.invalid_run)
    return str(round_.ask), table.spinner, table.hand, counts, table.coins, table.faces, table.frozen, lies


GAME = Game(
    name="two-up",
    title="Two-up",
    rules="qld",
    part="qld part 10",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # s170(2): coins may be used as s6 allows
    made_with=cite("qld s170(1)"),
    wagers=WAGERS,
    procedure=play,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s171(4)"),
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s171(3)"),
    stages=stages,
    trial="spin",
    key=key,
    refuses=refusals(GROUNDS),
)
