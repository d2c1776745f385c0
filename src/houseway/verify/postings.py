"""The postings of a chain, made again from its events alone."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from houseway.house.systems import CHAIN, Systems
from houseway.house.tables.table import entries_of
from houseway.ledger.gaming_day import gaming_day
from houseway.ledger.postings import Entries, Posting
from houseway.store.chain import Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Corrected, Opened, RoundBegins, RoundTakenBack, SystemAct
from houseway.store.ledger import Entered


def rebuilt(events: Iterable[Stored], secrets: Mapping[int, str]) -> Iterator[Entered]:
    """The postings of a chain, from its events alone; the house's own systems have secrets."""
    entries: Entries | None = None
    systems = Systems(secrets)
    for stored in events:
        event, at = stored.event, datetime.fromisoformat(stored.at)
        found: list[Posting] = []
        match event:
            case SystemAct() if stored.chain == CHAIN:
                found = systems.again(event, at)
            case Opened():
                entries = entries_of(event)
            case RoundBegins() if entries is not None:
                entries.begin()
            case Corrected(kept=kept) if entries is not None:
                found = entries.take_back(kept)
            case RoundTakenBack() if entries is not None:
                found = entries.take_back(0, whole=True)
            case HouseEvent():
                found = event.postings()
            case _:
                assert entries is not None, "a table's chain begins with its opening"
                found = entries.of(event)
        day = gaming_day(at).isoformat()
        for line, posting in enumerate(found, 1):
            yield Entered(stored.chain, stored.number, line, day, posting)
