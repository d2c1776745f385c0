"""Plays a table to where something can be reported, reports it, and tells what comes of it."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain, islice
from typing import Any, Final, NamedTuple

from houseway import strategies
from houseway.disputes.answer import Answer, Duty
from houseway.disputes.irregularities import Irregularity
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, HousewayError, Refused
from houseway.money import dollars
from houseway.play.acts import Act, Details, Field, Fields
from houseway.play.driver import Driver, ordinary_details
from houseway.play.events import Asked, Called, Done, Event, Events, Ruled, Settled
from houseway.play.game import Game
from houseway.play.house import house_acts
from houseway.play.people import Role, player
from houseway.play.record import Recorder
from houseway.play.round import NOTHING, Round
from houseway.play.settlement import Line, Ruling
from houseway.rulebook.entries import Entry
from houseway.rulebook.search import fits

SEATS: Final = 3
CHIPS: Final = 50_000
TABLES: Final = 30  # that are tried before something is taken not to come up by itself
FEW_TABLES: Final = 3
STEPS: Final = 400
NUMBERS: Final = {"one": 1, "two": 2, "both": 2, "three": 3, "four": 4, "five": 5, "2": 2, "3": 3, "4": 4, "5": 5}
FIRSTS: Final = 12  # places in a round where something else may happen first


class Moment(NamedTuple):
    """A round that has come to where something can be reported: who may, and in which ways."""

    round: Round[Any]
    driver: Driver
    recorder: Recorder
    who: str
    ways: list[Fields]


def rule_on(
    game: Game[Any], irregularity: Irregularity, words: str = "", when: str = "", given: Details | None = None
) -> Answer:
    """What the table rules on it, at a moment by name or at the first where it can happen; `words` tell the details."""
    rows = {**house_acts(game.general), **game.act_named}
    row = rows[irregularity.act]
    if when and when not in game.moments:
        raise BadInput(f"a round never stands at {when!r}; it stands at {', '.join(game.moments)}")
    reached = next(
        chain(_reached(game, row, when), _run_otherwise(game, row, when), _after_another(game, row, when)), None
    )
    if reached is None:
        return _refused(game, row, when, given or {})
    return _reported(reached, row, words, given or {})


def moments_of(game: Game[Any], irregularity: Irregularity) -> list[str]:
    """Where rounds stand when such a thing can be reported, with wagers on the layout."""
    row = {**house_acts(game.general), **game.act_named}[irregularity.act]
    found: dict[str, None] = {}
    for seed in range(FEW_TABLES):
        for at in _open_in(_begun(game, seed), row, ""):
            if at.round.table.placed:
                found[at.round.moment] = None
    return list(found)


# To the moment


def _reached(game: Game[Any], row: Act[Any], when: str, run_with: Details = NOTHING) -> Iterator[Moment]:
    """A round at the moment; if it can be, one with wagers on the layout."""
    bare: int | None = None
    for seed in range(TABLES):
        for found in _open_in(_begun(game, seed, run_with), row, when):
            if found.round.table.placed:
                yield found
                return
            bare = seed if bare is None else bare
    if bare is not None:
        yield from islice(_open_in(_begun(game, bare, run_with), row, when), 1)


def _open_in(at: Moment, row: Act[Any], when: str) -> Iterator[Moment]:
    """Each step from here on at which it is open."""
    for _ in range(STEPS):
        if not when or at.round.moment == when:
            who, ways = open_to(at.round, row)
            if ways:
                yield at._replace(who=who, ways=ways)
        if not at.driver.step(at.round):
            return


def _run_otherwise(game: Game[Any], row: Act[Any], when: str) -> Iterator[Moment]:
    """At a table that is run in another way than the usual: with a card machine, with a side wager."""
    for setting in game.settings:
        for value in (True,) if setting.kind == "yes" else setting.choices if setting.kind == "choice" else ():
            try:
                yield from _reached(game, row, when, {setting.name: value})
            except HousewayError:
                continue  # not with everything else as usual


def _after_another(game: Game[Any], row: Act[Any], when: str) -> Iterator[Moment]:
    """Where it can only be reported once something else has happened: a hand is gone past before it is noticed."""
    for first in game.acts:
        for step in range(FIRSTS) if first.name != row.name else ():
            found = next(islice(_open_in(_begun(game, 0), first, ""), step, None), None)
            if found is None or not _does(found, first):
                break
            yield from islice(_open_in(found, row, when), 1)


def _does(at: Moment, row: Act[Any]) -> bool:
    """Something is done with its ordinary details, if it has any."""
    try:
        at.round.act(at.who, row.name, ordinary_details(at.ways[0]))
    except (HousewayError, AssertionError):
        return False
    return True


def _begun(game: Game[Any], seed: int, run_with: Details = NOTHING) -> Moment:
    return Moment(*begun(game, seed, run_with), "", [])


def begun(game: Game[Any], seed: int, run_with: Details = NOTHING) -> tuple[Round[Any], Driver, Recorder]:
    """A table with a few players and its staff, a round begun, everything by chance of its own."""
    least, most = game.players
    names = [f"seat {number}" for number in range(1, min(max(least, SEATS), most) + 1)]
    table = game.open_table(people=[*(player(name, CHIPS) for name in names), *game.staff()], **run_with)
    play = {name: strategies.of(game.name, SeededEntropy(f"{seed} {name}")) for name in names}
    recorder = Recorder(table)
    round_ = Round(table)
    recorder.add(round_)
    return round_, Driver(Chance(SeededEntropy(f"{seed} table")), play), recorder


def open_to(round_: Round[Any], row: Act[Any]) -> tuple[str, list[Fields]]:
    for person in round_.table.people.values():
        if person.role in row.by and (ways := row.ways(round_, person.name)):
            return person.name, list(ways)
    return "", []


# The report, and what comes of it


def _refused(game: Game[Any], row: Act[Any], when: str, given: Details) -> Answer:
    """Nobody may do it: the provision that stands against it is the ruling."""
    at = _begun(game, 0)
    for _ in range(STEPS):
        if at.round.table.placed and (not when or at.round.moment == when):
            break
        if not at.driver.step(at.round):
            break
    for person in at.round.table.people.values():
        if person.role in row.by:
            try:
                at.round.act(person.name, row.name, given)
            except Refused as refused:
                ruling = Ruling(refused.why, (refused.under,))
                return Answer(
                    game.name, game.rules, row.name, row.under, person.name, given, at.round.moment, (ruling,)
                )
    raise BadInput(f"'{row.name}' does not come up at {when or 'any moment'!r} of a round")


def _reported(at: Moment, row: Act[Any], words: str, given: Details) -> Answer:
    round_, table = at.round, at.round.table
    moment, start = round_.moment, len(round_.log)
    held = {person.name: person.purse.value for person in table.players}
    details = _details(at.ways, words, given)
    round_.act(at.who, row.name, details)
    while round_.interrupted and at.driver.step(round_):
        pass
    after = len(round_.log)
    stays = tuple(f"{p.person}'s {p.wager.name} {p.selection} ${dollars(p.stake)}" for p in table.placed)
    for _ in range(STEPS):
        if not at.driver.step(round_):
            break
    at_once, later = Events(round_.log, start, after), Events(round_.log, after)
    return Answer(
        table.game.name,
        table.game.rules,
        row.name,
        row.under,
        at.who,
        details,
        moment,
        tuple(event.ruling for event in (*at_once, *later) if isinstance(event, Ruled)),
        tuple(_duties(round_, at_once[1:])),
        _lines(at_once),
        _lines(later),
        stays,
        {name: table.people[name].purse.value - had for name, had in held.items() if name in table.people},
        at.recorder.text(),
    )


def _lines(events: Iterable[Event]) -> tuple[Line, ...]:
    return tuple(event.line for event in events if isinstance(event, Settled))


def _details(ways: list[Fields], words: str, given: Details) -> dict[str, Any]:
    """What is given; of the rest what the words say, or else the ordinary."""
    for way in ways:
        names = {field.name for field in way}
        if names >= given.keys():
            chosen = {f.name: _chosen(f, words) for f in way if f.name not in given and not f.optional}
            return {**chosen, **given}
    known = ", ".join(sorted({field.name for way in ways for field in way})) or "none"
    raise BadInput(f"such details are not asked for here; known: {known}")


def _chosen(field: Field, words: str) -> Any:
    """Of several causes, the one that the words tell of; of several things, as many as they say."""
    if field.kind == "choices":
        said = next((NUMBERS[word] for word in words.lower().split() if word in NUMBERS), 0)
        return list(field.choices[: min(max(said, field.least, 1), field.most or len(field.choices))])
    told = [each for each in field.choices if isinstance(each, str)] if field.kind == "choice" and not field.by else []
    if words and len(told) > 1:
        scores = fits([Entry("", each, (), each) for each in told], words)
        best = max(range(len(told)), key=lambda at: scores[at])
        if scores[best] > 0:
            return told[best]
    return ordinary_details((field,))[field.name]


def _duties(round_: Round[Any], events: Iterable[Event]) -> Iterator[Duty]:
    """Every step of staff and every call, in order, each under the provision by which it was asked."""
    people, under = round_.table.people, None
    for event in events:
        if isinstance(event, Asked):
            under = event.under
        elif isinstance(event, Called):
            yield Duty("dealer", f"announce: {event.words}", event.under)
        elif isinstance(event, Done) and under is not None and _is_staff(people, event):
            yield Duty(event.who, event.act, under)


def _is_staff(people: Mapping[str, Any], event: Event) -> bool:
    person = people.get(event.who) if isinstance(event, Done) else None
    return person is not None and person.role not in (Role.PLAYER, Role.SPECTATOR)
