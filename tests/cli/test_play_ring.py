"""Two-up and triple penny two-up in the terminal: what is typed, what is drawn, and a session that replays."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from houseway.cli import main
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput
from houseway.games import find
from houseway.games.two_up.lexicon import LEXICON
from houseway.play.grammar import Intent
from houseway.play.record import read as read_record
from houseway.play.record import replay
from houseway.play.view import View

GAMES = ("two-up", "triple-penny-two-up")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def session_of(game: str, *acts: tuple[Any, ...]) -> TerminalSession:
    session = TerminalSession(game, TableChoice(seed="7", seats=1))
    for who, act, *details in acts:
        session.act(who, act, dict(*details))
    return session


def view_of(game: str, *acts: tuple[Any, ...]) -> View:
    return session_of(game, *acts).view()


def drawn_of(game: str, *acts: tuple[Any, ...]) -> str:
    session, out = session_of(game, *acts), Console(width=80, file=io.StringIO())
    out.print(session.drawn(session.view()))
    assert isinstance(out.file, io.StringIO)
    return " ".join(out.file.getvalue().split())


def wager(on: str, stake: int, **more: Any) -> tuple[str, dict[str, Any]]:
    return "wager", {"on": on, "selection": on.split()[-1], "stake": stake, **more}


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("10 heads", wager("heads", 1000)),
        ("bet $12.50 on T", wager("tails", 1250)),
        ("spinner 10 heads", wager("spinner's wager on heads", 1000)),
        ("spinner 5 on tail", wager("spinner's wager on tails", 500)),
        ("bonus heads", wager("spinner's bonus wager on heads", 100)),
        ("bonus 1 tails", wager("spinner's bonus wager on tails", 100)),
        ("accept 900 heads", wager("heads", 90_000, accepted=True)),
        ("accept", ("accept", {})),
        ("yes", ("accept", {})),
        ("pass", ("decline", {})),
        ("again", ("keep spinning", {})),
        ("stop", ("stop spinning", {})),
        ("spin", ("offer the spin", {})),
        ("withdraw spinner heads", ("withdraw", {"on": "spinner's wager on heads", "selection": "heads"})),
        ("withdraw tails", ("withdraw", {"on": "tails", "selection": "tails"})),
    ],
)
def test_what_is_typed_is_understood(line: str, meant: tuple[str, dict[str, Any]]) -> None:
    intents = LEXICON.read(line, view_of("two-up"))
    assert intents is not None
    assert [(i.act, i.details) for i in intents] == [meant]


def test_the_spinner_spins_by_saying_so_and_learns_the_laws_word() -> None:
    view = view_of(
        "two-up",
        ("dealer", "offer the spin"),
        ("seat 1", "accept"),
        ("seat 1", "wager", {"on": "spinner's wager on heads", "selection": "heads", "stake": 1000}),
        ("dealer", "no more bets"),
    )
    assert LEXICON.read("spin", view) == [Intent("spin the coins", {})]
    found = LEXICON.read("toss", view)
    assert found is not None
    assert "spin" in found[0].lesson


@pytest.mark.parametrize("line", ["10", "spinner 10", "spinner heads", "10 odds", "withdraw", "withdraw all"])
def test_what_is_not_understood_says_what_would_be(line: str) -> None:
    with pytest.raises(BadInput):
        LEXICON.read(line, view_of("two-up"))


def test_what_is_no_phrase_of_the_ring_is_left_to_others() -> None:
    for line in ("whistle", "lights fail", "buy 100", "withdraw on=heads selection=heads"):
        assert LEXICON.read(line, view_of("two-up")) is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_session_fits_80_columns_and_its_record_replays(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "10 heads\n\naccept\nspinner 10 heads\nbonus heads\n\n" + "spin\ndecline\n\n10 tails\nkeep\n" * 12
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    assert main(["play", game, "--seed", str(seed), "--records", "."]) == 0
    assert max(map(len, capsys.readouterr().out.splitlines())) <= 80
    [record] = Path().glob("*.round")
    again = replay(read_record(record.read_text(encoding="utf-8")), find)
    assert not again.differences
    assert len(again.lines) > 4


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_who_spins_and_the_chips_in_their_areas(game: str) -> None:
    drawn = drawn_of(
        game,
        ("dealer", "offer the spin"),
        ("seat 1", "accept"),
        ("seat 1", "wager", {"on": "spinner's wager on heads", "selection": "heads", "stake": 1000}),
        ("seat 1", "wager", {"on": "tails", "selection": "tails", "stake": 2500}),
    )
    assert "spinner: you" in drawn
    assert "● you: $10.00 spinner's wager on heads, $25.00 tails" in drawn
    assert "●$25│" in drawn
    assert f"in the bowl: {3 if game == 'two-up' else 2}" in drawn


def test_s173_2_cards_are_drawn_while_the_lights_are_out() -> None:
    drawn = drawn_of("two-up", ("dealer", "lights fail"))
    assert "[odds 0] · [heads 0] · [tails 0]" in drawn
    assert "shown by: cards (qld s173(2))" in drawn
