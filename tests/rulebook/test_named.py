"""The game and the State that words name, and what is left without the names."""

import pytest

from houseway.disputes import asked
from houseway.games import GAMES
from houseway.rulebook.game_words import named_in, without_names
from houseway.rulebook.rulesets import JURISDICTIONS
from houseway.rulebook.understanding import heard

NAMED = [
    ("Five-card stud, the shoe is empty", "5-card-stud", None, ", the shoe is empty"),
    ("mini-baccarat: a card too many", "mini-baccarat", None, ": a card too many"),
    ("Baccarat in Melbourne, a card too many", "baccarat", "vic", "in , a card too many"),
    ("a coin lies on another, triple penny two-up", "triple-penny-two-up", None, "a coin lies on another,"),
    ("the big wheel stopped on a peg", "wheel-of-fortune", None, "the big wheel stopped on a peg"),
    ("at Crown Pai Gow a die stood on edge", "pai-gow", None, "at Crown Pai Gow a die stood on edge"),
    ("is keno cheaper than roulette", None, None, "is keno cheaper than roulette"),
    ("he has two up cards", None, None, "he has two up cards"),
]


@pytest.mark.parametrize(("words", "game", "rules", "left"), NAMED)
def test_which_game_and_state_are_named(words: str, game: str | None, rules: str | None, left: str) -> None:
    assert named_in(words) == (game, rules)
    assert without_names(words, game) == left


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_known_by_its_own_name(game: str) -> None:
    name = "draw poker" if game == "draw" else game  # cards are drawn everywhere
    assert named_in(f"a question on {name}, please").game == game


@pytest.mark.parametrize("rules", JURISDICTIONS)
def test_every_state_is_known_by_its_own_name(rules: str) -> None:
    assert named_in(f"a question from {rules}").rules == rules


def test_words_that_are_only_a_name_stay() -> None:
    assert without_names("Pai gow", "pai-gow") == "Pai gow"


def test_a_named_game_is_likelier_than_one_that_is_played_alike() -> None:
    short = "there are too few cards left for everybody's last card"
    assert heard(f"{short}, five card stud")[0].event.game == "5-card-stud"
    assert heard(f"{short}, seven card stud")[0].event.game == "7-card-stud"


def test_a_game_that_the_state_does_not_have_is_not_taken() -> None:
    assert asked("who may tip the dealer at craps", rules="vic").game != "craps"


def test_a_notice_on_a_game_whose_text_is_not_held_is_answered_all_the_same() -> None:
    words = "rapid roulette: what are the odds of twelve and a half"
    for rules in (None, "vic"):
        reply = asked(words, "roulette", rules, answers=[1] if asked(words, "roulette", rules).question else [])
        assert "vic 31/2000 r15.5" in reply.cites


def test_a_place_tells_the_state() -> None:
    assert asked("pai gow at Crown: one of the dice does not lie flat").rules == "vic"
    assert asked("pai gow on the Gold Coast: one of the dice does not lie flat").rules == "qld"


def test_poker_has_a_rule_on_advice() -> None:
    words = "somebody who looks on gives advice to a player"
    assert asked(words, "roulette").sure == "silent"
    assert asked(words, "manila").sure != "silent"
