"""Ordinary play stops where what came may still be reported, before it counts; and not where somebody is in a hurry."""

from typing import Any

import pytest

from houseway.cli.terminal.chances import last_chances
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.report_menu import open_reports
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import Refused
from houseway.games import GAMES, find, variants
from houseway.play.events import Done

STOPS = {
    "baccarat": "both hands are complete",
    "blackjack": "settling",
    "com-bo": "the result is entered",
    "craps": "the throw has been called",
    "keno": "twenty numbers are drawn",
    "mini-baccarat": "both hands are complete",
    "mini-dice": "the result is announced",
    "pai-gow": "all hands are set",
    "roulette": "the ball is at rest",
    "sic-bo": "the result is announced",
    "tri-chro": "two balls are drawn",
    "triple-penny-two-up": "the coins lie on the floor",
    "two-up": "the coins lie on the floor",
    "wheel-of-fortune": "the indicator is at rest",
}
"""Where a newcomer's first wager is about to be decided; nothing stops at poker and Queensland's Caribbean stud."""


def at(game: str, **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="2", **settings)), Screen(quiet=True))


def hint(talk: Conversation) -> str:
    return talk.hint(talk.session.view())


def to_the_stop(talk: Conversation) -> Conversation:
    while not talk.session.paused:
        talk.try_("")
        assert not talk.session.decided, "nothing stopped"
    return talk


@pytest.mark.parametrize(("game", "moment"), STOPS.items())
def test_the_table_stops_before_what_came_counts_and_reports_are_open_there(game: str, moment: str) -> None:
    talk = to_the_stop(at(game))
    session = talk.session
    assert session.table.moment == moment
    assert hint(talk).lower().startswith(moment)
    assert " · report" in hint(talk)
    rows = session.game.act_named
    assert [each.act for each in open_reports(session) if each.act in rows and moment in (rows[each.act].at or ())]


@pytest.mark.parametrize("game", GAMES)
def test_the_moments_come_from_the_game_itself(game: str) -> None:
    for held in variants(game):
        assert last_chances(held) <= set(held.moments)
    if game in STOPS:
        assert STOPS[game] in last_chances(find(game))


@pytest.mark.parametrize("game", STOPS)
def test_whoever_is_in_a_hurry_is_stopped_nowhere(game: str) -> None:
    talk = at(game, quick=True)
    while not talk.session.decided:
        talk.try_("")
        assert not talk.session.paused


def test_the_word_quick_goes_to_and_fro() -> None:
    talk = at("sic-bo", seats=1)
    for line in ("quick", "5 small", "spin"):
        talk.try_(line)
    assert talk.session.decided == 1
    for line in ("quick", "5 small", "spin"):
        talk.try_(line)
    assert talk.session.paused
    assert talk.session.decided == 1


def test_what_is_reported_at_the_stop_changes_what_comes_of_it() -> None:
    talk = to_the_stop(at("roulette", seats=1))
    for line in ("report invalid spin", "1"):
        talk.try_(line)
    while talk.question is not None:
        talk.try_("1")
    assert not talk.session.decided
    assert talk.session.table.moment == "before the spin"
    assert [placed.stake for placed in talk.session.table.placed] == [500]


def test_no_wager_is_made_at_the_stop() -> None:
    talk = to_the_stop(at("roulette", seats=1))
    with pytest.raises(Refused, match=r"qld s136\(4\)"):
        talk.try_("5 on 17")


def test_nobody_is_stopped_who_has_nothing_at_stake() -> None:
    talk = at("roulette")
    for line in ("go", "go"):
        talk.try_(line)
    assert talk.session.ended
    assert not talk.session.lines


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5", "6"])
def test_coins_that_decide_nothing_are_spun_until_they_do_and_each_is_told(seed: str) -> None:
    talk = to_the_stop(Conversation(TerminalSession("two-up", TableChoice(seed=seed)), Screen(quiet=True)))
    talk.try_("")
    assert talk.session.decided
    told = [each["called"] for each in talk.session.finished[-1].happened if "called" in each]
    assert {"heads", "tails", "odds"} & set(told)


# At poker


@pytest.mark.parametrize("game", ["5-card-stud", "7-card-stud", "draw", "manila"])
def test_neighbours_are_calm_in_the_first_round_alone(game: str) -> None:
    talk = at(game)
    calm = talk.session.driver.strategies
    while not talk.session.ended:
        talk.try_("")
        acts = {event.act for event in talk.session.round.events if isinstance(event, Done) and event.who != "seat 1"}
        assert not acts & {"raise", "fold"} or talk.session.ended
    assert talk.session.driver.strategies != calm


@pytest.mark.parametrize("game", ["5-card-stud", "7-card-stud"])
def test_s348_7_enter_opens_the_final_round_rather_than_let_the_pot_go(game: str) -> None:
    talk = at(game)
    while talk.session.table.moment != "final round of betting":
        talk.try_("")
    assert hint(talk).startswith("Enter: bet $5 · ")


def test_checking_goes_on_until_somebody_bets() -> None:
    talk = at("manila", seats=2)
    talk.try_("")
    talk.try_("call" if "call" in hint(talk) else "decline")
    assert hint(talk).startswith("Enter: check until somebody bets · ")
    talk.try_("")
    assert talk.session.ended


def test_after_the_first_wager_coins_that_decide_nothing_stop_too() -> None:
    talk = to_the_stop(at("two-up"))
    assert "they stand, on until decided" in hint(talk)
    talk.try_("")
    assert talk.session.decided
    shown = []
    for _ in range(40):
        if talk.session.paused:
            assert "they stand · report" in hint(talk)
            shown.append(hint(talk).partition(" · ")[0].rpartition(" ")[2])
        talk.try_("")
    assert {"HT", "TH"} & set(shown)
    assert {"HH", "TT"} & set(shown)
