"""A wager that the dealer took and should not have: over the maximum, under the minimum, too late, of no such kind."""

from collections.abc import Iterable
from typing import Any, Final

from houseway.disputes.answer import Answer
from houseway.disputes.come_of import come_of
from houseway.disputes.details import nearest
from houseway.disputes.irregularities import NOT_PERMITTED, OVER, TOO_LATE, UNDER, Irregularity
from houseway.disputes.tables import Moment, begun, steps
from houseway.errors import BadInput, quoted
from houseway.play.acts import Details
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import WAGER, Wagering
from houseway.play.ways import ways

MUCH: Final = 100_000_000
MADE: Final = ("on", "selection", "stake")


def taken_by_oversight(game: Game[Any], meant: Irregularity, words: str, given: Details) -> Answer:
    """What the table rules on such a wager, of one that the game has."""
    cause, at = _cause(meant, words, given), begun(game, 0, chips=MUCH)
    opened, closed = _opened(at), None
    who = at.round.table.person(str(given.get("person") or "seat 1")).name
    found = None if opened is None else _wager(at.round.table, who, _named(game, opened.rows, given))
    for round_ in steps(at) if cause == TOO_LATE else ():
        if not isinstance(round_.ask, Wagering):
            closed = round_
            break
    if found is None or (cause == TOO_LATE and closed is None):
        raise BadInput(f"no wager is put down at {game.title} as elsewhere")
    made = _made(at.round.table, who, found, cause) | _told(given)
    return come_of(at._replace(who=who), meant.act, meant.under, "wager", made)


def oversight_at(at: Moment, meant: Irregularity, words: str, given: Details) -> Answer:
    """The same where a round stands: the wager that is told, or one that the game has."""
    table, ask, cause = at.round.table, at.round.ask, _cause(meant, words, given)
    if isinstance(ask, Wagering) == (cause == TOO_LATE):
        raise BadInput(f"wagers are {'still' if cause == TOO_LATE else 'not'} open there")
    who = str(given.get("person") or next(person.name for person in table.players))
    rows = ask.rows if isinstance(ask, Wagering) else [placed.wager for placed in table.placed] or table.game.wagers
    found = _wager(table, table.person(who).name, _named(table.game, rows, given))
    if found is None:
        raise BadInput("no such wager is put down there")
    made = _made(table, who, found, cause) | _told(given)
    return come_of(at._replace(who=who), meant.act, meant.under, "wager", made)


def _named(game: Game[Any], rows: Iterable[Wager[Any]], given: Details) -> Iterable[Wager[Any]]:
    """The wager that is told, or those that may be made."""
    return [game.wager_named[given["on"]]] if given.get("on") in game.wager_named else rows


def _told(given: Details) -> dict[str, Any]:
    return read_details({name: given[name] for name in MADE if name in given}, WAGER)


def _cause(meant: Irregularity, words: str, given: Details) -> str:
    cause = str(given.get("cause") or nearest(meant.causes, words) or OVER)
    if cause not in meant.causes:
        raise BadInput(f"a wager is taken by oversight {', '.join(meant.causes)}, not {quoted(cause)}")
    if other := given.keys() - {*MADE, "cause", "person"}:
        raise BadInput(f"{quoted(min(other))} is no detail of it; known: cause, person, {', '.join(MADE)}")
    return cause


def _opened(at: Moment) -> Wagering | None:
    return next((round_.ask for round_ in steps(at) if isinstance(round_.ask, Wagering)), None)


def _wager(table: Table, who: str, rows: Iterable[Wager[Any]]) -> tuple[Wager[Any], str] | None:
    """A wager of the game that the sign bounds, and a place for it."""
    for row in rows:
        for way in ways(table, table.people[who], row):
            if row.limit in table.sign.limits and row.exactly is None and way.places:
                return row, way.places[0]
    return None


def _made(table: Table, who: str, found: tuple[Wager[Any], str], cause: str) -> dict[str, Any]:
    row, place = found
    limits = row.limits(table, who, place)
    stake = {OVER: 2 * limits.maximum, UNDER: limits.minimum // 2}.get(cause, limits.minimum)
    on = "a wager of no such kind" if cause == NOT_PERMITTED else row.name
    return {"on": on, "selection": place, "stake": max(stake // table.unit, 1) * table.unit, "accepted": True}
