"""Sic-bo and mini-dice in the terminal: what is typed, what it means, and what is drawn."""

import io
from pathlib import Path
from typing import Any

import pytest

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput, Refused
from houseway.games import find
from houseway.games.mini_dice import lexicon as mini_dice
from houseway.games.sic_bo import lexicon as sic_bo
from houseway.games.sic_bo.layout import laid_out
from houseway.play.grammar import Lexicon

FACES = "individual die face values"


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def at_the_table(game: str, **settings: Any) -> Conversation:
    return Conversation(
        TerminalSession(game, TableChoice(seed="7", seats=1, quick=True, **settings)), Screen(quiet=True)
    )


def meant(lexicon: Lexicon, words: str) -> tuple[str, str]:
    """The wager and the place that some words name."""
    [intent] = lexicon.read(f"5 {words}", at_the_table("sic-bo").session.view()) or []
    return intent.details["on"], intent.details["selection"]


def lying(conversation: Conversation) -> list[tuple[str, str, str]]:
    return [(p["wager"], p["selection"], p["stake"]) for p in conversation.session.view().placed]


@pytest.mark.parametrize(
    ("words", "kind", "selection"),
    [
        ("small", "small", "small"),
        ("low", "small", "small"),
        ("big", "big", "big"),
        ("any triple", "any triple", "any triple"),
        ("triple 4", "triples", "4"),
        ("4-4-4", "triples", "4"),
        ("double 4", "doubles", "4"),
        ("4 and 4", "doubles", "4"),
        ("pair 4-4", "doubles", "4"),
        ("total 9", "3 dice totals", "9"),
        ("9 total", "3 dice totals", "9"),
        ("11", "3 dice totals", "11"),
        ("5", FACES, "5"),
        ("face 5", FACES, "5"),
        ("2-1", "dice combinations", "1-2"),
        ("combination 6 and 3", "dice combinations", "3-6"),
    ],
)
def test_words_for_every_place_of_the_sic_bo_layout(words: str, kind: str, selection: str) -> None:
    assert meant(sic_bo.LEXICON, words) == (kind, selection)
    assert selection in find("sic-bo").wager_named[kind].selections


def test_every_area_of_the_layout_can_be_named_as_the_law_names_it() -> None:
    for place in laid_out().places:
        assert meant(sic_bo.LEXICON, place.name) == (place.wager, place.selection)


@pytest.mark.parametrize("words", ["", "1-2-3", "odd", "red 5", "1-2-3-4"])
def test_what_is_no_place_is_said_to_be_none(words: str) -> None:
    with pytest.raises(BadInput, match="say"):
        meant(sic_bo.LEXICON, words)


def test_a_spin_of_sic_bo_as_it_is_typed() -> None:
    conversation = at_the_table("sic-bo")
    for line in ("5 small", "bet 2 on 3", "$1 double 6", "withdraw 3"):
        conversation.try_(line)
    assert lying(conversation) == [("small", "small", "5.00"), ("doubles", "6", "1.00")]
    conversation.try_("spin")
    (ended,) = conversation.session.ended
    assert [line["wager"] for line in ended["settlements"]] == ["small", "doubles"]
    with pytest.raises(Refused, match="over the maximum"):
        conversation.try_("400 total 9")


def test_under_the_cover_it_is_spun_first_and_closed_after() -> None:
    conversation = at_the_table("sic-bo", table=(("covered", True),))
    conversation.try_("spin")
    assert conversation.session.view().look["tumbler"] == "covered"
    conversation.try_("5 big")
    with pytest.raises(BadInput, match="already"):
        conversation.try_("spin")
    conversation.try_("no more bets")
    assert [line["wager"] for line in conversation.session.ended[0]["settlements"]] == ["big"]


def test_a_dealer_types_what_a_real_table_showed_and_the_areas_light() -> None:
    conversation = at_the_table("sic-bo", by_hand=True)
    for line in ("5 on 6", "no more bets", "as dealer activate the tumbler", "dice 6-2-3"):
        conversation.try_(line)
    conversation.try_("as dealer press the buttons 2,3,5")
    assert conversation.session.view().look["led"] == "2-3-5"
    for line in ("as dealer press the buttons", "as dealer press the entry button"):
        conversation.try_(line)
    assert "3 dice totals 11" in conversation.session.view().look["lit"]
    conversation.try_("")
    assert [line["paid"] for line in conversation.session.ended[0]["settlements"]] == ["5.00"]


@pytest.mark.parametrize(
    ("words", "kind", "selection"),
    [("field", "field", "field"), ("3", FACES, "3"), ("face 3", FACES, "3"), ("number 6", FACES, "6")],
)
def test_words_for_the_boxes_of_mini_dice(words: str, kind: str, selection: str) -> None:
    assert meant(mini_dice.LEXICON, words) == (kind, selection)


def test_a_spin_of_mini_dice_as_it_is_typed() -> None:
    conversation = at_the_table("mini-dice")
    for line in ("5 field", "2 on 3", "roll"):
        conversation.try_(line)
    (ended,) = conversation.session.ended
    assert [line["wager"] for line in ended["settlements"]] == ["field", FACES]
    with pytest.raises(BadInput, match="no box"):
        conversation.try_("5 small")
    with pytest.raises(Refused) as caught:
        conversation.try_("5 on 7")
    assert caught.value.under.text == "qld s5(1)(a)"


@pytest.mark.parametrize(("game", "line"), [("sic-bo", "5 small"), ("mini-dice", "5 field")])
def test_the_table_is_drawn_within_80_columns(
    game: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{line}\nspin\n\nhelp\nquit\n"))
    assert main(["play", game, "--seed", "7", "--no-record"]) == 0
    drawn = capsys.readouterr().out
    assert "●" in drawn
    assert "total" in drawn
    assert all(len(each) <= 80 for each in drawn.splitlines())
