"""By what events are found, made again from the events alone: for a restored house, and for `verify`."""

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import groupby
from typing import TypeAlias

from houseway.ledger.postings import Posting
from houseway.store.chain import Stored
from houseway.store.ledger import Entered
from houseway.store.marks import amounts_of, marks_of_act
from houseway.store.search import Amount, Mark

Moved: TypeAlias = Mapping[tuple[int, int], list[Posting]]
"""By the chain and the number of the event."""


def found_by(events: Iterable[Stored], entered: Iterable[Entered]) -> tuple[list[Mark], list[Amount]]:
    """The marks and the amounts of these events, which moved this."""
    marks, amounts = list[Mark](), list[Amount]()
    moved = {
        at: [each.posting for each in some] for at, some in groupby(entered, lambda each: (each.chain, each.number))
    }
    for _, some in groupby(events, lambda each: (each.chain, each.act)):
        _of_act(list(some), moved, marks, amounts)
    return marks, amounts


def _of_act(
    act: Sequence[Stored], moved: Mapping[tuple[int, int], list[Posting]], marks: list[Mark], amounts: list[Amount]
) -> None:
    events = [stored.event for stored in act]
    done_by = [(event, stored.actor) for stored, event in zip(act, events, strict=True)]
    marks.extend(marks_of_act(act[0].chain, act[0].number, act[0].at, done_by))
    for stored, event in zip(act, events, strict=True):
        where = stored.chain, stored.number, stored.at, event
        amounts.extend(amounts_of(*where, moved.get((stored.chain, stored.number), ())))


class UnorderedRows:
    """Many rows in whatever order, so that two lots of them can be compared without keeping them."""

    def __init__(self) -> None:
        self.count, self.sum = 0, 0

    def add(self, rows: Iterable[tuple[object, ...]]) -> None:
        for row in rows:
            self.count += 1
            self.sum += int.from_bytes(blake2b("\n".join(map(str, row)).encode(), digest_size=16).digest())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, UnorderedRows) and (self.count, self.sum) == (other.count, other.sum)
