"""What a player is asked is a question to them, in every game."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import OnTheFloor, floor_at
from support.house import Play, seated

from houseway.games import GAMES, variants
from houseway.play.ask import Choice
from houseway.play.people import Role
from houseway.play.view import stands

YOU = re.compile(r"\b(you|your|yours)\b", re.IGNORECASE)


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, set[str]]]:
    """Of players, by game."""
    found: dict[str, set[str]] = {}
    with floor_at(tmp_path_factory.mktemp("asked")) as on:

        async def plays() -> None:
            for name in GAMES:
                table = await seated(on.house, name, name)

                def note(_first: int, _events: Any, table: Any = table, name: str = name) -> None:
                    round_ = table.running.round
                    ask, people = round_.ask, table.running.table.people
                    if isinstance(ask, Choice) and any(people[who].role is Role.PLAYER for who in round_.named(ask)):
                        found.setdefault(name, set()).add(told(on, name)["asks"])

                table.hears.append(note)
                await Play(table, 1).rounds(3)

        on.does(plays)
        yield found


def told(on: OnTheFloor, table: str) -> Any:
    round_ = on.house.tables[table].running.round
    assert round_ is not None
    return stands(round_)["awaited"]


def test_it_is_in_the_second_person(asked: dict[str, set[str]]) -> None:
    assert len(asked) > 10
    wrong = [each for some in asked.values() for each in some if not YOU.search(each) or each[-1] not in "?."]
    assert wrong == []
    assert "You are offered the coins: will you spin?" in asked["two-up"]
    assert "You are offered the dice: will you throw?" in asked["craps"]
    assert any(re.fullmatch(r"Your turn, box \d: draw, stand or .*\?", each) for each in asked["blackjack"])


@pytest.mark.parametrize("name", GAMES)
def test_a_question_of_its_own_is_asked_at_a_moment_that_the_game_has(name: str) -> None:
    for game in variants(name):
        assert set(game.face.asks) <= {moment for each in variants(name) for moment in each.moments}, game
