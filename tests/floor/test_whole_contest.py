"""All that is told of a tournament of the house, at each of its stages, held against what is kept.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_contest` writes it anew; the change
of tests/floor/contest.json then shows what is told otherwise.
"""

import asyncio
import json
from typing import Any

import pytest
from support.whole_contest import FILE, evening

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return asyncio.run(evening(tmp_path_factory.mktemp("contest")))


@pytest.mark.parametrize("stage", KEPT)
def test_vic_28_2000_r20_all_that_is_told_of_a_tournament_is_as_it_was(told: dict[str, Any], stage: str) -> None:
    assert told[stage] == KEPT[stage]


def test_nothing_is_kept_that_is_not_told(told: dict[str, Any]) -> None:
    assert [*told] == [*KEPT]
