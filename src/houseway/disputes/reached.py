"""From the beginning of a round to where something can be reported."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from houseway.disputes.scene import USUAL, Scene
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
    game: Game[Any],
    row: Act[Any],
    when: str = "",
    run_with: Details = NOTHING,
    tables: int = TABLES,
    scene: Scene = USUAL,
) -> Iterator[Moment]:
    """A round at the moment; if it can be, one with wagers on the layout."""
    bare: int | None = None
    for seed in range(tables):
        for found in open_in(begun(game, seed, run_with, scene=scene), row, when):
            if found.round.table.placed:
                yield found
                return
            bare = seed if bare is None else bare
    if bare is not None:
        yield from islice(open_in(begun(game, bare, run_with, scene=scene), row, when), 1)


def reached_otherwise(game: Game[Any], row: Act[Any], when: str = "", scene: Scene = USUAL) -> Iterator[Moment]:
    """At a table that is run in another way than the usual: with a card machine, with a side wager."""
    for setting in game.settings:
        for value in (True,) if setting.kind == "yes" else setting.choices if setting.kind == "choice" else ():
            try:
                yield from reached(game, row, when, {setting.name: value}, OTHERWISE, scene)
            except HousewayError:
                continue  # not with everything else as usual


def reached_after_another(game: Game[Any], row: Act[Any], when: str = "", scene: Scene = USUAL) -> Iterator[Moment]:
    """Where it can only be reported once something else has happened: a hand is gone past before it is noticed."""
    for first in game.acts:
        opens = False
        for step in range(FIRSTS) if first.name != row.name else ():
            found = _done(begun(game, 0, scene=scene), first, step)
            if found is None:
                break
            for at in islice(open_in(found, row, when), 1):
                opens = True
                yield at
        if opens:
            yield from _after_it_happens_twice(game, first, row, when, scene)


def _after_it_happens_twice(
    game: Game[Any], first: Act[Any], row: Act[Any], when: str, scene: Scene
) -> Iterator[Moment]:
    """A hand that is gone past at both deals has no cards."""
    for step in range(FIRSTS):
        once = _done(begun(game, 0, scene=scene), first)
        twice = _done(once, first, step) if once else None
        if twice is None:
            return
        yield from islice(open_in(twice, row, when), 1)


def _done(at: Moment, row: Act[Any], step: int = 0) -> Moment | None:
    """Something is done, so many steps after it can be."""
    found = next(islice(open_in(at, row), step, None), None)
    return found if found is not None and _does(found, row) else None


def _does(at: Moment, row: Act[Any]) -> bool:
    """Something is done with its ordinary details, if it has any."""
    try:
        at.round.act(at.who, row.name, ordinary_details(at.ways[0]))
    except (HousewayError, AssertionError):
        return False
    return True
