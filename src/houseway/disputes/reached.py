"""From the beginning of a round to where something can be reported."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from houseway.disputes.tables import Moment, begun, open_in
from houseway.errors import HousewayError
from houseway.play.acts import Act, Details
from houseway.play.driver import ordinary_details
from houseway.play.game import Game
from houseway.play.round import NOTHING

TABLES: Final = 30  # that are tried before something is taken not to come up by itself
OTHERWISE: Final = 5  # of tables that are run in another way
FIRSTS: Final = 12  # places in a round where something else may happen first


def reached(
    game: Game[Any], row: Act[Any], when: str = "", run_with: Details = NOTHING, tables: int = TABLES
) -> Iterator[Moment]:
    """A round at the moment; if it can be, one with wagers on the layout."""
    bare: int | None = None
    for seed in range(tables):
        for found in open_in(begun(game, seed, run_with), row, when):
            if found.round.table.placed:
                yield found
                return
            bare = seed if bare is None else bare
    if bare is not None:
        yield from islice(open_in(begun(game, bare, run_with), row, when), 1)


def reached_otherwise(game: Game[Any], row: Act[Any], when: str = "") -> Iterator[Moment]:
    """At a table that is run in another way than the usual: with a card machine, with a side wager."""
    for setting in game.settings:
        for value in (True,) if setting.kind == "yes" else setting.choices if setting.kind == "choice" else ():
            try:
                yield from reached(game, row, when, {setting.name: value}, OTHERWISE)
            except HousewayError:
                continue  # not with everything else as usual


def reached_after_another(game: Game[Any], row: Act[Any], when: str = "") -> Iterator[Moment]:
    """Where it can only be reported once something else has happened: a hand is gone past before it is noticed."""
    for first in game.acts:
        for step in range(FIRSTS) if first.name != row.name else ():
            found = next(islice(open_in(begun(game, 0), first), step, None), None)
            if found is None or not _does(found, first):
                break
            yield from islice(open_in(found, row, when), 1)


def _does(at: Moment, row: Act[Any]) -> bool:
    """Something is done with its ordinary details, if it has any."""
    try:
        at.round.act(at.who, row.name, ordinary_details(at.ways[0]))
    except (HousewayError, AssertionError):
        return False
    return True
