"""A tournament comes out the same by itself and at the tables of a house with a virtual clock, from the same seed."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.directed import SPRING, file, goes_on, pit_of, spring
from support.house import NOON, begin
from support.tournament import Data, com_bo, held, queensland, victorian

from houseway.equipment.cards import Card
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import Entropy, SeededEntropy
from houseway.equipment.stack import Stack, listed
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable
from houseway.house.tournaments import Stage
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.tournament import table
from houseway.tournament.state import Finished


class Anew(Chance):
    """A card comes from what is left, whatever table was set up anew in between."""

    def __init__(self, entropy: Entropy) -> None:
        super().__init__(entropy)
        self.entropy = entropy

    def card(self, stack: Stack) -> Card:
        order = listed(stack.counts)
        return order[self.entropy.below(len(order))]


def dealt_alike(monkeypatch: pytest.MonkeyPatch, house: House, seed: str) -> None:
    """Each table is dealt what it would be by itself: the house's own shoes are committed to, and come otherwise."""
    start, chances = RunningTable.start, dict[int, Chance]()

    def started(running: RunningTable, stands: Data) -> None:
        if id(running.shoes) not in chances:
            seat = spring(house).tables[running.name]
            about = f"{seed} {seat.session.told['session']} {seat.name}"
            chances[id(running.shoes)] = Anew(SeededEntropy(about))
        start(running, stands)

    monkeypatch.setattr(RunningTable, "start", started)
    monkeypatch.setattr(TableShoes, "chance", lambda shoes, _round: chances[id(shoes)])


async def at_tables(house: House, make: Callable[[], Data], names: list[str]) -> dict[str, Any]:
    """Everybody enters, and plays as a contender does."""
    pit = pit_of(house)
    await house.tournament("open", tournament=SPRING, file=file(make), waits=30)
    for name in names:
        await house.admit(name, "player")
        await house.play_money(name, 1_000_00)
        await house.tournament("enter", tournament=SPRING, person=name, bot=True)
    await house.tournament("draw", tournament=SPRING)
    await goes_on(house, pit, lambda: spring(house).stage is Stage.OVER)
    assert pit.troubles == 0
    await house.stop()
    return spring(house).came_to


def told(done: Finished) -> dict[str, Any]:
    scores = [[each.name, each.chips, each.out_at] for each in done.scores]
    return {"session": done.session, "goes_on": [*done.goes_on], "scores": scores}


def play_off() -> Data:
    """Everybody has one wager's worth of chips, so that many are equal."""
    data = victorian()
    data["conditions"] |= {"chips": "25.00", "ties": "play-off"}
    data["conditions"]["prizes"]["ties"] = "play-off"
    return data


def out() -> Data:
    data = victorian()
    data["conditions"]["wager"] = {"minimum": "50.00", "compulsory": True, "omitted": "out"}
    return data


def craps() -> Data:
    data = queensland() | {"game": "craps", "entrants": 6}
    data["conditions"] |= {"wager": "none", "players": {"minimum": 2, "maximum": 6}}
    return data


@pytest.mark.parametrize("seed", ["1", "2", "7"])
@pytest.mark.parametrize("make", [victorian, com_bo, queensland, play_off, out, craps])
def test_vic_28_2000_r20_vic_29_2000_r10_qld_part_3_the_same_seed_gives_the_same_places_and_prizes_both_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, make: Callable[[], Data], seed: str
) -> None:
    monkeypatch.setattr(table, "Chance", Anew)
    alone = held(make(), seed)
    assert any(step.step == "play-off" for step in alone.steps) is (make is play_off)
    begin(tmp_path)
    house = House(Store(url_of(tmp_path)), HeldClock(NOON), lambda: seed)
    dealt_alike(monkeypatch, house, seed)
    there = asyncio.run(at_tables(house, make, list(alone.entrants)))
    for one, other in zip(map(told, alone.sessions), there["sessions"], strict=True):
        assert one["scores"] == [[name, chips, out_at] for name, _, chips, out_at in other["scores"]]
        assert (one["session"], one["goes_on"]) == (other["session"], other["goes_on"])
    assert (alone.places, alone.prizes) == (there["places"], there["prizes"])
