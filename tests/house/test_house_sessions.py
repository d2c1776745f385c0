"""Random sessions of every game by bots, through the house: nothing is lost, and a table resumes where it was."""

import asyncio
import tempfile
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.house import PLENTY, Play, house_at, seated
from support.seeds import SESSIONS
from support.sessions import EVERY, fill_option, pick

from houseway.errors import BadInput, Refused
from houseway.house.house import House
from houseway.house.tables.table import RunningTable, standing
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import OUTSIDE
from houseway.play.events import Events
from houseway.play.view import view
from houseway.rulebook import moment
from houseway.store.codec import written as text
from houseway.verify.house import verify

EVERY_GAME = pytest.mark.parametrize("name", EVERY)
random_sessions = settings(
    max_examples=SESSIONS or 1, deadline=None, database=None, suppress_health_check=list(HealthCheck)
)


def whole(running: RunningTable) -> dict[str, Any]:
    """Everything that there is to know of a table: how it stands, what has happened, what is awaited, what is seen."""
    round_ = running.round
    assert round_ is not None
    people = running.table.people
    return {
        "stands": text(standing(running.table)),
        "round": running.number,
        "log": [str(event) for event in Events(round_.log)],
        "awaited": str(round_.ask),
        "options": [str(option) for option in round_.options()],
        "seen": {who: str(view(round_, who)) for who in people} if not round_.over else {},
        "time": (running.timers.asked, running.timers.wagered, running.timers.ready),
        "shoe": running.shoes.begins(running.number, {}),
    }


async def session(folder: str, name: str, seed: int, steps: int) -> House:
    house, game = house_at(folder, seed=seed), EVERY[name]
    how: dict[str, Any] = {"rules": game.rules, "on": moment(game.since), "variant": game.variant}
    table = await seated(house, "table 1", game.name, **how)
    play = Play(table, seed)
    for _ in range(steps):
        await play.step()
    return house


@EVERY_GAME
@random_sessions
@given(seed=st.integers(0, 2**32), steps=st.integers(5, 40))
def test_no_cent_appears_or_vanishes_and_everything_verifies(name: str, seed: int, steps: int) -> None:
    async def play(folder: str) -> None:
        house = await session(folder, name, seed, steps)
        players = [who for who in house.people if "bot" in who]
        held = house.store.balances()
        assert sum(held.values()) == 0
        assert held[OUTSIDE] == -PLENTY * len(players)
        assert all(amount >= 0 for account, amount in held.items() if account.kind in ("purse", "chips", "layout"))
        found = verify(house.store)
        assert not found.wrong
        assert found.events == sum(house.store.end(chain).number for chain in house.store.chains())
        await house.stop()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(folder))


@EVERY_GAME
@random_sessions
@given(seed=st.integers(0, 2**32), steps=st.integers(1, 12), more=st.integers(1, 12))
def test_a_table_that_is_opened_again_stands_just_where_it_was_and_goes_on(
    name: str, seed: int, steps: int, more: int
) -> None:
    async def play(folder: str) -> None:
        house = await session(folder, name, seed, steps)
        before = whole(house.tables["table 1"].running)
        await house.stop()
        again = house_at(folder)
        table = again.tables["table 1"]
        assert whole(table.running) == before
        for _ in range(more):
            await Play(table, f"{seed} again").step()
        assert not verify(again.store).wrong
        await again.stop()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(folder))


async def does_anything(table: HouseTable, chance: Random, steps: int) -> None:
    """Whatever is listed for anybody is done: directions and reports of what went wrong among them."""
    for _ in range(steps):
        round_ = table.running.round
        assert round_ is not None
        if round_.over:
            await Play(table, chance.random()).step()
            continue
        option = pick(round_, chance, 0.5)
        details = fill_option(chance, option)
        with suppress(BadInput, Refused):  # more than a purse holds; a card that is in the shoe no more
            await table.act(option.who, option.act, details)


@EVERY_GAME
@random_sessions
@given(chance=st.randoms(use_true_random=False), seed=st.integers(0, 2**32), steps=st.integers(5, 25))
def test_whatever_is_done_at_a_table_is_in_its_chain_and_resumes(
    name: str, chance: Random, seed: int, steps: int
) -> None:
    async def play(folder: str) -> None:
        house = await session(folder, name, seed, 1)
        await does_anything(house.tables["table 1"], chance, steps)
        before = whole(house.tables["table 1"].running)
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()
        again = house_at(folder)
        assert whole(again.tables["table 1"].running) == before
        await again.stop()

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(play(folder))
