"""Tables of every game are opened, configured and closed; the law refuses what it refuses, and notice is kept."""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from support.house import house_at, seated
from support.sessions import EVERY

from houseway.errors import BadInput, NotHeld, Refused
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.house.pit import Pit
from houseway.house.tables.bots import admit_bot
from houseway.house.tables.setup import (
    close_table,
    open_as,
    read_limits,
    require_increments,
    set_limits,
    texts,
)
from houseway.house.tables.table import standing
from houseway.house.tables.task import HouseTable
from houseway.ledger.accounts import CAGE, at_table
from houseway.play.acts import Field
from houseway.play.game import Game
from houseway.rulebook import moment
from houseway.store.codec import written as text
from houseway.verify.house import verify

NOTICED = [name for name, game in EVERY.items() if game.notice_under is not None]


def under(game: Game[Any]) -> dict[str, Any]:
    return {"rules": game.rules, "on": moment(game.since), "variant": game.variant}


def values(field: Field) -> Iterator[object]:
    """What somebody might set."""
    match field.kind:
        case "yes":
            yield from (True, "no")
        case "whole":
            yield from {field.least, (field.least + field.most) // 2, field.most}
        case "choice":
            yield from map(str, field.choices)
        case "money":
            yield from ("100", 500)
        case "text":
            yield "another"


def stands(house: House) -> dict[str, str]:
    return {name: text(standing(table.running.table)) for name, table in house.tables.items()}


@pytest.mark.parametrize("name", EVERY)
def test_every_setting_of_a_game_is_taken_or_refused_and_is_there_after_a_restart(name: str, tmp_path: Path) -> None:
    game = EVERY[name]

    async def tried() -> None:
        house, how = house_at(tmp_path), under(game)
        await open_as(house, "usual", game.name, **how)
        for field in [field for field in game.settings if field.kind != "made"]:
            for value in values(field):
                with suppress(Refused, BadInput):
                    await open_as(house, f"{field.name} {value}", game.name, settings={field.name: value}, **how)
        before = stands(house)
        assert not (found := verify(house.store)).wrong, found.wrong
        await house.stop()
        again = house_at(tmp_path)
        assert stands(again) == before
        await again.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("game", "how", "says"),
    [
        ("blackjack", {"settings": {"decks": 1}}, "qld s16"),
        ("wheel-of-fortune", {"variant": {"spaces": 51}}, "qld s1"),
        ("mini-dice", {"limits": {"field": (0, 500)}}, "qld s5"),
        ("manila", {"limits": {"bet": (500, 1000)}}, "qld s273"),
    ],
)
def test_a_table_that_the_law_does_not_allow_is_refused_with_its_provision(
    game: str, how: dict[str, Any], says: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        with pytest.raises(Refused) as refused:
            await open_as(house, "table 1", game, **how)
        assert refused.value.under.text.startswith(says)
        assert not house.tables
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize(
    ("game", "how", "says"),
    [
        ("blackjack", {"settings": {"colour": "red"}}, "it may be given decks"),
        ("blackjack", {"settings": {"decks": "many"}}, "decks"),
        ("mini-dice", {"limits": {"fields": (100, 500)}}, "the sign has no line for 'fields'; it has field"),
        ("keno", {"rules": "vic"}, "held under qld"),
        ("blackjack", {"dealt": "by hand"}, "allowed: house, live"),
    ],
)
def test_what_no_table_is_run_with_is_told_in_a_line(game: str, how: dict[str, Any], says: str, tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        with pytest.raises((BadInput, NotHeld, Refused), match=says):
            await open_as(house, "table 1", game, **how)
        await house.stop()

    asyncio.run(tried())


def test_limits_and_settings_are_read_from_words(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        limits = read_limits({"blackjack": {"minimum": "10", "maximum": "250"}})
        how: dict[str, Any] = {"settings": {"decks": "6", "super_sevens": "yes"}, "limits": limits, "increment": 100}
        table = await open_as(house, "table 1", "blackjack", **how)
        sign = table.running.table.sign
        assert (sign.limits["blackjack"].minimum, sign.limits["blackjack"].maximum) == (1_000, 25_000)
        assert sign.increment == 100
        with pytest.raises(BadInput, match="a minimum and a maximum"):
            read_limits({"blackjack": {"minimum": "10"}})
        await house.stop()

    asyncio.run(tried())


@pytest.mark.parametrize("name", EVERY)
def test_what_may_be_set_is_told_for_every_text_of_a_game(name: str) -> None:
    game = EVERY[name]
    found = next(
        each for each in texts(game.name) if (each["since"], each["variant"]) == (game.since, dict(game.variant))
    )
    assert {each["name"] for each in found["settings"]} <= {field.name for field in game.settings}
    assert found["sign"].keys() == game.open_table().sign.limits.keys()


async def at_a_table(folder: Path, name: str) -> tuple[House, HouseTable]:
    house, game = house_at(folder), EVERY[name]
    return house, await seated(house, "table 1", game.name, **under(game))


async def later(house: House, by: timedelta) -> None:
    assert isinstance(house.clock, HeldClock)
    house.clock.move_on(by)
    await Pit(house).tick()


@pytest.mark.parametrize("name", NOTICED)
def test_a_higher_minimum_is_announced_and_takes_effect_20_minutes_later_by_the_clock(
    name: str, tmp_path: Path
) -> None:
    async def tried() -> None:
        house, table = await at_a_table(tmp_path, name)
        kind = next(kind for kind in table.running.table.sign.limits if table.running.game.notice(kind))
        line = table.running.table.sign.limits[kind]
        higher, now = 2 * line.minimum, house.clock.now()
        with pytest.raises(Refused):
            await set_limits(table, "pit boss", kind, (higher, line.maximum), now + timedelta(minutes=19))
        await set_limits(table, "pit boss", kind, (higher, line.maximum))
        (notice,) = table.running.table.sign.notices
        assert (notice.minimum, notice.effective) == (higher, now + timedelta(minutes=20))
        await house.tables["table 1"].set_pace({"wagers": 86_400, "decides": 86_400})
        await later(house, timedelta(minutes=19, seconds=59))
        assert table.running.table.sign.limits[kind].minimum == line.minimum
        await house.stop()
        again = house_at(tmp_path)
        table = again.tables["table 1"]
        assert table.running.table.sign.notices == (notice,)
        await later(again, timedelta(minutes=20))
        changed = table.running.table.sign
        assert (changed.limits[kind].minimum, changed.notices) == (higher, ())
        assert not (found := verify(again.store)).wrong, found.wrong
        await again.stop()

    asyncio.run(tried())


def test_s141_4_a_maximum_takes_effect_with_the_minimum_that_is_announced(tmp_path: Path) -> None:
    async def tried() -> None:
        house, table = await at_a_table(tmp_path, next(name for name in NOTICED if name.startswith("roulette qld")))
        kind = next(iter(table.running.table.sign.limits))
        before, at = table.running.table.sign.limits[kind], house.clock.now() + timedelta(hours=2)
        await set_limits(table, "pit boss", kind, (2 * before.minimum, before.maximum // 2), at)
        await later(house, timedelta(hours=1, minutes=59))
        assert table.running.table.sign.limits[kind] == before
        await house.stop()
        again = house_at(tmp_path)
        await later(again, timedelta(hours=2))
        line = again.tables["table 1"].running.table.sign.limits[kind]
        assert (line.minimum, line.maximum) == (2 * before.minimum, before.maximum // 2)
        with pytest.raises(BadInput, match="only a higher minimum is announced"):
            await set_limits(again.tables["table 1"], "pit boss", kind, (100, 90_000), at + timedelta(hours=2))
        assert not (found := verify(again.store)).wrong, found.wrong
        await again.stop()

    asyncio.run(tried())


def test_s5_a_lower_minimum_and_another_maximum_stand_at_once_and_a_dealer_changes_nothing(tmp_path: Path) -> None:
    async def tried() -> None:
        house, table = await at_a_table(tmp_path, "mini-dice qld 1998-09-04")
        await set_limits(table, "floor manager", "field", (100, 90_000))
        line = table.running.table.sign.limits["field"]
        assert (line.minimum, line.maximum) == (100, 90_000)
        with pytest.raises(Refused):
            await set_limits(table, "dealer", "field", (100, 80_000))
        with pytest.raises(BadInput, match="it has field"):
            await set_limits(table, "floor manager", "fields", (100, 80_000))
        await require_increments(table, "floor manager", 100)
        assert table.running.table.sign.increment == 100
        await house.stop()

    asyncio.run(tried())


def test_a_table_closes_with_its_bots_and_its_money_goes_to_the_cage(tmp_path: Path) -> None:
    async def tried() -> None:
        house = house_at(tmp_path)
        await house.open_table("table 1", "mini-dice")
        await house.move_float("fill", "table 1", 100_000)
        await admit_bot(house.tables["table 1"], "bot 1")
        await later(house, timedelta(seconds=10))
        assert house.tables["table 1"].running.table.players
        await close_table(house, "table 1")
        assert "table 1" not in house.tables
        assert house.held(at_table("float", "table 1")) == house.held(at_table("drop", "table 1")) == 0
        assert house.held(CAGE) == 0
        assert not verify(house.store).wrong
        await house.stop()
        again = house_at(tmp_path)
        assert not again.tables
        await Pit(again).tick()
        await again.stop()

    asyncio.run(tried())
