"""The keno lounge by the clock: what is due follows from what was done there, and each game is drawn once."""

import asyncio
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import NOON, house_at
from support.linked_tables import PAIR, cards, linked_tables, wagers

from houseway.errors import BadInput
from houseway.house.attendant import Attendant
from houseway.house.clock import HeldClock
from houseway.house.demonstration import LINKED, PRIZE_METER, furnish
from houseway.house.house import House
from houseway.house.lounge_hours import EMPTY
from houseway.house.pit import Pit
from houseway.ledger.accounts import purse
from houseway.verify.house import verify

TICKET: dict[str, Any] = {"patron": "ann", "ways": ["1-2-3"], "stake": "1.00"}


async def lounge(folder: Path, database: str | None = None, **hours: int) -> House:
    house = house_at(folder, database)
    await house.admit("ann", "player")
    await house.deposit("ann", 10_000)
    await house.keno("open")
    await house.keno("set hours", **{"draws": 60, "quiet": 300} | hours)  # type: ignore[arg-type]
    return house


async def goes_by(house: House, until: datetime) -> None:
    pit, clock = Pit(house), house.clock
    assert isinstance(clock, HeldClock)
    while (due := await pit.tick()) is not None and due <= until:
        assert due > clock.at, "time goes on"
        clock.at = due
    clock.at = until


def moments(house: House) -> list[datetime]:
    return [at for _, at in house.systems.lounge().drawn.values()]


def after(**by: int) -> datetime:
    return NOON + timedelta(**by)


def test_s210_s222_a_day_begins_and_games_are_drawn_seldom_while_nobody_has_a_ticket(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await goes_by(house, after(minutes=16))
        assert moments(house) == [after(minutes=5), after(minutes=10), after(minutes=15)]
        await house.stop()

    asyncio.run(tried())


def test_an_empty_lounge_waits_for_a_ticket_after_some_games_and_days_go_on(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await goes_by(house, after(hours=30))
        assert moments(house) == [after(minutes=5 * game) for game in range(1, EMPTY + 1)]
        system = house.systems.lounge()
        assert system.day is not None
        assert system.day.opens == after(hours=24)
        await house.keno("sell", **TICKET)
        await goes_by(house, after(hours=30, minutes=7))
        assert moments(house)[EMPTY:] == [after(hours=30, minutes=1), after(hours=30, minutes=6)]
        await house.stop()

    asyncio.run(tried())


def test_so_long_after_the_first_ticket_of_a_game_and_a_restart_goes_on_with_it(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await goes_by(house, after(seconds=100))
        await house.keno("sell", **TICKET, games=2)
        await goes_by(house, after(seconds=130))
        await house.keno("sell", **TICKET)
        await house.stop()
        again = house_at(tmp_path)
        again.clock.at = after(seconds=140)  # type: ignore[attr-defined]
        await goes_by(again, after(seconds=600))
        assert moments(again) == [after(seconds=160), after(seconds=220), after(seconds=520)]
        assert not verify(again.store).wrong
        await again.stop()

    asyncio.run(tried())


def test_s210_the_game_that_is_open_at_the_days_end_is_drawn_and_another_day_begins(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path, quiet=24 * 3600)
        await goes_by(house, after(hours=23, minutes=59, seconds=30))
        await house.keno("sell", **TICKET, games=2)
        await goes_by(house, after(hours=24, minutes=2))
        system = house.systems.lounge()
        games = [(str(game), at) for game, at in system.drawn.values()]
        assert games == [
            ("game 1 of keno day 2004-08-01", after(hours=24)),
            ("game 1 of keno day 2004-08-02", after(hours=24, minutes=1)),
        ]
        assert system.day is not None
        assert (system.day.opens, system.number) == (after(hours=24), 2)
        assert not verify(house.store).wrong
        await house.stop()

    asyncio.run(tried())


def test_a_draw_that_names_its_game_is_made_once_whoever_is_quicker(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        await house.keno("begin day")
        await asyncio.gather(*(house.keno("draw", "the same id", game=1) for _ in range(3)))
        assert house.systems.lounge().game == 2
        with pytest.raises(BadInput, match="drawn already"):
            await house.keno("draw", game=1)
        assert house.systems.lounge().game == 2
        await house.stop()

    asyncio.run(tried())


def test_what_is_no_hours_of_a_lounge_and_a_lounge_that_people_draw_at(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await lounge(tmp_path)
        for why, details in (("no hours called 'often'", {"often": 5}), ("whole number of seconds", {"draws": -1})):
            with pytest.raises(BadInput, match=why):
                await house.keno("set hours", **details)  # type: ignore[arg-type]
        await house.keno("set hours", draws=0)
        await goes_by(house, after(days=2))
        assert (moments(house), house.systems.lounge().day) == ([], None)
        await house.stop()

    asyncio.run(tried())


def test_the_demonstration_house_has_a_lounge_and_two_tables_that_share_a_prize_meter(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await furnish(house)
        assert house.systems.hours.by_the_clock
        system = house.systems.jackpots.system(PRIZE_METER)
        assert (system.tables, system.open, system.meter.shown) == (LINKED, True, 75_000_00)
        await house.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_two_processes_that_both_look_after_the_lounge_draw_each_game_once(postgresql: str) -> None:
    async def tried() -> None:
        one = await lounge(Path(), postgresql)
        other = house_at("", postgresql)
        houses = (one, other)
        for minutes in range(16):
            for house in houses:
                house.clock.at = after(minutes=minutes)  # type: ignore[attr-defined]
            await asyncio.gather(*(Attendant(house).goes_on() for house in houses))
            for house in houses:
                house.catch_up(house.acts)
        assert [moments(house) for house in houses] == 2 * [[after(minutes=5), after(minutes=10), after(minutes=15)]]
        assert not verify(one.store).wrong
        for house in houses:
            await house.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_tickets_that_two_processes_sell_at_once_have_numbers_of_their_own(postgresql: str) -> None:
    async def tried() -> None:
        one = await lounge(Path(), postgresql)
        await one.keno("begin day")
        other = house_at("", postgresql)
        sold = await asyncio.gather(*(house.keno("sell", **TICKET) for _ in range(5) for house in (one, other)))
        assert sorted(each["ticket"] for each in sold) == list(range(1, 11))
        assert one.held(purse("ann")) == 9_000
        assert not verify(one.store).wrong
        await one.stop()
        await other.stop()

    asyncio.run(tried())


@pytest.mark.long
def test_a_linked_table_goes_on_where_another_process_sold_a_ticket_in_the_meantime(postgresql: str) -> None:
    async def tried() -> None:
        one = await lounge(Path(), postgresql)
        await one.keno("begin day")
        table, _ = await linked_tables(one)
        other = house_at("", postgresql)
        await wagers(table)
        await other.keno("sell", **TICKET)
        await cards(table, PAIR)
        assert one.systems.jackpots.system("east").meter.shown == 75_000_23
        assert len(one.systems.lounge().tickets) == 1
        assert not (found := verify(one.store)).wrong, found.wrong
        await one.stop()
        await other.stop()

    asyncio.run(tried())
