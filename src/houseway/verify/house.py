"""Walks every chain, rebuilds every balance, replays every round, and says the first thing that does not fit."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from houseway.errors import HousewayError
from houseway.house.days import Days
from houseway.house.systems import CHAIN
from houseway.house.tables.replay import DoesNotFit, end, follow_one
from houseway.house.tables.shoes import TableShoes
from houseway.house.tables.table import RunningTable
from houseway.ledger.accounts import Account, at_table, chips
from houseway.store.cage_events import DayClosed, PersonKnown
from houseway.store.chain import NOTHING_BEFORE, Stored
from houseway.store.database import Away
from houseway.store.events import Opened
from houseway.store.ledger import Entered
from houseway.store.registers import Listed
from houseway.store.store import Store
from houseway.verify.marks import UnorderedRows, found_by
from houseway.verify.meters import Metering
from houseway.verify.postings import rebuilt
from houseway.verify.scores import Scoring
from houseway.verify.shoe import check_seeds


class VerifiedStore(NamedTuple):
    """What was gone through, and where each chain ends, as far as it may be told; or the first thing that does not
    fit."""

    events: int
    rounds: int
    postings: int
    heads: dict[int, tuple[int, str]]
    wrong: str = ""


def verify(store: Store, heads: Mapping[int, tuple[int, str]] | None = None) -> VerifiedStore:
    """The whole store; `heads` are ends of chains as somebody wrote them down earlier."""
    return StoreWalk(store).verified(heads or {})


class StoreWalk:
    """The walk through a store, and how far it has come."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.events = self.rounds = self.postings = 0
        self.chains = self.walked = 0
        self.heads: dict[int, tuple[int, str]] = {}
        self.balances: Counter[Account] = Counter()
        self.used: set[Account] = set()
        self.days, self.metering, self.scoring = Days(), Metering(), Scoring()
        self.people: dict[str, str] = {}
        self.tables: list[Listed] = []
        self.found_by = UnorderedRows()
        self.wrong, self.where = "", "the store"

    def verified(self, heads: Mapping[int, tuple[int, str]]) -> VerifiedStore:
        """All of it; or up to the first thing that does not fit."""
        try:
            self.all(heads)
        except HousewayError as wrong:
            self.wrong = str(wrong)
        except Away:  # nothing is wrong with what is stored
            raise
        except Exception as wrong:  # what cannot even be read does not fit either
            self.wrong = f"{self.where} cannot be read: {str(wrong).partition(chr(10))[0] or type(wrong).__name__}"
        return VerifiedStore(self.events, self.rounds, self.postings, self.heads, self.wrong)

    def all(self, heads: Mapping[int, tuple[int, str]]) -> None:
        if (found := self.store.unsound()) is not None:
            raise DoesNotFit(found)
        chains = self.store.chains()
        self.chains = len(chains)
        for chain in chains:
            self.chain(chain, heads.get(chain))
            self.walked += 1
        for chain in [*heads, *self.store.seeded()]:
            if chain not in chains:
                raise DoesNotFit(f"chain {chain} is not there")
        self.where = "the prize meters"
        self.metering.check()
        self.where = "the tournaments"
        self.scoring.check()
        self._balances()
        for event in (stored.event for stored in self.store.events(0)):
            if isinstance(event, DayClosed):
                self.days.check(event)
        self._registers()
        self._found_by()

    def chain(self, chain: int, head: tuple[int, str] | None) -> None:
        self.where = f"chain {chain}"
        events = list(self._linked(chain))
        if head is not None and (len(events) < head[0] or events[head[0] - 1].hash != head[1]):
            raise DoesNotFit(f"chain {chain} had another event {head[0]}, or more of them")
        check_seeds(events, self.store.seeds(chain))
        for rows in found_by(events, self._entries(chain, events)):
            self.found_by.add(rows)
        hidden = None
        if chain > 0:
            running = self._table(chain, events)
            hidden = running.hidden
            self.metering.hear_table(running.name, events)
            self.scoring.hear_table(events)
        elif chain == CHAIN:
            self.metering.hear_systems(events)
            self.scoring.hear_systems(events)
        else:
            told = (event for stored in events if isinstance(event := stored.event, PersonKnown))
            self.people = {event.person: event.role for event in told}
        last = next(event for event in reversed(events) if hidden is None or event.round < hidden)
        self.heads[chain] = (last.number, last.hash)

    def _linked(self, chain: int) -> Iterator[Stored]:
        """Every event, as it is numbered and hashed."""
        before = NOTHING_BEFORE
        for number, event in enumerate(self.store.events(chain), 1):
            self.where = f"event {number} of chain {chain}"
            if event.number != number or event.before != before:
                raise DoesNotFit(f"{self.where} does not follow on the one before it")
            if not event.rightly_hashed():
                raise DoesNotFit(f"{self.where} is not what was stored: its hash is another")
            before = event.hash
            self.events += 1
            yield event

    def _entries(self, chain: int, events: list[Stored]) -> list[Entered]:
        """The postings are those that follow from the events; all of them."""
        self.where = f"the ledger of chain {chain}"
        secrets = self.store.seeds(CHAIN)
        expected, found = list(rebuilt(events, secrets)), iter(self.store.entered(chain))
        for each in expected:
            there = next(found, None)
            if there != each:
                raise DoesNotFit(f"the ledger has {_told(there)}, and event {each.number} posts {_told(each)}")
            self.postings += 1
            self.days.add(each.day, each.posting)
            self.balances.update({each.posting.taker: each.posting.amount})
            self.balances.subtract({each.posting.giver: each.posting.amount})
            self.used |= {each.posting.giver, each.posting.taker}
        if (more := next(found, None)) is not None:
            raise DoesNotFit(f"the ledger has {_told(more)}, which no event posts")
        return expected

    def _table(self, chain: int, events: list[Stored]) -> RunningTable:
        """Every round comes out again, from the seeds that were committed to, and the money is on the table."""
        opened = events[0].event
        if not isinstance(opened, Opened):
            raise DoesNotFit(f"chain {chain} does not begin with the opening of a table")
        running = RunningTable(opened, TableShoes(self.store.seeds(chain)))
        for event in events[1:]:
            self.where = f"event {event.number} of {running.name}"
            try:
                follow_one(running, event.event, event.actor)
            except DoesNotFit as wrong:
                raise DoesNotFit(f"{self.where}: {wrong}") from None
            if event.round != running.number:
                raise DoesNotFit(f"{self.where} is of round {running.number}, not {event.round}")
        end(running)
        self.rounds += running.number
        self.tables.append(Listed(chain, running.name, running.closed))
        self._money(running)
        return running

    def _money(self, running: RunningTable) -> None:
        if running.contest is not None:
            return  # tournament chips are in no ledger
        table, lies = running.table, at_table("layout", running.name)
        people = {person: held_at(running, person) for person in table.people}
        for person, held in people.items():
            if (posted := self.balances[chips(person, table.name)]) != held:
                raise DoesNotFit(f"{person} holds {held} at {table.name}, and the ledger says {posted}")
        layout = table.cash - table.house - sum(people.values())
        if (posted := self.balances[lies] + self.balances[at_table("owed", running.name)]) != layout:
            raise DoesNotFit(f"{layout} lies on the layout of {table.name}, and the ledger says {posted}")

    def _balances(self) -> None:
        self.where = "the balances"
        held = self.store.balances()
        for account in sorted({*held, *self.balances}):
            if held[account] != self.balances[account]:
                raise DoesNotFit(f"{account} has {held[account]}, and its events give {self.balances[account]}")
        if sum(held.values()):
            raise DoesNotFit("the accounts do not add up to nothing")
        if odd := {*self.store.accounts()} ^ self.used:
            raise DoesNotFit(f"the account {min(odd)} is kept, and nothing was ever posted to it")

    def _found_by(self) -> None:
        self.where = "what events are found by"
        kept = UnorderedRows()
        kept.add(self.store.marks())
        if kept != self.found_by:
            raise DoesNotFit("what events are found by is not what they say")

    def _registers(self) -> None:
        """People and tables are listed as the events have them. Leases are not looked at: they say who runs a table at
        this moment, and nothing of what happened."""
        self.where = "the list of people"
        if self.store.people() != self.people:
            raise DoesNotFit("the list of people is not what the events of the house say")
        self.where = "the list of tables"
        if self.store.tables() != self.tables:
            raise DoesNotFit("the list of tables is not what their events say")


def held_at(running: RunningTable, person: str) -> int:
    """A person's chips at a table, colours included."""
    table, purse = running.table, running.table.people[person].purse
    coloured = (n * table.colour_value(colour) for (at, colour), n in purse.non_value.items() if at == table.name)
    return purse.value + sum(coloured)


def _told(each: Entered | None) -> str:
    if each is None:
        return "nothing more"
    giver, taker, amount, _ = each.posting
    return f"{amount} from {giver} to {taker} on {each.day} for event {each.number}"
