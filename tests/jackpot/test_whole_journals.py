"""Whole journals of jackpots, held against those that are kept: what each act came to, every line, every posting.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_jackpots` writes them anew; the
change of tests/jackpot/whole.json then shows what is told otherwise.
"""

import json
from typing import Any

import pytest
from support.whole_jackpots import DONE, FILE, done, in_a_house

from houseway.jackpot import ARRANGEMENTS

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", DONE)
def test_vic_10_2004_r9_s245_all_that_is_done_with_jackpots_is_as_it_was(name: str) -> None:
    assert done(name) == KEPT["done"][name]


@pytest.mark.parametrize("name", ARRANGEMENTS)
def test_vic_10_2004_r9_s231_what_a_pool_is_posted_where_the_tables_post_the_rest(name: str) -> None:
    assert in_a_house(name) == KEPT["in a house"][name]


def test_nothing_is_kept_that_is_not_done() -> None:
    assert ([*KEPT["done"]], [*KEPT["in a house"]]) == ([*DONE], [*ARRANGEMENTS])
