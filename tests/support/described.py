"""Frames and answers of played sessions, to be held against what describes them: which keys were ever sent, too."""

import json
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, Final, TypeAlias

from houseway.errors import HousewayError, Refused
from houseway.floor.audience import Ear, Listening
from houseway.floor.frames import AskFrame
from houseway.floor.questions import ask
from houseway.house.house import House
from houseway.house.people import member
from houseway.house.tables.bots import admit_bot
from houseway.house.tables.clock import give_up_places, time_is_up
from houseway.house.tables.correction import Mistyped, correctable
from houseway.house.tables.patrons import let_go, seat_patron
from houseway.house.tables.recording import record_as
from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.task import HouseTable
from houseway.play.ask import Outcome
from houseway.shown.view import written
from houseway.store.dispute_events import DisputeWritten
from houseway.store.recording import EVERY_WAGER
from support.directed import announced, goes_on, pit_of
from support.house import Play, house_at, next_shoe, seated
from support.linked_tables import linked_tables, ordinarily, wagers
from support.sessions import comes, fill_option, pick

STAFF: Final = {"eve": "guest", "dan": "dealer", "fay": "floor manager", "ivy": "inspector"}
Schema: TypeAlias = dict[str, Any]
Keys: TypeAlias = set[tuple[str, str]]


async def sessions(folder: Path, game: str, seed: int) -> "list[Watch]":
    """A table that the house deals, and one that a dealer deals."""
    for each in ("house", "live"):
        (folder / each).mkdir()
    return [await dealt_by_the_house(folder / "house", game, 1), await dealt_by_hand(folder / "live", game, 60, seed)]


class Watch:
    """Everybody who looks at a table, and each frame that they were sent."""

    def __init__(self, house: House, table: HouseTable, *players: str) -> None:
        self.house, self.table = house, table
        self.listening = Listening(house, table)
        self.ears = [Ear(who, 0) for who in (*players, *STAFF)]  # from the first event on
        self.frames: list[Any] = []
        self.answers: list[tuple[str, Any]] = []

    async def note(self) -> None:
        for ear in self.ears:
            if (frame := await self.listening.frame(ear)) is not None:
                self.frames.append(json.loads(frame))

    async def ask(self, **asked: Any) -> Any:
        """As each of them; the first answer that has something."""
        found = None
        for ear in self.ears:
            with suppress(HousewayError):
                sent = AskFrame.model_validate(asked)
                answer = json.loads(written(await ask(self.table, self.house.people[ear.who], sent)))
                self.answers.append((sent.ask, answer))
                found = found or answer
        return found or []

    async def ask_all(self) -> None:
        for each in await self.ask(ask="options"):
            if "on" in each:
                await self.ask(ask="place", on=each["on"], selection=self._somewhere(each["on"]))
            elif "act" in each:
                for field in (field for way in await self.ask(ask="ways", act=each["act"]) for field in way):
                    if "by" in field or "many" in field:
                        await self.ask(ask="choices", act=each["act"], detail=field["name"])
        for report in (await self.ask(ask="reports"))[:3]:
            details = {field["name"]: _first(field) for field in report["ways"][0]}
            await self.ask(ask="foreseen", act=report["act"], **{"with": details})
        for words in ("the dealer made a mistake with a card", "a late bet of $25 on 17", "box 1"):
            await self.ask(ask="meant", words=words)
            await self.ask(ask="named", words=words)
        await self.ask(ask="hint")

    def _somewhere(self, wager: str) -> str:
        running = self.table.running
        places = [each.selection for each in running.game.cloth(running.table).places if each.wager == wager]
        return next(iter(places), wager)


def _first(field: Any) -> Any:
    return field["choices"][0] if field.get("choices") else field.get("least", "x")


async def _people(house: House) -> None:
    for who, role in STAFF.items():
        await house.admit(who, role)


async def dealt_by_the_house(folder: Path, game: str, rounds: int) -> Watch:
    """A table at which bots play so many rounds."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", game)
    watch, play = Watch(house, table, "table bot 1"), Play(table, 1)
    await watch.note()
    last = table.running.number + rounds
    for _ in range(400):
        await watch.note()
        await watch.ask(ask="hint")
        if table.running.number >= last or not await play.step():
            break
    await watch.ask_all()
    await house.stop()
    return watch


async def dealt_by_hand(folder: Path, game: str, steps: int, seed: int) -> Watch:
    """A live table, at which whatever is listed is done now and then."""
    house, chance = house_at(folder), Random(seed)
    await _people(house)
    table = await seated(house, "table", game, dealt="live")
    watch = Watch(house, table, "table bot 1")
    for number in range(steps):
        await watch.note()
        if number % 10 == 0:
            await watch.ask_all()
        await _something(table, chance)
    await house.stop()
    return watch


async def _something(table: HouseTable, chance: Random) -> None:
    round_ = table.running.round
    if round_ is None or round_.over:
        return
    option = pick(round_, chance, chance.choice((0.6, 1.0)))
    with suppress(HousewayError):
        if (awaited := comes(round_, option)) is not None:
            value = chance.choice([value for value, weight in awaited.device.weights().items() if weight])
            await table.comes(awaited.field, awaited.write(value))
        else:
            await table.act(option.who, option.act, fill_option(chance, option))


async def in_a_tournament(folder: Path) -> Watch:
    """A table of a tournament, from its first hand to its last."""
    house = await announced(folder)
    await _people(house)
    pit = pit_of(house)
    await goes_on(house, pit, lambda: bool(house.tables))
    [table, *_] = house.tables.values()
    watch = Watch(house, table)
    await watch.note()
    await goes_on(house, pit, lambda: table.running.contest is not None and bool(table.running.contest.over))
    await watch.note()
    await house.stop()
    return watch


async def at_a_meter(folder: Path) -> Watch:
    """A table that feeds a prize meter."""
    house = house_at(folder)
    await _people(house)
    table, _ = await linked_tables(house)
    watch = Watch(house, table, "east 1 bot 1")
    await watch.note()
    await wagers(table)
    await watch.note()
    await house.stop()
    return watch


async def in_colour(folder: Path) -> Watch:
    """A player at roulette has chips of a colour."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "roulette", dealt="live")
    watch = Watch(house, table, "table bot 1")
    details = {"person": "table bot 1", "colour": "white", "worth": 100, "amount": 100_00, "agreed": []}
    await table.act("dealer", "issue colour chips", details)
    await watch.note()
    await watch.ask(ask="options")
    await house.stop()
    return watch


async def typed_wrongly(folder: Path) -> Watch:
    """A number of the round before is corrected, when the crown stands and wagers are settled."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "roulette", dealt="live")
    watch = Watch(house, table, "table bot 1")
    await table.act("dealer", "spin the ball")
    await table.act("table bot 1", "wager", {"on": "red", "selection": "red", "stake": 5_00}, said_by="dealer")
    await table.act("dealer", "no more bets")
    await table.comes("ball", 18)
    await table.act("dealer", "place the crown")
    await watch.note()
    manager = member("flo", "floor manager")
    for field, now in (("ball", 17), ("stake", "6.00")):
        wrong = next(each for each in correctable(table.running, manager) if each.field == field)
        await table.correct(manager, Mistyped(wrong.round, wrong.step, field, now))
    await watch.note()
    await house.stop()
    return watch


async def without_a_page(folder: Path) -> Watch:
    """The dealer of a live table seats somebody whom nobody knows, and lets them go."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "roulette", dealt="live")
    watch, dealer = Watch(house, table, "table bot 1"), member("dealer", "dealer")
    await seat_patron(house, "table", "patron in box 3", dealer, cash=100_00)
    await let_go(house, "table", "patron in box 3", dealer)
    sheet = DisputeWritten(1, "patron in box 3", "says that it was paid short", "open", "", 5_00, "", "C4")
    await table.does(lambda running: running.say(sheet))
    await watch.note()
    await house.stop()
    return watch


async def for_a_fee(folder: Path) -> Watch:
    """A lay bet at craps is settled."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "craps", dealt="live")
    watch = Watch(house, table, "table bot 1")
    for on, selection in (("lay bet", "4"), ("win bet", "win bet")):
        await table.act("table bot 1", "wager", {"on": on, "selection": selection, "stake": 40_00})
    for _ in range(8):
        await watch.note()
        round_ = table.running.round
        assert round_ is not None
        await (table.comes("roll", "2-2") if isinstance(round_.ask, Outcome) else ordinarily(table))
    await house.stop()
    return watch


async def noted(folder: Path) -> Watch:
    """A table at which the house notes what it notes seldom, until it is closed."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "roulette")
    watch, (word, salt), one = Watch(house, table, "table bot 1"), ("luck", "0" * 32), "table bot 1"
    await table.set_pace({"wagers": 30})
    await admit_bot(table, "bea")
    for who in (one, "table bot 2"):  # who does not open it
        await table.seal(who, seal_of(word, salt))
    await table.ready(one)
    await next_shoe(table)
    await table.word(one, word, salt)
    await next_shoe(table)
    await table.does(lambda running: give_up_places(running, {one}))
    await table.leave("table bot 2")
    await table.close()
    await watch.note()
    await house.stop()
    return watch


async def not_in_time(folder: Path) -> Watch:
    """A player at blackjack lets a decision pass."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "blackjack")
    watch, play = Watch(house, table, "table bot 1"), Play(table, 1)
    for _ in range(40):
        timer = table.timer()
        if timer is not None and timer.what == "decides":
            await table.does(lambda running, timer=timer: time_is_up(running, timer, timer.at))  # type: ignore[misc]
            break
        await play.step()
    await watch.note()
    await house.stop()
    return watch


async def said(folder: Path) -> Watch:
    """The dealer of a live table says what a player does; what the player tries is refused."""
    house = house_at(folder)
    await _people(house)
    table = await seated(house, "table", "roulette", dealt="live")
    watch = Watch(house, table, "table bot 1")
    await table.does(lambda running: record_as(running, EVERY_WAGER, {}, house.people))
    await table.act("table bot 1", "wager", {"on": "red", "selection": "red", "stake": 5_00}, None, "dan")
    with suppress(Refused):
        await table.act("table bot 1", "wager", {"on": "straight up", "selection": "17", "stake": 500_00})
    await watch.note()
    await house.stop()
    return watch


SELDOM: Final = (
    in_a_tournament,
    at_a_meter,
    in_colour,
    for_a_fee,
    noted,
    not_in_time,
    said,
    typed_wrongly,
    without_a_page,
)


# Which keys of a schema something has


def described(schema: Schema, definitions: Schema) -> Keys:
    """Every key that a schema describes, by the name of what has it."""
    found: Keys = set()
    names = list(_refs(schema))
    for name in names:
        of = definitions[name]
        found |= {(name, key) for key in of.get("properties", ())}
        names += [each for each in _refs(of) if each not in names]
    return found


def _refs(schema: Any) -> Iterator[str]:
    match schema:
        case {"$ref": str(ref)}:
            yield ref.rpartition("/")[2]
        case dict():
            for each in schema.values():
                yield from _refs(each)
        case list():
            for each in schema:
                yield from _refs(each)


def sent(schema: Schema, definitions: Schema, value: Any, name: str = "") -> Keys:
    """The keys that a value has, of all that a schema describes."""
    match schema:
        case {"$ref": ref}:
            name = ref.rpartition("/")[2]
            return sent(definitions[name], definitions, value, name)
        case {"anyOf": some} | {"oneOf": some}:
            return set().union(
                *(sent(each, definitions, value, name) for each in some if _fits(each, definitions, value))
            )
        case {"properties": keys} if isinstance(value, dict):
            own = {(name, key) for key in value if key in keys}
            return own.union(*(sent(keys[key], definitions, each) for key, each in value.items() if key in keys))
        case {"additionalProperties": dict(each)} if isinstance(value, dict):
            return set().union(*(sent(each, definitions, one) for one in value.values()))
        case {"items": dict(each)} if isinstance(value, list):
            return set().union(*(sent(each, definitions, one) for one in value))
    return set()


def _fits(schema: Schema, definitions: Schema, value: Any) -> bool:
    """Is it this one of a union? It is told by its kind, or by what it is."""
    if "$ref" in schema:
        return _fits(definitions[schema["$ref"].rpartition("/")[2]], definitions, value)
    kind = schema.get("properties", {}).get("kind", {})
    if isinstance(value, dict) and kind:
        return value.get("kind") in kind.get("enum", [kind.get("const", value.get("kind"))])
    return (value is None) == (schema.get("type") == "null")
