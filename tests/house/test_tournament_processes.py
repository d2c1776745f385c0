"""Several processes run one house on PostgreSQL: a tournament is drawn once, and so is each of its tables opened."""

import asyncio

import pytest
from support.directed import MOST, SPRING, file, pit_of, spring
from support.house import house_at
from support.postgres import running

from houseway.house.clock import HeldClock
from houseway.house.systems import CHAIN
from houseway.house.tournaments import Stage
from houseway.store.events import TournamentAct
from houseway.verify.house import verify

pytestmark = pytest.mark.long
SESSIONS = ("heats", "final")


def test_two_processes_go_on_with_one_tournament_and_everything_is_done_once() -> None:
    async def tried(database: str) -> None:
        one, two = house_at("nowhere", database, seed=1), house_at("nowhere", database, seed=2)
        clock = two.clock = one.clock
        assert isinstance(clock, HeldClock)
        await one.tournament("open", tournament=SPRING, file=file(), waits=30, fills=6)
        await one.admit("ann", "player")
        await one.play_money("ann", 200_00)
        await one.tournament("enter", tournament=SPRING, person="ann")
        pits = pit_of(one), pit_of(two)
        for _ in range(MOST):
            due = await asyncio.gather(*(pit.tick() for pit in pits))
            for house in (one, two):
                house.catch_up(house.acts)
            if spring(one).stage is spring(two).stage is Stage.OVER:
                break
            clock.at = max(clock.at, min((at for at in due if at is not None), default=clock.at))
        assert spring(one).came_to == spring(two).came_to != {}
        acts = [each for stored in one.store.events(CHAIN) if isinstance(each := stored.event, TournamentAct)]
        assert [each.do for each in acts if each.do in ("draw", "score")] == ["draw", "score"] * len(SESSIONS)
        assert sorted(one.names) == ["spring, final 1", "spring, heats 1", "spring, heats 2"]
        assert [pit.troubles for pit in pits] == [0, 0]
        assert not verify(one.store).wrong
        await one.stop()
        await two.stop()

    with running() as server:
        asyncio.run(tried(server.database()))
