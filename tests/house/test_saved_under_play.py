"""A house is saved and gone through while people play: all of it as it stands at one moment."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from support.backups import older
from support.house import house_at

from houseway.cli import main
from houseway.errors import BadInput
from houseway.house.house import House
from houseway.store.chain import Stored
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.backup import backup, restore
from houseway.verify.house import verify


async def opened(folder: Path) -> House:
    house = house_at(folder)
    await house.open_table("wheel", "roulette")
    await house.admit("ann", "player")
    return house


async def play(house: House) -> None:
    """Ann brings money, which is in the house's own chain, and takes it to a table."""
    await house.deposit("ann", 500_00)
    await house.buy_in("ann", 500_00)
    await house.sit("wheel", "ann", 500_00)


def while_it_is_read(monkeypatch: pytest.MonkeyPatch, house: House) -> None:
    """Somebody plays just when the house's own chain has been read, and no other yet."""
    loop, read, played = asyncio.get_running_loop(), Store.events, list[int]()

    def events(store: Store, chain: int, since_round: int = 0) -> Iterator[Stored]:
        yield from read(store, chain, since_round)
        if chain == 0 and not played:
            played.append(1)
            asyncio.run_coroutine_threadsafe(play(house), loop).result(60)

    monkeypatch.setattr(Store, "events", events)


def test_a_backup_that_is_made_under_play_is_restored_elsewhere_and_everything_fits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tried() -> None:
        house = await opened(tmp_path / "house")
        while_it_is_read(monkeypatch, house)
        await asyncio.to_thread(backup, Store(url_of(tmp_path / "house", None)), tmp_path / "saved")
        new = Store(url_of(tmp_path / "new", None))
        restore(tmp_path / "saved", new)
        assert new.table("wheel") is not None
        assert not verify(new).wrong
        assert not verify(house.store).wrong
        assert house.tables["wheel"].running.table.takes_part("ann")
        new.engine.dispose()
        await house.stop()

    (tmp_path / "house").mkdir()
    (tmp_path / "new").mkdir()
    asyncio.run(tried())


def test_nobody_else_reads_a_backup(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await opened(tmp_path)
        backup(house.store, tmp_path / "saved")
        assert (tmp_path / "saved").stat().st_mode & 0o077 == 0
        await house.stop()

    asyncio.run(tried())


def test_a_backup_in_which_somebody_gave_what_they_had_not_is_not_taken_for_restored(tmp_path: Path) -> None:
    async def tried() -> None:
        house = await opened(tmp_path)
        await play(house)
        backup(house.store, tmp_path / "saved")
        await house.stop()
        lines = [line for line in (tmp_path / "saved").read_text().splitlines() if '"deposit' not in line]
        lines = [line for line in lines if "deposit" not in str(json.loads(line).get("event"))]
        lines = older(lines)
        (tmp_path / "cut").write_text("\n".join(lines))
        (tmp_path / "new").mkdir()
        new = Store(url_of(tmp_path / "new", None))
        with pytest.raises(BadInput, match="ann"):
            restore(tmp_path / "cut", new, older=True)
        assert new.chains() == []
        new.engine.dispose()

    asyncio.run(tried())


def test_verify_finds_nothing_in_a_house_that_is_played_in_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def tried() -> None:
        house = await opened(tmp_path)
        while_it_is_read(monkeypatch, house)
        assert await asyncio.to_thread(main, ["floor", "verify", "--data", str(tmp_path)]) == 0
        assert "Everything fits" in capsys.readouterr().out
        await house.stop()

    asyncio.run(tried())
