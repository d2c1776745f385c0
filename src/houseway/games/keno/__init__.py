"""Keno: Part 13 of the Queensland rules (ss 210 to 223). The system that outlives a draw is `houseway.keno`."""

from collections.abc import Iterator

from houseway.cite import cite
from houseway.games.keno.arithmetic import weight
from houseway.games.keno.irregularities import ACTS
from houseway.games.keno.layout import cloth, told
from houseway.games.keno.look import look
from houseway.games.keno.moments import BEFORE, MOMENTS
from houseway.games.keno.pieces import pieces, words
from houseway.games.keno.procedure import keno, late
from houseway.games.keno.refusals import STEPS, refuses
from houseway.games.keno.rules import check_sign
from houseway.games.keno.schedule import Schedule, example
from houseway.games.keno.table import SETTINGS, KenoTable, with_prizes
from houseway.games.keno.terms import DRAWN
from houseway.games.keno.wagers import Caught, rows
from houseway.play.game import Game
from houseway.play.people import Role
from houseway.play.wager import Wager


def chances(wager: Wager[Caught], _selection: str) -> Iterator[tuple[Caught, int]]:
    """Every catch, as often as a selection of so many spots has it."""
    spots = int(wager.name.split()[0])
    for caught in range(max(0, spots - 60), min(spots, DRAWN) + 1):
        yield Caught(spots, caught), weight(spots, caught)


GAME: Game[KenoTable] = Game(
    folder=__name__,
    title="Keno",
    rules="qld",
    part="qld part 13",
    players=(1, 20),
    prizes_wait=True,
    unit=10,  # cash and chips (s214), and wagers in multiples of 10c (s216(4))
    made_with=cite("qld s214"),
    wagers=rows(example()),
    procedure=keno,
    acts=ACTS,
    table=KenoTable,
    settings=SETTINGS,
    check_sign=check_sign,
    late=late,
    roles=frozenset({Role.KENO_WRITER, Role.KENO_SUPERVISOR}),
    look=look,
    pieces=pieces,
    words=words,
    personal=True,
    moments=MOMENTS,
    between=frozenset(BEFORE),
    cloth=cloth,
    told=told,
    chances=chances,
    entry="submit an entry",
    steps=STEPS,
    refuses=refuses,
    note=example().note,
)


def game_with(schedule: Schedule) -> Game[KenoTable]:
    """Keno with the rows of a schedule of prizes."""
    return with_prizes(GAME, schedule)
