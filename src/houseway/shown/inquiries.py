"""What an inspector asks over a span of time: who was overruled, who refunded, which rounds took long, who took money
out for others. Each answer is rows, and the events that they are of."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from statistics import median
from typing import Final, NamedTuple

from houseway.money import Cents, dollars
from houseway.play.events import Done
from houseway.shown.words import in_words
from houseway.store.cage_events import CashOut, OverTheCounter, Withdrawal
from houseway.store.chain import Stored
from houseway.store.durations import RoundSpan, marked, round_spans
from houseway.store.events import KenoAct
from houseway.store.marks import of_act, of_chain
from houseway.store.search import Sought
from houseway.store.store import Store

MOST: Final = 1000  # rows of an answer
ROUNDS: Final = 20_000  # that are compared
USUAL: Final = 5  # rounds, before a table has a usual length
LONGER: Final = 3  # times as long as usual
OVERRULES, WITHDRAW = "overrule", "withdraw"
REFUND: Final = "refund"


class FoundRow(NamedTuple):
    """One thing: whose it is, who did it, what it was, when, and the event."""

    of: str
    by: str
    what: str
    amount: Cents | None
    at: str
    chain: int
    number: int
    round: int


class Span(NamedTuple):
    since: str
    until: str


Inquiry = Callable[[Store, Span], Iterator[FoundRow]]


def overrules(store: Store, span: Span) -> Iterator[FoundRow]:
    """Calls that a supervisor overruled, with whoever had made them."""
    for mark in marked(store, of_act(OVERRULES)):
        for each in _found(store, span, mark, kinds=("done",)):
            event = each.event
            if isinstance(event, Done):
                yield _row(each, _overruled(store, each), in_words(event).what)


def _overruled(store: Store, stored: Stored) -> str:
    """Whoever of the staff did the last thing before it in its round."""
    before = [each for each in store.of_round(stored.chain, stored.round) if each.number < stored.act]
    for each in reversed(before):
        if isinstance(each.event, Done) and each.person and each.person != stored.person and each.role != "player":
            return each.person
    return ""


def refunds(store: Store, span: Span) -> Iterator[FoundRow]:
    """Keno tickets that were refunded, by writer."""
    for each in _found(store, span, kinds=(KenoAct.kind,)):
        event = each.event
        if isinstance(event, KenoAct) and event.do == REFUND:
            amount = sum(event.led_to.get("paid", {}).values())
            yield _row(each, str(event.details.get("patron", "")), f"ticket {event.led_to.get('ticket')}", amount)


def for_others(store: Store, span: Span) -> Iterator[FoundRow]:
    """Money that staff paid out of somebody's purse or for chips, and wagers that they took up for a player."""
    for each in _found(store, span, of_chain(0), kinds=(Withdrawal.kind, CashOut.kind)):
        event = each.event
        if isinstance(event, OverTheCounter) and each.person and each.person != event.person:
            yield _row(each, event.person or "nobody known", event.kind, event.amount)
    for each in _found(store, span, of_act(WITHDRAW), kinds=("done",)):
        event = each.event
        if isinstance(event, Done) and each.person and each.person != event.who:
            yield _row(each, event.who, in_words(event).what)


def long_rounds(store: Store, span: Span) -> Iterator[FoundRow]:
    """Rounds that took more than three times as long as is usual at their table."""
    tables = defaultdict[int, list[tuple[float, RoundSpan]]](list)
    for each in round_spans(store, *span, ROUNDS):
        took = datetime.fromisoformat(each.last) - datetime.fromisoformat(each.first)
        tables[each.chain].append((took.total_seconds(), each))
    names = {table.chain: table.name for table in store.tables()}
    for chain, rounds in tables.items():
        usual = median(seconds for seconds, _ in rounds)
        for seconds, each in rounds if len(rounds) >= USUAL else ():
            if seconds > LONGER * usual:
                what = f"round {each.round} took {_length(seconds)}; usual is {_length(usual)}"
                last = store.of_round(chain, each.round)[-1]
                yield _row(last, names.get(chain, ""), what)


INQUIRIES: Final[Mapping[str, Inquiry]] = {
    "overrules": overrules,
    "refunds": refunds,
    "for others": for_others,
    "long rounds": long_rounds,
}


def _length(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


def _row(stored: Stored, of: str, what: str, amount: Cents | None = None) -> FoundRow:
    says = f"{what} ${dollars(amount)}" if amount is not None else what
    return FoundRow(of, stored.person or "", says, amount, stored.at, stored.chain, stored.number, stored.round)


def _found(store: Store, span: Span, *marks: str, kinds: tuple[str, ...]) -> list[Stored]:
    return store.found(Sought(marks, kinds, since=span.since, until=span.until), MOST)
