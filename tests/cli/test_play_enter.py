"""Enter always goes on, by the ordinary thing that gives nothing up, and the prompt says by which."""

import io
from typing import Any

import pytest

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.games import GAMES, variants
from houseway.play.events import Done

TABLES = [(game, rules) for game in GAMES for rules in dict.fromkeys(held.rules for held in variants(game))]
POKER = ("5-card-stud", "7-card-stud", "draw", "manila")
GIVING_UP = {
    "fold", "reject the dice", "pass the dice", "decline the shoe", "pass the shoe", "retire", "stop spinning",
    "relinquish the shoe", "take the bank", "tap out", "insure",
}  # fmt: skip


def at(game: str, rules: str | None = None, seed: str = "1", **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed=seed, rules=rules, **settings)), Screen(quiet=True))


def hint(talk: Conversation) -> str:
    return talk.hint(talk.session.view())


def own_acts(talk: Conversation) -> set[str]:
    events = talk.session.round.events
    return {event.act for event in events if isinstance(event, Done) and event.who == talk.session.name}


@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_six_times_enter_from_the_lobby_settle_a_wager(
    seed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n" * 6))
    assert main(["play", "--seed", seed, "--no-record"]) == 0
    assert "  this round " in capsys.readouterr().out


@pytest.mark.parametrize("seed", ["1", "2"])
@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_enter_goes_on_wherever_the_round_stands_and_gives_nothing_up(game: str, rules: str, seed: str) -> None:
    talk = at(game, rules, seed)
    for _ in range(60):
        session = talk.session
        assert "Enter" in hint(talk), hint(talk)
        assert len(hint(talk)) <= 80
        stood = session.round, len(session.round.log)
        talk.try_("")
        assert (session.round, len(session.round.log)) != stood
        assert not own_acts(talk) & GIVING_UP
    assert talk.session.ended


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_enter_goes_on_where_the_dealer_is_played_too(game: str, rules: str) -> None:
    talk = at(game, rules, by_hand=True)
    for _ in range(250):
        assert "Enter" in hint(talk), hint(talk)
        talk.try_("")
    assert talk.session.ended


@pytest.mark.parametrize(
    ("game", "lines", "does"),
    [
        ("blackjack", [], "the cut · Enter: cut"),
        ("blackjack", ["cut"], "Enter: wager 5"),
        ("baccarat", [], "The shoe is offered to you · Enter: accept"),
        ("baccarat", ["", "no more bets"], "You are the banker · Enter: deal"),
        ("craps", [], "The dice are offered to you · Enter: accept"),
        ("craps", ["accept"], "You shoot · Enter: 5 win, 5 field"),
        ("two-up", [""], "the spin · Enter: accept"),
        ("two-up", ["", "accept"], "You have the spin · Enter: 5 heads, spinner 5 heads"),
        ("roulette", [], "Enter: 5 red"),
        ("keno", [], "Enter: 1 lucky 6"),
        ("pai-gow", ["", ""], "box 3 · Enter: house way"),
        ("caribbean-stud", ["", ""], "Enter: bet $10.00"),
    ],
)
def test_the_prompt_says_what_enter_does(game: str, lines: list[str], does: str) -> None:
    talk = at(game)
    for line in lines:
        talk.try_(line)
    assert hint(talk).startswith(does)


def test_who_wants_no_wager_goes_on_without_one() -> None:
    talk = at("roulette", seats=1)
    for line in ("go", "", ""):
        talk.try_(line)
    assert talk.session.ended
    assert not talk.session.lines


def test_enter_makes_the_wagers_of_the_last_round_again() -> None:
    talk = at("sic-bo", seats=1)
    for line in ("5 big", "2 on 3", "spin", ""):
        talk.try_(line)
    assert hint(talk).startswith("Enter: again, $7 in 2 wagers · ")
    talk.try_("")
    assert len(talk.session.view().placed) == 2


def test_a_hand_that_no_card_can_bust_is_given_one() -> None:
    talk, cards = at("blackjack", seats=1, by_hand=True), iter(["5C", "6H", "4D"])
    while "box 1 · " not in hint(talk):
        awaited = talk.session.view().awaited or {}
        talk.try_(next(cards) if awaited.get("field") == "card" else "")
    assert hint(talk).startswith("box 1 · Enter: draw")


def test_a_shooter_whose_line_bet_is_decided_is_asked_for_another() -> None:
    """A place bet still lies there; Enter must not pass the dice."""
    talk = at("craps", seats=1, by_hand=True)
    for line in ("accept", "5 win", "6 place 8", "throw", "6-1"):
        talk.try_(line)
    while (talk.session.view().awaited or {})["kind"] != "wagering":
        talk.try_("")
    assert talk.session.view().placed
    assert "Enter: 5 win" in hint(talk)
