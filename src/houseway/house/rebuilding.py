"""The postings of a chain, made again from its events alone."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from houseway.house.chain import Stored
from houseway.house.events import Opened, RoundBegins, SystemAct
from houseway.house.noted import Noted
from houseway.house.running import entries_of
from houseway.house.systems import CHAIN, Systems
from houseway.ledger.entries import Entries, Posting
from houseway.ledger.ledger import Entered, gaming_day


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
            case Noted() if stored.chain == 0:
                found = event.postings()
            case Opened():
                entries = entries_of(event)
            case RoundBegins() if entries is not None:
                entries.act = None
            case Noted():
                pass
            case _:
                assert entries is not None, "a table's chain begins with its opening"
                found = entries.of(event)
        day = gaming_day(at).isoformat()
        for line, posting in enumerate(found, 1):
            yield Entered(stored.chain, stored.number, line, day, posting)
