"""A round that is stored, step by step: what happened, what it led to and under which provisions, and the table then.

A step is something that somebody did, that came from a device or that the house noted, with all that followed from it.
All of it is read from the store, so that rounds of closed tables, and of those that other processes run, are there too.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any, NamedTuple

from houseway.cite import cite
from houseway.errors import BadInput, quoted
from houseway.house.people import INSPECT, Member
from houseway.house.tables.replay import follow_one
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable
from houseway.play.ask import Ask, Choice
from houseway.play.codec import Data
from houseway.play.events import Came, Done
from houseway.play.house import house_acts
from houseway.play.pieces import Piece, as_data, lit
from houseway.play.record import Recorder
from houseway.play.round import Round
from houseway.play.view import ONLOOKER, person_data, scene
from houseway.play.wagering import Wagering
from houseway.shown.view import Eye, eye_of
from houseway.store.chain import Stored
from houseway.store.events import Event, Opened, RoundBegins
from houseway.store.store import Store


class StoredRound(NamedTuple):
    """One round of a table."""

    table: str
    number: int
    last: int  # of the table's rounds
    over: bool
    opened: Opened
    events: list[Stored]


class RoundStep(NamedTuple):
    """Something that happened: its event, the provisions that it was open under, and the events that it led to."""

    event: Stored
    under: tuple[str, ...]
    moment: str
    led_to: list[Stored]


def stored_round(store: Store, table: str, number: int) -> StoredRound:
    """As the store has it; the round that is being played ends where it stands."""
    listed = store.table(table)
    if listed is None:
        raise BadInput(f"there is no table {quoted(table)}")
    last = store.last_round(listed.chain)
    events = store.of_round(listed.chain, number) if 0 < number <= last else []
    if not events:
        raise BadInput(f"{table} has no round {number}; its last is {last}")
    opened = store.opened(listed.chain)
    return StoredRound(table, number, last, number < last or listed.closed, opened, events)


def before(round_: StoredRound) -> RunningTable:
    """The table as it was opened; the round is still to be followed."""
    return RunningTable(round_.opened, TableShoes({}))  # no seed is needed: what came is in the events


def steps(round_: StoredRound) -> list[RoundStep]:
    """From its beginning to its end, or to where it stands."""
    running, found = before(round_), list[RoundStep]()
    for stored in round_.events:
        event, follows = stored.event, bool(running.said)
        under = () if follows else _under(running.round, event)
        follow_one(running, event)
        if follows and found:
            found[-1].led_to.append(stored)
        else:
            found.append(RoundStep(stored, under, running.table.moment, []))
    return found


def at(round_: StoredRound, number: int) -> RunningTable:
    """The table after the step with this event, and all that it led to."""
    running = before(round_)
    for event in round_.events:
        if event.number > number and not running.said:
            break
        follow_one(running, event.event)
    return running


def _under(round_: Round[Any] | None, event: Event) -> tuple[str, ...]:
    """Under which provision something is done that is about to be, or comes."""
    if round_ is None or round_.ask is None:
        return ()
    if isinstance(event, Came):
        return (round_.ask.under.text,)
    return _done_under(round_, round_.ask, event) if isinstance(event, Done) and event.refused is None else ()


def _done_under(round_: Round[Any], ask: Ask, done: Done) -> tuple[str, ...]:
    act = done.act
    if isinstance(ask, Choice) and act in ask.offers:
        return (ask.offers[act].under.text,)
    if isinstance(ask, Wagering) and act == ask.closed_by:
        return (ask.closed_under.text,)
    if act == "wager":
        row = next((row for row in round_.game.wagers if row.name == done.details.get("on")), None)
        return (cite(row.permitted).text,) if row is not None else ()
    if act == "withdraw":
        listed = (option.under.text for option in round_.options(done.who) if option.act == act)
        return tuple(islice(listed, 1))
    known = round_.game.act_named.get(act) or house_acts(round_.game.general).get(act)
    return (known.under.text,) if known is not None else ()


# What somebody sees of it


def seen_by(who: Member, round_: StoredRound, running: RunningTable) -> Eye | None:
    """Their eye at the table then; none, where they see everything."""
    return None if round_.over and who.is_one(INSPECT) else eye_of(who, running)


def looks(running: RunningTable, eye: Eye | None) -> Data:
    """The table as somebody saw it then, in the words of a view; with no eye, as all who were there saw it."""
    table, round_ = running.table, running.round
    assert round_ is not None, "a round that is stored has begun"
    viewers = [ONLOOKER, *table.people] if eye is None else [eye.name]
    seen = [running.game.look(table, viewer) for viewer in viewers]
    purse = eye is None or eye.everything
    told: Data = {"table": running.name, "round": running.number, **scene(round_)}
    told["people"] = [
        person_data(table, each, purse or (eye is not None and each.name in eye.names))
        for each in table.people.values()
    ]
    told["pieces"] = as_data(_together([running.game.pieces(each) for each in seen]))
    return told | {"lit": lit(seen[0])}


def _together(seen: Sequence[Iterable[Piece]]) -> Iterable[Piece]:
    """Each piece once, with every face that any of those who looked was shown."""
    found: dict[tuple[str, str, str], Piece] = {}
    for piece in (each for some in seen for each in some):
        key = piece.kind, piece.label, piece.at
        known = found.setdefault(key, piece)
        found[key] = known if _faces(known) >= _faces(piece) else piece
    return found.values()


def _faces(piece: Piece) -> tuple[int, int]:
    return sum(bool(each) for each in piece.what), len(piece.says)


# As a record


def recorded(round_: StoredRound) -> str:
    """The round as `houseway replay` reads it."""
    if not round_.over:
        raise BadInput(
            f"round {round_.number} at {round_.table} is still being played; a round that is over is recorded"
        )
    return as_far_as_played(round_)


def as_far_as_played(round_: StoredRound) -> str:
    """The same of a round that may still be played, for a trial of it: with all that lies face down."""
    running = before(round_)
    begins = [told for each in round_.events if isinstance(told := each.event, RoundBegins)][-1]  # it may be again
    stands = running.stands(begins.stands)
    about = f"round {round_.number} at {round_.table}, {round_.events[0].at}"
    recorder = Recorder(stands, round_.opened.on, about)
    for event in round_.events:
        follow_one(running, event.event)
    assert running.round is not None
    recorder.add(running.round)
    return recorder.text()
