"""`why`: the reasons of the last thing that was settled, refused or ruled, and of a line of the last round."""

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.cli.terminal.why import why_page
from houseway.errors import BadInput
from houseway.games import find
from houseway.play.events import Events, Ruled
from houseway.play.record import read, replay
from houseway.play.round import Round
from houseway.why import asked_by
from houseway.why import why as tree


def at(game: str, *lines: str, by_hand: bool = False) -> Conversation:
    talk = Conversation(
        TerminalSession(game, TableChoice(seed="1", seats=1, quick=True, by_hand=by_hand)), Screen(quiet=True)
    )
    for line in lines:
        talk.take(line)
    return talk


def why(talk: Conversation, which: str = "") -> list[str]:
    return [str(line) for line in why_page(talk.session, which) if isinstance(line, Text)]


def test_before_anything_happened_there_is_nothing_to_ask() -> None:
    with pytest.raises(BadInput, match="nothing of yours has been settled"):
        why(at("roulette"))


def test_s136_4_the_last_line_of_the_last_round_is_told_and_another_by_its_number() -> None:
    talk = at("roulette", "5 red", "5 on 17", "go", "go", "17", "go", by_hand=True)
    first, second, last = why(talk, "1"), why(talk, "2"), why(talk)
    assert first[0] == "your red loses: $5.00 collected"
    assert first[1] == "  because  the ball is on 17 (black, odd, low), and red does not cover it"
    assert second[0] == "your straight up 17 wins: $175.00 paid, $5.00 stays on the layout"
    assert last == second


@pytest.mark.parametrize("which", ["0", "3", "red", "-1"])
def test_a_line_that_is_not_there_is_said(which: str) -> None:
    talk = at("roulette", "5 red", "go", "go")
    assert talk.session.lines
    with pytest.raises(BadInput, match="your lines of the last round are 1 to 1: 'why 1'"):
        why(talk, which)


def test_s5_1_b_a_refusal_is_told_with_the_sign_and_what_was_tried() -> None:
    talk = at("roulette", "1 red")
    assert why(talk)[:2] == [
        "you are refused: wager $1.00 on red",
        "  because  $1.00 is under the minimum of $5.00",
    ]


def test_it_is_a_page_in_place_of_the_table() -> None:
    talk = at("roulette", "5 red", "go", "go", "why")
    assert str(talk.page[0]) == why(talk)[0]


def test_what_lies_face_down_is_not_named_while_the_round_goes_on() -> None:
    path = Path(__file__).parents[1] / "rounds" / "caribbean-stud-s239-3-no-bet.round"
    every: list[str] = []

    def watch(round_: Round[Any], events: Events) -> None:
        for event in events if not round_.over else ():
            if isinstance(event, Ruled):
                every.extend(fact.says for fact in tree(round_, event.number).facts)
                seen = [fact.says for asked in asked_by(round_, "bob") for fact in asked.reason.facts]
                assert not any(" from the shoe" in says for says in seen)

    replay(read(path.read_text(encoding="utf-8"), path.name), find, watch)
    assert any(" from the shoe" in says for says in every)
