"""The demonstration house: every game is open, bots play all of them by the clock, and everything fits."""

import asyncio
from datetime import timedelta
from pathlib import Path

import pytest
from support.house import house_at

from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.games import GAMES, variants
from houseway.house.clock import HeldClock
from houseway.house.demonstration import FLOAT, furnish, tables
from houseway.house.house import House
from houseway.house.people import HouseRole
from houseway.house.pit import Pit
from houseway.house.tables.bots import admit_bot
from houseway.ledger.accounts import at_table, carried, purse
from houseway.money import cents
from houseway.play.events import Done
from houseway.store.cage_events import Withdrawal
from houseway.store.codec import as_data
from houseway.store.events import Ready
from houseway.verify.house import verify

SLOW = {"quiet": 900, "bots": 5, "wagers": 300}  # a few rounds an hour


async def goes_by(house: House, minutes: int) -> None:
    pit, clock = Pit(house, SeededEntropy), house.clock
    assert isinstance(clock, HeldClock)
    until = clock.at + timedelta(minutes=minutes)
    while (due := await pit.tick()) is not None and due <= until:
        assert due > clock.at, "time goes on"
        clock.at = due
    clock.at = until
    assert not pit.troubles


def test_every_game_is_open_in_both_states_texts_where_it_has_both() -> None:
    found = {(opened.game.name, opened.game.rules) for opened in tables()}
    assert found == {(name, game.rules) for name in GAMES for game in variants(name)}
    assert len({opened.name for opened in tables()}) == len(list(tables())) >= len(GAMES)
    assert all(opened.game.players[1] > opened.bots for opened in tables()), "there is a place for somebody"


def test_an_hour_of_the_house_with_bots_at_every_game_and_everything_fits(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await furnish(house)
        for name in house.tables:
            await house.tables[name].set_pace(SLOW)
        await goes_by(house, 30)
        await house.stop()
        again = house_at(tmp_path)
        clock = again.clock
        assert isinstance(clock, HeldClock)
        clock.move_on(timedelta(minutes=30))
        await goes_by(again, 30)
        for name, table in again.tables.items():
            stored, own = [each.event for each in again.store.events(table.number)], table.running.arranged.bots.keys()
            acts = {each.who for each in stored if isinstance(each, Done)}
            assert own <= acts | {each.person for each in stored if isinstance(each, Ready)}
            assert own & acts, f"bots have played at {name}"
            assert table.running.number > 2, f"rounds were played at {name}"
            assert not [each for each in stored if isinstance(each, Done) and each.refused], (
                f"a bot at {name} does only what is open to it"
            )
            assert again.held(at_table("layout", name)) >= 0
        assert sum(again.store.balances().values()) == 0
        assert not (found := verify(again.store)).wrong, found.wrong
        await again.stop()

    asyncio.run(tried())


def test_a_house_that_is_furnished_is_left_as_it_is(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await furnish(house)
        assert all(house.held(at_table("float", name)) == FLOAT for name in house.tables)
        before = {chain: house.store.end(chain).head for chain in house.store.chains()}
        await furnish(house)
        await house.stop()
        again = house_at(tmp_path)
        await furnish(again)
        assert {chain: again.store.end(chain).head for chain in again.store.chains()} == before
        assert all(table.running.arranged.bots for table in again.tables.values())
        await again.stop()

    asyncio.run(tried())


def test_a_guest_has_play_money_and_plays_beside_the_bots(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.open_table("table 1", "mini-dice")
        await admit_bot(house.tables["table 1"], "bot 1")
        guest = await house.admit("guest 1", HouseRole.GUEST.value)
        await house.play_money(guest.name, 600_000)
        await house.buy_in(guest.name, 100_000)
        held = house.held(purse(guest.name)) + house.held(carried(guest.name))
        table = house.tables["table 1"]
        await house.sit("table 1", guest.name, 10_000)
        await table.act(guest.name, "wager", {"on": "field", "selection": "field", "stake": 500})
        await goes_by(house, 1)
        assert table.running.number >= 2, "the wagers closed by themselves"
        await table.leave(guest.name)
        settled = [
            line for e in house.store.events(table.number) if (line := as_data(e.event)).get("person") == guest.name
        ]
        won = sum(cents(line["paid"]) + cents(line["returned"]) for line in settled if "verdict" in line)
        assert house.held(purse(guest.name)) + house.held(carried(guest.name)) == held - 500 + won
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_bot_that_is_broke_buys_in_again(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await house.open_table("table 1", "manila")
        for name in ("bot 1", "bot 2"):
            await admit_bot(house.tables["table 1"], name)
        await house.tables["table 1"].set_pace({"quiet": 5})
        await goes_by(house, 2)
        before = table.running.number
        poor = table.running.table.people["bot 1"]
        while table.running.round is None or table.running.round.moment != "before the round of play":
            await goes_by(house, 1)
        await table.act("bot 1", "leave")
        await house.cash_out("bot 1", house.held(carried("bot 1")))
        held = house.held(purse("bot 1"))
        await house.note(Withdrawal("bot 1", held))  # nobody may; it is all gone
        await goes_by(house, 2)
        assert table.running.number > before
        assert table.running.table.people["bot 1"] is not poor
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_bot_has_a_strategy_that_there_is(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await house.open_table("table 1", "manila")
        with pytest.raises(BadInput, match="is not a strategy for manila; there are manila, regular"):
            await admit_bot(house.tables["table 1"], "bot 1", "cheating")
        await admit_bot(table, "bot 1", "calm")
        assert table.running.arranged.bots == {"bot 1": "calm"}
        with pytest.raises(BadInput, match="a bot at table 1 already"):
            await admit_bot(table, "bot 1")
        await house.stop()

    asyncio.run(tried())
