"""Whatever may be wagered is laid on the cloth: a page needs nothing else to offer it."""

from collections import defaultdict
from typing import Any

import pytest

from houseway import strategies
from houseway.equipment.chance import Chance
from houseway.equipment.entropy import SeededEntropy
from houseway.house.demonstration import USUAL, Opened, tables
from houseway.play.driver import Driver
from houseway.play.people import player
from houseway.play.round import Round
from houseway.shown.offers import EVERY, offered

ROUNDS = 3
TABLES = list(tables())


def without_a_place(round_: Round[Any], who: str) -> list[tuple[str, str]]:
    """Wagers that are offered now, and that the cloth does not have."""
    places: dict[str, set[str]] = defaultdict(set)
    for place in round_.game.cloth(round_.table).places:
        places[place.wager].add(place.selection)
    wagers = [each for each in offered(round_, [who]) if each["act"] == "wager" and each["places"] != EVERY]
    return [(each["on"], at) for each in wagers for at in each["places"] if at not in places[each["on"]]]


@pytest.mark.parametrize("at", TABLES, ids=lambda at: at.name)
def test_every_wager_that_is_offered_has_its_place_on_the_cloth(at: Opened) -> None:
    game = at.game
    seats = [player(f"seat {number}", 2_000_00) for number in range(1, max(2, game.players[0]) + 1)]
    table = game.open_table(people=[*seats, *game.staff()], **USUAL.get(f"{game.name} {game.rules}", {}))
    plays = {each.name: strategies.of(game, SeededEntropy(each.name)) for each in seats}
    driver = Driver(Chance(SeededEntropy(at.name)), plays)
    for _ in range(ROUNDS):
        round_ = Round(table)
        while driver.step(round_):
            if round_.wagering is not None:
                assert without_a_place(round_, "seat 1") == []
