"""`houseway school`: items as JSON, marks with their reasons, and practice in a terminal."""

import json
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.games import find
from houseway.school import DRILLS, item, kinds

Capture = pytest.CaptureFixture[str]


def answers(capsys: Capture, *words: str) -> tuple[int, str]:
    status = main(["school", *words])
    told = capsys.readouterr()
    return status, told.out + told.err


def test_items_are_the_same_for_the_same_seed_and_others_for_another(capsys: Capture) -> None:
    command = ("items", "roulette", "--kind", "pay", "--count", "3", "--json")
    first, again = (json.loads(answers(capsys, *command, "--seed", "5")[1]) for _ in range(2))
    other = json.loads(answers(capsys, *command, "--seed", "6")[1])
    assert first == again != other
    assert [each["kind"] for each in first] == ["pay"] * 3
    assert first[0].keys() >= {"id", "game", "kind", "question", "record", "answer", "cites", "difficulty"}


def test_without_a_kind_there_is_one_of_each(capsys: Capture) -> None:
    found = json.loads(answers(capsys, "items", "pai-gow", "--rules", "qld", "--json")[1])
    assert [each["kind"] for each in found] == list(DRILLS) == kinds(find("pai-gow", {}, "qld"))


def test_as_it_stood_on_a_day(capsys: Capture) -> None:
    found = json.loads(
        answers(capsys, "items", "baccarat", "--kind", "call", "--rules", "vic", "--on", "2000-01-01", "--json")[1]
    )
    assert found[0]["from"].startswith("1999-11-08")


def test_an_answer_is_marked_with_its_reasons(capsys: Capture) -> None:
    asked = json.loads(answers(capsys, "items", "roulette", "--kind", "spot", "--json")[1])[0]
    status, told = answers(capsys, "mark", asked["id"], asked["answer"]["is"], "--json")
    assert (status, json.loads(told)["right"]) == (0, True)
    line, what, under = asked["answer"]["is"].split(", ")
    status, told = answers(capsys, "mark", asked["id"], f"{2 if line == '1' else 1}, {what}, {under}")
    assert status == 1
    assert told.startswith(f"no: line {line}: {what}, under {under}\n2 of 3 parts are right:\n  where: ")
    assert f"and it is {line}\n  what: {what}, right\n" in told
    assert "under" in told


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("items", "rulette"), "did you mean roulette"),
        (("items", "roulette", "--kind", "pey"), "did you mean pay"),
        (("items", "craps", "--kind", "tiles"), "no items of kind tiles for craps"),
        (("items", "roulette", "--count", "0"), "--count takes 1 to 10000, not 0"),
        (("items", "roulette", "--seed", "a/b"), "--seed: a seed has no stroke in it"),
        (("mark", "pay/roulette/1", "35"), "is no item; an item of roulette is called"),
        (("mark", "pay/roulette/qld/1998-09-04/1.0", "lots"), "is no amount|one amount for each"),
    ],
)
def test_wrong_input_is_told_in_one_line(capsys: Capture, words: tuple[str, ...], told: str) -> None:
    status, said = answers(capsys, *words)
    assert status == 2
    assert said.count("\n") == 1
    import re

    assert re.search(told, said)


def test_practice_goes_on_where_it_stood(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    own = tmp_path / "answers.jsonl"
    lines = iter(("what?", "1", "how", "quit"))
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))
    words = ("practise", "roulette", "--kind", "take-or-refuse", "--progress", str(own))
    status, told = answers(capsys, *words)
    assert status == 0
    assert "'what?' is not among the answers: 1 take it; 2 refuse it" in told
    assert "1 of 1 right" in told or "0 of 1 right" in told
    (kept,) = map(json.loads, own.read_text().splitlines())
    assert item(kept["item"]).skill == kept["skill"]
    monkeypatch.setattr("builtins.input", lambda _="": (_ for _ in ()).throw(EOFError))
    assert "of 1 right" in answers(capsys, *words, "--standing")[1]
    assert json.loads(answers(capsys, *words, "--json")[1])["asked"] == 1
    assert answers(capsys, *words)[0] == 0
    assert "deleted" in answers(capsys, *words, "--delete")[1]
    assert not own.exists()


def test_a_lesson_is_done_at_the_table_and_a_miss_comes_again(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    own = str(tmp_path / "answers.jsonl")
    tasks = json.loads(answers(capsys, "lesson", "roulette", "4", "--json")[1])["tasks"]
    right = [item(each).answer for each in tasks]
    lines = iter(("12345.50", *right[1:], right[0]))
    monkeypatch.setattr("builtins.input", lambda _="": next(lines))
    status, told = answers(capsys, "lesson", "roulette", "4", "--progress", own)
    assert status == 0
    assert f"No: ${right[0]}" in told or f"No: {right[0]}" in told
    assert told.endswith("This lesson is done.\n")
    whole = json.loads(answers(capsys, "lesson", "roulette", "--progress", own, "--json")[1])
    assert [each["done"] for each in whole] == [each["number"] == 4 for each in whole]
    assert "8 of 8  done" in answers(capsys, "lesson", "roulette", "--progress", own)[1]
