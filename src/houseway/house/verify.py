"""Walks every chain, rebuilds every balance, replays every round, and says the first thing that does not fit."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from typing import NamedTuple

from houseway.errors import BadInput, HousewayError, quoted
from houseway.house import cage
from houseway.house.bodies import event_of
from houseway.house.chain import NOTHING_BEFORE, Stored
from houseway.house.fairness import Shoes, commitment
from houseway.house.running import BY_THE_HOUSE, DoesNotFit, Running
from houseway.house.store import Store
from houseway.ledger.accounts import Account, at_table, chips
from houseway.ledger.entries import Entries, Posting
from houseway.ledger.ledger import Entered, gaming_day
from houseway.play.codec import Data


class Verified(NamedTuple):
    """What was gone through, and where each chain ends; or the first thing that does not fit."""

    events: int
    rounds: int
    postings: int
    heads: dict[int, tuple[int, str]]
    wrong: str = ""


def verify(store: Store, heads: Mapping[int, tuple[int, str]] | None = None) -> Verified:
    """The whole store; `heads` are ends of chains as somebody wrote them down earlier."""
    walk = Walk(store)
    try:
        walk.all(heads or {})
    except HousewayError as wrong:
        walk.wrong = str(wrong)
    except Exception as wrong:  # what cannot even be read does not fit either
        walk.wrong = f"{walk.where} cannot be read: {str(wrong).partition(chr(10))[0] or type(wrong).__name__}"
    return Verified(walk.events, walk.rounds, walk.postings, walk.heads, walk.wrong)


class Walk:
    """The walk through a store, and how far it has come."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.events = self.rounds = self.postings = 0
        self.heads: dict[int, tuple[int, str]] = {}
        self.balances: Counter[Account] = Counter()
        self.used: set[Account] = set()
        self.wrong, self.where = "", "the store"

    def all(self, heads: Mapping[int, tuple[int, str]]) -> None:
        if (found := self.store.unsound()) is not None:
            raise DoesNotFit(found)
        chains = self.store.chains()
        for chain in chains:
            self._chain(chain, heads.get(chain))
        for chain in [*heads, *self.store.seeded()]:
            if chain not in chains:
                raise DoesNotFit(f"chain {chain} is not there")
        self._balances()

    def _chain(self, chain: int, head: tuple[int, str] | None) -> None:
        self.where = f"chain {chain}"
        events = list(self._linked(chain))
        if head is not None and (len(events) < head[0] or events[head[0] - 1].hash != head[1]):
            raise DoesNotFit(f"chain {chain} had another event {head[0]}, or more of them")
        self._entries(chain, events)
        if chain:
            self._table(chain, events)

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
        self.heads[chain] = (number, before)

    def _entries(self, chain: int, events: list[Stored]) -> None:
        """The postings are those that follow from the events."""
        self.where = f"the ledger of chain {chain}"
        expected, found = rebuilt(events), iter(self.store.entered(chain))
        for each in expected:
            there = next(found, None)
            if there != each:
                raise DoesNotFit(f"the ledger has {_told(there)}, and event {each.number} posts {_told(each)}")
            self.postings += 1
            self.balances.update({each.posting.taker: each.posting.amount})
            self.balances.subtract({each.posting.giver: each.posting.amount})
            self.used |= {each.posting.giver, each.posting.taker}
        if (more := next(found, None)) is not None:
            raise DoesNotFit(f"the ledger has {_told(more)}, which no event posts")

    def _table(self, chain: int, events: list[Stored]) -> None:
        """Every round comes out again, from the seeds that were committed to, and the money is on the table."""
        seeds = self.store.seeds(chain)
        check_seeds(events, seeds)
        running = Running(events[0].data, Shoes(seeds))
        for event in events[1:]:
            self.where = f"event {event.number} of {running.name}"
            try:
                running.follow_one(event.data)
            except DoesNotFit as wrong:
                raise DoesNotFit(f"{self.where}: {wrong}") from None
            if event.round != running.number:
                raise DoesNotFit(f"{self.where} is of round {running.number}, not {event.round}")
        running.end()
        self.rounds += running.number
        self._money(running)

    def _money(self, running: Running) -> None:
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


def rebuilt(events: Iterable[Stored]) -> Iterator[Entered]:
    """The postings of a chain, from its events alone."""
    entries: Entries | None = None
    for event in events:
        body = event.data
        if event.chain == 0:
            found = cage.postings(body)
        elif body.get("house") == "opened":
            entries, found = Entries(body["table"], prizes_wait=body["game"] == "keno"), []
        else:
            assert entries is not None, "a table's chain begins with its opening"
            found = _posted(entries, body)
        day = gaming_day_of(event)
        for line, posting in enumerate(found, 1):
            yield Entered(event.chain, event.number, line, day, posting)


def _posted(entries: Entries, body: Data) -> list[Posting]:
    if body.get("house") == "round":
        entries.act = None
    event = event_of(body)
    return entries.of(event) if event is not None else []


def gaming_day_of(event: Stored) -> str:
    return gaming_day(datetime.fromisoformat(event.at)).isoformat()


def held_at(running: Running, person: str) -> int:
    """A person's chips at a table, colours included."""
    table, purse = running.table, running.table.people[person].purse
    coloured = (n * table.colour_value(colour) for (at, colour), n in purse.non_value.items() if at == table.name)
    return purse.value + sum(coloured)


def check_seeds(events: Iterable[Stored], seeds: Mapping[int, str]) -> None:
    """Every seed was committed to, and none was told that was not the one; the words are those that were given."""
    committed: dict[int, str] = {}
    words: list[str] = []
    for event in events:
        match event.data:
            case {"house": "committed", "shoe": shoe, "hash": told}:
                committed[shoe] = told
            case {"house": "word", "word": word}:
                words.append(word)
            case {"house": "shoe", "shoe": shoe, "words": mixed}:
                if mixed != words or shoe not in committed:
                    raise DoesNotFit(f"shoe {shoe} has other words than were given, or was not committed to")
                words = []
            case {"house": "revealed", "shoe": shoe, "seed": seed}:
                if commitment(seed) != committed.get(shoe):
                    raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")
    for shoe in sorted({*seeds, *committed}):
        if shoe not in seeds or commitment(seeds[shoe]) != committed.get(shoe):
            raise DoesNotFit(f"the seed of shoe {shoe} is not the one that was committed to")


class Shown(NamedTuple):
    """One outcome of a shoe, worked out again."""

    round: int
    device: str
    value: str | int
    to: str


def verify_shoe(store: Store, table: str, shoe: int) -> list[Shown]:
    """Every outcome of a shoe again, from the seed that was told after it; `DoesNotFit` where another was dealt."""
    events = _of_table(store, table)
    if events[0].data["dealt"] != BY_THE_HOUSE:
        raise BadInput(f"{table} is dealt by hand; it has no seeds")
    told = {b["shoe"]: b["seed"] for b in (event.data for event in events) if b.get("house") == "revealed"}
    if shoe not in told:
        there = ", ".join(map(str, told)) or "none"
        raise BadInput(f"the seed of shoe {shoe} of {table} has not been told; told are those of {there}")
    check_seeds(events, {**store.seeds(events[0].chain), **told})
    running, found = Running(events[0].data, Shoes({shoe: told[shoe]})), []
    for event in events[1:]:
        body = event.data
        running.follow_one(body)
        if running.shoes.number == shoe and "by" in body and "act" not in body:
            field = next(name for name in body if name not in ("by", "to"))
            found.append(Shown(running.number, body["by"], body[field], body.get("to", "")))
    running.end()
    return found


def _of_table(store: Store, table: str) -> list[Stored]:
    names = {}
    for chain in store.chains():
        if chain:
            names[store.first(chain).data["table"]] = chain
    if table not in names:
        raise BadInput(f"there is no table {quoted(table)}; there are {', '.join(names) or 'none'}")
    return list(store.events(names[table]))


def _told(each: Entered | None) -> str:
    if each is None:
        return "nothing more"
    giver, taker, amount, _ = each.posting
    return f"{amount} from {giver} to {taker} on {each.day} for event {each.number}"
