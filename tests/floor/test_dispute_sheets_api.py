"""A dispute is written down: by whom, about what, with what outcome; kept in the chain, and for the staff alone."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import ANN, money, opened, sits
from support.floor import OnTheFloor, floor_at

from houseway.printing.dispute_sheet import DisputePaper, dispute_sheets
from houseway.verify.house import verify

AT = "/api/tables/live/disputes"
SHEET = {
    "round": 1,
    "patron": ANN,
    "note": "says that she called 17 before no more bets",
    "witnesses": "bob",
    "amount": "175.00",
    "ruling": "the call was not heard: no wager",
    "outcome": "to the inspector",
    "camera": "C4 20:14",
}


@pytest.fixture
def on(tmp_path: Any) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path) as found:
        for before in (money, opened("live", "roulette", dealt="live"), sits("live")):
            found.does(before, found.house)
        yield found
        assert not (told := verify(found.house.store)).wrong, told.wrong


def test_a_sheet_is_kept_as_it_was_written_with_whoever_wrote_it(on: OnTheFloor) -> None:
    manager = on.visitor("floor manager")
    for _ in range(2):
        assert manager.post(AT, SHEET | {"id": "one"}).status_code == 201
    (sheet,) = on.visitor("inspector").get(AT, params={"round": 1}).json()
    assert SHEET.items() <= sheet.items()
    assert (sheet["by"], sheet["role"]) == ("floor manager ann", "floor manager")
    assert on.visitor("dealer").get(AT, params={"round": 2}).json() == []
    found = on.visitor("inspector").get("/api/inspection/events", params={"person": "floor manager ann"}).json()
    assert any(SHEET["note"] in each["what"] for each in found["events"])


def test_a_sheet_is_printed_with_its_round_for_the_staff_alone(on: OnTheFloor) -> None:
    manager = on.visitor("floor manager")
    number = manager.post(AT, SHEET).json()["last"]
    path = f"{AT}/{number}/sheet.pdf"
    answer = on.visitor("inspector").get(path)
    assert (answer.status_code, answer.headers["content-type"], answer.content[:5]) == (
        200,
        "application/pdf",
        b"%PDF-",
    )
    assert on.visitor("player").get(path).status_code == 403
    assert on.visitor("dealer").get(f"{AT}/{number + 1}/sheet.pdf").status_code == 404


def test_a_sheet_says_what_was_written_and_what_happened_in_its_round() -> None:
    steps = [("20:14:00", ANN, f"wagers ${n}.00 on red") for n in range(1, 90)]
    pages = dispute_sheets(DisputePaper("wheel", 3, 17, [("What happened", str(SHEET["note"]))], steps))
    words = [each.words for page in pages for each in page.words]
    assert len(pages) == 2
    for said in (str(SHEET["note"]), "wagers $89.00 on red", "Patron", "Staff", "Inspector", "Dispute sheet"):
        assert said in words


def test_players_are_told_that_it_was_written_and_nothing_of_it(on: OnTheFloor) -> None:
    on.visitor("dealer").post(AT, SHEET)
    for role in ("player", "guest"):
        told = on.visitor(role).get("/api/rounds/live/1").text
        assert "17 before no more bets" not in told
        assert "C4 20:14" not in told


@pytest.mark.parametrize("role", ["player", "guest"])
def test_whoever_is_no_staff_writes_and_reads_none(on: OnTheFloor, role: str) -> None:
    assert on.visitor(role).post(AT, SHEET).status_code == 403
    assert on.visitor(role).get(AT).status_code == 403


def test_an_inspector_reads_and_writes_none(on: OnTheFloor) -> None:
    assert on.visitor("inspector").get(AT).status_code == 200
    assert on.visitor("inspector").post(AT, SHEET).status_code == 403


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"round": 9}, "there was no round 9"),
        ({"note": ""}, "note"),
        ({"outcome": "lost"}, "outcome"),
        ({"amount": "12.345"}, "amount"),
    ],
)
def test_what_is_wrong_is_told_in_one_line(on: OnTheFloor, wrong: dict[str, Any], why: str) -> None:
    answer = on.visitor("dealer").post(AT, SHEET | wrong)
    assert answer.status_code == 400
    assert why in answer.json()["error"]
