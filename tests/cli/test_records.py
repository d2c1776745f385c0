"""`houseway records`, where records go, and what goes along from table to table."""

import io
import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main
from houseway.cli.record_folder import fresh_file, records_folder
from houseway.cli.terminal.lobby import choose
from houseway.cli.terminal.screen import Screen
from houseway.play.record import read

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> Any:
    def run(*words: str, lines: tuple[str, ...] = (), status: int = 0) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        assert main(list(words)) == status
        return capsys.readouterr().out

    return run


def test_records_go_to_the_users_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert records_folder() == tmp_path / "houseway" / "records"
    monkeypatch.setenv("XDG_DATA_HOME", "relative")  # which the base directories say to ignore
    monkeypatch.setenv("HOME", "/home/ann")
    assert records_folder() == Path("/home/ann/.local/share/houseway/records")


def test_a_record_is_named_by_game_date_time_and_seed(said: Any) -> None:
    said("play", "roulette", "--seed", "a/b", lines=("5 red", "spin", "", "quit"))
    [path] = records_folder().iterdir()
    assert path.match("roulette-????-??-??-??????-seed-a_b.round")
    assert read(path.read_text(encoding="utf-8")).game == "roulette"


def test_no_record_takes_the_place_of_another(tmp_path: Path) -> None:
    at = datetime(2026, 11, 15, 21, 7, 44)
    first = fresh_file(tmp_path, "keno", None, at)
    first.touch()
    second = fresh_file(tmp_path, "keno", None, at)
    assert [first.name, second.name] == ["keno-2026-11-15-210744.round", "keno-2026-11-15-210744-2.round"]


def test_the_folder_can_be_chosen_and_is_made(said: Any, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    said("play", "sic-bo", "--records", str(folder), lines=("5 small", "spin", "quit"))
    assert len(list(folder.iterdir())) == 1
    assert "sic-bo" in said("records", "--records", str(folder))


def test_records_are_listed_the_latest_first(said: Any) -> None:
    for game in ("sic-bo", "mini-dice"):
        said("play", game, "--seed", "1", "--seats", "1", lines=("", "", "", "quit"))
    listed = json.loads(said("records", "--json"))
    assert [(each["game"], each["rules"], each["rounds"], each["wagers"]) for each in listed] == [
        ("mini-dice", "qld", 1, 1),
        ("sic-bo", "qld", 1, 1),
    ]
    assert [each["game"] for each in json.loads(said("records", "sic-bo", "--json"))] == ["sic-bo"]
    out = said("records")
    assert out.index("mini-dice") < out.index("sic-bo")


def test_a_file_that_is_no_record_is_listed_as_one_that_cannot_be_read(said: Any) -> None:
    records_folder().mkdir(parents=True)
    (records_folder() / "x.round").write_text("no record", encoding="utf-8")
    assert "cannot be read" in said("records")
    assert "not TOML" in json.loads(said("records", "--json"))[0]["wrong"]


def test_where_there_is_none_the_command_says_where_they_would_be(said: Any) -> None:
    assert str(records_folder()) in said("records")
    assert said("records", "--json") == "[]\n"
    said("records", "--records", "no/such/folder", status=2)


def test_chips_go_along_from_table_to_table(said: Any) -> None:
    lines = ("sic", "", "", "", "quit", "roul", "10 red", "results", "quit", "mini-dice", "quit", "quit")
    out = said("play", "--seed", "3", lines=lines)
    assert "Sic-bo, qld part 5 you hold $500.00" in " ".join(out.split())
    assert "Sic-bo: 1 round, 1 wager settled, −$5.00; you hold $495.00" in out
    held = [line.split("you hold ")[1] for line in out.splitlines() if "qld part 11" in line]
    assert held[0] == "$495.00"  # what lay at the roulette table could be withdrawn


def test_the_name_of_the_record_is_shown_in_the_lobby_that_cleared_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    screen = Screen(quiet=False)
    screen.live = True
    monkeypatch.setattr(screen, "read", lambda: None)
    choose(screen, ["The record is in here.round"])
    assert "The record is in here.round" in capsys.readouterr().out
