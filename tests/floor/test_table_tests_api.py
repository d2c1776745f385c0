"""Table tests over the API: set, gone on with where they stood, noted in the chain without a name, reported, signed."""

import os
import signal
from collections.abc import Iterator
from multiprocessing import get_context
from pathlib import Path
from typing import Any, cast

import pytest
import sqlalchemy as sa
from support.floor import STAFF, OnTheFloor, Visitor, floor_at

from houseway.games import find
from houseway.house.clock import SystemClock
from houseway.house.house import House
from houseway.house.table_tests import TableTests
from houseway.school.live.table import LiveTable
from houseway.store.school import SchoolRecords
from houseway.store.school_events import TableTested

SHORT = {"game": "roulette", "seed": "17", "rounds": 1}


def lines_of_a_test() -> list[str]:
    table, lines = LiveTable(find("roulette"), "17", 1), list[str]()
    while table.awaited is not None:
        lines.append(table.line)
        table.answer(lines[-1])
    return lines


LINES = lines_of_a_test()
PAYS = next(place for place, line in enumerate(LINES) if line.startswith("pay"))
WRONG = f"pay {LINES[PAYS].split()[1]} 0.07"


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("tests")) as found:
        yield found


def begun(somebody: Visitor, **more: Any) -> str:
    answer = somebody.post("/api/school/tests", SHORT | more)
    assert answer.status_code == 201, answer.text
    return f"/api/school/tests/{answer.json()['number']}"


def does(somebody: Visitor, test: str, place: int, given: str) -> Any:
    return somebody.post(f"{test}/answers", {"place": place, "given": given, "seconds": 5.0})


def sits(somebody: Visitor, test: str, but: int = -1) -> None:
    """To its end; one payment wrongly."""
    for place, line in enumerate(LINES):
        assert does(somebody, test, place, WRONG if place == but else line).status_code == 200


def test_a_test_is_sat_at_a_live_table_and_passed(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    stands = somebody.get(test).json()
    assert (stands["part"], stands["done"], stands["dealt"]) == ("opening", 0, 0)
    assert "float" in stands["table"]["question"]["asks"]
    assert "17" not in str({name: each for name, each in stands.items() if name not in ("table", "number", "at")})
    assert somebody.get(f"{test}/report").status_code == 404
    for place, line in enumerate(LINES):
        stands = does(somebody, test, place, line).json()
        if line.startswith("do spin the ball"):
            assert stands["table"]["lies"]
            assert {"spin the ball", "no more bets", "place the crown"} <= {*stands["table"]["acts"]}
    assert (stands["table"], stands["dealt"]) == (None, 1)
    told = somebody.get(f"{test}/report").json()
    assert (told["passed"], told["over"], told["errors"]) == (True, True, [])
    assert told["right"] == told["marked"] == sum(each["count"] for each in told["well"])
    assert somebody.get("/api/school/tests").json()[0]["result"]["passed"]


def test_what_the_table_does_not_take_is_told_and_marked(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test, place = begun(somebody), LINES.index("do spin the ball")
    for number, line in enumerate(LINES[:place]):
        does(somebody, test, number, line)
    told = does(somebody, test, place, "do place the crown").json()
    assert (told["note"], told["done"]) == ("The table does not take that now.", place + 1)
    error = on.visitor("instructor").get(f"{test}/report").json()["errors"][-1]
    assert (error["gravity"], error["given"]) == ("minor", "do place the crown")
    assert error["cites"][0].startswith("qld s13")


def test_errors_are_told_with_what_is_right_and_its_provision_and_on_paper(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    sits(somebody, test, PAYS)
    told = somebody.get(f"{test}/report").json()
    [error] = told["errors"]
    assert (error["place"], error["gravity"]) == (PAYS, "grave")
    assert error["cites"] != []
    assert told["by_kind"] == [{"says": "a payment that is wrong", "gravity": "grave", "count": 1}]
    again = somebody.get(f"{test}/steps/{PAYS}").json()
    assert (again["given"], again["marks"], bool(again["table"]["lies"])) == (WRONG, [error], True)
    assert somebody.get(f"{test}/steps/999").status_code == 400
    paper = somebody.get(f"{test}/report.pdf")
    assert paper.headers["content-type"] == "application/pdf"
    assert paper.content.startswith(b"%PDF")


def test_what_is_sent_again_is_one_step(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    for place in (0, 1):
        assert does(somebody, test, place, LINES[place]).json()["done"] == place + 1
    assert does(somebody, test, 1, LINES[1]).json()["done"] == 2
    assert does(somebody, test, 1, "say 0.07").status_code == 400
    assert does(somebody, test, 3, LINES[3]).status_code == 400
    assert does(somebody, test, 2, "no answer at all").status_code == 400
    assert somebody.get(test).json()["done"] == 2


def answers_and_hangs(file: str, number: int, place: int, line: str, said: Any) -> None:
    """Another process does one step, says that it is kept, and does nothing more."""
    records = SchoolRecords(sa.create_engine(f"sqlite:///{file}"))
    tests = TableTests(cast(House, None), records)
    tests.answer(tests.kept(number), place, line, 4.0, SystemClock().now())
    said.send(place)
    signal.pause()


def test_a_server_that_is_killed_after_any_step_of_a_test_loses_nothing(on: OnTheFloor) -> None:
    """A process for each step, killed outright once the step was told; the next goes on where it stood."""
    somebody = on.visitor("guest")
    test = begun(somebody)
    number, file = int(test.rpartition("/")[2]), on.house.store.engine.url.database
    assert file is not None
    assert Path(file).is_file()
    for place, line in enumerate(LINES[:-1]):
        heard, said = get_context("fork").Pipe(duplex=False)
        child = get_context("fork").Process(target=answers_and_hangs, args=(file, number, place, line, said))
        child.start()
        assert heard.recv() == place
        os.kill(child.pid or 0, signal.SIGKILL)
        child.join()
        assert child.exitcode == -signal.SIGKILL
        assert somebody.get(test).json()["done"] == place + 1
    assert does(somebody, test, len(LINES) - 1, LINES[-1]).json()["ended"] is not None
    assert somebody.get(f"{test}/report").json()["errors"] == []


def test_what_was_examined_is_in_the_chain_once_and_names_nobody(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    name = somebody.get("/api/session").json()["person"]["name"]
    test = begun(somebody)
    number = int(test.rpartition("/")[2])
    for place, line in enumerate(LINES[:-1]):
        does(somebody, test, place, line)
    records = on.floor.tests.records
    last = len(LINES) - 1  # it is stored, and the process is killed before the test is noted
    on.floor.tests.answer(records.test(number), last, LINES[-1], 5.0, on.house.clock.now())  # type: ignore[arg-type]
    assert records.test(number).ended is None  # type: ignore[union-attr]
    for _ in range(2):
        assert somebody.get(test).json()["ended"] is not None
    stored = [each for each in on.house.store.events(0) if isinstance(each.event, TableTested)]
    [noted] = [each for each in stored if isinstance(each.event, TableTested) and each.event.test == number]
    assert isinstance(noted.event, TableTested)
    assert list(noted.event.given) == LINES
    assert name not in str(noted)
    again = LiveTable(find("roulette"), noted.event.seed, noted.event.rounds)  # by what the chain alone has
    for line in noted.event.given:
        again.answer(line)
    assert (again.awaited, all(mark.right for mark in again.marks)) == (None, True)
    somebody.send("DELETE", "/api/school/answers")
    assert somebody.get(test).status_code == 404
    told = on.visitor("instructor").get(f"{test}/report").json()
    assert (told["person"], told["passed"]) == ("", True)


def test_an_examiner_sets_the_seed_and_the_marks_for_somebody(on: OnTheFloor) -> None:
    examiner, trainee = on.visitor("instructor"), on.visitor("trainee")
    marks = {"grave": 0, "steps": 1.0, "payments": 1.0, "seconds": 4.0}
    test = begun(examiner, person=STAFF["trainee"], marks=marks)
    assert examiner.get(test).json()["table"] is None  # theirs alone, who sits it
    assert does(examiner, test, 0, LINES[0]).status_code == 404
    sits(trainee, test)
    told = examiner.get(f"{test}/report").json()
    assert told["marks"] == marks
    assert not told["passed"]  # every step took five seconds
    assert trainee.post("/api/school/tests", SHORT | {"person": STAFF["dealer"]}).status_code == 403
    assert on.visitor("dealer").get(test).status_code == 404
    assert on.visitor("inspector").get(f"{test}/report").status_code == 200


def test_a_test_of_another_form_is_told_so(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    engine = on.house.store.engine
    with engine.begin() as connection:
        told = {"test": int(test.rpartition("/")[2]), "place": 0, "given": "spin", "seconds": 1.0, "at": "2026-01-01"}
        connection.execute(sa.text("insert into test_answers values (:test, :place, :given, :seconds, :at)"), told)
    answer = somebody.get(test)
    assert answer.status_code == 400
    assert "was sat in another form" in answer.text


@pytest.mark.parametrize(
    "more", [{"rounds": 0}, {"rounds": 21}, {"seed": "a/b"}, {"game": "rulete"}, {"person": "nobody"}]
)
def test_what_is_no_test_is_told_so(on: OnTheFloor, more: dict[str, Any]) -> None:
    assert on.visitor("instructor").post("/api/school/tests", SHORT | more).status_code in (400, 404)
