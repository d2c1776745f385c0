"""A chain that begins with no opening is nobody's table, and `verify` says so."""

from datetime import datetime
from pathlib import Path

import pytest
from support.house import begin

from houseway.store.chain import Chain, ChainEntry
from houseway.store.database import url_of
from houseway.store.event import HouseEvent
from houseway.store.events import Closed, Gone, Ready
from houseway.store.store import Store
from houseway.verify.house import verify


@pytest.mark.parametrize("first", [Ready("ann"), Gone("ann"), Closed()])
def test_a_chain_begins_with_the_opening_of_a_table(tmp_path: Path, first: HouseEvent) -> None:
    begin(tmp_path)
    store = Store(url_of(tmp_path))
    batch = Chain(7).link([ChainEntry(first, round=0)], datetime(2004, 8, 1, 12))
    assert [*store.commit([batch])] == [None]
    assert verify(store).wrong == "chain 7 does not begin with the opening of a table"
    store.engine.dispose()
