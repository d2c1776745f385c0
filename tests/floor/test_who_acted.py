"""The person and the role of whoever acted stand beside every event: for the inspector, and for nobody else."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import ANN, money, opened, sits
from support.floor import OnTheFloor, floor_at
from support.house import NOON

from houseway.play.events import Done
from houseway.store.actor import THE_HOUSE, Actor
from houseway.store.chain import Chain, ChainEntry, Stored
from houseway.store.events import Ready
from houseway.verify.house import verify

RED = {"on": "red", "selection": "red", "stake": "5.00"}
DEALER, MANAGER = Actor("dealer ann", "dealer"), Actor("floor manager ann", "floor manager")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def on(tmp_path_factory: pytest.TempPathFactory, request: Any) -> Iterator[OnTheFloor]:
    """A live wheel at which a call is overruled, and a wheel of the house."""
    server = request.getfixturevalue("postgresql_server") if request.param == "postgresql" else None
    with floor_at(tmp_path_factory.mktemp("acted"), server.database() if server else None) as found:
        for before in (money, opened("live", "roulette", dealt="live"), sits("live"), opened("wheel", "roulette")):
            found.does(before, found.house)
        dealer = found.visitor("dealer")
        for act in ("spin the ball",):
            assert acts(dealer, act).status_code == 200
        assert acts(found.visitor("player"), "wager", **RED).status_code == 200
        assert acts(dealer, "no more bets").status_code == 200
        declared = acts(found.visitor("floor manager"), "declare wagers void", person=ANN)
        assert declared.status_code == 200, declared.text
        yield found


def acts(who: Any, act: str, **details: Any) -> Any:
    return who.post("/api/tables/live/act", {"act": act, "with": details})


def stored(on: OnTheFloor, table: str) -> list[Stored]:
    return list(on.house.store.events(on.house.table(table).number))


def found_by(on: OnTheFloor, **sought: Any) -> list[dict[str, Any]]:
    answer = on.visitor("inspector").get("/api/inspection/events", params={"count": 200, **sought})
    assert answer.status_code == 200, answer.text
    told: list[dict[str, Any]] = answer.json()["events"]
    return told


def test_each_act_at_a_table_names_the_person_behind_the_role(on: OnTheFloor) -> None:
    by = {each.event.act: each.actor for each in stored(on, "live") if isinstance(each.event, Done)}
    assert by["spin the ball"] == by["no more bets"] == DEALER
    assert by["wager"] == Actor(ANN, "player")
    assert by["declare wagers void"] == MANAGER


def test_what_the_house_does_by_itself_is_the_houses_and_looks_like_nobody(on: OnTheFloor) -> None:
    assert {each.actor for each in stored(on, "wheel")} == {THE_HOUSE}
    told = found_by(on, chain=on.house.table("wheel").number)
    assert {(each["person"], each["role"]) for each in told} == {("", "the house")}


def test_a_search_for_a_member_of_the_staff_finds_what_they_did_and_what_came_of_it(on: OnTheFloor) -> None:
    told = found_by(on, person=MANAGER.person)
    assert {"act", "ruling", "settlement"} <= {each["kind"] for each in told}
    did = [each for each in told if each["chain"] > 0]
    assert {(each["person"], each["role"]) for each in did} == {MANAGER}
    assert [each["what"] for each in found_by(on, person=DEALER.person, act="no more bets")]


def test_a_ruling_names_whom_it_concerned_and_is_found_by_them(on: OnTheFloor) -> None:
    (ruling,) = found_by(on, kind="ruling", chain=on.house.table("live").number)
    assert (ruling["who"], ruling["person"]) == (ANN, MANAGER.person)
    assert ruling in found_by(on, kind="ruling", person=ANN)


def test_players_are_told_the_role_and_no_name_of_the_staff(on: OnTheFloor) -> None:
    table = on.house.table("live")
    for role in ("player", "guest"):
        round_ = on.visitor(role).get(f"/api/rounds/live/{table.running.number}")
        assert round_.status_code == 200
        assert MANAGER.person not in round_.text
        assert DEALER.person not in round_.text


def test_it_verifies_and_an_export_has_it(on: OnTheFloor) -> None:
    assert not verify(on.house.store).wrong
    export = on.visitor("inspector").get("/api/inspection/export").text
    assert '"person": "floor manager ann", "role": "floor manager"' in export


def test_nobody_can_be_put_in_anothers_place_unseen() -> None:
    (event,) = Chain(1).link([ChainEntry(Ready("ann"), by=DEALER)], NOON).events
    assert event.rightly_hashed()
    for change in ({"person": "bob"}, {"role": "pit boss"}, {"person": None, "role": None}):
        assert not event._replace(**change).rightly_hashed()
