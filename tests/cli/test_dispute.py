"""`houseway dispute` and `houseway rules find` on the command line."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.commands import Capture, said, told

from houseway.cli import main

ROUNDS = Path(__file__).parents[1] / "rounds"
ZERO = str(ROUNDS / "roulette-zero.round")


def test_a_dispute_is_told_with_its_ruling_its_provisions_and_what_staff_do(capsys: Capture) -> None:
    out = said(capsys, "dispute", "craps", "one", "of", "the", "dice", "fell", "off", "the", "table")
    for part in ("The roll is invalid", "qld s125", "1. dealer: announce: no roll", "stays on the layout"):
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
        (("rulette",), "'rulette' is not known; there are 5-card-stud"),
        (("ball out", "--as", "no spin"), "--as no spin: at which game?"),
        (("roulette", "ball out", "--when", "noon"), "a round never stands at 'noon'"),
        (("roulette", "the ball jumped out of the wheel", "--answer", "1"), "answer 1: nothing is asked any more"),
        (("roulette", "bet", "--answer", "9"), "answer 9: there are choices 1 to"),
        (("roulette", "xyzzy", "-o", "ruling.pdf"), "nothing is ruled yet"),
        (("roulette", "ball out", "--line", "3"), "--line: of which record? Name it with --record FILE"),
        (("--record", "none.round", "ball out"), "none.round: cannot be read: No such file"),
        (("--record", ZERO), "say what happened, or what it is called at the table"),
        (("--record", ZERO, "craps"), "is a record of roulette, not of craps"),
        (("--record", ZERO, "--on", "1999-01-01", "ball out"), "the record says under which rules it is played"),
        (("--record", ZERO, "ball out", "--line", "999"), "--line: 999 is not in a round; those of"),
        (("--record", ZERO, "ball out", "--line", "x"), "--line: 'x' is not a whole number"),
        (("roulette", "ball out", "--as", "no spin", "--with", "cause=rain"), "'cause' cannot be 'rain'"),
    ],
)
def test_what_is_wrong_is_one_line(capsys: Capture, words: tuple[str, ...], wrong: str) -> None:
    assert main(["dispute", *words]) == 2
    assert wrong in capsys.readouterr().err


def test_words_may_stand_before_between_and_after_the_options(capsys: Capture) -> None:
    first = told(capsys, "dispute", "roulette", "--when", "the ball runs", "ball", "out", "of", "wheel")
    assert (first["irregularity"], first["moment"]) == ("no spin", "the ball runs")
    assert told(capsys, "dispute", "--when", "the ball runs", "roulette", "ball", "out", "of", "wheel") == first


# On a recorded round


def test_a_recorded_round_is_told_with_what_changes(capsys: Capture) -> None:
    out = said(capsys, "dispute", "--record", ZERO, "ball jumped out of the wheel")
    for part in ("round 1, after line 42 of", "Against the record", "win, +$175.00", "Awaited now:"):
        assert part in out


def test_a_recorded_round_as_data_and_as_a_page_to_sign(capsys: Capture, tmp_path: Path) -> None:
    file = tmp_path / "ruling.pdf"
    words = ("the dealer took a bet over the maximum", "--detail", "on=straight up", "--detail", "stake=150")
    document = told(capsys, "dispute", "roulette", "--record", ZERO, *words, "--with", "selection=0", "-o", str(file))
    assert document["record"]["changes"] == [
        {
            "person": "ann",
            "wager": "straight up",
            "selection": "0",
            "recorded": {"verdict": "win", "net": "175.00"},
            "ruled": {"verdict": "void and win", "net": "3500.00"},
            "difference": "3325.00",
        }
    ]
    assert document["record"]["difference"] == {"ann": "3325.00"}
    assert (document["details"]["stake"], document["details"]["accepted"]) == ("$150.00", "yes")
    assert file.read_bytes().startswith(b"%PDF")


# Asked for


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_with_nothing_the_game_what_happened_and_when_are_read_line_by_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "roulette", "?", "the ball jumped out of the wheel", "the ball runs")
    document = told(capsys, "dispute")
    assert (document["irregularity"], document["moment"]) == ("no spin", "the ball runs")
    typed(monkeypatch, "craps", "one of the dice fell off the table")
    assert told(capsys, "dispute")["irregularity"] == "off the table"


@pytest.mark.parametrize(
    ("lines", "wrong"),
    [
        ((), "say the game and what happened, like: houseway dispute roulette the ball"),
        (("roulette",), "say the game and what happened"),
        (("rulette",), "'rulette' is not known; there are"),
        (("roulette", "ball out", "noon"), "a round never stands at 'noon'"),
    ],
)
def test_what_is_read_wrong_is_one_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, lines: tuple[str, ...], wrong: str
) -> None:
    typed(monkeypatch, *lines)
    assert main(["dispute"]) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert wrong in line


@pytest.mark.skipif(not hasattr(os, "openpty"), reason="no terminals of this kind here")
def test_on_a_terminal_questions_are_asked_and_whoever_mistypes_may_try_again() -> None:
    ours, theirs = os.openpty()
    os.write(ours, b"rulette\nroulette\nball out of the wheel\nnoon\n\n")
    ran = subprocess.run(
        [sys.executable, "-m", "houseway.cli", "dispute", "--json"], stdin=theirs, capture_output=True, text=True
    )
    for question in ("Which game?", "did you mean roulette?", "What happened", "When?", "never stands at 'noon'"):
        assert question in ran.stderr
    assert json.loads(ran.stdout)["irregularity"] == "no spin"


def test_find_is_told_best_first_and_nothing_found_is_no(capsys: Capture) -> None:
    found = told(capsys, "rules", "find", "ball", "out", "of", "wheel", "--game", "roulette")
    assert found[0]["provision"] in ("qld s144", "qld s144(4)")
    assert found == sorted(found, key=lambda each: -each["score"])
    assert found[0].keys() == {"provision", "heading", "game", "says", "score"}
    assert told(capsys, "rules", "find", "xyzzy", status=1) == []


def test_what_can_be_reported_is_listed_by_game(capsys: Capture) -> None:
    listed = told(capsys, "rules", "reported", "roulette")
    assert {each["game"] for each in listed} == {"roulette"}
    [spin] = [each for each in listed if each["act"] == "no spin"]
    assert "ball out of the wheel" in spin["causes"]


def test_what_else_the_words_may_mean_stands_at_the_end(capsys: Capture) -> None:
    out = " ".join(said(capsys, "dispute", "roulette", "the ball jumped out of the wheel").split())
    assert "Not this? It may be:" in out
    assert out.endswith("`houseway dispute roulette` lists all that can be reported")


def test_the_words_tell_the_game_and_what_is_in_doubt_is_asked_back(capsys: Capture) -> None:
    document = told(capsys, "dispute", "the ball jumped out of the wheel at roulette")
    assert (document["sure"], document["game"], document["question"]) == ("yes", "roulette", None)
    which = told(capsys, "dispute", "dealer gave a card too many")
    assert (which["sure"], which["question"]["ask"], which["ruling"]) == ("choose", "At which game?", [])
    number = 1 + [each["say"] for each in which["question"]["choices"]].index("blackjack")
    asked = told(capsys, "dispute", "dealer gave a card too many", "--answer", str(number))
    assert (asked["sure"], asked["game"]) == ("choose", "blackjack")
    assert asked["question"]["choices"][-1]["say"] == "none of these"
    first = asked["question"]["choices"][0]
    ruled = told(capsys, "dispute", "dealer gave a card too many", "--answer", str(number), "--answer", "1")
    assert (ruled["sure"], ruled["question"]) == ("yes", None)
    assert ruled["cites"][0] in first["leads_to"]


def test_a_topic_without_a_rule_and_words_without_a_meaning_are_told_as_such(capsys: Capture) -> None:
    silent = told(capsys, "dispute", "blackjack", "can the dealer keep a tip")
    assert (silent["sure"], silent["cites"]) == ("silent", [])
    assert silent["ruling"][0].startswith("The law has no rule on it")
    nothing = told(capsys, "dispute", "roulette", "xyzzy")
    assert (nothing["sure"], nothing["others"], nothing["ruling"]) == ("no", [], [])
