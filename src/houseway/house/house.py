"""The house: its store, its clock, its people, its tables."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import asdict
from datetime import datetime
from itertools import count
from typing import Any, Final

from houseway.cite import Cite
from houseway.equipment.chips import ChipSet
from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.bodies import read
from houseway.house.bots import Bot, check_strategy
from houseway.house.cage import SYSTEMS, postings
from houseway.house.chain import Batch, Chain, Said
from houseway.house.clock import Clock, SystemClock
from houseway.house.fairness import Shoes, new_seed
from houseway.house.following import follow
from houseway.house.pace import USUAL, Pace
from houseway.house.people import HouseRole, Member, check_name, member
from houseway.house.running import Running, opening
from houseway.house.store import Store
from houseway.house.tables import HouseTable
from houseway.ledger.accounts import Account
from houseway.ledger.database import Unwritten
from houseway.ledger.entries import SEATED
from houseway.ledger.ledger import summed
from houseway.money import Cents, dollars
from houseway.play.codec import Data
from houseway.rulebook import Moment

OWN: Final = ("purse", "chips")  # accounts of people, which never go below nought


class NotStored(HousewayError):
    """The store could not take it: nothing has happened, and it may be tried again."""


class House:
    """Opened on a store, with every table that is not closed as it was left."""

    def __init__(self, store: Store, clock: Clock | None = None, seed: Callable[[], str] = new_seed) -> None:
        self.store, self.clock, self.seed = store, clock or SystemClock(), seed
        self.people: dict[str, Member] = {}
        self.bots: dict[str, Bot] = {}
        self.paces: dict[str, Pace] = {}
        self.tables: dict[str, HouseTable] = {}
        self.names: set[str] = set()  # of tables, closed ones too
        self._given: set[str] = set()  # names of people that were made up here
        self._held: Counter[Account] = store.balances()  # less what is being written at this moment
        self._chain, self._one_at_a_time = store.end(0), asyncio.Lock()
        for event in store.events(0):
            self._know(event.data)
        for chain in store.chains():
            if chain:
                self._reopen(chain)

    def _know(self, body: Data) -> None:
        match body:
            case {"house": "person", "person": name, "role": role}:
                self.people[name] = member(name, role)
            case {"house": "bot", "person": name, "table": table, "strategy": strategy}:
                self.bots[name] = Bot(name, table, strategy)
            case {"house": "pace", "table": table, "pace": pace}:
                self.paces[table] = Pace(**pace)

    def _reopen(self, chain: int) -> None:
        running, end = self.resumed(chain)
        self.names.add(running.name)
        if not running.closed:
            self.tables[running.name] = HouseTable(self, chain, running, end)

    def resumed(self, chain: int) -> tuple[Running, Chain]:
        """A table from its opening and the events of its last round; what was awaited is awaited again."""
        opened = read(self.store.first(chain).body)
        running = Running(opened, Shoes(self.store.seeds(chain), self.seed))
        events = list(self.store.events(chain, self.store.last_round(chain)))
        follow(running, (event.data for event in events if event.number > 1))
        for event in events:
            running.timers.hear([event.data], datetime.fromisoformat(event.at))
        return running, self.store.end(chain)

    async def stop(self) -> None:
        """Every table stops where it is; all that was answered is stored."""
        for table in self.tables.values():
            await table.stop()
        await self.store.close()

    # The house's own chain

    async def _note(self, body: Data, id: str | None = None) -> None:
        async with self._one_at_a_time:
            if id is not None and (stored := self.store.act(0, id)):
                _same(stored[0].data, body)
                return
            batch = self._chain.link([Said(body, postings(body))], self.clock.now(), id)
            await self.keep(batch)
            self._chain.move_on(batch)
            self._know(body)

    async def admit(self, name: str, role: str, id: str | None = None) -> Member:
        """Somebody becomes known to the house, or takes another role there."""
        found = member(name, role)
        await self._note({"house": "person", "person": name, "role": role}, id)
        return found

    def new_name(self, kind: str) -> str:
        """`guest 12`: a name that nobody has, or was given just now."""
        taken = self.people.keys() | self._given
        found = next(name for number in count(1) if (name := f"{kind} {number}") not in taken)
        self._given.add(found)
        return found

    def known(self, who: str) -> Member:
        """Somebody whom the house knows."""
        if who not in self.people:
            raise BadInput(f"the house knows nobody called {quoted(who)}")
        return self.people[who]

    async def _over_the_counter(self, what: str, who: str, amount: Cents, id: str | None) -> None:
        self.known(who)
        _above_nought(amount)
        await self._note({"house": what, "person": who, "amount": amount}, id)

    async def deposit(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money comes into somebody's purse from outside."""
        await self._over_the_counter("deposit", who, amount, id)

    async def play_money(self, who: str, amount: Cents, id: str | None = None) -> None:
        """A guest gets money to play with, from the house's account for demonstrations."""
        await self._over_the_counter("play money", who, amount, id)

    async def withdraw(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money leaves the house in somebody's purse."""
        await self._over_the_counter("withdrawal", who, amount, id)

    async def buy_in(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money for chips, at the cage."""
        await self._over_the_counter("buy in", who, amount, id)

    async def cash_out(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Chips for money, at the cage."""
        await self._over_the_counter("cash out", who, amount, id)

    async def colour_up(self, who: str, id: str | None = None) -> dict[Cents, int]:
        """The chips that somebody carries, in the fewest that make as much; what does not fit the chips is left."""
        self.known(who)
        held, chips = self.held(Account("chips", who)), ChipSet().with_coins()
        found = chips.in_chips(held - held % chips.smallest)
        told = {dollars(worth): count for worth, count in found.items()}
        await self._note({"house": "colour up", "person": who, "chips": told}, id)
        return found

    async def move_float(self, what: str, table: str, amount: Cents, id: str | None = None) -> None:
        """Chips go from the cage to a table (`fill`) or back (`credit`); the drop box is counted (`count`)."""
        if what not in ("fill", "credit", "count"):
            raise BadInput(f"{quoted(what)} is not done at a table; allowed: fill, credit, count")
        if table not in self.names:
            raise BadInput(f"there is no table {quoted(table)}; there are {', '.join(sorted(self.names)) or 'none'}")
        _above_nought(amount)
        await self._note({"house": what, "table": table, "amount": amount}, id)

    async def post(
        self, giver: Account, taker: Account, amount: Cents, about: str, under: Cite, id: str | None = None
    ) -> None:
        """Keno, a jackpot or a tournament takes or gives: between its own account and another's, under a provision."""
        for account in (giver, taker):
            if account.kind not in (*SYSTEMS, "cage", "purse", "outside"):
                raise BadInput(f"nothing is posted to {account} by hand; its table does that")
        _above_nought(amount)
        told = {"house": "system", "about": about, "giver": list(giver[:2]), "taker": list(taker[:2])}
        await self._note(told | {"amount": amount, "cites": [under.text]}, id)

    # Tables

    async def open_table(
        self,
        name: str,
        game: str,
        *,
        dealt: str = "house",
        rules: str | None = None,
        on: Moment | None = None,
        variant: Mapping[str, Any] | None = None,
        **settings: Any,
    ) -> HouseTable:
        """A table of a game, under the text of a moment, run in this way; its staff is there, and nobody plays yet."""
        check_name(name)
        if name in self.names:
            raise BadInput(f"there is a table {quoted(name)} already; a name is given once")
        opened = opening(name, game, dealt, rules, on, variant or {}, settings)
        self.names.add(name)
        chain = Chain(max([0, *self.store.chains(), *(table.number for table in self.tables.values())]) + 1)
        running = Running(opened, Shoes({}, self.seed))
        running.say(opened, *([running.shoes.commit(1)] if running.by_the_house else []))
        table = HouseTable(self, chain.chain, running, chain)
        self.tables[name] = table
        try:
            await table._ask(Running.begin, None)
        except BaseException:
            self.names.discard(name)
            del self.tables[name]
            await table.stop()
            raise
        return table

    def table(self, name: str) -> HouseTable:
        """The table of that name, which is open."""
        if name not in self.tables:
            raise BadInput(f"no table {quoted(name)} is open; there are {', '.join(self.tables) or 'none'}")
        return self.tables[name]

    def pace(self, table: str) -> Pace:
        return self.paces.get(table, USUAL)

    async def set_pace(self, table: str, changes: Mapping[str, int], id: str | None = None) -> Pace:
        """How fast a table goes on that the house deals: what is not named stays."""
        pace = self.pace(self.table(table).name).with_changes(changes)
        await self._note({"house": "pace", "table": table, "pace": asdict(pace)}, id)
        return pace

    async def admit_bot(self, name: str, table: str, strategy: str = "", id: str | None = None) -> Bot:
        """A player who is nobody, and plays at one table by a strategy; the usual one, where none is named."""
        bot = Bot(name, self.table(table).name, check_strategy(strategy, self.table(table).running.game.name))
        await self.admit(name, HouseRole.PLAYER.value, id)
        await self._note({"house": "bot"} | bot._asdict(), id and f"{id} bot")
        return bot

    def with_moments(self, running: Running, who: str, act: str, details: Mapping[str, Any]) -> Mapping[str, Any]:
        """Where an act takes a moment that was not handed in, it is this one."""
        fields = running.round.fields(who, act) if running.round is not None and act != "wager" else ()
        now: datetime = self.clock.now()
        missing = {f.name: now for f in fields if f.kind == "moment" and not f.optional and f.name not in details}
        return {**details, **missing} if missing else details

    async def sit(self, table: str, who: str, chips: Cents, id: str | None = None) -> None:
        """Somebody joins a game, with so much of the chips that they carry."""
        self.known(who)
        await self.table(table).act("dealer", SEATED, {"person": who, "chips": chips}, id)

    # What people have

    def held(self, account: Account) -> Cents:
        return self._held[account]

    async def keep(self, batch: Batch) -> None:
        """Store what happened. It counts from now on, so that nobody spends the same twice; unless it is not stored."""
        changes = summed(each.posting for each in batch.entered)
        for account, change in changes.items():
            held = self._held[account]
            if account.kind in OWN and change < 0 and held + change < 0:
                what = "in their purse" if account.kind == "purse" else "in chips"
                raise BadInput(f"{account.owner} has ${dollars(held)} {what}, and ${dollars(-change)} is needed")
        self._held.update(changes)
        try:
            if batch.events:
                await self.store.append(batch)
        except Unwritten as wrong:
            self._held.subtract(changes)
            raise NotStored(f"it could not be stored, and nothing has happened: {wrong}") from None


def _same(stored: Data, body: Data) -> None:
    """A retry is of the same thing: an id that was given to something else is a mistake."""
    if any(stored.get(each) != body.get(each) for each in ("house", "person", "role", "table", "amount")):
        raise BadInput("this id was given to something else before; give each thing an id of its own")


def _above_nought(amount: Cents) -> None:
    if type(amount) is not int or not 0 < amount < 1 << 53:
        raise BadInput("an amount is in whole cents above nought")
