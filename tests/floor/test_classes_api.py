"""Classes over the API: an instructor's own, with who is weak where and what is set; whoever is in one may leave."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest
from support.floor import STAFF, OnTheFloor, floor_at

from houseway.errors import BadInput
from houseway.games import find
from houseway.school import DRILLS, items
from houseway.school.curriculum import curricula, read_curriculum

PAYMENTS = list(islice(items(find("craps"), "pay", "class"), 3))
WORK = {"game": "craps", "kind": "pay", "count": 3, "due": "2004-09-01"}


@pytest.fixture
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("classes")) as found:
        yield found


def test_a_class_sees_what_is_set_and_its_instructor_who_is_weak_where(on: OnTheFloor) -> None:
    teacher, pupil = on.visitor("instructor"), on.visitor("trainee")
    assert teacher.post("/api/school/classes", {"name": "evening"}).status_code == 201
    assert teacher.post("/api/school/classes", {"name": "evening"}).status_code == 400
    path = "/api/school/classes/evening"
    assert teacher.send("PUT", f"{path}/people", {"people": [STAFF["trainee"], STAFF["dealer"]]}).status_code == 200
    assert teacher.post(f"{path}/work", WORK).status_code == 201
    for place, asked in enumerate(PAYMENTS):
        sent = {"item": asked.id, "given": asked.answer if place else "0.07", "seconds": 3.0}
        if asked.question.form.value == "amounts" and not place:
            sent["given"] = ", ".join("0.07" for _ in asked.question.about)
        assert pupil.post("/api/school/answers", sent).json()["right"] == bool(place)
    [own] = pupil.get("/api/school/classes").json()
    assert [(each["title"], each["count"], each["done"], each["over"]) for each in own["work"]] == [
        ("Craps", 3, 2, False)
    ]
    seen = teacher.get(path).json()
    by_name = {each["name"]: each for each in seen["pupils"]}
    assert by_name[STAFF["trainee"]]["done"] == [2]
    [weak] = by_name[STAFF["trainee"]]["skills"]
    assert (weak["game"], weak["kind"], weak["asked"], weak["right"]) == ("craps", "pay", 3, 2)
    assert by_name[STAFF["dealer"]]["asked"] == 0
    on.pass_time(days=60)
    assert on.visitor("trainee").get("/api/school/classes").json()[0]["work"][0]["over"]


def test_a_class_is_its_instructors_and_whoever_is_in_it_leaves_with_their_data(on: OnTheFloor) -> None:
    on.does(on.house.admit, "other instructor", "instructor")
    on.floor.classes.records.add_class("morning", "other instructor")
    teacher, boss = on.visitor("instructor"), on.visitor("administrator")
    assert teacher.get("/api/school/classes/morning").status_code == 404
    assert teacher.get("/api/school/classes").json() == []
    path = "/api/school/classes/morning"
    assert boss.send("PUT", f"{path}/people", {"people": [STAFF["trainee"]]}).status_code == 200
    assert boss.send("PUT", f"{path}/people", {"people": ["nobody"]}).status_code == 400
    pupil = on.visitor("trainee")
    assert [each["name"] for each in pupil.get("/api/school/classes").json()] == ["morning"]
    pupil.send("DELETE", "/api/school/answers")
    assert pupil.get("/api/school/classes").json() == []
    assert boss.post(f"{path}/work", WORK | {"kind": "tiles"}).status_code == 400
    assert boss.post(f"{path}/work", WORK | {"due": "2004-01-01"}).status_code == 400
    boss.post(f"{path}/work", WORK)
    assert boss.send("DELETE", f"{path}/work/1").status_code == 200
    assert boss.get(path).json()["work"] == []
    assert boss.send("DELETE", path).status_code == 200
    assert boss.get(path).status_code == 404


def test_every_kind_is_in_a_curriculum_under_one_element(on: OnTheFloor) -> None:
    [told] = on.visitor("guest").get("/api/school/curricula").json()
    assert told["units"] == ["SITHGAM007", "SITHGAM012"]
    for each in curricula():
        kinds = [kind for element in each.elements for kind in element.kinds]
        assert sorted(kinds) == sorted(DRILLS)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name = 7 7", "is no curriculum"),
        ('name = "a"', "is no curriculum"),
        ('name="a"\nunits=[]\nassessed=""\n[[elements]]\nsays="a"\nours="b"\nkinds=["pey"]', "'pey' is no kind"),
    ],
)
def test_what_is_no_curriculum_is_told_so(tmp_path: Path, text: str, told: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=told):
        read_curriculum(file)
