"""Whoever reads nothing first has a wager settled within six keys from the lobby, at every game under every State."""

import pytest
from support.trials import MOST_KEYS, TABLES, Trial, kept, trial

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession

LETTER = 2  # keys in the lobby: the letter of a game, and Enter


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_a_trial_goes_as_it_did(game: str, rules: str) -> None:
    """`make trials` writes anew how it goes."""
    tried = trial(game, rules)
    assert tried.settled
    assert tried.keys <= MOST_KEYS
    assert tried.text == kept(game, rules).read_text(encoding="utf-8")


def test_keys_are_counted_one_by_one() -> None:
    assert Trial(["n", "", "spin"], []).keys == 2 + 1 + 5


def settled_by(talk: Conversation) -> int:
    """So many times Enter."""
    for times in range(1, 20):
        talk.try_("")
        if talk.session.decided:
            return times
    raise AssertionError("nothing is settled")


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_enter_alone_settles_a_wager_within_six_keys_whatever_comes(game: str, rules: str) -> None:
    for seed in range(10):
        session = TerminalSession(game, TableChoice(seed=f"trial {seed}", rules=rules))
        assert settled_by(Conversation(session, Screen(quiet=True))) + LETTER <= MOST_KEYS, seed
