"""The people of the house, over the API: names that are nobody else's, roles, passwords."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from support.floor import STAFF, floor_at

from houseway.errors import BadInput
from houseway.house.people import HouseRole

LONG = "a long password"


def test_somebody_who_is_made_known_signs_in_with_the_role(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        made = boss.post("/api/people", {"name": "bob", "role": "inspector", "password": LONG, "id": "one"})
        assert (made.status_code, made.json()) == (201, {"name": "bob", "role": "inspector", "also": []})
        again = boss.post(
            "/api/people", {"name": "bob", "role": "inspector", "password": LONG}, **{"Idempotency-Key": "one"}
        )
        assert again.json() == made.json()
        assert sum(getattr(each.event, "person", "") == "bob" for each in on.house.store.events(0)) == 1
        told = on.visitor().post("/api/session", {"name": "bob", "password": LONG}).json()
        assert told["person"] == {"name": "bob", "role": "inspector", "also": []}
        names = [each["name"] for each in boss.get("/api/people").json()["people"]]
        assert names == sorted([*STAFF.values(), "bob"])
        rest = boss.get("/api/people", params={"after": names[-1]}).json()
        assert (rest["people"], rest["more"]) == ([], False)
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
        "\u3164",  # a letter that is not seen
        "administrator\u034f",
        "mary\u200d",
        "\u2800",
        "\u0301mary",  # a mark without a letter
        "mar\u0301\u0301\u0301\u0301y",
        "рlayer ann",  # the first letter is Cyrillic
        "аdministrator",
        "guеst 7",
        "dеaler",
        "p1ayer ann",
        "player  ann",  # two blanks
        "x  y",
        "x ",
        "gue5t 9",
        "9uest 7",
        "ɢuest 9",
        "admini5trator",
        "adm1nistrator",
        "ᴅealer",
        "h0u5e",
        "dea|er",
        "c@ge",
        "player aпn".replace("п", "ո"),  # an Armenian letter
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
        assert ann.post("/api/tables/wheel/sit", {"chips": "5.00"}).status_code == 200
        becomes = {"name": STAFF["player"], "role": "dealer"}
        refused = boss.send("PUT", "/api/people/role", becomes)
        assert (refused.status_code, "plays at wheel" in refused.json()["error"]) == (400, True)
        assert [*on.house.store.at_tables(STAFF["player"])] == ["wheel"]  # as another process finds it
        assert ann.post("/api/tables/wheel/leave", {}).status_code == 200
        assert on.house.store.at_tables(STAFF["player"]) == {}
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


def test_names_of_every_script_are_names(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        for name in ("Zoë", "Nguyễn Thị", "Анна", "Ελένη", "陳大文", "محمد", "O’Brien", "ann 2"):
            assert boss.post("/api/people", {"name": name, "role": "player"}).status_code == 201, name


@pytest.mark.parametrize("name", ["guesthouse", "ann 5", "i5", "hous", "bo 8", "b4", "Deal", "floor 2"])
def test_digits_are_no_letters_but_in_the_words_that_are_kept(tmp_path: Path, name: str) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        for each in (name, f"{name} x"):
            assert boss.post("/api/people", {"name": each, "role": "player", "password": LONG}).status_code == 201


def test_blanks_are_single_wherever_a_name_is_given(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        house = on.house
        for does, given in (
            (house.admit, ("zed  lee", "player")),
            (house.admit, ("zed ", "player")),
            (house.open_table, ("pit  1", "roulette")),
            (house.open_table, (" pit", "roulette")),
        ):
            with pytest.raises(BadInput):
                on.does(does, *given)
        with pytest.raises(BadInput, match="several together"):
            on.does(lambda: house.tournament("open", tournament="spring  cup", file=""))


def test_two_administrators_who_take_each_other_s_role_leave_one(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        house, one, other = on.house, STAFF["administrator"], "bob"

        async def both() -> list[Any]:
            await house.admit(other, "administrator")
            takes = (house.admit(name, "player") for name in (one, other))
            return await asyncio.gather(*takes, return_exceptions=True)

        came = on.does(both)
        assert [isinstance(each, BadInput) for each in came] == [False, True]
        assert "'bob' is the only administrator" in str(came[1])
        assert house.people[other].role is HouseRole.ADMINISTRATOR


def test_of_two_who_are_given_one_name_at_the_same_moment_one_is_refused(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on, ThreadPoolExecutor(2) as both:
        bosses = [on.visitor("administrator") for _ in range(2)]
        asks = [both.submit(boss.post, "/api/people", {"name": "zoe", "role": "player"}) for boss in bosses]
        assert sorted(each.result(60).status_code for each in asks) == [201, 400]


def test_somebody_has_several_roles_but_none_that_exclude_each_other(tmp_path: Path) -> None:
    """Issue 27: pairs that exclude each other are data, told to whoever gives roles, and held by the house."""
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        made = {"name": "kim", "role": "dealer", "also": ["keno writer"], "password": LONG}
        assert boss.post("/api/people", made).json() == {"name": "kim", "role": "dealer", "also": ["keno writer"]}
        kim = on.visitor()
        kim.csrf = kim.post("/api/session", {"name": "kim", "password": LONG}).json()["csrf"]
        told = kim.get("/api/session").json()["may"]
        assert {"act at tables", "write keno"} <= {*told}
        assert "run the cage" not in told
        apart = {frozenset(pair) for pair in boss.get("/api/people").json()["apart"]}
        assert {frozenset(("cashier", "count")), frozenset(("surveillance", "dealer"))} <= apart
        for one, other in map(tuple, apart):
            sent = {"name": "kim", "role": one, "also": [other]}
            answer = boss.send("PUT", "/api/people/role", sent)
            assert (answer.status_code, "exclude each other" in answer.text) == (400, True), sent
        twice = {"name": "kim", "role": "dealer", "also": ["dealer"]}
        assert "named twice" in boss.send("PUT", "/api/people/role", twice).text
        written = {"name": "kim", "role": "keno writer", "also": ["trainee"]}
        assert boss.send("PUT", "/api/people/role", written).status_code == 200
        assert [role.value for role in (on.house.people["kim"].role, *on.house.people["kim"].also)] == [
            "keno writer",
            "trainee",
        ]


def test_an_event_names_the_role_in_which_somebody_of_several_acted(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.admit, STAFF["dealer"], "dealer, tournament director")
        on.does(partial(on.house.open_table, "wheel", "roulette", dealt="live"))
        dealer = on.visitor("dealer")
        assert dealer.post("/api/tournaments", {"name": "spring", "file": ""}).status_code == 400, "the file is none"
        assert dealer.post("/api/tables/wheel/act", {"act": "spin the ball"}).status_code == 200
        *_, last = on.house.store.events(on.house.table("wheel").number)
        assert (last.actor.person, last.actor.role) == (STAFF["dealer"], "dealer")


def test_surveillance_sees_a_table_with_everybodys_chips_and_does_nothing_there(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(partial(on.house.open_table, "wheel", "roulette", dealt="live"))
        watcher = on.visitor("surveillance")
        view = watcher.get("/api/tables/wheel").json()["view"]
        assert "chips" in view
        assert (view["you"]["names"], view["yours"]) == ([], [])
        for path, body in (("act", {"act": "spin the ball"}), ("comes", {"field": "ball", "value": 17})):
            assert watcher.post(f"/api/tables/wheel/{path}", body).status_code == 403, path
        assert watcher.get("/api/inspection/events").status_code == 200
        assert watcher.get("/api/cage/day").status_code == 200
