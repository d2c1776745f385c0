"""What is told of an event is as it is described: every frame of played sessions, and every kind of event."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from support.described import SELDOM, Keys, Watch, described, sent, sessions

from houseway.floor.event_shapes import Told
from houseway.floor.frames import ChangedFrame, ViewFrame
from houseway.games import GAMES

FRAME: TypeAdapter[Any] = TypeAdapter(ViewFrame | ChangedFrame)
TOLD: dict[str, Any] = TypeAdapter(list[Told]).json_schema()
KINDS = TOLD["$defs"]["Told"]["discriminator"]["mapping"]
NOT_TOLD = {("kind", "concluded"), ("SettledTold", "never"), ("UndoneTold", "never"), ("UndoneTold", "fee")}
"""Here: a director concludes play where a tournament has one, and few settlements are undone."""
SOME = ("5-card-stud", "roulette", "caribbean-stud")


def checked(watch: Watch) -> Keys:
    """Each frame as a whole; which keys of events were told, and of what kind."""
    found: Keys = set()
    for frame in watch.frames:
        FRAME.validate_python(frame)
        found |= sent(TOLD, TOLD["$defs"], frame["events"])
        found |= {("kind", event["kind"]) for event in frame["events"]}
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_frame_of_a_game_is_as_described(game: str, tmp_path: Path) -> None:
    for watch in asyncio.run(sessions(tmp_path, game, 1)):
        assert checked(watch)


def test_every_kind_of_event_that_is_described_is_told(tmp_path: Path) -> None:
    missing = described(TOLD, TOLD["$defs"]) | {("kind", kind) for kind in KINDS}
    for play in SELDOM:
        (tmp_path / play.__name__).mkdir()
        missing -= checked(asyncio.run(play(tmp_path / play.__name__)))
    for game in SOME:
        (tmp_path / game).mkdir()
        for watch in asyncio.run(sessions(tmp_path / game, game, 1)):
            missing -= checked(watch)
    assert missing == NOT_TOLD
