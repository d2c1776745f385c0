"""Table tests over the API: set, gone on with where they stood, noted in the chain without a name, reported, signed."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, Visitor, floor_at

from houseway.games import find
from houseway.house.table_tests import TableTests
from houseway.school import AnswerForm, item, table_test
from houseway.store.school import SchoolRecords
from houseway.store.school_events import TableTested

SHORT = {"game": "roulette", "seed": "17", "rounds": 1}
TASKS = table_test.tasks(find("roulette"), "17", 1)


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


def right(task: table_test.TestTask) -> str:
    return item(task.item).answer


def wrong(task: table_test.TestTask) -> str:
    asked = item(task.item)
    if asked.question.form is AnswerForm.CHOICE:
        return next(each for each in asked.question.choices if each not in (asked.answer, *asked.also))
    return ", ".join("0.07" for _ in asked.answer.split(", "))


def sits(somebody: Visitor, test: str, but: int = -1) -> None:
    """To its end; one task wrongly."""
    for place, task in enumerate(TASKS):
        assert does(somebody, test, place, wrong(task) if place == but else right(task)).status_code == 200


def test_a_test_is_sat_task_by_task_and_passed(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    stands = somebody.get(test).json()
    assert (stands["part"], stands["done"], stands["tasks"]) == ("opening", 0, len(TASKS))
    assert stands["item"]["question"]["asks"] == item(TASKS[0].item).question.asks
    assert (stands["item"]["id"], stands["item"]["skill"]) == ("", "")  # nor does anything tell the seed
    assert "17" not in str({name: each for name, each in stands.items() if name not in ("item", "number", "at")})
    assert somebody.get(f"{test}/report").status_code == 404
    sits(somebody, test)
    told = somebody.get(f"{test}/report").json()
    assert (told["passed"], told["right"], told["errors"], told["seconds"]) == (True, len(TASKS), [], 5.0)
    assert somebody.get(test).json()["item"] is None
    assert somebody.get("/api/school/tests").json()[0]["result"]["passed"]


def test_errors_are_told_with_what_is_right_and_its_provision_and_on_paper(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test, place = begun(somebody), next(n for n, task in enumerate(TASKS) if task.kind == "settle")
    sits(somebody, test, place)
    told = somebody.get(f"{test}/report").json()
    [error] = told["errors"]
    asked = item(TASKS[place].item)
    assert (error["place"], error["gravity"], error["answer"]) == (place, "grave", asked.answer)
    assert error["cites"] == list(asked.cites) != []
    assert told["by_kind"] == [{"says": "a payment that is wrong", "gravity": "grave", "count": 1}]
    assert not told["passed"]  # one settlement of one
    again = somebody.get(f"{test}/tasks/{place}").json()
    assert (again["given"], again["item"]["id"]) == (error["given"], asked.id)
    paper = somebody.get(f"{test}/report.pdf")
    assert paper.headers["content-type"] == "application/pdf"
    assert paper.content.startswith(b"%PDF")


def test_it_goes_on_where_it_stood_and_what_is_sent_again_is_one_answer(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    test = begun(somebody)
    for place in (0, 1):
        assert does(somebody, test, place, right(TASKS[place])).json()["done"] == place + 1
    assert does(somebody, test, 1, right(TASKS[1])).json()["done"] == 2
    assert does(somebody, test, 1, wrong(TASKS[1])).status_code == 400
    assert does(somebody, test, 3, right(TASKS[3])).status_code == 400
    assert does(somebody, test, 2, "no answer at all").status_code == 400
    number = int(test.rpartition("/")[2])
    other = TableTests(on.house, SchoolRecords(on.house.store.engine))  # another process, or this one after a kill
    assert len(other.test(other.kept(number)).answers) == 2
    other.answer(other.kept(number), 2, right(TASKS[2]), 4.0, on.house.clock.now())
    assert somebody.get(test).json()["done"] == 3


def test_what_was_examined_is_in_the_chain_once_and_names_nobody(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    name = somebody.get("/api/session").json()["person"]["name"]
    test = begun(somebody)
    number = int(test.rpartition("/")[2])
    for place, task in enumerate(TASKS[:-1]):
        does(somebody, test, place, right(task))
    records = on.floor.tests.records
    last = len(TASKS) - 1  # it is stored, and the process is killed before the test is noted
    on.floor.tests.answer(records.test(number), last, right(TASKS[-1]), 5.0, on.house.clock.now())  # type: ignore[arg-type]
    assert records.test(number).ended is None  # type: ignore[union-attr]
    for _ in range(2):
        assert somebody.get(test).json()["ended"] is not None
    stored = [each for each in on.house.store.events(0) if isinstance(each.event, TableTested)]
    [noted] = [each for each in stored if isinstance(each.event, TableTested) and each.event.test == number]
    assert isinstance(noted.event, TableTested)
    assert list(noted.event.given) == [right(task) for task in TASKS]
    assert name not in str(noted)
    somebody.send("DELETE", "/api/school/answers")
    assert somebody.get(test).status_code == 404
    told = on.visitor("instructor").get(f"{test}/report").json()
    assert (told["person"], told["passed"]) == ("", True)


def test_an_examiner_sets_the_seed_and_the_marks_for_somebody(on: OnTheFloor) -> None:
    examiner, trainee = on.visitor("instructor"), on.visitor("trainee")
    marks = {"grave": 0, "steps": 1.0, "payments": 1.0, "seconds": 4.0}
    test = begun(examiner, person=STAFF["trainee"], marks=marks)
    assert examiner.get(test).json()["item"] is None  # theirs alone, who sits it
    assert does(examiner, test, 0, right(TASKS[0])).status_code == 404
    sits(trainee, test)
    told = examiner.get(f"{test}/report").json()
    assert told["marks"] == marks
    assert not told["passed"]  # every answer took five seconds
    assert trainee.post("/api/school/tests", SHORT | {"person": STAFF["dealer"]}).status_code == 403
    assert on.visitor("dealer").get(test).status_code == 404
    assert on.visitor("inspector").get(f"{test}/report").status_code == 200


@pytest.mark.parametrize(
    "more", [{"rounds": 0}, {"rounds": 21}, {"seed": "a/b"}, {"game": "rulete"}, {"person": "nobody"}]
)
def test_what_is_no_test_is_told_so(on: OnTheFloor, more: dict[str, Any]) -> None:
    assert on.visitor("instructor").post("/api/school/tests", SHORT | more).status_code in (400, 404)
