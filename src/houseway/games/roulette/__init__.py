"""Roulette: Part 8 of the Queensland rules (ss 131 to 144)."""

from collections.abc import Iterator

from houseway.cite import cite
from houseway.families.early_outcomes import too_soon
from houseway.games.roulette.irregularities import ACTS
from houseway.games.roulette.layout import cloth, told
from houseway.games.roulette.look import look
from houseway.games.roulette.moments import MOMENTS
from houseway.games.roulette.pieces import pieces, words
from houseway.games.roulette.procedure import late, spin
from houseway.games.roulette.refusals import BEFORE_IT_RESTS, STEPS, refuses
from houseway.games.roulette.rules import check_sign
from houseway.games.roulette.table import SETTINGS, RouletteTable
from houseway.games.roulette.terms import WHEEL
from houseway.games.roulette.wagers import WAGERS, Spun, facts
from houseway.play.game import Game
from houseway.play.wager import Wager


def chances(wager: Wager[Spun], selection: str) -> Iterator[tuple[Spun, int]]:
    """Every number, as often as the wheel bears it."""
    for number, weight in WHEEL.weights().items():
        yield facts(wager.name, selection, number), weight


GAME = Game(
    folder=__name__,
    title="Roulette",
    rules="qld",
    part="qld part 8",
    players=(1, 8),
    unit=100,  # roulette is not among the games of s6(1): chips only
    made_with=cite("qld s136(1)"),
    wagers=WAGERS,
    procedure=spin,
    acts=ACTS,
    table=RouletteTable,
    check_sign=check_sign,
    late=late,
    notice_under=cite("qld s141(4)"),
    look=look,
    pieces=pieces,
    words=words,
    settings=SETTINGS,
    moments=MOMENTS,
    cloth=cloth,
    told=told,
    sign_under=cite("qld s141(3)"),
    hands=cite("qld s136(1)"),
    chances=chances,
    too_soon=too_soon(lambda table, value: value in table.wheel.compartments, BEFORE_IT_RESTS),
    steps=STEPS,
    refuses=refuses,
)
