"""A certificate for tables of a house names where their chains stood, and marks chance that somebody gave a seed."""

import asyncio
import json
import secrets
from pathlib import Path

import pytest
from support.house import NOON, Play, begin, house_at, seated

from houseway.cli import main
from houseway.house.clock import HeldClock
from houseway.house.house import House
from houseway.store.database import FILE, url_of
from houseway.store.store import Store

Capture = pytest.CaptureFixture[str]
GAME = "two-up"


async def plays(house: House, rounds: int) -> None:
    if "one" not in house.names:
        await seated(house, "one", GAME)
    await Play(house.tables["one"], rounds, 1000 * rounds).rounds(rounds)


def made_by_itself(folder: Path) -> House:
    begin(folder)
    return House(Store(url_of(folder)), HeldClock(NOON), lambda: secrets.token_hex(32))


def certified(folder: Path, file: Path) -> dict[str, object]:
    assert main(["certify", GAME, "--rounds", "0", "--data", str(folder), "-o", str(file)]) == 0
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found


def test_the_head_of_each_chain_is_named_and_later_rounds_change_nothing(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "two-up.json"
    ends: list[tuple[int, str]] = []

    async def played() -> None:
        house = made_by_itself(tmp_path)
        await plays(house, 2)
        end = house.store.end(1)
        ends.append((end.number, end.head))
        await house.stop()

    async def goes_on() -> None:
        house = House(Store(url_of(tmp_path)), HeldClock(NOON), lambda: secrets.token_hex(32))
        await plays(house, 3)
        await house.stop()

    asyncio.run(played())
    told = certified(tmp_path, file)["house"]
    assert isinstance(told, dict)
    assert [(each["events"], each["head"]) for each in told["tables"]] == ends
    assert told["certifiable"]
    assert told["tables"][0]["seeds"]["committed"] > 1
    assert main(["certify", "--verify", str(file)]) == 2
    assert "--data DIR" in capsys.readouterr().err
    asyncio.run(goes_on())
    assert main(["certify", "--verify", str(file), "--data", str(tmp_path)]) == 0
    data = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(data.replace(ends[0][1].encode(), b"0" * 64))
    assert main(["certify", "--verify", str(file), "--data", str(tmp_path)]) == 1
    assert "house.tables[0].head" in capsys.readouterr().out


def test_a_table_that_was_given_a_seed_is_not_certifiable(tmp_path: Path) -> None:
    async def played() -> None:
        house = house_at(tmp_path)
        await plays(house, 1)
        await house.stop()

    asyncio.run(played())
    told = certified(tmp_path, tmp_path / "two-up.json")["house"]
    assert isinstance(told, dict)
    assert not told["certifiable"]
    assert told["tables"][0]["seeds"]["given"] == told["tables"][0]["seeds"]["committed"]


def test_a_seed_that_is_used_twice_is_found(tmp_path: Path) -> None:
    async def played() -> None:
        begin(tmp_path)
        house = House(Store(url_of(tmp_path)), HeldClock(NOON), lambda: "a" * 64)
        await plays(house, 1)
        await house.stop()

    asyncio.run(played())
    told = certified(tmp_path, tmp_path / "two-up.json")["house"]
    assert isinstance(told, dict)
    assert (told["seeds_used_twice"], told["certifiable"]) == (1, False)


def test_a_house_without_such_a_table_is_said(tmp_path: Path, capsys: Capture) -> None:
    async def played() -> None:
        house = made_by_itself(tmp_path)
        await plays(house, 1)
        await house.stop()

    asyncio.run(played())
    assert main(["certify", "roulette", "--rounds", "0", "--data", str(tmp_path)]) == 2
    assert "no table of this house plays roulette" in capsys.readouterr().err
