"""Where the user's folders are, on each kind of machine."""

import sys
from pathlib import Path

import pytest

from houseway import folders


@pytest.fixture(autouse=True)
def _nothing_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for variable in ("XDG_CACHE_HOME", "XDG_DATA_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)


@pytest.mark.parametrize(
    ("machine", "cache", "data"),
    [
        ("linux", ".cache", ".local/share"),
        ("darwin", "Library/Caches", "Library/Application Support"),
        ("win32", "AppData/Local", "AppData/Local"),
    ],
)
def test_folders_are_where_the_machine_has_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, machine: str, cache: str, data: str
) -> None:
    monkeypatch.setattr(sys, "platform", machine)
    assert folders.cache() == tmp_path / cache / "houseway"
    assert folders.data() == tmp_path / data / "houseway"


def test_what_is_said_wins_where_it_is_a_whole_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    monkeypatch.setenv("XDG_DATA_HOME", "not/whole")
    assert folders.cache() == tmp_path / "other" / "houseway"
    assert folders.data().is_absolute()
