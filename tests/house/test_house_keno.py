"""The keno lounge of a house: tickets for people's own money, draws, winnings, in the one ledger and the one chain."""

import asyncio
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at

from houseway.errors import BadInput, Refused
from houseway.house.clock import HeldClock
from houseway.house.house import House, NotStored
from houseway.house.systems import CHAIN
from houseway.keno.accounts import CHIEF_EXECUTIVE, PRIZES, TO_PLAY, pool
from houseway.ledger.accounts import CAGE, carried, purse
from houseway.store.database import Away
from houseway.verify.house import verify

FIRST = list(range(1, 21))
NONE_OF_THEM = list(range(61, 81))
AT_A_WRITERS: dict[str, Any] = {"writer": "w1", "station": 2}


async def lounge(folder: Path) -> House:
    house = house_at(folder)
    await house.admit("ann", "player")
    await house.deposit("ann", 10_000)
    await house.keno("open")
    await house.keno("begin day")
    return house


def later(house: House, **by: int) -> None:
    assert isinstance(house.clock, HeldClock)
    house.clock.move_on(timedelta(**by))


def test_s217_1_s219_1_a_ticket_is_bought_drawn_and_paid_from_and_to_somebodys_own(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        start = house.held(CAGE)
        sold = await house.keno("sell", patron="ann", ways=["1-2-3"], stake="1.00", games=2, **AT_A_WRITERS)
        assert sold == {"ticket": 1, "first game": 1, "cost": 200}
        assert (house.held(purse("ann")), house.held(TO_PLAY)) == (9_800, 200)
        drawn = await house.keno("draw", numbers=FIRST)
        assert drawn == {"game": 1, "wagered": 100, "winners": [[1, 0, 4400]]}
        assert (house.held(PRIZES), house.held(CAGE) - start) == (4400, 100 - 4400)
        paid = await house.keno("pay", patron="ann", ticket=1, paid_in="chips", **AT_A_WRITERS)
        assert paid == {"ticket": 1, "paid": {"chips": 4400}}
        await house.keno("refund", patron="ann", ticket=1, **AT_A_WRITERS)
        assert (house.held(purse("ann")), house.held(carried("ann")), house.held(TO_PLAY)) == (9_900, 4400, 0)
        assert sum(house.store.balances().values()) == 0
        cites = {cite for each in house.store.entered(CHAIN) for cite in each.posting.cites}
        assert cites == {"qld s217(1)", "qld s219(1)", "qld s219(4)", "qld s219(7)", "qld s223(2)"}
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_the_lounge_is_there_again_after_a_restart_with_every_ticket_and_pool(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await house.keno("sell", patron="ann", ways=["1-2-3-4-5-6"], stake="2.00", jackpot=True, **AT_A_WRITERS)
        await house.keno("draw", numbers=NONE_OF_THEM)
        await house.keno("sell", patron="ann", ways=["1-2-3-4-5-6"], stake="2.00", jackpot=True, **AT_A_WRITERS)
        code = house.systems.lounge().tickets[2].code(house.systems.lounge().settings.key)
        await house.stop()
        again = house_at(tmp_path)
        keno = again.systems.lounge()
        assert keno.pools == {spots: again.held(pool(spots)) for spots in keno.pools}
        assert keno.pools[6] == 100_000 + 30
        assert keno.tickets[2].code(keno.settings.key) == code
        drawn = await again.keno("draw", numbers=FIRST)
        assert drawn["winners"] == [[2, 0, 100_000 + 60]]
        assert keno.pools[6] == again.held(pool(6)) == 100_000
        await again.keno("pay", patron="ann", ticket=code, paid_in="keno dollars")
        assert not verify(again.store).wrong
        await again.stop()

    asyncio.run(tried())


def test_s220_2_a_unpaid_winnings_leave_the_house_and_come_back_by_the_chief_executive(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await house.keno("sell", patron="ann", ways=["1-2-3"], stake="1.00", **AT_A_WRITERS)
        await house.keno("draw", numbers=FIRST)
        later(house, days=29)
        assert await house.keno("hand over") == {"cheque": 4400, "tickets": 1}
        assert (house.held(PRIZES), house.held(CHIEF_EXECUTIVE)) == (0, 4400)
        with pytest.raises(Refused, match=r"qld s220\(2\)"):
            await house.keno("pay", patron="ann", ticket=1, **AT_A_WRITERS)
        await house.keno("claim", patron="ann", ticket=1)
        assert (house.held(CHIEF_EXECUTIVE), house.held(purse("ann"))) == (0, 10_000 - 100 + 4400)
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_s222_by_the_houses_own_chance_and_with_what_was_reported(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await house.keno("sell", patron="ann", ways=["1-2-3"], stake="1.00", games=2, **AT_A_WRITERS)
        await house.keno("draw", events=[{"act": "device fails", "after": 7}])
        numbers = [house.systems.lounge().results[1]]
        await house.keno("draw")
        await house.stop()
        again = house_at(tmp_path)
        results = again.systems.lounge().results
        assert [results[1]] == numbers
        assert len({*results[2]}) == 20
        assert not verify(again.store).wrong
        await again.stop()

    asyncio.run(tried())


def test_what_cannot_be_done_or_paid_for_changes_nothing_and_is_not_stored(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        before, number = house.store.balances(), house.store.end(CHAIN).number
        sell: dict[str, Any] = {"patron": "ann", "ways": ["1-2-3"], **AT_A_WRITERS}
        for why, what, details in (
            ("is needed", "sell", {**sell, "stake": "100.00", "games": 2}),
            ("knows nobody", "sell", {**sell, "patron": "bob", "stake": "1.00"}),
            ("names its patron", "sell", {"ways": ["1-2-3"], "stake": "1.00"}),
            ("names no patron", "begin day", {"patron": "ann"}),
            ("a draw takes no 'drawing'; allowed: numbers, events, game", "draw", {"drawing": FIRST, "numbers": FIRST}),
            ("sell: 'stake'", "sell", sell),
            ("in words", "sell", {**sell, "stake": object()}),
            ("is not done at a keno lounge", "result", {}),
            ("already", "open", {}),
            (r"qld s219\(6\)", "pay", {"patron": "ann", "ticket": 9, **AT_A_WRITERS}),
            ("names with words", "draw", {"events": [5]}),
            ("event 1: says", "draw", {"events": [{"after": 7}]}),
            (r"qld s222\(12\)", "draw", {"events": [{"act": "generator fails", "after": 3}]}),
        ):
            with pytest.raises((BadInput, Refused), match=why):
                await house.keno(what, **details)
        assert (house.store.balances(), house.store.end(CHAIN).number) == (before, number)
        assert not house.systems.lounge().tickets
        assert not house.systems.lounge().closed
        assert await house.keno("sell", **sell, stake="1.00") == {"ticket": 1, "first game": 1, "cost": 100}
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_ticket_with_the_same_id_is_sold_once_and_told_again(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        sell: dict[str, Any] = {"patron": "ann", "ways": ["1-2-3"], "stake": "1.00", **AT_A_WRITERS}
        first = await house.keno("sell", "one", **sell)
        assert await house.keno("sell", "one", **sell) == first
        await house.stop()
        again = house_at(tmp_path)
        assert await again.keno("sell", "one", **sell) == first
        assert again.held(purse("ann")) == 9_900
        await again.stop()

    asyncio.run(tried())


def test_a_store_that_goes_away_as_a_ticket_is_sold_is_told_and_the_lounge_is_as_it_was_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> Any:
        raise Away("it is being started again")

    async def tried() -> None:
        house = await lounge(tmp_path)
        bought: dict[str, Any] = {"patron": "ann", "ways": ["1-2-3"], "stake": "1.00", **AT_A_WRITERS}
        for lost in (["append", "seeds"], ["append", "after"]):  # what it is asked for, as it goes
            with monkeypatch.context() as store:
                for name in lost:
                    store.setattr(house.store, name, away)
                for _ in range(2):
                    with pytest.raises(NotStored, match="does not answer; ask again with the same id"):
                        await house.keno("sell", "the one", **bought)
        sold = await house.keno("sell", "the one", **bought)
        assert sold == {"ticket": 1, "first game": 1, "cost": 100}
        assert house.held(purse("ann")) == 9_900
        await house.stop()

    asyncio.run(tried())
