"""What comes of an event at a table that was brought to where it happens: a ruling, a settlement, or a refusal."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Any, Final

from houseway.cite import Cite
from houseway.disputes.answer import DeskAnswer
from houseway.disputes.consequences import come_of
from houseway.disputes.course import as_said, came_unsaid, on_unsaid
from houseway.disputes.irregularities import Irregularity, rows_of
from houseway.disputes.scene import OTHERS, Scene, scenes
from houseway.disputes.setup import WAGERS, asked, brought, details, open_to_some, people
from houseway.disputes.slots import NOTHING_SAID, Slots
from houseway.disputes.tables import CHIPS, Moment, steps
from houseway.disputes.wagers import SpokenWager
from houseway.errors import BadInput, Refused
from houseway.money import Cents, cents, dollars
from houseway.play.acts import Details
from houseway.play.ask import Choice
from houseway.play.attempts import NotOpen
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.people import Role
from houseway.play.round import Round
from houseway.play.settlement import Ruling
from houseway.play.wager import Placed
from houseway.play.wagering import Wagering
from houseway.rulebook.events import Course
from houseway.rulebook.full_text import in_full

TABLES: Final = 3
MUCH: Final[Cents] = 100_000_000  # more than any sign allows


def ruled_where_brought(
    game: Game[Any],
    meant: Irregularity,
    said: Slots,
    when: str,
    given: Details,
    course: Course,
    decides: Callable[[DeskAnswer], bool],
) -> DeskAnswer:
    """What comes of it at the first table that decides it; else at the first that takes it."""
    found = list[DeskAnswer]()
    for each in as_said(game, course, said):
        for scene in _scenes(game, meant.act, each, said):
            for seed in range(TABLES):
                begin = partial(_brought, game, each, seed, scene, _chips(each, given, said))
                found += _reported(begin, meant, said, when, given, course.by)
                if found and decides(found[-1]):
                    return found[-1]
                if found and each != course and _tells(found[-1]):
                    return replace(found[-1], under=meant.under)
    if not found:
        raise BadInput(f"{meant.act} does not come up there")
    return found[0]


def _tells(answer: DeskAnswer) -> bool:
    """Is it told what becomes of the wager that was said? That is what was asked, whichever way it went."""
    return answer.said and not answer.rulings and not answer.refused


def _brought(game: Game[Any], course: Course, seed: int, scene: Scene, chips: Cents) -> Moment | None:
    """With those wagers among what was said whose amounts were."""
    at = brought(game, course, seed, scene, chips)
    if at is None or not scene.quiet:
        return at
    told = tuple(SpokenWager(each.wager.name, each.selection, each.stake) for each in _own(at))
    stakes = {(each.given.get("on"), each.given.get("stake")) for each in course.before if each.act == "wager"}
    said = tuple(each for each in told if (each.wager, dollars(each.stake or 0)) in stakes)
    return at._replace(scene=replace(scene, wagers=said if scene.said else ()))


def _own(at: Moment) -> list[Placed]:
    return [each for each in at.round.table.placed if each.person == at.scene.people[0]]


def _chips(course: Course, given: Details, said: Slots) -> Cents:
    """As many as what is wagered needs, and more."""
    if any(each.given.get("accepted") for each in course.before):
        return MUCH
    told = [each["stake"] for each in (*(one.given for one in course.before), given) if "stake" in each]
    return max(CHIPS, 4 * sum(cents(each) for each in told), 4 * (said.stake or 0))


def _scenes(game: Game[Any], act: str, course: Course, said: Slots) -> Iterator[Scene]:
    """The player alone, or as many as the event has; one who wagers in the course of it wagers nothing else."""
    wagers = "wager" in (act, *(each.act for each in course.before))
    for scene in scenes(game, said):
        people = (scene.people[0], *OTHERS[1:])[: course.players] if course.players else scene.people
        if wagers:
            scene = replace(scene, wagers=(), quiet=True, said=said.stake is not None and _says(course, said))
        unsaid = (*on_unsaid(game, course, said), *came_unsaid(course, said))
        scene = replace(scene, assumed=(*scene.assumed, *unsaid))
        yield replace(scene, people=people)


def _says(course: Course, said: Slots) -> bool:
    return any(each.given.get("stake") == dollars(said.stake or 0) for each in course.before)


def _reported(
    begin: Callable[[], Moment | None], meant: Irregularity, said: Slots, when: str, given: Details, by: str
) -> Iterator[DeskAnswer]:
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


def _told(at: Moment, meant: Irregularity, said: Slots, given: Details, by: str) -> DeskAnswer | None:
    """What comes of it there; nothing, where it is not open so."""
    for who, ways in open_to_some(at, meant.act, by):
        filled = None
        try:
            filled, under = details(at.round, meant.act, ways, said, given), _under(at.round, meant)
            name = meant.says if meant.act not in rows_of(at.round.game) and meant.says else meant.act
            answer = come_of(at._replace(who=who, ways=ways), name, under, meant.act, filled)
            settles = any(meant.under in line.cites for line in answer.lines)
            return replace(answer, under=meant.under) if settles else answer
        except Refused as refused:
            if filled is not None and meant.act in WAGERS:
                return against_it(at.round, meant, who, filled.details, refused)
        except BadInput:
            continue
    return None


def _under(round_: Round[Any], meant: Irregularity) -> Cite:
    """Under what it is done: an ordinary step under what asks for it there."""
    ask = asked(round_)
    if isinstance(ask, Choice) and meant.act in ask.offers:
        return ask.offers[meant.act].under
    opened = round_.wagering
    if meant.act in WAGERS and opened is not None:
        return opened.under if meant.act == "wager" else opened.withdrawn_under or opened.under
    return ask.closed_under if isinstance(ask, Wagering) and meant.act == ask.closed_by else meant.under


def _refused(at: Moment, meant: Irregularity, given: Details, by: str) -> Iterator[DeskAnswer]:
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
        yield against_it(round_, meant, who, _tried(round_, meant.act, who, given), against)


def _tried(round_: Round[Any], act: str, who: str, given: Details) -> Details:
    """What is given, each in its type."""
    if act in WAGERS:
        return details(round_, act, (), NOTHING_SAID, given).details
    return read_details(given, round_.fields(who, act))


def against_it(round_: Round[Any], meant: Irregularity, who: str, tried: Details, against: Refused) -> DeskAnswer:
    """What somebody tried is refused: the provision that stands against it is the ruling."""
    game, under = round_.game, against.under
    why = in_full(under) if isinstance(against, NotOpen) else against.why
    ruled = (Ruling(why, (under,)),)
    fields = round_.fields(who, meant.act)
    return DeskAnswer(
        game.name, game.rules, meant.act, meant.under, who, tried, round_.moment, ruled, 1, refused=True, fields=fields
    )
