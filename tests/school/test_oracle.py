"""Marking against a second way to the answer: odds and stake from the words alone, exact ranks, a replay.

`make soak` takes more items of each kind, game and text (`HOUSEWAY_SESSIONS`).
"""

import os
import re
from itertools import islice

import pytest
from support.school_odds import due
from support.school_oracle import CHECKS, wrong
from support.sessions import EVERY

from houseway.school import DRILLS, items, kinds

COLOURED = re.compile(r"has \d+ \w+ chips? on ")
COUNT = int(os.environ.get("HOUSEWAY_SESSIONS", "1"))


@pytest.mark.parametrize("text", EVERY)
def test_marking_agrees_with_a_second_way_to_the_answer(text: str) -> None:
    game = EVERY[text]
    for kind in kinds(game):
        for found in islice(items(game, kind, "oracle"), COUNT):
            assert wrong(found) is None, found.id


def test_every_kind_has_a_second_way() -> None:
    assert {*CHECKS} == {*DRILLS}


@pytest.mark.parametrize("text", [text for text in EVERY if text.startswith(("roulette", "sic-bo", "tri-chro"))])
def test_what_is_paid_is_reckoned_from_the_words_of_the_question_alone(text: str) -> None:
    game = EVERY[text]
    found = next(items(game, "pay", "words"))
    assert due(game.name, "".join(map(str, game.variant.values())), found.question.told)


@pytest.mark.parametrize("text", [text for text in EVERY if text.startswith(("roulette", "sic-bo", "tri-chro"))])
def test_chips_of_a_colour_are_paid_by_what_they_were_issued_at(text: str) -> None:
    game = EVERY[text]
    lying = (
        each for each in items(game, "pay", "colours") if any(COLOURED.search(line) for line in each.question.told)
    )
    found = next(islice(lying, 1))
    assert wrong(found) is None
    assert found.scene is not None
    assert any(each.chips for each in found.scene().wagers)
