"""Mini-baccarat at the terminal: what is typed there, the common words for the law's, and the drawing at 80 columns."""

import io
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games.mini_baccarat.lexicon import LEXICON, hint


def session(seed: str = "5", **settings: Any) -> TerminalSession:
    """A table whose cards the person has just cut."""
    found = TerminalSession("mini-baccarat", TableChoice(seed=seed, quick=True, **settings))
    type_(found, "cut 100")
    return found


def type_(at: TerminalSession, *typed: str) -> None:
    for line in typed:
        meant = at.lexicon.read(line, at.view())
        assert meant is not None, line
        for intent in meant:
            at.act(intent.who, intent.act, intent.details)


def drawn(at: TerminalSession, ended: bool = False) -> str:
    out = io.StringIO()
    Console(file=out, width=80, no_color=True).print(at.drawn(at.finished[-1] if ended else at.view()))
    return out.getvalue()


def own(at: TerminalSession) -> dict[tuple[str, str], str]:
    return {(p["wager"], p["selection"]): p["stake"] for p in at.view().placed if p["person"] == "seat 1"}


@pytest.mark.parametrize(
    ("typed", "wager"),
    [
        ("10 banker", "banker's hand"),
        ("bet 10 on the banker", "banker's hand"),
        ("$10 banco", "banker's hand"),
        ("10 on player's hand", "player's hand"),
        ("10.00 punto", "player's hand"),
        ("10 tie", "tie bet"),
        ("10 tie bet", "tie bet"),
    ],
)
def test_common_words_name_the_wagers(typed: str, wager: str) -> None:
    at = session()
    type_(at, typed)
    assert own(at) == {(wager, "seat 1"): "10.00"}


def test_the_laws_word_is_taught_and_what_is_no_wager_is_said_to_be_none() -> None:
    at = session()
    [intent] = LEXICON.read("10 banco", at.view()) or []
    assert intent.lesson == "the law calls it the banker's hand"
    for line in ("10 dragon", "withdraw dragon"):
        with pytest.raises(BadInput, match="no wager here"):
            LEXICON.read(line, at.view())
    with pytest.raises(BadInput, match="no wager on the layout"):
        LEXICON.read("withdraw all", at.view())


def test_a_session_is_played_by_typing() -> None:
    at = session()
    type_(at, "10 banker", "20 player", "5 tie", "withdraw player")
    assert own(at) == {("banker's hand", "seat 1"): "10.00", ("tie bet", "seat 1"): "5.00"}
    type_(at, "deal")
    assert {line["wager"] for line in at.ended[-1]["settlements"] if line["person"] == "seat 1"} == {
        "banker's hand",
        "tie bet",
    }
    with pytest.raises(Refused, match=r"qld s201\(9\)"):
        type_(at, "see")  # other cards have left the shoe


def test_the_first_card_is_seen_before_play() -> None:
    at = session()
    assert "the first card lies face down" in drawn(at)
    type_(at, "see")
    assert len(at.view().look["first card"]) == 1


def test_who_stands_wagers_in_another_players_box_and_may_sit_down_again() -> None:
    at = session()
    type_(at, "stand", "10 banker at seat 3", "5 tie")
    assert own(at) == {("banker's hand", "seat 3"): "10.00", ("tie bet", "seat 3"): "5.00"}
    assert "standing: you" in drawn(at)
    type_(at, "withdraw all", "sit 9")
    assert at.view().look["seats"]["seat 9"] == "seat 1"


def test_a_count_is_disputed_and_a_wager_taken_by_mistake() -> None:
    at = session(chips=200_000)
    type_(at, "accept 900 banker")
    assert at.view().rulings[-1]["cites"] == ["qld s5(2)(b)"]
    [intent] = LEXICON.read("dispute player", at.view()) or []
    assert (intent.act, intent.details) == ("dispute the count", {"hand": "player's hand"})


def test_the_table_is_drawn_at_80_columns_with_hands_chips_and_the_shoe() -> None:
    at = session()
    type_(at, "10 banker")
    before = drawn(at)
    assert max(map(len, before.splitlines())) <= 80
    assert "●10" in before
    assert "BANKER 19:20" in before
    type_(at, "deal")
    after = drawn(at, ended=True)
    assert max(map(len, after.splitlines())) <= 80
    assert "╭───╭───" in after
    assert after.count("in the shoe") == 1


def test_the_hint_says_what_may_be_typed() -> None:
    at = TerminalSession("mini-baccarat", TableChoice(seed="1"))
    assert "cut" in hint(at.view())
    type_(at, "cut")
    assert hint(at.view()).startswith("10 banker")


def test_six_decks_are_played_on_request() -> None:
    at = session(variant={"decks": 6})
    assert at.view().look["cards_left"] == 311
