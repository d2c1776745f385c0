"""What people say at a table, in two halves by different hands, from the law: the desk is tuned on the first alone, and
measured on the second. Here: that every sentence is of a game that is held, and its provisions are there."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from houseway.games import GAMES
from houseway.rulebook import resolves

HALVES = ("first", "second")
KINDS = {"ruling", "question", "silent"}


def said(half: str) -> list[dict[str, Any]]:
    text = (Path(__file__).parent / "said" / f"{half}.toml").read_text(encoding="utf-8")
    cases: list[dict[str, Any]] = tomllib.loads(text)["case"]
    return cases


@pytest.mark.parametrize("half", HALVES)
def test_every_sentence_is_of_a_game_and_its_provisions_are_held(half: str) -> None:
    cases = said(half)
    assert len(cases) == 200
    assert {each["game"] for each in cases} == set(GAMES)
    assert {each["kind"] for each in cases} == KINDS
    for each in cases:
        assert each["rules"] in ("qld", "vic")
        assert each["kind"] == "silent" or each["provisions"], each["said"]
        assert all(map(resolves, each["provisions"])), each["said"]


def test_nobody_says_what_the_other_half_says() -> None:
    first, second = ({each["said"] for each in said(half)} for half in HALVES)
    assert len(first) == len(second) == 200
    assert not first & second
