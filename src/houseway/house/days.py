"""Gaming days: one is closed when it is over, and nothing of it is entered any more.

The closing says how many postings there are by then and has a hash of what every account holds by them, so that
`verify` finds whatever is entered later under an earlier day.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import date
from hashlib import sha256

from houseway.house.tables.replay import DoesNotFit
from houseway.ledger.accounts import Account
from houseway.ledger.postings import Posting
from houseway.ledger.statement import Statement, statement
from houseway.store.cage_events import DayClosed
from houseway.store.store import Store


def closing(day: date, postings: int, held: Mapping[Account, int]) -> DayClosed:
    """The event that closes a day."""
    lines = ["\t".join((*account, str(amount))) for account, amount in sorted(held.items()) if amount]
    digest = sha256("\n".join(lines).encode()).hexdigest()
    return DayClosed(day, postings, digest)


def closed_by(store: Store) -> str:
    """The last day that is closed; nothing where none is."""
    events = (stored.event for stored in store.noted(0, [DayClosed]))
    return max((event.day.isoformat() for event in events if isinstance(event, DayClosed)), default="")


def day_of(store: Store, day: date, closed: str | None = None) -> Statement:
    """The cage on one gaming day; `closed` is the last day that is, where that is known."""
    if closed is None:
        closed = closed_by(store)
    is_closed = closed >= day.isoformat()
    return statement(day, is_closed, store.balances(before=day), store.moved(day), store.balances(until=day))


def so_far(store: Store, day: date) -> Statement:
    """The cage on a day that goes on: what is entered while this is read is in all of it, or in none."""
    opening, moved = store.balances(before=day), store.moved(day)
    closing = Counter(opening)
    for (giver, taker), amount in moved.items():
        closing[giver] -= amount
        closing[taker] += amount
    return statement(day, False, opening, moved, closing)


class Days:
    """What was posted on each day, as the events say it."""

    def __init__(self) -> None:
        self._held: dict[str, Counter[Account]] = {}
        self._postings: Counter[str] = Counter()

    def add(self, day: str, posting: Posting) -> None:
        held = self._held.setdefault(day, Counter())
        held[posting.giver] -= posting.amount
        held[posting.taker] += posting.amount
        self._postings[day] += 1

    def check(self, closed: DayClosed) -> None:
        """Nothing was entered under a day, or one before it, after it was closed."""
        until, held = closed.day.isoformat(), Counter[Account]()
        for day, changes in self._held.items():
            held.update(changes if day <= until else {})
        postings = sum(count for day, count in self._postings.items() if day <= until)
        if closing(closed.day, postings, held) != closed:
            raise DoesNotFit(f"the gaming day {until} was closed with other balances than its events give")
