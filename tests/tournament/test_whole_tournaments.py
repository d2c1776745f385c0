"""Whole tournaments, held against those that are kept: every step with its provision, every posting, every place.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_tournaments` writes them anew; the
change of tests/tournament/whole.json then shows what is told otherwise.
"""

import json
from typing import Any

import pytest
from support.whole_tournaments import FILE, HELD, LEFT_OUT, STOPPED, TOLD, WRONG, against, held, left_out, stopped

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", HELD)
def test_s7_vic_28_2000_r20_3_all_that_is_done_and_paid_in_a_tournament_is_as_it_was(name: str) -> None:
    assert held(name) == KEPT["held"][name]


@pytest.mark.parametrize("name", WRONG)
def test_s8_vic_28_2000_r20_1_all_that_stands_against_a_tournament_is_as_it_was(name: str) -> None:
    assert against(name) == KEPT["against"][name]


@pytest.mark.parametrize("name", STOPPED)
def test_s8_vic_28_2000_r20_2_why_a_tournament_does_not_go_on_is_as_it_was(name: str) -> None:
    assert stopped(name) == KEPT["stopped"][name]


@pytest.mark.parametrize("name", LEFT_OUT)
def test_s8_vic_28_2000_r20_1_what_a_file_leaves_out_is_named_or_goes_without_it_as_it_was(name: str) -> None:
    assert left_out(name) == KEPT["left out"][name]


def test_nothing_is_kept_that_is_not_held_or_checked() -> None:
    assert {kind: [*kept] for kind, kept in KEPT.items()} == {kind: [*names] for kind, (names, _) in TOLD.items()}
