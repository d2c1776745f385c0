"""The house's own two chains: people, the cage and gaming days in one, keno, prize meters and tournaments in the other.

In one process one thing at a time is written to each. Where several processes run the house, any of them writes there:
who finds that another was faster learns what that one wrote, and does its own again on top of it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime
from typing import Final

from houseway.errors import BadInput, HousewayError
from houseway.house.actor import actor
from houseway.house.clock import Clock
from houseway.house.days import closed_by
from houseway.house.lounge import HAND_OVER
from houseway.house.people import Member, member
from houseway.house.retries import GIVEN
from houseway.house.systems import CHAIN, Systems
from houseway.house.tables.task import answered, committed
from houseway.ledger.accounts import DEMONSTRATION, KENO, Account
from houseway.money import Cents, dollars
from houseway.play.codec import Data
from houseway.store.cage_events import ColourUp, DayClosed, PersonKnown, PlayMoney
from houseway.store.chain import Batch, Chain, ChainEntry, Stored
from houseway.store.event import HouseEvent
from houseway.store.events import Committed, Event, SystemAct
from houseway.store.problems import Overtaken, told
from houseway.store.store import OWN, Store

AT_ONCE: Final = 1000  # events that are read together
ADDED: Final = {
    (KENO, "open"): ("secret", "schedule"),
    (KENO, HAND_OVER): ("play_money",),
    ("tournament", "open"): ("secret",),
    ("tournament", "hold"): ("secret", "seed"),
}
"""What the house adds to the details that were handed in."""


class OwnChains:
    """As far as this process knows them."""

    def __init__(self, store: Store, clock: Clock, seed: Callable[[], str]) -> None:
        self.store, self.clock, self.seed = store, clock, seed
        self.one_at_a_time, self.alone = asyncio.Lock(), asyncio.Lock()  # whoever writes to the one, and to the other
        self._systems: Systems | None = None
        self._under_way: set[asyncio.Task[list[Event]]] = set()
        with told():
            self.chain = store.end(0)
            self.people: dict[str, Member] = {name: member(name, role) for name, role in store.people().items()}
            self.given_play_money = store.given(DEMONSTRATION)
            self.closed = closed_by(store)
            self.set_up_systems()

    @property
    def systems(self) -> Systems:
        """Keno, prize meters and tournaments; those that could not be set up before are now, or nobody has them."""
        if self._systems is None:
            self.set_up_systems()
        assert self._systems is not None
        return self._systems

    def set_up_systems(self) -> None:
        """As their chain has them; where the store does not answer, there are none until it does."""
        self._systems = None
        with told():
            secrets = self.store.seeds(CHAIN)
        self.acts, self._systems = Chain(CHAIN), Systems(secrets, self.seed)
        try:
            self.catch_up(self.acts)
        except HousewayError:
            self._systems = None
            raise

    def catch_up(self, chain: Chain) -> None:
        """What other processes wrote is known here too."""
        with told():
            while news := self.store.after(chain.chain, chain.number, AT_ONCE):
                self._hear_all(chain, news)

    async def learn(self, chain: Chain) -> None:
        """The same, while the tables go on. Of the systems' chain, only by whoever writes there."""
        with told():
            while news := await self.store.aside(self.store.after, chain.chain, chain.number, AT_ONCE):
                self._hear_all(chain, news)

    def _hear_all(self, chain: Chain, news: Iterable[Stored]) -> None:
        for event in news:
            if event.number > chain.number:  # or it was heard while this was looked up
                self._hear(event)
                chain.number, chain.head = event.number, event.hash

    def _hear(self, stored: Stored) -> None:
        match stored.event:
            case event if stored.chain == 0:
                self._know(event)
            case Committed():
                self.systems.secrets |= self.store.seeds(CHAIN)
            case SystemAct() as act:
                self.systems.happen(act, datetime.fromisoformat(stored.at), known=True)

    def _know(self, event: Event) -> None:
        match event:
            case PersonKnown(person=name, role=role):
                self.people[name] = member(name, role)
            case PlayMoney(person=name):
                self.given_play_money.add(name)
            case DayClosed(day=day):
                self.closed = max(self.closed, day.isoformat())

    async def done(self, chain: int, id: str) -> list[Stored]:
        """The events of the act with this id, if it is stored."""
        with told():
            return await self.store.done(chain, id)

    # Writing

    async def in_turn(
        self,
        chain: Chain,
        does: Callable[[datetime], Awaitable[list[ChainEntry]]],
        id: str | None,
        is_same: Callable[[Event], bool],
    ) -> list[Event]:
        """One at a time, and to its end though whoever asked goes away; an id that is stored is answered as it was."""

        async def done() -> list[Event]:
            async with self.one_at_a_time if chain.chain == 0 else self.alone:
                while True:
                    if id is not None and (stored := await self.done(chain.chain, id)):
                        if not any(is_same(each.event) for each in stored):
                            raise BadInput(GIVEN)
                        return answered(stored).events
                    before = self._end(chain.chain).number
                    try:
                        return [each.event for each in await does(self.clock.now())]
                    except Overtaken:
                        await self.learn(self._end(chain.chain))
                        if self._end(chain.chain).number == before:  # then it was something else
                            raise

        task = asyncio.create_task(done())
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)

    def _end(self, chain: int) -> Chain:
        """One of the two as it is now: that of the systems is another, once they were set up again."""
        return self.chain if chain == 0 else self.acts

    async def ended(self) -> None:
        """What is under way is done."""
        await asyncio.gather(*self._under_way, return_exceptions=True)

    async def note(
        self, event: HouseEvent, id: str | None = None, check: Callable[[], Awaitable[None]] | None = None
    ) -> None:
        """Something that is as it is said, whatever was said before it; `check` refuses it when its turn has come."""

        async def noted(at: datetime) -> list[ChainEntry]:
            if check is not None:
                await check()
            said = [ChainEntry(event, event.postings())]
            await self.write(self.chain, said, at, id)
            self._know(event)
            return said

        await self.in_turn(self.chain, noted, id, lambda stored: is_retry(event, stored))

    async def write(self, chain: Chain, said: list[ChainEntry], at: datetime, id: str | None) -> None:
        """At the end of a chain; `Overtaken`, where that is not its end any more."""
        seeds = [(number, self.systems.secrets[number]) for each in said for number in committed(each.event)]
        batch = chain.link([each._replace(by=actor()) for each in said], at, id, seeds)
        await self.keep(batch)
        chain.move_on(batch)

    async def keep(self, batch: Batch) -> None:
        """Store what happened; where it is not stored, it has not happened."""
        for each in batch.entered:
            if each.day <= self.closed:
                raise BadInput(f"the gaming day {each.day} is closed; nothing more is entered there")
        if batch.events:
            with told():
                await self.store.append(batch)

    # What people have

    def held(self, account: Account) -> Cents:
        with told():
            return self.store.held(account)

    async def holds(self, *accounts: Account) -> list[Cents]:
        """The same of several, while the tables go on."""
        return await self.store.aside(lambda: [self.held(account) for account in accounts])

    def check_held(self, account: Account, needed: Cents) -> None:
        """Before anything is done; the store looks again when it writes."""
        held = self.held(account)
        if account.kind in OWN and needed > max(held, 0):
            what = "in their purse" if account.kind == "purse" else "in chips"
            raise BadInput(f"{account.owner} has ${dollars(held)} {what}, and ${dollars(needed)} is needed")


def is_retry(asked: HouseEvent, stored: Event) -> bool:
    """A retry is of the same thing: an id that was given to something else is a mistake."""
    if isinstance(asked, ColourUp) and isinstance(stored, ColourUp):
        return asked.person == stored.person  # whatever they carry now
    if not isinstance(asked, SystemAct) or type(asked) is not type(stored):
        return asked == stored
    return asked.do == stored.do and _handed_in(asked) == _handed_in(stored)


def _handed_in(act: SystemAct) -> Data:
    """The details as they came; a draw is kept as what came of it, with what was reported."""
    if "drawing" in act.details:
        return dict(act.details.get("reported", {}))
    added = ADDED.get((act.kind, act.do), ())
    return {name: each for name, each in act.details.items() if name not in added}
