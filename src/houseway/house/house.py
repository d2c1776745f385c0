"""The house: its store, its clock, its people, its tables."""

import asyncio
from collections.abc import Callable, Iterable, Mapping
from datetime import date, datetime
from typing import Any, Final

from houseway.equipment.chips import ChipSet
from houseway.errors import BadInput, quoted
from houseway.house.chains import OwnChains, is_retry
from houseway.house.clock import Clock, SystemClock
from houseway.house.days import closing
from houseway.house.fills import float_check
from houseway.house.lounge import HAND_OVER, check_act
from houseway.house.people import Member, check_addressed, check_admitted, check_amount, member
from houseway.house.play_money import bought_with_play_money, check_given, check_money, check_passed_on, check_seat
from houseway.house.retries import GIVEN, IsSame
from houseway.house.systems import led_to
from houseway.house.tables.leases import Holding
from houseway.house.tables.meter import check_by_hand, check_tables
from houseway.house.tables.replay import follow
from houseway.house.tables.seats import sit, stand, stood, was_seated
from houseway.house.tables.shoes import TableShoes, new_seed
from houseway.house.tables.table import RunningTable, opening
from houseway.house.tables.task import Does, HouseTable
from houseway.jackpot import MeterSystem
from houseway.ledger.accounts import KENO, Account, at_table
from houseway.ledger.gaming_day import gaming_day
from houseway.money import Cents, dollars
from houseway.play.codec import Data
from houseway.quotation import some
from houseway.rulebook import Moment
from houseway.store.cage_events import COUNTER, FLOATS, ColourUp, DayClosed, PersonKnown
from houseway.store.chain import Chain, ChainEntry
from houseway.store.codec import check_kept, same
from houseway.store.events import SYSTEMS, BotComes, Opened, PaceSet
from houseway.store.problems import Elsewhere, NotStored, told
from houseway.store.registers import Listed
from houseway.store.store import Store

__all__ = ["Elsewhere", "House", "NotStored"]
NAMED: Final = {"jackpot": "system", "tournament": "tournament"}  # what is opened, by a name of its own
FOR_ANYBODY: Final = ("buy in", "cash out")  # at the cage also for somebody whom nobody knows: ""
SOME: Final = 30  # tables that are named where one is not found


class House(OwnChains):
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
        takes_play_money: bool = True,
    ) -> None:
        super().__init__(store, clock or SystemClock(), seed)
        self.takes_play_money = takes_play_money
        self.tables: dict[str, HouseTable] = {}  # that this process runs
        self.holding = Holding(self, name, address, most)
        self.holding.open()

    def reopen(self, chain: int, fence: int) -> None:
        """A table that is in the store is run by this process from now on."""
        running, end = self.resumed(chain, fence)
        self.tables[running.name] = HouseTable(self, chain, running, end)

    def resumed(self, chain: int, fence: int) -> tuple[RunningTable, Chain]:
        """A table from its opening and the events of its last round; what was awaited is awaited again."""
        with told():
            running = RunningTable(self.store.opened(chain), TableShoes(self.store.seeds(chain), self.seed))
            since = self.store.last_round(chain) - (not running.by_the_house)  # the round before may be corrected
            stored = list(self.store.events(chain, max(since, 0)))
            events = [each.event for each in stored]
            happened = ((each, event) for each, event in zip(stored, events, strict=True) if each.number > 1)
            follow(running, ((event, each.actor) for each, event in happened))
            for each, event in zip(stored, events, strict=True):
                running.timers.hear([event], datetime.fromisoformat(each.at))
            end = self.store.end(chain)
            return running, Chain(chain, end.number, end.head, fence)

    async def stop(self) -> None:
        """Every table stops where it is; all that was answered is stored, and others may go on with the tables."""
        await self.holding.stop()
        for table in self.tables.values():
            await table.stop()
        await self.ended()
        await self.store.drain()
        self.holding.give_back()
        await self.store.close()

    # People and the cage

    async def admit(
        self, name: str, role: str, id: str | None = None, check: Callable[[], None] | None = None
    ) -> Member:
        """Somebody becomes known to the house, or takes another role there; `check` refuses it when its turn comes."""
        found = member(name, role)

        async def looked() -> None:
            check_admitted(self.people, found)
            if check is not None:
                check()

        await self.note(PersonKnown(name, role), id, looked)
        return found

    def known(self, who: str) -> Member:
        """Somebody whom the house knows."""
        if self.holding.leases is not None:
            self.catch_up(self.chain)  # another process may have admitted them, or given them another role
        return self._known(who)

    async def knows(self, who: str) -> Member:
        """The same, while the tables go on."""
        if self.holding.leases is not None:
            await self.learn(self.chain)
        return self._known(who)

    def _known(self, who: str) -> Member:
        if not isinstance(who, str) or who not in self.people:
            raise BadInput(f"the house knows nobody called {quoted(who)}")
        return self.people[who]

    async def _over_the_counter(self, what: str, who: str, amount: Cents, id: str | None) -> None:
        if who or what not in FOR_ANYBODY:
            await self.knows(who)
        check_amount(amount)
        await self.note(COUNTER[what](who, amount), id)

    async def deposit(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money comes into somebody's purse from outside."""
        await self._over_the_counter("deposit", who, amount, id)

    async def play_money(self, who: str, amount: Cents, id: str | None = None) -> None:
        """A guest gets money to play with, from the house's account for demonstrations."""
        check_given(self)
        await self._over_the_counter("play money", who, amount, id)

    async def withdraw(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money leaves the house in somebody's purse; play money never does."""
        await self.knows(who)
        check_money(self, who)
        await self._over_the_counter("withdrawal", who, amount, id)

    async def buy_in(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Money for chips, at the cage."""
        await self._over_the_counter("buy in", who, amount, id)

    async def cash_out(self, who: str, amount: Cents, id: str | None = None) -> None:
        """Chips for money, at the cage."""
        await self._over_the_counter("cash out", who, amount, id)

    async def colour_up(self, who: str, id: str | None = None) -> dict[Cents, int]:
        """The chips that somebody carries, in the fewest that make as much; what does not fit the chips is left."""
        await self.knows(who)
        [held], chips = await self.holds(Account("chips", who)), ChipSet().with_coins()
        found = chips.in_chips(held - held % chips.smallest)
        told = {dollars(worth): count for worth, count in found.items()}
        await self.note(ColourUp(who, told), id)
        return found

    async def move_float(
        self, what: str, table: str, amount: Cents, id: str | None = None, chips: Mapping[str, int] | None = None
    ) -> None:
        """Chips go from the cage to a table (`fill`) or back (`credit`); the drop box is counted (`count`)."""
        check = await float_check(self, what, table, amount)
        await self.note(FLOATS[what](table, amount, chips or {}), id, check)

    async def close_day(self, day: date, id: str | None = None) -> DayClosed:
        """A gaming day that is over is closed, with those before it: nothing more is entered there."""

        async def closed(at: datetime) -> list[ChainEntry]:
            if gaming_day(at) <= day:
                raise BadInput(f"the gaming day {day} is not over; it is {at:%H:%M on %Y-%m-%d}")
            if day.isoformat() <= self.closed:
                raise BadInput(f"the gaming day {day} is closed already, with all days to {self.closed}")
            before, self.closed = self.closed, day.isoformat()  # from now on, so that nothing comes in between
            try:
                await self.store.drain()
                with told():
                    said = [ChainEntry(await asyncio.to_thread(self._closing, day))]
                await self.write(self.chain, said, at, id)
            except BaseException:
                self.closed = before
                raise
            return said

        [found] = await self.in_turn(
            self.chain, closed, id, lambda stored: isinstance(stored, DayClosed) and stored.day == day
        )
        assert isinstance(found, DayClosed)
        return found

    def _closing(self, day: date) -> DayClosed:
        return closing(day, self.store.count(day), self.store.balances(day))

    # Keno, prize meters, tournaments

    async def keno(self, what: str, id: str | None = None, **details: Any) -> Data:
        """The keno lounge is opened, a game is drawn, or something of `houseway.keno.acts` is done there."""
        if what != "open":
            check_act(what, details)
        return await self.done_with(KENO, what, id, details)

    async def jackpot(self, what: str, id: str | None = None, **details: Any) -> Data:
        """A prize meter system is opened or closed; all else the tables do that it links, or somebody for others."""
        check_by_hand(what, details)
        return await self.done_with("jackpot", what, id, details)

    async def tournament(self, what: str, id: str | None = None, **details: Any) -> Data:
        """A tournament is opened with its file, entered, withdrawn from, bought back into, drawn, scored, or held."""
        return await self.done_with("tournament", what, id, details)

    async def done_with(self, system: str, what: str, id: str | None, details: Data) -> Data:
        """What it led to, once it is stored."""
        check_kept(details)
        if what == "open" and isinstance(name := details.get(NAMED.get(system, "")), str):
            check_addressed(name)
        for who in details.keys() & {"person", "patron"}:
            if details[who] or system != KENO:
                await self.knows(details[who])

        async def done(at: datetime) -> list[ChainEntry]:
            try:
                said = self._said(system, what, at, details)
                self.systems.spoilt = True  # unless it is stored
                await self.write(self.acts, said, at, id)
                self.systems.spoilt = False
            finally:
                if self.systems.spoilt:
                    self.set_up_systems()
            return said

        asked = SYSTEMS[system](what, details, {})
        return led_to(await self.in_turn(self.acts, done, id, lambda stored: is_retry(asked, stored)))

    def _said(self, system: str, what: str, at: datetime, details: Data) -> list[ChainEntry]:
        systems = self.systems
        check_passed_on(self, system, what, details)
        if system == KENO and what == HAND_OVER:
            details = bought_with_play_money(self, at)
        for account, cost in systems.costs(system, what, details).items():
            self.check_held(account, cost)
        if system == "jackpot":
            systems.jackpots.playing = self._playing()
        if system == "tournament" and what == "open" and self._called_like(details):
            raise BadInput("there is a table that is called like one of this tournament; give it another name")
        said = systems.do(system, what, at, details)
        if system == "jackpot" and what == "open":
            systems.spoilt = True  # unless every table fits
            check_tables(systems.jackpots.system(details["system"]), lambda name: self.table(name).running.table)
        return said

    def _playing(self) -> set[str]:
        """The tables with wagers on them; of those that other processes run, as the ledger has it."""
        linked = {table for each in self.systems.jackpots.systems.values() for table in each.tables}
        here = {name for name, each in self.tables.items() if each.running.table.placed}
        return here | {name for name in linked - self.tables.keys() if self.held(at_table("layout", name)) > 0}

    def _called_like(self, details: Data) -> bool:
        return any(each.startswith(f"{details.get('tournament')}, ") for each in self.names)

    def meter_of(self, table: str) -> MeterSystem | None:
        """The open prize meter system that a table is linked to."""
        return self.systems.jackpots.linked(table)

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
        id: str | None = None,
        **settings: Any,
    ) -> HouseTable:
        """A table of a game, under the text of a moment, run in this way; its staff is there, and nobody plays yet."""
        check_addressed(name)
        for tournament in self.systems.tournaments:
            if name.startswith(f"{tournament}, "):
                raise BadInput(f"{quoted(name)} would be a table of the tournament {quoted(tournament)}")
        opened = opening(name, game, dealt, rules, on, variant or {}, settings)
        return (await self._opened(opened, id) if id is not None else None) or await self.start_table(opened, id=id)

    async def _opened(self, opened: Opened, id: str) -> HouseTable | None:
        """The table that was opened under this id before."""
        with told():
            listed = await self.store.aside(self.store.table, opened.table)
        if listed is None or not (stored := await self.done(listed.chain, id)):
            return None
        if not same(stored[0].event, opened):
            raise BadInput(GIVEN)
        return self.table(listed.name)

    async def start_table(
        self, opened: Opened, arranged: Iterable[PaceSet | BotComes] = (), id: str | None = None
    ) -> HouseTable:
        """A table as its first event has it; then its first round begins."""
        name = opened.table
        with told():
            if name in self.tables or self.store.table(name) is not None:
                raise BadInput(f"there is a table {quoted(name)} already; a name is given once")
            number, fence = self.holding.new()
        chain = Chain(number, fence=fence)
        running = RunningTable(opened, TableShoes({}, self.seed))
        running.say(opened, *([running.shoes.commit(1)] if running.by_the_house else []))
        table = HouseTable(self, chain.chain, running, chain)
        self.tables[name] = table
        try:
            await table.does(lambda running: _begin(running, arranged), id, lambda stored: same(stored[0], opened))
        except BaseException:
            self.tables.pop(name, None)
            await table.stop()
            raise
        return table

    def table(self, name: str) -> HouseTable:
        """The table of that name, which is open, and run by this process."""
        if name in self.tables:
            return self.tables[name]
        if self.holding.leases is not None and not self.listed(name).closed:
            raise Elsewhere(f"{name} is run by another process")
        raise BadInput(f"no table {quoted(name)} is open; there are {some(self.tables, SOME)}")

    @property
    def names(self) -> set[str]:
        """The names of all tables, of closed ones and of those that other processes run too."""
        with told():
            return {table.name for table in self.store.tables()}

    def listed(self, name: str) -> Listed:
        with told():
            found = self.store.table(name)
        if found is None:
            raise BadInput(f"there is no table {quoted(name)}; there are {some(sorted(self.names), SOME)}")
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

    async def sit(self, table: str, who: str, chips: Cents, id: str | None = None, seat: int | None = None) -> None:
        """Somebody joins a game, with so much of the chips that they carry: at a seat by its number, or at any."""
        await self.knows(who)
        same_ = was_seated(self.table(table).running, who, chips, seat)
        await self._joins(table, who, id, lambda running: sit(running, who, chips, seat), same_)

    async def stand(self, table: str, who: str, chips: Cents, id: str | None = None) -> None:
        """Somebody joins a game standing, where its rules know who stands from who sits."""
        await self.knows(who)
        same_ = stood(self.table(table).running, who, chips)
        await self._joins(table, who, id, lambda running: stand(running, who, chips), same_)

    async def _joins(self, table: str, who: str, id: str | None, does: Does, same: IsSame) -> None:
        def checked(running: RunningTable) -> None:
            check_seat(self, who, running)
            does(running)

        await self.table(table).does(checked, id, same)


def _begin(running: RunningTable, arranged: Iterable[PaceSet | BotComes]) -> None:
    """What is arranged is an event of the first round, with which a restart begins."""
    running.begin()
    for event in arranged:
        running.arrange(event)
    if running.contest is not None:  # its players sit there already
        running.go_on()
