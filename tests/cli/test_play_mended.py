"""What once went wrong at the terminal."""

from typing import Any

import pytest

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.cli.terminal.wagers import own
from houseway.errors import BadInput, Refused


def at(game: str, *lines: str, **settings: Any) -> Conversation:
    talk = Conversation(TerminalSession(game, TableChoice(seed="1", **settings)), Screen(quiet=True))
    for line in lines:
        talk.try_(line)
    return talk


def hint(talk: Conversation) -> str:
    return talk.hint(talk.session.view())


def test_whoever_has_lost_the_dice_is_told_who_throws() -> None:
    talk = at("craps", "accept", "5 win", "throw", "4-2", "", "", "throw", "4-3", "", "", by_hand=True)
    assert talk.session.view().look["shooter"] == "seat 2"
    assert hint(talk) == "Enter: again, $5 win bet · 5 win · 5 don't win · seat 2 throws · ? for all"
    talk.try_("")
    assert "Enter: seat 2 throws" in hint(talk)


@pytest.mark.parametrize("game", ["two-up", "triple-penny-two-up"])
def test_a_spinners_wager_is_made_where_it_is_offered(game: str) -> None:
    talk = at(game, "10 heads", "", "accept", "go", seats=1)
    assert "place a spinner's wager" in hint(talk)
    talk.try_("spinner 10 heads")
    assert ("spinner's wager on heads", "heads", "") in own(talk.session.view())


@pytest.mark.parametrize(("written", "offered"), [
    ("false", False), ("no", False), ("off", False), ("true", True), ("Yes", True), ("on", True),
])  # fmt: skip
def test_a_setting_is_switched_off_by_any_word_for_it(written: str, offered: bool) -> None:
    talk = at("blackjack", table=(("super_sevens", written),))
    assert talk.session.table.rules.super_sevens is offered  # type: ignore[attr-defined]


def test_a_setting_that_is_neither_says_what_it_may_be() -> None:
    with pytest.raises(BadInput, match="'super_sevens' must be true or false, not 'maybe'"):
        at("blackjack", table=(("super_sevens", "maybe"),))


@pytest.mark.parametrize(("game", "line", "told"), [
    ("roulette", "5 split", "say where the split goes"),
    ("sic-bo", "5 total", "say where the 3 dice totals goes"),
])  # fmt: skip
def test_a_wager_without_its_place_is_asked_where_it_goes(game: str, line: str, told: str) -> None:
    with pytest.raises(BadInput, match=told):
        at(game, line)


def test_a_detail_that_is_left_empty_is_asked_for() -> None:
    with pytest.raises(BadInput, match="say which person: one of "):
        at("roulette", "as floor manager exclude person=")


def test_nothing_is_offered_to_be_removed_where_nothing_lies() -> None:
    assert "remove" not in hint(at("craps", "accept"))
    assert "remove" in hint(at("craps", "accept", "5 win"))


def test_show_makes_no_keno_folder(tmp_path: Any, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "new"
    assert main(["keno", "--data", str(folder), "show"]) == 0
    assert "no keno day has begun" in capsys.readouterr().out
    assert not folder.exists()


@pytest.mark.parametrize(("settings", "lines"), [
    ({"super_sevens": "no"}, ["blackjack"]),
    ({"super_sevens": "yes"}, ["blackjack", "super sevens"]),
    ({"super_sevens": "no", "bonus_blackjack": "AS KS"}, ["blackjack", "bonus blackjack"]),
])  # fmt: skip
def test_s50A_1_the_sign_has_the_side_wagers_that_are_offered(settings: dict[str, str], lines: list[str]) -> None:
    shown = at("blackjack", table=tuple(settings.items())).session.table.sign_shown().splitlines()[1:]
    assert [line.rpartition("   ")[0].strip().rstrip("0123456789. ") for line in shown] == lines


def test_s309_2_who_may_not_check_is_refused_under_the_choice_that_there_is() -> None:
    """Also after a fold, which gives the next player the same choice (s309(4))."""
    talk = at("draw")
    for _ in range(200):
        ask = talk.session.round.ask
        if ask is not None and ask.under.text in ("qld s307(4)", "qld s309(4)") and talk.session.view().yours:
            break
        talk.try_("")
    assert ask is not None
    choice = ask.under.text.replace("(4)", "(2)")
    with pytest.raises(Refused) as refused:
        talk.try_("check")
    assert refused.value.under.text == choice
