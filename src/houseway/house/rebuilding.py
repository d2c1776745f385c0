"""The postings of a chain, made again from its events alone."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime

from houseway.house import cage
from houseway.house.bodies import event_of
from houseway.house.chain import Stored
from houseway.house.running import entries_of
from houseway.house.systems import CHAIN, SYSTEMS, Systems
from houseway.ledger.entries import Entries, Posting
from houseway.ledger.ledger import Entered, gaming_day
from houseway.play.codec import Data


def rebuilt(events: Iterable[Stored], secrets: Mapping[int, str]) -> Iterator[Entered]:
    """The postings of a chain, from its events alone; the house's own systems have secrets."""
    entries: Entries | None = None
    systems = Systems(secrets)
    for event in events:
        body, at = event.data, datetime.fromisoformat(event.at)
        if event.chain == 0:
            found = cage.postings(body)
        elif event.chain == CHAIN:
            found = systems.again(body, at) if body["house"] in SYSTEMS else []
        elif body.get("house") == "opened":
            entries, found = entries_of(body), []
        else:
            assert entries is not None, "a table's chain begins with its opening"
            found = _posted(entries, body)
        day = gaming_day(at).isoformat()
        for line, posting in enumerate(found, 1):
            yield Entered(event.chain, event.number, line, day, posting)


def _posted(entries: Entries, body: Data) -> list[Posting]:
    if body.get("house") == "round":
        entries.act = None
    event = event_of(body)
    return entries.of(event) if event is not None else []
