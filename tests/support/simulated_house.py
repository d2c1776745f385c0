"""A house, its store, its clients and the frames between them, in one process: everything that goes wrong has a seed.

Frames are lost, doubled and late; commits fail, before they are made or when they are and nobody is told; the store
does not answer for a while; the server dies at any moment and comes back. A client knows only what it was told. It asks
again with the same id until it is answered.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput, HousewayError
from houseway.games import GAMES, find
from houseway.house.clock import HeldClock
from houseway.house.house import House, NotStored
from houseway.house.tables.task import ActAnswer
from houseway.ledger.accounts import OUTSIDE
from houseway.play.ask import Choice
from houseway.play.driver import ordinary_act, ordinary_details
from houseway.play.view import View
from houseway.play.wagering import Wagering
from houseway.store.chain import Batch, Stored
from houseway.store.codec import text, written
from houseway.store.database import Away, Unwritten, url_of
from houseway.store.store import Store
from houseway.strategies import of
from houseway.verify.house import verify
from support.house import NOON, PLENTY, seated

STEPS = 12  # of each client
PATIENCE = 0.3  # seconds of the loop, before a client asks again


class FailingStore(Store):
    """Fails as the seed has it, once `faults` are on."""

    def __init__(self, folder: Path, chance: Random) -> None:
        super().__init__(url_of(folder))
        self.chance, self.faults, self.away_until = chance, False, 0.0

    def commit(self, waiting: Sequence[Batch]) -> list[Unwritten | None]:
        self._here()
        how = self.chance.random() if self.faults else 1.0
        if how < 0.03:
            raise Unwritten("database or disk is full")
        if how < 0.05:
            self.away_until = asyncio.get_running_loop().time() + self.chance.uniform(0, 1)
            self._here()
        refused = super().commit(waiting)
        if how < 0.08:
            raise Away("the answer was lost")
        return refused

    def act(self, chain: int, id: str) -> list[Stored]:
        self._here()
        return super().act(chain, id)

    def events(self, chain: int, since_round: int = 0) -> Iterator[Stored]:
        self._here()
        return super().events(chain, since_round)

    def _here(self) -> None:
        if self.faults and asyncio.get_running_loop().time() < self.away_until:
            raise Away("there is no server")


class Server:
    """The house behind the frames. It can be killed at any moment."""

    def __init__(self, folder: Path, seed: object, chance: Random) -> None:
        self.folder, self.seed, self.chance, self.times = folder, seed, chance, 0
        self.tasks: set[asyncio.Task[None]] = set()
        self.start()

    def start(self) -> None:
        self.times += 1
        self.store = FailingStore(self.folder, self.chance)
        seeds = SeededEntropy(f"{self.seed} seeds {self.times}")
        self.house = House(self.store, HeldClock(NOON), lambda: f"{seeds.below(1 << 128):032x}")

    def kill(self) -> None:
        """Nothing is finished, nothing is closed in order; what was being done is not done."""
        tables = [table.task for table in self.house.tables.values()]
        writer = [self.store.writer] if self.store.writer is not None else []
        for task in [*self.tasks, *tables, *writer]:
            task.cancel()
        self.tasks = set()
        assert self.house.holding.alone is not None
        self.house.holding.alone.release()
        self.store.engine.dispose()

    def receive(self, frame: Mapping[str, Any], answers: Callable[[Any], None]) -> None:
        task = asyncio.get_running_loop().create_task(self._serve(frame, answers))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _serve(self, frame: Mapping[str, Any], answers: Callable[[Any], None]) -> None:
        try:
            answers(await self._done(frame))
        except HousewayError as wrong:
            answers(wrong)

    async def _done(self, frame: Mapping[str, Any]) -> Any:
        match frame:
            case {"see": table, "who": who}:
                return self.house.table(table).view(who)
            case {"deposit": amount, "who": who, "id": id}:
                await self.house.deposit(who, amount, id)
                return amount
        table = self.house.table(frame["table"])
        return await table.act(frame["who"], frame["act"], frame["details"], frame["id"])


class Network:
    """Between clients and the server, either way: what is sent comes late, twice, or never."""

    def __init__(self, chance: Random) -> None:
        self.chance, self.faults = chance, False
        self.server: Server | None = None

    def send(self, does: Callable[..., None], *args: Any) -> None:
        loop, chance = asyncio.get_running_loop(), self.chance
        how = chance.random() if self.faults else 1.0
        for _ in range(0 if how < 0.05 else 2 if how < 0.1 else 1):
            loop.call_later(chance.uniform(0, 0.5 if how < 0.2 else 0.05), does, *args)

    def _arrives(self, frame: Mapping[str, Any], back: Callable[[Any], None]) -> None:
        if self.server is not None:
            self.server.receive(frame, back)

    async def ask(self, frame: Mapping[str, Any]) -> Any:
        """Again and again, until an answer is final; a server that is down hears nothing."""
        while True:
            came = asyncio.get_running_loop().create_future()

            def back(answer: Any, came: asyncio.Future[Any] = came) -> None:
                self.send(_tell, came, answer)

            self.send(self._arrives, frame, back)
            try:
                answer = await asyncio.wait_for(came, PATIENCE)
            except TimeoutError:
                continue
            if isinstance(answer, NotStored):
                await asyncio.sleep(self.chance.uniform(0, PATIENCE))
            else:
                return answer


def _tell(came: asyncio.Future[Any], answer: Any) -> None:
    if not came.done():
        came.set_result(answer)


class Client:
    """Somebody at a table: what they asked for, and what they were told."""

    def __init__(self, evening: "Evening", table: str, who: str) -> None:
        self.evening, self.table, self.who = evening, table, who
        self.told: dict[str, ActAnswer | HousewayError | int] = {}
        self.deposited = 0

    async def ask(self, **frame: Any) -> Any:
        id = f"{self.who} {len(self.told) + 1}"
        self.told[id] = answer = await self.evening.network.ask({"id": id, "who": self.who} | frame)
        if self.evening.chance.random() < 0.1:  # a retry of what was answered changes nothing
            again = await self.evening.network.ask({"id": id, "who": self.who} | frame)
            if isinstance(answer, BadInput):  # it left nothing behind, and may be known by now
                self.told[id] = again
            else:
                assert _same(answer, again), f"{id}: {answer} and then {again}"
        return answer

    async def play(self) -> None:
        bot = of(find(self.table.partition(" ")[0]), SeededEntropy(f"{self.evening.seed} {self.who}"))
        for _ in range(STEPS):
            await asyncio.sleep(self.evening.chance.uniform(0, 0.3))
            seen = await self.evening.network.ask({"see": self.table, "who": self.who})
            if self.evening.chance.random() < 0.1:
                self.deposited += 500
                await self.ask(deposit=500)
            elif isinstance(seen, View) and (move := bot.decide(seen, seen.listed)) is not None:
                await self.ask(table=self.table, act=move[0], details=move[1])


class Dealer(Client):
    """Says that there are no more bets, and does the ordinary thing for whoever is awaited and does nothing."""

    async def play(self) -> None:
        for _ in range(STEPS):
            await asyncio.sleep(self.evening.chance.uniform(0, 0.6))
            if (move := self._ordinary()) is not None:
                who, act, details = move
                await self.ask(table=self.table, who=who, act=act, details=details)

    def _ordinary(self) -> tuple[str, str, Mapping[str, Any]] | None:
        server = self.evening.network.server
        table = server.house.tables.get(self.table) if server is not None else None
        round_ = table.running.round if table is not None else None
        if round_ is None or round_.over:
            return "dealer", "nothing", {}
        ask = round_.ask
        if isinstance(ask, Wagering):
            return next(round_.named(ask)), ask.closed_by, {}
        if isinstance(ask, Choice):
            who = next(round_.named(ask))
            act = ordinary_act(round_, ask, who)
            return who, act, ordinary_details(ask.offers[act].fields)
        return None


class Evening:
    """One seed."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder, self.seed, self.chance = folder, seed, Random(f"{seed} evening")
        self.network = Network(self.chance)

    async def all(self) -> str:
        """The whole of it; what comes out is the same for the same seed."""
        server = self.server = self.network.server = Server(self.folder, self.seed, self.chance)
        clients: list[Client] = []
        for game in self.chance.sample(list(GAMES), 2):
            table = await seated(server.house, game, game)
            clients += [Client(self, game, person.name) for person in table.running.table.players]
            clients.append(Dealer(self, game, f"the dealer of {game}"))
        with self._faults():
            await asyncio.gather(*(client.play() for client in clients))
        self._restart()
        return await self._check(clients)

    @contextmanager
    def _faults(self) -> Iterator[None]:
        self.network.faults = self.server.store.faults = True
        kills = asyncio.create_task(self._kills())
        try:
            yield
        finally:
            kills.cancel()
            self.network.faults = False
            if self.network.server is None:
                self._start()

    async def _kills(self) -> None:
        while True:
            await asyncio.sleep(self.chance.expovariate(1))
            self.server.kill()
            self.network.server = None
            await asyncio.sleep(self.chance.uniform(0, 1))
            self._start()
            self.server.store.faults = True

    def _start(self) -> None:
        self.server.start()
        self.network.server = self.server

    def _restart(self) -> None:
        self.server.kill()
        self._start()

    async def _check(self, clients: Sequence[Client]) -> str:
        house = self.server.house
        found = verify(house.store)
        assert not found.wrong, found.wrong
        held = house.store.balances()
        assert sum(held.values()) == 0
        people = len(house.people)
        assert held[OUTSIDE] == -(PLENTY * people + sum(client.deposited for client in clients))
        for client in clients:
            self._holds(house, client)
        ids = Counter((event.chain, event.id) for chain in house.store.chains() for event in house.store.events(chain))
        assert all(count == 1 for (_, id), count in ids.items() if id is not None)
        seen = self._seen(house)
        self._restart()
        assert self._seen(self.server.house) == seen
        await self.server.house.stop()
        return sha256(written({str(chain): head for chain, head in found.heads.items()}).encode()).hexdigest()

    def _holds(self, house: House, client: Client) -> None:
        """What somebody was told stands in the store, just so."""
        chains = {table.name: table.chain for table in house.store.tables()}
        for id, told in client.told.items():
            if isinstance(told, ActAnswer):
                stored = house.store.act(chains[client.table], id)
                assert (stored[0].number, stored[-1].number) == (told.first, told.last), id
                assert [event.body for event in stored] == [text(body) for body in told.events], id
            elif isinstance(told, int):
                assert house.store.act(0, id), id

    def _seen(self, house: House) -> dict[str, str]:
        tables = house.tables.values()
        return {f"{who} at {t.name}": str(t.view(who)) for t in tables for who in t.running.table.people}


def _same(one: Any, two: Any) -> bool:
    if isinstance(one, ActAnswer) and isinstance(two, ActAnswer):
        return (one.first, one.last) == (two.first, two.last) and [*map(text, one.events)] == [*map(text, two.events)]
    return str(one) == str(two)
