"""What the table itself rules on something that happened."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, Final

from houseway.cite import Cite
from houseway.disputes.answer import DeskAnswer
from houseway.disputes.approach import reached, reached_after_another, reached_otherwise
from houseway.disputes.consequences import come_of
from houseway.disputes.details import Filled, details_of
from houseway.disputes.event import against_it, ruled_where_brought
from houseway.disputes.irregularities import OVERSIGHT, Irregularity, rows_of
from houseway.disputes.oversight import taken_by_oversight
from houseway.disputes.scene import USUAL, Scene, scenes
from houseway.disputes.slots import Slots, slots_of
from houseway.disputes.tables import Moment, begun, steps
from houseway.errors import BadInput, Ground, HousewayError, Refused, quoted
from houseway.families.prohibitions import is_never
from houseway.play.acts import Act, Details
from houseway.play.attempts import NotOpen
from houseway.play.game import Game
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Ruling
from houseway.rulebook.events import AT_ONCE, Course
from houseway.rulebook.full_text import in_full

TABLES: Final = 3
MOST: Final = 40  # rulings that are looked at for one that decides


def rule_on(
    game: Game[Any],
    meant: Irregularity,
    words: str = "",
    when: str = "",
    given: Details = NOTHING,
    decides: Callable[[DeskAnswer], bool] = lambda _answer: True,
    course: Course = AT_ONCE,
) -> DeskAnswer:
    """What the table rules on it, at a moment by name or at the first where it can happen; `words` tell the details.

    It is tried with the player alone first, who has wagered what was said; with others, where nothing is then ruled
    that `decides` it. `course` tells how the table came there, where it does not by itself.
    """
    check_moment(game, when)
    slots = slots_of(game, words)
    if meant.act == OVERSIGHT:
        return taken_by_oversight(game, meant, slots, given, when, course, decides)
    if course is not AT_ONCE or meant.act not in rows_of(game):
        return ruled_where_brought(game, meant, slots, when, given, course, decides)
    row = rows_of(game)[meant.act]
    *alone, last = scenes(game, slots)
    if slots.amounts and any(_takes_an_amount(game, row, when, scene) for scene in (*alone, last)):
        bare = scenes(game, slots.without_amounts)  # it is what is reported, and lies nowhere besides
        *alone, last = (replace(scene, amount=slots.largest) for scene in bare)
    tried = [each for scene in alone for each in _alone(game, row, slots, when, given, scene)]
    if found := next((each for each in tried if each.rulings and decides(each)), None):
        return found
    first, *more = _until(decides, islice(_anywhere(game, row, slots, when, given, last), MOST))
    return next((each for each in (first, *more) if decides(each)), first)


def _alone(
    game: Game[Any], row: Act[Any], slots: Slots, when: str, given: Details, scene: Scene
) -> Iterator[DeskAnswer]:
    """With the player alone: the first table of a few at which it can happen."""
    for at in islice(reached(game, row, when, tables=TABLES, scene=scene), 0 if is_never(row) else 1):
        try:
            yield come_of(at, row.name, row.under, row.name, _filled(at, row, slots, when, given))
        except HousewayError:
            continue  # there is nobody else, or no such thing


def _takes_an_amount(game: Game[Any], row: Act[Any], when: str, scene: Scene) -> bool:
    places = () if is_never(row) else reached(game, row, when, tables=TABLES, scene=scene)
    return any(field.kind == "money" for at in places for way in at.ways for field in way if not field.optional)


def _filled(at: Moment, row: Act[Any], slots: Slots, when: str, given: Details) -> Filled:
    """The details, and among what was made up the moment, where nobody said it and there are several."""
    filled = details_of(at.ways, slots, given)
    several = row.at is None or len(row.at) > 1
    taken = (f"it is taken to have happened at: {at.round.moment}",) if several and not when else ()
    return filled._replace(assumed=(*filled.assumed, *taken))


def _anywhere(
    game: Game[Any], row: Act[Any], slots: Slots, when: str, given: Details, scene: Scene = USUAL
) -> Iterator[DeskAnswer]:
    """At many tables; else at such as are run in another way; else once something else has happened; else refused."""
    found, wrong, against = False, list[HousewayError](), list[DeskAnswer]()
    for places in () if is_never(row) else (reached, reached_otherwise, reached_after_another):
        for at in places(game, row, when, scene=scene) if not found else ():
            try:
                answer = come_of(at, row.name, row.under, row.name, _filled(at, row, slots, when, given))
            except Refused as problem:
                against.append(against_it(at.round, Irregularity(row.name, row.under, ""), at.who, given, problem))
            except HousewayError as problem:
                wrong.append(problem)  # such details are not for this place
            else:
                found = True
                yield answer
    if wrong and not found and not against:
        raise wrong[0]
    if against and not found:
        yield against[0]
    elif not found:
        refused = _refused(game, row, when, given)
        if refused is None:
            raise BadInput(f"{quoted(row.name)} does not come up at {when or 'any moment'} of a round")
        yield refused


def check_moment(game: Game[Any], when: str) -> None:
    if when and when not in game.moments:
        raise BadInput(f"a round never stands at {quoted(when)}; it stands at {', '.join(game.moments)}")


def _until(enough: Callable[[DeskAnswer], bool], answers: Iterator[DeskAnswer]) -> Iterator[DeskAnswer]:
    """One after another until one is enough; each ruling once."""
    seen = set[tuple[tuple[Cite, ...], bool]]()
    for each in answers:
        ruled = (each.cites, bool(each.rulings))  # where nothing was ruled, the report's own provision is cited
        if ruled not in seen:
            seen.add(ruled)
            yield each
        if enough(each):
            return


def _refused(game: Game[Any], row: Act[Any], when: str, given: Details) -> DeskAnswer | None:
    at = begun(game, 0)
    for round_ in steps(at):
        if round_.table.placed and (not when or round_.moment == when):
            break
    return refused_at(at.round, row, given)


def refused_at(round_: Round[Any], row: Act[Any], given: Details) -> DeskAnswer | None:
    """Nobody may do it: the provision that stands against it is the ruling, and why, where the table knows."""
    game, moment = round_.game, round_.moment
    found: list[tuple[str, Refused]] = []
    for person in [each for each in round_.table.people.values() if each.role in row.by]:
        try:
            round_.act(person.name, row.name, given)
        except Refused as refused:
            found.append((person.name, refused))
        except BadInput:
            continue
    if not found:
        return None
    who, against = min(found, key=lambda each: isinstance(each[1], NotOpen))
    why = in_full(against.under) if isinstance(against, NotOpen) else against.why
    ruled = (Ruling(why, (against.under,)),)
    untimely = against.ground is Ground.WHEN and not is_never(row)
    return DeskAnswer(
        game.name,
        game.rules,
        row.name,
        row.under,
        who,
        given,
        moment,
        ruled,
        at_once=1,
        refused=True,
        untimely=untimely,
        fields=round_.fields(who, row.name),
    )
