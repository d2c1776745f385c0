"""A house in one process where whatever can go wrong does, by a seed: nothing answered is lost, nothing is done twice.

A seed that fails is in the name of its test, and fails again: pytest tests/house/test_simulated_house.py -k "[17]".
`HOUSEWAY_HOUSES=1000` plays so many.
"""

import os
from pathlib import Path

import pytest
from support import virtual
from support.simulated_house import Evening

HOUSES = int(os.environ.get("HOUSEWAY_HOUSES", "25"))


def played(folder: Path, seed: int) -> str:
    came = []

    async def evening() -> None:
        came.append(await Evening(folder, seed).all())

    folder.mkdir(exist_ok=True)
    virtual.run(seed, evening())
    return came[0]


@pytest.mark.parametrize("seed", range(HOUSES))
def test_whatever_goes_wrong_what_was_answered_is_stored_once(seed: int, tmp_path: Path) -> None:
    played(tmp_path, seed)


def test_a_seed_plays_the_same_evening_again(tmp_path: Path) -> None:
    assert played(tmp_path / "one", 3) == played(tmp_path / "two", 3)
    assert played(tmp_path / "three", 4) != played(tmp_path / "four", 3)
