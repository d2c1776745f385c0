"""Whoever has the house gone through is told where it cannot be read, whichever step of the walk that is."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from support.house import Play, house_at, seated

from houseway.house.house import House
from houseway.house.tables.replay import DoesNotFit, follow_one
from houseway.store.store import Store
from houseway.verify import house as walk
from houseway.verify.house import verify
from houseway.verify.meters import Metering
from houseway.verify.scores import Scoring

HOUSES, WHEEL = 0, 1
NUMBER = 9  # of an event in the middle of the table's chain


async def played(folder: Path) -> House:
    house = house_at(folder)
    await Play(await seated(house, "wheel", "roulette", 1), 1).rounds(1)
    await house.stop()
    return house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> House:
    return asyncio.run(played(tmp_path_factory.mktemp("wrong")))


def breaks(*_: Any, **__: Any) -> Any:
    raise ValueError("broken\nin two lines")


def last(house: House) -> int:
    return house.store.end(HOUSES).number


@pytest.mark.parametrize(
    ("of", "name", "where"),
    [
        (Store, "unsound", "the store"),
        (Store, "chains", "the store"),
        (Store, "events", "chain 0"),
        (walk, "check_seeds", "event {last} of chain 0"),
        (walk, "rebuilt", "the ledger of chain 0"),
        (Store, "entered", "the ledger of chain 0"),
        (Metering, "check", "the prize meters"),
        (Scoring, "check", "the tournaments"),
        (Store, "balances", "the balances"),
        (Store, "accounts", "the balances"),
        (Store, "people", "the list of people"),
        (Store, "tables", "the list of tables"),
        (Store, "marks", "what events are found by"),
    ],
)
def test_it_is_told_where_the_house_cannot_be_read(
    house: House, monkeypatch: pytest.MonkeyPatch, of: Any, name: str, where: str
) -> None:
    assert verify(house.store).wrong == ""
    monkeypatch.setattr(of, name, breaks)
    assert verify(house.store).wrong == f"{where.format(last=last(house))} cannot be read: broken"


@pytest.mark.parametrize(
    ("wrong", "says"),
    [(ValueError("broken"), "event 9 of wheel cannot be read: broken"), (DoesNotFit("no"), "event 9 of wheel: no"),
     (ValueError(), "event 9 of wheel cannot be read: ValueError")],
)  # fmt: skip
def test_it_is_told_at_which_event_of_a_table_a_round_is_another(
    house: House, monkeypatch: pytest.MonkeyPatch, wrong: Exception, says: str
) -> None:
    seen = list[Any]()

    def follows(*given: Any) -> None:
        seen.append(given)
        if len(seen) == NUMBER - 1:  # the first event opens the table
            raise wrong
        follow_one(*given)

    monkeypatch.setattr(walk, "follow_one", follows)
    assert verify(house.store).wrong == says


@pytest.mark.parametrize("by", [-1, 0, 1])
def test_the_ends_that_were_written_down_are_those_that_are_there(house: House, by: int) -> None:
    ends = {chain: (house.store.end(chain).number, house.store.end(chain).head) for chain in (HOUSES, WHEEL)}
    for chain, (number, head) in ends.items():
        found = verify(house.store, {chain: (number + by, head)})
        fits = f"chain {chain} had another event {number + by}, or more of them" if by else ""
        assert found.wrong == fits
    assert verify(house.store, {7: (1, "")}).wrong == "chain 7 is not there"
