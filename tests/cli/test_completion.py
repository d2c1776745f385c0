"""The Tab key: what was begun becomes what is listed now."""

import os
import pty
import select
import subprocess
import sys
from pathlib import Path

import pytest

from houseway.cli.terminal.completion import completions
from houseway.cli.terminal.conversation import Conversation
from houseway.cli.terminal.screen import Screen
from houseway.cli.terminal.session import TableChoice, TerminalSession


def at(game: str) -> Conversation:
    return Conversation(TerminalSession(game, TableChoice(seed="1")), Screen(quiet=True))


def test_what_is_begun_is_completed_word_by_word() -> None:
    session = at("roulette").session
    assert "spin" in completions("sp", session)
    assert completions("as d", session) == ["as dealer "]
    assert "as dealer unfit " in completions("as dealer un", session)
    assert 'as dealer unfit ball fault="less than 17 mm in diameter"' in completions("as dealer unfit ball ", session)
    assert completions("? w", session) == ["? wager", "? words"]
    assert "? dealer" in completions("? ", session)
    assert completions("xyzzy", session) == []


def test_only_what_is_offered_now_is_completed() -> None:
    talk = at("blackjack")
    assert "cut" in completions("cu", talk.session)
    assert completions("sta", talk.session) == []
    for line in ("cut", "10", "deal"):
        talk.try_(line)
    assert "stand" in completions("sta", talk.session)


def test_every_completion_begins_with_what_was_typed() -> None:
    session = at("craps").session
    for begun in ("", "a", "as ", "as dealer ", "5 ", "5 w", "AS D"):
        assert all(line.lower().startswith(begun.lower()) for line in completions(begun, session))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pty")
def test_tab_completes_in_a_terminal(tmp_path: Path) -> None:
    pytest.importorskip("readline")
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "houseway.cli", "play", "roulette", "--seed", "1", "--no-record"]
    env = {**os.environ, "TERM": "xterm", "COLUMNS": "80", "LINES": "40"}
    process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, cwd=tmp_path, env=env, close_fds=True)
    os.close(slave)
    try:
        _until(master, b"> ")
        os.write(master, b"as dealer unf\t")
        assert b"as dealer unfit" in _until(master, b"unfit")
        os.write(master, b"\x15quit\n")
        process.wait(timeout=60)
    finally:
        process.kill()
        process.wait()
        os.close(master)


def _until(master: int, wanted: bytes) -> bytes:
    """What the terminal shows, until it shows this."""
    shown = b""
    while wanted not in shown:
        ready, _, _ = select.select([master], [], [], 60)
        assert ready, shown
        shown += os.read(master, 65536)
    return shown
