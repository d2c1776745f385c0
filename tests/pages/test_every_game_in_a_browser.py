"""A person plays every game in a browser, from the lobby to the provision behind their settlement."""

import pytest
from playwright.sync_api import Browser
from support.browser import Floor
from support.played import GAME_OF, plays
from support.visit import visit

from houseway.games import GAMES

pytestmark = pytest.mark.long

TABLES = {game: table for table, game in reversed(GAME_OF.items())}
"""The first of each game."""
ON_A_PHONE = ("roulette", "blackjack", "keno", "7-card-stud")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_on_a_desktop(opened_browser: Browser, open_floor: Floor, game: str) -> None:
    table = open_floor.table(TABLES[game])
    with visit(opened_browser, open_floor.address) as person:
        plays(person, table, TABLES[game])
        person.reads_why()


@pytest.mark.parametrize("game", ON_A_PHONE)
def test_a_round_on_a_phone(opened_browser: Browser, open_floor: Floor, game: str) -> None:
    table = open_floor.table(TABLES[game])
    with visit(opened_browser, open_floor.address, phone=True) as person:
        plays(person, table, TABLES[game])
        person.reads_why()
