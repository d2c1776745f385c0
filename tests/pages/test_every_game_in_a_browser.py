"""A person plays every game in a browser, from the lobby to the provision behind their settlement."""

import pytest
from playwright.sync_api import Browser
from support.browser import Floor
from support.in_pages import GAME_OF, goes_on_after, is_refused, plays, plays_a_round
from support.visit import visit

from houseway.games import GAMES

pytestmark = pytest.mark.long

FIRST = {game: table for table, game in reversed(GAME_OF.items())}
LAST = {game: table for table, game in GAME_OF.items()}
"""Of the tables of each game, so that more of their texts are played."""


@pytest.mark.parametrize("game", GAMES)
def test_on_a_desktop_something_is_refused_with_its_rule_and_then_a_round_is_played(
    opened_browser: Browser, open_floor: Floor, game: str
) -> None:
    table = open_floor.table(FIRST[game])
    with visit(opened_browser, open_floor.address) as person:
        is_refused(person.comes_in().opens(table), game)
        goes_on_after(person, game)
        plays_a_round(person, game)
        person.reads_why()


@pytest.mark.parametrize("game", GAMES)
def test_a_round_on_a_phone(opened_browser: Browser, open_floor: Floor, game: str) -> None:
    table = open_floor.table(LAST[game])
    with visit(opened_browser, open_floor.address, phone=True) as person:
        plays(person, table, LAST[game])
        person.reads_why()
