"""A table is brought to where an event can happen: as it is run there, and after what happened first."""

from collections.abc import Iterator
from typing import Any, Final

from houseway.disputes.details import Filled, details_of
from houseway.disputes.irregularities import rows_of
from houseway.disputes.scene import EXAMPLE, OTHERS, Scene
from houseway.disputes.slots import NOTHING_SAID, Slots
from houseway.disputes.tables import CHIPS, Moment, begun, steps
from houseway.errors import BadInput, HousewayError
from houseway.money import Cents
from houseway.play.acts import Details, Fields
from houseway.play.ask import Ask, Choice, Outcome
from houseway.play.codec import read_details
from houseway.play.game import Game
from houseway.play.people import Person, Role
from houseway.play.round import Round
from houseway.play.table import Table
from houseway.play.wager import Wager
from houseway.play.wagering import WAGER, Wagering
from houseway.rulebook.events import Course, Earlier
from houseway.rulebook.nicknames import called

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
    return at


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
    awaited = _is_awaited(asked(round_), act)
    for person in people(at, by):
        if act in WAGERS:
            if person.role is Role.PLAYER and round_.wagering is not None:
                yield person.name, ()
        elif awaited:
            ways = [each.fields for each in asked(round_).options(round_, person.name) if each.act == act]
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


def asked(round_: Round[Any]) -> Ask:
    assert round_.ask is not None, "a round that is over stands nowhere"
    return round_.ask


def details(round_: Round[Any], act: str, ways: tuple[Fields, ...], said: Slots, given: Details) -> Filled:
    """What is given, and else what was said or is ordinary; of a wager, an example at the first place."""
    if act not in WAGERS:
        return details_of(ways, said, given)
    game = round_.game
    row = game.wager_named.get(str(given.get("on") or called(game.name).example)) or next(iter(game.wagers), None)
    if row is None:
        raise BadInput(f"no wagers are laid out at {game.title}")
    made = dict[str, Any]({"on": row.name, "selection": next(iter(row.selections), "")})
    if act == "wager":
        made["stake"] = _stake(round_.table, row, said, given)
    return Filled({**made, **read_details(given, WAGER)})


def _stake(table: Table, row: Wager[Any], said: Slots, given: Details) -> Cents:
    """What was said; of one that should not have been taken, twice what the sign allows."""
    line = table.sign.limits.get(row.limit)
    if given.get("accepted") and line is not None:
        return 2 * line.maximum
    return said.stake if said.stake is not None else EXAMPLE
