"""The people of the house, over the API: names that are nobody else's, roles, passwords."""

from pathlib import Path

import pytest
from support.floor import STAFF, floor_at

LONG = "a long password"


def test_somebody_who_is_made_known_signs_in_with_the_role(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        made = boss.post("/api/people", {"name": "bob", "role": "inspector", "password": LONG, "id": "one"})
        assert (made.status_code, made.json()) == (201, {"name": "bob", "role": "inspector"})
        again = boss.post(
            "/api/people", {"name": "bob", "role": "inspector", "password": LONG}, **{"Idempotency-Key": "one"}
        )
        assert again.json() == made.json()
        assert sum(event.data.get("person") == "bob" for event in on.house.store.events(0)) == 1
        told = on.visitor().post("/api/session", {"name": "bob", "password": LONG}).json()
        assert told["person"] == {"name": "bob", "role": "inspector"}
        names = [each["name"] for each in boss.get("/api/people").json()["people"]]
        assert names == sorted([*STAFF.values(), "bob"])
        assert boss.get("/api/people", params={"after": names[-1]}).json() == {"people": [], "more": False}
        found = boss.get("/api/people", params={"sought": "INSPECT"}).json()["people"]
        assert [each["name"] for each in found] == sorted(["bob", STAFF["inspector"]])


@pytest.mark.parametrize(
    "name",
    [
        "PLAYER ANN",
        "player ann",
        "ｐlayer ann",
        "dealer",
        "Inspector",
        "guest 7",
        "Guest 7",
        " x",
        "a\n",
        "Stickperson",
        "the house",
    ],
)
def test_a_name_that_could_be_taken_for_another_is_refused(tmp_path: Path, name: str) -> None:
    with floor_at(tmp_path) as on:
        assert on.visitor("administrator").post("/api/people", {"name": name, "role": "player"}).status_code == 400


def test_there_is_always_an_administrator_and_a_guest_stays_one(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        on.visitor("guest")
        for name, role in ((STAFF["administrator"], "player"), ("guest 1", "player"), (STAFF["player"], "guest")):
            assert boss.send("PUT", "/api/people/role", {"name": name, "role": role}).status_code == 400
        assert boss.post("/api/people", {"name": "x", "role": "guest"}).status_code == 400
        assert boss.send("PUT", "/api/people/password", {"name": "guest 1", "password": LONG}).status_code == 400
        assert boss.send("PUT", "/api/people/role", {"name": "nobody", "role": "player"}).status_code == 404


def test_whoever_plays_leaves_with_their_chips_before_they_are_one_of_the_staff(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss = on.visitor("player"), on.visitor("administrator")
        on.does(on.house.open_table, "wheel", "roulette")
        on.does(on.house.deposit, STAFF["player"], 5_00)
        on.does(on.house.buy_in, STAFF["player"], 5_00)
        assert ann.post("/api/tables/wheel/sit", {"chips": "5.00"}).status_code == 204
        becomes = {"name": STAFF["player"], "role": "dealer"}
        refused = boss.send("PUT", "/api/people/role", becomes)
        assert (refused.status_code, "plays at wheel" in refused.json()["error"]) == (400, True)
        assert on.house.store.with_chips_of(STAFF["player"]) == ["wheel"]  # as another process finds it
        assert ann.post("/api/tables/wheel/leave", {}).status_code == 200
        assert on.house.store.with_chips_of(STAFF["player"]) == []
        assert boss.send("PUT", "/api/people/role", becomes).status_code == 200


def test_a_password_that_the_administrator_sets_ends_the_sessions_with_the_old_one(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss = on.visitor("player"), on.visitor("administrator")
        short = boss.send("PUT", "/api/people/password", {"name": STAFF["player"], "password": "short"})
        assert (short.status_code, short.json()["error"]) == (400, "'password' is a text of the allowed length")
        assert (
            boss.send("PUT", "/api/people/password", {"name": STAFF["player"], "password": LONG + "!"}).status_code
            == 200
        )
        assert ann.get("/api/session").json()["person"] is None
        assert on.visitor().post("/api/session", {"name": STAFF["player"], "password": LONG + "!"}).status_code == 200
