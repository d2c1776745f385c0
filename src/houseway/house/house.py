"""The house: its store, its clock, its people, its tables."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import date, datetime
from typing import Any, Final

from houseway.equipment.chips import ChipSet
from houseway.errors import BadInput, HousewayError, quoted
from houseway.house.bodies import check_kept, read
from houseway.house.cage import postings
from houseway.house.chain import Batch, Chain, Said
from houseway.house.clock import Clock, SystemClock
from houseway.house.days import CLOSED, closing
from houseway.house.fairness import Shoes, new_seed
from houseway.house.following import follow
from houseway.house.linked import check_table
from houseway.house.lounge import check_act
from houseway.house.people import Member, check_name, member
from houseway.house.running import Running, opening
from houseway.house.store import Store
from houseway.house.systems import CHAIN, SYSTEMS, Systems
from houseway.house.tables import HouseTable, answered, committed
from houseway.jackpot import System
from houseway.ledger.accounts import Account
from houseway.ledger.database import Unwritten
from houseway.ledger.entries import SEATED
from houseway.ledger.ledger import gaming_day, summed
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
        self.tables: dict[str, HouseTable] = {}
        self.names: set[str] = set()  # of tables, closed ones too
        self._held: Counter[Account] = store.balances()  # less what is being written at this moment
        self._chain, self._one_at_a_time = store.end(0), asyncio.Lock()
        self.acts, self.alone = store.end(CHAIN), asyncio.Lock()  # the chain of its systems, and whoever writes to it
        self.set_up_systems()
        self.closed = ""  # the last gaming day that is
        self._under_way: set[asyncio.Task[Data]] = set()  # what is done besides the tables
        for event in store.events(0):
            self._know(event.data)
        for chain in store.chains():
            if chain > 0:
                self._reopen(chain)

    def _know(self, body: Data) -> None:
        if body["house"] == "person":
            self.people[body["person"]] = member(body["person"], body["role"])
        elif body["house"] == CLOSED:
            self.closed = max(self.closed, body["day"])

    def set_up_systems(self) -> None:
        """Keno, prize meters and tournaments as their chain has them."""
        self.systems = Systems(self.store.seeds(CHAIN), self.seed)
        for event in self.store.events(CHAIN):
            body = event.data
            if body["house"] in SYSTEMS:
                self.systems.happen(body, datetime.fromisoformat(event.at), known=True)

    def _reopen(self, chain: int) -> None:
        running, end = self.resumed(chain)
        self.names.add(running.name)
        if not running.closed:
            self.tables[running.name] = HouseTable(self, chain, running, end)

    def resumed(self, chain: int) -> tuple[Running, Chain]:
        """A table from its opening and the events of its last round; what was awaited is awaited again."""
        opened = read(self.store.first(chain).body)
        running = Running(opened, Shoes(self.store.seeds(chain), self.seed))
        last = self.store.last_round(chain)
        follow(running, (event.data for event in self.store.events(chain, last) if event.number > 1))
        return running, self.store.end(chain)

    async def stop(self) -> None:
        """Every table stops where it is; all that was answered is stored."""
        for table in self.tables.values():
            await table.stop()
        await asyncio.gather(*self._under_way, return_exceptions=True)
        await self.store.close()

    # The house's own chain

    async def _in_turn(self, chain: Chain, does: Callable[[datetime], Awaitable[Data]], id: str | None) -> Data:
        """One at a time, and to its end though whoever asked goes away; an id that is stored is answered as it was."""

        async def done() -> Data:
            async with self.alone if chain is self.acts else self._one_at_a_time:
                if id is not None and (stored := self.store.act(chain.chain, id)):
                    return _led_to(answered(stored).events)
                return await does(self.clock.now())

        task = asyncio.create_task(done())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    async def _note(self, body: Data, id: str | None = None) -> None:
        async def noted(at: datetime) -> Data:
            await self._write(self._chain, [Said(body, postings(body))], at, id)
            self._know(body)
            return {}

        await self._in_turn(self._chain, noted, id)

    async def _write(self, chain: Chain, said: list[Said], at: datetime, id: str | None) -> None:
        seeds = [(number, self.systems.secrets[number]) for each in said for number in committed(each.body)]
        batch = chain.link(said, at, id, seeds)
        await self.keep(batch)
        chain.move_on(batch)

    async def admit(self, name: str, role: str, id: str | None = None) -> Member:
        """Somebody becomes known to the house, or takes another role there."""
        found = member(name, role)
        await self._note({"house": "person", "person": name, "role": role}, id)
        return found

    def known(self, who: str) -> Member:
        """Somebody whom the house knows."""
        if not isinstance(who, str) or who not in self.people:
            raise BadInput(f"the house knows nobody called {quoted(who)}")
        return self.people[who]

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
        if table not in self.names:
            raise BadInput(f"there is no table {quoted(table)}; there are {', '.join(sorted(self.names)) or 'none'}")
        _above_nought(amount)
        await self._note({"house": what, "table": table, "amount": amount}, id)

    async def close_day(self, day: date, id: str | None = None) -> Data:
        """A gaming day that is over is closed, with those before it: nothing more is entered there."""

        async def closed(at: datetime) -> Data:
            if gaming_day(at) <= day:
                raise BadInput(f"the gaming day {day} is not over; it is {at:%H:%M on %Y-%m-%d}")
            if day.isoformat() <= self.closed:
                raise BadInput(f"the gaming day {day} is closed already, with all days to {self.closed}")
            before, self.closed = self.closed, day.isoformat()  # from now on, so that nothing comes in between
            try:
                await self.store.written()
                body = closing(day, self.store.count(day), self.store.balances(day))
                await self._write(self._chain, [Said(body)], at, id)
            except BaseException:
                self.closed = before
                raise
            return _led_to([body])

        return await self._in_turn(self._chain, closed, id)

    # Keno, prize meters, tournaments

    async def keno(self, what: str, id: str | None = None, **details: Any) -> Data:
        """The keno lounge is opened, a game is drawn, or something of `houseway.keno.journal` is done there."""
        if what != "open":
            check_act(what, details)
        return await self._does("keno", what, id, details)

    async def jackpot(self, what: str, id: str | None = None, **details: Any) -> Data:
        """A prize meter system is opened or closed; all else the tables do that it links."""
        if what not in ("open", "close"):
            raise BadInput(f"{quoted(what)} is not done by hand; allowed: open, close")
        return await self._does("jackpot", what, id, details)

    async def tournament(self, what: str, id: str | None = None, **details: Any) -> Data:
        """A tournament is opened with its file, entered, withdrawn from, or held."""
        return await self._does("tournament", what, id, details)

    async def _does(self, system: str, what: str, id: str | None, details: Data) -> Data:
        """What it led to, once it is stored."""
        check_kept(details)
        for who in details.keys() & {"person", "patron"}:
            self.known(details[who])

        async def done(at: datetime) -> Data:
            try:
                said = self._said(system, what, at, details)
                self.systems.spoilt = True  # unless it is stored
                await self._write(self.acts, said, at, id)
                self.systems.spoilt = False
            finally:
                if self.systems.spoilt:
                    self.set_up_systems()
            return _led_to(each.body for each in said)

        return await self._in_turn(self.acts, done, id)

    def _said(self, system: str, what: str, at: datetime, details: Data) -> list[Said]:
        systems = self.systems
        for account, cost in systems.costs(system, what, details).items():
            self._check_held(account, cost)
        systems.jackpots.playing = {name for name, each in self.tables.items() if each.running.table.placed}
        said = systems.do(system, what, at, details)
        if system == "jackpot" and what == "open":
            systems.spoilt = True  # unless every table fits
            opened = systems.jackpots.system(details["system"])
            for table in opened.tables:
                check_table(self.table(table).running.table, opened)
        return said

    def meter_of(self, table: str) -> System | None:
        """The open prize meter system that a table is linked to."""
        return self.systems.jackpots.of_table(table)

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

    def _check_held(self, account: Account, needed: Cents) -> None:
        held = self._held[account]
        if account.kind in OWN and needed > max(held, 0):
            what = "in their purse" if account.kind == "purse" else "in chips"
            raise BadInput(f"{account.owner} has ${dollars(held)} {what}, and ${dollars(needed)} is needed")

    async def keep(self, batch: Batch) -> None:
        """Store what happened. It counts from now on, so that nobody spends the same twice; unless it is not stored."""
        for each in batch.entered:
            if each.day <= self.closed:
                raise BadInput(f"the gaming day {each.day} is closed; nothing more is entered there")
        changes = summed(each.posting for each in batch.entered)
        for account, change in changes.items():
            self._check_held(account, -change)
        self._held.update(changes)
        try:
            if batch.events:
                await self.store.append(batch)
        except Unwritten as wrong:
            self._held.subtract(changes)
            raise NotStored(f"it could not be stored, and nothing has happened: {wrong}") from None


def _led_to(bodies: Iterable[Data]) -> Data:
    return next((body["led_to"] for body in bodies if "led_to" in body), {})


def _above_nought(amount: Cents) -> None:
    if type(amount) is not int or not 0 < amount < 1 << 53:
        raise BadInput("an amount is in whole cents above nought")
