"""Plays a table to where something can be reported, reports it, and tells what comes of it."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from houseway import strategies
from houseway.disputes.answer import Answer, Duty
from houseway.disputes.irregularities import Irregularity
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, HousewayError
from houseway.play.acts import Act, Field, Fields
from houseway.play.driver import Driver, ordinary_details
from houseway.play.events import Asked, Called, Done, Event, Events, Ruled, Settled
from houseway.play.game import Game
from houseway.play.people import Role, player
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.rulebook.entries import Entry
from houseway.rulebook.search import fits

SEATS: Final = 3
CHIPS: Final = 50_000
ROUNDS: Final = 40  # tables that are tried before it is said that such a thing does not come up by itself
STEPS: Final = 400


class Moment(NamedTuple):
    """A round that has come to where something can be reported: who may, and in which ways."""

    round: Round[Any]
    driver: Driver
    recorder: Recorder
    who: str
    ways: list[Fields]


def rule_on(
    game: Game[Any], irregularity: Irregularity, words: str = "", when: str = "", given: Mapping[str, Any] | None = None
) -> Answer:
    """What the table rules on it, at a moment by name or at the first where it can happen; `words` choose the details."""
    row = game.act_named.get(irregularity.act) or _house_row(game, irregularity.act)
    reached = next(_reached(game, row, when), None) or next(_reached_after_another(game, row, when), None)
    if reached is None:
        at = f" at {when!r}" if when else ""
        raise BadInput(f"'{row.name}' does not come up{at} in ordinary play; it is open at {_moments(row, game)}")
    return _reported(reached, row, words, given or {})


def _moments(row: Act[Any], game: Game[Any]) -> str:
    return ", ".join(each for each in game.moments if row.at is None or each in row.at) or "no moment by itself"


def _house_row(game: Game[Any], name: str) -> Act[Any]:
    from houseway.play.house import house_acts

    return house_acts(game.general)[name]


# To the moment


def _reached(game: Game[Any], row: Act[Any], when: str) -> Iterator[Moment]:
    """Rounds at the moment, those with wagers on the layout first."""
    bare: list[Moment] = []
    for seed in range(ROUNDS):
        for found in _open_in_round(game, row, when, seed):
            if found.round.table.placed:
                yield found
                break
            bare.append(found)
    yield from bare


def _open_in_round(game: Game[Any], row: Act[Any], when: str, seed: int) -> Iterator[Moment]:
    """Each step of one round at which it is open."""
    round_, driver, recorder = _begun(game, seed)
    for _ in range(STEPS):
        if round_.over:
            return
        if not when or round_.moment == when:
            who, ways = _open_to(round_, row)
            if ways:
                yield Moment(round_, driver, recorder, who, ways)
        driver.step(round_)


def _reached_after_another(game: Game[Any], row: Act[Any], when: str) -> Iterator[Moment]:
    """Where it can only be reported once something else has happened: a hand is gone past before it is noticed."""
    for first in game.acts:
        if first.name == row.name:
            continue
        for found in _reached(game, first, ""):
            try:
                found.round.act(found.who, first.name, ordinary_details(found.ways[0]))
            except (HousewayError, AssertionError):
                break
            for _ in range(STEPS):
                if found.round.over:
                    break
                who, ways = _open_to(found.round, row) if not when or found.round.moment == when else ("", [])
                if ways:
                    yield found._replace(who=who, ways=ways)
                    break
                found.driver.step(found.round)
            break


def _begun(game: Game[Any], seed: int) -> tuple[Round[Any], Driver, Recorder]:
    least, most = game.players
    names = [f"seat {number}" for number in range(1, min(max(least, SEATS), most) + 1)]
    table = game.open_table(people=[*(player(name, CHIPS) for name in names), *game.staff()])
    play = {name: strategies.of(game.name, SeededEntropy(f"{seed} {name}")) for name in names}
    recorder = Recorder(table)
    round_ = Round(table)
    recorder.add(round_)
    return round_, Driver(Chance(SeededEntropy(f"{seed} table")), play), recorder


def _open_to(round_: Round[Any], row: Act[Any]) -> tuple[str, list[Fields]]:
    for person in round_.table.people.values():
        if person.role in row.by and (ways := row.ways(round_, person.name)):
            return person.name, list(ways)
    return "", []


# The report, and what comes of it


def _reported(at: Moment, row: Act[Any], words: str, given: Mapping[str, Any]) -> Answer:
    round_, table = at.round, at.round.table
    moment, start = round_.moment, len(round_.log)
    held = {person.name: person.purse.value for person in table.players}
    details = _details(at.ways, words, given)
    round_.act(at.who, row.name, details)
    while round_.interrupted and at.driver.step(round_):
        pass
    after = len(round_.log)
    for _ in range(STEPS):
        if not at.driver.step(round_):
            break
    events = Events(round_.log, start)
    return Answer(
        table.game.name,
        table.game.rules,
        row.name,
        row.under,
        at.who,
        details,
        moment,
        tuple(event.ruling for event in events if isinstance(event, Ruled)),
        tuple(_duties(round_, Events(round_.log, start + 1, _until(round_, after)))),
        tuple(event.line for event in events if isinstance(event, Settled)),
        {name: table.people[name].purse.value - had for name, had in held.items() if name in table.people},
        at.recorder.text(),
    )


def _until(round_: Round[Any], after: int) -> int:
    """What staff must do because of it: to the end of the report's own steps, or to the next thing a player does."""
    return max(after, 0)


def _details(ways: list[Fields], words: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """What is given; of the rest what the words say, or else the ordinary."""
    for way in ways:
        names = {field.name for field in way}
        if names >= given.keys():
            chosen = {f.name: _chosen(f, words) for f in way if f.name not in given and not f.optional}
            return {**chosen, **given}
    known = ", ".join(sorted({field.name for way in ways for field in way})) or "none"
    raise BadInput(f"such details are not asked for here; known: {known}")


def _chosen(field: Field, words: str) -> Any:
    """Of several causes, the one that the words tell of."""
    told = [each for each in field.choices if isinstance(each, str)] if field.kind == "choice" and not field.by else []
    if words and len(told) > 1:
        scores = fits([Entry("", each, (), each) for each in told], words)
        best = max(range(len(told)), key=lambda at: scores[at])
        if scores[best] > 0:
            return told[best]
    return ordinary_details((field,))[field.name]


def _duties(round_: Round[Any], events: Events) -> Iterator[Duty]:
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
