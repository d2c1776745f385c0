"""Frames that nobody should send: malformed, out of turn, somebody else's; each is answered, and nothing is lost."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from houseway.bench.ordinary_player import OrdinaryPlayer
from houseway.bench.table_client import TableClient
from houseway.games import GAMES, find
from houseway.ledger.accounts import OUTSIDE
from houseway.verify.house import verify
from support.floor_tables import BROUGHT, Floors, floor_at

ROLES = (("ann", "player"), ("bob", "player"), ("dan", "dealer"), ("fay", "floor manager"), ("ivy", "inspector"))
LOOKS = (("eve", "guest"), ("ada", "administrator"))
SEATS = ("seat 1", "seat 2")
ODD = ("", " ", "\x00", "\ud800", "é" * 50, "x" * 300, "wager", "ann", "dealer", "card", "AS", "-5.00", "1e9", "5.00")
ASKS = ("options", "ways", "choices", "place", "named", "hint")


def anything(chance: Random, deep: int = 2) -> Any:
    """Some JSON."""
    kinds: list[Callable[[], Any]] = [
        lambda: chance.choice(ODD),
        lambda: chance.choice((0, -1, 1, 10**30, 1.5, True, None)),
        lambda: [anything(chance, deep - 1) for _ in range(chance.randint(0, 3))] if deep else 0,
        lambda: {chance.choice(ODD): anything(chance, deep - 1) for _ in range(chance.randint(0, 3))} if deep else "",
    ]
    made: Callable[[], Any] = chance.choice(kinds)
    return made()


def spoilt(chance: Random, frame: dict[str, Any]) -> str:
    """A frame with something wrong about it."""
    text = json.dumps(frame)
    match chance.randint(0, 4):
        case 0:
            at = chance.randrange(len(text))
            return text[:at] + chance.choice(ODD).encode("utf-8", "replace").decode() + text[at + 1 :]
        case 1:
            return text[: chance.randrange(len(text))]
        case 2:
            return json.dumps(frame | {chance.choice([*frame, *ODD]): anything(chance)})
        case 3:
            return json.dumps({name: each for name, each in frame.items() if chance.random() < 0.7})
    return json.dumps(anything(chance, 3))


class Fuzz:
    """People of every role at one table, each sending what they should not."""

    def __init__(self, floor: Floors, seed: int, game: str) -> None:
        self.floor, self.chance, self.game = floor, Random(f"{seed} frames"), game
        self.clients: list[TableClient] = []
        self.known: list[dict[str, Any]] = []  # what somebody sent, to be sent again by somebody else
        self.count = 0

    async def come_in(self) -> list[OrdinaryPlayer]:
        await self.floor.house.open_table("table 1", self.game)
        for name, role in (*ROLES, *LOOKS):
            client = await self.floor.at("table 1", name, role, sits=False)
            self.clients.append(client)
        names = SEATS[: max(2, find(self.game).players[0])]
        players = [OrdinaryPlayer(await self.floor.at("table 1", name), name) for name in names]
        for each in [*self.clients, *(player.client for player in players)]:
            await each.reaches(1)
        self.clients += [player.client for player in players]
        return players

    async def frame(self) -> dict[str, Any]:
        """Something that might be said here, by anybody."""
        chance, client = self.chance, self.chance.choice(self.clients)
        options = (await client.says(ask="options")).get("answer", [])
        self.count += 1
        if options and chance.random() < 0.7:
            option = chance.choice(options)
            details = {"on": option["on"], "selection": "red", "stake": option["least"]} if "on" in option else {}
            if not details and option.get("ways"):
                details = {f["name"]: f.get("least", (f.get("choices") or ["x"])[0]) for f in option["ways"][0]}
            made: dict[str, Any] = {"act": option.get("act", "x"), "with": details, "as": option["who"]}
        else:
            made = chance.choice(
                [
                    {"comes": chance.choice(("card", "ball", "dice")), "value": chance.choice((17, "AS", "1-2"))},
                    {
                        "ask": chance.choice(("options", "ways", "choices", "place", "named", "hint")),
                        "act": "wager",
                        "detail": "on",
                    },
                    {"resume": chance.randint(-5, 100)},
                    {"seal": chance.choice((*ODD, "0" * 64))},
                    {"word": chance.choice(ODD), "salt": chance.choice((*ODD, "0" * 32))},
                    {"ready": True},
                ]
            )
        return made | {"id": f"fuzz {self.count}"}

    async def once(self) -> None:
        """One frame, or the same twice; every one is answered."""
        chance, client = self.chance, self.chance.choice(self.clients)
        frame = chance.choice(self.known) if self.known and chance.random() < 0.3 else await self.frame()
        self.known = [*self.known[-20:], frame]
        text = spoilt(chance, frame) if chance.random() < 0.6 else json.dumps(frame)
        if chance.random() < 0.03:
            client.drop()
            await client.until(lambda: client.closed is not None)
            await client.connect()
            await client.reaches(1)
        client.events.clear()
        for _ in range(chance.choice((1, 1, 2))):
            await client.raw(text)
        assert (await client.says(ping="still there"))["pong"] == "still there", text
        wrong = [event for event in client.events if event.get("status", 0) >= 500]
        assert not wrong, f"{text}: {wrong}"


async def fuzzed(folder: Path, seed: int, frames: int) -> None:
    """A table of some game: whatever is sent, play goes on, the books balance and everything verifies."""
    game = sorted(GAMES)[seed % len(GAMES)]
    async with asyncio.timeout(600), floor_at(folder) as floor:
        fuzz = Fuzz(floor, seed, game)
        players = await fuzz.come_in()
        for number in range(frames):
            await fuzz.once()
            if number % 5 == 0:
                await players[number // 5 % len(players)].step()
        held = floor.house.store.balances()
        assert sum(held.values()) == 0
        people = sum(1 for person in floor.house.people.values() if person.role.value in ("player", "guest"))
        assert held[OUTSIDE] == -2 * BROUGHT * people
        found = verify(floor.house.store)
        assert not found.wrong, found.wrong
