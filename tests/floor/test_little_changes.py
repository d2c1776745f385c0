"""What one person's own parts are made of, where nothing is asked of them and nothing is hidden: their chips alone. As
long as those are the same, nothing of theirs is worked out or sent again."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from support.house import Play, house_at, seated

from houseway.house.people import Member, member
from houseway.house.tables.task import HouseTable
from houseway.shown.view import Parts, asked_now, everybodys, eye_of, of_little, ones_own, the_rest

RED: dict[str, Any] = {"on": "red", "selection": "red", "stake": 500}
ANN, BOB, GUS = (member(name, "player") for name in ("table bot 1", "table bot 2", "gus"))
DEALER, PIT_BOSS = member("dora", "dealer"), member("pat", "pit boss")


def at_a_table(folder: Path, game: str, does: Callable[[HouseTable], Awaitable[None]]) -> None:
    async def tried() -> None:
        folder.mkdir(exist_ok=True)
        house = house_at(folder)
        await does(await seated(house, "table", game, 2))
        await house.stop()

    asyncio.run(tried())


def little(table: HouseTable, who: Member) -> object:
    return of_little(table.running, eye_of(who, table.running), asked_now(table.running), the_rest(table.running))


def own(table: HouseTable, who: Member) -> Parts:
    return ones_own(table.running, eye_of(who, table.running), asked_now(table.running))


def test_it_is_a_players_chips_and_whoever_looks_on_is_like_any_other(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        before = {who.name: (little(table, who), own(table, who)) for who in (ANN, BOB, GUS)}
        assert all(each is not None for each, _ in before.values())
        assert little(table, member("eve", "guest")) == before[GUS.name][0]
        await table.act(ANN.name, "wager", RED)
        for who, same in ((ANN, False), (BOB, True), (GUS, True)):
            now, parts = little(table, who), own(table, who)
            assert now is not None
            assert (now == before[who.name][0]) is same
            assert (parts == before[who.name][1]) is same
        assert [little(table, who) for who in (DEALER, PIT_BOSS)] == [None, None], "who sees everybody's chips"

    at_a_table(tmp_path, "roulette", does)


def test_it_is_looked_at_where_something_is_asked_or_hidden(tmp_path: Path) -> None:
    async def asked(table: HouseTable) -> None:
        for _ in range(100):
            if not {ANN.name, BOB.name}.isdisjoint(asked_now(table.running)):
                break
            await Play(table, 1).step()
        mine, others = (ANN, BOB) if ANN.name in asked_now(table.running) else (BOB, ANN)
        assert little(table, mine) is None
        assert little(table, others) is not None
        assert json.loads(own(table, mine)["yours"])
        assert not json.loads(own(table, others)["yours"])

    async def hidden(table: HouseTable) -> None:
        assert [little(table, who) for who in (ANN, BOB, GUS)] == [None] * 3

    at_a_table(tmp_path / "blackjack", "blackjack", asked)
    at_a_table(tmp_path / "draw", "draw", hidden)


def test_every_part_is_json_also_of_the_round_before(tmp_path: Path) -> None:
    async def does(table: HouseTable) -> None:
        await Play(table, 1).rounds(2)
        for who in (ANN, GUS, DEALER):
            parts = everybodys(table.running) | own(table, who)
            told = {name: json.loads(text) for name, text in parts.items() if name != "look"}
            assert told["last"]["round"] == told["round"] - 1
            assert {"called", "placed", "settlements", "rulings", "nets", "pieces", "lit"} <= told["last"].keys()

    for game in ("roulette", "draw", "pai-gow"):
        at_a_table(tmp_path / game, game, does)
