"""A game that is one folder somewhere else: played, shown, listed and simulated without an edit to any file of ours."""

import asyncio
import io
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

import pytest
from support.floor_tables import floor_at
from support.high_or_low import NAME, added, write

import houseway
from houseway import games, strategies
from houseway.bench.ordinary_player import OrdinaryPlayer
from houseway.cli import main
from houseway.cli.terminal.lobby import keys
from houseway.equipment.entropy import SeededEntropy
from houseway.errors import BadInput
from houseway.odds import odds
from houseway.play.record import read as read_record
from houseway.play.record import replay
from houseway.shown.hints import held_of
from houseway.simulate import simulate

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with added(tmp_path_factory.mktemp("elsewhere")) as name:
        yield name


def test_no_file_of_ours_names_it(game: str) -> None:
    sources = Path(houseway.__file__).parent.rglob("*.py")
    assert not [file for file in sources if game in file.read_text(encoding="utf-8")]


def test_whoever_has_installed_it_finds_it_among_the_games(tmp_path: Path) -> None:
    write(tmp_path)
    path = os.pathsep.join([str(tmp_path), str(Path(houseway.__file__).parents[1])])
    listed = [sys.executable, "-m", "houseway", "games", "--json"]
    told = subprocess.run(listed, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True)
    [found] = [each for each in json.loads(told.stdout) if each["game"] == NAME]
    assert (found["title"], found["wagers"]) == ("High or low", ["high", "low"])


def test_it_takes_no_name_from_another_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "roulette.py").write_text("from houseway.games.roulette import GAME\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BadInput, match="there is another game that is called roulette"):
        games.add("elsewhere.roulette")


def test_through_the_front_door(game: str) -> None:
    table = houseway.table(game, {"ann": 500}, seed=1)
    table.wager("ann", "high", 5)
    [line] = table.play()
    assert (line.net > 0) == (int(table.view("ann").look["die"]) > 3)
    assert table.chips("ann") == ("505.00" if line.net > 0 else "495.00")


def test_in_the_terminal_by_its_own_words(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    typed = ("g", "how", "10 small", "throw", "", "", "quit", "quit")
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    assert main(["play", "--seed", "3", "--records", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "g   high-or-low" in shown
    assert "High wins on 4, 5 or 6" in shown
    assert "low  $10.00" in shown
    assert "the die shows" in shown
    assert keys()["g"] == game
    (record,) = tmp_path.glob("*.round")
    again = replay(read_record(record.read_text(encoding="utf-8")), games.find)
    assert not again.differences


def test_over_the_socket_of_a_floor_with_what_a_page_draws(game: str, tmp_path: Path) -> None:
    async def tried() -> None:
        async with asyncio.timeout(60), floor_at(tmp_path) as floor:
            await floor.house.open_table("table 1", game)
            player = OrdinaryPlayer(await floor.at("table 1", "ann"), "ann")
            await player.client.reaches(1)
            while not player.settled:
                assert await player.step()
            assert player.settled[0]["wager"] in ("high", "low")
            [die] = player.client.view["pieces"]
            assert (die["kind"], die["label"]) == ("dice", "die")
            await player.client.close()

    asyncio.run(tried())


def test_its_odds_are_exact(game: str) -> None:
    found = odds(game)
    assert [(row.found.wager, row.found.win, row.expected) for row in found.rows] == [
        ("high", Fraction(1, 2), Fraction(0)),
        ("low", Fraction(1, 2), Fraction(0)),
    ]


def test_it_is_simulated_by_its_own_procedure(game: str) -> None:
    result = simulate(game, rounds=100_000, seed=1)
    assert [(each.wager, each.exact) for each in result.wagers] == [("high", Fraction(0)), ("low", Fraction(0))]
    assert all(abs(each.expected) < 5 * each.standard_error for each in result.wagers)


def test_its_bots_play_by_its_own_strategy(game: str) -> None:
    found = games.find(game)
    assert strategies.usual(found).name == "always-high"
    table = houseway.table(game, {"ann": 500}, seed=1)
    [line] = table.play({"ann": strategies.of(found, SeededEntropy("ann"))})
    assert line.wager == "high"
    assert held_of(found) is None
