"""From events to postings: which chips of a table went from which account to which, under which provisions.

A posting is an amount above nought that goes from one account to another. So whatever postings an event has, they sum
to nought; no entry can be written that does not.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from houseway.ledger.accounts import Account, at_table, carried, chips, purse
from houseway.money import Cents
from houseway.play.events import CHANGE, HOUSE, Came, Done, Event, Moved, Settled, Undone
from houseway.play.settlement import Line
from houseway.play.wager import Verdict

KEPT_AT: Final = {HOUSE: "float", CHANGE: "change", "owed": "owed"}
"""The account of a table that an event names; all others (layout, pot, tickets) lie before the players."""
SEATED: Final = "seat"
JOINS: Final = (SEATED, "join standing")  # with chips that somebody carries
EXCHANGED: Final = "exchange colour chips"


class Posting(NamedTuple):
    """An amount goes from the giver to the taker."""

    giver: Account
    taker: Account
    amount: Cents
    cites: tuple[str, ...] = ()


_Entered: TypeAlias = tuple[Event, list[Posting]]


class Entries:
    """The postings of one table's events, in order. A ticket's prize waits until it is presented (qld s219(6))."""

    def __init__(self, table: str, prizes_wait: bool = False, valued: bool = True, keeps: bool = False) -> None:
        self.table, self.prizes_wait = table, prizes_wait
        self.valued = valued  # chips that are worth money; those of a tournament are none
        self.layout, self.float = at_table("layout", table), at_table("float", table)
        self.act: Done | None = None  # what led to the events that follow
        self._keeps = keeps  # may a round be played once more, because something was typed wrongly?
        self._round, self._before = list[_Entered](), list[_Entered]()  # of this round and the one before it
        self._undone = 0  # so many events still come that undo settlements of a round that is played once more

    def begin(self) -> None:
        """A round begins."""
        self._before, self._round, self.act = self._round, [], None

    def of(self, event: Event) -> list[Posting]:
        """What an event moved."""
        found = [posting for posting in self._moves(event) if posting.amount] if self.valued else []
        if self._undone:
            self._undone -= 1
        elif self._keeps:
            self._round.append((event, found))
        return found

    def take_back(self, kept: int, whole: bool = False) -> list[Posting]:
        """All that moved after so many events of the round moves back, but for settlements, which are undone by events
        of their own; `whole`: the round is none, and the one before it goes on."""
        back = self._round[kept:]
        self._round = self._before if whole else self._round[:kept]
        self._undone = sum(isinstance(event, Settled | Undone) for event, _ in back)
        moved = [found for event, found in reversed(back) if not isinstance(event, Settled | Undone)]
        return [Posting(each.taker, each.giver, each.amount, each.cites) for found in moved for each in found]

    def _moves(self, event: Event) -> Iterator[Posting]:
        match event:
            case Done():
                self.act = event
            case Came():
                self.act = None
            case Moved(person=person, amount=amount, account="cash"):
                yield from self._cash(person, amount)
            case Moved(person=person, amount=amount, account=account):
                kept = at_table(KEPT_AT.get(account, "layout"), self.table)
                yield _between(kept, chips(person, self.table), amount)
            case Settled(line=line) if not line.never:
                yield from self._settled(line)
            case Undone(line=line):
                yield from (Posting(p.taker, p.giver, p.amount, p.cites) for p in self._settled(line))

    def _cash(self, person: str, amount: Cents) -> Iterator[Posting]:
        """Chips are brought to the table, bought there, or carried away."""
        held, act = chips(person, self.table), self.act
        if amount < 0 or (act is not None and act.act in JOINS):
            yield _between(carried(person), held, amount)
        elif act is not None and act.act == EXCHANGED:
            yield _between(chips(person, act.details["of"]), held, amount)
        else:
            yield Posting(purse(person), at_table("drop", self.table), amount)
            yield Posting(self.float, held, amount)

    def _settled(self, line: Line) -> Iterator[Posting]:
        held, cites = chips(line.person, self.table), tuple(each.text for each in line.cites)
        waits = self.prizes_wait and line.paid
        yield _between(self.layout, held, line.returned, cites)
        yield _between(self.layout, self.float, line.collected, cites)
        yield _between(self.float, self.layout if waits else held, line.paid, cites)
        if line.verdict is not Verdict.VOID:  # of a void wager it went back by a movement of its own
            yield _between(self.layout, held, line.fee, cites)
        yield _between(held, at_table("commission", self.table), line.commission, cites)


def _between(giver: Account, taker: Account, amount: Cents, cites: tuple[str, ...] = ()) -> Posting:
    """An amount goes from one to the other; one below nought, the other way."""
    return Posting(giver, taker, amount, cites) if amount >= 0 else Posting(taker, giver, -amount, cites)
