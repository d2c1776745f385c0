"""Every game says where a round stands, in its own words; acts are open at moments that there are."""

from random import Random

import pytest
from support.seeds import seeded
from support.sessions import EVERY, Fill, table_of, walk

from houseway.errors import BadInput
from houseway.play.duties import CLOSING

EVERY_GAME = pytest.mark.parametrize("name", EVERY)


@EVERY_GAME
@seeded(5)
def test_a_round_always_stands_at_one_of_the_moments_of_its_game(name: str, chance: Random, fill: Fill) -> None:
    table = table_of(EVERY[name], chance)
    for _ in range(2):
        for round_, _lines in walk(table, chance, fill, steady=0.8):
            assert round_.moment in (*EVERY[name].moments, CLOSING) or round_.over
        assert round_.moment == ""


@EVERY_GAME
def test_an_act_is_open_at_moments_that_there_are(name: str) -> None:
    game = EVERY[name]
    assert len(set(game.moments)) == len(game.moments)
    for row in game.acts:
        assert row.at is None or row.at <= set(game.moments), row.name


@EVERY_GAME
def test_a_table_is_run_in_no_way_that_its_game_does_not_know(name: str) -> None:
    game = EVERY[name]
    with pytest.raises(BadInput, match=f"no table of {game.title} is run with 'chairs'"):
        game.open_table(chairs=12)
    for field in game.settings:
        with pytest.raises(BadInput, match=f"'{field.name}'"):
            game.open_table(**{field.name: object()})
