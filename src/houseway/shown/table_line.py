"""A table in the list of tables: which game under which text, its sign, who sits there, what was last called."""

from dataclasses import dataclass
from typing import Any

from houseway.house.tables.meter import has_meter
from houseway.house.tables.table import RunningTable
from houseway.play.game import titled
from houseway.play.table import Table
from houseway.play.view import sign_data


@dataclass(frozen=True, slots=True)
class TableLine:
    """One line of the list; money in dollars and cents."""

    name: str
    game: str
    title: str
    kind: str  # of game, as its face says: cards, dice, wheels …
    part: str
    rules: str
    on: str
    variant: dict[str, Any]
    dealt: str
    closed: bool
    sign: dict[str, Any]
    players: list[str]
    bots: list[str]  # who of them is one
    most: int  # players
    round: int
    moment: str
    called: str
    number: int  # of its last event
    tournament: str  # whose session is played here; none: empty
    starts: bool  # a newcomer is led here: a chip and a button, and a wager is settled
    feeds: bool  # it may feed a prize meter
    where: str  # the address of the process that runs it, where that is another than the one that is asked


def listed(running: RunningTable, number: int, where: str = "") -> TableLine:
    """A table as the list has it."""
    game, table, opened = running.game, running.table, running.opened
    return TableLine(
        running.name,
        game.name,
        titled(game.title, game.variant),
        game.face.kind,
        game.part,
        game.rules,
        opened.on.isoformat(),
        dict(game.variant),
        opened.dealt,
        running.closed,
        sign_data(table.sign),
        players := [person.name for person in table.players],
        [name for name in players if name in running.arranged.bots],
        game.players[1],
        running.number,
        table.moment,
        _called(running, table),
        number,
        running.contest.tournament if running.contest is not None else "",
        _starts(running),
        has_meter(table) and running.contest is None,
        where,
    )


def _starts(running: RunningTable) -> bool:
    """Where the house deals, and there is room."""
    room = len(running.table.players) < running.game.players[1]
    return running.game.face.newcomers and running.by_the_house and running.contest is None and room


def _called(running: RunningTable, table: Table) -> str:
    """What the dealer said last, in this round or the one before."""
    ended = running.ended.round.table.called if running.ended is not None else []
    calls = table.called or ended
    return calls[-1].words if calls else ""
