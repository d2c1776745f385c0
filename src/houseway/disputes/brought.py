"""A table is brought to where an event can happen: as it is run there, and after what happened first."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from houseway.cite import Cite
from houseway.disputes.answer import Answer
from houseway.disputes.come_of import come_of
from houseway.disputes.details import Filled, details_of
from houseway.disputes.irregularities import Irregularity, rows_of
from houseway.disputes.scene import EXAMPLE, OTHERS, Scene, scenes
from houseway.disputes.slots import NOTHING_SAID, Slots
from houseway.disputes.tables import CHIPS, Drives, Moment, begun, steps
from houseway.errors import BadInput, HousewayError, Refused
from houseway.money import Cents, cents
from houseway.play.acts import Details, Fields
from houseway.play.ask import Ask, Choice, Outcome
from houseway.play.attempts import NotOpen
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.round import Round
from houseway.play.settlement import Ruling
from houseway.play.wagering import WAGER, Wagering
from houseway.rulebook.events import Course, Earlier
from houseway.rulebook.in_full import in_full

TABLES: Final = 3
WAGERS: Final = ("wager", "withdraw")
NEXT_ROUND: Final = "the round ends"


def brought(game: Game[Any], course: Course, seed: int, scene: Scene, chips: int = CHIPS) -> Moment | None:
    """A table that is run as the event has it, after all that happened first; none, where that does not come up."""
    at = begun(game, seed, game.run_with(course.table), chips, scene)
    for earlier in course.before:
        for _ in range(earlier.times):
            found = _next_round(at) if earlier.act == NEXT_ROUND else at if _happens(at, earlier) else None
            if found is None:
                return None
            at = found
    return at._replace(driver=_Then(at.driver, course.then)) if course.then else at


class _Then:
    """Goes on as another does, but certain things come from the devices first."""

    def __init__(self, other: Drives, then: Sequence[str | int]) -> None:
        self._other, self._left = other, list(then)

    def step(self, round_: Round[Any]) -> bool:
        if self._left and _comes(round_, self._left[0]):
            del self._left[0]
            return True
        return self._other.step(round_)


def _next_round(at: Moment) -> Moment | None:
    """The round goes on to its end, and another begins at the same table."""
    for round_ in steps(at):
        if round_.over:
            next_ = Round(round_.table)
            if at.recorder is not None:
                at.recorder.add(next_)
            return at._replace(round=next_, again=None)
    return None


def _happens(at: Moment, earlier: Earlier) -> bool:
    """On to where it can happen, and it does."""
    for round_ in steps(at):
        if round_.over or earlier.when not in ("", round_.moment) or earlier.to not in ("", _for_whom(round_)):
            continue
        if _comes(round_, earlier.comes) if earlier.comes != "" else _does(at, earlier):
            return True
    return False


def _for_whom(round_: Round[Any]) -> str:
    return round_.ask.to if isinstance(round_.ask, Outcome) else ""


def _comes(round_: Round[Any], what: str | int) -> bool:
    """It comes from a device, if it can from what is awaited."""
    ask = round_.ask
    if not isinstance(ask, Outcome):
        return False
    try:
        round_.outcome(ask.read(what))
    except HousewayError:
        return False
    return True


def _does(at: Moment, earlier: Earlier) -> bool:
    """Somebody does it, if it is open to them with such details."""
    round_ = at.round
    for who, ways in open_to_some(at, earlier.act, earlier.by):
        try:
            round_.act(who, earlier.act, details(round_, earlier.act, ways, NOTHING_SAID, earlier.given).details)
        except HousewayError:
            continue
        return True
    return False


def open_to_some(at: Moment, act: str, by: str) -> Iterator[tuple[str, tuple[Fields, ...]]]:
    """Each to whom something is open where the round stands, and in which ways; wagers are open to any player."""
    round_ = at.round
    row = rows_of(round_.game).get(act)
    asked = _is_awaited(_asked(round_), act)
    for person in people(at, by):
        if act in WAGERS:
            if person.role is Role.PLAYER and round_.wagering is not None:
                yield person.name, ()
        elif asked:
            ways = [each.fields for each in _asked(round_).options(round_, person.name) if each.act == act]
            if ways:
                yield person.name, tuple(ways)
        elif row is not None and person.role in row.by and (open_ := row.ways(round_, person.name)):
            yield person.name, tuple(open_)


def _is_awaited(ask: Ask, act: str) -> bool:
    return act == ask.closed_by if isinstance(ask, Wagering) else isinstance(ask, Choice) and act in ask.offers


def people(at: Moment, by: str) -> list[Person]:
    """Those who are meant: one by name, those in a role, or all."""
    held = list(at.round.table.people.values())
    if by == OTHERS[0]:
        by = at.scene.people[0]
    return [each for each in held if by in ("", each.name, each.role.value)]


def _asked(round_: Round[Any]) -> Ask:
    assert round_.ask is not None, "a round that is over stands nowhere"
    return round_.ask


def details(round_: Round[Any], act: str, ways: tuple[Fields, ...], said: Slots, given: Details) -> Filled:
    """What is given, and else what was said or is ordinary; of a wager, an example at the first place."""
    if act not in WAGERS:
        return details_of(ways, said, given)
    row = round_.game.wager_named.get(str(given.get("on", "")))
    made = dict[str, Any]({"selection": row.selections[0]} if row is not None else {})
    if act == "wager":
        made["stake"] = said.stake if said.stake is not None else EXAMPLE
    return Filled({**made, **read_details(given, WAGER)})


# What is then reported


def ruled_where_brought(
    game: Game[Any],
    meant: Irregularity,
    said: Slots,
    when: str,
    given: Details,
    course: Course,
    decides: Callable[[Answer], bool],
) -> Answer:
    """What comes of it at the first table that decides it; else at the first that takes it."""
    found = list[Answer]()
    for scene in _scenes(game, meant.act, course, said):
        for seed in range(TABLES):
            begin = partial(brought, game, course, seed, scene, _chips(course, given, said))
            found += _reported(begin, meant, said, when, given, course.by)
            if found and decides(found[-1]):
                return found[-1]
    if not found:
        raise BadInput(f"{meant.act} does not come up there")
    return found[0]


def _chips(course: Course, given: Details, said: Slots) -> Cents:
    """As many as what is wagered needs, and more."""
    told = [each["stake"] for each in (*(one.given for one in course.before), given) if "stake" in each]
    return max(CHIPS, 4 * sum(cents(each) for each in told), 4 * (said.stake or 0))


def _scenes(game: Game[Any], act: str, course: Course, said: Slots) -> Iterator[Scene]:
    """The player alone, or as many as the event has; one who wagers in the course of it wagers nothing else."""
    wagers = "wager" in (act, *(each.act for each in course.before))
    for scene in scenes(game, said):
        people = (scene.people[0], *OTHERS[1:])[: course.players] if course.players else scene.people
        yield replace(scene, people=people, wagers=() if wagers else scene.wagers, quiet=wagers)


def _reported(
    begin: Callable[[], Moment | None], meant: Irregularity, said: Slots, when: str, given: Details, by: str
) -> Iterator[Answer]:
    """At the first place where it is open with such details; where it is nowhere, what stands against it."""
    for at in _stands(begin, when):
        if (told := _told(at, meant, said, given, by)) is not None:
            yield told
            return
    for at in islice(_stands(begin, when), 1):
        yield from _refused(at, meant, given, by)


def _stands(begin: Callable[[], Moment | None], when: str) -> Iterator[Moment]:
    """The table at each step that is left, or of one moment."""
    at = begin()
    for round_ in steps(at) if at is not None else ():
        if at is not None and not round_.over and when in ("", round_.moment):
            yield at


def _told(at: Moment, meant: Irregularity, said: Slots, given: Details, by: str) -> Answer | None:
    """What comes of it there; nothing, where it is not open so."""
    for who, ways in open_to_some(at, meant.act, by):
        filled = None
        try:
            filled = details(at.round, meant.act, ways, said, given)
            return come_of(at._replace(who=who, ways=ways), meant.act, _under(at.round, meant), meant.act, filled)
        except Refused as refused:
            if filled is not None and meant.act in WAGERS:
                return _against(at.round, meant, who, filled.details, refused)
        except BadInput:
            continue
    return None


def _under(round_: Round[Any], meant: Irregularity) -> Cite:
    """Under what it is done: an ordinary step under what asks for it there."""
    ask = _asked(round_)
    if isinstance(ask, Choice) and meant.act in ask.offers:
        return ask.offers[meant.act].under
    opened = round_.wagering
    if meant.act in WAGERS and opened is not None:
        return opened.under if meant.act == "wager" else opened.withdrawn_under or opened.under
    return ask.closed_under if isinstance(ask, Wagering) and meant.act == ask.closed_by else meant.under


def _refused(at: Moment, meant: Irregularity, given: Details, by: str) -> Iterator[Answer]:
    """Nobody may do it there: the first provision against it that says why, or simply the first."""
    round_, found = at.round, list[tuple[str, Refused]]()
    row = rows_of(round_.game).get(meant.act)
    for person in people(at, by):
        if by or (person.role in row.by if row is not None else person.role is Role.PLAYER):
            tried = _tried(round_, meant.act, person.name, given)
            try:
                round_.act(person.name, meant.act, tried)
            except Refused as refused:
                found.append((person.name, refused))
            except BadInput:
                continue
    if found:
        who, against = min(found, key=lambda each: isinstance(each[1], NotOpen))
        yield _against(round_, meant, who, _tried(round_, meant.act, who, given), against)


def _tried(round_: Round[Any], act: str, who: str, given: Details) -> Details:
    """What is given, each in its type."""
    if act in WAGERS:
        return details(round_, act, (), NOTHING_SAID, given).details
    return read_details(given, round_.fields(who, act))


def _against(round_: Round[Any], meant: Irregularity, who: str, tried: Details, against: Refused) -> Answer:
    game, under = round_.game, against.under
    why = in_full(under) if isinstance(against, NotOpen) else against.why
    ruled = (Ruling(why, (under,)),)
    return Answer(game.name, game.rules, meant.act, meant.under, who, tried, round_.moment, ruled, 1, refused=True)
