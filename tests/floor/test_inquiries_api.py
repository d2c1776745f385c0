"""What an inspector asks over time: overrules, refunds, money taken out for others, rounds longer than usual."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.changing import lounge, money, opened, sits, sold
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.house import seated
from support.live import Live

from houseway.house.actor import acting

ANN, BOSS, DEALER = STAFF["player"], STAFF["cashier"], STAFF["dealer"]


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(Path(tmp_path_factory.mktemp("inquiries"))) as found:
        for before in (money, opened("wheel", "roulette"), sits("wheel"), lounge, sold):
            found.does(before, found.house)
        yield found


@pytest.fixture(scope="module")
def inspector(on: OnTheFloor) -> Visitor:
    return on.visitor("inspector")


def asks(inspector: Visitor, asked: str, **more: str) -> Any:
    answer = inspector.get(f"/api/inspection/inquiries/{asked}", params=more)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_money_that_staff_take_out_for_others_is_told_with_both_names(on: OnTheFloor, inspector: Visitor) -> None:
    boss = on.visitor("cashier")
    for amount in ("30.00", "12.50"):
        assert boss.post("/api/cage/withdrawals", {"person": ANN, "amount": amount}).status_code == 200
    on.visitor("player").post("/api/cage/cash-outs", {"amount": "1.00"})  # their own
    told = asks(inspector, "for others")
    assert [(each["of"], each["by"], each["amount"]) for each in told["rows"]] == [
        (ANN, BOSS, "12.50"), (ANN, BOSS, "30.00"),
    ]  # fmt: skip
    assert told["by"] == [{"person": BOSS, "count": 2, "amount": "42.50"}]
    assert asks(inspector, "for others", person="cash")["rows"] == told["rows"]
    assert asks(inspector, "for others", person="nobody")["rows"] == []
    assert asks(inspector, "for others", until="2004-08-01T11:00")["rows"] == []


def test_refunds_are_told_by_writer(on: OnTheFloor, inspector: Visitor) -> None:
    keno = on.house.systems.keno
    assert keno is not None
    code = keno.tickets[1].code(keno.settings.key)
    answer = on.visitor("keno writer").post("/api/keno/refunds", {"ticket": code, "patron": ANN})
    assert answer.status_code == 200, answer.text
    [row] = asks(inspector, "refunds")["rows"]
    assert (row["by"], row["what"].startswith("ticket 1 $")) == (STAFF["keno writer"], True)


def test_s128_2_overrules_are_told_with_whoever_had_called(on: OnTheFloor, inspector: Visitor) -> None:
    async def calls_wrongly() -> None:
        house = on.house
        table = await seated(house, "dice", "craps", dealt="live")
        with acting(house.people[DEALER]):
            await Live(table, 3).until_offered("call the throw")
            await table.act("stickperson", "call the throw", {"total": 8})
        with acting(house.people[STAFF["floor manager"]]):
            await table.act("floor manager", "overrule as floor manager", {"call": "3-4"})

    on.does(calls_wrongly)
    [row] = asks(inspector, "overrules")["rows"]
    assert (row["of"], row["by"], row["name"]) == (DEALER, STAFF["floor manager"], "dice")
    assert asks(inspector, "overrules", person=DEALER)["of"][0]["count"] == 1


def test_rounds_that_took_longer_than_is_usual_at_their_table_are_told(on: OnTheFloor, inspector: Visitor) -> None:
    table = on.house.table("wheel")
    lays = {"on": "red", "selection": "red", "stake": 5_00}
    for number in range(6):
        on.does(table.act, ANN, "wager", lays)
        on.pass_time(seconds=300 if number == 3 else 20)
        first = table.running.number
        while table.running.number == first:
            ask: Any = table.running.round.ask
            on.does(table.act, "dealer", getattr(ask, "closed_by", "") or next(iter(ask.offers)))
    told = asks(inspector, "long rounds")
    assert [each["round"] for each in told["rows"] if each["of"] == "wheel"] == [4]
    assert "took 5 min 0 s; usual is 20 s" in told["rows"][0]["what"]


def test_parts_of_names_and_of_acts_are_found_where_they_are_asked_for(inspector: Visitor) -> None:
    def found(**sought: Any) -> Any:
        return inspector.get("/api/inspection/events", params={"count": 200, **sought}).json()["events"]

    assert found(act="overrul") == []
    assert found(person="cash") == []
    whole = found(person=BOSS)
    assert whole
    assert found(person="CASHier", parts=True) == whole
    assert {each["kind"] for each in found(act="withdraw", parts=True)} <= {"act", "refusal"}


def test_a_question_that_is_none_is_400(inspector: Visitor) -> None:
    assert inspector.get("/api/inspection/inquiries/weather").status_code == 400
