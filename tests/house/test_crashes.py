"""SIGKILL under play at every game: nothing that was answered is lost, the chains verify, and the tables go on."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from support.crashed import goes_on, killed, tell

pytestmark = pytest.mark.long
KILLS = int(os.environ.get("HOUSEWAY_KILLS", "3"))
KILLED = 10  # times on one store, before another is begun


@pytest.mark.parametrize("first", range(0, KILLS, KILLED))
def test_nothing_that_was_answered_is_lost_by_a_kill_and_the_tables_go_on(first: int, tmp_path: Path) -> None:
    chance = Random(f"kills from {first}")
    kills = range(first, min(first + KILLED, KILLS))
    for kill in kills:
        answered = killed(tmp_path, f"kill {kill}", chance.randint(1, 120), chance.uniform(0, 0.05))
        assert answered
        asyncio.run(goes_on(tmp_path, f"kill {kill}", answered, verifies=kill % 5 == 4 or kill == kills[-1]))
        tell(f"kill {kill + 1} of {KILLS}: {len(answered)} acts had been answered, none is lost")
