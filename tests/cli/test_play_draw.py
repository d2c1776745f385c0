"""Draw poker at the terminal: what is typed, and what is drawn."""

import io
import re
from typing import Any

import pytest
from rich.console import Console
from support.draw import sit

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games.draw.lexicon import LEXICON
from houseway.play.view import view


def at_the_table(seed: str = "11", **settings: Any) -> Conversation:
    return Conversation(TerminalSession("draw", TableChoice(seed=seed, seats=5, **settings)), Screen(quiet=True))


def drawn(talk: Conversation) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def own(talk: Conversation) -> list[str]:
    look = talk.session.view().look
    return list(next(hand["cards"] for hand in look["hands"] if hand["person"] == "seat 1"))


def to_the_draw() -> Conversation:
    talk = at_the_table()
    for line in ("start", "blind", "call"):
        talk.try_(line)
    return talk


def test_a_table_is_drawn_in_80_columns_and_others_cards_are_face_down() -> None:
    talk = at_the_table()
    talk.try_("start")
    talk.try_("blind")
    picture = drawn(talk)
    assert max(map(len, picture.splitlines())) <= 80
    told = " ".join(picture.split())
    assert "first round of betting · last blind bet: $10 · full pot betting" in told
    assert "limits: bet $5 to $1,000" in told
    assert picture.count("░░") == 5 * 4  # nobody folds in the first round


def test_cards_are_drawn_by_their_number_or_their_name() -> None:
    for line in ("draw 1 3", "d 1, 3", "discard 1 and 3"):
        talk = to_the_draw()
        before = own(talk)
        talk.try_(line)
        assert own(talk)[:3] == [before[1], before[3], before[4]]
    talk = to_the_draw()
    before = own(talk)
    talk.try_(f"draw {before[0].lower()}")
    assert own(talk)[:4] == before[1:]
    talk = to_the_draw()
    before = own(talk)
    talk.try_("draw all")
    assert not set(before) & set(own(talk))


@pytest.mark.parametrize("line", ["keep", "stand pat", "draw none"])
def test_all_five_are_kept(line: str) -> None:
    talk = to_the_draw()
    before = own(talk)
    talk.try_(line)
    assert own(talk) == before


def test_a_card_that_is_not_there_is_not_drawn() -> None:
    talk = to_the_draw()
    with pytest.raises(BadInput, match="numbered 1 to 5, not 6"):
        talk.try_("draw 6")
    with pytest.raises(BadInput, match="is not a card"):
        talk.try_("draw ²")


def test_the_hint_says_what_may_be_typed() -> None:
    talk = to_the_draw()
    view = talk.session.view()
    assert talk.session.lexicon.hint(view) == "draw 1 3 (by number) · draw all · keep · ? for all"
    assert re.search(r"1 \S+   2 \S+   3 \S+   4 \S+   5 \S+", drawn(talk))


def test_checking_is_refused_with_the_rule() -> None:
    talk = at_the_table(seed="3")
    talk.try_("start")
    talk.try_("blind")
    with pytest.raises(Refused):
        talk.try_("check")


def test_an_over_blind_bet_is_typed_in_a_word() -> None:
    played = sit("ann 500", "bob 500", "cat 500").do("ann blind bet", "bob blind bet")
    seen = view(played.round, "cat")
    assert [intent.act for intent in LEXICON.read("over", seen) or []] == ["over-blind bet"]
    assert [intent.act for intent in LEXICON.read("no", seen) or []] == ["decline"]
