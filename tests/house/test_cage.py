"""People, the cage and the gaming day: money comes in, becomes chips, and leaves again."""

import asyncio
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from support.house import NOON, Play, house_at, seated

from houseway.errors import BadInput
from houseway.house.clock import HeldClock
from houseway.house.people import Member, acts_as, member
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import CAGE, OUTSIDE, at_table, carried, purse
from houseway.ledger.gaming_day import gaming_day
from houseway.verify.house import verify


def test_money_becomes_chips_and_money_again(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit("ann", "player")
        await house.deposit("ann", 10_050)
        await house.buy_in("ann", 10_050)
        assert (house.held(purse("ann")), house.held(carried("ann")), house.held(CAGE)) == (0, 10_050, 0)
        assert await house.colour_up("ann") == {10_000: 1, 50: 1}
        await house.cash_out("ann", 10_050)
        await house.withdraw("ann", 10_050)
        assert set(house.store.balances().values()) == {0}
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_nobody_takes_out_more_than_they_have(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit("ann", "player")
        await house.deposit("ann", 100)
        for does in (house.buy_in, house.withdraw, house.cash_out):
            with pytest.raises(BadInput, match="is needed"):
                await does("ann", 101)
        for amount in (0, -5):
            with pytest.raises(BadInput, match="above nought"):
                await house.deposit("ann", amount)
        for nobody in (house.deposit("bob", 100), house.colour_up("bob"), house.sit("wheel", "bob", 100)):
            with pytest.raises(BadInput, match="knows nobody"):
                await nobody
        with pytest.raises(BadInput, match="no table 'wheel' is open; there are none"):
            await house.sit("wheel", "ann", 100)
        assert house.store.end(0).number == 2
        await house.stop()

    asyncio.run(tried())


def test_a_deposit_with_the_same_id_is_made_once(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit("ann", "player")
        for _ in range(3):
            await house.deposit("ann", 100, "one")
        assert house.held(purse("ann")) == 100
        await house.stop()
        again = house_at(tmp_path)
        await again.deposit("ann", 100, "one")
        assert again.held(purse("ann")) == 100
        assert again.people["ann"].role.value == "player"
        await again.stop()

    asyncio.run(tried())


def test_a_tables_float_drop_and_commission_are_told_by_gaming_day(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        clock = house.clock
        assert isinstance(clock, HeldClock)
        table = await seated(house, "wheel", "roulette")
        await house.move_float("fill", "wheel", 500_000)
        await table.act("wheel bot 1", "buy chips", {"amount": 5_000})
        await house.move_float("count", "wheel", 5_000)
        today = house.store.balances(NOON.date())
        assert today[at_table("float", "wheel")] == 495_000
        assert (today[at_table("drop", "wheel")], today[CAGE]) == (0, 5_000 - 500_000)
        clock.move_on(timedelta(days=1))
        await Play(table, 1).rounds(1)
        assert house.store.balances(NOON.date()) == house.store.balances(before=date(2004, 8, 2)) == today
        tomorrow = house.store.moved(date(2004, 8, 2))
        assert tomorrow
        assert not any({CAGE, OUTSIDE} & {*pair} for pair in tomorrow)
        with pytest.raises(BadInput, match="there is no table"):
            await house.move_float("fill", "nowhere", 5)
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("at", "day"),
    [
        (datetime(2004, 8, 1, 5, 59, 59), date(2004, 7, 31)),
        (datetime(2004, 8, 1, 6), date(2004, 8, 1)),
        (datetime(2004, 8, 2, 2), date(2004, 8, 1)),
    ],
)
def test_a_gaming_day_begins_at_six_in_the_morning(at: datetime, day: date) -> None:
    assert gaming_day(at) == day


@pytest.mark.parametrize(("name", "role"), [("", "player"), (" ann", "player"), ("a\n", "guest"), ("ann", "king")])
def test_a_name_is_printable_and_a_role_is_one_of_the_house(name: str, role: str) -> None:
    with pytest.raises(BadInput, match=r"allowed: player, guest|is no name"):
        member(name, role)


def test_staff_act_under_their_role_and_players_under_their_own_name(tmp_path: Path) -> None:
    async def tried() -> HouseTable:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette")
        await house.stop()
        return table

    table = asyncio.run(tried()).running.table

    def named(who: Member) -> str:
        return acts_as(who, table)

    assert named(member("kim", "dealer")) == "dealer"
    assert named(member("kim", "floor manager")) in ("floor manager", "game supervisor")
    assert named(member("wheel bot 1", "player")) == "wheel bot 1"
    for name, role in (("ann", "player"), ("ann", "administrator"), ("dealer", "player"), ("inspector", "guest")):
        with pytest.raises(BadInput, match=r"is not at wheel|nothing to do"):
            named(member(name, role))


def test_a_table_is_closed_once_everybody_has_left_and_its_name_is_not_given_again(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        table = await seated(house, "wheel", "roulette", 1)
        with pytest.raises(BadInput, match="they leave first"):
            await table.close()
        await table.act("wheel bot 1", "leave")
        await table.close()
        with pytest.raises(BadInput, match="is closed"):
            await table.act("dealer", "spin the ball")
        assert not verify(house.store).wrong
        await house.stop()
        again = house_at(tmp_path)
        assert not again.tables
        with pytest.raises(BadInput, match="a name is given once"):
            await again.open_table("wheel", "roulette")
        await again.stop()

    asyncio.run(tried())


def test_whoever_goes_away_while_it_is_stored_leaves_the_house_in_order(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.admit("ann", "player")
        await house.keno("open")
        await house.keno("begin day")
        for act in (
            house.deposit("ann", 500, "one"),
            house.keno("sell", "two", patron="ann", ways=["1-2-3"], stake="1.00", writer="w1"),
        ):
            gone = asyncio.create_task(act)
            for _ in range(3):
                await asyncio.sleep(0)
            gone.cancel()
            with pytest.raises(asyncio.CancelledError):
                await gone
        await house.deposit("ann", 500, "one")
        sell = {"patron": "ann", "ways": ["1-2-3"], "stake": "1.00", "writer": "w1"}
        assert (await house.keno("sell", "two", **sell))["ticket"] == 1
        assert house.held(purse("ann")) == house.store.balances()[purse("ann")] == 400
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())
