"""Baccarat in Victoria at the terminal: the shoe and who opens, and secret wagers."""

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
from houseway.play.record import read as read_record
from houseway.play.record import replay

TOURNAMENT = (("secret_wagers", 3),)


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def session(
    *lines: str, on: str = "2002-01-01", seats: int = 1, table: tuple[tuple[str, object], ...] = ()
) -> TerminalSession:
    """A table whose cards are cut, and what is typed there."""
    found = TerminalSession("baccarat", TableChoice(seed="9", seats=seats, rules="vic", on=on, table=table))
    if "cut" in (found.view().awaited or {}).get("offers", ()):
        found.act("", "cut", {})
    for line in lines:
        for intent in LEXICON.read(line, found.view()) or []:
            found.act(intent.who, intent.act, intent.details)
    return found


def drawn(found: TerminalSession) -> str:
    out = io.StringIO()
    Console(file=out, width=80).print(found.drawn(found.view()))
    return " ".join(out.getvalue().split())


@pytest.mark.parametrize(
    ("line", "act", "details"),
    [
        ("accept as player", "accept the shoe", {"as": "player"}),
        ("as player", "act as", {"as": "player"}),
        ("relinquish", "relinquish the shoe", {}),
        ("pass", "relinquish the shoe", {}),
        ("both banker first", "ask to open both hands", {"order": "banker then player"}),
        ("let seat 2 deal", "authorise to deal", {"person": "seat 2"}),
        ("let dealer open", "authorise to open", {"person": "dealer"}),
        ("secret $50 on the banker", "make a secret wager", {"type": "banker's hand", "amount": 5000}),
        ("form seat 2", "examine a form", {"person": "seat 2"}),
        (
            "declare 20 tie cash",
            "declare a wager",
            {"on": "tie bet", "selection": "seat 1", "stake": 2000, "with": "cash"},
        ),
    ],
)
def test_what_is_typed_in_victoria(line: str, act: str, details: dict[str, Any]) -> None:
    [intent] = LEXICON.read(line, session("accept").view()) or []
    assert (intent.act, intent.details) == (act, details)


def test_a_wager_is_changed_as_far_as_it_is_said() -> None:
    view = session("accept", "20 banker").view()
    for line, details in (
        ("change banker to tie 10", {"on": "banker's hand", "to": "tie bet", "stake": 1000}),
        ("change banker to player", {"on": "banker's hand", "to": "player's hand", "stake": 2000}),
        ("change banker 50", {"on": "banker's hand", "to": "banker's hand", "stake": 5000}),
    ):
        [intent] = LEXICON.read(line, view) or []
        assert (intent.act, intent.details) == ("change a wager", details)
    for wrong in ("change player 50", "secret 50 red"):
        with pytest.raises(BadInput):
            LEXICON.read(wrong, view)


def test_whoever_holds_the_shoe_deals_and_opens() -> None:
    found = session("accept as player", "10 player")
    assert "· as banker ·" in hint(found.view())
    assert "holds the shoe: you, and the player's hand" in drawn(found)
    assert "relinquish" in hint(found.view())
    for intent in LEXICON.read("deal", found.view()) or []:
        found.act(intent.who, intent.act, intent.details)
    assert drawn(found).count("▒▒▒") == 4
    assert hint(found.view()).startswith("player's hand, 2 cards: open · both banker first")
    found.act("", "open", {})
    assert drawn(found).count("▒▒▒") < 4


def test_the_shoe_is_offered_with_its_two_markers_and_where_all_decline_the_dealer_deals() -> None:
    found = session()
    assert "accept as player" in hint(found.view())
    found.act("", "decline the shoe", {})
    assert "deals: dealer" in drawn(found)


def test_a_secret_wager_is_seen_by_its_marker_and_by_whoever_made_it() -> None:
    found = session("decline", "secret 50 banker", table=TOURNAMENT)
    assert "secret wagers left: 2 · secret markers: you · form: you banker's hand $50.00" in " ".join(
        drawn(found).split()
    )
    assert "secret 50 banker" in hint(found.view())
    found.act("", "take back the form", {})
    assert "secret wagers left: 3" in drawn(found)


def test_a_session_of_a_tournament_replays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    lines = ("cut", "accept", "secret 50 banker", "10 banker", "deal", "open", "open", "open", "", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    file = tmp_path / "night.round"
    words = ("--seed", "9", "--seats", "1", "--rules", "vic", "--table", "secret_wagers=3", "--record", str(file))
    assert main(["play", "baccarat", *words]) == 0
    record = read_record(file.read_text())
    assert (record.rules, record.table["rules"]) == ("vic", {"secret_wagers": 3})
    replayed = replay(record, find)
    assert not replayed.differences
    assert any(line.wager == "secret wager on the banker's hand" for _, line in replayed.lines)
