"""`houseway odds`: the exact return of every wager, for people and as JSON."""

import json
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from houseway.cli import main, odds
from houseway.games import find
from houseway.games.roulette.wagers import Spun, facts
from houseway.play.wager import Wager

Capture = pytest.CaptureFixture[str]
KEYS = ["game", "rules", "wager", "selection", "pays", "win", "void", "lose", "return", "variance", "cites"]
KEYS += ["text", "from", "caveats"]


def test_s143_1_every_wager_and_selection_is_listed_as_promised(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert len(rows) == 157
    assert {tuple(row) for row in rows} == {tuple(KEYS)}
    assert {row["return"] for row in rows} == {"-1/37"}
    assert rows[0] == {
        "game": "roulette",
        "rules": "qld",
        "wager": "straight up",
        "selection": "0",
        "pays": "35",
        "win": "1/37",
        "void": "0",
        "lose": "36/37",
        "return": "-1/37",
        "variance": "46656/1369",
        "cites": ["qld s135", "qld s143(3)", "qld s143(1)"],
        "text": "qld part 8",
        "from": "1998-09-04",
        "caveats": [],
    }


def test_one_wager_alone(capsys: Capture) -> None:
    assert main(["odds", "roulette", "--wager", "dozen", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["selection"] for row in rows] == ["1-12", "13-24", "25-36"]
    assert all(Fraction(row["win"]) + Fraction(row["lose"]) == 1 for row in rows)


def test_s109_craps_has_the_return_per_wager_and_per_roll(capsys: Capture) -> None:
    assert main(["odds", "craps", "--wager", "win bet", "--json"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert (row["return"], row["per_roll"]) == ("-7/495", "-7/1671")
    assert main(["odds", "craps", "--wager", "place bet to win"]) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "place bet to win 2 places 7 to 6 5/11 0 6/11 -1/66 -1.515% 1.1639 -0.463%" in lines


def test_places_that_are_alike_are_one_line_with_the_percentage_beside(capsys: Capture) -> None:
    assert main(["odds", "roulette"]) == 0
    printed = capsys.readouterr().out
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    assert "straight up 37 places 35 to 1 1/37 0 36/37 -1/37 -2.703% 34.0804" in lines
    assert "red red 1 to 1 18/37 0 19/37 -1/37 -2.703% 0.9993" in lines
    assert odds.FAVOURS not in printed


def test_a_wager_that_favours_the_player_is_flagged(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    roulette = find("roulette")
    dozen = roulette.wager_named["dozen"]

    def without_the_high_numbers(_wager: Wager[Any], place: str) -> list[tuple[Spun, int]]:
        return [(facts("dozen", place, number), 1) for number in range(25)]

    generous = replace(roulette, chances=without_the_high_numbers, wagers=(dozen,))
    monkeypatch.setattr(odds, "variants", lambda _name: (generous,))
    assert main(["odds", "roulette"]) == 0
    printed = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert "dozen 2 places 2 to 1 12/25 0 13/25 11/25 +44.000% favours the player 2.2464" in printed
    assert printed[-1].startswith("What favours the player is flagged")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["odds", "blackjack", "--decks", "4"], "blackjack is played with 5 to 8 decks, not 4 (qld s16)"),
        (["odds", "craps", "--chart"], "--chart: craps has no chart; there is one of blackjack"),
        (["odds", "whist"], "'whist' is not a game held here"),
        (["odds", "roulette", "--wager", "basket"], "roulette has no 'basket'; there are straight up, split"),
    ],
)
def test_what_is_not_there_is_said_in_one_line(capsys: Capture, words: list[str], says: str) -> None:
    assert main(words) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert says in captured.err
    assert captured.err.count("\n") == 1
