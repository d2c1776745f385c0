"""All that is told of a keno lounge as its days go by, held against what is kept: boards, tickets, what is still owed.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_lounge` writes it anew; the change
of tests/floor/lounge.json then shows what is told otherwise.
"""

import json
from typing import Any

import pytest
from support.whole_lounge import FILE, days

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return days()


@pytest.mark.parametrize("moment", KEPT)
def test_s217_to_s223_all_that_is_told_of_a_lounge_is_as_it_was(told: dict[str, Any], moment: str) -> None:
    assert told[moment] == KEPT[moment]


def test_nothing_is_kept_that_is_not_told(told: dict[str, Any]) -> None:
    assert [*told] == [*KEPT]
