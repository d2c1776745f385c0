"""Keno at the command line: a session at the table, and the keno system in a folder."""

import io
import json
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput
from houseway.games.keno.lexicon import LEXICON

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def typed(monkeypatch: pytest.MonkeyPatch, capsys: Capture, *lines: str) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "keno", "--seed", "3", "--record", "keno-3.round"]) == 0
    return " ".join(capsys.readouterr().out.split())


# At the table


def test_s213_1_s219_6_spots_are_picked_a_ticket_bought_the_draw_watched_and_the_ticket_presented(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    out = typed(monkeypatch, capsys, "1 on 3 17 44 x3", "draw", "", "present", "quit")
    assert "№ 2 3 spot ticket" in out
    assert "drawn: 12 78 44 17" in out
    assert "catch 2" in out
    assert "win 3 spot 3-17-44 $1.00 is paid $1.00" in out
    assert "ticket 2 is presented: you are paid $1.00, in cash" in out
    assert main(["replay", "keno-3.round"]) == 0


def test_s216_1_a_way_bet_is_marked_way_by_way(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    out = typed(monkeypatch, capsys, "way 1 2 3", "way 7 8", "0.50 ways", "refund", "quit")
    assert "marked on your blank: 1-2-3 / 7-8" in out
    assert "2 way 2/3 spot ticket" in out
    assert "you have $1.00 back for games not yet played" in out


@pytest.mark.parametrize(
    ("line", "under"),
    [
        ("0.40 on 5", "qld s216(3)(b)"),
        ("1 on 1 2 3 4 5 6 7 8 9 10 11", "qld s213(1)"),
        ("1 jackpot 1 2", "qld s223(1)"),
        ("1 on 5 x11", "qld s213(2)"),
        ("1 on 81", "qld s210"),
        ("present 9", "qld s219(1)(b)"),
    ],
)
def test_s216_3_what_is_refused_names_its_provision(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture, line: str, under: str
) -> None:
    assert f"({under})" in typed(monkeypatch, capsys, line, "quit")


@pytest.mark.parametrize(
    ("line", "act", "details"),
    [
        ("1 on 3 17 44", "submit an entry", {"numbers": [3, 17, 44], "stake": 100}),
        ("$1 on 3-17-44", "submit an entry", {"numbers": [3, 17, 44], "stake": 100}),
        ("bet 0.50 on 7 x 5 games", "submit an entry", {"numbers": [7], "stake": 50, "games": 5}),
        ("2 jackpot 1 2 3 4 5 6", "submit an entry",
         {"numbers": [1, 2, 3, 4, 5, 6], "stake": 200, "kind": "jackpot keno"}),
        ("1 ways", "submit the way bet", {"stake": 100}),
        ("way 4 5", "mark a way", {"numbers": [4, 5]}),
        ("clear", "clear the blank", {}),
        ("collect 3 cheque", "present a ticket", {"ticket": 3, "paid_in": "cheque"}),
        ("refund 2", "refund a ticket", {"ticket": 2}),
        ("draw", "close the game", {}),
    ],
)  # fmt: skip
def test_s213_1_what_may_be_typed(line: str, act: str, details: dict[str, Any]) -> None:
    view = TerminalSession("keno", TableChoice(seed="3")).view()
    intents = LEXICON.read(line, view)
    assert intents is not None
    assert [(intent.act, intent.details) for intent in intents] == [(act, details)]


def test_s213_1_numbers_may_be_left_to_luck() -> None:
    view = TerminalSession("keno", TableChoice(seed="3")).view()
    for line in ("1 lucky 6", "1 quick pick 6", "1 jackpot lucky 6"):
        intents = LEXICON.read(line, view)
        assert intents is not None
        assert len(set(intents[0].details["numbers"])) == 6
    with pytest.raises(BadInput):
        LEXICON.read("1 lucky 0", view)
    with pytest.raises(BadInput):
        LEXICON.read("present", view)
    assert LEXICON.read("sing", view) is None


# The system in a folder


def done(capsys: Capture, *words: str, at: str = "1998-09-04T06:00", status: int = 0) -> Any:
    assert main(["keno", "--json", "--at", at, *words]) == status
    captured = capsys.readouterr()
    return json.loads(captured.out) if status == 0 else captured.err


def test_s217_2_s219_5_s220_2_s221_a_ticket_from_sale_to_the_chief_executive(capsys: Capture, tmp_path: Path) -> None:
    assert "no keno day has begun" in done(capsys, "sell", "5", status=2)
    assert done(capsys, "begin-day")["keno_day"] == "1998-09-04"
    ways = [str(number) for number in range(1, 81)]
    sold = done(capsys, "sell", *ways, "--stake", "1.00", "--games", "2", "--svg", "ticket.svg", "--pdf", "ticket.pdf")
    assert (sold["total"], sold["writer"], sold["serial"]) == ("$160.00", "w1", "0000000001")
    assert "<svg " in (tmp_path / "ticket.svg").read_text(encoding="utf-8")
    assert (tmp_path / "ticket.pdf").read_bytes().startswith(b"%PDF-")
    drawn = done(capsys, "draw", "--seed", "1")
    assert (len(drawn["numbers"]), drawn["wagered"], drawn["prizes"]) == (20, "80.00", "60.00")
    assert done(capsys, "pay", sold["code"], "--in", "keno dollars") == {
        "ticket": 1, "paid": {"keno dollars": "60.00"}, "keno_dollars": 1,
    }  # fmt: skip
    assert done(capsys, "redeem", "1")["cash"] == "60.00"
    assert done(capsys, "refund", "1")["refunded"] == {"cash": "80.00"}
    done(capsys, "issue", "5.00")
    done(capsys, "sell", *ways, "--keno-dollars", "2", "--chips", "20.00")
    done(capsys, "draw")
    later = "1998-10-03T06:00"
    done(capsys, "begin-day", at=later)
    assert "qld s220(2)" in done(capsys, "pay", "2", at=later, status=2)
    assert done(capsys, "unpaid", at=later)["cheque"] == "60.00"
    assert done(capsys, "claim", "2", at=later)["paid"] == "60.00"
    books = done(capsys, "books")
    assert [books[f"keno of {name}"] for name in ("prizes not yet paid", "keno dollars that are out")] == ["0.00"] * 2
    assert books["outside of the chief executive"] == "0.00"
    assert done(capsys, "show")["tickets"] == 2
    assert done(capsys, "ticket", "2")["owed"] == "0.00"


def test_s218_1_without_a_writer_it_is_a_self_service_terminal(capsys: Capture) -> None:
    done(capsys, "begin-day")
    self_service = ("--writer", "", "--station", "9")
    assert done(capsys, *self_service, "sell", "5")["writer"] == "self-service 9"
    assert "qld s218(1)" in done(capsys, *self_service, "sell", "5", "--chips", "1.00", status=2)


def test_s210_a_folder_keeps_the_schedule_that_it_was_begun_with(capsys: Capture, tmp_path: Path) -> None:
    ours = tmp_path / "ours.toml"
    ours.write_text('name = "Ours"\napproved = 1998-09-04\n[prizes]\n1 = {1 = "3.50"}\n')
    done(capsys, "--schedule", str(ours), "begin-day")
    assert done(capsys, "show")["schedule"] == "Ours"
    ours.write_text('name = "Ours"\napproved = 1998-09-04\n[prizes]\n1 = {1 = "3.60"}\n')
    assert "another schedule" in done(capsys, "--schedule", str(ours), "show", status=2)
    (row,) = done(capsys, "--schedule", str(ours), "odds")
    assert (row["wager"], row["return"]) == ("1 spot", "-1/10")


def test_what_every_act_takes_may_stand_before_it_or_after(capsys: Capture, tmp_path: Path) -> None:
    where = ["--data", str(tmp_path / "lounge"), "--at", "1998-09-04T06:00"]
    assert main(["keno", "begin-day", *where, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == 1
    assert main(["keno", *where, "sell", "3-17", "--json", "--station", "4", "--writer", "w9"]) == 0
    sold = json.loads(capsys.readouterr().out)
    assert (sold["station"], sold["writer"]) == ("4", "w9")
    assert main(["keno", "--json", *where, "show"]) == 0
    assert json.loads(capsys.readouterr().out)["tickets"] == 1
    ours = tmp_path / "ours.toml"
    ours.write_text('name = "Ours"\napproved = 1998-09-04\n[prizes]\n1 = {1 = "3.60"}\n')
    assert main(["keno", "odds", "--schedule", str(ours)]) == 0
    assert "10.000%" in capsys.readouterr().out  # the house edge of 3.60 for 1 in 4


@pytest.mark.parametrize("act", ["begin-day", "sell", "draw", "pay", "claim", "odds"])
def test_every_act_shows_an_example(capsys: Capture, act: str) -> None:
    assert main(["keno", act, "--help"]) == 0
    assert f"example:\n  houseway keno {act}" in capsys.readouterr().out


def test_what_is_wrong_is_said_in_one_line(capsys: Capture, tmp_path: Path) -> None:
    done(capsys, "begin-day")
    for words, at in (
        (("sell", "5", "--svg", "/nowhere/at/all.svg"), "1998-09-04T06:00"),
        (("sell", "5", "--pdf", "ticket.pdf", "--writer", "王"), "1998-09-04T06:00"),
        (("ticket", "1", "--svg", str(tmp_path)), "1998-09-04T06:00"),
        (("draw",), "1998-09-04T06:00+10:00"),
        (("begin-day",), "1998-09-05T06:00+10:00"),
    ):
        assert done(capsys, *words, at=at, status=2).count("\n") == 1
    assert done(capsys, "show")["tickets"] == 0  # nothing was sold without its picture
    done(capsys, "sell", "5")
    assert "Is a directory" in done(capsys, "ticket", "1", "--svg", str(tmp_path), status=2)


def test_people_are_told_in_words(capsys: Capture) -> None:
    for words, says in (
        (["begin-day"], "game 1 is open"),
        (["sell", "3-17-44"], "3 spot ticket"),
        (["draw", "--seed", "1"], "was wagered"),
        (["unpaid"], "a cheque of $0.00"),
        (["issue", "5"], "keno dollars 1: $5.00"),
        (["books"], "in all"),
        (["odds"], "example schedule"),
    ):
        assert main(["keno", "--at", "1998-09-04T06:00", *words]) == 0
        assert says in capsys.readouterr().out
    assert main(["keno", "--at", "noon", "show"]) == 2
    assert "--at" in capsys.readouterr().err
