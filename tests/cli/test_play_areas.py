"""Wheel of fortune and tri-chro at the terminal: what is typed, and what is drawn."""

import io
from typing import Any

import pytest
from rich.console import Console

from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games.tri_chro.lexicon import place
from houseway.play.view import View


def at_the_table(game: str, **settings: Any) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="7", **settings)), Screen(quiet=True))


def placed(talk: Conversation) -> list[tuple[str, str, str]]:
    view = talk.session.view()
    return [(p["wager"], p["stake"], p["chips"]) for p in view.placed if p["person"] == view.viewer]


def drawn(talk: Conversation, view: View | None = None) -> list[str]:
    out = Console(file=io.StringIO(), width=80, force_terminal=False)
    out.print(talk.session.drawn(view or talk.session.view()))
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue().splitlines()


WHEEL = [
    ("5 on a", "symbol a"),
    ("5 a", "symbol a"),
    ("bet $5 on symbol g", "symbol g"),
    ("5 on 11 to 1", "symbol d"),
    ("5 even money", "symbol a"),
]
TRI_CHRO = [
    ("5 red", "any red"),
    ("5 on any gold", "any gold"),
    ("5 no green", "no green"),
    ("5 red pair", "any red pair"),
    ("5 two reds pair", "any red pair"),
    ("5 red star pair", "red star pair"),
    ("5 gold stars", "gold star pair"),
    ("5 odd pair gold green", "odd pair green and gold"),
    ("5 red and gold", "odd pair gold and red"),
    ("5 red green stars", "odd stars red and green"),
    ("5 star", "any star"),
]


@pytest.mark.parametrize(
    ("game", "line", "wager"), [("wheel-of-fortune", *x) for x in WHEEL] + [("tri-chro", *x) for x in TRI_CHRO]
)
def test_a_wager_is_typed_in_common_words(game: str, line: str, wager: str) -> None:
    talk = at_the_table(game)
    talk.try_(line)
    assert placed(talk) == [(wager, "5.00", "")]
    talk.try_(f"withdraw {wager}")
    assert placed(talk) == []


@pytest.mark.parametrize("game", ["wheel-of-fortune", "tri-chro"])
@pytest.mark.parametrize("line", ["5", "5 on nothing", "5 22 to 1", "5 red green gold", "withdraw all"])
def test_words_that_name_no_area_are_answered_with_examples(game: str, line: str) -> None:
    with pytest.raises(BadInput):
        at_the_table(game).try_(line)


def test_every_wager_of_tri_chro_is_understood_by_its_own_name() -> None:
    talk = at_the_table("tri-chro")
    for row in talk.session.game.wagers:
        assert place(row.name, talk.session.view()) == (row.name, row.name, "")


def test_a_symbol_that_the_wheel_lacks_is_refused_by_the_table() -> None:
    with pytest.raises(Refused, match="symbol h"):
        at_the_table("wheel-of-fortune", variant={"spaces": 52}).try_("5 on h")


@pytest.mark.parametrize(("game", "line"), [("wheel-of-fortune", "spin"), ("tri-chro", "draw")])
def test_one_word_plays_the_round_to_its_end(game: str, line: str) -> None:
    talk = at_the_table(game)
    talk.try_(line)
    assert len(talk.session.ended) == 1


def test_a_wager_accepted_by_mistake_and_one_in_colour_are_typed_too() -> None:
    talk = at_the_table("tri-chro")
    talk.try_("as dealer issue colour chips person='seat 1'".replace("'", '"') + " colour=white worth=1.00 amount=20")
    talk.try_("4 any red in white")
    talk.try_("accept 100 red star pair")
    assert placed(talk) == [("any red", "4.00", "white"), ("red star pair", "60.00", "")]


@pytest.mark.parametrize("spaces", [50, 52])
def test_the_rim_stops_at_the_winning_symbol_and_chips_lie_in_their_area(spaces: int) -> None:
    talk = at_the_table("wheel-of-fortune", variant={"spaces": spaces}, by_hand=True, seats=1)
    for line in ("5 on g", "spin", "spin", "symbol g", "as dealer announce the winning symbol"):
        talk.try_(line)
    lines = drawn(talk, talk.session.finished[-1])
    assert lines[1].index("[g]") + 1 == lines[0].index("▼")
    assert any("●$5" in line for line in lines)
    assert "On a peg?" in lines[2]
    assert max(map(len, lines)) <= 80


def test_balls_of_several_words_are_typed_and_the_winning_areas_light_up() -> None:
    talk = at_the_table("tri-chro", by_hand=True, seats=1)
    for line in ("5 any star", "draw", "draw", "red star", "ball gold"):
        talk.try_(line)
    assert not any("»" in line for line in drawn(talk))
    talk.try_("as dealer announce the result")
    lines = drawn(talk, talk.session.finished[-1])
    assert "★red" in lines[0]
    assert [line.count("»") for line in lines if "»" in line] == [
        1,
        1,
        2,
        1,
    ]  # odd pair, no green, any red and gold, star
    assert max(map(len, lines)) <= 80
