"""An id makes a retry harmless: what was done is answered again, and not done again."""

import asyncio
from pathlib import Path

import pytest
from support.house import STAKE, Play, house_at, seated

from houseway.errors import BadInput, Refused
from houseway.house.tables.table import RunningTable
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import carried, chips, purse

RED = {"on": "red", "selection": "red", "stake": 500}


async def roulette(folder: Path) -> HouseTable:
    return await seated(house_at(folder), "wheel", "roulette")


def test_an_act_with_the_same_id_is_done_once_and_answered_twice(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        who = "wheel bot 1"
        row = next(o for o in table.running.round.options(who) if o.act == "wager")  # type: ignore[union-attr]
        details = {"on": row.fields[0].choices[0], "selection": row.fields[1].choices[0], "stake": row.fields[2].least}
        first = await table.act(who, "wager", details, "one")
        second = await table.act(who, "wager", details, "one")
        assert (first.first, first.last) == (second.first, second.last)
        assert len(table.running.table.placed) == 1
        third = await table.act(who, "wager", details, "two")
        assert third.first > first.last
        await table.house.stop()
        again = house_at(tmp_path)
        after = await again.tables["wheel"].act(who, "wager", details, "one")
        assert (after.first, after.events) == (first.first, second.events)
        await again.stop()

    asyncio.run(tried())


def test_an_id_that_was_given_to_another_act_is_refused_and_not_answered_as_done(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        one, other = "wheel bot 1", "wheel bot 2"
        await table.act(one, "wager", RED, "one")
        for who, act, details in (
            (one, "wager", {**RED, "stake": 1000}),
            (one, "wager", {**RED, "on": "black", "selection": "black"}),
            (one, "withdraw", {"on": "red", "selection": "red"}),
            (other, "wager", RED),
        ):
            with pytest.raises(BadInput, match="given to something else"):
                await table.act(who, act, details, "one")
        assert [placed.stake for placed in table.running.table.placed] == [500]
        await table.house.stop()

    asyncio.run(tried())


def test_what_was_refused_is_refused_again_in_the_same_words(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        told = []
        for _ in range(2):
            with pytest.raises(Refused) as refused:
                await table.act("wheel bot 1", "no more bets", {}, "one")
            told.append((str(refused.value), refused.value.ground))
        assert told[0] == told[1]
        assert table.house.store.end(table.number).number == table.chain.number
        await table.house.stop()

    asyncio.run(tried())


def test_a_word_that_the_table_does_not_know_leaves_nothing_behind(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        before = table.chain.number
        for who, act, details in (
            ("nobody", "wager", RED),
            ("wheel bot 1", "wager", RED | {"stake": 1.5}),
            ("wheel bot 1", "wager", RED | {"selection": {"a": 1}}),
        ):
            with pytest.raises(BadInput):
                await table.act(who, act, details, "an id")
        with pytest.raises(BadInput, match="an id has"):
            await table.act("wheel bot 1", "wager", RED, "\n")
        assert table.chain.number == before
        await table.house.stop()

    asyncio.run(tried())


def test_nobody_buys_chips_with_money_that_they_do_not_have(tmp_path: Path) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        house, who = table.house, "wheel bot 1"
        has, before = house.held(purse(who)), table.chain.number
        with pytest.raises(BadInput, match="in their purse"):
            await table.act(who, "buy chips", {"amount": has + 100})
        assert (house.held(purse(who)), table.chain.number) == (has, before)
        assert table.running.table.people[who].purse.value == STAKE
        await table.act(who, "buy chips", {"amount": has})
        assert house.held(purse(who)) == 0
        assert house.held(chips(who, "wheel")) == STAKE + has
        await table.act(who, "leave")
        assert house.held(carried(who)) == STAKE + has
        with pytest.raises(BadInput, match="in chips"):
            await house.cash_out(who, STAKE + has + 1)
        await house.cash_out(who, STAKE + has)
        assert house.held(purse(who)) == STAKE + has
        await house.stop()

    asyncio.run(tried())


def test_a_bug_in_the_middle_of_an_act_leaves_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        table = await roulette(tmp_path)
        before = table.chain.number
        with monkeypatch.context() as patch:
            patch.setattr(RunningTable, "go_on", lambda _: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await table.act("wheel bot 1", "buy chips", {"amount": 500}, "one")
        assert table.running.table.people["wheel bot 1"].purse.value == STAKE
        assert table.chain.number == before
        await Play(table, 1).rounds(1)
        assert table.chain.number > before
        await table.house.stop()

    asyncio.run(tried())
