"""All that is told of a keno lounge as its days go by, held against what is kept: boards, tickets, what is still owed.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_lounge` writes it anew; the change
of tests/floor/lounge.json then shows what is told otherwise.
"""

import json
from datetime import datetime
from typing import Any

import pytest
from support.whole_lounge import FILE, days

from houseway.floor.lounge.answers import ticket
from houseway.games.keno.entry import Entry
from houseway.games.keno.ticket import GameNumber, Won
from houseway.keno import KenoSystem, Terminal

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    return days()


@pytest.mark.parametrize("moment", KEPT)
def test_s217_to_s223_all_that_is_told_of_a_lounge_is_as_it_was(told: dict[str, Any], moment: str) -> None:
    assert told[moment] == KEPT[moment]


def test_nothing_is_kept_that_is_not_told(told: dict[str, Any]) -> None:
    assert [*told] == [*KEPT]


@pytest.mark.parametrize(("prize", "state"), [(0, "to be played"), (1, "to be paid")])
def test_s219_1_a_cent_that_is_owed_is_to_be_paid(prize: int, state: str) -> None:
    system, morning = KenoSystem(), datetime(1998, 9, 4, 6)
    system.begin_day(morning)
    sold = system.sell(morning, Terminal(3, "w7"), Entry(((1, 2, 3),), 100))
    sold.won.append(Won(prize, GameNumber(morning.date(), 1), 0, 3))
    told = ticket(system, sold, code=False)
    assert (told.state, told.left) == (state, 1)
