"""5 card stud at the terminal: what is typed, what is drawn, and how the other seats play."""

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
from houseway.equipment.cards import NAME, RANK
from houseway.errors import Refused
from houseway.play.ask import Card, Choice
from houseway.play.people import Role

BLIND = (("betting_form", "blind betting"),)
OPENINGS = {"bet", "1 component", "no additional bet"}


def at_the_table(seats: int = 3, **settings: Any) -> Conversation:
    """Everybody but you is a bot."""
    return Conversation(
        TerminalSession("5-card-stud", TableChoice(seed="5", seats=seats, **settings)), Screen(quiet=True)
    )


def dealt(talk: Conversation, own: str) -> Conversation:
    """You hold these two cards, and nobody else an ace: the opening bet is yours."""
    session, coming = talk.session, own.split()
    session.driver.source = None
    talk.try_("start")
    while not (isinstance(session.round.ask, Choice) and OPENINGS & session.round.ask.offers.keys()):
        ask = session.round.ask
        if isinstance(ask, Card):
            low = next(each for each in ask.device.weights() if RANK[each] in range(2, 9))
            session.outcome(coming.pop(0) if ask.to == session.name else NAME[low])
        else:
            talk.try_("")
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


@pytest.mark.parametrize("line", ["ante", "ante bet", ""])
def test_the_ante_is_one_word_or_enter(line: str) -> None:
    talk = at_the_table()
    talk.try_("start")
    assert meant(talk, line) == ("ante bet", {})


@pytest.mark.parametrize(
    ("line", "act", "details"),
    [
        ("no more", "no additional bet", {}),
        ("check", "no additional bet", {}),
        ("bet 5", "1 additional bet", {}),
        ("open", "1 additional bet", {}),
        ("bet 12", "2 additional bets", {"amount": 700}),
    ],
)
def test_the_opening_bets_of_blind_betting_are_typed_as_one_amount(
    line: str, act: str, details: dict[str, Any]
) -> None:
    talk = dealt(at_the_table(table=BLIND), "KS AS")
    assert meant(talk, line) == (act, details)


def test_more_than_the_limit_is_refused_with_its_provision() -> None:
    talk = dealt(at_the_table(table=BLIND), "KS AS")
    with pytest.raises(Refused, match=r"qld s346\(13\)"):
        talk.try_("bet 16")
    with pytest.raises(Refused, match=r"qld s346\(2\)"):
        talk.try_("fold")


def test_the_hint_says_what_may_be_typed() -> None:
    talk = dealt(at_the_table(table=BLIND), "KS AS")
    assert talk.session.lexicon.hint(talk.session.view()) == "no more · bet $5 · bet $10 to $15 · ? for all"
    ante = at_the_table()
    ante.try_("start")
    assert ante.session.lexicon.hint(ante.session.view()) == "ante bet (or Enter) · ? for all"
    assert ante.session.lexicon.hint(dealt(at_the_table(), "KS AS").session.view()) == "bet $5 · ? for all"


def test_the_drawing_shows_ones_own_hole_card_and_the_backs_of_others() -> None:
    talk = dealt(at_the_table(seats=10), "KS AS")
    shown = drawn(talk)
    own = next(line for line in shown.splitlines() if "you " in line and "left" in line)
    assert "(K♠) A♠" in own
    assert "▶" in own
    assert sum("░░" in line for line in shown.splitlines()) == 9
    assert all(len(line.rstrip()) <= 80 for line in shown.splitlines())
    told = " ".join(shown.split())
    assert "first round of betting · ante: $1 · highest card opens · full pot betting · 52 cards" in told


def test_the_drawing_warns_of_what_happens_when_nobody_opens_the_final_round() -> None:
    talk = at_the_table(seats=2)
    table = talk.session.table
    for _ in range(60):
        if table.betting_rounds == 4 and talk.session.view().look["wins_unopened"]:  # type: ignore[attr-defined]
            break
        offers = list(talk.session.round.ask.offers) if isinstance(talk.session.round.ask, Choice) else []
        talk.try_(next((act for act in ("check", "call", "tap out", "bet") if act in offers), ""))
    assert "if nobody opens" in " ".join(drawn(talk).split())


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
    assert 0 < raised < 40
    assert 5 < shown < 40
    assert talk.session.table.house > 0


def test_a_session_is_recorded_and_replays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = "\n" * 3 + "call\nbet\ncheck\nfold\n" * 4 + "start\nante\nfold\nquit\n"
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", "5-card-stud", "--seed", "3", "--seats", "5", "--record", "a.round"]) == 0
    assert main(["replay", "a.round"]) == 0
