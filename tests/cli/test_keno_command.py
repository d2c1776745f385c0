"""`houseway keno` with malfunctions reported to it, and with the operator's settings."""

import json
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main

Capture = pytest.CaptureFixture[str]
FIRST = "-".join(map(str, range(1, 21)))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def done(capsys: Capture, *words: str, status: int = 0) -> Any:
    assert main(["keno", "--json", "--at", "1998-09-04T06:00", *words]) == status
    captured = capsys.readouterr()
    return json.loads(captured.out) if status == 0 else captured.err


def events(*lines: str) -> tuple[str, str]:
    Path("events.toml").write_text(f"events = [{', '.join(lines)}]\n", encoding="utf-8")
    return "--events", "events.toml"


def test_s222_8_s222_9_a_broken_ball_is_reported_with_the_numbers_that_came(capsys: Capture) -> None:
    done(capsys, "begin-day")
    done(capsys, "sell", "1-2-3")
    broke = '{act = "ball broke", ball = 2, after = 5}'
    numbers = "--numbers", f"{FIRST}-80"
    assert "qld s222(9)" in done(capsys, "draw", *numbers, *events(broke), status=2)
    witness = '{act = "replace all the balls", before = "inspector", after = "result"}'
    drawn = done(capsys, "draw", *numbers, *events(broke, witness))
    assert drawn["numbers"] == [1, *range(3, 21), 80]
    assert [ruling["cites"][0] for ruling in drawn["rulings"]] == ["qld s211(2)", "qld s222(8)", "qld s222(9)"]
    assert [won["caught"] for won in drawn["winners"]] == [2]
    assert done(capsys, "ticket", "1")["owed"] == "1.00"


def test_s222_2_a_draw_that_is_refused_leaves_the_game_open(capsys: Capture) -> None:
    done(capsys, "begin-day")
    for wrong in (("--numbers", "1-2-3"), events('{act = "generator fails", after = 3}'), ("--events", "none.toml")):
        done(capsys, "draw", *wrong, status=2)
        assert done(capsys, "show")["closed"] is False
        assert done(capsys, "sell", "5")["first game"] == "1"


def test_s220_2_b_the_information_is_printed_with_the_game_and_its_day(capsys: Capture) -> None:
    done(capsys, "begin-day")
    done(capsys, "sell", "1-2-3")
    assert done(capsys, "draw", "--numbers", FIRST)["keno_day"] == "1998-09-04"
    assert main(["keno", "--at", "1998-10-03T06:00", "unpaid"]) == 0
    assert "game 1 of keno day 1998-09-04: $44.00" in capsys.readouterr().out


def test_s216_2_a_way_bet_on_a_card_needs_a_terminal_that_validates_it(capsys: Capture) -> None:
    Path("ours.toml").write_text("cards_take_ways = true\n")
    for data, settings, status in (("plain", (), 2), ("ours", ("--settings", "ours.toml"), 0)):
        done(capsys, "--data", data, *settings, "begin-day")
        done(capsys, "--data", data, "sell", "5", "--card")
        told = done(capsys, "--data", data, "sell", "5", "6-7", "--card", status=status)
        assert ("qld s216(2)" in told) == bool(status)


def test_s210_another_period_than_24_hours_is_approved_by_an_inspector(capsys: Capture) -> None:
    assert "qld s210" in done(capsys, "begin-day", "--hours", "18", status=2)
    assert not Path("keno").exists()
    done(capsys, "begin-day", "--hours", "18", "--approved")
    assert main(["keno", "--at", "1998-09-05T00:00", "sell", "5"]) == 2
    assert main(["keno", "--at", "1998-09-05T00:00", "begin-day"]) == 0


def test_what_is_refused_begins_no_folder(capsys: Capture) -> None:
    assert "qld s210" in done(capsys, "sell", "1-2-3", status=2)
    done(capsys, "show")
    assert main(["keno", "--at", "1998-09-04T06:00+10:00", "begin-day"]) == 2
    assert not Path("keno").exists()


def test_s222_10_a_device_that_failed_is_turned_by_hand_until_it_is_repaired(capsys: Capture) -> None:
    done(capsys, "begin-day")
    done(capsys, "draw", "--seed", "1", *events('{act = "device fails", after = 7}'))
    assert done(capsys, "draw", "--seed", "2")["rulings"] == []
    assert "qld s222(10)" in done(capsys, "draw", *events('{act = "device fails"}'), status=2)
    assert main(["keno", "--at", "1998-09-04T06:00", "draw", *events('{act = "repair the device"}')]) == 0
    assert "the device is repaired (qld s222(10))" in capsys.readouterr().out


def test_s222_4_numbers_from_the_lounge_are_twenty(capsys: Capture) -> None:
    done(capsys, "begin-day")
    for numbers in ("1-2-3", f"{FIRST}-21", FIRST.replace("20", "19"), FIRST.replace("20", "81"), "1-x"):
        assert done(capsys, "draw", "--numbers", numbers, status=2).count("\n") == 1
    assert done(capsys, "draw", "--numbers", FIRST)["numbers"] == list(range(1, 21))


def test_s211_1_s213_2_s220_1_b_a_folder_keeps_the_settings_that_it_was_begun_with(capsys: Capture) -> None:
    Path("prizes.toml").write_text('name = "Ours"\napproved = 1998-09-04\n[prizes]\n1 = {1 = "3.50"}\n')
    ours = Path("ours.toml")
    ours.write_text('casino = "Harbour"\nschedule = "prizes.toml"\ndevice = "generator"\nspare = "ball device"\n')
    done(capsys, "--settings", "ours.toml", "begin-day")
    assert done(capsys, "show")["schedule"] == "Ours"
    assert main(["keno", "--at", "1998-09-04T06:00", "sell", "5"]) == 0
    assert "HARBOUR KENO" in capsys.readouterr().out
    stands_in = '{act = "device fails"}'
    assert "qld s211(2)" in done(capsys, "draw", *events(stands_in), status=2)
    drawn = done(capsys, "draw", *events(stands_in, '{act = "replace all the balls"}'))
    assert [ruling["cites"] for ruling in drawn["rulings"]] == [
        ["qld s211(1)", "qld s222(10)"],
        ["qld s211(2)", "reading KN12"],
    ]
    assert done(capsys, "--settings", "ours.toml", "show")["tickets"] == 1
    ours.write_text('casino = "Harbour"\nschedule = "prizes.toml"\n')
    assert "other settings" in done(capsys, "--settings", "ours.toml", "show", status=2)
    (row,) = done(capsys, "--settings", "ours.toml", "odds")
    assert row["wager"] == "1 spot"


def test_s213_2_wrong_settings_are_refused_before_anything_is_begun(capsys: Capture) -> None:
    Path("ours.toml").write_text("most_games = 20\n")
    assert "qld s213(2)" in done(capsys, "--settings", "ours.toml", "begin-day", status=2)
    assert not Path("keno").exists()
