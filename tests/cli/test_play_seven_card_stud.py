"""7 card stud at the terminal: what is drawn, and how the other seats play. What is typed is as at 5 card stud."""

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
from houseway.play.ask import Choice
from houseway.play.events import Came, Done
from houseway.play.people import Role
from houseway.play.round import Round


def at_the_table(seats: int = 3, seed: str = "7", **settings: Any) -> Conversation:
    """Everybody but you is a bot."""
    return Conversation(
        TerminalSession("7-card-stud", TableChoice(seed=seed, seats=seats, **settings)), Screen(quiet=True)
    )


def drawn(talk: Conversation) -> str:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def go_on_cheaply(talk: Conversation) -> None:
    """Check, call, or whatever else keeps you in."""
    ask = talk.session.round.ask
    offers = list(ask.offers) if isinstance(ask, Choice) and talk.session.view().yours else []
    talk.try_(next((act for act in ("check", "call", "tap out", "bet") if act in offers), ""))


def test_the_drawing_shows_ones_own_cards_and_of_others_those_that_lie_face_up() -> None:
    talk = at_the_table(seats=7)
    for line in ("start", "ante"):
        talk.try_(line)
    shown = drawn(talk)
    own = next(line for line in shown.splitlines() if "you " in line and "left" in line)
    assert "░░" not in own
    assert sum("░░  ░░" in line for line in shown.splitlines()) >= 1
    assert "the first round of betting starts" in " ".join(shown.split())
    assert "governed by: qld s39" in " ".join(shown.split())
    assert all(len(line.rstrip()) <= 80 for line in shown.splitlines())


def test_the_drawing_warns_of_what_happens_when_nobody_opens_the_final_round() -> None:
    talk = at_the_table(seats=2)
    for _ in range(80):
        if talk.session.view().look["wins_unopened"]:
            break
        go_on_cheaply(talk)
    assert "the pot unseen if nobody opens (qld s392(7))" in " ".join(drawn(talk).split())


def called_after_the_last_card(round_: Round[Any]) -> bool:
    """Has somebody called the last bet or raise after the last card? Before the final round, more cards would come."""
    events = list(round_.events)
    last = max(at for at, event in enumerate(events) if isinstance(event, Came))
    acts = [event.act for event in events[last:] if isinstance(event, Done)]
    bets = [at for at, act in enumerate(acts) if act in ("bet", "raise")]
    return bool(bets) and bool({"call", "tap out"} & set(acts[bets[-1] :]))


@pytest.mark.parametrize("form", ["ante betting", "blind betting"])
def test_the_other_seats_play_forty_rounds_by_themselves(form: str) -> None:
    talk = at_the_table(seats=6, table=(("betting_form", form),))
    talk.session.driver.waits_for = frozenset()
    talk.session.table.people["seat 1"].role = Role.SPECTATOR  # the person only watches
    raised = shown = 0
    for _ in range(40):
        talk.session.begin()
        assert talk.session.round.over
        acts = {event.act for event in done(talk.session.round)}
        raised, shown = raised + ("raise" in acts), shown + ("show" in acts)
        assert ("show" in acts) == called_after_the_last_card(talk.session.round)  # s392(7), (9), (10), s393(1)
    assert 0 < raised < 40
    assert 0 < shown < 40
    assert talk.session.table.house > 0


def test_a_session_is_recorded_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = "\n" * 3 + "call\nbet\ncheck\nfold\n" * 4 + "start\nante\nfold\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "7-card-stud", "--seed", "3", "--seats", "5", "--record", "a.round"]) == 0
    assert main(["replay", "a.round"]) == 0
