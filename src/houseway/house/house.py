"""The house: its store, its clock, its people, its tables."""

from collections.abc import Callable, Mapping
from datetime import datetime
from typing import Any

from houseway.cite import Cite
from houseway.equipment.chips import ChipSet
from houseway.errors import BadInput, quoted
from houseway.house.bodies import read
from houseway.house.cage import SYSTEMS, postings
from houseway.house.chain import Batch, Chain, Note, Said, Stored
from houseway.house.clock import Clock, SystemClock
from houseway.house.fairness import Shoes, new_seed
from houseway.house.following import follow
from houseway.house.holding import Holding
from houseway.house.not_stored import Elsewhere, NotStored, told
from houseway.house.people import Member, check_name, member
from houseway.house.running import Running, opening
from houseway.house.store import Store
from houseway.house.tables import HouseTable, answered
from houseway.ledger.accounts import Account
from houseway.ledger.entries import SEATED
from houseway.ledger.registers import Listed
from houseway.money import Cents, dollars
from houseway.play.codec import Data
from houseway.rulebook import Moment

__all__ = ["Elsewhere", "House", "NotStored"]


class House:
    """Opened on a store, with every table that is not closed as it was left; or, where several processes run it, with
    those that nobody else runs: at most so many, under a name of this process and the address that a client is told."""

    def __init__(
        self,
        store: Store,
        clock: Clock | None = None,
        seed: Callable[[], str] = new_seed,
        *,
        name: str | None = None,
        address: str = "",
        most: int = 1 << 30,
    ) -> None:
        self.store, self.clock, self.seed = store, clock or SystemClock(), seed
        self.tables: dict[str, HouseTable] = {}  # that this process runs
        self.holding = Holding(self, name, address, most)
        self.holding.open()

    def reopen(self, chain: int, fence: int) -> None:
        """A table that is in the store is run by this process from now on."""
        running, end = self.resumed(chain, fence)
        self.tables[running.name] = HouseTable(self, chain, running, end)

    def resumed(self, chain: int, fence: int) -> tuple[Running, Chain]:
        """A table from its opening and the events of its last round; what was awaited is awaited again."""
        with told():
            opened = read(self.store.first(chain).body)
            running = Running(opened, Shoes(self.store.seeds(chain), self.seed))
            last = self.store.last_round(chain)
            follow(running, (event.data for event in self.store.events(chain, last) if event.number > 1))
            end = self.store.end(chain)
            return running, Chain(chain, end.number, end.head, fence)

    async def stop(self) -> None:
        """Every table stops where it is; all that was answered is stored, and others may go on with the tables."""
        await self.holding.stop()
        for table in self.tables.values():
            await table.stop()
        await self.store.drain()
        self.holding.give_back()
        await self.store.close()

    # The house's own chain

    async def _note(self, body: Data, id: str | None = None) -> None:
        """Any process writes this chain: the store gives each note its place when it writes it."""
        if id is not None and (stored := await self.done(0, id)):
            answered(stored)
            return
        try:
            await self.keep(Note(Said(body, postings(body)), self.clock.now(), id))
        except NotStored:  # the same may have been asked twice at the same time
            if id is None or not (stored := await self.done(0, id)):
                raise
            answered(stored)

    async def done(self, chain: int, id: str) -> list[Stored]:
        """The events of the act with this id, if it is stored."""
        with told():
            return await self.store.done(chain, id)

    async def admit(self, name: str, role: str, id: str | None = None) -> Member:
        """Somebody becomes known to the house, or takes another role there."""
        found = member(name, role)
        await self._note({"house": "person", "person": name, "role": role}, id)
        return found

    def known(self, who: str) -> Member:
        """Somebody whom the house knows."""
        with told():
            role = self.store.role(who)
        if role is None:
            raise BadInput(f"the house knows nobody called {quoted(who)}")
        return member(who, role)

    @property
    def people(self) -> dict[str, Member]:
        """Everybody whom the house knows."""
        with told():
            return {name: member(name, role) for name, role in self.store.people().items()}

    async def _over_the_counter(self, what: str, who: str, amount: Cents, id: str | None) -> None:
        self.known(who)
        _above_nought(amount)
        await self._note({"house": what, "person": who, "amount": amount}, id)

    async def deposit(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money comes into somebody's purse from outside."""
        await self._over_the_counter("deposit", who, amount, id)

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
        self._listed(table)
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
        with told():
            if name in self.tables or self.store.table(name) is not None:
                raise BadInput(f"there is a table {quoted(name)} already; a name is given once")
            opened = opening(name, game, dealt, rules, on, variant or {}, settings)
            number, fence = self.holding.new()
        chain = Chain(number, fence=fence)
        running = Running(opened, Shoes({}, self.seed))
        running.say(opened, *([running.shoes.commit(1)] if running.by_the_house else []))
        table = HouseTable(self, chain.chain, running, chain)
        self.tables[name] = table
        try:
            await table._ask(Running.begin, None)
        except BaseException:
            self.tables.pop(name, None)
            await table.stop()
            raise
        return table

    def table(self, name: str) -> HouseTable:
        """The table of that name, which is open, and run by this process."""
        if name in self.tables:
            return self.tables[name]
        if self.holding.leases is not None and not self._listed(name).closed:
            raise Elsewhere(f"{name} is run by another process")
        raise BadInput(f"no table {quoted(name)} is open; there are {', '.join(self.tables) or 'none'}")

    @property
    def names(self) -> set[str]:
        """The names of all tables, of closed ones and of those that other processes run too."""
        with told():
            return {table.name for table in self.store.tables()}

    def _listed(self, name: str) -> Listed:
        with told():
            found = self.store.table(name)
        if found is None:
            raise BadInput(f"there is no table {quoted(name)}; there are {', '.join(sorted(self.names)) or 'none'}")
        return found

    def where(self, table: str) -> str:
        """The address of the process that runs a table. For some seconds after one has died there is none."""
        if table in self.tables or self.holding.leases is None:
            return self.holding.address
        with told():
            found = self.holding.leases.where(table)
        if found is None:
            raise Elsewhere(f"{table} is run by nobody at this moment; another process takes it, ask again")
        return found

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
        with told():
            return self.store.held(account)

    async def keep(self, batch: Batch | Note) -> None:
        """Store what happened; where it is not stored, it has not happened."""
        with told():
            if isinstance(batch, Note) or batch.events:
                await self.store.append(batch)


def _above_nought(amount: Cents) -> None:
    if type(amount) is not int or not 0 < amount < 1 << 53:
        raise BadInput("an amount is in whole cents above nought")
