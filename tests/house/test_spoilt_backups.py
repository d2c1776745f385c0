"""A backup with anything in it that is not as it was saved: one line says so, and nothing is restored."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from support.backups import older
from support.house import Play, house_at, seated

from houseway.cli import main
from houseway.store.database import FILE
from houseway.verify.backup import backup


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The lines of a backup."""
    folder = tmp_path_factory.mktemp("house")

    async def evening() -> None:
        house = house_at(folder)
        play = Play(await seated(house, "cards", "blackjack", 1), 1)
        await play.rounds(2)
        await play.step()
        await house.keno("open")
        backup(house.store, folder / "saved")
        await house.stop()

    asyncio.run(evening())
    return (folder / "saved").read_text().splitlines()


def changed(at: int, value: Any) -> Callable[[list[Any]], list[Any]]:
    return lambda event: [*event[:at], value, *event[at + 1 :]]


SPOILT: dict[str, Callable[[list[Any]], list[Any]]] = {
    "a field less": lambda event: event[:-1],
    "a body that is no JSON": changed(6, "{"),
    "a body that is a number": changed(6, "7"),
    "a body of nothing": changed(6, "{}"),
    "another body": lambda event: changed(6, event[6].replace("a", "b", 1))(event),
    "no moment": changed(5, "noon"),
    "a number that is no event's": changed(1, 10**30),
    "another chain": changed(0, 77),
    "another hash": changed(8, "0" * 64),
}


def not_restored(lines: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said of a backup of these lines."""
    file, new = tmp_path / "file", tmp_path / "new"
    file.write_text("\n".join(lines))
    assert main(["floor", "restore", str(file), "--data", str(new), *words]) == 2
    with sqlite3.connect(new / FILE) as connection:
        assert connection.execute("SELECT count(*) FROM events").fetchone() == (0,)
    connection.close()
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    return told


@pytest.mark.parametrize("how", SPOILT)
@pytest.mark.parametrize("which", [0, 3, 10, -1])
def test_a_spoilt_event_is_told_in_one_line_and_nothing_is_restored(
    saved: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], how: str, which: int
) -> None:
    at = [number for number, line in enumerate(saved) if line.startswith('{"event"')][which]
    spoilt = json.dumps({"event": SPOILT[how](json.loads(saved[at])["event"])})
    lines = [*saved[:at], spoilt, *saved[at + 1 :]]
    told = not_restored(lines, tmp_path, capsys)
    assert "spoilt, and nothing was restored" in told or ": neither an event nor a seed" in told
    told = not_restored(older(lines), tmp_path, capsys, "--older")
    assert "spoilt, and nothing was restored" in told or ": neither an event nor a seed" in told


def test_another_seed_or_a_line_less_is_told_and_the_whole_backup_is_restored(
    saved: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seed = next(at for at, line in enumerate(saved) if line.startswith('{"seed"'))
    other = json.dumps({"seed": [*json.loads(saved[seed])["seed"][:2], "0" * 32]})
    for lines in (
        [*saved[:seed], other, *saved[seed + 1 :]],
        saved[:seed] + saved[seed + 1 :],
        saved[:-3] + saved[-2:],
    ):
        assert "spoilt, and nothing was restored" in not_restored(lines, tmp_path, capsys)
    (tmp_path / "file").write_text("\n".join(saved))
    assert main(["floor", "restore", str(tmp_path / "file"), "--data", str(tmp_path / "new")]) == 0


def without(saved: list[str], acts: int) -> list[str]:
    """A backup without its last line and so many acts before it: what is left of the chain is whole."""
    events = [json.loads(line).get("event") for line in saved[:-1]]
    begin = [at for at, event in enumerate(events) if event is not None and event[1] == event[2]]
    return saved[: begin[-acts]]


@pytest.mark.parametrize("acts", [1, 2])
def test_a_backup_that_is_cut_off_where_an_act_ended_is_not_taken_for_whole(
    saved: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], acts: int
) -> None:
    """Everything before the cut fits; only the last line knows of what followed."""
    left = without(saved, acts)
    assert "is cut off, and nothing was restored: its last line" in not_restored(left, tmp_path, capsys)
    assert "that its last line names" in not_restored([*left, saved[-1]], tmp_path, capsys)
    (tmp_path / "file").write_text("\n".join(older(left)))
    assert main(["floor", "restore", str(tmp_path / "file"), "--data", str(tmp_path / "new"), "--older"]) == 0


def test_an_older_backup_is_restored_where_it_is_said_that_it_is_one(
    saved: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = not_restored(older(saved), tmp_path, capsys)
    assert "is an older backup" in told
    assert "with --older it is restored all the same" in told
    assert "is cut off" in not_restored(saved[:-1], tmp_path, capsys, "--older")
    (tmp_path / "file").write_text("\n".join(older(saved)))
    assert main(["floor", "restore", str(tmp_path / "file"), "--data", str(tmp_path / "new"), "--older"]) == 0
