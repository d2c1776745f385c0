"""A prize meter that tables of a house share: each wager feeds its pool, and a prize comes from it, in one ledger."""

import asyncio
from datetime import timedelta
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from support.house import NOON, PLENTY, Play, house_at
from support.linked_tables import JACKPOT, PAIR, ROYAL, STRAIGHT_FLUSH, cards, linked_tables, to_wagers, wagers

from houseway.errors import BadInput, Refused
from houseway.games.caribbean_stud.table import CaribbeanStudTable
from houseway.house.clock import HeldClock
from houseway.house.house import House, NotStored
from houseway.house.systems import CHAIN
from houseway.house.tables.meter import Linked
from houseway.house.tables.task import HouseTable
from houseway.jackpot import tables as jackpot_tables
from houseway.ledger.accounts import CAGE, OUTSIDE, Account, at_table, chips, of_system
from houseway.money import cents
from houseway.store.database import Unwritten
from houseway.store.store import Store
from houseway.verify.house import verify

POOL = of_system("jackpot", "east")


def shown(table: HouseTable) -> int:
    assert isinstance(table.running.table, CaribbeanStudTable)
    return table.running.table.meter.shown


def fits(house: House) -> None:
    assert house.held(POOL) == house.systems.jackpots.system("east").meter.shown
    assert sum(house.store.balances().values()) == 0
    assert not (found := verify(house.store)).wrong, found.wrong


def test_vic_10_2004_r9_3_1_r9_3_2_r9_3_3_wagers_at_one_table_and_a_royal_flush_at_another(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, two = await linked_tables(house)
        assert (house.held(POOL), house.held(CAGE)) == (cents("75000"), -cents("75000"))
        for _ in range(5):
            await wagers(one)
            await cards(one, PAIR)
        assert house.held(POOL) == cents("75000") + 117  # 23.5 cents of each wager
        await wagers(two)
        assert shown(two) == cents("75000") + 117, "its own wager counts with the first card"
        held = house.held(chips("east 2 bot 1", "east 2"))
        await cards(two, ROYAL)
        assert house.held(chips("east 2 bot 1", "east 2")) > held + cents("75001.41")
        assert house.held(POOL) == cents("75000")
        given = [each.posting for each in house.store.entered(CHAIN) if POOL in each.posting[:2]]
        prize = (POOL, at_table("float", "east 2"), cents("75001.41"), ("vic 10/2004 r9.3.3",))
        assert given[-2:] == [prize, (CAGE, POOL, cents("75000"), ("vic 10/2004 r9.4.1",))]
        assert house.held(OUTSIDE) == -2 * PLENTY
        fits(house)
        await house.stop()

    asyncio.run(tried())


def test_a_linked_table_resumes_with_the_meter_as_it_stood_and_sees_what_others_do(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, two = await linked_tables(house)
        await wagers(one)
        await cards(one, PAIR)
        await wagers(one)
        await wagers(two)
        exact = house.systems.jackpots.system("east").meter
        await house.stop()
        again = house_at(tmp_path)
        assert again.systems.jackpots.system("east").meter == exact
        assert exact.value == cents("75000") + Fraction(47, 2)
        one, two = again.tables["east 1"], again.tables["east 2"]
        await cards(one, STRAIGHT_FLUSH)
        assert again.held(POOL) == cents("75000"), "a tenth of it would have left less than the seed"
        await cards(two, PAIR)
        assert shown(two) == again.held(POOL) == cents("75000") + 23
        fits(again)
        await again.stop()

    asyncio.run(tried())


def test_bots_at_linked_tables_at_once_leave_meter_pool_and_tables_in_agreement(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        tables = await linked_tables(house, dealt="house")

        async def plays(table: HouseTable) -> None:
            for _ in range(3):
                await wagers(table)
                await Play(table, 1).rounds(1)

        await asyncio.gather(*map(plays, tables))
        assert house.held(POOL) > cents("75000")
        fits(house)
        await house.stop()

    asyncio.run(tried())


def test_what_is_not_stored_moves_neither_table_nor_meter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, _ = await linked_tables(house)
        await wagers(one)
        before = house.store.balances()

        def full(_store: object, _batches: object) -> None:
            raise Unwritten("the disk is full")

        monkeypatch.setattr(Store, "commit", full)
        with pytest.raises(NotStored):
            await cards(one, PAIR)
        monkeypatch.undo()
        assert house.store.balances() == before
        assert house.systems.jackpots.system("east").meter.value == cents("75000")
        await cards(one, PAIR)
        assert house.held(POOL) == cents("75000") + 23
        fits(house)
        await house.stop()

    asyncio.run(tried())


def test_vic_10_2004_r9_1_1_g_a_closed_system_hands_on_its_surplus_and_takes_no_more_wagers(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, _ = await linked_tables(house)
        how: dict[str, Any] = {"dealt": "live", "rules": "vic", "on": "2004-08-01"}
        await house.open_table("west 1", "caribbean-stud", **how)
        await house.jackpot("open", system="west", tables=["west 1"], cost="1.00", seed=75_000, approved=True)
        await wagers(one)
        with pytest.raises(Refused, match=r"vic 10/2004 r9.1.1\(g\)"):
            await house.jackpot("close", system="east", to={"west": None})
        await cards(one, PAIR)
        moved = await house.jackpot("close", system="east", to={"west": None})
        assert moved["moved"] == {"west": "47/200"}
        assert (house.held(POOL), house.held(of_system("jackpot", "west"))) == (0, cents("75000") + 23)
        await to_wagers(one)
        await one.act("east 1 bot 1", "wager", {"on": "ante wager", "selection": "place 1", "stake": 1000})
        with pytest.raises(Refused, match="east is closed"):
            await one.act("east 1 bot 1", "wager", {"on": JACKPOT, "selection": "place 1", "stake": 100})
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_system_is_not_closed_while_wagers_lie_at_a_table_that_another_process_runs(postgresql: str) -> None:
    async def tried() -> None:
        one, other = house_at("", postgresql), house_at("", postgresql)
        east, _ = await linked_tables(one)
        await one.open_table("west 1", "caribbean-stud", dealt="live", rules="vic", on="2004-08-01")
        await one.jackpot("open", system="west", tables=["west 1"], cost="1.00", seed=75_000, approved=True)
        await wagers(east)
        await other.learn(other.acts)
        with pytest.raises(Refused, match="a round is under way at east 1"):
            await other.jackpot("close", system="east", to={"west": None})
        await cards(east, PAIR)
        await other.jackpot("close", system="east", to={"west": None})
        assert not verify(one.store).wrong
        await one.stop()
        await other.stop()

    asyncio.run(tried())


def test_what_a_prize_meter_system_of_the_house_cannot_link(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.open_table("wheel", "roulette")
        await house.open_table("alone", "caribbean-stud", rules="vic", on="2004-08-01")
        for why, tables in (
            ("no table 'nowhere' is open", ["nowhere"]),
            ("no table of Caribbean stud", ["wheel"]),
            ("links 2 tables, not 1", ["alone", "wheel"]),
        ):
            with pytest.raises(BadInput, match=why):
                await house.jackpot("open", system="east", tables=tables, cost="1.00", approved=True)
        with pytest.raises(BadInput, match="allowed: open, close"):
            await house.jackpot("wagers", system="east", table="alone", amount="1.00")
        with pytest.raises(Refused, match=r"vic 25/1999 r11.3"):
            await house.jackpot("open", system="east", tables=["alone"], cost="1.00")
        assert not house.systems.jackpots.systems
        assert {each.day for each in house.store.entered()} <= {NOON.date().isoformat()}
        assert Account("jackpot", "east") not in house.store.accounts()
        await house.stop()

    asyncio.run(tried())


def test_a_wager_that_a_linked_table_took_and_the_meter_did_not_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, _ = await linked_tables(house)
        await wagers(one)
        assert isinstance(house.clock, HeldClock)
        house.clock.move_on(timedelta(seconds=1))
        monkeypatch.setattr(Linked, "heard", lambda *_: None)
        await cards(one, PAIR)
        assert "is not to the prize meter what it is at the table" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_wager_that_the_meter_counted_and_no_table_took_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        one, _ = await linked_tables(house)
        await wagers(one)
        monkeypatch.setattr(jackpot_tables, "entered", lambda *_: iter([("wagers", {"amount": "5.00"})]))
        await cards(one, PAIR)
        assert "is not to the prize meter what it is at the table" in verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())
