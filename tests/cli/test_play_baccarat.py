"""Baccarat in the terminal: what is typed, what is drawn, and a session that replays."""

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from houseway.cli import main
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.errors import BadInput
from houseway.games import find
from houseway.games.baccarat.lexicon import LEXICON, hint
from houseway.play.grammar import Intent
from houseway.play.record import read as read_record
from houseway.play.record import replay

WIDTH = 80


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def session(*acts: tuple[str, str, dict[str, Any]], seats: int = 1, **rules: Any) -> TerminalSession:
    """A table whose cards are cut, and what is done there."""
    found = TerminalSession("baccarat", TableChoice(seed="7", seats=seats, table=tuple(rules.items())))
    if "cut" in (found.view().awaited or {}).get("offers", ()):  # nobody else is there to cut
        found.act("", "cut", {})
    for who, act, details in acts:
        found.act(who, act, details)
    return found


def on(wager: str, stake: int, **more: Any) -> dict[str, Any]:
    return {"on": wager, "selection": "seat 1", "stake": stake, **more}


ACCEPTED: tuple[str, str, dict[str, Any]] = ("", "accept the shoe", {})
WAGERED = ("", "wager", on("banker's hand", 2000))


def drawn(found: TerminalSession) -> str:
    out = io.StringIO()
    Console(file=out, width=WIDTH).print(found.drawn(found.view()))
    return out.getvalue()


@pytest.mark.parametrize(
    ("line", "act", "details"),
    [
        ("10 banker", "wager", on("banker's hand", 1000)),
        ("bet $12.50 on the player", "wager", on("player's hand", 1250)),
        ("10 tie", "wager", on("tie bet", 1000)),
        ("20 punto", "wager", on("player's hand", 2000)),
        ("accept 900 tie", "wager", on("tie bet", 90_000, accepted=True)),
        ("withdraw banker", "withdraw", {"on": "banker's hand", "selection": "seat 1"}),
        ("pass", "pass the shoe", {}),
        ("pay", "pay commission", {}),
        ("reshuffle", "ask for a reshuffle", {}),
        ("cut 100", "cut", {"at": 100}),
        ("sit 4", "take a seat", {"seat": "seat 4"}),
        ("accept", "accept the shoe", {}),
        ("no", "decline the shoe", {}),
    ],
)
def test_what_is_typed_is_understood(line: str, act: str, details: dict[str, Any]) -> None:
    intents = LEXICON.read(line, session(ACCEPTED).view())
    assert intents is not None
    assert [(each.act, dict(each.details)) for each in intents] == [(act, details)]


def test_the_law_s_word_is_taught() -> None:
    (intent,) = LEXICON.read("10 banco", session(ACCEPTED).view()) or []
    assert intent.lesson == "the law calls it the banker's hand"


def test_deal_closes_the_wagers_and_deals_where_the_banker_says_it() -> None:
    no_more_bets = Intent("no more bets", {}, "dealer")
    assert LEXICON.read("deal", session(ACCEPTED).view()) == [no_more_bets]  # no wager: the shoe would be relinquished
    assert LEXICON.read("deal down", session(ACCEPTED, WAGERED).view()) == [
        no_more_bets,
        Intent("deal", {"face": "down"}),
    ]
    closed = session(ACCEPTED, WAGERED, ("dealer", "no more bets", {}))
    assert LEXICON.read("deal", closed.view()) == [Intent("deal", {})]
    assert hint(closed.view()).startswith("You are the banker: deal")


def test_withdraw_all_takes_back_what_lies_there() -> None:
    assert LEXICON.read("withdraw all", session(ACCEPTED, WAGERED).view()) == [
        Intent("withdraw", {"on": "banker's hand", "selection": "seat 1"})
    ]
    with pytest.raises(BadInput, match="no wager"):
        LEXICON.read("withdraw", session(ACCEPTED).view())
    with pytest.raises(BadInput, match="no wager here"):
        LEXICON.read("withdraw pairs", session(ACCEPTED).view())
    assert LEXICON.read("whistle", session(ACCEPTED).view()) is None


def test_the_table_is_drawn_within_80_columns() -> None:
    text = drawn(session(ACCEPTED, WAGERED, seats=18))
    lines = text.splitlines()
    assert max(map(len, lines)) <= WIDTH
    assert any(line.startswith("BANKER  │●20 ") for line in lines)
    assert "banker: you" in text
    assert "standing: seat 15" in text


def test_what_is_owed_and_the_results_are_shown() -> None:
    table = session(ACCEPTED)
    table.table.owed = {"seat 1": 250}  # type: ignore[attr-defined]
    table.table.results = ["banker's hand", "tie hand"]  # type: ignore[attr-defined]
    text = drawn(table)
    assert "commission owed: you $2.50" in text
    assert "this shoe B T" in text


@pytest.mark.parametrize("seats", [1, 3, 16])
def test_a_session_is_played_and_its_record_replays(
    seats: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    typed = [
        "cut",
        "accept",
        "20 banker",
        "deal",
        "10 tie",
        "10 player",
        "deal",
        "deal",
        "accept",
        "30 player",
        "deal",
        "pay",
        "quit",
    ]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["play", "baccarat", "--seed", "11", "--seats", str(seats), "--records", str(tmp_path)]) == 0
    (record,) = tmp_path.glob("*.round")
    again = replay(read_record(record.read_text(encoding="utf-8")), find)
    assert not again.differences


def test_the_lobby_says_what_it_is() -> None:
    assert "shoe" in find("baccarat").face.says
