"""Tables by plain HTTP: what there is, what one sees, what one does, and what staff do about them."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import ROLES, STAFF, OnTheFloor, Visitor, floor_at

from houseway.store.events import Closed
from houseway.verify.house import verify

PLAYER = STAFF["player"]
RED = {"on": "red", "selection": "red", "stake": "5.00"}
RUNS = {"floor manager", "pit boss", "administrator"}
PLAYS = {"player", "guest"}


@pytest.fixture
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("tables")) as found:

        async def furnish() -> None:
            await found.house.open_table("wheel", "roulette")
            await found.house.deposit(PLAYER, 1_000_00)
            await found.house.buy_in(PLAYER, 500_00)

        found.does(furnish)
        yield found


def sits(on: OnTheFloor) -> Visitor:
    player = on.visitor("player")
    assert player.post("/api/tables/wheel/sit", {"chips": "500.00", "id": "sits"}).status_code == 200
    return player


def view(somebody: Visitor) -> dict[str, Any]:
    found: dict[str, Any] = somebody.get("/api/tables/wheel").json()["view"]
    return found


def test_a_player_sits_wagers_once_and_leaves_with_the_rest(on: OnTheFloor) -> None:
    player = sits(on)
    assert player.post("/api/tables/wheel/sit", {"chips": "500.00", "id": "sits"}).status_code == 200
    assert view(player)["you"] == {"names": [PLAYER], "chips": "500.00", "non-value chips": {}}
    sent = {"act": "wager", "with": RED, "id": "one"}
    answers = [player.post("/api/tables/wheel/act", sent) for _ in range(2)]
    assert answers[0].status_code == 200
    assert answers[0].json() == answers[1].json()
    assert [placed["stake"] for placed in view(player)["placed"]] == ["5.00"]
    assert player.post("/api/tables/wheel/leave", {}).status_code == 200
    assert view(player)["you"] == {"names": []}
    assert player.get("/api/cage/holdings").json()["chips"] == "500.00"


def test_the_list_says_game_text_sign_and_who_sits_there(on: OnTheFloor) -> None:
    sits(on)
    (found,) = on.visitor("guest").get("/api/tables").json()
    assert (found["name"], found["game"], found["part"]) == ("wheel", "roulette", "qld part 8")
    assert found["players"] == [PLAYER]
    assert found["sign"]["limits"]
    assert found["where"] == ""
    assert found["starts"], "a newcomer is led to roulette, where the house deals"
    assert on.visitor("guest").get("/api/tables?game=craps").json() == []


def test_a_line_of_the_list_is_that_of_the_tables_last_event(on: OnTheFloor) -> None:
    player = on.visitor("player")
    (before,) = player.get("/api/tables").json()
    assert player.get("/api/tables").json() == [before]
    sits(on)
    (after,) = player.get("/api/tables").json()
    assert after["number"] > before["number"]
    assert (before["players"], after["players"]) == ([], [PLAYER])


def test_what_a_rule_refuses_is_answered_with_its_provision(on: OnTheFloor) -> None:
    player = sits(on)
    answer = player.post("/api/tables/wheel/act", {"act": "wager", "with": RED | {"stake": "400.25"}})
    assert answer.status_code == 409
    assert answer.json()["provision"].startswith("qld s")
    answer = player.post("/api/tables/wheel/act", {"act": "wager", "with": RED | {"stake": 500}})
    assert answer.status_code == 400
    assert "dollars and cents" in answer.json()["error"]


@pytest.mark.parametrize("role", [None, *ROLES])
def test_each_role_does_at_a_table_what_is_its_own(on: OnTheFloor, role: str | None) -> None:
    somebody = on.visitor(role)
    tried = {
        "/api/tables/wheel/sit": (PLAYS, {"chips": "1.00"}),
        "/api/tables/wheel/act": ({"dealer", "floor manager", "pit boss", "inspector"}, {"act": "spin the ball"}),
        "/api/tables/wheel/limits": (RUNS - {"administrator"}, {"kind": "red", "minimum": "1", "maximum": "2"}),
        "/api/tables/wheel/pace": (RUNS, {"pace": {"wagers": 5}}),
        "/api/tables": (RUNS, {"name": f"by {role}", "game": "two-up"}),
        "/api/tables/wheel/seal": (PLAYS, {"seal": "0" * 64}),
        "/api/tables/wheel/word": (PLAYS, {"word": "luck", "salt": "0" * 32}),
    }
    for path, (roles, body) in tried.items():
        answer = somebody.post(path, body)
        if role is None:
            assert answer.status_code == 401, path
        else:
            by_rule = answer.status_code == 409  # who plays there is told by which
            assert (answer.status_code == 403 or (role in PLAYS and by_rule)) == (role not in roles), answer.text
            assert answer.status_code < 500
    for path in ("", "/wheel", "/wheel/cloth", "/wheel/cloth.svg", "/wheel/sign", "/wheel/options", "/wheel/rounds/1"):
        assert somebody.get(f"/api/tables{path}").status_code == (401 if role is None else 200), path


def test_the_cloth_has_every_wager_of_the_game_as_places_and_as_a_picture(on: OnTheFloor) -> None:
    guest = on.visitor("guest")
    cloth = guest.get("/api/tables/wheel/cloth").json()
    wagers = {row.name for row in on.house.table("wheel").running.game.wagers}
    assert {place["wager"] for place in cloth["places"]} | set(cloth["nowhere"]) == wagers
    assert len([place for place in cloth["places"] if place["wager"] == "straight up"]) == 37
    drawn = guest.get("/api/tables/wheel/cloth.svg")
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert f'viewBox="0 0 {cloth["wide"]:g} {cloth["high"]:g}"' in drawn.text


def test_long_lists_are_asked_for(on: OnTheFloor) -> None:
    player = sits(on)
    wagers = [each for each in player.get("/api/tables/wheel/options").json() if each["act"] == "wager"]
    assert {each["places"] for each in wagers if isinstance(each["places"], str)} == {"every"}
    (found,) = player.get("/api/tables/wheel/place?on=split&selection=17-20").json()
    assert (found["least"], found["places"]) == ("1.00", ["17-20"])
    chosen = player.post("/api/tables/wheel/choices?act=wager&detail=selection", {"on": "straight up"})
    assert len(chosen.json()) == 37
    ways = on.visitor("pit boss").get("/api/tables/wheel/ways?act=change the sign").json()
    assert {field["name"] for field in ways[0]} == {"kind", "minimum", "maximum"}


def test_a_table_is_opened_and_closed_once_however_often_that_is_sent(on: OnTheFloor) -> None:
    staff, sent = on.visitor("floor manager"), {"name": "coins", "game": "two-up", "id": "opens"}
    answers = [staff.post("/api/tables", sent) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    assert answers[0].json() == answers[1].json()
    assert staff.post("/api/tables", sent | {"game": "craps"}).status_code == 400
    assert on.visitor("pit boss").post("/api/tables", sent).status_code == 400  # the id is another's
    for _ in range(2):
        assert staff.post("/api/tables/coins/close", {"id": "closes"}).status_code == 204
    for sent in ({}, {"id": "opens"}, {"id": "another"}):
        assert staff.post("/api/tables/coins/close", sent).status_code == 404
    events = [stored.event for stored in on.house.store.events(on.house.store.chains()[-1])]
    assert events.count(Closed()) == 1


def test_a_table_closes_when_nobody_has_a_wager_there_and_everybody_goes_with_their_chips(on: OnTheFloor) -> None:
    player, staff = sits(on), on.visitor("floor manager")
    assert player.post("/api/tables/wheel/act", {"act": "wager", "with": RED}).status_code == 200
    refused = staff.post("/api/tables/wheel/close", {})
    assert (refused.status_code, "wagers on its layout" in refused.json()["error"]) == (400, True)
    withdrawn = {"act": "withdraw", "with": {"on": "red", "selection": "red"}}
    assert player.post("/api/tables/wheel/act", withdrawn).status_code == 200
    assert staff.post("/api/tables/wheel/close", {}).status_code == 204
    assert player.get("/api/cage/holdings").json()["chips"] == "500.00"
    assert not verify(on.house.store).wrong


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"game": "chess"}, "is not a game held here"),
        ({"game": "two-upp"}, "did you mean"),
        ({"game": ""}, "game"),
        ({"name": ""}, "name"),
        ({"name": "wheel"}, "wheel"),
        ({"dealt": "by nobody"}, "dealt"),
        ({"rules": "nsw"}, "not under 'nsw'"),
        ({"on": "yesterday"}, "yesterday"),
        ({"on": "1998-09-04T06:00+10:00"}, "time zone"),
        ({"on": "1990-01-01"}, "is held since"),
        ({"variant": {"spaces": 7}}, "there are no variants"),
        ({"settings": {"decks": 6}}, "decks"),
        ({"settings": {"name": "another"}}, "name"),
        ({"limits": {"nothing": {"minimum": "1", "maximum": "2"}}}, "no line for 'nothing'"),
        ({"limits": {"heads": {"minimum": "1"}}}, "a minimum and a maximum"),
        ({"limits": {"heads": {"minimum": "one", "maximum": "2"}}}, "a minimum and a maximum"),
        ({"increment": "-1"}, "increment"),
        ({"colour": "green"}, "colour"),
    ],
)
def test_a_table_that_is_not_said_right_is_not_opened_and_what_is_wrong_is_told(
    on: OnTheFloor, wrong: dict[str, Any], said: str
) -> None:
    staff, chains = on.visitor("floor manager"), on.house.store.chains()
    answer = staff.post("/api/tables", {"name": "coins", "game": "two-up", "id": "opens"} | wrong)
    status = 404 if said.startswith(("not under", "is held")) else 400  # a text that the house does not hold
    assert (answer.status_code, said in answer.json()["error"]) == (status, True), answer.text
    assert (list(on.house.tables), on.house.store.chains()) == (["wheel"], chains)
    assert staff.post("/api/tables", {"name": "coins", "game": "two-up", "id": "opens"}).status_code == 201


@pytest.mark.parametrize("name", ["a/b", ".", ".."])
def test_nothing_is_opened_under_a_name_that_no_address_reaches(on: OnTheFloor, name: str) -> None:
    staff = on.visitor("pit boss")
    meter = {"system": name, "tables": ["wheel"], "cost": "1.00", "approved": True}
    for path, body in (
        ("/api/tables", {"name": name, "game": "two-up"}),
        ("/api/jackpots", meter),
        ("/api/tournaments", {"name": name, "file": ""}),
    ):
        answer = staff.post(path, body)
        assert (answer.status_code, "no name for this" in answer.json()["error"]) == (400, True), answer.text


def test_20_minutes_notice_is_by_the_clock_of_the_house_whatever_staff_say_the_time_is(on: OnTheFloor) -> None:
    staff, higher = on.visitor("pit boss"), {"kind": "red", "minimum": "50.00"}

    def act(act: str, **details: str) -> Any:
        return staff.post("/api/tables/wheel/act", {"act": act, "with": higher | details})

    effective = "2004-08-01T12:20"  # it is noon
    assert act("announce a higher minimum", effective=effective, now="2004-08-01T11:00").status_code == 400
    assert act("announce a higher minimum", effective=effective).status_code == 200
    assert act("change the sign", maximum="2500.00", now=effective).status_code == 400
    assert act("change the sign", maximum="2500.00").json()["provision"] == "qld s141(4)"
    on.pass_time(minutes=20)
    assert act("change the sign", maximum="2500.00").status_code == 200


def test_a_notice_on_the_sign_is_withdrawn_and_the_sign_is_printed(on: OnTheFloor) -> None:
    staff = on.visitor("pit boss")
    line = {"kind": "red", "minimum": "50.00", "maximum": "2500.00"}
    assert "announced" in staff.post("/api/tables/wheel/limits", line).json()["says"]
    told = staff.post("/api/tables/wheel/notices/withdrawal", {"kind": "red"})
    assert (told.status_code, "announced" in told.json()["says"]) == (200, False)
    on.pass_time(minutes=20)
    assert staff.get("/api/tables/wheel/sign").json()["limits"]["red"]["minimum"] != "50.00"
    assert staff.post("/api/tables/wheel/notices/withdrawal", {"kind": "red"}).status_code == 409
    sheet = on.visitor("inspector").get("/api/tables/wheel/sign.pdf")
    assert (sheet.status_code, sheet.content[:5]) == (200, b"%PDF-")


def test_only_a_table_with_a_prize_meter_of_its_own_may_feed_one(on: OnTheFloor) -> None:
    staff = on.visitor("pit boss")
    staff.post("/api/tables", {"name": "stud", "game": "caribbean-stud"})
    assert [each["name"] for each in staff.get("/api/tables").json() if each["feeds"]] == ["stud"]


def test_the_record_of_a_round_tells_each_what_they_may_know(on: OnTheFloor) -> None:
    player = sits(on)
    player.post("/api/tables/wheel/act", {"act": "wager", "with": RED | {"stake": "900.00"}})
    own = player.get("/api/tables/wheel/rounds/1").json()["events"]
    others = on.visitor("guest").get("/api/tables/wheel/rounds/1").json()["events"]
    assert [event for event in own if "refused" in event]
    assert not [event for event in others if "refused" in event]
    assert not [event for event in own if "stands" in event]
    assert player.get("/api/tables/wheel/rounds/2").status_code == 404
    assert player.get("/api/tables/nowhere").status_code == 404


def test_a_live_table_takes_what_its_dealer_says_and_tells_what_must_be_done(on: OnTheFloor) -> None:
    boss, dealer, player = on.visitor("pit boss"), on.visitor("dealer"), on.visitor("player")
    opened = boss.post("/api/tables", {"name": "live wheel", "game": "roulette", "dealt": "live"})
    assert (opened.status_code, opened.json()["dealt"]) == (201, "live")
    assert [each["name"] for each in player.get("/api/tables").json() if each["starts"]] == ["wheel"]
    assert player.post("/api/tables/live wheel/sit", {"chips": "500.00"}).status_code == 200
    assert player.post("/api/tables/live wheel/act", {"act": "wager", "with": RED}).status_code == 200
    for act in ("spin the ball", "no more bets"):
        assert dealer.post("/api/tables/live wheel/act", {"act": act}).status_code == 200
    reports = {each["act"] for each in dealer.get("/api/tables/live wheel/reports").json()}
    assert "no spin" in reports
    report = {"act": "no spin", "with": {"cause": "ball hung up"}}
    steps = dealer.post("/api/tables/live wheel/foreseen", report).json()
    assert {"kind": "done", "who": "dealer", "what": "says: no spin (ball hung up)", "cites": []} in steps
    assert player.get("/api/tables/live wheel/reports").status_code == 403
    before = dealer.get("/api/tables/live wheel").json()["number"]
    told = dealer.post("/api/tables/live wheel/foreseen", {"act": "place the crown"})
    assert (told.status_code, bool(told.json()["provision"])) == (409, True)
    assert player.post("/api/tables/live wheel/foreseen", {"act": "leave"}).status_code == 403
    assert dealer.get("/api/tables/live wheel").json()["number"] == before
    said = {"field": "ball", "value": 3}
    assert player.post("/api/tables/live wheel/comes", said).status_code == 403
    assert dealer.post("/api/tables/live wheel/comes", {"field": "ball", "value": 99}).status_code == 400
    assert dealer.post("/api/tables/wheel/comes", said).status_code == 400
    answer = dealer.post("/api/tables/live wheel/comes", said)
    assert answer.status_code == 200
    seen = dealer.get("/api/tables/live wheel").json()["view"]
    assert [each["act"] for each in seen["yours"]] == ["place the crown"]
    dealer.post("/api/tables/live wheel/act", {"act": "place the crown"})
    events = dealer.get("/api/tables/live wheel/rounds/1").json()["events"]
    lines = [(event["person"], event["verdict"], event["paid"]) for event in events if "verdict" in event]
    assert lines == [(PLAYER, "win", "5.00")]


@pytest.mark.parametrize("name", ["name", "people", "sign", "dealt", "self"])
def test_only_what_the_game_has_for_it_is_set_about_a_table(on: OnTheFloor, name: str) -> None:
    sent = {"name": "odd", "game": "blackjack", "settings": {name: "x"}}
    answer = on.visitor("pit boss").post("/api/tables", sent)
    assert answer.status_code == 400
    assert name in answer.json()["error"]


def test_staff_open_a_table_as_the_game_allows_change_its_sign_and_close_it(on: OnTheFloor) -> None:
    boss = on.visitor("pit boss")
    sent = {"name": "six decks", "game": "blackjack", "settings": {"decks": "6"}}
    assert boss.post("/api/tables", sent | {"settings": {"decks": "0"}}).status_code in (400, 409)
    assert boss.post("/api/tables", sent).status_code == 201
    assert boss.get("/api/tables/six decks").json()["view"]["look"]["decks"] == 6
    assert boss.post("/api/tables", sent).status_code == 400
    limits = {"kind": "blackjack", "minimum": "5.00", "maximum": "900.00"}
    assert boss.post("/api/tables/six decks/limits", limits).status_code == 200
    assert boss.get("/api/tables/six decks/sign").json()["limits"]["blackjack"]["maximum"] == "900.00"
    assert boss.post("/api/tables/six decks/close", {}).status_code == 204
    assert boss.get("/api/tables/six decks").status_code == 404
    assert set(boss.get("/api/games").json()) >= {"roulette", "craps"}
