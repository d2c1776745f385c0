"""`report`: a menu of what can be reported now, the details one by one, and a table that stops where it matters."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.report_menu import Detail, Menu, open_reports
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games import GAMES, find, variants
from houseway.play.record import read, replay

TABLES = [(game, rules) for game in GAMES for rules in dict.fromkeys(held.rules for held in variants(game))]


def at(game: str, rules: str | None = None, **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="1", rules=rules, **settings)), Screen(quiet=True))


def hint(talk: Conversation) -> str:
    return talk.hint(talk.session.view())


def answered(question: Detail, chance: Random) -> str:
    """Some answer that the question offers."""
    kind = question.field["kind"]
    if question.choices:
        chosen = chance.choice(question.choices)
        return str(chosen) if question._numbers or kind == "choices" else str(question.choices.index(chosen) + 1)
    written = {"money": question.field.get("least"), "moment": "1998-09-04T21:00", "card": "8H"}
    return str(written.get(kind, "somebody"))


@pytest.mark.parametrize(("game", "rules"), TABLES)
def test_whatever_the_menu_offers_can_be_reported(game: str, rules: str) -> None:
    """No answer to a question of its own is ever wrong input: the table takes it, or refuses it by a provision."""
    talk, chance = at(game, rules, steps=True, seats=2 if game != "pai-gow" else 3), Random(game)
    made = 0
    for step in range(45):
        if talk.session.over:
            break
        reports = open_reports(talk.session)
        if reports and step % 2:
            talk.try_("report")
            talk.try_(str(1 + chance.randrange(len(reports))))
            with suppress(Refused):
                while isinstance(talk.question, Detail):
                    talk.try_(answered(talk.question, chance))
                made += 1
        assert talk.question is None
        if not talk.session.over:
            talk.try_("")
    assert made or game == "keno"
    assert not replay(read(talk.session.close()), find).differences


def test_the_details_are_asked_for_one_by_one() -> None:
    talk = at("roulette", seats=1)
    for line in ("5 red", "spin", "report no spin"):
        talk.try_(line)
    assert isinstance(talk.question, Menu)
    talk.try_("1")
    assert hint(talk).startswith("no spin: cause? its number")
    with pytest.raises(BadInput, match="'9' is none of them"):
        talk.try_("9")
    assert hint(talk).startswith("no spin: cause? its number")
    talk.try_("ball hung up")
    assert [ruling["ruling"][:21] for ruling in talk.session.view().rulings] == ["no spin: ball hung up"]


@pytest.mark.parametrize("lines", [("report", ""), ("report", "1", "")])
def test_enter_reports_nothing(lines: tuple[str, ...]) -> None:
    talk = at("roulette", seats=1)
    for line in ("5 red", "spin"):
        talk.try_(line)
    happened = len(talk.session.round.log)
    for line in lines:
        talk.try_(line)
    assert len(talk.session.round.log) == happened
    assert "Enter: no more bets" in hint(talk)


def test_what_cannot_be_reported_yet_says_when_it_can() -> None:
    talk = at("roulette")
    with pytest.raises(BadInput, match=r"“no spin” cannot be reported now, but at: the ball runs.*with steps"):
        talk.try_("report the ball jumped out of the wheel")


@pytest.mark.parametrize(
    ("game", "lines", "moment", "act"),
    [
        ("roulette", ("5 red", "spin", ""), "no more bets", "no spin"),
        ("sic-bo", ("5 small", "spin", ""), "the result is announced", "invalid spin"),
        ("wheel-of-fortune", ("5 on a", "spin", ""), "the indicator is at rest", "no spin"),
        ("tri-chro", ("5 any red", "draw", ""), "two balls are drawn", "device malfunction"),
        ("two-up", ("", "", ""), "the coins lie on the floor", "no spin"),
    ],
)
def test_with_steps_the_table_stops_before_a_result_stands(
    game: str, lines: tuple[str, ...], moment: str, act: str
) -> None:
    talk = at(game, seats=1)
    talk.try_("steps")
    for line in lines:
        talk.try_(line)
    for _ in range(20):
        if talk.session.view().moment == moment:
            break
        talk.try_("")
    assert talk.session.view().moment == moment
    assert not talk.session.lines
    assert act in [report.act for report in open_reports(talk.session)]
    assert "report" in hint(talk)


def test_steps_again_lets_the_table_go_on_by_itself() -> None:
    talk = at("sic-bo", seats=1)
    for line in ("steps", "steps", "5 small", "spin", ""):
        talk.try_(line)
    assert talk.session.lines


@pytest.mark.parametrize(
    ("game", "example"),
    [("roulette", "ball …, like "), ("blackjack", "card …, like 8H"), ("craps", "roll …, like ")],
)
def test_who_deals_by_hand_is_shown_what_to_type(game: str, example: str) -> None:
    talk = at(game, by_hand=True, seats=1)
    while (talk.session.view().awaited or {})["kind"] != "outcome":
        talk.try_("")
    assert example in hint(talk)
    stood = talk.session.round.ask
    talk.try_(hint(talk).partition("like ")[2].partition(" ·")[0])
    assert talk.session.round.ask is not stood
