"""Bots that play at tables of a house, through its queue, as anybody would."""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from houseway.equipment.entropy import SeededEntropy
from houseway.errors import HousewayError
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.house.tables.shoes import ROUNDS
from houseway.house.tables.task import ActAnswer, HouseTable
from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.round import Round
from houseway.play.strategy import Decider
from houseway.play.wagering import Wagering
from houseway.store.database import FILE, opened, url_of
from houseway.store.store import Store
from houseway.strategies import of

NOON = datetime(2004, 8, 1, 12)
PLENTY = 100_000_00
STAKE = 2_000_00
MOST = 50  # moves of one bot while wagers are open


@cache
def _begun() -> bytes:
    """The file that a house begins with, as the migrations leave it: they run once, and not for every test."""
    with TemporaryDirectory() as folder:
        opened(url_of(folder)).dispose()
        return (Path(folder) / FILE).read_bytes()


def begin(folder: Path | str) -> None:
    file = Path(folder) / FILE
    if not file.exists():
        file.write_bytes(_begun())


def house_at(folder: Path | str, database: str | None = None, seed: object = 1) -> House:
    if database is None:
        begin(folder)
    seeds = SeededEntropy(f"seeds {seed}")
    return House(Store(url_of(folder, database)), HeldClock(NOON), lambda: f"{seeds.below(1 << 128):032x}")


def bots(table: HouseTable, seed: object) -> dict[str, Decider]:
    names = [person.name for person in table.running.table.players]
    return {name: of(table.running.game, SeededEntropy(f"{seed} {table.name} {name}")) for name in names}


async def seated(house: House, name: str, game: str, people: int | None = None, **how: Any) -> HouseTable:
    """A table with as many players as it needs, who have brought plenty."""
    table = await house.open_table(name, game, **how)
    count = people or max(2, table.running.game.players[0])
    for number in range(1, count + 1):
        who = f"{name} bot {number}"
        await house.admit(who, "player")
        await house.deposit(who, PLENTY)
        await house.buy_in(who, STAKE)
        await house.sit(name, who, STAKE)
    return table


class Play:
    """Everybody at one table does something, one step after another; `acknowledged` are the ids that were answered."""

    def __init__(self, table: HouseTable, seed: object, first: int = 0) -> None:
        self.table, self.bots, self.seed = table, bots(table, seed), seed
        self.acknowledged: list[str] = []
        self.answers: list[tuple[str, ActAnswer]] = []
        self._number = first
        self.says = ""  # the dealer of a live table who says what the players do
        self._round: Round[Any] | None = None

    async def rounds(self, count: int) -> None:
        last = self.table.running.number + count
        for _ in range(3000):
            if self.table.running.number >= last or not await self.step():
                return

    async def step(self) -> bool:
        """What takes the round on: wagers and then no more bets, or whoever is awaited decides."""
        round_ = self.table.running.round
        if round_ is None or round_.over:
            return await self._do("dealer", "nothing", {})
        self._begin(round_)
        ask = round_.ask
        if isinstance(ask, Wagering):
            await self._wager(ask)
            round_ = self.table.running.round
            if round_ is not None and round_.ask is ask:
                await self._do(next(round_.named(ask)), ask.closed_by, {})
        else:
            assert isinstance(ask, Choice), f"the house draws by itself: {ask}"
            await self._choose(round_, ask)
        return True

    def _begin(self, round_: Round[Any]) -> None:
        if round_ is not self._round:
            self._round = round_
            for bot in self.bots.values():
                bot.begin_round()

    async def _wager(self, ask: Wagering) -> None:
        for who, bot in self.bots.items():
            for _ in range(MOST):
                seen = self.table.view(who)
                round_ = self.table.running.round
                if seen is None or round_ is None or round_.ask is not ask or who not in round_.table.people:
                    break
                move = bot.decide(seen, seen.listed)
                if move is None or not await self._do(who, *move):
                    break

    async def _choose(self, round_: Round[Any], ask: Choice) -> None:
        who = next(round_.named(ask))
        bot, seen = self.bots.get(who), self.table.view(who)
        move = bot.decide(seen, seen.listed) if bot is not None and seen is not None else None
        if move is None:
            act = ordinary_act(round_, ask, who)
            move = act, ordinary_details(ask.offers[act].fields)
        await self._do(who, *move)

    async def _do(self, who: str, act: str, details: Mapping[str, Any]) -> bool:
        self._number += 1
        id = f"{self.seed}-{self._number}"
        try:
            answer = await self.table.act(who, act, details, id, self.says if who in self.bots else "")
        except HousewayError:
            return False
        self.acknowledged.append(id)
        self.answers.append((id, answer))
        return True


def run(coroutine: Any) -> Any:
    return asyncio.run(coroutine)


async def next_shoe(table: HouseTable) -> None:
    """Its rounds are over, and another seed begins."""
    table.running.shoes.rounds = ROUNDS
    await Play(table, table.running.number).rounds(1)
