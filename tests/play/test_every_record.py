"""What must hold for the record of every game: defaults may be written out, and its state is plain data."""

import json
from dataclasses import replace
from datetime import date, datetime
from random import Random
from typing import Any

import pytest
from support.seeds import seeded
from support.sessions import EVERY, Fill, fill_option, table_of, walk

from houseway.cli.output import json_text
from houseway.errors import BadRecord, Refused
from houseway.games import find
from houseway.games.keno.table import KenoTable
from houseway.money import dollars
from houseway.play.game import Game
from houseway.play.people import player
from houseway.play.record import Recorder, Replayed, read, replay, write
from houseway.play.record.keys import UNTOLD, CountedKeys
from houseway.play.record.outcome import state_of
from houseway.play.record.prompt import awaited_data
from houseway.play.record.text import Record, RecordedRound
from houseway.play.round import Round
from houseway.play.table import Table

EVERY_GAME = pytest.mark.parametrize("name", EVERY)


def opened(game: Game[Any]) -> Table:
    people = [player(name, 50_000) for name in ("ann", "bob", "cat")]
    table = game.open_table(people=[*people, *game.staff()])
    assert isinstance(table, Table)
    return table


def asked(table: Table) -> dict[str, Any]:
    """Each key that the game looks for in `[table]`, with what it is where it is left out."""
    taken = CountedKeys({})
    table.restore(taken)
    return taken.asked


def as_told(default: Any) -> Any:
    return list(default) if isinstance(default, tuple | set | frozenset) else default


def replayed(record: Record) -> Replayed:
    return replay(read(write(record)), find)


@EVERY_GAME
def test_what_a_table_is_where_a_record_leaves_it_out_may_be_written(name: str) -> None:
    table = opened(EVERY[name])
    record = Recorder(table).record()
    keys, usual = asked(table), table.as_data()
    for key, default in keys.items():
        if default is None or default is UNTOLD:
            continue
        written = replayed(Record(**{**_fields(record), "table": {"name": "x", key: as_told(default)}}))
        # Whoever numbers the last game of keno says by it that the day's balls are there, unless they are due.
        assert written.table.as_data() == usual or (written.table.game.name, key) == ("keno", "number"), key


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in ("game", "rules", "on", "people", "variant")}


@EVERY_GAME
def test_what_every_table_person_and_sign_has_may_be_written(name: str) -> None:
    table = opened(EVERY[name])
    record = Recorder(table).record()
    anybody = {"colours": [], "excluded": False, "permit": False, "warned": False, "excluded_under": ""}
    people = {who: {"chips": "0", "role": "player", **anybody, **each} for who, each in record.people.items()}
    usual = {"house": "0", "cash": "0.00", "unit": dollars(table.unit), "wagers": []}
    sign = {"notices": [], **record.sign}
    again = replayed(Record(**{**_fields(record), "people": people, "table": record.table | usual, "sign": sign}))
    assert state_of(again.table) == state_of(table)


@EVERY_GAME
def test_a_key_that_a_table_does_not_know_is_told(name: str) -> None:
    record = Recorder(opened(EVERY[name])).record()
    with pytest.raises(Exception, match="'crowns' is not known to a table of"):
        replayed(Record(**{**_fields(record), "table": {"crowns": 1}}))


@EVERY_GAME
@seeded(3)
def test_a_round_is_written_straight_from_its_log_as_its_record_is(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    recorder = Recorder(table)
    for round_, _lines in walk(table, chance, fill, steady=0.7):
        recorder.add(round_)
    assert recorder.text() == write(recorder.record())


@EVERY_GAME
@seeded(6)
def test_how_things_stand_and_what_is_awaited_can_be_written_as_json(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    again = Replayed(Recorder(table).record(), Recorder(table).record(), table)
    for _ in range(2):
        for round_, _lines in walk(table, chance, fill, steady=0.7):
            again.last = round_
            assert json.loads(json_text([again.state, awaited_data(round_) if chance.random() < 0.1 else {}]))
        assert json_text(state_of(table))


def test_s213_1_a_ticket_with_its_time_and_a_schedule_with_its_approval_are_written_as_json() -> None:
    table = opened(find("keno"))
    assert isinstance(table, KenoTable)
    table.use(replace(table.schedule, name="another", example=False, approved=date(1998, 9, 4)))
    round_ = Round(table)
    round_.act("keno supervisor", "replace all the balls")
    round_.act("keno supervisor", "open the game")
    round_.act(
        "ann", "submit an entry", {"numbers": [3, 17], "stake": 100, "games": 2, "now": datetime(1998, 9, 4, 20, 15)}
    )
    told = json.loads(json_text(state_of(table)))
    assert told["schedule"]["approved"] == "1998-09-04"
    assert told["tickets"][0]["issued"] == "1998-09-04T20:15:00"


@EVERY_GAME
def test_one_player_too_many_is_refused_or_plays(name: str) -> None:
    game, chance = EVERY[name], Random(1)
    people = [player(f"seat {number}", 50_000) for number in range(game.players[1] + 1)]
    try:
        table = game.open_table(people=[*people, *game.staff()])
    except Refused:
        return
    for _ in walk(table, chance, fill_option, steady=1.0):
        assert json_text(state_of(table))


WRONG: list[Any] = [True, -1, 0, 7, "x", "-1.00", "", [], {}, ["ann"], [[1]], {"ann": 1}, {"x": {"y": 1}}, 10**18]


@EVERY_GAME
def test_whatever_stands_in_a_table_only_an_error_for_people_comes_out(name: str) -> None:
    record = Recorder(opened(EVERY[name])).record()
    rounds = [RecordedRound([])]
    for key in asked(opened(EVERY[name])):
        for value in WRONG:
            try:
                found = replayed(Record(**{**_fields(record), "table": {key: value}, "rounds": rounds}))
            except BadRecord:
                continue
            assert json_text(found.state)
            assert read(write(found.again)) == found.again
