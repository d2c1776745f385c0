"""The hash of an event is over words that can be guessed: where cards lie face down, none of a round leaves the house
before the round is over, and what is told of the ends of chains is true all the same."""

import json
from pathlib import Path

import pytest
from support.floor import OnTheFloor, floor_at
from support.house import NOON, Play, seated

from houseway.house.tables.setup import close_table
from houseway.house.tables.task import HouseTable
from houseway.store.codec import as_data
from houseway.verify.house import verify
from houseway.verify.signature import heads

EVENTS = "/api/inspection/events?chain=1&count=200"


async def dealt(on: OnTheFloor, game: str) -> tuple[HouseTable, Play]:
    """A table in its second round, in which something has come."""
    table = await seated(on.house, "table", game)
    play = Play(table, 1)
    await play.rounds(1)
    while not any(as_data(stored.event).get("to") for stored in on.house.store.of_round(1, table.running.number)):
        await play.step()
    return table, play


def told(on: OnTheFloor) -> str:
    """All that has hashes in it, over every channel."""
    inspector = on.visitor("inspector")
    answers = [inspector.get(EVENTS), inspector.get("/api/inspection/export"), inspector.post("/api/inspection/verify")]
    assert [answer.status_code for answer in answers] == [200] * 3
    return "\n".join([*(answer.text for answer in answers), json.dumps(heads(on.house.store, NOON))])


@pytest.mark.parametrize("game", ["manila", "caribbean-stud", "pai-gow"])
def test_no_channel_tells_a_hash_of_a_round_that_is_played_with_cards_face_down(tmp_path: Path, game: str) -> None:
    """Qld s356, s239(1), s421(2): whoever has the hash tries every card."""
    with floor_at(tmp_path) as on:
        table, play = on.does(dealt, on, game)
        store, number = on.house.store, table.running.number
        hidden = {event.hash for event in store.of_round(1, number)}
        before = store.of_round(1, number - 1)[-1]
        found = told(on)
        assert {each for each in hidden if each in found} == set()
        events = on.visitor("inspector").get(EVENTS).json()["events"]
        assert {each["hash"] is None for each in events if each["round"] == number} == {True}
        assert {each["hash"] is None for each in events if each["round"] < number} == {False}
        ends = heads(store, NOON)["heads"]
        assert ends["1"] == [before.number, before.hash]
        on.does(play.rounds, 1)
        found = told(on)
        assert {each for each in hidden if each not in found} == set()
        assert not verify(store, {int(chain): tuple(end) for chain, end in ends.items()}).wrong


def test_where_everything_lies_open_every_hash_is_told_at_once(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(seated, on.house, "table", "roulette")
        end = on.house.store.end(1)
        inspector = on.visitor("inspector")
        assert inspector.post("/api/inspection/verify").json()["heads"]["1"] == {"number": end.number, "hash": end.head}
        assert inspector.get(EVENTS).json()["events"][0]["hash"] == end.head
        assert heads(on.house.store, NOON)["heads"]["1"] == [end.number, end.head]


def test_the_end_of_a_closed_table_is_told_whole(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(seated, on.house, "table", "manila")
        on.does(close_table, on.house, "table")
        end = on.house.store.end(1)
        assert heads(on.house.store, NOON)["heads"]["1"] == [end.number, end.head]
        assert on.visitor("inspector").get(EVENTS).json()["events"][0]["hash"] == end.head
        assert verify(on.house.store).heads[1] == (end.number, end.head)
