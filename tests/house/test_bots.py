"""What a bot does at a table, move by move: by its strategy, and else what is always open to it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated

from houseway.house.tables.bots import BRINGS, FEW, PLENTY, BotAtTable, admit_bot
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import carried, purse
from houseway.play.ask import Choice
from houseway.play.events import Done

RED: dict[str, Any] = {"on": "red", "selection": "red", "stake": 500}
BOX: dict[str, Any] = {"on": "blackjack", "selection": "box 1", "stake": 500}


class Says:
    """A strategy that says one thing, and how often it was asked."""

    def __init__(self, *said: tuple[str, dict[str, Any]] | None) -> None:
        self.said, self.rounds = list(said), 0

    def begin_round(self) -> None:
        self.rounds += 1

    def decide(self, *_: object) -> tuple[str, dict[str, Any]] | None:
        return self.said.pop(0) if len(self.said) > 1 else self.said[0]


def lies(table: HouseTable) -> list[tuple[str, str, int]]:
    return [(each.person, each.wager.name, each.stake) for each in table.running.table.placed]


@pytest.mark.parametrize(
    ("said", "stakes", "ready"),
    [
        ([("wager", RED)], 500, False),
        ([None], 0, True),
        ([("wager", RED | {"stake": 1})], 0, True),
        ([("dance", {})], 0, True),
        ([("wager", RED), None], 500, False),
    ],
)
def test_while_wagers_are_open_it_wagers_or_needs_no_more_time(
    tmp_path: Path, said: list[Any], stakes: int, ready: bool
) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", 1)
        await admit_bot(table, "bot")
        bot = BotAtTable("bot", Says(*said))
        await bot.move(house, table)
        brought = table.running.table.people["bot"].purse.value
        assert (brought, lies(table)) == (BRINGS, [])
        assert await house.holds(purse("bot"), carried("bot")) == [PLENTY, 0]
        await bot.move(house, table)
        assert lies(table) == ([("bot", "red", stakes)] if stakes else [])
        assert ("bot" in table.running.timers.ready) is ready
        await house.stop()

    asyncio.run(tried())


def test_it_wagers_so_often_and_is_then_ready(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", 1)
        await admit_bot(table, "bot")
        bot = BotAtTable("bot", Says(("wager", RED)))
        for _ in range(1 + FEW):
            await bot.move(house, table)
        assert (lies(table), table.running.timers.ready) == ([("bot", "red", 500 * FEW)], set())
        await bot.move(house, table)
        assert (lies(table), table.running.timers.ready) == ([("bot", "red", 500 * FEW)], {"bot"})
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(("said", "does"), [(("draw", {}), "draw"), (None, "stand"), (("dance", {}), "stand")])
def test_where_it_is_asked_it_decides_or_does_what_is_ordinary(tmp_path: Path, said: Any, does: str) -> None:
    async def tried() -> None:
        house = house_at(tmp_path, seed=4)
        table = await house.open_table("shoe", "blackjack")
        await admit_bot(table, "bot")
        strategy = Says(("decline", {}), ("wager", BOX), None, said)  # the cut first
        bot = BotAtTable("bot", strategy)
        for _ in range(4):
            await bot.move(house, table)
        round_ = table.running.round
        assert round_ is not None
        assert isinstance(round_.ask, Choice)
        assert [*round_.named(round_.ask)] == ["bot"]
        before = len(round_.events)
        await bot.move(house, table)
        done = [each for each in round_.events[before:] if isinstance(each, Done)]
        assert [(each.who, each.act) for each in done if each.who == "bot"] == [("bot", does)]
        assert strategy.rounds == 1
        await house.stop()

    asyncio.run(tried())


def test_who_has_little_left_is_given_play_money(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", 1)
        await admit_bot(table, "bot")
        bot = BotAtTable("bot", Says(None))
        await bot.move(house, table)
        await house.buy_in("bot", PLENTY // 2)
        await bot.move(house, table)
        assert await house.holds(purse("bot")) == [PLENTY // 2]
        await house.buy_in("bot", 1)
        await bot.move(house, table)
        assert await house.holds(purse("bot")) == [PLENTY // 2 - 1 + PLENTY]
        await house.stop()

    asyncio.run(tried())
