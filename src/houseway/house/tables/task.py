"""A table of the house, owned by one task: acts come by its queue, are stored, and only then answered."""

import asyncio
import logging
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeVar, get_args

from houseway.errors import BadInput, HousewayError, Refused
from houseway.house.actor import actor
from houseway.house.people import Member
from houseway.house.retries import CLOSED, GIVEN, IsSame, did, is_outcome, noted, told_apart
from houseway.house.tables.bots import BOTS_LATE, bots_move_at
from houseway.house.tables.chip import Place, laid, was_laid
from houseway.house.tables.clock import is_ready, leave
from houseway.house.tables.correction import Mistyped, correct
from houseway.house.tables.meter import Linked, check_wager, has_meter
from houseway.house.tables.recording import came
from houseway.house.tables.table import RunningTable
from houseway.house.tables.timers import Timer
from houseway.house.tables.wager_sets import Lays, NotAll, laying
from houseway.money import Cents
from houseway.play.view import View, view
from houseway.store.actor import THE_HOUSE, Actor
from houseway.store.chain import Chain, Stored
from houseway.store.codec import refusal
from houseway.store.events import Committed, Corrected, Event, PaceSet, Ready, Sealed, WordOpened
from houseway.store.problems import Elsewhere, NotStored, Overtaken

if TYPE_CHECKING:
    from houseway.house.house import House

LOG: Final = logging.getLogger(__name__)
LONGEST_ID: Final = 100
Does: TypeAlias = Callable[[RunningTable], None]
Hears: TypeAlias = Callable[[int, Sequence[Event]], None]
"""Is told of events that are stored, with the number of the first."""
T = TypeVar("T")


class ActAnswer(NamedTuple):
    """What came of an act: the numbers of its first and last event in the table's chain, and the events."""

    first: int
    last: int
    events: list[Event]
    says: str = ""  # what is told besides to whoever did it


class Command(NamedTuple):
    """Something to be done at the table, and who is told what came of it."""

    does: Does
    id: str | None
    answered: "asyncio.Future[ActAnswer]"
    is_same: IsSame | None = None  # nobody gives an id to what has none
    by: Actor = THE_HOUSE  # who asked for it


class HouseTable:
    """Nobody but its task touches what runs here; everybody else sees views."""

    def __init__(self, house: "House", number: int, running: RunningTable, chain: Chain) -> None:
        self.house, self.number, self.running, self.chain = house, number, running, chain
        self.has_meter = has_meter(running.table)  # no other game is asked what its prize meter is
        self.hears: list[Hears] = []
        self._news: ActAnswer | None = None  # stored, and nobody is told yet
        self._still = asyncio.Lock()  # whoever looks sees nothing that is not stored
        self.lost = False  # to another process
        self.unsure = False  # what runs here may not be what is stored: it is set up from the store before its next use
        self._queue: asyncio.Queue[Command] = asyncio.Queue()
        self.task = asyncio.create_task(self._run())

    @property
    def name(self) -> str:
        return self.running.name

    @property
    def waiting(self) -> int:
        """Acts in its queue."""
        return self._queue.qsize()

    # What is asked of it

    async def act(
        self,
        who: str,
        act: str,
        details: Mapping[str, Any] | None = None,
        id: str | None = None,
        said_by: str = "",
    ) -> ActAnswer:
        """Somebody does something, or a dealer says that they did; the house goes on as far as nobody is waited for."""
        given = details or {}
        return await self._ask(
            lambda running: self._does_act(running, who, act, given, said_by), id, did(who, act, given)
        )

    def _does_act(self, running: RunningTable, who: str, act: str, details: Mapping[str, Any], said_by: str) -> None:
        if self.has_meter:
            check_wager(self.house.systems.jackpots, self.name, act, details)
        if said_by:
            running.speaks_for(said_by, who)
        running.act(who, act, running.with_moments(who, act, details, self.house.clock.now()))
        running.go_on()

    async def lay(self, who: str, at: Place, chip: Cents, id: str | None = None, said_by: str = "") -> ActAnswer:
        """A chip is laid on a place: the wager that it makes there, for as much as may be."""

        def does(running: RunningTable) -> None:
            assert running.round is not None, "a table is open from its first round on"
            self._does_act(running, who, "wager", laid(running.round, who, *at, chip), said_by)

        return await self._ask(does, id, was_laid(self.running.table, who, at, chip))

    async def lay_together(self, who: str, lays: Lays, id: str | None = None, said_by: str = "") -> ActAnswer:
        """Several wagers as one: all of them are laid, or none."""

        def does(running: RunningTable) -> None:
            found, done = laying(running, who, lays), 0
            try:
                for act, details in found.acts(running.game):
                    self._does_act(running, who, act, details, said_by)
                    done += 1
            except HousewayError as wrong:
                raise (wrong if not done else NotAll(wrong)) from None

        own = await told_apart(lambda given: self.house.done(self.number, given), id, lays, get_args(Lays))
        return await self._ask(does, own, did(who, self.running.game.entry or "wager"))

    async def comes(self, field: str, value: str | int, id: str | None = None, round_: int | None = None) -> ActAnswer:
        """A dealer at a live table, or a device that reads there, says what came; of which round, if that is said."""
        is_same = partial(is_outcome, field, value)
        return await self._ask(lambda running: came(running, field, value, round_), id, is_same)

    async def correct(self, who: Member, wrong: Mistyped, id: str | None = None) -> ActAnswer:
        """Something that was typed wrongly is recorded as it was."""

        def does(running: RunningTable) -> None:
            if self.has_meter and self.house.meter_of(self.name) is not None:
                raise BadInput(f"{self.name} is linked to a prize meter, which has counted; nothing is corrected there")
            correct(running, who, wrong)
            running.go_on()

        def is_same(stored: Sequence[Event]) -> bool:
            return any(isinstance(e, Corrected) and (e.round, e.step, e.field, e.now) == wrong for e in stored)

        return await self._ask(does, id, is_same)

    async def seal(self, by: str, seal: str, id: str | None = None) -> ActAnswer:
        """Somebody seals a word for the shoe after the next."""

        def sealed(stored: Sequence[Event]) -> bool:
            return any(isinstance(each, Sealed) and (each.by, each.seal) == (by, seal) for each in stored)

        return await self._ask(lambda running: running.seal_word(by, seal), id, sealed)

    async def word(self, by: str, word: str, salt: str, id: str | None = None) -> ActAnswer:
        """Somebody opens the word that they sealed for the next shoe."""

        def said(stored: Sequence[Event]) -> bool:
            asked = by, word, salt
            return any(isinstance(each, WordOpened) and (each.by, each.word, each.salt) == asked for each in stored)

        return await self._ask(lambda running: running.open_word(by, word, salt), id, said)

    async def ready(self, who: str, id: str | None = None, absent: Collection[str] = ()) -> ActAnswer:
        """A player needs no more time for wagers; when all have said so but those who are absent, they close."""
        return await self._ask(lambda running: is_ready(running, who, absent), id, noted(Ready(who)))

    async def leave(self, who: str, id: str | None = None) -> ActAnswer:
        """A player goes with all chips that can be taken up; refused where some cannot."""
        return await self._ask(lambda running: leave(running, who), id, did(who, "leave"))

    async def set_pace(self, changes: Mapping[str, int], id: str | None = None) -> ActAnswer:
        """How fast the table goes on; what is not named stays."""

        def does(running: RunningTable) -> None:
            running.arrange(PaceSet(running.arranged.pace.with_changes(changes), dict(changes)))

        def is_same(stored: Sequence[Event]) -> bool:
            return any(isinstance(each, PaceSet) and each.changes == changes for each in stored)

        return await self._ask(does, id, is_same)

    async def close(self, id: str | None = None) -> ActAnswer:
        return await self._ask(RunningTable.close, id, CLOSED)

    async def seen(self, look: Callable[[RunningTable, int], T]) -> T:
        """What somebody sees of the table when all that was done there is stored; with the number of its last event."""
        async with self._still:
            await self.house.holding.look_again()
            self.check_here()
            await self._made_sure()
            return look(self.running, self.chain.number)

    def check_here(self) -> None:
        """Nobody is shown a table that another process runs by now."""
        if self.lost:
            raise Elsewhere(f"{self.name} is run by another process by now; ask there")

    async def does(self, does: Does, id: str | None = None, is_same: IsSame | None = None) -> ActAnswer:
        """What more than one act makes up, or nobody's act: all of it is stored together."""
        assert id is None or is_same is not None, "whoever gives an id says what is the same"
        return await self._ask(does, id, is_same)

    def timer(self) -> Timer | None:
        """What will happen by itself, and when."""
        running = self.running
        if running.closed or not running.by_the_house:
            return None
        arranged, by_hands = running.arranged, running.contest is not None
        somebody = by_hands or any(person.name not in arranged.bots for person in running.table.players)
        found = running.timers.timer(running.round, arranged.pace, running.enough() and somebody, by_hands)
        if by_hands and found is not None and (bots := bots_move_at(self)) is not None:
            return found._replace(at=max(found.at, bots + BOTS_LATE))  # its bots' wagers count like anybody's
        return found

    def view(self, who: str) -> View | None:
        """The table as one person sees it; nothing before the first round."""
        self._sure()
        round_ = self.running.round
        return view(round_, who) if round_ is not None else None

    async def _ask(self, does: Does, id: str | None, is_same: IsSame | None) -> ActAnswer:
        if id is not None and not (id.isascii() and id.isprintable() and 0 < len(id) <= LONGEST_ID):
            raise BadInput(f"an id has 1 to {LONGEST_ID} printable letters without accents")
        if self.task.done():
            raise BadInput(f"{self.name} is not running")
        command = Command(does, id, asyncio.get_running_loop().create_future(), is_same, actor())
        self._queue.put_nowait(command)
        return await command.answered

    # The task

    async def _run(self) -> None:
        while True:
            command = await self._queue.get()
            async with self._still:
                await self._answer(command)
                await self._tell()

    async def _answer(self, command: Command) -> None:
        try:
            answer = await self._do(command)
        except asyncio.CancelledError:
            _stopped(command, self.name)
            raise
        except Exception as wrong:
            if not command.answered.done():
                command.answered.set_exception(wrong)
        else:
            if not command.answered.done():
                command.answered.set_result(answer)

    async def _tell(self) -> None:
        """Those who listen, of what is stored; whoever did it has their answer before that is made ready for all."""
        news, self._news = self._news, None
        if news is None or not self.hears:
            return
        try:
            await asyncio.sleep(0)
        finally:
            for hears in self.hears:
                try:
                    hears(news.first, news.events)
                except Exception:  # it is stored and answered, and the table goes on
                    LOG.exception("not all were told of event %s at %s", news.last, self.name)

    async def _do(self, command: Command) -> ActAnswer:
        await self._made_sure()
        if command.id is not None and (stored := await self.house.done(self.number, command.id)):
            if command.is_same is not None and not command.is_same([each.event for each in stored]):
                raise BadInput(GIVEN)
            return answered(stored)
        if not self.has_meter or self.house.meter_of(self.name) is None:
            return await self._done(command)
        async with self.house.alone:  # others share its meter, and what is posted to it stands in the house's chain
            while True:
                if (system := self.house.meter_of(self.name)) is not None:
                    self.running.link = Linked(self.house.systems, system, self.house.clock.now())
                before = self.house.acts.number
                try:
                    return await self._done(command)
                except Overtaken:
                    await self.house.learn(self.house.acts)
                    if self.house.acts.number == before:  # then it was something else
                        raise
                finally:
                    self.running.link = None

    async def _done(self, command: Command) -> ActAnswer:
        problem: HousewayError | None = None
        self.running.by = command.by
        try:
            command.does(self.running)
        except Refused as refused:
            problem = refused
            said = self.running.said
            if command.is_same is not None and not command.is_same([each.event for each in said]):
                command = command._replace(id=None)  # something on the way to it was refused: it may be tried again
        except NotAll as wrong:  # what was done of it is not stored, and so has not happened
            self._again()
            raise wrong.problem from None
        except HousewayError as wrong:  # it is not known here, and no event of it
            problem, command = wrong, command._replace(id=None)
        except BaseException:
            self._again()
            raise
        answer = await self._store(command.id, command.by)
        if problem is not None:
            raise problem
        return answer

    async def _store(self, id: str | None, by: Actor) -> ActAnswer:
        """What was said, in one transaction with what it moved; where that fails, the table is as it was before."""
        running, said = self.running, self.running.said
        running.said = []
        new = [(shoe, running.shoes.seeds[shoe]) for each in said for shoe in committed(each.event)]
        now = self.house.clock.now() if running.link is None else running.link.at
        batch = self.chain.link(said, now, id, new)
        counted = running.link.of_act(batch) if running.link is not None else []
        metered = self.house.acts.link([each._replace(by=by) for each in counted], now) if counted else None
        try:
            await self.house.keep(batch if metered is None else batch.and_(metered))
        except HousewayError:
            self._again()
            raise
        self.chain.move_on(batch)
        if metered is not None:
            self.house.acts.move_on(metered)
        running.timers.hear((each.event for each in said), now)
        answer = ActAnswer(self.chain.number - len(said) + 1, self.chain.number, [each.event for each in said])
        self._news = answer if said else None
        return answer

    def _again(self) -> None:
        """From the store, as after a restart; later, where it does not answer now."""
        self.unsure = True
        with suppress(NotStored):
            self._sure()

    def _sure(self) -> None:
        if self.unsure:
            self._set_up_systems()
            self._is(self.house.resumed(self.number, self.chain.fence) if self.chain.number else None)

    async def _made_sure(self) -> None:
        """The same, while the other tables go on."""
        if self.unsure:
            self._set_up_systems()
            resumed, there = self.house.resumed, self.chain.number
            self._is(await self.house.store.aside(resumed, self.number, self.chain.fence) if there else None)

    def _set_up_systems(self) -> None:
        if self.running.link is not None and self.running.link.said:
            self.house.set_up_systems()

    def _is(self, resumed: tuple[RunningTable, Chain] | None) -> None:
        if resumed is not None:
            link, (self.running, self.chain) = self.running.link, resumed
            self.running.link = link
        self.unsure = False

    async def lose(self) -> None:
        """Another process runs it; whoever listens here finds out."""
        self.lost = True
        await self.stop()
        for hears in self.hears:
            hears(self.chain.number + 1, [])

    async def stop(self) -> None:
        """The task ends; what is stored is all there is, and whoever waits is told."""
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        while not self._queue.empty():
            _stopped(self._queue.get_nowait(), self.name)


def _stopped(command: Command, table: str) -> None:
    if not command.answered.done():
        command.answered.set_exception(NotStored(f"{table} has stopped here; ask again with the same id"))


def committed(event: Event) -> list[int]:
    """The secret whose hash is told, if one is."""
    return [event.shoe] if isinstance(event, Committed) else []


def answered(stored: list[Stored]) -> ActAnswer:
    """The answer to an act that is stored already: what it was answered then."""
    events = [each.event for each in stored]
    for event in events:
        if (refused := refusal(event)) is not None:
            raise refused
    return ActAnswer(stored[0].number, stored[-1].number, events)
