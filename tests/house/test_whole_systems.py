"""Whole journals of keno lounges and of tournaments in a house, held against those that are kept: what each act costs
whom, its events with every posting, why it is refused and on which ground, and how the system stands after it.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_systems` writes them anew; the
change of tests/house/systems.json then shows what is told otherwise.
"""

import json
from typing import Any

import pytest
from support.whole_systems import EACH, FILE, whole

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("system", "name"), EACH)
def test_s210_s223_vic_28_2000_r20_all_that_is_done_with_a_system_is_as_it_was(system: str, name: str) -> None:
    assert whole(system, name) == KEPT[f"{system} {name}"]


def test_nothing_is_kept_that_is_not_done() -> None:
    assert [*KEPT] == [" ".join(each) for each in EACH]
