"""`houseway dispute` and `houseway rules find` on the command line."""

from pathlib import Path

import pytest
from support.commands import Capture, said, told

from houseway.cli import main


def test_a_dispute_is_told_with_its_ruling_its_provisions_and_what_staff_do(capsys: Capture) -> None:
    out = said(capsys, "dispute", "craps", "one", "of", "the", "dice", "fell", "off", "the", "table")
    for part in ("The ruling", "qld s125", "What staff do, in this order", "1. dealer: announce: no roll", "stays on"):
        assert part in out


def test_a_dispute_as_data_has_what_is_promised(capsys: Capture) -> None:
    document = told(capsys, "dispute", "roulette", "ball out of the wheel")
    promised = {"game", "irregularity", "moment", "ruling", "cites", "settlements", "duties"}
    assert promised <= document.keys()
    assert (document["game"], document["irregularity"]) == ("roulette", "no spin")
    assert "qld s144(4)" in document["cites"]


def test_without_words_everything_that_can_be_reported_is_listed(capsys: Capture) -> None:
    listed = told(capsys, "dispute", "two-up")
    assert {"barred", "no spin", "wager taken by oversight"} <= {each["irregularity"] for each in listed}


def test_a_page_to_sign_is_written(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "ruling.pdf"
    said(capsys, "dispute", "roulette", "ball out of the wheel", "-o", str(file))
    assert file.read_bytes().startswith(b"%PDF")
    assert main(["dispute", "roulette", "ball out of the wheel", "-o", str(tmp_path / "ruling.doc")]) == 2
    assert "is not a PDF" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("roulette", "--as", "whistling"), "nothing is reported as 'whistling' here"),
        (("roulette", "ball out", "--with", "cause"), "is not a detail; write it like box=3"),
        (("roulette", "ball out", "--when", "noon", "--as", "no spin"), "a round never stands at 'noon'"),
        (("roulette", "the of"), "no word to look for"),
    ],
)
def test_what_is_wrong_is_one_line(capsys: Capture, words: tuple[str, ...], wrong: str) -> None:
    assert main(["dispute", *words]) == 2
    assert wrong in capsys.readouterr().err


def test_find_is_told_best_first_and_nothing_found_is_no(capsys: Capture) -> None:
    found = told(capsys, "rules", "find", "ball", "out", "of", "wheel", "--game", "roulette")
    assert "qld s144(4)" in [each["provision"] for each in found[:2]]
    assert found == sorted(found, key=lambda each: -each["score"])
    assert found[0].keys() == {"provision", "heading", "game", "says", "score"}
    assert told(capsys, "rules", "find", "xyzzy", status=1) == []


def test_what_can_be_reported_is_listed_by_game(capsys: Capture) -> None:
    listed = told(capsys, "rules", "reported", "roulette")
    assert {each["game"] for each in listed} == {"roulette"}
    [spin] = [each for each in listed if each["act"] == "no spin"]
    assert "ball out of the wheel" in spin["causes"]
