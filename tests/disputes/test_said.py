"""What people say at a table, in two halves by different hands, from the law: the desk is tuned on the first alone, and
measured on the second. Every sentence is of a game that is held, and its provisions are there."""

from collections import Counter

import pytest
from support.desk import FOUND, RIGHT, SILENT, SILENT_AFTER, WRONG, came_to, found, said

from houseway.games import GAMES
from houseway.rulebook import resolves

HALVES = ("first", "second")
KINDS = {"ruling", "question", "silent"}
MOST_WRONG = 4
FIGURES = [(True, 68, 185, 158), (False, 25, 172, 134)]


@pytest.mark.parametrize("half", HALVES)
def test_every_sentence_is_of_a_game_and_its_provisions_are_held(half: str) -> None:
    cases = said(half)
    assert len(cases) == 200
    assert {each["game"] for each in cases} == set(GAMES)
    assert {each["kind"] for each in cases} == KINDS
    for each in cases:
        assert each["rules"] in ("qld", "vic")
        assert each["kind"] == "silent" or each["provisions"], each["said"]
        assert all(map(resolves, each["provisions"])), each["said"]


def test_nobody_says_what_the_other_half_says() -> None:
    first, second = ({each["said"] for each in said(half)} for half in HALVES)
    assert len(first) == len(second) == 200
    assert not first & second


@pytest.mark.parametrize(("named", "at_once", "within_two", "in_three"), FIGURES)
def test_what_the_desk_makes_of_the_first_half(named: bool, at_once: int, within_two: int, in_three: int) -> None:
    """Of 200: right at once, right after at most two questions, and found among the first three; wrong at once in 4."""
    cases = said("first")
    came = Counter(came_to(each, each["game"] if named else None) for each in cases)
    assert came[RIGHT[0]] + came[SILENT] >= at_once
    assert sum(came[row] for row in (*RIGHT[:3], SILENT, SILENT_AFTER)) >= within_two
    assert came[WRONG] <= MOST_WRONG
    looked = [each for each in cases if each["kind"] != "silent"]
    assert sum(FOUND[3] in found(each, each["game"] if named else None) for each in looked) >= in_three
