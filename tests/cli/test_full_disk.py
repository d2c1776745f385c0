"""A full disk: one line says so, the status is 2, and nothing that was there is lost or half written.

The disk is filled by a limit on the size of files: what goes over it is refused in the middle of writing, as there.
"""

import io
import json
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from houseway.cli import files, main

Capture = pytest.CaptureFixture[str]
TOURNAMENT = str(Path(__file__).parents[2] / "docs" / "tournaments" / "roulette-qld.toml")


@contextmanager
def room_for(size: int) -> Iterator[None]:
    before, quiet = resource.getrlimit(resource.RLIMIT_FSIZE), sys.dont_write_bytecode
    sys.dont_write_bytecode = True  # or a module that is first imported here is kept cut off, for every later test
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        sys.dont_write_bytecode = quiet


def fails(capsys: Capture, *words: str, room: int = 40) -> str:
    """The one line that tells why."""
    capsys.readouterr()
    with room_for(room):
        assert main(words) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "cannot be" in err or "could not be" in err
    return err


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture(autouse=True)
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("5 on red\n\nquit\n"))


def test_the_record_of_a_session_replaces_another_whole_or_not_at_all(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "roulette.round"
    file.write_text("an older record", encoding="utf-8")
    fails(capsys, "play", "roulette", "--seed", "1", "--record", str(file), room=400)
    assert (file.read_text(encoding="utf-8"), left_in(tmp_path)) == ("an older record", ["roulette.round"])


def test_a_session_that_cannot_be_recorded_where_it_should_be_is_kept_elsewhere(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, tmp_path: Path
) -> None:
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert main(["play", "roulette", "--seed", "1", "--record", "/dev/full"]) == 2
    err = capsys.readouterr().err
    kept = tmp_path / "full"
    assert err.endswith(f"--record: /dev/full cannot be written: No space left on device; it is in {kept}\n")
    assert main(["replay", str(kept)]) == 0


def test_the_output_itself_may_go_to_a_full_disk() -> None:
    with Path("/dev/full").open("w") as full:
        run = [sys.executable, "-m", "houseway.cli", "games", "--json"]
        ended = subprocess.run(run, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    said = "houseway: the output cannot be written: No space left on device\n"
    assert (ended.returncode, ended.stderr) == (2, said)


def test_s12_the_record_of_a_tournament_is_there_whole_or_not_at_all(capsys: Capture, tmp_path: Path) -> None:
    record, rounds = tmp_path / "a.record", tmp_path / "rounds"
    run = ("tournament", "run", TOURNAMENT, "--seed", "7")
    fails(capsys, *run, "--record", str(record), room=400)
    assert left_in(tmp_path) == []
    fails(capsys, *run, "--rounds", str(rounds), room=400)
    assert left_in(rounds) == []


def test_a_meter_that_cannot_be_kept_does_not_grow(capsys: Capture, tmp_path: Path) -> None:
    def do(*words: str) -> list[str]:
        return ["jackpot", *words, "--data", str(tmp_path / "jackpots"), "--json", "--at", "2004-07-30T20:00"]

    fails(capsys, *do("open", "--approved", "east"))
    assert left_in(tmp_path) == []
    assert main(do("open", "--approved", "east")) == 0
    fails(capsys, *do("wagers", "east", "--amount", "3.00"), room=1000)
    assert main(do("show")) == 0
    assert json.loads(capsys.readouterr().out)["systems"][0]["meter"] == "75000"


def test_s217_a_keno_sale_that_cannot_be_kept_is_not_made(capsys: Capture, tmp_path: Path) -> None:
    keno = ("keno", "--data", str(tmp_path / "keno"), "--json", "--at", "1998-09-04T20:00")
    assert main([*keno, "begin-day"]) == 0
    sell = [*keno, "sell", "3-17-44", "--stake", "1.00"]
    fails(capsys, *sell, room=1000)
    assert main([*keno, "show"]) == 0
    assert json.loads(capsys.readouterr().out)["tickets"] == 0
    assert main(sell) == 0
    assert json.loads(capsys.readouterr().out)["serial"] == "0000000001"


def test_the_folder_of_keno_is_begun_whole_or_not_at_all(capsys: Capture, tmp_path: Path) -> None:
    fails(capsys, "keno", "--data", str(tmp_path / "keno"), "begin-day")
    assert left_in(tmp_path) == []


@pytest.mark.parametrize("mode", [0o600, 0o666])
def test_a_file_is_written_whole_with_its_mode(tmp_path: Path, mode: int) -> None:
    file = tmp_path / "key"
    files.write_whole(file, b"x" * 100, mode)
    assert (file.read_bytes(), file.stat().st_mode & 0o077 & ~mode) == (b"x" * 100, 0)
    with room_for(50), pytest.raises(OSError, match="too large"):
        files.write_whole(file, b"y" * 100)
    assert (file.read_bytes(), left_in(tmp_path)) == (b"x" * 100, ["key"])


def test_a_link_stays_one_and_what_it_names_is_written(tmp_path: Path) -> None:
    (tmp_path / "far").mkdir()
    (tmp_path / "near").symlink_to(tmp_path / "far" / "file")
    files.write_whole(tmp_path / "near", b"x")
    assert ((tmp_path / "near").is_symlink(), (tmp_path / "far" / "file").read_bytes()) == (True, b"x")
