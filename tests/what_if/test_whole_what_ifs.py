"""What can be set, and what it comes to, held against what is kept: every rule, every figure, every word of a draft.

Where something is rightly told otherwise, `PYTHONPATH=tests python -m support.whole_what_if` writes it anew; the change
of tests/what_if/whole.json then shows what is told otherwise.
"""

import json
from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest
from support.whole_what_if import COMPARED, FILE, RULES, WHOLE, WRONG, compared, draft, rules_of, wrong

from houseway.what_if import what_if

KEPT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", RULES)
def test_what_can_be_set_in_a_game_is_as_it_was(name: str) -> None:
    assert rules_of(RULES[name]) == KEPT["rules"][name]


@pytest.mark.parametrize("name", COMPARED)
def test_before_and_after_are_as_they_were_in_each_form(name: str) -> None:
    assert compared(name) == KEPT["compared"][name]


def test_in_a_notebook_it_is_drawn_as_a_picture_too() -> None:
    drawn = what_if("roulette", {"payout of red": "6 to 5"}, wager="red")._repr_svg_()
    assert drawn is not None
    assert "<svg" in drawn


@pytest.mark.parametrize("name", WHOLE)
def test_all_that_a_draft_says_and_does_is_as_it_was(name: str) -> None:
    assert draft(name) == KEPT["drafts"][name]


@pytest.mark.parametrize("name", WRONG)
def test_what_a_draft_lacks_is_said_as_it_was(name: str) -> None:
    assert wrong(name) == KEPT["wrong"][name]


def test_nothing_is_kept_that_is_not_asked_for() -> None:
    asked: dict[str, Iterable[str]] = {"rules": RULES, "compared": COMPARED, "drafts": WHOLE, "wrong": WRONG}
    assert {kind: [*kept] for kind, kept in KEPT.items()} == {kind: [*names] for kind, names in asked.items()}


def test_of_rows_by_several_strategies_those_of_one_are_asked_for() -> None:
    found = what_if("roulette", {"payout of red": "6 to 5"}, wager="red")
    [page] = found.pages
    [pair] = page.pairs
    by = {
        strategy: replace(pair, after=replace(pair.row, found=replace(pair.row.found, strategy=strategy)))
        for strategy in ("", "best", "total")
    }
    asked = replace(found, pages=[replace(page, pairs=[*by.values()])]).played_by("best")
    assert [each.pairs for each in asked.pages] == [[by[""], by["best"]]]
