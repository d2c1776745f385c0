"""`houseway jackpot`: its folder is a house, and a file of lines of before is taken over into one."""

import json
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.store.database import url_of
from houseway.store.store import Store
from houseway.verify.house import verify

EVENING = "2004-07-30T20:00"
LINES = Path(__file__).with_name("kept_jackpots.jsonl").read_text(encoding="utf-8")


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["jackpot", *words])
    out = capsys.readouterr()
    return status, out.out + out.err


def test_the_command_keeps_what_was_done(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "jackpots"), "--at", EVENING]
    assert run(capsys, "open", "east", "--tables", "2", "--approved", *data)[0] == 0
    assert run(capsys, "open", "west", "--seed", "10000", "--approved", *data)[0] == 0
    assert "shows $75002.35" in run(capsys, "wagers", "east", "--table", "east 2", "--amount", "10.00", *data)[1]
    status, out = run(capsys, "prizes", "east", "ann=royal flush", "--json", *data)
    assert (status, json.loads(out)["prizes"][0]["paid"]) == (0, "75002.35")
    assert "east is closed" in run(capsys, "close", "east", "--to", "west", *data)[1]
    shown = json.loads(run(capsys, "show", "--json", *data)[1])
    assert shown["in_all"] == "0"
    assert [each["open"] for each in shown["systems"]] == [False, True]
    assert "closed" in run(capsys, "show", *data)[1]


def test_the_command_refuses_with_the_provision(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "open", "east", "--data", str(tmp_path / "jackpots"))
    assert (status, "vic 25/1999 r11.3" in out) == (2, True)


def test_the_command_says_what_a_jackpot_wager_returns(capsys: pytest.CaptureFixture[str]) -> None:
    status, out = run(capsys, "return", "120000", "--json")
    assert status == 0
    assert json.loads(out)["return"] == "-3782/32487"
    assert "returns -11.6416%" in run(capsys, "return", "120000")[1]
    assert json.loads(run(capsys, "break-even", "--json")[1])["break_even"] == "3036400/19"
    assert "From $159810.53" in run(capsys, "break-even")[1]
    assert run(capsys, "break-even", "--cost", "0")[0] == 2


def test_the_command_takes_what_procedures_and_the_operator_state(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path / "jackpots"), "--at", EVENING]
    before = [*data[:3], "2004-07-30T03:59"]
    old = ["open", "old", "--arrangement", "vic 25/1999", "--start", "80000", "--rate", "1/4", "--approved"]
    assert run(capsys, *old, "--shares", *before)[0] == 0
    out = run(capsys, "prizes", "old", "ann=royal flush", "bob=straight flush", "--json", *data)[1]
    assert [each["paid"] for each in json.loads(out)["prizes"]] == ["40000.00", "40000.00"]
    assert run(capsys, "open", "east", "--rounded", "0.01", "--approved", *data)[0] == 0
    assert "shows $75000.23" in run(capsys, "wagers", "east", "--amount", "1.00", *data)[1]
    assert run(capsys, "open", "west", "--approved", *data)[0] == 0
    status, out = run(capsys, "close", "east", "--to", "west=0.10", "--to", "west", *data)
    assert (status, "west is named twice" in out) == (2, True)


def test_a_file_of_before_is_taken_over_line_by_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = tmp_path / "jackpots.jsonl"
    lines.write_text(LINES)
    for data in (lines, tmp_path / "jackpots"):
        shown = json.loads(run(capsys, "show", "--json", "--data", str(data))[1])
        assert [(each["system"], each["open"]) for each in shown["systems"]] == [("east", False), ("west", True)]
        assert shown["accounts"]["outside"] == "14340.38"
    store = Store(url_of(tmp_path / "jackpots"))
    assert not verify(store).wrong
    store.engine.dispose()
    assert lines.read_text() == LINES


@pytest.mark.parametrize(
    ("was", "now", "line"), [('"10.00"', '"11.00"', 3), ('"7125.19"', '"7125.20"', 4), ("{", "", 1)]
)
def test_a_file_that_was_changed_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], was: str, now: str, line: int
) -> None:
    lines = tmp_path / "jackpots.jsonl"
    lines.write_text(LINES.replace(was, now))
    status, out = run(capsys, "show", "--data", str(lines))
    assert (status, f"jackpots.jsonl:{line}: this journal of jackpots does not come out" in out) == (2, True)
    assert not (tmp_path / "jackpots").exists()
