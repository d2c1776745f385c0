"""What people say at a table, in five sets by different hands, from the law (docs/desk.md: what each was used for).

Every sentence is of a game that is held, its provisions are there, and no event is told in it.
"""

from collections import Counter

import pytest
from support.desk import FOUND, RIGHT, SILENT, SILENT_AFTER, WRONG, came_to, found, said

from houseway.games import GAMES
from houseway.rulebook import resolves
from houseway.rulebook.events import event_files
from houseway.rulebook.sentence_terms import events_held

SETS = {"first": 200, "second": 200, "third": 240, "fourth": 130, "fifth": 150, "sixth": 100}
KINDS = {"ruling", "question", "silent"}
MOST_WRONG = 4
FIGURES = [(True, 68, 185, 158), (False, 25, 172, 134)]


@pytest.mark.parametrize("name", SETS)
def test_every_sentence_is_of_a_game_and_its_provisions_are_held(name: str) -> None:
    cases = said(name)
    assert len(cases) == SETS[name]
    assert {each["game"] for each in cases} == set(GAMES)
    assert {each["kind"] for each in cases} == KINDS
    for each in cases:
        assert each["rules"] in ("qld", "vic")
        assert each["kind"] == "silent" or each["provisions"], each["said"]
        assert all(map(resolves, each["provisions"])), each["said"]


def test_nobody_says_what_another_says_or_what_the_events_have() -> None:
    told = [each["said"] for name in SETS for each in said(name)]
    assert len(told) == len(set(told)) == sum(SETS.values())
    assert set(told).isdisjoint(line for name in event_files() for each in events_held(name) for line in each.said)


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
