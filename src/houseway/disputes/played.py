"""What the table itself rules on something that happened."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice
from typing import Any, Final

from houseway.cite import Cite
from houseway.disputes.answer import Answer
from houseway.disputes.come_of import come_of
from houseway.disputes.details import details_of
from houseway.disputes.irregularities import OVERSIGHT, Irregularity, rows_of
from houseway.disputes.oversight import taken_by_oversight
from houseway.disputes.reached import reached, reached_after_another, reached_otherwise
from houseway.disputes.tables import begun, open_in, steps
from houseway.errors import BadInput, HousewayError, Refused, quoted
from houseway.play.acts import Act, Details
from houseway.play.game import Game
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Ruling

TABLES: Final = 3
PLACES: Final = 4  # of a moment, at which the same report is tried


def rule_on(game: Game[Any], meant: Irregularity, words: str = "", when: str = "", given: Details = NOTHING) -> Answer:
    """What the table rules on it, at a moment by name or at the first where it can happen; `words` tell the details."""
    check_moment(game, when)
    if meant.act == OVERSIGHT:
        return taken_by_oversight(game, meant, words, given)
    row = rows_of(game)[meant.act]
    for at in chain(
        reached(game, row, when), reached_otherwise(game, row, when), reached_after_another(game, row, when)
    ):
        return come_of(at, row.name, row.under, row.name, details_of(at.ways, words, given))
    return _refused(game, row, when, given)


def check_moment(game: Game[Any], when: str) -> None:
    if when and when not in game.moments:
        raise BadInput(f"a round never stands at {quoted(when)}; it stands at {', '.join(game.moments)}")


def rulings_on(
    game: Game[Any], meant: Irregularity, words: str = "", when: str = "", given: Details = NOTHING
) -> Iterator[Answer]:
    """All that the table rules on it, at one place of a round after another; each ruling once."""
    if meant.act == OVERSIGHT:
        yield rule_on(game, meant, words, when, given)
        return
    row, seen = rows_of(game)[meant.act], set[tuple[Cite, ...]]()
    for table in range(TABLES):
        for place in _places(game, row, when, table):
            at = next(islice(open_in(begun(game, table), row, when), place, None))
            try:
                found = come_of(at, row.name, row.under, row.name, details_of(at.ways, words, given))
            except HousewayError:
                continue  # such details are not for this place
            if found.cites not in seen:
                seen.add(found.cites)
                yield found
    if not seen:
        yield rule_on(game, meant, words, when, given)


def _places(game: Game[Any], row: Act[Any], when: str, table: int) -> Iterator[int]:
    """Where in a round it can be reported with wagers on the layout: the first few places of each moment."""
    counted: Counter[str] = Counter()
    for place, at in enumerate(open_in(begun(game, table), row, when)):
        counted[at.round.moment] += bool(at.round.table.placed)
        if at.round.table.placed and counted[at.round.moment] <= PLACES:
            yield place


def _refused(game: Game[Any], row: Act[Any], when: str, given: Details) -> Answer:
    at = begun(game, 0)
    for round_ in steps(at):
        if round_.table.placed and (not when or round_.moment == when):
            break
    found = refused_at(at.round, row, given)
    if found is None:
        raise BadInput(f"{quoted(row.name)} does not come up at {when or 'any moment'} of a round")
    return found


def refused_at(round_: Round[Any], row: Act[Any], given: Details) -> Answer | None:
    """Nobody may do it: the provision that stands against it is the ruling."""
    game, moment = round_.game, round_.moment
    for person in list(round_.table.people.values()):
        if person.role in row.by:
            try:
                round_.act(person.name, row.name, given)
            except Refused as refused:
                ruled = (Ruling(refused.why, (refused.under,)),)
                told = (game.name, game.rules, row.name, row.under, person.name, given, moment, ruled)
                return Answer(*told, refused=True)
            except BadInput:
                continue
    return None
