"""Pai gow at the terminal: what is typed, and what is drawn."""

import io
import re
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.play.view import View


def at_the_table(seats: int = 1, **settings: Any) -> Conversation:
    return Conversation(
        TerminalSession("pai-gow", TableChoice(seed="7", seats=seats, quick=True, **settings)), Screen(quiet=True)
    )


def drawn(talk: Conversation, view: View | None = None) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(view or talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def awaited(talk: Conversation) -> list[str]:
    return list((talk.session.view().awaited or {}).get("offers", ()))


@pytest.mark.parametrize(
    ("line", "box"), [("10", "box 2"), ("10 on box 3", "box 3"), ("bet $10 4", "box 4"), ("put 10 on 5", "box 5")]
)
def test_a_wager_is_typed_in_common_words(line: str, box: str) -> None:
    talk = at_the_table()
    talk.try_(line)
    assert [(p["selection"], p["stake"]) for p in talk.session.view().placed] == [(box, "10.00")]


def test_a_wager_is_withdrawn_and_accepted_by_mistake() -> None:
    talk = at_the_table(chips=100_000)
    talk.try_("10")
    talk.try_("withdraw")
    assert not talk.session.view().placed
    with pytest.raises(BadInput):
        talk.try_("withdraw")
    talk.try_("accept 600 on box 3")
    assert talk.session.view().placed[0]["stake"] == "500.00"


@pytest.mark.parametrize("said", ["a", "1", "set a", "house way", "houseway"])
def test_a_hand_is_set_by_a_letter_or_the_house_way(said: str) -> None:
    talk = at_the_table()
    talk.try_("10")
    talk.try_("deal")
    assert awaited(talk) == ["set", "ask for the house way"]
    assert talk.session.lexicon.hint(talk.session.view()).startswith("box 2: a · b")
    with pytest.raises(BadInput, match="no way 'c'"):
        talk.session.lexicon.read("c", without_ways(talk))
    talk.try_(said)
    assert len(talk.session.ended) == 1


def without_ways(talk: Conversation) -> View:
    """The same view with no setting on offer."""
    view = talk.session.view()
    view.options[:] = [o for o in view.options if o["act"] != "set"]
    return view


def test_the_low_hand_may_be_typed_as_it_is_written() -> None:
    talk = at_the_table()
    talk.try_("10")
    talk.try_("deal")
    low = next(o for o in talk.session.view().options if o["act"] == "set")["fields"][0]["choices"][0]
    one, other = low.split()
    talk.try_(f"{other} {one}")
    assert len(talk.session.ended) == 1


def test_the_table_shows_ones_own_tiles_and_everybody_elses_backs() -> None:
    talk = at_the_table(seats=2)
    talk.try_("10 on box 5")
    talk.try_("deal")
    shown = drawn(talk)
    assert "░" in shown
    assert "  a  low " in shown
    assert all(len(line) <= 80 for line in shown.splitlines())
    talk.try_("a")
    ended = drawn(talk, talk.session.finished[-1])
    assert "░" not in ended


def test_the_bank_is_taken_and_the_cut_and_the_setting_are_the_bankers() -> None:
    talk = at_the_table(seats=2)
    talk.try_("10 on box 5")
    talk.try_("deal")
    talk.try_("house way")
    while "take the bank" not in awaited(talk):
        talk.try_("")
    assert "bank 5.00 (or more)" in talk.session.lexicon.hint(talk.session.view())
    with pytest.raises(Refused):
        talk.try_("bank 1")
    talk.try_("bank 100")
    assert re.search(r"bank: box \d, you", drawn(talk))
    talk.try_("la ja")
    talk.try_("deal")
    talk.try_("cut tiger")
    talk.try_("expose")
    talk.try_("a")
    assert any(line["wager"] == "bank" for line in talk.session.ended[-1]["settlements"])


def test_la_ja_is_hinted_at_while_it_may_be_asked_for() -> None:
    talk = at_the_table()
    assert "la ja" in talk.session.lexicon.hint(talk.session.view())
    talk.try_("la ja")
    assert "la ja" not in talk.session.lexicon.hint(talk.session.view())


def test_whoever_banks_is_named() -> None:
    view = at_the_table(seats=3).session.view()
    for bankers, said in ((["seat 2"], "seat 2"), (["seat 1"], "you"), (["seat 1", "seat 2"], "you, seat 2")):
        view.look["bank"] |= {"kind": "player/banker", "bankers": bankers}
        assert f"bank: box 1, {said} ·" in drawn(at_the_table(), view)


def test_the_bank_is_declined_in_a_word() -> None:
    talk = at_the_table()
    talk.try_("10")
    talk.try_("deal")
    talk.try_("a")
    talk.try_("no")
    assert (talk.session.view().awaited or {})["kind"] == "wagering"
