"""Tournaments over the API: announced, entered for the fee, drawn, played at tables, and paid; by who may."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.changing import between_sessions
from support.directed import SPRING, file, goes_on, pit_of, spring
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.tournament import queensland, text_of, victorian

from houseway.house.director import draw
from houseway.house.tables.seed_words import seal_of
from houseway.house.tables.shoes import commitment
from houseway.house.tournaments import Stage
from houseway.verify.house import verify

ANN = STAFF["player"]
AT = f"/api/tournaments/{SPRING}"


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path) as found:
        yield found


def announces(on: OnTheFloor, **how: Any) -> Visitor:
    """A tournament is announced, and ann has what it costs."""
    boss = on.visitor("pit boss")
    sent = {"name": SPRING, "file": file(queensland), "fills": 6, **how}
    answer = boss.post("/api/tournaments", sent)
    assert answer.status_code == 201, answer.text
    on.does(on.house.play_money, ANN, 180_00)  # as the bots have
    return boss


def by_the_clock(on: OnTheFloor, stage: Stage) -> None:
    pit = pit_of(on.house)
    on.does(goes_on, on.house, pit, lambda: spring(on.house).stage is stage)


def test_it_is_listed_with_its_conditions_each_with_its_provision(on: OnTheFloor) -> None:
    announces(on)
    (listed,) = on.visitor("guest").get("/api/tournaments").json()
    assert (listed["name"], listed["stage"]) == (SPRING, "entries")
    assert (listed["entry_fee"], listed["pool"]) == ("50.00", "0.00")
    told = on.visitor("guest").get(AT).json()
    assert {"cite": "qld s9(1)(a)", "says": "Entry costs $50.00."} in told["conditions"]
    assert [(each["name"], each["stage"]) for each in told["sessions"]] == [
        ("first round", "to come"),
        ("final", "to come"),
    ]
    assert told["seed"] is None
    assert on.visitor("guest").get("/api/tournaments/autumn").status_code == 404


def test_vic_28_2000_r20_2_2_r20_3_5_briefing_and_conclusion_are_for_whom_the_conditions_name(on: OnTheFloor) -> None:
    boss = on.visitor("pit boss")
    data = victorian()
    sent = {"name": SPRING, "file": file(lambda: data), "fills": 6}
    assert boss.post("/api/tournaments", sent).status_code == 201
    refused = boss.post(f"{AT}/briefing", {})
    assert (refused.status_code, refused.json()["provision"]) == (409, "vic 28/2000 r20.1.2(a)")
    data["director"]["name"] = STAFF["pit boss"]
    assert boss.post("/api/tournaments", {**sent, "name": "autumn", "file": file(lambda: data)}).status_code == 201
    briefed = boss.post("/api/tournaments/autumn/briefing", {"id": "b1"})
    assert briefed.status_code == 200
    assert boss.post("/api/tournaments/autumn/briefing", {"id": "b1"}).json() == briefed.json()
    drawn = boss.post("/api/tournaments/autumn/draw", {}).json()
    (step,) = [each for each in drawn["steps"] if each["step"] == "brief"]
    assert (step["what"].startswith("not done"), step["cites"]) == (False, ["vic 28/2000 r20.2.2"])
    table = drawn["sessions"][0]["tables"][0]["table"]
    early = boss.post("/api/tournaments/autumn/conclusions", {"table": table})
    assert (early.status_code, early.json()["provision"]) == (409, "vic 28/2000 r20.3.5(a)")


def test_the_file_to_begin_with_may_be_announced_as_it_is(on: OnTheFloor) -> None:
    boss = on.visitor("floor manager")
    text = boss.get("/api/announcement").json()["file"]
    answer = boss.post("/api/tournaments", {"name": SPRING, "file": text})
    assert (answer.status_code, answer.json().get("stage")) == (201, "entries"), answer.text


def test_a_file_that_may_not_be_held_is_refused_with_its_provision(on: OnTheFloor) -> None:
    boss, data = on.visitor("floor manager"), queensland()
    del data["decision"], data["entrants"]
    answer = boss.post("/api/tournaments", {"name": SPRING, "file": text_of(data)})
    assert (answer.status_code, answer.json()["provision"]) == (409, "qld s11(2)")
    wrong = boss.post("/api/tournaments", {"name": SPRING, "file": "nonsense"})
    assert (wrong.status_code, "not TOML" in wrong.json()["error"]) == (400, True)
    assert on.visitor("guest").get("/api/tournaments").json() == []


def test_one_enters_for_the_fee_once_and_withdraws_for_what_the_conditions_give_back(on: OnTheFloor) -> None:
    announces(on)
    ann = on.visitor("player")
    for _ in range(2):  # with the same id it is done once
        answer = ann.post(f"{AT}/entries", {"id": "one"})
        assert (answer.status_code, answer.json()["entered"], answer.json()["pool"]) == (200, True, "50.00")
    assert ann.get("/api/cage/holdings").json()["purse"] == "130.00"
    again = ann.post(f"{AT}/entries", {})
    assert (again.status_code, "entered already" in again.json()["error"]) == (400, True)
    other = ann.post(f"{AT}/withdrawals", {"id": "one"})  # an id belongs to one act
    assert (other.status_code, "given to something else" in other.json()["error"]) == (400, True)
    out = ann.post(f"{AT}/withdrawals", {"id": "two"})
    assert (out.json()["entered"], out.json()["pool"]) == (False, "0.00")
    assert ann.get("/api/cage/holdings").json()["purse"] == "180.00"
    gone = ann.post(f"{AT}/withdrawals", {})
    assert (gone.status_code, gone.json()["provision"]) == (409, "qld s9(1)(a)")
    guest = on.visitor("guest")
    assert guest.post(f"{AT}/entries", {}).json()["entrants"] == 1
    assert not verify(on.house.store).wrong


def test_nobody_enters_who_cannot_pay(on: OnTheFloor) -> None:
    announces(on)
    ann = on.visitor("player")
    ann.post("/api/cage/buy-ins", {"amount": "140.00"})
    answer = ann.post(f"{AT}/entries", {})
    assert (answer.status_code, "$50.00 is needed" in answer.json()["error"]) == (400, True)
    assert ann.get(AT).json()["people"] == []


def test_seats_are_drawn_everybody_plays_at_their_table_and_the_leader_board_follows(on: OnTheFloor) -> None:
    boss = announces(on)
    ann = on.visitor("player")
    ann.post(f"{AT}/entries", {})
    told = boss.post(f"{AT}/draw", {"id": "draw"}).json()
    assert boss.post(f"{AT}/draw", {"id": "draw"}).json()["stage"] == told["stage"] == "session"
    first = told["sessions"][0]
    assert (first["stage"], len(first["tables"]), len(first["scores"])) == ("on", 2, 6)
    assert {each["chips"] for each in first["scores"]} == {"500.00"}
    table = ann.get(AT).json()["table"]
    assert ANN in next(each["players"] for each in first["tables"] if each["table"] == table)
    view = ann.get(f"/api/tables/{table}").json()["view"]
    assert (view["you"]["chips"], view["contest"]["session"], view["contest"]["hand"]) == ("500.00", "first round", 0)
    refused = ann.post(f"/api/tables/{table}/leave", {})
    assert (refused.status_code, refused.json()["provision"]) == (409, "qld s9(1)(b)(i)")
    acts = {each.get("act") for each in ann.get(f"/api/tables/{table}/options").json()}
    assert "leave" not in acts
    assert ann.post(f"/api/tables/{table}/act", {"act": "wager", "with": RED}).status_code == 200
    late = on.visitor("guest").post(f"{AT}/entries", {})
    assert (late.status_code, "entries are closed" in late.json()["error"]) == (409, True)
    by_the_clock(on, Stage.BETWEEN)
    first = boss.get(AT).json()["sessions"][0]
    assert (first["stage"], sum(each["goes_on"] for each in first["scores"])) == ("over", 4)
    assert boss.post(f"{AT}/draw", {}).json()["sessions"][1]["stage"] == "on"
    by_the_clock(on, Stage.OVER)
    over = boss.get(AT).json()
    won = [cents for each in over["places"] for cents in each["prizes"].values()]
    assert (over["pool"], sum(map(float, won))) == ("0.00", 300.0)
    assert commitment(over["seed"]) == over["commitment"] == told["commitment"]
    assert not verify(on.house.store).wrong


def test_s9_1_b_i_between_sessions_somebody_is_disqualified_or_does_not_come_and_it_is_paused(on: OnTheFloor) -> None:
    on.does(between_sessions, on.house)
    boss, entrants = on.visitor("pit boss"), spring(on.house).running.entrants
    first, second, *_ = [name for name, each in entrants.items() if not each.out]
    wrong = boss.post(f"{AT}/directions", {"what": "disqualify", "person": first, "ground": "being late"})
    assert (wrong.status_code, "is no ground that the conditions state" in wrong.json()["error"]) == (409, True)
    sent = {"what": "disqualify", "person": first, "ground": "touching chips after the call"}
    assert boss.post(f"{AT}/directions", sent).status_code == 200
    assert boss.post(f"{AT}/directions", {"what": "absent", "person": second}).status_code == 200
    out = {each["name"]: each["out"] for each in boss.get(AT).json()["people"]}
    assert (out[first], out[second]) == ("disqualified", "did not come")
    assert boss.post(f"{AT}/pauses", {"paused": True}).json()["may"] == ["draw", "go on", "direct"]
    assert boss.post(f"{AT}/pauses", {"paused": False}).json()["may"] == ["draw", "pause", "direct"]
    on.does(draw, on.house, SPRING)
    assert {first, second}.isdisjoint(name for seat in spring(on.house).tables.values() for name in seat.playing)
    assert boss.post(f"{AT}/pauses", {"paused": True}).status_code == 409
    assert not verify(on.house.store).wrong


def test_one_is_told_how_one_stands_and_a_pause_keeps_the_clock_from_the_draw(on: OnTheFloor) -> None:
    boss, ann = announces(on, waits=45), on.visitor("player")
    assert ann.get(AT).json()["stands"] == ""
    entered = "You have entered; the seats for the first round are drawn"
    assert ann.post(f"{AT}/entries", {}).json()["stands"] == f"{entered} at 12:00:45"
    assert boss.post(f"{AT}/pauses", {"paused": True}).json()["draws_at"] is None
    assert ann.get(AT).json()["stands"] == f"{entered} when it goes on"
    on.pass_time(seconds=100)
    assert boss.post(f"{AT}/pauses", {"paused": False}).json()["draws_at"] == "2004-08-01T12:02:25"
    by_the_clock(on, Stage.SESSION)
    assert ann.get(AT).json()["stands"] == f"You play at {ann.get(AT).json()['table']}"


RED = {"on": "red", "selection": "red", "stake": "20.00"}


def test_it_is_drawn_by_the_clock_where_it_says_so(on: OnTheFloor) -> None:
    announces(on, waits=45)
    ann = on.visitor("player")
    assert ann.get(AT).json()["draws_at"] is None
    assert ann.post(f"{AT}/entries", {}).json()["draws_at"] == "2004-08-01T12:00:45"
    by_the_clock(on, Stage.SESSION)
    assert on.house.clock.now().isoformat() == "2004-08-01T12:00:45"
    assert ann.get(AT).json()["entrants"] == 6


def test_a_short_one_is_held_at_once_and_a_long_one_is_not(on: OnTheFloor) -> None:
    boss = announces(on)
    few = boss.post(f"{AT}/hold", {})
    assert (few.status_code, few.json()["provision"]) == (409, "qld s9(1)(a)")
    for number in range(1, 5):
        on.does(on.house.admit, f"seat {number}", "player")
        on.does(on.house.play_money, f"seat {number}", 50_00)
        on.does(enters, on, f"seat {number}")
    assert boss.post(f"{AT}/hold", {"id": "held"}).json()["stage"] == "over"
    assert boss.post(f"{AT}/hold", {"id": "held"}).json()["places"][0]["prizes"]
    data = queensland()
    data["conditions"]["session"][0]["hands"] = 500
    boss.post("/api/tournaments", {"name": "long", "file": file(lambda: data)})
    on.visitor("player").post("/api/tournaments/long/entries", {})
    answer = boss.post("/api/tournaments/long/hold", {})
    assert (answer.status_code, "too long" in answer.json()["error"]) == (400, True)


async def enters(on: OnTheFloor, person: str) -> None:
    await on.house.tournament("enter", tournament=SPRING, person=person)


def test_a_word_is_sealed_and_opened_before_seats_are_drawn_by_the_clock(on: OnTheFloor) -> None:
    announces(on, waits=30)
    ann, salt = on.visitor("player"), "0123456789abcdef" * 2
    assert ann.post(f"{AT}/seals", {"seal": seal_of("luck", salt)}).status_code == 400  # she has not entered
    assert ann.post(f"{AT}/entries", {}).status_code == 200
    assert ann.post(f"{AT}/seals", {"seal": seal_of("luck", salt), "id": "one"}).status_code == 200
    assert ann.post(f"{AT}/seals", {"seal": seal_of("luck", salt), "id": "one"}).status_code == 200  # again: once
    assert ann.post(f"{AT}/words", {"word": "luck", "salt": salt}).status_code == 400
    by_the_clock(on, Stage.WORDS)
    told = ann.get(AT).json()
    assert (told["stage"], told["sealed"], told["words"]) == ("words", [{"by": ANN, "seal": seal_of("luck", salt)}], [])
    assert ann.post(f"{AT}/words", {"word": "fortune", "salt": salt}).status_code == 400
    assert ann.post(f"{AT}/words", {"word": "luck", "salt": salt}).status_code == 200
    by_the_clock(on, Stage.SESSION)
    assert ann.get(AT).json()["words"] == ["luck"]
    assert not verify(on.house.store).wrong
