"""Manila poker at the terminal: what is typed, what is drawn, and how the other seats play."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from support.events import done

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import Refused
from houseway.play.ask import Choice
from houseway.play.people import Role


def at_the_table(seed: str = "3", seats: int = 4, **settings: Any) -> Conversation:
    return Conversation(TerminalSession("manila", TableChoice(seed=seed, seats=seats, **settings)), Screen(quiet=True))


def typed(talk: Conversation, *lines: str) -> Conversation:
    for line in lines:
        talk.try_(line)
    return talk


def drawn(talk: Conversation) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def meant(talk: Conversation, line: str) -> tuple[str, dict[str, Any]]:
    """What the person does by this line."""
    round_ = talk.session.round
    talk.try_(line)
    acted = [event for event in done(round_) if event.who == talk.session.name]
    return acted[-1].act, dict(acted[-1].details)


@pytest.mark.parametrize("line", ["blind bet", "blind", "post", "bet", "bet 5"])
def test_the_blind_bet_is_made_in_common_words(line: str) -> None:
    assert meant(typed(at_the_table(), "start"), line) == ("blind bet", {})


@pytest.mark.parametrize(
    ("line", "act", "details"),
    [
        ("check", "decline", {}),
        ("x", "decline", {}),
        ("decline", "decline", {}),
        ("raise", "raise", {"amount": 500}),
        ("r 10", "raise", {"amount": 1000}),
        ("raise by $10", "raise", {"amount": 1000}),
    ],
)
def test_the_last_word_is_typed_in_common_words(line: str, act: str, details: dict[str, Any]) -> None:
    talk = typed(at_the_table(), "start", "blind")
    assert isinstance(talk.session.round.ask, Choice)
    assert "decline" in talk.session.round.ask.offers
    assert meant(talk, line) == (act, details)


@pytest.mark.parametrize(("line", "act"), [("bet", "bet"), ("open 10", "bet"), ("x", "check"), ("f", "fold")])
def test_later_bets_are_typed_in_common_words(line: str, act: str) -> None:
    talk = typed(at_the_table(), "start", "blind", "decline")
    assert meant(talk, line)[0] == act


def test_s274_1_a_iv_all_in_is_to_tap_out_where_that_may_be_bet() -> None:
    talk = typed(at_the_table(seed="2", seats=2), "start", "blind")
    assert meant(talk, "all in") == ("tap out", {})
    with pytest.raises(Refused, match=r"qld s274\(1\)\(a\)\(iv\)"):
        typed(at_the_table(), "start", "blind", "all in")  # among several it is no amount that may be bet


def test_what_is_refused_says_under_which_provision() -> None:
    with pytest.raises(Refused, match=r"qld s252\(2\)"):
        typed(at_the_table(), "start", "blind", "raise 7")
    with pytest.raises(Refused, match=r"qld s268\(2\)"):
        typed(at_the_table(), "start", "declare a bet")


def test_the_drawing_shows_ones_own_cards_and_the_backs_of_others() -> None:
    talk = typed(at_the_table(), "start", "blind")
    shown = drawn(talk)
    own = next(line for line in shown.splitlines() if "you " in line and "left" in line)
    assert "▶" in own
    assert "you have the buck" in shown
    assert "░░" not in own
    others = [hand for hand in talk.session.view().look["hands"] if hand["state"] == "active"]
    assert sum("░░  ░░" in line for line in shown.splitlines()) == len(others) - 1
    assert all(len(line) <= 80 for line in shown.splitlines())


def test_thirteen_players_fit_in_eighty_columns() -> None:
    shown = drawn(typed(at_the_table(seats=13), "start", "blind"))
    assert len([line for line in shown.splitlines() if " left" in line]) == 13
    assert all(len(line.rstrip()) <= 80 for line in shown.splitlines())


def test_the_hint_has_the_amounts_and_fold_comes_last() -> None:
    talk = typed(at_the_table(), "start", "blind")
    assert talk.session.lexicon.hint(talk.session.view()) == "decline · raise by $5 to $10 · ? for all"
    typed(talk, "decline")
    assert talk.session.lexicon.hint(talk.session.view()).startswith("bet $5 to $10 · check · fold")


def test_the_other_seats_play_forty_rounds_by_themselves_and_go_on_buying_chips() -> None:
    talk = at_the_table(seats=6)
    talk.session.driver.waits_for = frozenset()
    talk.session.table.people["seat 1"].role = Role.SPECTATOR  # the person only watches
    raised = 0
    for _ in range(40):
        talk.session.begin()
        assert talk.session.round.over
        raised += any(event.act == "raise" for event in done(talk.session.round))
    assert 8 < raised < 40
    assert talk.session.table.house > 0


def test_a_session_is_recorded_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = "start\nblind\ndecline\ncheck\nfold\nstart\ncall\nfold\nstart\nfold\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "manila", "--seed", "3", "--seats", "5", "--record", "a.round"]) == 0
    assert main(["replay", "a.round"]) == 0
