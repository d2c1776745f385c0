"""The windows of the cage: what is done at a counter belongs to the shift in which it was done, however fast one
follows on the other; and what may be counted."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at

from houseway.errors import BadInput
from houseway.house.actor import acting
from houseway.house.house import House
from houseway.house.windows import (
    Shift,
    checked_chips,
    close_window,
    closed_shifts,
    counting,
    in_drawer,
    open_shifts,
    open_window,
    shift_of,
    take_count,
)
from houseway.store.cage_events import BuyIn, CashOut, Count, CountTaken, Deposit, Fill, Withdrawal
from houseway.store.events import Event

DRAWER = {"100.00": 4, "0.05": 1}, {"25.00": 8}


@pytest.mark.parametrize(
    ("event", "cash", "chips"),
    [
        (Deposit("ann", 5_00), 5_00, 0), (Withdrawal("ann", 5_00), -5_00, 0),
        (BuyIn("ann", 5_00), 0, -5_00), (BuyIn("", 5_00), 5_00, -5_00),
        (CashOut("ann", 5_00), 0, 5_00), (CashOut("", 5_00), -5_00, 5_00),
        (Fill("wheel", 5_00), 0, 0),
    ],
)  # fmt: skip
def test_what_an_act_brings_into_a_drawer(event: Event, cash: int, chips: int) -> None:
    assert in_drawer(event) == (cash, chips)


async def staffed(folder: Path) -> House:
    house = house_at(folder)
    for name, role in (("cid", "cashier"), ("cat", "cashier"), ("ann", "player")):
        await house.admit(name, role)
    return house


def amounts(shift: Shift | None) -> list[int]:
    assert shift is not None
    return [cash for _, cash, _ in shift.moved]


def test_shifts_that_follow_on_one_another_in_one_second_have_each_their_own(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await staffed(tmp_path)
        cid, cat = house.people["cid"], house.people["cat"]
        with acting(cid):
            await house.deposit("ann", 1_00)
            for amount in (2_00, 3_00):
                await open_window(house, "one", *DRAWER)
                await house.deposit("ann", amount)
                with acting(cat):
                    await house.deposit("ann", 9_00)
                assert amounts(shift_of(house.store, "cid")) == [amount]
                assert shift_of(house.store, "cat") is None
                found = await close_window(house, *DRAWER)
                assert (found.cash_expected, found.chips_expected) == (400_05 + amount, 200_00)
                assert sum(found.variances) == -amount
            await house.deposit("ann", 4_00)
            await open_window(house, "one", *DRAWER)
        assert [each.person for each in open_shifts(house.store)] == ["cid"]
        at = house.clock.now()
        before, after = ((at + timedelta(seconds=n)).isoformat() for n in (-1, 1))
        now = at.isoformat()
        assert [amounts(each) for each in closed_shifts(house.store, now, after)] == [[2_00], [3_00]]
        assert [each.closed is not None for each in closed_shifts(house.store, before, after)] == [True, True]
        assert closed_shifts(house.store, before, now) == closed_shifts(house.store, after, "9999") == []
        await house.stop()

    asyncio.run(tried())


def test_a_window_is_one_persons_and_nobody_has_two(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await staffed(tmp_path)
        with acting(house.people["cid"]):
            with pytest.raises(BadInput, match="cid has no window open"):
                await close_window(house, {}, {})
            await open_window(house, "one", {}, {})
            with pytest.raises(BadInput, match="cid has one already"):
                await open_window(house, "two", {}, {})
        with acting(house.people["cat"]):
            with pytest.raises(BadInput, match="cid has one; it is closed first"):
                await open_window(house, "one", {}, {})
            await open_window(house, "two", {}, {})
        assert [each.person for each in open_shifts(house.store)] == ["cid", "cat"]
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("chips", "amount", "kept"),
    [
        ({}, 5_00, {}),
        ({"5.00": 1}, 5_00, {"5.00": 1}),
        ({"1.00": 5, "5.00": 1, "25.00": 0}, 10_00, {"5.00": 1, "1.00": 5}),
        ({"1.00": 1_000_000}, 1_000_000_00, {"1.00": 1_000_000}),
        ({"1.00": 1_000_001}, 1_000_001_00, "of each worth there are 0 to 1000000, not 1000001"),
        ({"1.00": -1, "5.00": 1}, 4_00, "of each worth there are 0 to 1000000, not -1"),
        ({"1.00": True}, 1_00, "of each worth"),
        ({"1.00": 1.0}, 1_00, "of each worth"),
        ({"3.00": 1}, 3_00, "there is no chips of '3.00'"),
        ({"5.00": 1}, 6_00, r"these chips make \$5.00, and not \$6.00"),
    ],
)
def test_what_may_be_counted(chips: dict[str, Any], amount: int, kept: dict[str, int] | str) -> None:
    if isinstance(kept, str):
        with pytest.raises(BadInput, match=kept):
            checked_chips(chips, amount)
    else:
        assert list(checked_chips(chips, amount).items()) == list(kept.items())


def test_a_drop_box_is_counted_when_two_people_came_to_the_same_whatever_a_third_said(tmp_path: Path) -> None:
    """Against what was in it when the first of them began."""

    async def tried() -> None:
        house = await staffed(tmp_path)
        await house.admit("cy", "count")
        wheel = await house.open_table("wheel", "roulette", dealt="live")
        for step in (house.deposit, house.buy_in):
            await step("ann", 200_00)
        await house.sit("wheel", "ann", 100_00)
        said = list[tuple[Any, ...]]()

        async def counts(who: str, amount: int, drops: int = 0) -> None:
            if drops:
                await house.deposit("ann", drops)
                await wheel.act("ann", "buy chips", {"amount": drops})
            with acting(house.people[who]):
                first, *rest = await take_count(house, "wheel", amount)
            assert isinstance(first, CountTaken)
            made = [(each.amount, each.expected, each.counted_by) for each in rest if isinstance(each, Count)]
            said.append((first.differs_from, *made))

        with pytest.raises(BadInput, match="nothing was dropped at wheel since it was counted last"):
            await counts("cid", 0)
        await counts("cid", 50_00, drops=60_00)
        await counts("cid", 51_00)
        await counts("cat", 60_00, drops=5_00)
        assert {table: stored.person for table, stored in counting(house.store).items()} == {"wheel": "cat"}
        await counts("cy", 51_00)
        assert said == [(None,), (None,), (51_00,), (None, (51_00, 60_00, ("cid", "cy")))]
        assert counting(house.store) == {}
        await counts("cy", 51_00)
        assert said[-1] == (None,), "the next count begins"
        await house.stop()

    asyncio.run(tried())
