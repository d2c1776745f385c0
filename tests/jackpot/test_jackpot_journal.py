"""The journal of jackpots: lines of JSON that come out the same when they are done again, and the command."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main
from houseway.errors import BadInput, Ground, NotHeld, Refused
from houseway.jackpot import Journal
from houseway.money import cents

EVENING = "2004-07-30T20:00"


def played(path: Path | None) -> Journal:
    journal = Journal(path)
    journal.do("open", EVENING, system="east", tables=["table 1", "table 2"], cost="1.00", approved=True)
    journal.do("open", EVENING, system="west", tables=["table 3"], cost="2.50", seed=10_000, approved=True)
    journal.do("wagers", "2004-07-30T20:01", system="east", table="table 1", amount="7.00")
    journal.do("wagers", "2004-07-30T20:02", system="east", table="table 2", amount="3.00")
    journal.do("returned", "2004-07-30T20:02", system="east", table="table 2", amount="1.00")
    hands = [["ann", "straight flush"], ["bob", "straight flush"], ["cat", "flush"]]
    journal.do("prizes", "2004-07-30T20:03", system="east", table="table 2", hands=hands)
    journal.do("wagers", "2004-07-30T20:05", system="east", table="table 1", amount="5.00")
    journal.do("close", "2004-07-30T23:00", system="east", to={"west": None})
    return journal


def test_reading_a_journal_does_it_all_again(tmp_path: Path) -> None:
    path = tmp_path / "jackpots.jsonl"
    first = played(path)
    again = Journal(path)
    assert again.meters() == first.meters() == {"west": "1000047/40"}
    assert again.jackpots.books.balances == first.jackpots.books.balances
    assert again.jackpots.books.total() == 0
    assert path.read_text().splitlines() == first.lines == again.lines


def test_a_line_says_what_was_done_and_what_it_led_to() -> None:
    lines = [json.loads(line) for line in played(None).lines]
    assert [line["do"] for line in lines[:3]] == ["open", "open", "wagers"]
    assert lines[2]["meters"] == {"east": "15000329/200", "west": "25000"}
    assert lines[5]["paid"] == [
        ["ann", "7125.19", "vic 10/2004 r10.3.2", "reading CS6"],
        ["bob", "7125.19", "vic 10/2004 r10.3.2", "reading CS6"],
        ["cat", "100.00", "vic 25/1999 r12.1"],
    ]
    assert lines[7]["moved"] == {"west": "47/40"}


def test_a_journal_that_was_changed_is_refused_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "jackpots.jsonl"
    played(path)
    path.write_text(path.read_text().replace('"amount": "3.00"', '"amount": "4.00"'))
    with pytest.raises(BadInput, match=r"jackpots.jsonl:4: .*does not come out"):
        Journal(path)
    path.write_text("not JSON\n")
    with pytest.raises(BadInput, match=r"jackpots.jsonl:1"):
        Journal(path)


def test_what_is_refused_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "jackpots.jsonl"
    journal = Journal(path)
    with pytest.raises(Refused):
        journal.do("open", EVENING, system="east", tables=["table 1"], cost="1.00")
    with pytest.raises(BadInput, match="open: 'cost'"):
        journal.do("open", EVENING, system="east", tables=["table 1"])
    with pytest.raises(BadInput, match="there are open, wagers"):
        journal.do("rob", EVENING)
    assert not path.exists()
    assert journal.lines == []


@pytest.mark.parametrize("at", ["yesterday", "2004-07-30T20:00+10:00", "2004-07-30T19:59"])
def test_moments_are_local_and_do_not_go_backwards(at: str) -> None:
    journal = played(None)
    with pytest.raises(BadInput, match=at[:8]):
        journal.do("wagers", at, system="west", table="table 3", amount="2.50")


def test_other_texts_and_roundings_in_a_journal() -> None:
    journal = Journal()
    details = {"tables": ["t"], "cost": "1.00", "start": "20000.00", "rate": "1/3"}
    journal.do("open", EVENING, system="qld", arrangement="qld", shares=True, **details)
    journal.do("wagers", EVENING, system="qld", table="t", amount="1.00")
    assert journal.jackpots.system("qld").meter.shown == cents("20000.33")
    with pytest.raises(BadInput, match="no formula takes a rounded meter"):
        journal.do("open", EVENING, system="x", arrangement="qld", rounded="5.00", **details | {"tables": ["u"]})
    with pytest.raises(BadInput, match="no arrangement"):
        journal.do("open", EVENING, system="x", arrangement="nsw", **details)


# The command


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    status = main(["jackpot", *words])
    out = capsys.readouterr()
    return status, out.out + out.err


def test_the_command_keeps_a_journal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "j.jsonl"), "--at", EVENING]
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
    status, out = run(capsys, "open", "east", "--data", str(tmp_path / "j.jsonl"))
    assert (status, "vic 25/1999 r11.3" in out) == (2, True)


def test_what_cannot_be_written_was_not_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "j.jsonl"
    journal = Journal(path)
    journal.do("open", EVENING, system="east", tables=["table 1"], cost="1.00", approved=True)
    before = path.read_text()

    def full(_self: Path, *_: Any, **__: Any) -> Any:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full_disk:
        full_disk.setattr(Path, "open", full)
        with pytest.raises(BadInput, match="No space left"):
            journal.do("wagers", EVENING, system="east", table="table 1", amount="1.00")
    assert (path.read_text(), len(journal.lines)) == (before, 1)
    assert journal.jackpots.system("east").meter.value == cents("75000")
    journal.do("wagers", EVENING, system="east", table="table 1", amount="1.00")
    assert Journal(path).meters() == journal.meters()


@pytest.mark.parametrize(
    ("arrangement", "at", "under"),
    [
        ("vic 10/2004", "2004-07-30T03:59", "vic 10/2004"),
        ("vic 10/2004", "2004-07-30T04:00", ""),
        ("vic 25/1999", "2004-07-30T03:59", ""),
        ("vic 25/1999", "2004-07-30T04:00", "vic 10/2004"),
        ("vic 25/1999", "1999-12-01T03:59", "not held"),
        ("vic 25/1999", "1999-12-01T04:00", ""),
        ("qld", "1998-09-03T23:59", "not held"),
        ("qld", "1998-09-04T00:00", ""),
        ("qld, dead man's hand", "2004-08-01T00:00", ""),
    ],
)
def test_vic_10_2004_a_system_opens_by_the_text_that_is_in_force(arrangement: str, at: str, under: str) -> None:
    journal = Journal()
    details: dict[str, Any] = {} if arrangement == "vic 10/2004" else {"start": "80000.00", "rate": "1/4"}
    details |= {"system": "east", "tables": ["table 1"], "cost": "1.00", "arrangement": arrangement}
    if not under:
        journal.do("open", at, approved=True, **details)
        return
    with pytest.raises((NotHeld, Refused)) as caught:
        journal.do("open", at, approved=True, **details)
    refused = caught.value
    assert (refused.under.text, refused.ground) == (under, Ground.WHEN) if isinstance(refused, Refused) else True
    assert isinstance(refused, NotHeld) == (under == "not held")
    assert (journal.lines, journal.now) == ([], datetime.min)


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
    data = ["--data", str(tmp_path / "j.jsonl"), "--at", EVENING]
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
