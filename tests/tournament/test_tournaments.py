"""Tournaments as a whole: on real tables of every game, replayable, verifiable, and at the command line."""

import json
import re
from pathlib import Path

import pytest
from support.tournament import (
    DOCS,
    Data,
    baccarat,
    checked,
    data_of,
    held,
    queensland,
    steps,
    text_of,
    victorian,
    without,
)

from houseway.cli import main
from houseway.errors import BadRecord
from houseway.games import GAMES, find, variants
from houseway.ledger.accounts import purse
from houseway.money import cents
from houseway.play.events import HOUSE, Moved
from houseway.play.people import player, staff
from houseway.play.record import read as read_rounds
from houseway.play.record import replay
from houseway.tournament import TournamentState, verify, write
from houseway.tournament.check import open_table
from houseway.tournament.events import EVENTS
from houseway.tournament.file import TOP
from houseway.tournament.reader import BUY_BACK, CONDITIONS, PRIZES, SESSION, WAGER
from houseway.tournament.session import take_forfeits

Capture = pytest.CaptureFixture[str]
BLACKJACK = str(DOCS / "blackjack-vic.toml")
ROULETTE = str(DOCS / "roulette-qld.toml")
IN_QUEENSLAND = [name for name in GAMES if any(game.rules == "qld" for game in variants(name))]


def in_game(name: str) -> Data:
    data = queensland() | {"game": name, "entrants": 6}
    data["conditions"] |= {"wager": "none", "players": {"minimum": 2, "maximum": 6}}
    return data


def replays(running: TournamentState) -> int:
    """How many rounds were played; each record of a table settles again as it did."""
    found = 0
    for done in running.sessions:
        for text in done.records.values():
            again = replay(read_rounds(text), find)
            assert not again.differences
            found += len(again.record.rounds)
    return found


@pytest.mark.parametrize("name", IN_QUEENSLAND)
def test_s7_any_game_is_played_in_real_rounds_that_replay(name: str) -> None:
    running = held(in_game(name))
    assert replays(running) == 3 * 2 + 3  # two tables, then one
    assert sum(running.prizes.values()) == 6 * 5000
    assert running.books.total() == 0


@pytest.mark.parametrize("name", ["blackjack-vic", "roulette-qld"])
def test_the_examples_run_replay_and_verify(name: str) -> None:
    running = held(data_of(name))
    assert replays(running)
    text = write(running)
    assert verify(text, "")[1] is None
    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("prizes = {"))
    lines[at] = lines[at].replace("seat", "steal", 1)
    assert verify("\n".join(lines), "")[1] == at + 1


def test_the_same_seed_gives_the_same_tournament_and_another_another() -> None:
    assert write(held(victorian(), "a")) == write(held(victorian(), "a"))
    assert write(held(victorian(), "a")) != write(held(victorian(), "b"))


def test_no_chips_come_or_go_but_by_play() -> None:
    """Tournament chips have no cash value: nobody buys any, and only forfeits leave the game."""
    running = held(victorian())
    assert (
        sum(running.books.balance(purse(name)) for name in running.entrants)
        == sum(running.prizes.values()) - 6 * 10_000
    )
    for done in running.sessions:
        for text in done.records.values():
            assert not any(e.get("act") == "buy chips" for r in read_rounds(text).rounds for e in r.events)


def test_chips_that_are_forfeited_move_to_the_house() -> None:
    table = find("baccarat").open_table(people=[player("ann", 100), *staff()])
    take_forfeits(table, {"ann": 75})
    assert (table.house, table.people["ann"].purse.value) == (75, 25)
    assert table.log == [(Moved, "ann", -75, HOUSE, "")]


def test_reading_t17_wagers_that_are_undecided_count_and_what_is_owed_does_not() -> None:
    running = held(in_game("craps"))
    assert all(score.chips >= 0 for done in running.sessions for score in done.scores)
    table = open_table(checked(in_game("baccarat")).filed, find("baccarat"), [player("ann", 100)], "baccarat 1")
    assert table.owing("ann") == 0
    vars(table)["owed"] = {"ann": 25}
    assert table.owing("ann") == 25


@pytest.mark.parametrize("deferred", [None, True])
def test_reading_t17_nobody_stands_below_no_chips(deferred: bool | None) -> None:
    """In this one a player loses chips that deferred commission had a claim on."""
    data = baccarat() | ({"table": {"commission_deferred": deferred}} if deferred else {})
    running = held(data, "6")
    assert min(score.chips for done in running.sessions for score in done.scores) == 0
    marked_up = ["qld s90(6)" in text for done in running.sessions for text in done.records.values()]
    assert any(marked_up) is bool(deferred)


def test_a_record_that_is_none_is_told() -> None:
    with pytest.raises(BadRecord, match="no record of a tournament"):
        verify("format = 1", "x.record")


def test_the_python_in_the_documentation_runs(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    page = (DOCS.parent / "tournaments.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    monkeypatch.chdir(DOCS.parents[1])
    exec(code, {})
    assert "seat" in capsys.readouterr().out


def test_the_documentation_names_every_key_and_every_event() -> None:
    page = (DOCS.parent / "tournaments.md").read_text(encoding="utf-8")
    known = {*TOP, *CONDITIONS, *EVENTS, *SESSION, *PRIZES, *BUY_BACK, *WAGER} - {"event", "session", "conditions"}
    assert [name for name in sorted(known) if name not in page] == []


# The command line


def test_check_says_what_stands_against_it_with_lines(tmp_path: Path, capsys: Capture) -> None:
    assert main(["tournament", "check", BLACKJACK]) == 0
    assert "It may be held." in capsys.readouterr().out
    file = tmp_path / "t.toml"
    file.write_text(text_of(without(victorian, "form")), encoding="utf-8")
    assert main(["tournament", "check", str(file)]) == 1
    out = capsys.readouterr().out
    assert "the form of application" in out
    assert "vic 28/2000 r20.2.1(g)" in out
    assert "It may not be held: 1 objection." in out
    assert main(["tournament", "check", str(file), "--json"]) == 1
    document = json.loads(capsys.readouterr().out)
    assert document["may_be_held"] is False
    assert [each["rule"] for each in document["lacks"]] == ["vic 28/2000 r20.2.1(g)"]
    assert main(["tournament", "run", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["lacks"]


def test_run_record_rounds_replay_and_verify(tmp_path: Path, capsys: Capture) -> None:
    record, rounds = tmp_path / "t.record", tmp_path / "rounds"
    assert main(["tournament", "run", ROULETTE, "--seed", "7", "--record", str(record), "--rounds", str(rounds)]) == 0
    assert "is paid to the cent (qld s10(a))" in capsys.readouterr().out
    assert main(["replay", *map(str, sorted(rounds.iterdir()))]) == 0
    capsys.readouterr()
    assert main(["tournament", "verify", str(record)]) == 0
    assert "comes out the same" in capsys.readouterr().out
    record.write_text(record.read_text(encoding="utf-8").replace('seed = "7"', 'seed = "8"'), encoding="utf-8")
    assert main(["tournament", "verify", str(record), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["same"] is False


def test_run_as_one_document(capsys: Capture) -> None:
    assert main(["tournament", "run", BLACKJACK, "--seed", "7", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["under"] == "vic 28/2000"
    assert sum(cents(amount) for amount in document["prizes"].values()) == cents("2100.00")
    assert all(step["cites"] for step in document["steps"])


def test_a_tournament_that_cannot_go_on_says_why(tmp_path: Path, capsys: Capture) -> None:
    data = victorian()
    data["event"] = [{"what": "leave", "session": "heats", "hand": 2}]
    file = tmp_path / "t.toml"
    file.write_text(text_of(data), encoding="utf-8")
    assert main(["tournament", "run", str(file)]) == 1
    assert "vic 28/2000 r20.2.4" in capsys.readouterr().out
    assert main(["tournament", "run", str(file), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["stopped"]["rule"] == "vic 28/2000 r20.2.4"


def test_a_file_that_is_wrong_is_an_error_with_its_line(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "t.toml"
    file.write_text('format = 1\ntitle = "x"\ngame = "roulette"\nrules = "qld"\non = 5\n', encoding="utf-8")
    assert main(["tournament", "check", str(file)]) == 2
    assert "t.toml:5: 'on' must be a date and time" in capsys.readouterr().err
    file.write_text("format = \n", encoding="utf-8")
    assert main(["tournament", "run", str(file)]) == 2
    assert "t.toml:1: this is not TOML" in capsys.readouterr().err
    assert main(["tournament", "check", str(tmp_path / "none.toml")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_refused_steps_are_printed_as_refused(tmp_path: Path, capsys: Capture) -> None:
    data = victorian()
    data["event"] = [{"what": "retire", "session": "heats", "hand": 2, "player": "seat 1"}]
    file = tmp_path / "t.toml"
    file.write_text(text_of(data), encoding="utf-8")
    assert main(["tournament", "run", str(file)]) == 0
    assert "refused: a player may retire between sessions" in capsys.readouterr().out
    assert steps(held(data), "retire") == ["a player may retire between sessions"]


@pytest.mark.parametrize("name", ["ann  lee", " ann", "ann "])
def test_blanks_in_the_name_of_an_entrant_are_single(name: str) -> None:
    data = victorian() | {"entrants": 5, "entrant": [{"name": name}]}
    with pytest.raises(BadRecord, match="several together"):
        checked(data)
