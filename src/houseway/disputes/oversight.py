"""A wager that the dealer took and should not have: over the maximum, under the minimum, too late, of no such kind."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from houseway.disputes.answer import Answer
from houseway.disputes.come_of import come_of
from houseway.disputes.details import Filled, nearest
from houseway.disputes.irregularities import NOT_PERMITTED, OVER, TOO_LATE, UNDER, Irregularity
from houseway.disputes.scene import EXAMPLE, Scene
from houseway.disputes.slots import Slots, Told
from houseway.disputes.tables import Moment, begun, steps
from houseway.errors import BadInput, HousewayError, quoted
from houseway.money import in_dollars
from houseway.play.acts import Details
from houseway.play.cloth import area_name
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.sign import Limits
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import WAGER, Wagering
from houseway.play.ways import ways
from houseway.rulebook.called import called

MUCH: Final = 100_000_000
MADE: Final = ("on", "selection", "stake")


def taken_by_oversight(game: Game[Any], meant: Irregularity, said: Slots, given: Details) -> Answer:
    """What the table rules on such a wager: the one that was said, or one that the game has."""
    cause = _cause(meant, said.words, given)
    scene = _scene(game, cause, said, given)
    place = next((said.place_among(row.selections) for row in _rows(game, (), given, said)), "")
    before = [Told(each.name) for each in _rows(game, (), given, said)]
    others = replace(
        scene,
        wagers=tuple(each._replace(stake=EXAMPLE, selection=place) for each in before),
        assumed=(*scene.assumed, f"{in_dollars(EXAMPLE)} is taken to lie there from before"),
    )
    for each in (scene, others):  # without any wager, some games do not begin
        at = begun(game, 0, chips=MUCH, scene=each)
        table, opened = at.round.table, _opened(at)
        found = None if opened is None else _wager(table, each.people[0], _rows(game, opened.rows, given, said))
        if found is not None and (cause != TOO_LATE or _closed(at)):
            filled = _filled(table, each.people[0], found, cause, said, given)
            return come_of(at._replace(who=each.people[0]), meant.act, meant.under, "wager", filled)
    raise BadInput(f"no wager is put down at {game.title} as elsewhere")


def _closed(at: Moment) -> bool:
    """On to where wagers are no longer open."""
    between = at.round.game.between
    return any(each.wagering is None and not each.over and each.moment not in between for each in steps(at))


def oversight_at(at: Moment, meant: Irregularity, said: Slots, given: Details) -> Answer:
    """The same where a round stands: the wager that is told, or one that the game has."""
    table, ask, cause = at.round.table, at.round.ask, _cause(meant, said.words, given)
    if isinstance(ask, Wagering) == (cause == TOO_LATE):
        raise BadInput(f"wagers are {'still' if cause == TOO_LATE else 'not'} open there")
    who = str(given.get("person") or next(person.name for person in table.players))
    rows = ask.rows if isinstance(ask, Wagering) else [placed.wager for placed in table.placed] or table.game.wagers
    found = _wager(table, table.person(who).name, _rows(table.game, rows, given, said))
    if found is None:
        raise BadInput("no such wager is put down there")
    filled = _filled(table, who, found, cause, said, given)
    return come_of(at._replace(who=who), meant.act, meant.under, "wager", filled)


def _scene(game: Game[Any], cause: str, said: Slots, given: Details) -> Scene:
    """Nobody has wagered anything else; the sign has the limit that was said, or one that makes it what it was."""
    people = (str(given.get("person") or said.player),)
    row = next(iter(_rows(game, [], given, said)), None)
    sign = game.open_table().sign
    line = sign.limits.get(row.limit) if row is not None else None
    stake = cents_of(given, said)
    if line is None or row is None:
        return Scene(people, said=stake is not None, quiet=True)
    least, most = said.least or line.minimum, said.most or line.maximum
    assumed = list[str]()
    if cause == OVER and stake is not None and stake <= most and said.most is None:
        most = max(stake // 2 // 100 * 100, 100)
        assumed.append(f"the maximum is taken to be {in_dollars(most)}")
    if cause == UNDER and stake is not None and stake >= least and said.least is None:
        least = 2 * stake
        assumed.append(f"the minimum is taken to be {in_dollars(least)}")
    if cause not in (OVER, UNDER) and stake is not None:
        least, most = min(least, stake), max(most, stake)
    limits = Limits(min(least, most), max(least, most))
    try:
        sign = sign.with_limits(row.limit, limits)
        game.open_table(sign=sign)
    except HousewayError:
        return Scene(people, said=stake is not None, quiet=True)
    return Scene(people, (), sign, tuple(assumed), said=stake is not None, quiet=True)


def cents_of(given: Details, said: Slots) -> int | None:
    if "stake" in given:
        stake = _told(given)["stake"]
        return stake if type(stake) is int and stake > 0 else None
    return next((each.stake for each in said.wagers if each.stake is not None), said.stake)


def _filled(table: Table, who: str, found: tuple[Wager[Any], str], cause: str, said: Slots, given: Details) -> Filled:
    """What was put down: what is given or said, and else what makes it what it was."""
    made, assumed = _made(table, who, found, cause), list[str]()
    stake = cents_of(given, said)
    told = next((each for each in said.wagers if each.wager == found[0].name), None)
    if told is None and "on" not in given and not called(table.game.name).main:
        assumed.append(f"it is taken to be on {area_name(*map(str, (made['on'], made['selection'])))}")
    made["selection"] = (told.selection if told else "") or said.place_among(found[0].selections) or made["selection"]
    if stake is None:
        assumed.append(f"{in_dollars(made['stake'])} is an example: nobody said how much")
    else:
        made["stake"] = stake
    return Filled(made | _told(given), tuple(assumed))


def _rows(game: Game[Any], rows: Iterable[Wager[Any]], given: Details, said: Slots) -> Iterable[Wager[Any]]:
    """The wager that is given or said, that of the game's example, or those that may be made."""
    names = (given.get("on"), *(each.wager for each in said.wagers), called(game.name).example)
    named = [game.wager_named[name] for name in names if name in game.wager_named]
    return named[:1] or rows


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
