"""`houseway replay`: one JSON document, a table for people, 1 where the record differs, 2 where it is wrong."""

import json
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main
from houseway.money import cents

Capture = pytest.CaptureFixture[str]
ROUNDS = Path(__file__).parents[1] / "rounds"
EVERY_WAGER = str(ROUNDS / "roulette-every-wager.round")
TOO_LATE = str(ROUNDS / "roulette-too-late.round")
HUNG_UP = str(ROUNDS / "roulette-no-spin-ball-hung-up.round")
BUY_BET = """\
format = 1
game = "craps"
rules = "qld"
on = 1998-09-04
table.point = 6
table.shooter = "ann"
table.wagers = [{person = "ann", on = "win bet", selection = "win bet", stake = "10"}]
people = {ann = {chips = "500"}, dealer = {role = "dealer"}, stick = {role = "stickperson"}}

[[round]]
events = [
  {by = "ann", act = "wager", on = "buy bet", selection = "4", stake = "20"},
  {by = "ann", act = "throw the dice"},
  {by = "dice", roll = "1-3"},
  {by = "stick", act = "call the throw", total = 4},
  {by = "stick", act = "collect the dice"},
]
"""


def told(capsys: Capture, *files: str, status: int = 0) -> Any:
    assert main(["replay", *files, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def said(capsys: Capture, *words: str, status: int = 0) -> str:
    assert main(["replay", *words]) == status
    return capsys.readouterr().out


def spoilt(tmp_path: Path, old: str, new: str, file: str = EVERY_WAGER) -> str:
    text = Path(file).read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "spoilt.round"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return str(path)


def test_s135_a_file_is_a_document_with_every_settlement_and_its_citations(capsys: Capture) -> None:
    (document,) = told(capsys, EVERY_WAGER)
    assert (document["file"], document["game"], document["rules"]) == (EVERY_WAGER, "roulette", "qld")
    assert len(document["settlements"]) == 13
    straight_up = next(line for line in document["settlements"] if line["wager"] == "straight up")
    assert straight_up["round"] == 1
    assert straight_up["person"] == "ann"
    assert straight_up["verdict"] == "win"
    assert (straight_up["stake"], straight_up["paid"], straight_up["returned"]) == ("5.00", "175.00", "0.00")
    assert "qld s135" in straight_up["cites"]
    assert (document["refusals"], document["rulings"], document["differences"]) == ([], [], [])
    assert document["state"]["people"]["ann"]["chips"] == "850.00"
    assert document["state"]["house"] == "-400.00"
    assert len(document["state"]["wagers"]) == 10
    assert {"round": 1, "call": "no more bets", "cites": ["qld s132(2)"]} in document["calls"]
    assert (document["awaited"], document["received"]) == ({}, {"ann": "415.00"})


def test_each_file_is_a_document_and_several_rounds_are_numbered(capsys: Capture) -> None:
    first, second = told(capsys, EVERY_WAGER, TOO_LATE)
    assert first["file"] == EVERY_WAGER
    assert [line["round"] for line in second["settlements"]] == [1, 1, 2]


def test_s136_4_refusals_are_told_with_line_rule_and_why(capsys: Capture) -> None:
    refusals = told(capsys, TOO_LATE)[0]["refusals"]
    assert [each["rule"] for each in refusals] == ["qld s136(4)", "qld s136(4)"]
    lines = Path(TOO_LATE).read_text(encoding="utf-8").splitlines()
    assert all('refused = "qld s136(4)"' in lines[each["line"] - 1] for each in refusals)
    assert "wagering is closed" in refusals[0]["why"]
    assert "wagering is closed" in said(capsys, TOO_LATE)


def test_s144_3_rulings_are_told_with_their_citations(capsys: Capture) -> None:
    (ruling,) = told(capsys, HUNG_UP)[0]["rulings"]
    assert "qld s144(3)" in ruling["cites"]
    assert "no spin: ball hung up" in said(capsys, HUNG_UP)


def test_it_prints_the_settlement_for_people(capsys: Capture) -> None:
    printed = said(capsys, EVERY_WAGER)
    assert "roulette (qld, 1998-09-04) at roulette 1" in printed
    row = next(line for line in printed.splitlines() if "straight up   17" in line)
    assert "175.00" in row
    assert "qld s135" in row
    assert "Afterwards: ann $850.00, the house down $400.00" in printed
    assert "As the file states." in printed


def test_a_record_that_differs_is_1_and_says_what_was_expected(capsys: Capture, tmp_path: Path) -> None:
    file = spoilt(tmp_path, 'paid = "175.00"', 'paid = "180.00"')
    printed = said(capsys, file, status=1)
    assert "the settlement of ann straight up 17" in printed
    assert "expected: paid 180.00" in printed
    assert "got:      paid 175.00" in printed
    (found,) = told(capsys, file, EVERY_WAGER, status=1)[0]["differences"]
    assert found["expected"]["paid"] == "180.00"
    assert "left" in found["got"]


def test_an_unfinished_round_says_what_is_awaited(capsys: Capture, tmp_path: Path) -> None:
    text = Path(EVERY_WAGER).read_text(encoding="utf-8")
    end = text.index('  {by = "dealer", act = "place the crown"}')
    file = tmp_path / "unfinished.round"
    file.write_text(text[:end] + "]\n", encoding="utf-8")
    assert "Awaited: dealer: place the crown" in said(capsys, str(file))
    (document,) = told(capsys, str(file))
    awaited, (first, *others) = document["awaited"], document["awaited"].pop("options")
    assert awaited == {
        "says": "dealer: place the crown",
        "moment": "the ball is at rest",
        "cites": ["qld s133(1)"],
        "by": ["dealer"],
        "acts": ["place the crown"],
    }
    assert first == {"by": "dealer", "act": "place the crown", "cites": ["qld s133(1)"]}
    assert {"by": "dealer", "act": "interference", "what": ["wheel", "ball"], "cites": ["qld s134"]} in others


def test_record_completes_a_record_that_was_written_by_hand(capsys: Capture, tmp_path: Path) -> None:
    text = Path(EVERY_WAGER).read_text(encoding="utf-8")
    file = tmp_path / "by-hand.round"
    file.write_text(text[: text.index("settles = [")], encoding="utf-8")
    assert said(capsys, str(file), "--record") == text


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("format = 1", "format = ", "spoilt.round:2: this is not TOML"),
        ("ball = 17", "ball = 99", "99 is no outcome of the wheel; it can give 0, "),
        (
            'game = "roulette"',
            'game = "fan-tan"',
            "spoilt.round:3: 'fan-tan' is not a game held here; there are ",
        ),
    ],
)
def test_wrong_input_is_2_and_one_line(capsys: Capture, tmp_path: Path, old: str, new: str, says: str) -> None:
    assert main(["replay", spoilt(tmp_path, old, new)]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert err.count("\n") == 1
    assert says in err


def test_a_file_that_cannot_be_read_is_2(capsys: Capture, tmp_path: Path) -> None:
    binary = tmp_path / "binary.round"
    binary.write_bytes(b"\xff\xfe")
    for file in (str(tmp_path), str(tmp_path / "none"), str(binary), "\x00"):
        assert main(["replay", file]) == 2
        out, err = capsys.readouterr()
        assert not out
        assert (err.count("\n"), "cannot be read" in err) == (1, True)


def test_one_bad_file_does_not_stop_the_others(capsys: Capture, tmp_path: Path) -> None:
    bad = spoilt(tmp_path, "ball = 17", "ball = 99")
    assert main(["replay", EVERY_WAGER, bad, TOO_LATE, str(tmp_path / "none"), "--json"]) == 2
    out, err = capsys.readouterr()
    first, second, third, none = json.loads(out)
    assert (first["file"], third["file"], none["file"]) == (EVERY_WAGER, TOO_LATE, str(tmp_path / "none"))
    assert second.keys() == {"file", "error"}
    line = Path(bad).read_text(encoding="utf-8").splitlines()[second["error"]["line"] - 1]
    assert "ball = 99" in line
    assert "99 is no outcome" in second["error"]["why"]
    assert (none["error"]["line"], err.count("\n")) == (None, 2)
    assert main(["replay", bad, EVERY_WAGER]) == 2
    out, err = capsys.readouterr()
    assert "As the file states." in out
    assert err.count("\n") == 1


def test_s92_2_what_each_person_receives_stands_beside_the_gross_lines(capsys: Capture) -> None:
    """Commission is a column of its own: what comes back is without it."""
    (document,) = told(capsys, str(ROUNDS / "baccarat-golden.round"))
    lines = document["settlements"]
    assert any(line["commission"] != "0.00" for line in lines)
    for person, received in document["received"].items():
        own = [line for line in lines if line["person"] == person]
        net = sum(cents(x["paid"]) + cents(x["returned"]) - cents(x["commission"]) for x in own)
        assert cents(received) == net
    assert "Received: " in said(capsys, str(ROUNDS / "baccarat-golden.round"))


def test_s116_1_what_was_paid_for_a_buy_bet_is_not_taken_again_from_what_it_brings(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "buy.round"
    file.write_text(BUY_BET, encoding="utf-8")
    (document,) = told(capsys, str(file))
    assert document["received"] == {"ann": "60.00"}
    assert document["state"]["people"]["ann"]["chips"] == "539.00"
