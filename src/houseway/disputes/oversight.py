"""A wager that the dealer took and should not have: over the maximum, under the minimum, too late, of no such kind."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import Any, Final, NamedTuple

from houseway.disputes.answer import DeskAnswer
from houseway.disputes.consequences import come_of
from houseway.disputes.details import Filled, nearest
from houseway.disputes.first_line import plain_place
from houseway.disputes.irregularities import NOT_PERMITTED, OVER, OVERSIGHT, TOO_LATE, UNDER, Irregularity
from houseway.disputes.scene import OTHERS, Scene
from houseway.disputes.setup import brought
from houseway.disputes.slots import Slots
from houseway.disputes.tables import Moment, steps
from houseway.errors import BadInput, HousewayError, quoted
from houseway.money import in_dollars
from houseway.play.acts import Details
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.round import Round
from houseway.play.sign import Limits
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import WAGER, Wagering
from houseway.play.ways import ways
from houseway.rulebook.events import AT_ONCE, Course
from houseway.rulebook.nicknames import called

MUCH: Final = 100_000_000
ROUND: Final = (10000, 5000, 1000, 500, 100)  # what a limit is a multiple of
MADE: Final = ("on", "selection", "stake")


class OpenWager(NamedTuple):
    """A wager that may be made, and the places that are open for it."""

    row: Wager[Any]
    places: tuple[str, ...]


def taken_by_oversight(
    game: Game[Any],
    meant: Irregularity,
    said: Slots,
    given: Details,
    when: str = "",
    course: Course = AT_ONCE,
    decides: Callable[[DeskAnswer], bool] = lambda _answer: True,
) -> DeskAnswer:
    """What the table rules on such a wager: the one that was said, or one that the game has."""
    found = list[DeskAnswer]()
    for answer in _taken(game, meant, said, given, when, course):
        if decides(answer):
            return answer
        found.append(answer)
    if not found:
        raise BadInput(f"no wager is put down at {game.title} as elsewhere")
    return found[0]


def _taken(
    game: Game[Any], meant: Irregularity, said: Slots, given: Details, when: str, course: Course
) -> Iterator[DeskAnswer]:
    """With nothing else on the layout; else with another who plays as usual."""
    cause = _cause(meant, said.words, given)
    again = any(each.act == OVERSIGHT for each in course.before)
    course = course._replace(before=tuple(each for each in course.before if each.act != OVERSIGHT))
    scene = _scene(game, cause, said, given, 2 if again else 1)
    others = replace(scene, people=(*scene.people, OTHERS[1]))
    for each in (scene, others):  # without any wager, some games do not begin
        at, who = brought(game, course, 0, each, MUCH), each.people[0]
        opened = _opened(at) if at is not None else None
        if at is None or opened is None:
            continue
        table = at.round.table
        found = _wager(table, who, _rows(game, [*_examples(game), *opened.rows], given, said), cause)
        if found is not None and _stands(at, cause, when):
            filled = _filled(table, who, found, cause, said, given)
            if again:
                at.round.act(who, "wager", {**filled.details, "stake": table.unit})
            yield come_of(at._replace(who=who), meant.act, meant.under, "wager", filled)


def _stands(at: Moment, cause: str, when: str) -> bool:
    """On to the moment; where it came too late, to one at which wagers are no longer open."""
    return any(not each.over and when in ("", each.moment) and _can_be(each, cause) for each in steps(at))


def _can_be(round_: Round[Any], cause: str) -> bool:
    return cause != TOO_LATE or (round_.wagering is None and round_.moment not in round_.game.between)


def oversight_at(at: Moment, meant: Irregularity, said: Slots, given: Details) -> DeskAnswer:
    """The same where a round stands: the wager that is told, or one that the game has."""
    table, ask, cause = at.round.table, at.round.ask, _cause(meant, said.words, given)
    if isinstance(ask, Wagering) == (cause == TOO_LATE):
        raise BadInput(f"wagers are {'still' if cause == TOO_LATE else 'not'} open there")
    who = str(given.get("person") or next(person.name for person in table.players))
    rows = ask.rows if isinstance(ask, Wagering) else [placed.wager for placed in table.placed] or table.game.wagers
    found = _wager(table, table.person(who).name, _rows(table.game, rows, given, said), cause)
    if found is None:
        raise BadInput("no such wager is put down there")
    filled = _filled(table, who, found, cause, said, given)
    return come_of(at._replace(who=who), meant.act, meant.under, "wager", filled)


def _scene(game: Game[Any], cause: str, said: Slots, given: Details, times: int) -> Scene:
    """Nobody has wagered anything else; the sign has the limit that was said, or one that makes it what it was."""
    stake = cents_of(given, said)
    scene = Scene((str(given.get("person") or said.player),), said=stake is not None, quiet=True)
    row = next(iter(_rows(game, _examples(game), given, said)), None)
    table = game.open_table()
    sign, low = table.sign, (stake or table.unit) + (times - 1) * table.unit
    line = sign.limits.get(row.limit) if row is not None else None
    for limits, assumed in _limits(line, cause, stake, said, low) if line is not None else ():
        try:
            other = sign.with_limits(row.limit, limits) if row is not None else sign
            game.open_table(sign=other)
        except HousewayError:
            continue  # the Part does not let the sign have such limits
        return replace(scene, sign=other, assumed=assumed)
    return scene


def _limits(
    line: Limits, cause: str, stake: int | None, said: Slots, low: int
) -> Iterator[tuple[Limits, tuple[str, ...]]]:
    """The limits as they were said; else such as make the stake what it was, those that are far from it first.

    `low`: all that is put down where it is under the minimum.
    """
    least, most = said.least or line.minimum, said.most or line.maximum
    if cause == OVER and said.most is None and stake is not None and stake <= most:
        for most in (stake // 2, *((stake - 1) // step * step for step in ROUND)):
            if most > 0:
                yield Limits(min(least, most), most), (f"the maximum is taken to be {in_dollars(most)}",)
    elif cause == UNDER and said.least is None and low >= least:
        for least in (2 * low, low + 100):
            yield Limits(least, max(least, most)), (f"the minimum is taken to be {in_dollars(least)}",)
    else:
        held = (stake,) if cause not in (OVER, UNDER) and stake is not None else ()
        yield Limits(min(least, most, *held), max(least, most, *held)), ()


def cents_of(given: Details, said: Slots) -> int | None:
    if "stake" in given:
        stake = _told(given)["stake"]
        return stake if type(stake) is int and stake > 0 else None
    return next((each.stake for each in said.wagers if each.stake is not None), said.stake)


def _filled(table: Table, who: str, found: OpenWager, cause: str, said: Slots, given: Details) -> Filled:
    """What was put down: what is given or said, and else what makes it what it was."""
    made, assumed = _made(table, who, found, cause), list[str]()
    stake = cents_of(given, said)
    told = next((each for each in said.wagers if each.wager == found.row.name), None)
    if told is None and "on" not in given and cause != NOT_PERMITTED and not called(table.game.name).main:
        assumed.append(f"it is taken to be on {plain_place(made['on'], made['selection'])}")
    where = (told.selection if told else "") or said.place_among(found.row.selections)
    made["selection"] = _place(table, who, found, where)
    if stake is None:
        assumed.append(f"{in_dollars(made['stake'])} is an example: nobody said how much")
    else:
        made["stake"] = stake
    return Filled(made | _told(given), tuple(assumed))


def _place(table: Table, who: str, found: OpenWager, said: str) -> str:
    """The place that was said, if it is open to them; else one where nobody else has wagered, if there is one."""
    others = {each.selection for each in table.placed if each.person != who and each.wager is found.row}
    free = [each for each in found.places if each not in others]
    return said if said in found.places else (free or found.places)[0]


def _rows(game: Game[Any], rows: Iterable[Wager[Any]], given: Details, said: Slots) -> Iterable[Wager[Any]]:
    """The wager that is given or said, or those that may be made."""
    names = (given.get("on"), *(each.wager for each in said.wagers))
    named = [game.wager_named[name] for name in names if name in game.wager_named]
    return named[:1] or rows


def _examples(game: Game[Any]) -> list[Wager[Any]]:
    return [row for row in game.wagers if row.name == called(game.name).example]


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


def _wager(table: Table, who: str, rows: Iterable[Wager[Any]], cause: str) -> OpenWager | None:
    """A wager of the game, that the sign bounds where it is out of bounds, and a place for it."""
    for row in rows:
        for way in ways(table, table.people[who], row):
            bounded = row.limit in table.sign.limits or cause == TOO_LATE
            if bounded and row.exactly is None and way.places:
                return OpenWager(row, tuple(way.places))
    return None


def _made(table: Table, who: str, found: OpenWager, cause: str) -> dict[str, Any]:
    row, place = found.row, found.places[0]
    limits = row.limits(table, who, place)
    stake = {OVER: 2 * limits.maximum, UNDER: limits.minimum // 2}.get(cause, limits.minimum)
    on = "a wager of no such kind" if cause == NOT_PERMITTED else row.name
    return {"on": on, "selection": place, "stake": max(stake // table.unit, 1) * table.unit, "accepted": True}
