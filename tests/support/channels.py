"""Everything that people of every role are told of a table of the house: frames, and every GET route there is."""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from houseway.errors import HousewayError
from houseway.floor.audience import Ear, Listening
from houseway.floor.frames import AskFrame
from houseway.floor.questions import ask
from houseway.floor.sockets import problem
from houseway.house.tables.order import CommittedOrder
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Choice
from houseway.play.events import Came
from houseway.shown.view import eye_of
from houseway.store.codec import as_data
from houseway.store.marks import of_chain
from houseway.store.slips import OWN_CHAIN, slips
from support.floor import EYES, STAFF, OnTheFloor, floor_at
from support.house import STAKE, Play, seated
from support.seeds import SESSIONS

TABLE = "table"
HASHES = re.compile("[0-9a-f]{64}")
HEARD = ("called", "ruled", "settled", "undone")
TEXT = "roulette/qld/1998-09-04"
INQUIRIES = ("overrules", "refunds", "for others", "long rounds")
SAID = ("a card was shown that lay face down", "the dealer skipped a hand", "a player folded out of turn")
ACTS = ("wager", "bet", "call", "show", "reconstruct the deal", "report one card seen")
SOME = {
    "/api/desk": ["/api/desk?words=the dealer showed a card"],
    "/api/rules/applied": ["/api/rules/applied?cite=qld s5(2)"],
    "/api/inspection/inquiries/{asked}": [f"/api/inspection/inquiries/{each}" for each in INQUIRIES],
    "/api/school/cloth": [f"/api/school/cloth?of={TEXT}"],
    "/api/school/cloth.svg": [f"/api/school/cloth.svg?of={TEXT}"],
    "/api/school/item": [f"/api/school/item?name=limit/{TEXT}/1"],
    "/api/tables/{name}/ways": [f"/api/tables/table/ways?act={act}" for act in ACTS],
    "/api/tables/{name}/desk": [
        f"/api/tables/table/desk?words={words}{more}" for words in SAID for more in ("", "&answers=1")
    ],
}
"""Addresses that need more than a table, a round, an event or a shoe."""
THE_LAW = {f"/api/rules{each}" for each in ("", "/search", "/contents", "/part", "/moments", "/changes")}
SHEET = "/api/tables/{name}/disputes/{number}/sheet.pdf"
NOT_COMPARED = {"/metrics", "/api/session", SHEET, *THE_LAW}
"""Times that answers took, a token of one's own, a sheet with its round as that is told, and to what its shoe was
committed (both are compared by themselves); and what knows of no table."""
OF_NO_TABLE = ("/api/keno/", "/api/school/tests/{number}", "/api/school/classes/{name}", "/api/tournaments/{name}")
"""Where there is nothing on such an evening, and everybody is told so: none of it is dealt at a table."""
ELSEWHERE = {"/api/rounds/{table}/{round}/history", "foreseen"}
"""Of no game here with its usual settings, and for an inspector alone; and nowhere where the house deals face down."""
HINT = {"/api/tables/{name}/hint", "hint", "named"}
"""What is answered where a best play is held, and places have names."""


class Step(NamedTuple):
    """What was tried, and whether it was done."""

    who: str
    act: str
    details: dict[str, Any]
    done: bool


class Recorded(Play):
    """Play that can be had again."""

    def __init__(self, table: HouseTable, seed: object, after: Any) -> None:
        super().__init__(table, seed)
        self.steps: list[Step] = []
        self.after = after

    async def _do(self, who: str, act: str, details: Any) -> bool:
        done = await super()._do(who, act, details)
        self.steps.append(Step(who, act, dict(details), done))
        await self.after()
        return done


class Swap(NamedTuple):
    """In one order of a shoe, what comes at one place and what comes last change places."""

    shoe: int
    order: int
    place: int


class Evening:
    """A table after some rounds, and what everybody was sent and saw meanwhile."""

    def __init__(self, on: OnTheFloor, orders: dict[tuple[int, int], CommittedOrder], eyes: Sequence[str]) -> None:
        self.on, self.orders = on, orders
        self.visitors = {role: on.visitor(role) for role in eyes}
        guest = self.visitors["guest"].get("/api/session").json()["person"]["name"]
        self.names = {role: STAFF.get(role, guest) for role in eyes}
        self.frames: dict[str, list[str | None]] = {role: [] for role in eyes}
        self.looks: dict[tuple[str, int], set[str]] = defaultdict(set)  # by role and round
        self.rounds: dict[int, set[int]] = defaultdict(set)  # in which a shoe may have been dealt
        self.ears = {role: Ear(name) for role, name in self.names.items()}

    async def sit(self, game: str, purse: int = STAKE) -> None:
        house, player = self.on.house, STAFF["player"]
        self.table = await seated(house, TABLE, game)
        await house.deposit(player, STAKE * 2)
        await house.buy_in(player, STAKE)
        await house.sit(TABLE, player, STAKE)
        await house.admit("rich", "player")
        await house.deposit("rich", purse * 2)
        await house.buy_in("rich", purse)
        await house.sit(TABLE, "rich", purse)
        self.listening = Listening(house, self.table)
        await self.note()

    async def buy(self, amount: int) -> None:
        await self.table.act("rich", "buy chips", {"amount": amount}, "buys")
        await self.note()

    async def goes(self) -> None:
        """Whoever has other chips takes them away, if they may now."""
        with suppress(HousewayError):
            await self.table.act("rich", "leave", {}, "goes")
        await self.note()

    async def note(self) -> None:
        """What each is sent now, and sees."""
        running = self.table.running
        for role, ear in self.ears.items():
            self.frames[role].append(await self.listening.frame(ear))
            name, ended = eye_of(self.on.house.people[ear.who], running).name, running.ended
            self.looks[role, running.number].add(json.dumps(running.game.look(running.table, name)))
            if ended is not None:
                self.looks[role, ended.number].add(json.dumps(running.game.look(ended.round.table, name)))
        self.rounds[running.shoes.number].add(running.number)

    async def play(self, rounds: int) -> list[Step]:
        """So many rounds, and a part of another."""
        play = Recorded(self.table, 1, self.note)
        await play.rounds(rounds)
        for number in range(60):
            round_ = self.table.running.round
            assert round_ is not None
            ask, dealt = round_.ask, sum(entry[0] is Came for entry in round_.log)
            if isinstance(ask, Choice) and dealt > 2 and (number > 20 or STAFF["player"] in round_.named(ask)):
                break  # somebody is to decide, and one who looks on, if it is their turn soon
            await play.step()
        return play.steps

    async def again(self, steps: list[Step]) -> bool:
        """The same; False where it cannot happen so."""
        for number, (who, act, details, done) in enumerate(steps, 1):
            try:
                await self.table.act(who, act, details, f"1-{number}")
            except HousewayError:
                if done:
                    return False
            else:
                if not done:
                    return False
            await self.note()
        return True

    @property
    def heard(self) -> list[Any]:
        bodies = (as_data(stored.event) for stored in self.on.house.store.events(self.table.number))
        return [body for body in bodies if body["kind"] in HEARD]

    def saw(self, role: str, shoe: int, value: str | int) -> bool:
        return any(f'"{value}"' in look for number in self.rounds[shoe] for look in self.looks[role, number])

    def addresses(self) -> Iterator[tuple[str, str]]:
        """Every GET route, with every round, event, shoe and slip, and each kind of wager of the table."""
        running, store, chain = self.table.running, self.on.house.store, self.table.number
        rounds, shoes = range(1, running.number + 1), range(1, running.shoes.number + 2)
        events = {n: [e.number for e in store.of_round(chain, n)] for n in rounds}
        for path in sorted(gets(self.on) - NOT_COMPARED):
            named = path.replace("{table}", TABLE).replace("{name}", TABLE)
            if path in SOME:
                found: Iterable[str] = SOME[path]
            elif named.endswith("/place"):
                places = {each.wager: each.selection for each in running.game.cloth(running.table).places}
                found = (f"{named}?on={wager}&selection={selection}" for wager, selection in places.items())
            elif "/slips/" in named:
                kept = slips(store, "", "9999", [of_chain(OWN_CHAIN)])
                found = (named.replace("{number}", str(each.number)) for each in kept)
            elif "{shoe}" in named:
                found = (named.replace("{shoe}", str(shoe)) for shoe in shoes)
            elif "/why/{n}" in named:
                asked = ((n, number) for n in rounds for number in _asked(store.of_round(chain, n)))
                found = (named.replace("{round}", str(n)).replace("{n}", str(number)) for n, number in asked)
            elif "{n}" in named:
                some = ((n, number) for n in rounds for number in _some(events[n]))
                found = (named.replace("{round}", str(n)).replace("{n}", str(number)) for n, number in some)
            elif "{" in named:
                found = (re.sub(r"\{(round|number|ticket|place)\}", str(n), named) for n in rounds)
            else:
                found = (named,)
            yield from ((path, each) for each in found)

    def told(self, role: str) -> dict[str, str]:
        """All that somebody was sent, and is answered now."""
        found = {"frames": self.masked(json.dumps(self.frames[role]))}
        for _, address in self.addresses():
            answer = self.visitors[role].get(address)
            found[address] = f"{answer.status_code} {self.masked(answer.text)}"
        for asked in self.asks():
            found[json.dumps(asked)] = self.masked(self.on.does(self.answer, role, asked))
        for number in range(1, self.table.running.number + 1):
            sent = {"round": number, "step": 1, "field": "card", "now": "AS"}
            answer = self.visitors[role].post(f"/api/tables/{TABLE}/corrections/foreseen", sent)
            found[f"corrections of {number}"] = f"{answer.status_code} {self.masked(answer.text)}"
        return found

    def asks(self) -> list[dict[str, Any]]:
        """Whatever can be asked for over a socket, each in several ways."""
        running = self.table.running
        assert running.round is not None
        options = [each for name in running.table.people for each in running.round.options(name)]
        details = {(each.act, detail.name) for each in options for detail in each.fields}
        places = {each.wager: each.selection for each in running.game.cloth(running.table).places}
        return [
            *({"ask": ask} for ask in ("options", "hint", "reports")),
            *({"ask": ask, "act": act} for ask in ("ways", "foreseen") for act in ACTS),
            *({"ask": "choices", "act": act, "detail": detail} for act, detail in sorted(details)),
            *({"ask": "place", "on": wager, "selection": selection} for wager, selection in places.items()),
            *({"ask": "named", "words": wager} for wager in places),
            *({"ask": "meant", "words": words} for words in SAID),
        ]

    async def answer(self, role: str, asked: dict[str, Any]) -> str:
        who = await self.on.house.knows(self.names[role])
        try:
            return json.dumps(await ask(self.table, who, AskFrame.model_validate(asked)))
        except HousewayError as wrong:
            return json.dumps(problem(wrong))

    def unanswered(self, told: Mapping[str, Mapping[str, str]]) -> set[str]:
        """The routes, and what can be asked for, that nobody was told anything of."""
        everybody = [*told.values()]
        routes = {path for path, at in self.addresses() if any(each[at].startswith("200 ") for each in everybody)}
        asks = [(asked["ask"], json.dumps(asked)) for asked in self.asks()]
        answered = {ask for ask, at in asks if any(not each[at].startswith('{"error"') for each in everybody)}
        return (gets(self.on) - NOT_COMPARED - routes) | ({ask for ask, _ in asks} - answered)

    def masked(self, text: str) -> str:
        """Without the roots of orders and what leads to them: they are salted, so they tell nothing of what is under
        them, and are other ones where anything is another. Every other hash is compared."""
        salted = {node.hex() for order in self.orders.values() for level in order.tree for node in level}
        return HASHES.sub(lambda found: "#" if found[0] in salted else found[0], text)


def _some(events: list[int]) -> list[int]:
    """Of a round: a few of its moments, or every one of them (`make soak`)."""
    return events if SESSIONS else events[-1:] + events[:: max(len(events) // 6, 1)]


def _asked(events: Iterable[Any]) -> list[int]:
    """Of which one can ask why: every one, since any answer may tell what is still hidden."""
    bodies = ((each.number, as_data(each.event)) for each in events)
    return [number for number, body in bodies if body["kind"] in HEARD or "refused" in body]


_GETS: set[str] = set()


def gets(on: OnTheFloor) -> set[str]:
    """The addresses of every GET route: the same on every floor, whose description takes seconds to make."""
    if not _GETS:
        _GETS.update(path for path, methods in on.app.openapi()["paths"].items() if "get" in methods)
    return _GETS


@contextmanager
def evening(folder: Path, swap: Swap | None = None, eyes: Sequence[str] = EYES) -> Iterator[Evening]:
    """A floor whose orders are kept; in one of them two may be the other way round."""
    folder.mkdir()
    orders: dict[tuple[int, int], CommittedOrder] = {}
    laid_out = CommittedOrder.__post_init__

    def kept(order: CommittedOrder) -> None:
        laid_out(order)
        key = order.secret.shoe, order.number
        if swap is not None and swap[:2] == key:
            values = order.values
            values[swap.place], values[-1] = values[-1], values[swap.place]
        orders[key] = order

    with pytest.MonkeyPatch.context() as patch, floor_at(folder) as on:
        patch.setattr(CommittedOrder, "__post_init__", kept)
        yield Evening(on, orders, eyes)
