"""A wager that the dealer took and should not have: over the maximum, under the minimum, too late, of no such kind."""

from typing import Any, Final

from houseway.disputes.answer import Answer
from houseway.disputes.come_of import come_of
from houseway.disputes.details import nearest
from houseway.disputes.irregularities import NOT_PERMITTED, OVER, TOO_LATE, UNDER, Irregularity
from houseway.disputes.tables import Moment, begun, steps
from houseway.errors import BadInput, quoted
from houseway.play.acts import Details
from houseway.play.game import Game
from houseway.play.wager import Wager
from houseway.play.wagering import Wagering
from houseway.play.ways import ways

MUCH: Final = 100_000_000


def taken_by_oversight(game: Game[Any], meant: Irregularity, words: str, given: Details) -> Answer:
    """What the table rules on such a wager, of one that the game has."""
    cause = str(given.get("cause") or nearest(meant.causes, words) or OVER)
    if cause not in meant.causes:
        raise BadInput(f"a wager is taken by oversight {', '.join(meant.causes)}, not {quoted(cause)}")
    at = begun(game, 0, chips=MUCH)
    opened, closed = _opened(at), None
    found = _wager(at, opened)
    for round_ in steps(at) if cause == TOO_LATE else ():
        if not isinstance(round_.ask, Wagering):
            closed = round_
            break
    if found is None or (cause == TOO_LATE and closed is None):
        raise BadInput(f"no wager is put down at {game.title} as elsewhere")
    return come_of(at._replace(who="seat 1"), meant.act, meant.under, "wager", _made(at, found, cause))


def _opened(at: Moment) -> Wagering | None:
    return next((round_.ask for round_ in steps(at) if isinstance(round_.ask, Wagering)), None)


def _wager(at: Moment, opened: Wagering | None) -> tuple[Wager[Any], str] | None:
    """A wager of the game that the sign bounds, and a place for it."""
    table = at.round.table
    for row in opened.rows if opened is not None else ():
        for way in ways(table, table.people["seat 1"], row):
            if row.limit in table.sign.limits and row.exactly is None and way.places:
                return row, way.places[0]
    return None


def _made(at: Moment, found: tuple[Wager[Any], str], cause: str) -> dict[str, Any]:
    table, (row, place) = at.round.table, found
    limits = row.limits(table, "seat 1", place)
    stake = {OVER: 2 * limits.maximum, UNDER: limits.minimum // 2}.get(cause, limits.minimum)
    on = "a wager of no such kind" if cause == NOT_PERMITTED else row.name
    return {"on": on, "selection": place, "stake": max(stake // table.unit, 1) * table.unit, "accepted": True}
