"""One writer takes what is waiting into one transaction; one batch that cannot be written holds up no other."""

import asyncio
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from support.house import NOON, STAKE, house_at, seated

from houseway.errors import BadInput
from houseway.ledger.accounts import carried, chips
from houseway.store import ledger
from houseway.store.chain import NOTHING_BEFORE, Batch, Chain, ChainEntry, Stored
from houseway.store.database import AlreadyThere, Unwritten, url_of
from houseway.store.events import Ready
from houseway.store.store import Store
from houseway.verify.house import verify


def test_what_is_waiting_is_written_in_one_transaction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []
    commit = Store.commit

    def counted(self: Store, batches: Sequence[Batch]) -> list[Unwritten | None]:
        sizes.append(len(batches))
        return commit(self, batches)

    async def tried() -> None:
        store = Store(url_of(tmp_path))
        monkeypatch.setattr(Store, "commit", counted)
        waiting = [Chain(chain).link([ChainEntry(Ready("ann"))], NOON) for chain in range(20)]
        await asyncio.gather(*map(store.append, waiting))
        assert store.chains() == list(range(20))
        await store.close()

    asyncio.run(tried())
    assert sizes == [20]


def test_a_batch_that_cannot_be_written_holds_up_no_other(tmp_path: Path) -> None:
    async def tried() -> None:
        store = Store(url_of(tmp_path))
        noted = [ChainEntry(Ready("ann"))]
        first, again, other = Chain(1).link(noted, NOON), Chain(1).link(noted, NOON), Chain(2).link(noted, NOON)
        written = await asyncio.gather(*map(store.append, (first, again, other)), return_exceptions=True)
        assert [type(each) for each in written] == [type(None), AlreadyThere, type(None)]
        assert (store.end(1).number, store.end(2).number) == (1, 1)
        await store.close()

    asyncio.run(tried())


def test_on_sqlite_a_second_process_is_refused_at_opening_and_let_in_when_the_first_has_stopped(tmp_path: Path) -> None:
    async def tried() -> None:
        one = house_at(tmp_path)
        await one.admit("ann", "player")
        with pytest.raises(BadInput, match="is running already; on SQLite one process runs a house"):
            house_at(tmp_path)
        assert not verify(one.store).wrong
        await one.stop()
        two = house_at(tmp_path)
        assert two.known("ann").name == "ann"
        await two.stop()

    asyncio.run(tried())


def test_an_event_carries_the_hash_of_the_one_before_it_and_the_first_of_none() -> None:
    chain = Chain(3)
    batch = chain.link([ChainEntry(Ready("ann")), ChainEntry(Ready("bob"))], NOON, "an id")
    first, second = batch.events
    assert (first.before, second.before) == (NOTHING_BEFORE, first.hash)
    assert (first.id, second.id, second.act) == ("an id", None, 1)
    assert first.rightly_hashed()
    changed: list[dict[str, Any]] = [{"body": "{}"}, {"at": "2004"}, {"id": None}, {"round": 1}, {"chain": 4}]
    for each in changed:
        assert not first._replace(**each).rightly_hashed()
    assert chain.number == 0, "it moves on when they are stored"
    chain.move_on(batch)
    assert (chain.number, chain.head) == (2, second.hash)


def test_a_house_opens_without_reading_its_own_chain_or_adding_up_what_was_ever_posted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []
    events = Store.events

    def noted(self: Store, chain: int, since_round: int = 0) -> Iterator[Stored]:
        read.append(chain)
        return events(self, chain, since_round)

    async def tried() -> None:
        house = house_at(tmp_path)
        await seated(house, "coins", "two-up")
        await house.stop()
        monkeypatch.setattr(Store, "events", noted)
        monkeypatch.setattr(ledger, "turnover", lambda *_: pytest.fail("every posting was added up"))
        again = house_at(tmp_path)
        assert read == [1]
        assert again.held(carried("coins bot 1")) == 0
        assert again.held(chips("coins bot 1", "coins")) == STAKE
        await again.stop()

    asyncio.run(tried())
