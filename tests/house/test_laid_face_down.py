"""At a live table a card may come face down, unseen, and its face when it is turned up: stored, and secret."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated
from support.live import Live

from houseway.equipment.cards import FACE_DOWN, UNSEEN
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Card
from houseway.play.events import Came
from houseway.shown.audience import Audience
from houseway.verify.house import verify

TABLES: dict[str, dict[str, Any]] = {
    "caribbean-stud qld": {"rules": "qld"},
    "caribbean-stud vic": {"rules": "vic"},
}


class Dealer(Live):
    """Who says that cards come face down wherever nobody need know them."""

    async def step(self) -> bool:
        round_ = self.table.running.round
        assert round_ is not None
        if isinstance(round_.ask, Card) and round_.ask.face_down:
            await self.table.comes("card", FACE_DOWN)
            return True
        return await super().step()


@pytest.mark.parametrize("name", TABLES)
def test_whole_rounds_are_dealt_face_down_and_the_house_verifies(name: str, tmp_path: Path) -> None:
    async def tried() -> None:
        game = name.split()[0]
        house = house_at(tmp_path)
        table = await seated(house, "table 1", game, dealt="live", **TABLES[name])
        await Dealer(table, 14).rounds(3)
        came = [e.event for e in house.store.events(table.number) if isinstance(e.event, Came)]
        assert {each.field for each in came} >= {"card", "face"}
        assert any(each.value == FACE_DOWN for each in came)
        _told_alike(table, came)
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()
        again = house_at(tmp_path)
        await again.table("table 1").seen(lambda running, _: running.number)
        await again.stop()

    asyncio.run(tried())


def _told_alike(table: HouseTable, came: list[Came]) -> None:
    """Nobody is told whether the dealer saw a card that lay face down, or not."""
    everybody = Audience(table.running.game)
    down = next(each for each in came if each.value == FACE_DOWN)
    known = down._replace(value="AS")
    assert everybody.tell(down) == everybody.tell(known)
    turned = next(each for each in came if each.field == "face")
    assert str(turned.value) in str(everybody.tell(turned))


def test_the_cards_of_a_round_are_all_accounted_for(tmp_path: Path) -> None:
    """As many are out as lie there, whoever knows them."""

    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "table 1", "caribbean-stud", dealt="live", rules="qld")
        dealer = Dealer(table, 3)
        await dealer.until_offered("fold")
        running = table.running
        assert running.round is not None
        shoe = running.round.table.shoe
        hands = [*running.round.table.hands.values(), running.round.table.dealer]
        out = [card for hand in hands for card in hand.cards]
        assert shoe.unseen == out.count(UNSEEN) > 0
        assert shoe.remaining == 52 - len(out)
        await house.stop()

    asyncio.run(tried())
