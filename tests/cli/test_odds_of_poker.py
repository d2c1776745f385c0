"""`houseway odds` of a poker game: how often each hand comes, with every deck that its text allows."""

import json
from fractions import Fraction

import pytest

from houseway.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize(
    ("game", "decks", "hand", "number"),
    [
        ("manila", [32, 32], "royal flush", 14_040),
        ("draw", [52, 40, 40, 32, 32], "4 of a kind", 624),
        ("5-card-stud", [52, 40, 40, 32, 32], "full house", 3_744),
        ("7-card-stud", [52, 40, 40, 32, 32], "1 pair", 58_627_800),
    ],
)
def test_of_poker_the_frequencies_of_the_hands_are_told(
    capsys: Capture, game: str, decks: list[int], hand: str, number: int
) -> None:
    assert main(["odds", game, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [each["deck"] for each in found] == decks
    assert next(each["number"] for each in found[0]["classes"] if each["hand"] == hand) == number
    assert all(sum(Fraction(each["share"]) for each in table["classes"]) == 1 for table in found)
    assert main(["odds", game]) == 0
    assert f"{hand} {number:,}" in " ".join(capsys.readouterr().out.split())
