"""Wagers that are laid as one: those of the last round again, twice what lies, a first one; all of it or nothing."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.gold import golden, yours
from support.house import house_at

from houseway.errors import BadInput, Refused
from houseway.house.house import House
from houseway.house.people import Member
from houseway.house.tables.chip import became
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Choice
from houseway.play.codec import Data
from houseway.verify.house import verify

AT = "table 1"


async def seated(
    folder: Path, game: str, *more: str, chips: int = 50_000, **how: Any
) -> tuple[House, HouseTable, Member]:
    """Ann sits there, and whoever comes after her."""
    house = house_at(folder)
    table = await house.open_table(AT, game, **how)
    for who in ("ann", *more):
        await house.admit(who, "player")
        await house.deposit(who, chips)
        await house.buy_in(who, chips)
        await house.sit(AT, who, chips)
    return house, table, house.people["ann"]


def tried(folder: Path, does: Callable[[Path], Awaitable[House]]) -> None:
    async def all_of_it() -> None:
        house = await does(folder)
        await house.store.drain()
        found = verify(house.store)
        assert not found.wrong, found.wrong
        await house.stop()

    asyncio.run(all_of_it())


def lie(table: HouseTable, who: str = "ann") -> dict[str, int]:
    return {
        f"{each.wager.name} {each.selection}": each.stake for each in table.running.table.placed if each.person == who
    }


def offered(table: HouseTable, who: Member, lays: str) -> Data | None:
    return next((each for each in yours(table, who) if each.get("lays") == lays), None)


async def lays(table: HouseTable, on: str, selection: str, stake: int) -> None:
    await table.act("ann", "wager", {"on": on, "selection": selection, "stake": stake})


async def spins(table: HouseTable, number: int) -> None:
    """At a live table the ball comes to rest there, and all is settled; then wagers are open again."""
    for act in ("spin the ball", "no more bets"):
        await table.act("dealer", act)
    await table.comes("ball", number)
    await table.act("dealer", "place the crown")


def test_again_lays_what_lies_there_no_more_winners_stay_and_losers_come_back(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "roulette", dealt="live")
        await lays(table, "red", "red", 500)
        await lays(table, "straight up", "17", 200)
        await lays(table, "odd", "odd", 1_000)
        await spins(table, 19)  # red and odd: both stay where they are
        assert lie(table) == {"red red": 500, "odd odd": 1_000}
        told = {"who": "ann", "lays": "again", "sum": "2.00", "says": "straight up 17"}
        assert offered(table, ann, "again") == told | {"under": "qld s135", "ordinary": False}
        await table.lay_together("ann", "again", "one id")
        assert lie(table) == {"red red": 500, "odd odd": 1_000, "straight up 17": 200}
        assert offered(table, ann, "again") is None
        before = table.chain.number
        await table.lay_together("ann", "again", "one id")
        assert table.chain.number == before, "the same id is the same act"
        return house

    tried(tmp_path, play)


def test_a_round_without_a_wager_of_ones_own_is_not_the_one_that_is_wagered_again(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "roulette", "bob", dealt="live")
        await lays(table, "black", "black", 700)
        await lays(table, "red", "red", 500)
        await table.act("ann", "withdraw", {"on": "red", "selection": "red"})
        for _ in range(2):
            await spins(table, 19)
        again = offered(table, ann, "again")
        assert again is not None
        assert (again["sum"], again["says"], again["ordinary"]) == ("7.00", "black", True)
        await house.stop()
        house = house_at(folder)  # after a restart, too
        assert offered(house.tables[AT], house.people["ann"], "again") == again
        await house.tables[AT].lay_together("ann", "again")
        assert lie(house.tables[AT]) == {"black black": 700}
        assert offered(house.tables[AT], house.people["ann"], "again") is None
        assert house.tables[AT].running.wagered.keys() == {"ann"}
        return house

    tried(tmp_path, play)


def test_s167_what_may_not_be_made_now_is_not_laid_again_a_spinners_wager_is_the_spinners(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "two-up", "bob", dealt="live")
        spinners = table.running.game.wager_named["spinner's wager on heads"]
        made = (("heads", "heads", 5_00, ""), (spinners.name, spinners.selections[0], 10_00, ""))
        table.running.wagered = {**table.running.wagered, "ann": made}
        told = offered(table, ann, "again")
        assert told is not None
        assert (told["sum"], told["says"]) == ("5.00", "heads")
        await table.lay_together("ann", "again")
        assert lie(table) == {"heads heads": 5_00}
        assert offered(table, ann, "again") is None
        return house

    tried(tmp_path, play)


def test_double_doubles_everything_that_lies_or_nothing(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "roulette", dealt="live")
        most = table.running.table.sign.limits["straight up"].maximum
        await lays(table, "red", "red", 500)
        await lays(table, "straight up", "17", 300)
        told = offered(table, ann, "double")
        assert told is not None
        assert (told["sum"], told["says"]) == ("8.00", "2 wagers")
        await table.lay_together("ann", "double")
        assert lie(table) == {"red red": 1_000, "straight up 17": 600}
        await lays(table, "straight up", "17", most - 600)
        before, purse = table.chain.number, table.running.table.people["ann"].purse.value
        with pytest.raises(Refused, match="maximum"):
            await table.lay_together("ann", "double")
        assert lie(table) == {"red red": 1_000, "straight up 17": most}
        assert table.running.table.people["ann"].purse.value == purse
        assert table.chain.number == before, "nothing of it has happened"
        return house

    tried(tmp_path, play)


def test_what_one_cannot_pay_for_is_refused_with_both_sums(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "roulette", dealt="live", chips=2_000)
        await lays(table, "black", "black", 1_500)
        assert offered(table, ann, "double") is None
        with pytest.raises(BadInput, match=r"that comes to \$15\.00, and you hold \$5\.00 at table 1"):
            await table.lay_together("ann", "double")
        with pytest.raises(BadInput, match="nothing is left to be wagered again"):
            await table.lay_together("ann", "again")
        return house

    tried(tmp_path, play)


@pytest.mark.parametrize(("chip", "stake"), [(500, 600), (1_000, 900), (2_500, 2_400), (600, 600)])
def test_a_chip_becomes_the_closest_sum_that_may_be_laid_and_that_is_told(
    chip: int, stake: int, tmp_path: Path
) -> None:
    async def play(folder: Path) -> House:
        house, table, _ = await seated(folder, "craps")
        await table.ready("ann")  # nobody shoots yet
        await table.act("ann", "accept the dice")
        answer = await table.lay("ann", ("place bet to win", "6"), chip)
        assert lie(table)["place bet to win 6"] == stake
        told = became(answer.events, chip)
        assert told == ("" if chip == stake else f"${chip // 100}.00 on place bet to win 6 becomes ${stake // 100}.00, "
                        "the closest that may be laid there")  # fmt: skip
        return house

    tried(tmp_path, play)


def test_s116_1_commission_that_is_paid_with_a_chip_is_told(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, _ = await seated(folder, "craps")
        await table.ready("ann")
        await table.act("ann", "accept the dice")
        answer = await table.lay("ann", ("buy bet", "4"), 2_000)
        assert became(answer.events, 2_000) == "$1.00 commission is paid with buy bet 4"
        return house

    tried(tmp_path, play)


def test_golden_is_a_wager_then_that_one_needs_no_more_time_and_never_a_second_chip(tmp_path: Path) -> None:
    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "sic-bo")
        first = golden(table, ann)
        assert first is not None
        assert (first["lays"], first["sum"], first["says"]) == ("first", "5.00", "small")
        await table.lay_together("ann", "first")
        then = golden(table, ann)
        assert then is not None
        assert (then["ready"], then["says"]) == (True, "no more bets")
        assert [each["lays"] for each in yours(table, ann) if "lays" in each] == ["double"]
        return house

    tried(tmp_path, play)


def test_what_one_wagered_last_is_golden_where_the_shooter_owes_some_of_it(tmp_path: Path) -> None:
    """Throwing again asks for a win bet, and that one is among them."""

    async def play(folder: Path) -> House:
        house, table, ann = await seated(folder, "craps", dealt="live")
        await table.act("stickperson", "wait for a shooter")
        await table.act("ann", "accept the dice")
        await lays(table, "win bet", "win bet", 1_000)
        await lays(table, "field bet", "field bet", 500)
        await table.act("ann", "throw the dice")
        await table.comes("roll", "4-3")
        await table.act("stickperson", "call the throw", {"total": 7})
        while (round_ := table.running.round) is not None and isinstance(ask := round_.ask, Choice):
            await table.act(next(iter(round_.named(ask))), ask.ordinary)
        first, again = offered(table, ann, "first"), offered(table, ann, "again")
        assert first is None, "it is among the others"
        assert again is not None
        assert (again["sum"], again["ordinary"]) == ("15.00", True)
        return house

    tried(tmp_path, play)
