"""The school over the API: questions without their answers, answers that are kept before they are told."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import OnTheFloor, Visitor, floor_at

from houseway.games import GAMES, find
from houseway.school import AnswerForm, item, items, kinds
from houseway.school.course import course

PAY = next(each for each in items(find("roulette"), "pay", "api") if each.question.form is AnswerForm.AMOUNT)


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("school")) as found:
        yield found


def answers(somebody: Visitor, given: str, name: str = PAY.id, **more: Any) -> Any:
    return somebody.post("/api/school/answers", {"item": name, "given": given, "seconds": 4.0, **more})


def test_whoever_knows_nothing_is_asked_something_to_be_answered_by_one_click(on: OnTheFloor) -> None:
    asked = on.visitor("guest").get("/api/school/next").json()
    assert (asked["game"], asked["question"]["form"]) == ("roulette", "choice")
    assert len(asked["question"]["choices"]) == 2


def test_a_question_has_no_answer_with_it_and_is_the_item_that_its_name_makes(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    for kind in kinds(find("blackjack")):
        asked = somebody.get(f"/api/school/next?game=blackjack&kind={kind}").json()
        made = item(asked["id"])
        assert asked["kind"] == kind == made.name.kind
        assert asked["question"]["asks"] == made.question.asks
        assert "answer" not in asked
        assert asked["cloth"] == (made.scene is not None and made.scene().at_cloth)
        assert somebody.get(f"/api/school/item?name={asked['id']}").json() == asked


def test_an_answer_is_kept_and_told_with_its_reasons(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    wrong = answers(somebody, "12345.50").json()
    assert not wrong["right"]
    assert wrong["answer"].strip("$").partition(",")[0] == PAY.answer
    assert wrong["why"][0]["provision"] in wrong["cites"]
    assert wrong["rating"] < wrong["before"]
    right = answers(somebody, PAY.answer).json()
    assert right["right"]
    assert right["rating"] > right["before"]
    kept = somebody.get("/api/school/answers").json()
    assert [(each["item"], each["given"], each["right"]) for each in kept] == [
        (PAY.id, "12345.50", False),
        (PAY.id, PAY.answer, True),
    ]


def test_what_is_no_answer_is_told_so_and_is_not_kept(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    for given, name, told in (
        ("lots", PAY.id, "is no amount"),
        ("1", "pay/rulete/qld/1998-09-04/1", "did you mean roulette"),
        ("1", "tiles/roulette/qld/1998-09-04/1", "no tiles are set at it"),
    ):
        answer = answers(somebody, given, name)
        assert answer.status_code == 400
        assert told in answer.json()["error"]
    assert somebody.get("/api/school/answers").json() == []
    assert somebody.get("/api/school/next?game=craps&kind=tiles").status_code == 400


def test_an_answer_that_is_sent_again_is_one_answer(on: OnTheFloor) -> None:
    """Where its answer did not come back, say."""
    somebody = on.visitor("guest")
    first, again = answers(somebody, PAY.answer, id="a1").json(), answers(somebody, PAY.answer, id="a1").json()
    assert first["rating"] == again["rating"]
    assert len(somebody.get("/api/school/answers").json()) == 1
    assert answers(somebody, "5", id="a1").status_code == 400
    assert answers(on.visitor("guest"), PAY.answer, id="a1").status_code == 200


def test_a_miss_brings_its_kin_and_no_item_that_was_just_asked(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    missed = answers(somebody, "12345.50").json()
    next_ = somebody.get(f"/api/school/next?again={missed['skill']}").json()
    assert next_["skill"] == missed["skill"]
    assert next_["id"] != PAY.id


def test_what_was_answered_is_there_in_another_process_and_after_a_kill(on: OnTheFloor) -> None:
    """What a process knows follows from what is stored."""
    from houseway.house.school import HouseSchool
    from houseway.store.school import SchoolRecords

    somebody = on.visitor("guest")
    answers(somebody, PAY.answer)
    name = somebody.get("/api/session").json()["person"]["name"]
    other = HouseSchool(SchoolRecords(on.house.store.engine))
    assert other.trainee(name).standing.rating == on.floor.school.trainee(name).standing.rating
    other.answer(name, PAY.id, "1", 2.0, on.house.clock.now(), None, themed=False)
    assert somebody.get("/api/school/standing").json()["asked"] == 2


def test_somebody_takes_away_what_is_kept_of_them(on: OnTheFloor) -> None:
    somebody, other = on.visitor("guest"), on.visitor("guest")
    answers(somebody, PAY.answer)
    answers(other, PAY.answer)
    assert somebody.send("DELETE", "/api/school/answers").status_code == 200
    assert somebody.get("/api/school/answers").json() == []
    assert somebody.get("/api/school/standing").json()["asked"] == 0
    assert len(other.get("/api/school/answers").json()) == 1


def test_how_somebody_stands_follows_from_their_answers(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    for given in ("1", "1", PAY.answer):
        answers(somebody, given)
    stands = somebody.get("/api/school/standing").json()
    assert (stands["asked"], stands["right"], stands["streak"]) == (3, 1, 1)
    assert stands["skills"] == [{"game": "roulette", "kind": "pay", "asked": 3, "right": 1, "seconds": 4.0}]
    assert [each["skill"] for each in stands["weak"]] == [PAY.skill]
    assert sum(each["asked"] for each in stands["days"]) == 3
    on.pass_time(days=40)
    assert somebody.get("/api/school/standing").json()["due"] == 1
    on.pass_time(days=-40)


def test_a_lesson_is_done_once_its_tasks_were_right(on: OnTheFloor) -> None:
    somebody = on.visitor("guest")
    listed = somebody.get("/api/school/lessons?game=two-up").json()
    assert [each["title"] for each in listed["lessons"]] == [each.title for each in course(find("two-up"))]
    first = somebody.get("/api/school/lessons/1?game=two-up").json()
    assert all(each["under"] for each in first["says"][1:])
    for task in first["tasks"]:
        assert answers(somebody, item(task["item"]).answer, task["item"]).json()["right"]
    done = somebody.get("/api/school/lessons?game=two-up").json()["lessons"][0]
    assert done["done"] == done["tasks"] == len(first["tasks"])
    assert somebody.get("/api/school/lessons/99?game=two-up").status_code == 400


def test_a_wager_that_is_laid_on_the_cloth_is_read_as_it_lies() -> None:
    """Every place of every cloth has a name under which the page sends it."""
    for name in GAMES:
        game = find(name)
        for asked in [next(items(game, "lay", "cloth"))] if "lay" in kinds(game) else []:
            assert asked.question.form is AnswerForm.WAGER
            wanted = asked.question.reads(asked.answer)  # type: ignore[misc]
            places = game.cloth(game.open_table()).places
            [place] = [each for each in places if (each.wager, each.selection) == (wanted["on"], wanted["selection"])]
            assert asked.question.reads(f"{wanted['stake'] / 100:.2f} on {place.name}") == wanted  # type: ignore[misc]
