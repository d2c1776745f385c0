"""The windows of the cage: a shift with what lies in its drawer, and a drop box that two people count.

A shift begins with what was counted into the drawer and ends with what is counted out of it; what should be there
follows from what whoever has the window did in between. What is missing, or too much, is posted where it stays.
"""

from collections import Counter
from collections.abc import Mapping
from datetime import datetime
from typing import Final, NamedTuple

from houseway.equipment.chips import PRESCRIBED_COIN, VALUE_CHIPS
from houseway.errors import BadInput, quoted
from houseway.house.actor import actor
from houseway.house.house import House
from houseway.house.people import check_name
from houseway.keno.accounts import CHIPS as CHIPS_OUTSIDE
from houseway.ledger.accounts import OUTSIDE, Account, at_table
from houseway.money import Cents, dollars
from houseway.store.cage_events import (
    BuyIn,
    CashOut,
    Count,
    CountTaken,
    Deposit,
    OfAWindow,
    WindowClosed,
    WindowOpened,
    Withdrawal,
    worth,
)
from houseway.store.chain import ChainEntry, Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Event, KenoAct
from houseway.store.marks import of_person
from houseway.store.search import Sought
from houseway.store.store import Store

NOTES: Final = (5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
"""Cash, as it is counted, in cents."""
CHIPS: Final = (PRESCRIBED_COIN, *VALUE_CHIPS)
LOOKED_AT: Final = 2000  # events of windows, or of counts
AT_ONCE: Final = 500
TILL: Final = (Deposit, Withdrawal, BuyIn, CashOut)


class Shift(NamedTuple):
    """Somebody's window since it was opened, or until it was closed."""

    opened: Stored
    began_with: OfAWindow
    moved: list[tuple[Stored, Cents, Cents]]  # what was done there, and what came of it in cash and in chips
    closed: Stored | None = None

    @property
    def expected(self) -> tuple[Cents, Cents]:
        """What should be in the drawer: cash, and chips."""
        cash, chips = worth(self.began_with.cash), worth(self.began_with.chips)
        return cash + sum(each[1] for each in self.moved), chips + sum(each[2] for each in self.moved)


def in_drawer(event: Event) -> tuple[Cents, Cents]:
    """What an act at a window brings into its drawer, or takes out of it: cash, and chips.

    Somebody whom the house knows pays for chips with money that they have deposited; whoever nobody knows, in cash.
    Fills, credits and what was dropped go to and from the cage's bank, and not through a drawer.
    """
    match event:
        case Deposit(amount=amount):
            return amount, 0
        case Withdrawal(amount=amount):
            return -amount, 0
        case BuyIn(person=person, amount=amount):
            return 0 if person else amount, -amount
        case CashOut(person=person, amount=amount):
            return 0 if person else -amount, amount
    return 0, 0


# Shifts


async def open_window(
    house: House, window: str, cash: Mapping[str, int], chips: Mapping[str, int], id: str | None = None
) -> None:
    """Whoever acts begins a shift at a window."""
    check_name(window)
    event = WindowOpened(window, _pieces(cash, NOTES, "cash"), _pieces(chips, CHIPS, "chips"))

    async def check() -> None:
        for other in await house.store.aside(open_shifts, house.store):
            assert isinstance(other.event, OfAWindow)
            if other.person == actor().person:
                raise BadInput(f"{other.person} has {other.event.window} already; it is closed first")
            if other.event.window == window:
                raise BadInput(f"{other.person} has {window}; it is closed first")

    await house.note(event, id, check)


async def close_window(
    house: House, cash: Mapping[str, int], chips: Mapping[str, int], id: str | None = None
) -> WindowClosed:
    """Whoever acts has counted the drawer, and goes; what should have been there is noted beside it."""
    counted = _pieces(cash, NOTES, "cash"), _pieces(chips, CHIPS, "chips")

    async def closed(at: datetime) -> list[ChainEntry]:
        shift = await house.store.aside(shift_of, house.store, actor().person)
        if shift is None:
            raise BadInput(f"{actor().person} has no window open; a shift begins with what lies in its drawer")
        event = WindowClosed(shift.began_with.window, *counted, *shift.expected)
        said = [ChainEntry(event, event.postings())]
        await house.write(house.chain, said, at, id)
        return said

    def same(stored: Event) -> bool:
        return isinstance(stored, WindowClosed) and (stored.cash, stored.chips) == counted

    [found] = await house.in_turn(house.chain, closed, id, same)
    assert isinstance(found, WindowClosed)
    return found


def open_shifts(store: Store) -> list[Stored]:
    """The openings of the windows that are open."""
    found: dict[str, Stored] = {}
    for each in store.last_noted(0, [WindowOpened, WindowClosed], LOOKED_AT):
        if isinstance(each.event, WindowOpened):
            found[each.person or ""] = each
        else:
            found.pop(each.person or "", None)
    return list(found.values())


def shift_of(store: Store, person: str) -> Shift | None:
    """Somebody's that goes on."""
    return next((told(store, each) for each in open_shifts(store) if each.person == person), None)


def told(store: Store, opened: Stored, closed: Stored | None = None) -> Shift:
    """A shift from its opening to its closing, or as far as it is."""
    done = _done_by(store, opened, closed)
    moved = [(each, *in_drawer(each.event)) for each in done if each.chain == opened.chain]
    moved += _of_keno(store, [each for each in done if each.chain != opened.chain])
    assert isinstance(opened.event, OfAWindow)
    return Shift(opened, opened.event, moved, closed)


def closed_shifts(store: Store, since: str, until: str) -> list[Shift]:
    """Those that ended in this time, in their order."""
    found, begun = list[Shift](), dict[str, Stored]()
    for each in store.last_noted(0, [WindowOpened, WindowClosed], LOOKED_AT):
        if isinstance(each.event, WindowOpened):
            begun[each.person or ""] = each
        elif (opened := begun.pop(each.person or "", None)) is not None and since <= each.at < until:
            found.append(told(store, opened, each))
    return found


def _done_by(store: Store, opened: Stored, closed: Stored | None) -> list[Stored]:
    """What whoever opened a window did at the counter from then on, in its order; keno is in another chain."""
    found, before = list[Stored](), None
    marks, kinds = (of_person(opened.person or ""),), tuple(each.kind for each in (*TILL, KenoAct))
    while page := store.found(Sought(marks, kinds, since=opened.at, before=before), AT_ONCE):
        found += page
        before = page[-1].chain, page[-1].number
    mine = [each for each in found[::-1] if each.person == opened.person and _follows(each, opened)]
    return [each for each in mine if closed is None or _follows(closed, each)]


def _follows(one: Stored, other: Stored) -> bool:
    """By their numbers in a chain; by the clock, where they are of two."""
    return one.number > other.number if one.chain == other.chain else one.at >= other.at


def _of_keno(store: Store, done: list[Stored]) -> list[tuple[Stored, Cents, Cents]]:
    """What tickets brought and cost at a keno writer's: of patrons whom nobody knows, who pay and are paid over the
    counter. Whom the house knows, pays from what they have deposited."""
    if not done:
        return []
    came = Counter[tuple[int, Account]]()
    for entered in store.entered(done[0].chain, (done[0].number, done[-1].number)):
        came[entered.number, entered.posting.giver] += entered.posting.amount
        came[entered.number, entered.posting.taker] -= entered.posting.amount
    moved = [(each, came[each.number, OUTSIDE], came[each.number, CHIPS_OUTSIDE]) for each in done]
    return [each for each in moved if each[1] or each[2]]


def _pieces(said: Mapping[str, int], of: tuple[Cents, ...], what: str) -> dict[str, int]:
    """How many of each worth, the largest first; what there is none of is left out."""
    worths = {dollars(each): each for each in of}
    for each, count in said.items():
        if each not in worths:
            raise BadInput(f"there is no {what} of {quoted(each)}; there are {', '.join(worths)}")
        if type(count) is not int or not 0 <= count <= 1_000_000:
            raise BadInput(f"of each worth there are 0 to 1000000, not {quoted(count)}")
    return {each: said[each] for each in reversed(worths) if said.get(each)}


def checked_chips(said: Mapping[str, int], amount: Cents) -> dict[str, int]:
    """The chips of a fill or a credit, where they are told: they make the amount."""
    found = _pieces(said, CHIPS, "chips")
    if found and worth(found) != amount:
        raise BadInput(f"these chips make ${dollars(worth(found))}, and not ${dollars(amount)}")
    return found


# Drop boxes


async def take_count(house: House, table: str, amount: Cents, id: str | None = None) -> list[HouseEvent]:
    """Whoever acts has counted a drop box. When somebody else has come to the same, it is counted, against what was in
    it when the first of them began."""

    async def counted(at: datetime) -> list[ChainEntry]:
        before = await house.store.aside(_counting, house.store, table)
        [drop] = await house.holds(at_table("drop", table))
        first = before[0].event if before else None
        expected = first.expected if isinstance(first, CountTaken) else drop
        if not before and not drop and not amount:
            raise BadInput(f"nothing was dropped at {table} since it was counted last")
        said = _compared(before, table, amount, expected)
        await house.write(house.chain, [ChainEntry(each, each.postings()) for each in said], at, id)
        return [ChainEntry(each) for each in said]

    def same(stored: Event) -> bool:
        return isinstance(stored, CountTaken) and (stored.table, stored.amount) == (table, amount)

    found = await house.in_turn(house.chain, counted, id, same)
    return [each for each in found if isinstance(each, HouseEvent)]


def _compared(before: list[Stored], table: str, amount: Cents, expected: Cents) -> list[HouseEvent]:
    me = actor().person
    others = {each.person: each.event for each in before if each.person != me}  # the latest of each
    agrees = [who for who, event in others.items() if isinstance(event, CountTaken) and event.amount == amount]
    if agrees:
        by = agrees[-1] or "", me
        return [CountTaken(table, amount, expected), Count(table, amount, expected=expected, counted_by=by)]
    other = next((event.amount for event in reversed(others.values()) if isinstance(event, CountTaken)), None)
    return [CountTaken(table, amount, expected, other)]


def counting(store: Store) -> dict[str, Stored]:
    """The tables whose drop box one person has counted, and nobody else yet."""
    found: dict[str, Stored] = {}
    for each in store.last_noted(0, [CountTaken, Count], LOOKED_AT):
        if isinstance(each.event, CountTaken):
            found[each.event.table] = each
        elif isinstance(each.event, Count):
            found.pop(each.event.table, None)
    return found


def _counting(store: Store, table: str) -> list[Stored]:
    """What was counted there since the box was counted last."""
    found: list[Stored] = []
    for each in store.last_noted(0, [CountTaken, Count], LOOKED_AT):
        if getattr(each.event, "table", "") == table:
            found = [*found, each] if isinstance(each.event, CountTaken) else []
    return found
