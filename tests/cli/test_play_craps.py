"""Craps at the terminal: what is typed there, the common words for the law's, and the drawing at 80 columns."""

import io
import re

import pytest
from rich.console import Console

from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput
from houseway.games.craps.lexicon import LEXICON

SEEN = TerminalSession("craps", TableChoice(seed="8")).view()


def session(seed: str = "8") -> TerminalSession:
    found = TerminalSession("craps", TableChoice(seed=seed, quick=True))
    type_(found, "accept")
    return found


def type_(at: TerminalSession, *typed: str) -> None:
    for line in typed:
        meant = at.lexicon.read(line, at.view())
        assert meant is not None, line
        for intent in meant:
            at.act(intent.who, intent.act, intent.details)


@pytest.mark.parametrize(
    ("typed", "wager", "selection"),
    [
        ("win", "win bet", "win bet"),
        ("pass line", "win bet", "win bet"),
        ("don't pass", "don't win bet", "don't win bet"),
        ("don't come", "don't come bet", "don't come bet"),
        ("don't come 6", "don't come bet", "6"),
        ("place 6", "place bet to win", "6"),
        ("on 6", "place bet to win", "6"),
        ("buy 4", "buy bet", "4"),
        ("lay 10", "lay bet", "10"),
        ("hard 8", "8 the hardway", "8 the hardway"),
        ("8 the hardway", "8 the hardway", "8 the hardway"),
        ("yo", "11 in 1 roll", "11 in 1 roll"),
        ("any 7", "any 7", "any 7"),
        ("horn high 12", "horn high bet", "12"),
        ("big 6", "big 6", "big 6"),
        ("come odds 9", "come odds", "9"),
    ],
)
def test_common_words_name_the_wagers(typed: str, wager: str, selection: str) -> None:
    [intent] = LEXICON.read(f"5 {typed}", SEEN) or []
    assert (intent.details["on"], intent.details["selection"]) == (wager, selection)


def test_the_laws_word_is_taught() -> None:
    [intent] = LEXICON.read("5 pass line", SEEN) or []
    assert intent.lesson == "the law calls pass line a win bet"
    with pytest.raises(BadInput, match="is no wager here"):
        LEXICON.read("5 basket", SEEN)


def test_a_session_is_played_by_typing() -> None:
    at = session()
    type_(at, "10 pass", "12 place 6", "throw")
    assert at.view().look["point"] == 9
    with pytest.raises(BadInput, match="has not agreed to double odds"):
        type_(at, "double odds")
    at.act("floor manager", "double odds", {"answer": "agree"})
    type_(at, "double odds", "20 buy 4", "reduce 10 buy 4", "remove place 6", "1 hard 8")
    own = {(p["wager"], p["selection"]): p["stake"] for p in at.view().placed if p["person"] == "seat 1"}
    assert own == {
        ("win bet", "win bet"): "10.00",
        ("win odds", "9"): "20.00",
        ("buy bet", "4"): "10.00",
        ("8 the hardway", "8 the hardway"): "1.00",
    }
    with pytest.raises(BadInput, match="no wager that could be called on"):
        type_(at, "on")
    with pytest.raises(BadInput, match="lacks odds"):
        type_(at, "take odds")


def test_odds_are_offered_while_a_bet_with_its_point_lacks_them() -> None:
    at = session()
    type_(at, "10 pass", "throw")
    assert at.lexicon.hint(at.view()).startswith("take odds · 5 come")
    type_(at, "take odds")
    assert at.lexicon.hint(at.view()).startswith("5 come")


def test_sleeping_wagers_are_called_on() -> None:
    at = session()
    type_(at, "10 pass", "12 place 6", "12 place 8", "on")
    look = at.view().look
    assert {p["selection"] for p in look["on"] if p["wager"] == "place bet to win"} == {"6", "8"}
    type_(at, "off")
    assert not [p for p in at.view().look["on"] if p["wager"] == "place bet to win"]


def test_the_cloth_fits_80_columns_and_shows_the_point_and_the_chips() -> None:
    at = session()
    type_(at, "10 pass", "throw", "take odds", "5 come")
    console = Console(width=80, file=io.StringIO())
    with console.capture() as captured:
        console.print(at.drawn(at.view()))
    drawn = captured.get()
    assert max(map(len, drawn.splitlines())) <= 80
    assert "▶ 9 ◀" in drawn
    assert re.search(r" win bet 1 to 1 .*[●◉]\$10", drawn)
    assert re.search(r"win odds .*[●◉]10", drawn)
    assert "shooter: you" in drawn
