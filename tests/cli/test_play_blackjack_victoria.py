"""Victorian blackjack at the terminal: the version in play, its notice, and what is refused there."""

import io
from typing import Final, TypeAlias

import pytest

from houseway.cli import main

Words: TypeAlias = tuple[str, ...]
CROWN_21: Final = ("--version", "Crown 21")


def typed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: Words, *lines: str) -> str:
    """What `houseway play blackjack` prints when these lines are typed."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["play", "blackjack", "--seed", "4", "--no-record", "--rules", "vic", *words]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "header"),
    [
        (CROWN_21, "HOUSEWAY  Crown 21, vic 28/2000"),
        ((), "HOUSEWAY  Blackjack, vic 28/2000"),
        (("--on", "1999-11-08"), "HOUSEWAY  Blackjack, vic 24/1999"),
    ],
)
def test_the_version_and_the_text_head_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: Words, header: str
) -> None:
    assert header in typed(monkeypatch, capsys, words, "cut", "quit")


def test_vic_24_1999_r21_superbucks_is_refused_in_the_users_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, CROWN_21, "cut", "10", "5 superbucks", "quit")
    assert "Refused: 'superbucks' is not a permissible wager (vic 24/1999 r21)" in told
    assert "Crown 21: a soft 17 draws" in told


def test_vic_27_2000_r6_1_the_sign_says_for_what_the_limits_count(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = typed(monkeypatch, capsys, ("--table", "limits_per=player"), "cut", "sign", "quit")
    assert "limits count per player  (vic 27/2000 r6.1)" in told
