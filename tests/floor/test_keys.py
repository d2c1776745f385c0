"""One letter for each act, the same whenever it is offered."""

import pytest

from houseway.games import GAMES, variants
from houseway.play.grammar import lexicon_of
from houseway.shown.keys import TAKEN, keys_of


@pytest.mark.parametrize("name", GAMES)
def test_every_act_that_a_player_is_asked_for_has_a_letter_of_its_own(name: str) -> None:
    for game in variants(name):
        keys = keys_of(game)
        assert len({*keys.values()}) == len(keys)
        assert not TAKEN & {*keys.values()}
        said = [word for words in lexicon_of(game).said.values() for word in words]
        assert {word.name for word in said if not word.who} & {*game.steps} <= {*keys}


@pytest.mark.parametrize("name", GAMES)
def test_texts_and_variants_of_a_game_have_one_letter_for_what_a_newcomer_does_most(name: str) -> None:
    found = [keys_of(game) for game in variants(name)]
    for act in ("draw", "stand", "call", "fold", "raise", "bet", "accept", "decline"):
        assert len({keys[act] for keys in found if act in keys}) <= 1
