"""The table test: one live table by a seed, marked by what the table itself does; it goes on where it stood."""

import json
import random
from collections.abc import Mapping
from pathlib import Path

import pytest

from houseway.cli import main
from houseway.errors import BadInput
from houseway.games import GAMES, find
from houseway.money import Cents, cents, in_dollars
from houseway.school.live.steps import GRAVE, MINOR
from houseway.school.live.table import LiveTable
from houseway.school.live.tray import OPENING
from houseway.school.table_test import PassMarks, TableTest, TaskAnswer

ROUNDS = 4


def sat(test: TableTest, wrong: str = "", seconds: float = 5.0) -> TableTest:
    """Every step done rightly, but for those of one kind."""
    while (awaited := test.table.awaited) is not None:
        line, tries = test.table.line, len(test.answers)
        kind = awaited.kind
        test.answer(spoilt(test.table) if kind == wrong and not tries_before(test) else line, seconds)
        assert len(test.answers) == tries + 1
    return test


def tries_before(test: TableTest) -> bool:
    """Was the last step wrong? Then it is done rightly now."""
    marks = test.table.marks
    return bool(marks) and not marks[-1].right and marks[-1].place == len(test.answers) - 1


def spoilt(table: LiveTable) -> str:
    line, palette = table.line, table.palette()
    verb, _, rest = line.partition(" ")
    among = {"do": palette.acts, "call": palette.calls, "card": palette.cards}.get(verb)
    if among is not None:
        allowed = {*table.at.awaited_of_staff(), rest, *(each.words for each in table.dealing.calls)}
        return next((f"{verb} {each}" for each in among if each not in allowed), "help")
    if verb == "pay":
        return f"pay {rest.split()[0]} 0.07"
    return "help"


def course(test: TableTest) -> list[tuple[str, str]]:
    return [(mark.part, f"{mark.kind} {mark.answer}") for mark in test.table.marks]


@pytest.mark.parametrize("game", GAMES)
def test_one_table_is_opened_dealt_in_two_services_with_a_relief_and_closed(game: str) -> None:
    test = sat(TableTest(find(game), "17", ROUNDS))
    parts = list(dict.fromkeys(mark.part for mark in test.table.marks))
    assert (parts[0], parts[-1]) == ("opening", "closing")
    services = [part for part in parts if part.startswith("service")]
    assert services == [f"service {1 + number // 2}, round {number + 1}" for number in range(ROUNDS)]
    assert parts.index("relief") == parts.index("service 2, round 3") - 1
    kinds = {mark.kind for mark in test.table.marks}
    assert {"count", "do"} <= kinds <= {*GRAVE, *MINOR}
    assert {"collect", "pay"} & kinds
    report = test.report()
    assert (report["passed"], report["errors"], report["rounds"]) == (True, [], ROUNDS)
    assert (report["steps"], report["payments"]) == (1.0, 1.0)
    assert report["rounds_an_hour"] == round(3600 * ROUNDS / (5.0 * len(test.answers)), 1)
    again = TableTest(find(game), "17", ROUNDS, answers=test.answers)
    assert (again.over, course(again)) == (True, course(test))


def test_another_seed_is_another_test() -> None:
    assert course(sat(TableTest(find("roulette"), "18", 1))) != course(sat(TableTest(find("roulette"), "17", 1)))


def purses(table: LiveTable) -> Mapping[str, Cents]:
    return {name: each.purse.value for name, each in table.at.table.people.items()}


@pytest.mark.parametrize("game", ["roulette", "blackjack", "craps", "sic-bo"])
def test_the_table_goes_on_from_round_to_round_and_its_float_is_what_was_collected_less_what_was_paid(
    game: str,
) -> None:
    """By the candidate's own lines alone: stakes that they took, and amounts that they paid."""
    table = LiveTable(find(game), "3", 1)
    taken = paid = 0
    ended: dict[int, Mapping[str, Cents]] = {}
    while table.awaited is not None:
        verb, _, rest = table.line.partition(" ")
        if verb == "collect":
            taken += sum(table.lies[int(number)].stake for number in rest.split())
        elif verb == "pay":
            paid += cents(rest.split()[1])
        table.answer(table.line)
        ended[table.at.number] = purses(table)
    closing = [mark for mark in table.marks if mark.part == "closing"]
    sold = table.at.table.cash
    assert cents(closing[0].answer) == OPENING + taken - paid - sold
    assert taken or paid
    longer = LiveTable(find(game), "3", 3)
    while longer.at.number < 2:
        last = purses(longer)
        longer.answer(longer.line)
    assert purses(longer) != {name: 50_000 if name.startswith("seat") else 0 for name in last}
    assert {**longer.at.there.recorder.record().people["seat 1"]}["chips"] is not None


@pytest.mark.parametrize(
    ("kind", "gravity"), [("pay", "grave"), ("count", "grave"), ("rule", "grave"), ("do", "minor"), ("call", "minor")]
)
def test_errors_are_told_by_gravity_with_what_is_right_and_its_provision(kind: str, gravity: str) -> None:
    test = sat(TableTest(find("roulette"), "17", ROUNDS), kind)
    report = test.report()
    assert not report["passed"] or len(report["errors"]) <= 2
    assert report[gravity] == len(report["errors"]) > 0
    for each in report["errors"]:
        assert (each["kind"], each["gravity"], each["right"]) == (kind, gravity, False)
        assert each["is"]
        assert each["cites"] or kind == "count"
    assert course(sat(TableTest(find("roulette"), "17", ROUNDS)))[-1] == course(test)[-1]  # it was put right


def test_what_the_table_does_not_take_is_an_error_and_the_table_stays_as_it_was() -> None:
    table = LiveTable(find("roulette"), "17", 1)
    while table.line != "do spin the ball":
        table.answer(table.line)
    before = (dict(table.lies), list(table.told), table.at.round.moment)
    table.answer("do place the crown")
    assert (dict(table.lies), list(table.told), table.at.round.moment) == before
    assert table.note
    error = table.marks[-1]
    assert (error.kind, error.right, error.given) == ("do", False, "do place the crown")
    assert error.cites[0].startswith("qld s13")
    for _ in range(2):
        table.answer("do place the crown")
    assert table.at.round.moment != before[2]  # the supervisor did it


def test_an_announcement_that_is_left_out_is_an_error_and_the_next_step_is_taken() -> None:
    table = LiveTable(find("roulette"), "17", 1)
    while not table.line.startswith("call"):
        table.answer(table.line)
    called = table.line.removeprefix("call ")
    table.answer("do place the crown")
    left_out, step = table.marks[-2:]
    assert (left_out.kind, left_out.right, left_out.answer) == ("call", False, called)
    assert left_out.place == step.place
    assert (step.kind, step.right) == ("do", True)


def test_s32_3_a_table_that_is_closed_after_its_last_three_rounds_is_followed_by_another() -> None:
    table, told = LiveTable(find("blackjack"), "3", 14), set[str]()
    while table.awaited is not None:
        told |= {line for line in table.told if "everybody goes to another" in line}
        table.answer(table.line)
    assert len(told) == 1
    closing = [mark.answer for mark in table.marks if mark.part == "closing"]
    assert closing[-1].endswith(in_dollars(abs(table.at.table.house)))  # by the float alone, at both tables


def test_what_is_nothing_that_is_done_there_is_told_so_and_marked_as_nothing() -> None:
    table = LiveTable(find("roulette"), "17", 1)
    with pytest.raises(BadInput, match="no amount"):
        table.answer("twelve")
    while table.awaited is not None and table.awaited.question is not None:
        table.answer(table.line)
    marks = len(table.marks)
    for line in ("", "sing", "do nothing of the kind", "card nowhere", "collect 99", "pay 99 5", "say 17", "x" * 501):
        with pytest.raises(BadInput):
            table.answer(line)
    assert len(table.marks) == marks


def test_a_step_again_shows_the_table_as_it_stood() -> None:
    test = sat(TableTest(find("roulette"), "17", 1), "pay")
    place = next(each["place"] for each in test.report()["errors"])
    step = test.step(place)
    assert step.given == test.answers[place].given
    assert [each["right"] for each in step.marks] == [False]
    assert step.before.awaited is not None
    assert step.before.awaited.kind == "pay"
    assert test.step(place - 1).before.done == place - 1
    with pytest.raises(BadInput, match="steps are done"):
        test.step(len(test.answers))


def test_whoever_is_slow_does_not_pass_and_other_marks_let_them() -> None:
    slow = sat(TableTest(find("roulette"), "17", 1), seconds=46.0)
    assert not slow.report()["passed"]
    slow.marks = PassMarks(seconds=10_000.0)
    assert slow.report()["passed"]


def test_a_test_that_is_not_over_is_not_passed() -> None:
    begun = TableTest(find("roulette"), "17", 1)
    begun.answer(begun.table.line, 1.0)
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
    right = [each.given for each in sat(TableTest(find("roulette"), "17", 1)).answers]
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
    assert json.loads(capsys.readouterr().out)["done"] == len(right)
    assert main([*command[:4], "18", *command[5:]]) == 2
    assert "has another test" in capsys.readouterr().err
    file.write_text("{}")
    assert main(command) == 2
    assert "has no answers of a table test" in capsys.readouterr().err


def test_a_test_goes_on_wherever_it_was_broken_off() -> None:
    whole = sat(TableTest(find("craps"), "17", 2), "do")
    for stops in range(len(whole.answers)):
        begun = TableTest(find("craps"), "17", 2, answers=whole.answers[:stops])
        assert not begun.over
        begun.hear([TaskAnswer(*whole.answers[stops])])
        upto = [mark for mark in whole.table.marks if mark.place <= stops]
        assert list(begun.table.marks)[: len(upto)] == upto
