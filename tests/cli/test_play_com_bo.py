"""Crown Com-Bo at the terminal: what is typed, and what is drawn."""

import io
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.play.view import View


def at_the_table(**settings: Any) -> Conversation:
    return Conversation(
        TerminalSession("com-bo", TableChoice(seed="7", seats=1, quick=True, **settings)), Screen(quiet=True)
    )


def placed(talk: Conversation) -> list[tuple[str, str]]:
    return [(p["wager"], p["stake"]) for p in talk.session.view().placed]


def drawn(talk: Conversation, view: View | None = None) -> list[str]:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(view or talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


@pytest.mark.parametrize(
    ("line", "wager"),
    [
        ("5 high 1", "high 1"),
        ("5 on low 3", "low 3"),
        ("bet $5 h2", "high 2"),
        ("5 lower 5", "low 5"),
        ("5 high run 2", "high run 2"),
        ("5 lr4", "low run 4"),
        ("5 run-away", ""),
        ("5 combo", "com-bo"),
        ("5 com-bo", "com-bo"),
        ("say 5 high 1 with cash", "high 1"),
    ],
)
def test_a_wager_is_typed_in_common_words(line: str, wager: str) -> None:
    talk = at_the_table()
    if not wager:
        with pytest.raises(BadInput, match="say where it goes"):
            talk.try_(line)
        return
    talk.try_(line)
    assert placed(talk) == [(wager, "5.00")]


def test_a_spoken_wager_without_anything_is_refused() -> None:
    talk = at_the_table()
    with pytest.raises(Refused, match="only spoken"):
        talk.try_("say 5 high 1")


def test_wagers_are_taken_back() -> None:
    talk = at_the_table()
    for line in ("5 high 1", "2 com-bo", "1 hr3", "withdraw high 1"):
        talk.try_(line)
    assert placed(talk) == [("com-bo", "2.00"), ("high run 3", "1.00")]
    talk.try_("withdraw all")
    assert placed(talk) == []


@pytest.mark.parametrize(("decks", "odds"), [(8, "five 1000"), (1, "quad 500")])
def test_the_cloth_has_the_odds_of_its_decks_and_fits_80_columns(decks: int, odds: str) -> None:
    talk = at_the_table(variant={"decks": decks})
    talk.try_("200 com-bo")
    lines = drawn(talk)
    assert any(odds in line and "●$200" in line for line in lines)
    assert max(map(len, lines)) <= 80


def test_the_result_is_drawn_with_what_is_lit() -> None:
    talk = at_the_table(by_hand=True)
    for _ in range(4):  # the dealer's steps with the cards
        talk.try_("")
    for line in ("5 high 1", "deal", "KS", "9H", "9D", "2C", "7S", "as dealer enter the result"):
        talk.try_(line)
    text = "\n".join(drawn(talk))
    assert "│K♠ │ >   │9♥ │ =   │9♦ │ >   │2♣ │ <   │7♠ │ < 1" in text
    for name in ("»HIGH 1", "»HIGH 3", "»LOW 4", "»LOW 5", " HIGH 2", " LOW 2", " COM-BO"):
        assert name in text
    assert "keypad: K 9 9 2 7" in text
    talk.try_("as dealer lights fail winning areas stay dark")
    assert talk.session.ended[-1]["settlements"][0]["verdict"] == "win"
    assert "the lights are out of order" in "\n".join(drawn(talk))


def test_a_session_is_played_to_its_end() -> None:
    talk = at_the_table()
    for _ in range(3):
        talk.try_("5 low 1")
        talk.try_("deal")
    assert len(talk.session.ended) == 3
