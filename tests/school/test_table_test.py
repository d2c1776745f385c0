"""The table test: by a seed, in the order of a table's evening, with errors by gravity; it goes on where it stood."""

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.school import AnswerForm, item
from houseway.school.table_test import GRAVE, MINOR, PassMarks, TableTest, tasks

ROUNDS = 2


def sat(test: TableTest, wrong: tuple[str, ...] = (), seconds: float = 5.0) -> TableTest:
    """Every task answered; those of some kinds wrongly."""
    while test.task is not None:
        asked = item(test.task.item)
        given = asked.answer
        if test.task.kind in wrong:
            given = spoilt(given, asked.question.form, asked.question.choices, asked.also)
        test.answer(given, seconds)
    return test


def spoilt(right: str, form: AnswerForm, choices: Sequence[str], also: Sequence[str]) -> str:
    if form is AnswerForm.AMOUNT:
        return "0.07"
    if form is AnswerForm.AMOUNTS:
        return ", ".join("0.07" for _ in right.split(", "))
    return next(each for each in choices if each not in right and each not in also)


@pytest.mark.parametrize("game", GAMES)
def test_a_test_has_an_opening_two_services_with_a_relief_and_a_closing(game: str) -> None:
    found = tasks(find(game), "17", ROUNDS)
    parts = list(dict.fromkeys(task.part for task in found))
    assert parts[0] == "opening"
    assert parts[-1] == "closing"
    assert [part for part in parts if part.startswith("service")] == ["service 1, round 1", "service 2, round 2"]
    assert parts.index("relief") == parts.index("service 2, round 2") - 1
    assert {task.kind for task in found} <= {*GRAVE, *MINOR}
    assert {"do", "settle", "count"} <= {task.kind for task in found}
    assert found == tasks(find(game), "17", ROUNDS) != tasks(find(game), "18", ROUNDS)


def test_whoever_does_everything_right_passes_and_has_no_error() -> None:
    report = sat(TableTest(find("roulette"), "17", ROUNDS)).report()
    assert report["passed"]
    assert (report["grave"], report["minor"], report["errors"]) == (0, 0, [])
    assert (report["steps"], report["payments"], report["seconds"]) == (1.0, 1.0, 5.0)
    whole = 5.0 * report["done"]
    assert report["rounds_an_hour"] == round(3600 * ROUNDS / whole, 1)


@pytest.mark.parametrize(("kind", "gravity"), [("settle", "grave"), ("count", "grave"), ("do", "minor")])
def test_errors_are_told_by_gravity_with_what_is_right(kind: str, gravity: str) -> None:
    report = sat(TableTest(find("roulette"), "17", ROUNDS), (kind,)).report()
    assert not report["passed"]
    assert report[gravity] == len(report["errors"]) > 0
    for each in report["errors"]:
        assert (each["kind"], each["gravity"], each["right"]) == (kind, gravity, False)
        assert each["is"] == item(each["item"]).answer != each["given"]


def test_whoever_is_slow_does_not_pass_and_other_marks_let_them() -> None:
    slow = sat(TableTest(find("roulette"), "17", ROUNDS), seconds=46.0)
    assert not slow.report()["passed"]
    slow.marks = PassMarks(seconds=60.0)
    assert slow.report()["passed"]


def test_a_test_that_is_not_over_is_not_passed() -> None:
    begun = TableTest(find("roulette"), "17", ROUNDS)
    begun.answer(item(begun.tasks[0].item).answer, 1.0)
    assert not begun.report()["passed"]
    with pytest.raises(BadInput):
        begun.answer("no answer at all", 1.0)
    assert len(begun.answers) == 1


# In the terminal


def test_a_test_that_was_broken_off_goes_on_where_it_stood(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "ann.json"
    command = ["school", "test", "roulette", "--seed", "17", "--rounds", "1", "--file", str(file)]
    right = [item(task.item).answer for task in tasks(find("roulette"), "17", 1)]
    stops = random.Random(1).randint(2, len(right) - 2)
    lines = iter(("not an answer", *right[:stops]))
    monkeypatch.setattr("builtins.input", lambda _="": next(lines, "quit"))
    assert main(command) == 0
    assert len(json.loads(file.read_text())["answers"]) == stops
    capsys.readouterr()
    rest = iter(right[stops:])
    monkeypatch.setattr("builtins.input", lambda _="": next(rest))
    assert main(command) == 0
    assert "seed 17: passed" in capsys.readouterr().out
    assert main([*command, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["right"] == len(right)
    assert main([*command[:4], "18", *command[5:]]) == 2
    assert "has another test" in capsys.readouterr().err
    file.write_text("{}")
    assert main(command) == 2
    assert "has no answers of a table test" in capsys.readouterr().err
