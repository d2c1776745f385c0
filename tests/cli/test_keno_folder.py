"""The folder of `houseway keno` is a house; one of before, with a journal of its own, opens as one."""

import json
import sqlite3
import subprocess
import sys
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from houseway.cli import main
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.house import verify

Capture = pytest.CaptureFixture[str]
KEPT = Path(__file__).with_name("kept_keno")
KEY = "5dcc1ce8d775bd01dbf3abd96ae4cdfa94d9b2f44c8c77ebaf922fe34619d9a1"
BOOKS = {
    "cage": "-2043.75",
    "keno of 6 spot jackpot pool": "1000.00",
    "keno of keno dollars that are out": "0.00",
    "keno of prizes not yet paid": "0.00",
    "keno of wagers not yet played": "2.00",
    "outside": "39.95",
    "outside of the chief executive": "3.50",
    "outside of those paid by cheque": "1000.30",
    "outside of those with chips": "-2.00",
}


def done(capsys: Capture, folder: Path, *words: str, at: str = "1998-10-03T06:02") -> Any:
    assert main(["keno", "--data", str(folder), "--json", "--at", at, *words]) == 0
    return json.loads(capsys.readouterr().out)


def fits(folder: Path) -> bool:
    store = Store(url_of(folder))
    try:
        return not verify(store).wrong
    finally:
        store.engine.dispose()


def of_before(folder: Path, *more: tuple[str, str, dict[str, Any]]) -> Path:
    """As `houseway keno` kept it: key, schedule and settings, and what was done in a database of its own."""
    folder.mkdir()
    (folder / "key").write_text(KEY)
    for name in ("schedule.toml", "settings.toml"):
        copy(KEPT / name, folder / name)
    journal = sqlite3.connect(folder / "keno.db")
    journal.execute("CREATE TABLE done (id INTEGER PRIMARY KEY, at TEXT, what TEXT, details TEXT)")
    rows = [json.loads(line) for line in (KEPT / "journal.jsonl").read_text().splitlines()]
    rows += [(at, what, json.dumps(details)) for at, what, details in more]
    journal.executemany("INSERT INTO done (at, what, details) VALUES (?, ?, ?)", rows)
    journal.commit()
    journal.close()
    return folder


def test_a_folder_of_before_opens_with_all_that_was_sold_drawn_and_paid(capsys: Capture, tmp_path: Path) -> None:
    folder = of_before(tmp_path / "keno")
    assert done(capsys, folder, "books") == BOOKS
    ticket = done(capsys, folder, "ticket", "5")
    assert (ticket["numbers"], ticket["code"]) == ("44-45", "HOUSEWAY-KENO 0000000005 72CE02BDAE3792D5")
    assert done(capsys, folder, "show")["tickets"] == 5
    assert fits(folder)
    assert done(capsys, folder, "draw", "--numbers", "-".join(map(str, range(26, 46))))["winners"] == [
        {"ticket": 5, "way": "44-45", "caught": 2, "prize": "12.00", "jackpot": False}
    ]
    assert fits(folder)
    assert (folder / "keno.db").exists()


def test_s222_results_of_before_there_were_drawings_are_taken_over_too(capsys: Capture, tmp_path: Path) -> None:
    at, numbers = "1998-10-03T06:05:00", [*range(26, 46)]
    lounge = {"day": 2, "number": 1, "serial": 0, "device": "ball device", "by_hand": True}
    more: tuple[tuple[str, str, dict[str, Any]], ...] = (
        (at, "close game", {}),
        (at, "result", {"numbers": numbers, "lounge": lounge, "game": 3}),
    )
    folder = of_before(tmp_path / "keno", *more)
    assert done(capsys, folder, "show", at=at)["owed"] == "12.00"
    assert fits(folder)


def test_a_folder_of_before_there_were_settings_has_the_usual_ones(capsys: Capture, tmp_path: Path) -> None:
    folder = of_before(tmp_path / "keno")
    (folder / "settings.toml").unlink()
    assert done(capsys, folder, "show")["tickets"] == 5
    ours = tmp_path / "ours.toml"
    ours.write_text('casino = "Harbour"\n')
    assert main(["keno", "--data", str(folder), "--settings", str(ours), "show"]) == 2
    assert "other settings" in capsys.readouterr().err


def test_a_file_that_is_no_journal_is_named(capsys: Capture, tmp_path: Path) -> None:
    folder = of_before(tmp_path / "keno")
    (folder / "keno.db").write_text("not a database, but long enough to be looked at as one" * 20)
    assert main(["keno", "--data", str(folder), "show"]) == 2
    assert "keno.db: this is no keno journal" in capsys.readouterr().err
    assert not (folder / "house.sqlite").exists()


def test_s217_2_i_two_terminals_never_give_one_serial_number_twice(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "keno"
    done(capsys, folder, "begin-day")
    sell = ["keno", "--data", str(folder), "--json", "--at", "1998-10-03T06:02", "sell", "1-2-3"]
    run = [sys.executable, "-m", "houseway.cli", *sell]
    terminals = [subprocess.Popen(run, stdout=subprocess.PIPE, text=True) for _ in range(2)]
    sold = [json.loads(each.communicate()[0])["serial"] for each in terminals]
    assert sorted(sold) == ["0000000001", "0000000002"]
