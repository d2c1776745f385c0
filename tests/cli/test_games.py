"""`houseway games`: every game held, with its rules."""

import json

import pytest

from houseway.cli import main
from houseway.games import GAMES

Capture = pytest.CaptureFixture[str]


def test_every_game_is_listed_as_promised(capsys: Capture) -> None:
    assert main(["games", "--json"]) == 0
    held = {each["game"]: each for each in json.loads(capsys.readouterr().out)}
    assert list(held) == list(GAMES)
    for each in held.values():
        assert list(each)[:7] == ["game", "rules", "from", "part", "title", "wagers", "players"]
        assert set(list(each)[7:]) <= {"variant"}
        assert each["players"][0] >= 1
    roulette = held["roulette"]
    assert (roulette["from"], roulette["part"], roulette["title"]) == ("1998-09-04", "qld part 8", "Roulette")
    assert roulette["players"] == [1, 8]
    assert len(roulette["wagers"]) == 13


def test_people_see_a_table(capsys: Capture) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out
    assert "straight up, split and 11 more" in printed
    assert "1998-09-04" in printed
