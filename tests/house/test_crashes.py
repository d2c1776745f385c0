"""SIGKILL under play at every game: nothing that was answered is lost, the chains verify, and the tables go on."""

import asyncio
import os
from pathlib import Path
from random import Random

import pytest
from support.crashed import goes_on, killed

pytestmark = pytest.mark.long
KILLS = int(os.environ.get("HOUSEWAY_KILLS", "5"))
KILLED = 10  # times on one store, before another is begun


def test_nothing_that_was_answered_is_lost_by_a_kill_and_the_tables_go_on(tmp_path: Path) -> None:
    chance = Random(14)
    acts = 0
    for kill in range(KILLS):
        folder = tmp_path / str(kill // KILLED)
        folder.mkdir(exist_ok=True)
        answered = killed(folder, f"kill {kill}", chance.randint(1, 120), chance.uniform(0, 0.05))
        assert answered
        asyncio.run(goes_on(folder, f"kill {kill}", answered))
        acts += len(answered)
        print(f"kill {kill + 1} of {KILLS}: {acts} acts answered so far, none lost", flush=True)
