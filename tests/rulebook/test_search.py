"""`rules find`: the provision that decides a dispute is among the first answers, in the words that people use."""

import pytest
from support.disputes import DISPUTES, Dispute

from houseway.cite import cite
from houseway.cli.rules.reported import as_played
from houseway.errors import BadInput, NotHeld
from houseway.games import GAMES
from houseway.rulebook.folder import law_folder
from houseway.rulebook.search import peoples_words, search, text_index

FIRST = 3


@pytest.mark.parametrize("dispute", DISPUTES, ids=lambda each: each.words)
def test_the_provision_that_decides_a_dispute_is_among_the_first_three(dispute: Dispute) -> None:
    found = search(dispute.words, dispute.game, rules=dispute.rules, most=FIRST)
    assert any(is_of(each.cite, dispute.provision) for each in found)


def is_of(found: str, text: str) -> bool:
    """Is it that provision, one that stands in it, or one that it stands in?"""
    return text in cite(found).steps or found in cite(text).steps


@pytest.mark.parametrize(
    ("words", "game", "provision"),
    [
        ("push", "blackjack", "qld s2"),
        ("pass line", "craps", "qld s108"),
        ("exposed card", "blackjack", "qld s51"),
        ("ball out of wheel", "roulette", "qld s144(4)"),
        ("vigorish", "baccarat", "qld s90(2)"),
        ("dolly", "roulette", "qld s133(1)"),
    ],
)
def test_words_of_players_find_the_words_of_the_law(words: str, game: str, provision: str) -> None:
    assert any(is_of(each.cite, provision) for each in search(words, game, rules="qld", most=5))


@pytest.mark.parametrize(("words", "term"), [("pass line", "win bet"), ("win bet", "win bet"), ("push", "void")])
def test_what_the_words_are_the_name_of_comes_first(words: str, term: str) -> None:
    assert search(words, rules="qld")[0].heading == term


def test_what_decides_a_dispute_is_no_definition_and_nothing_on_tournaments() -> None:
    found = search("a player has six cards", "draw", rules="qld", deciding=True)
    assert not {"qld s2", "qld s287"} & {each.cite for each in found}
    back = search("folded player took his cards back", "manila", rules="qld", deciding=True)
    assert not {f"qld s{number}" for number in range(7, 14)} & {each.cite.partition("(")[0] for each in back}


def test_only_what_was_in_force_is_found() -> None:
    assert all(each.startswith("vic 26/1999") for each in found_of("secret wager", "baccarat", "2000-01-01"))
    with pytest.raises(NotHeld):
        search("secret wager", "baccarat", "1990-01-01", "vic")


def found_of(words: str, game: str, when: str) -> list[str]:
    cites = [each.cite for each in search(words, game, when, "vic", 3)]
    assert cites
    return [each for each in cites if each.startswith("vic")]


def test_nothing_is_found_for_a_word_that_stands_nowhere_and_no_word_is_bad_input() -> None:
    assert search("xyzzy") == []
    with pytest.raises(BadInput, match="no word to look for"):
        search("the of !?")
    with pytest.raises(BadInput, match="no game 'whist'; there are"):
        search("trump", "whist")


def test_every_word_of_peoples_own_finds_something() -> None:
    law = text_index(None, None, None)
    assert [said for said in peoples_words() if not any(law.fits(said))] == []


def test_the_acts_that_can_be_reported_are_written_as_the_games_have_them() -> None:
    held = (law_folder() / "reported.tsv").read_text("utf-8").splitlines()
    assert held[1:] == [each.written() for each in as_played(list(GAMES))]
