"""What was typed wrongly, over the API: who may correct it, what they are shown before, what players are told."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import ANN, ball_at_rest, ball_typed, money, opened, red_at_live, sits
from support.floor import OnTheFloor, Visitor, floor_at

from houseway.shown.words import NO_FAULT

AT = "/api/tables/live/corrections"


@pytest.fixture
def on(tmp_path: Any) -> Iterator[OnTheFloor]:
    """A live wheel at which ann has $5.00 on red, and 17 was typed."""
    with floor_at(tmp_path) as found:
        ready = money, opened("live", "roulette", dealt="live"), sits("live"), red_at_live, ball_at_rest, ball_typed
        for before in ready:
            found.does(before, found.house)
        yield found


def ball(who: Visitor) -> dict[str, Any]:
    told: list[dict[str, Any]] = who.get(AT).json()
    return next(each for each in told if each["field"] == "ball")


def right(of: dict[str, Any], now: Any) -> dict[str, Any]:
    return {"round": of["round"], "step": of["step"], "field": of["field"], "now": now}


def test_the_dealer_sees_what_it_will_do_does_it_and_the_player_is_told(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    found = ball(dealer)
    assert (found["stands"], found["device"], found["act"]) == (17, "wheel", "")
    foreseen = dealer.post(f"{AT}/foreseen", right(found, 18)).json()
    assert [each["what"] for each in foreseen][1] == "18 from the wheel"
    assert ball(dealer)["stands"] == 17, "nothing was done"
    assert dealer.post(AT, right(found, 18)).status_code == 200
    told = on.visitor("player").get("/api/rounds/live/1").json()["steps"]
    said = next(each for each in told if NO_FAULT in each["what"])
    assert said["what"].startswith("the ball from the wheel was typed wrongly: it was 18, not 17.")
    assert "dealer ann" not in str(told)


def test_the_round_again_its_reasons_and_its_record_are_those_of_the_corrected_round(on: OnTheFloor) -> None:
    dealer, inspector = on.visitor("dealer"), on.visitor("inspector")
    dealer.post("/api/tables/live/act", {"act": "place the crown"})
    manager = on.visitor("floor manager")
    assert manager.post(AT, right(ball(manager), 18)).status_code == 200
    dealer.post("/api/tables/live/act", {"act": "spin the ball"})
    dealer.post("/api/tables/live/act", {"act": "no more bets"})
    steps = inspector.get("/api/rounds/live/1").json()["steps"]
    for step in steps:
        assert inspector.get(f"/api/rounds/live/1/at/{step['n']}").status_code == 200
    why = inspector.get("/api/rounds/live/1/why").json()
    assert why
    assert any("18" in str(each) for each in why if each["kind"] == "settlement")
    record = inspector.get("/api/rounds/live/1/record")
    assert record.status_code == 200
    assert "17" not in [line.split("=")[-1].strip() for line in record.text.splitlines() if line.startswith("ball")]
    assert inspector.get("/api/rounds/live/2").status_code == 200
    assert inspector.post("/api/inspection/verify").json()["fits"]


def test_an_inspector_finds_the_correction_with_both_names_and_both_values(on: OnTheFloor) -> None:
    manager = on.visitor("floor manager")
    assert manager.post(AT, right(ball(manager), 18)).status_code == 200
    answer = on.visitor("inspector").get("/api/inspection/events", params={"person": "floor manager ann"}).json()
    (found,) = [each for each in answer["events"] if "typed wrongly" in each["what"]]
    assert (found["person"], found["role"]) == ("floor manager ann", "floor manager")
    assert "it was 18, not 17" in found["what"]


@pytest.mark.parametrize("role", ["player", "guest", "administrator", "inspector"])
def test_whoever_does_not_run_the_game_corrects_nothing(on: OnTheFloor, role: str) -> None:
    found = ball(on.visitor("dealer"))
    somebody = on.visitor(role)
    assert somebody.get(AT).status_code == 403
    assert somebody.post(AT, right(found, 18)).status_code == 403
    assert somebody.post(f"{AT}/foreseen", right(found, 18)).status_code == 403


def test_what_cannot_be_corrected_is_refused_in_one_line_with_the_reason(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    found = ball(dealer)
    dealer.post("/api/tables/live/act", {"act": "place the crown"})
    answer = dealer.post(AT, right(found, 18))
    assert answer.status_code == 400
    assert "something was done since; a floor manager or the pit boss corrects it" in answer.json()["error"]
    assert ANN in str(on.visitor("pit boss").get(AT).json())
