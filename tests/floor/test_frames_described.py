"""Every answer over a socket is a frame that is described, of the kind that was asked for."""

import asyncio
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from support.floor_tables import floor_at

from houseway.floor.frames import FromServer

FRAME: TypeAdapter[Any] = TypeAdapter(FromServer)
RED = {"on": "red", "selection": "red", "stake": "5.00"}
SAID: tuple[tuple[dict[str, Any], str], ...] = (
    ({"act": "wager", "with": RED}, "done"),
    ({"lay": {"on": "straight up", "selection": "17", "chip": "5.00"}}, "done"),
    ({"act": "wager", "with": RED | {"stake": "9000.00"}}, "refused"),
    ({"act": "wager", "with": RED, "as": "bob"}, "error"),
    ({"act": "wager", "by": "bob"}, "error"),
    ({"seal": "luck"}, "error"),
    ({"comes": "ball", "value": 17}, "error"),
    ({"ask": "options"}, "asked"),
    ({"ask": "place", "on": "red", "selection": "red"}, "asked"),
    ({"ask": "named", "words": "17/20"}, "asked"),
    ({"ask": "named", "words": "1st 12"}, "asked"),
    ({"ask": "named", "words": "six line"}, "error"),
    ({"ask": "named", "words": "17/33"}, "error"),
    ({"ask": "named"}, "error"),
    ({"ask": "meant", "words": "the ball jumped out"}, "error"),
    ({"ping": 1}, "pong"),
    ({"ping": "there?"}, "pong"),
    ({"say": "good luck"}, "spoken"),
    ({"say": "anything else"}, "error"),
    ({"resume": 1}, "resumes"),
    ({"ready": True}, "done"),
)


def test_whatever_is_said_is_answered_by_a_frame_of_its_kind(tmp_path: Path) -> None:
    async def does() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("wheel", "roulette")
            ann = await floor.at("wheel", "ann")
            for said, kind in SAID:
                told = await ann.says(**said)
                assert kind in told, (said, told)
                assert told["id"]
                FRAME.validate_python(told)

    asyncio.run(does())
