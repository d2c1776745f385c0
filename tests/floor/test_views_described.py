"""What is seen of a table is as it is described: nothing is sent that is not, and nothing is described in vain."""

import asyncio
from pathlib import Path
from typing import Any, get_type_hints

import pytest
from pydantic import TypeAdapter
from support.described import SELDOM, Keys, Watch, described, sent, sessions

from houseway.floor.frames import Answers
from houseway.floor.view_shapes import Changed, ViewShape
from houseway.games import GAMES

PARTS: dict[str, TypeAdapter[Any]] = {"view": TypeAdapter(ViewShape), "changed": TypeAdapter(Changed)}
ANSWER = {asked: TypeAdapter(kind) for asked, kind in get_type_hints(Answers, include_extras=True).items()}
VIEW, ANSWERS = (TypeAdapter(each).json_schema() for each in (ViewShape, Answers))
DEFINITIONS: dict[str, Any] = VIEW["$defs"] | ANSWERS["$defs"] | {"View": VIEW, "Answers": ANSWERS}
ALL = described({"view": {"$ref": "View"}, "answers": {"$ref": "Answers"}}, DEFINITIONS)
SOME = ("roulette", "blackjack", "baccarat", "pai-gow", "5-card-stud", "sic-bo")


def checked(watch: Watch) -> Keys:
    """Which keys were sent."""
    found: Keys = set()
    for frame in watch.frames:
        [name] = PARTS.keys() & frame.keys()
        PARTS[name].validate_python(frame[name])
        found |= sent({"$ref": "View"}, DEFINITIONS, frame[name])
    for asked, answer in watch.answers:
        ANSWER[asked].validate_python(answer)
        found |= sent({"$ref": "Answers"}, DEFINITIONS, {asked: answer})
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_view_of_a_game_and_every_answer_about_it_is_as_described(game: str, tmp_path: Path) -> None:
    for watch in asyncio.run(sessions(tmp_path, game, 1)):
        assert checked(watch)


def test_everything_that_is_described_is_sent(tmp_path: Path) -> None:
    missing = ALL.copy()
    for play in SELDOM:
        (tmp_path / play.__name__).mkdir()
        missing -= checked(asyncio.run(play(tmp_path / play.__name__)))
    for game in SOME:
        (tmp_path / game).mkdir()
        for watch in asyncio.run(sessions(tmp_path / game, game, 1)):
            missing -= checked(watch)
    assert not missing
