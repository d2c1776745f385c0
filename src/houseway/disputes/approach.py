"""From the beginning of a round to where something can be reported."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import Any, Final

from houseway.disputes.prefix import played_again
from houseway.disputes.scene import USUAL, Scene
from houseway.disputes.tables import Moment, begun, open_in, open_to, steps
from houseway.errors import HousewayError
from houseway.play.acts import Act, Details
from houseway.play.driver import ordinary_details
from houseway.play.game import Game
from houseway.play.round import NOTHING

TABLES: Final = 12  # that are tried before something is taken not to come up by itself
OTHERWISE: Final = 5  # of tables that are run in another way
SEVERAL: Final = 2  # tables at which something else happens first
FEW: Final = 6  # of which one shows whether it opens anything
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
    """Where it can only be reported once something else has happened: a hand is gone past before it is noticed.

    At other tables, too, if it can be at the first: where a round stands then goes by its cards.
    """
    for seed in range(SEVERAL):
        opens = False
        for at in _after_another(game, row, when, partial(begun, game, seed, scene=scene)):
            opens = True
            yield at
        if not opens:
            return


def _after_another(game: Game[Any], row: Act[Any], when: str, begin: Callable[[], Moment]) -> Iterator[Moment]:
    log, places = _places(begin(), [each for each in game.acts if each.name != row.name])
    for first in [each for each in game.acts if each.name in places]:
        opens = False
        for step, entries in enumerate(places[first.name]):
            if step >= FEW and not opens:
                break
            found = _done(played_again(begin(), log, entries), first)
            if found is None:
                break
            for at in islice(open_in(found, row, when), 1):
                opens = True
                yield at
        if opens:
            yield from _after_it_happens_twice(first, row, when, begin)


def _places(at: Moment, acts: Sequence[Act[Any]]) -> tuple[tuple[Any, ...], dict[str, list[int]]]:
    """A round to its end, and after how many entries of its log each of these can first be done, a few times."""
    found: dict[str, list[int]] = {}
    for round_ in steps(at):
        for row in [each for each in acts if len(found.get(each.name, ())) < FIRSTS]:
            if open_to(round_, row)[1]:
                found.setdefault(row.name, []).append(len(round_.log))
    return tuple(at.round.log), found


def _after_it_happens_twice(first: Act[Any], row: Act[Any], when: str, begin: Callable[[], Moment]) -> Iterator[Moment]:
    """A hand that is gone past at both deals has no cards."""
    for step in range(FIRSTS):
        once = _done(begin(), first)
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
