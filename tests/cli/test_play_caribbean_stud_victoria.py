"""Caribbean stud in Victoria at the terminal: the calls, misdeals, and what bots do with the choices that they give."""

import io
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import Refused


def at_the_table(seed: str = "7", seats: int = 3, **settings: Any) -> Conversation:
    session = TerminalSession(
        "caribbean-stud", TableChoice(seed=seed, seats=seats, rules="vic", quick=True, **settings)
    )
    return Conversation(session, Screen(quiet=True))


def rulings(talk: Conversation) -> list[str]:
    """Of the round that ended last."""
    return [cite for ruling in talk.session.ended[-1]["rulings"] for cite in ruling["cites"]]


@pytest.mark.parametrize("closing", ["deal", "no more bets"])
def test_the_dealer_closes_the_wagers_and_calls_bet_or_fold(closing: str) -> None:
    talk = at_the_table(on="2000-01-01")
    for line in ("10 jackpot", closing):
        talk.try_(line)
    assert "bet or fold" in [call["words"] for call in talk.session.view().called]
    talk.try_("bet")
    own = [x["wager"] for x in talk.session.ended[-1]["settlements"] if x["person"] == "seat 1"]
    assert sorted(own) == ["ante wager", "bet wager", "jackpot wager"]


def test_vic_25_1999_r14_5_2_a_bot_takes_the_ordinary_choice() -> None:
    talk = at_the_table()
    for line in ("10", "deal", 'as dealer wrong number of cards hand="place 2"', "retract"):
        talk.try_(line)
    assert "vic 25/1999 r14.5.2" in rulings(talk)
    own = [x for x in talk.session.ended[-1]["settlements"] if x["person"] == "seat 1"]
    assert [(x["wager"], x["verdict"]) for x in own] == [("ante wager", "void")]


def test_vic_25_1999_r14_12_after_a_misdeal_the_jackpot_wager_waits() -> None:
    talk = at_the_table(seats=1)
    for line in ("10 jackpot", "deal", 'as dealer wrong number of cards hand="place 1"'):
        talk.try_(line)  # the staff count, and all are there: the hand is void
    assert "vic 25/1999 r14.5.2" in rulings(talk)
    by_hand = at_the_table(seats=1, by_hand=True)
    for line in ("", "", "", "", "10 jackpot", "deal", "as dealer wrong number of cards hand=dealer", "", "", ""):
        by_hand.try_(line)
    assert "vic 25/1999 r14.4" in rulings(by_hand)
    out = Console(file=io.StringIO(), width=80)
    out.print(by_hand.session.drawn(by_hand.session.view()))
    assert isinstance(out.file, io.StringIO)
    assert "● you: $1.00 jackpot wager place 1" in out.file.getvalue()
    by_hand.try_("10")
    assert [p["wager"] for p in by_hand.session.view().placed] == ["jackpot wager", "ante wager"]


def test_vic_25_1999_r4_3_and_r1_1_7_are_told_when_tried() -> None:
    talk = at_the_table(seats=1)
    with pytest.raises(Refused, match=r"vic 25/1999 r1\.1\.7"):
        talk.try_("jackpot")
    with pytest.raises(Refused, match=r"vic 25/1999 r4\.3"):
        talk.try_("cut the cards")


def test_vic_25_1999_r14_10_who_cannot_bet_says_so() -> None:
    talk = at_the_table(seats=1, chips=2500)
    for line in ("10", "deal"):
        talk.try_(line)
    assert talk.session.lexicon.hint(talk.session.view()).startswith("cannot bet · fold")
    talk.try_("cannot bet")
    assert "vic 25/1999 r14.10" in rulings(talk)
    assert talk.session.view().chips == "25.00"
