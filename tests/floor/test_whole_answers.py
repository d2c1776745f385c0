"""Whole answers, held against those that are kept: whoever reads one field of them reads the others beside it too.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.answers` writes them anew; the change of
tests/floor/answers.json then shows what is told otherwise, and to whom.
"""

import json
from typing import Any

import pytest
from support.answers import ASKED, FILE, answers, eventful

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
EVERY = [f"{role}: {path}" for path, roles in ASKED.items() for role in roles]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    with eventful(tmp_path_factory.mktemp("answers")) as on:
        return answers(on)


@pytest.mark.parametrize("asked", EVERY)
def test_the_whole_answer_is_as_it_was(told: dict[str, Any], asked: str) -> None:
    assert told[asked] == KEPT[asked]


def test_nothing_is_kept_that_nobody_asks_for() -> None:
    assert [*KEPT] == EVERY


def test_the_people_of_a_replay_are_those_who_were_there_and_a_purse_is_ones_own(told: dict[str, Any]) -> None:
    at = "/api/rounds/wheel/1/at/{last}"
    people = {role: told[f"{role}: {at}"]["people"] for role in ("player", "dealer", "inspector")}
    names = [each["name"] for each in people["player"]]
    assert {"player ann", "bob", "dealer"} <= {*names}
    assert all([each["name"] for each in some] == names for some in people.values())


def test_a_meter_cites_its_approval_how_it_grows_and_how_it_pays(told: dict[str, Any]) -> None:
    [meter] = told["player: /api/jackpots"]["systems"]
    rules = ["vic 25/1999 r11.3", "vic 10/2004 r9.3.2", "vic 10/2004 r9.3.3", "vic 10/2004 r9.1.1(g)"]
    assert meter["cites"] == rules
    [prize] = meter["prizes"]
    assert prize["cites"] == ["vic 25/1999 r12.1"]
    assert [each["under"] for each in meter["pays"]] == ["vic 25/1999 r12.1"] * len(meter["pays"])
