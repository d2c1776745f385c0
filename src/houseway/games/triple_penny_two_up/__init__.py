"""Triple penny two-up: Part 21 of the Queensland rules (ss 468 to 480)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from houseway.cite import cite
from houseway.equipment.chips import PRESCRIBED_COIN
from houseway.equipment.coins import HEAD, Coins, Faces
from houseway.families.ring import refusals, stages_of
from houseway.games.triple_penny_two_up.arithmetic import counted
from houseway.games.triple_penny_two_up.irregularities import ACTS
from houseway.games.triple_penny_two_up.layout import cloth, told
from houseway.games.triple_penny_two_up.procedure import late, play
from houseway.games.triple_penny_two_up.rules import check_sign
from houseway.games.triple_penny_two_up.table import DISPLAYS, TriplePennyTable
from houseway.games.triple_penny_two_up.terms import BONUS_PLAY, COINS, GROUNDS, RESULTS
from houseway.games.triple_penny_two_up.wagers import WAGERS, Spun
from houseway.play.game import Game, Stages
from houseway.play.wager import Wager

if TYPE_CHECKING:
    from houseway.play.round import Round

__all__ = ["GAME"]

NOT_SPUN = -1


def open_table(**settings: Any) -> TriplePennyTable:
    return TriplePennyTable(GAME, **settings)


def look(table: TriplePennyTable, _viewer: str) -> Mapping[str, Any]:
    """Everything in the ring is in plain sight."""
    return {
        "spinner": table.spinner,
        "hand": table.hand,
        "coins": list(table.faces),
        "in the air": table.left_kip and not table.faces,
        "bowl": table.coins - (table.number if table.somebody_spins else 0),
        "result": RESULTS[table.faces.count(HEAD)] if table.faces else "",
        "spun": {"heads": table.heads, "tails": table.tails, "triples": table.triples},
        "shown by": table.display,
        "under": DISPLAYS[table.display],
    }


def after(spun: Spun, faces: Faces) -> Spun:
    """A player's wager that stood through a spin lies in bonus play for the next."""
    up = faces.count(HEAD)
    return Spun(up, spun.bonus_play or spun.up != NOT_SPUN, *counted(spun.heads, spun.tails, spun.triples, up))


def stages(_wager: Wager[Spun], selection: str) -> Stages:
    """Every way that it can be decided, from where it lies; a spinner's from the first spin of a game."""
    return stages_of(Spun(NOT_SPUN, selection == BONUS_PLAY, 0, 0, 0), after, Coins(COINS))


def key(round_: "Round") -> object:
    """What two rounds with equal futures share, in one spinner's game."""
    table = round_.table
    assert isinstance(table, TriplePennyTable)
    lies = tuple((p.person, p.wager.name, p.selection, p.stake) for p in table.placed)
    counts = (table.heads, table.tails, table.triples, table.spins, table.invalid_run)
    return str(round_.ask), table.spinner, table.hand, counts, table.coins, table.faces, lies


GAME = Game(
    name="triple-penny-two-up",
    title="Triple penny two-up",
    rules="qld",
    part="qld part 21",
    players=(1, 20),
    unit=PRESCRIBED_COIN,  # s6(1): coins may be used
    made_with=cite("qld s473(2)"),
    wagers=WAGERS,
    procedure=play,
    acts=ACTS,
    open_table=open_table,
    check_sign=check_sign,
    late=late,
    look=look,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s476(2)"),
    stages=stages,
    trial="spin",
    key=key,
    refuses=refusals(GROUNDS),
)
