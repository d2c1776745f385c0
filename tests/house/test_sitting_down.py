"""Whoever sits down brings what the table takes: chips that they carry, and from the purse what is missing of it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at

from houseway.errors import BadInput, Refused
from houseway.games import GAMES
from houseway.house.arrivals import SatDown, join, offered
from houseway.house.house import House
from houseway.house.tables.buy_in import USUAL
from houseway.ledger.accounts import carried, purse
from houseway.money import Cents
from houseway.verify.house import verify

AT = "table 1"
Plays = Callable[[House], Awaitable[None]]


def tried(folder: Path, game: str, money: Cents, chips: Cents, play: Plays, **how: Any) -> None:
    """Ann has so much in the purse and in chips, and bob plenty; in the end everything balances."""

    async def all_of_it() -> None:
        house = house_at(folder)
        await house.open_table(AT, game, **how)
        for who, has, carries in (("ann", money, chips), ("bob", 5_000_00, 0)):
            await house.admit(who, "player")
            await house.deposit(who, has + carries)
            if carries:
                await house.buy_in(who, carries)
        await play(house)
        await house.store.drain()
        found = verify(house.store)
        assert not found.wrong, found.wrong
        await house.stop()

    asyncio.run(all_of_it())


async def has(house: House, who: str = "ann") -> tuple[Cents, Cents, Cents]:
    """In the purse, carried, and at the table."""
    money, chips = await house.holds(purse(who), carried(who))
    person = house.tables[AT].running.table.people.get(who)
    return money, chips, person.purse.value if person is not None else 0


@pytest.mark.parametrize("game", GAMES)
def test_whoever_carries_odd_chips_sits_down_with_what_is_usual_at_every_game(game: str, tmp_path: Path) -> None:
    async def play(house: House) -> None:
        sat = await join(house, AT, "ann", "sit", None, "sits")
        assert sat == SatDown(USUAL, 467_50)
        assert sat.says == "You sit down with $500.00; $467.50 of it from your purse"
        assert await has(house) == (1_032_50, 0, USUAL)

    tried(tmp_path, game, 1_500_00, 32_50, play)


@pytest.mark.parametrize(
    ("game", "money", "chips", "brings", "left"),
    [
        ("tri-chro", 0, 32_50, 32_00, (0, 50)),  # its smallest chip is $1: what does not fit stays with its owner
        ("roulette", 0, 1_000_00, 500_00, (0, 500_00)),
        ("roulette", 100_00, 100_00, 200_00, (0, 0)),
        ("sic-bo", 1, 499_99, 500_00, (0, 0)),
    ],
)
def test_nobody_brings_more_than_they_have_nor_what_the_table_does_not_take(
    game: str, money: Cents, chips: Cents, brings: Cents, left: tuple[Cents, Cents], tmp_path: Path
) -> None:
    async def play(house: House) -> None:
        assert (await join(house, AT, "ann", "sit", None, None)).chips == brings
        assert await has(house) == (*left, brings)

    tried(tmp_path, game, money, chips, play)


def test_one_may_choose_how_much(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        assert (await offered(house, AT, "ann"))._asdict() == {
            "least": 1_00, "usual": 500_00, "most": 1_532_00, "step": 1_00,
        }  # fmt: skip
        for chips in (0, 33_50, 1_533_00):
            with pytest.raises(BadInput, match=r"allowed: \$1\.00 to \$1532\.00, in steps of \$1\.00"):
                await join(house, AT, "ann", "sit", chips, None)
        assert await has(house) == (1_500_00, 32_50, 0)
        assert await join(house, AT, "ann", "sit", 20_00, None) == SatDown(20_00, 0)
        assert await has(house) == (1_500_00, 12_50, 20_00)

    tried(tmp_path, "tri-chro", 1_500_00, 32_50, play)


def test_the_same_id_is_the_same_sitting_down_and_buys_nothing_more(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        for bought in (467_50, 0):
            assert await join(house, AT, "ann", "sit", None, "sits") == SatDown(500_00, bought)
        assert await has(house) == (1_032_50, 0, 500_00)
        with pytest.raises(BadInput, match="given to something else"):
            await join(house, AT, "ann", "sit", 20_00, "sits")

    tried(tmp_path, "roulette", 1_500_00, 32_50, play)


def test_where_there_is_no_room_nothing_is_bought(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        await join(house, AT, "bob", "sit", None, None, seat=3)
        with pytest.raises(BadInput, match="seat 3 at table 1 is bob's; free are"):
            await join(house, AT, "ann", "sit", None, None, seat=3)
        await join(house, AT, "ann", "sit", None, None)
        with pytest.raises(Refused, match="at the table already"):
            await join(house, AT, "ann", "sit", None, None)
        assert await has(house) == (1_032_50, 0, 500_00)

    tried(tmp_path, "mini-baccarat", 1_500_00, 32_50, play)


def test_whoever_has_too_little_is_told_how_much_it_takes(tmp_path: Path) -> None:
    async def play(house: House) -> None:
        with pytest.raises(BadInput, match=r"one sits down with \$1\.00 or more, and you have \$0\.50"):
            await join(house, AT, "ann", "sit", None, None)

    tried(tmp_path, "tri-chro", 0, 50, play)
