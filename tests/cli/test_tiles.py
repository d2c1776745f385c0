"""`houseway tiles`: four tiles set the house way, and what each rule decides, as the docs have it."""

import json
from pathlib import Path

import pytest

from houseway.cli import main

DOC = Path(__file__).parents[2] / "docs" / "pai-gow-house-way.md"


def test_the_table_in_the_docs_is_what_the_command_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles"]) == 0
    printed = [line.rstrip() for line in capsys.readouterr().out.splitlines()]
    assert "\n".join(printed) in DOC.read_text(encoding="utf-8")


def test_every_rule_with_its_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert sum(rule["hands"] for rule in rules) == 35_960
    assert rules[0] == {
        "cites": ["qld s443(2)"],
        "says": "with a 7, high 8, high 10 and 11, play 7 and 9",
        "step": "individual exceptions",
        "hands": 32,
    }


def test_s441_3_four_tiles_with_the_rule_that_set_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", "6-6", "5-4", "1-6", "5-6"]) == 0
    out = capsys.readouterr().out
    assert "low   5-6 (11) and 1-6 (high 7): 8 with the 11" in out
    assert "high  6-6 (12) and 4-5 (9): teen wong" in out
    assert "set by the house way, qld s441(3), reading H8: " in out


def test_as_one_document(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", "--json", "1-2", "2-4", "1-1", "1-4"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["low"] == {"tiles": ["1-1", "1-4"], "hand": "7 with the 2"}
    assert found["high"] == {"tiles": ["2-4", "1-2"], "hand": "gee jun pair"}
    assert found["rule"]["cites"] == ["qld s443(4)", "reading H14"]


@pytest.mark.parametrize(
    ("tiles", "why"),
    [
        (["6-6", "1-1"], "a hand has four tiles, not 2"),
        (["6-6", "6-6", "6-6", "1-1"], "there are not 3 tiles of 6-6"),
        (["4-5", "4-5", "1-1", "1-1"], "there are not 2 tiles of 4-5"),
        (["6-6", "1-1", "7-7", "1-2"], "'7-7' is not a tile"),
    ],
)
def test_what_is_no_hand_is_said(tiles: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tiles", *tiles]) == 2
    assert why in capsys.readouterr().err
