"""No traceback from any input: command lines and lines at every table, right, nearly right and wrong.

HOUSEWAY_SESSIONS=200 pytest tests/cli/test_fuzz.py -n auto      more of them; a seed that fails is told
"""

import io
import random
from pathlib import Path
from typing import Any

import pytest
from support.lines import NOTHING_AT_ALL, PYTHON, mutated
from support.seeds import FIRST, SESSIONS
from support.sessions import EVERY

from houseway.cli import main
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.help import lines_now
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession
from houseway.games import GAMES
from houseway.play.game import Game

ROOT = Path(__file__).parents[2]
COMMAND_LINES = """
games --json
rules show qld_s5(2)
rules show reading_S2
rules list roulette --on 1999-01-01
rules list --rules vic
rules find exposed card --game blackjack
rules diff blackjack --from 1999-11-08 --to 2001-01-01 --rules vic
rules approved pai-gow --on 2000-01-01
rules sign craps --minimum 5 --maximum 500
rules sign roulette --line dozen=5-500 --increment 5 --notice dozen=10@2026-11-20T21:00
rules sign blackjack --table decks=6 -o sign.svg
rules reported craps
rules coverage --part 8
dispute roulette ball out of wheel
dispute craps die off table --json
odds roulette
odds mini-dice --json
odds two-up --wager heads
odds wheel-of-fortune --spaces 52
play roulette --seed 1 --no-record
play blackjack --rules vic --on 2000-12-20 --version Crown_21
play craps --seats 2 --chips 20.50 --name ann
play draw --table deck=32
play keno --deal-by-hand --seed 4
play --seed 1 --no-record
replay GOLDEN --json
replay GOLDEN --record
tiles 6-6 4-5 1-6 5-6
keno --data K show
keno --data K sell 3-17-44 --stake 1
keno --data K draw
keno --data K odds
jackpot show
jackpot return --meter 50000
jackpot open crown --arrangement qld
tournament check CONDITIONS
tournament run CONDITIONS --seed 1
--version
"""
VALUES = (
    *GAMES,
    "qld",
    "vic",
    "--rules",
    "--on",
    "--json",
    "--seed",
    "--chips",
    "--seats",
    "--table",
    "--wager",
    "-o",
    "--game",
    "--part",
)
FILES = {
    "GOLDEN": str(ROOT / "tests/rounds/roulette-zero.round"),
    "CONDITIONS": str(ROOT / "docs/tournaments/roulette-qld.toml"),
}


def seeds(usual: int) -> range:
    return range(FIRST, FIRST + (SESSIONS or usual))


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize("command", COMMAND_LINES.strip().splitlines())
def test_no_command_line_ends_in_a_traceback(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = [FILES.get(word, word.replace("_", " ")) for word in command.split()]
    for seed in seeds(4):
        words = mutated(random.Random(f"{command} {seed}"), right, (*VALUES, *NOTHING_AT_ALL))
        monkeypatch.setattr("sys.stdin", io.StringIO("\n?\n5\nquit\n"))
        try:
            status = main(words)
        except BaseException as wrong:
            wrong.add_note(f"houseway {words!r}: HOUSEWAY_SEED={seed} tries it again")
            raise
        told = capsys.readouterr()
        assert status in (0, 1, 2), words
        if status == 2:
            assert told.err, words
            assert all(line.startswith("houseway") for line in told.err.splitlines()), (words, told.err)
            assert not PYTHON.search(_own(told.err, words)), (words, told.err)


def _own(told: str, words: list[str]) -> str:
    """What is ours of an answer: without what was typed."""
    for word in sorted(words, key=len, reverse=True):
        told = told.replace(word, "") if len(word) > 1 else told
    return told


@pytest.mark.parametrize("name", EVERY)
def test_no_line_at_a_table_ends_in_a_traceback(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for seed in seeds(1):
        chance = random.Random(f"{name} {seed}")
        talk = at(EVERY[name], by_hand=chance.random() < 0.3)
        for _ in range(40):
            line = "".join(c if c.isprintable() else " " for c in _line(chance, talk)).strip()
            try:
                talk.take(line)
                if talk.session.over:
                    break
                talk.show()
            except BaseException as wrong:
                wrong.add_note(f"{name}, {line!r}: HOUSEWAY_SEED={seed} types it again")
                raise
            told = capsys.readouterr().out
            assert not PYTHON.search(_own(told, [line, *line.split()])), (line, told)


def at(game: Game[Any], **settings: Any) -> Conversation:
    on = game.since if game.rules == "vic" else None
    given = TableChoice(seed="1", rules=game.rules, on=on, variant=dict(game.variant), **settings)
    return Conversation(TerminalSession(game.name, given), Screen(quiet=False))


def _line(chance: random.Random, talk: Conversation) -> str:
    """What goes on, or a line that is understood, or one like it."""
    if chance.random() < 0.3:
        return ""
    lines = [line for line in lines_now(talk.session) if line != "quit"]
    words = mutated(chance, chance.choice(lines).split(" "), (*" ".join(lines[:40]).split(), *NOTHING_AT_ALL))
    return " ".join(words)
