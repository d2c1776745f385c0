"""The cage's papers: windows and shifts, drop boxes counted by two, a row a table, slips with running numbers."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from support.changing import dropped, money, opened, sits
from support.floor import STAFF, OnTheFloor, floor_at
from support.house import NOON

from houseway.verify.house import verify

ANN, BOSS, ADMIN = STAFF["player"], STAFF["cashier"], STAFF["administrator"]
DRAWER: dict[str, Any] = {"cash": {"100.00": 10, "0.50": 4}, "chips": {"25.00": 40, "5.00": 20}}
FILL = {"table": "wheel", "amount": "2000.00"}


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    """Ann has $100 chips more of the table, for money in its drop box."""
    with floor_at(tmp_path) as found:
        for before in (money, opened("wheel", "roulette"), sits("wheel"), dropped):
            found.does(before, found.house)
        yield found
        assert not (told := verify(found.house.store)).wrong, told.wrong


def counts(who: Any, amount: str) -> Any:
    return who.post("/api/cage/counts", {"table": "wheel", "amount": amount})


def row(who: Any) -> Any:
    [found] = who.get("/api/cage/day/tables").json()
    return found


# Drop boxes


def test_a_drop_box_is_counted_when_two_people_come_to_the_same(on: OnTheFloor) -> None:
    boss, other = on.visitor("count"), on.visitor("inspector")
    for _ in range(2):  # nobody counts for two
        assert counts(boss, "100.00").json()["done"] == "$100.00 is counted at wheel; somebody else counts it, too"
    [table] = boss.get("/api/cage/tables").json()["tables"]
    assert (table["drop"], table["counted_by"]) == ("100.00", STAFF["count"])
    done = counts(other, "100.00").json()["done"]
    assert done == "the drop box of wheel is counted by two: $100.00, as was expected"
    assert (row(boss)["counted"], row(boss)["variance"]) == ("100.00", "0.00")
    again = counts(boss, "0.00")
    assert (again.status_code, "nothing was dropped" in again.json()["error"]) == (400, True)


def test_counts_that_differ_are_made_again_and_a_variance_stands(on: OnTheFloor) -> None:
    boss, other = on.visitor("count"), on.visitor("administrator")
    counts(boss, "100.00")
    differs = counts(other, "95.00").json()["done"]
    assert differs == "$95.00 is counted at wheel, and $100.00 was counted before; both count again"
    assert counts(boss, "95.00").json()["done"].endswith("counted by two: $95.00, $5.00 is missing")
    assert (row(boss)["drop"], row(boss)["counted"], row(boss)["variance"]) == ("100.00", "95.00", "-5.00")
    day = boss.get("/api/cage/day").json()
    assert {"movement": "drop: missing when it was counted", "amount": "5.00"} in day["movements"]
    assert [each["closing"] for each in day["accounts"] if each["account"] == "variance at wheel"] == ["5.00"]
    assert (day["balances"], boss.get("/api/cage/position").json()["variance"]) == (True, "-5.00")


def test_what_is_dropped_while_a_box_is_counted_is_of_the_next_count(on: OnTheFloor) -> None:
    boss, other = on.visitor("count"), on.visitor("inspector")
    counts(boss, "100.00")
    on.does(dropped, on.house)
    assert counts(other, "100.00").json()["done"].endswith("as was expected")
    counts(boss, "130.00")
    assert counts(other, "130.00").json()["done"].endswith("$130.00, $30.00 is too much")
    assert row(boss)["variance"] == "30.00"


# Fills and credits, by two


def test_a_fill_moves_when_somebody_at_the_table_says_that_it_came(on: OnTheFloor) -> None:
    boss, dealer = on.visitor("cashier"), on.visitor("dealer")
    answer = boss.post("/api/cage/fills", FILL)
    assert answer.json()["done"] == "fill of $2000.00 is sent: somebody at wheel receives it"
    [sent] = boss.get("/api/cage/tables").json()["sent"]
    assert (sent["what"], sent["table"], sent["amount"], sent["by"]) == ("fill", "wheel", "2000.00", BOSS)
    assert row(boss)["fills"] == "0.00"
    call = {"table": "wheel", "says": f"{BOSS} has sent a fill of $2000.00", "sent": sent["event"], "cage": False}
    assert call in dealer.get("/api/calls").json()["calls"]
    assert boss.get("/api/calls").json()["calls"] == []
    receipt = f"/api/cage/sent/{sent['event']}/receipt"
    assert boss.post(receipt, {}).status_code == on.visitor("inspector").post(receipt, {}).status_code == 403
    assert dealer.post(receipt, {}).json() == {"done": "fill of $2000.00 at wheel"}
    again = dealer.post(receipt, {})
    assert again.json()["error"] == "nothing was sent by that event that is still under way"
    assert (row(boss)["fills"], boss.get("/api/cage/tables").json()["sent"]) == ("2000.00", [])
    [slip] = [each for each in boss.get("/api/cage/slips").json()["slips"] if each["slip"] == "fill 1"]
    assert slip["by"] == STAFF["dealer"]
    boss.post("/api/cage/credits", {"table": "wheel", "amount": "300.00"})
    [sent] = boss.get("/api/cage/tables").json()["sent"]
    assert boss.post(f"/api/cage/sent/{sent['event']}/return", {}).json() == {"done": "it is not sent"}
    assert (row(boss)["credits"], boss.get("/api/cage/tables").json()["sent"]) == ("0.00", [])


def test_whoever_is_waited_for_is_called(on: OnTheFloor) -> None:
    """Qld s24(1): new cards are inspected by a dealer and somebody above."""
    dealer, manager, counter = on.visitor("dealer"), on.visitor("floor manager"), on.visitor("count")
    table = on.does(opened("cards", "blackjack", dealt="live"), on.house)
    on.does(table.act, "dealer", "sort and inspect")
    [call] = manager.get("/api/calls").json()["calls"]
    assert (call["table"], "sort and inspect" in call["says"], call["cage"]) == ("cards", True, False)
    answer = manager.get("/api/calls")
    assert manager.get("/api/calls", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert dealer.get("/api/calls").json()["calls"] == on.visitor("guest").get("/api/calls").json()["calls"] == []
    on.does(table.act, "floor manager", "sort and inspect")
    assert manager.get("/api/calls").json()["calls"] == []
    counts(counter, "100.00")
    [call] = on.visitor("inspector").get("/api/calls").json()["calls"]
    assert (call["table"], call["says"], call["cage"]) == ("wheel", f"{STAFF['count']} has counted its drop box", True)


# A row a table


def moves(on: OnTheFloor, what: str, sent: dict[str, Any]) -> None:
    """A cashier sends it, and the dealer has received it."""
    boss, dealer = on.visitor("cashier"), on.visitor("dealer")
    assert boss.post(f"/api/cage/{what}", sent).status_code == 200
    event = boss.get("/api/cage/tables").json()["sent"][-1]["event"]
    assert dealer.post(f"/api/cage/sent/{event}/receipt", {}).status_code == 200


def test_a_row_a_table_says_what_it_won_and_held(on: OnTheFloor) -> None:
    boss = on.visitor("cashier")
    moves(on, "fills", FILL | {"chips": {"100.00": 15, "25.00": 20}})
    moves(on, "credits", {"table": "wheel", "amount": "300.00"})
    told = row(boss)
    assert (told["fills"], told["credits"], told["drop"], told["closing"]) == ("2000.00", "300.00", "100.00", "1600.00")
    assert (told["win"], told["hold"]) == ("0.00", "0.0")  # chips were sold for what they are worth
    on.pass_time(days=1)
    table = on.house.table("wheel")
    on.does(table.act, ANN, "wager", {"on": "red", "selection": "red", "stake": 20_00})
    on.does(on.house.withdraw, "bob", 1_00)
    tomorrow = boss.get("/api/cage/day/tables", params={"day": (NOON + timedelta(days=1)).date().isoformat()}).json()
    assert [(each["opening"], each["closing"], each["hold"]) for each in tomorrow] == [("1600.00", "1600.00", "")]


def test_chips_of_a_fill_make_its_amount(on: OnTheFloor) -> None:
    answer = on.visitor("cashier").post("/api/cage/fills", FILL | {"chips": {"100.00": 15}})
    assert answer.json()["error"] == "these chips make $1500.00, and not $2000.00"
    answer = on.visitor("cashier").post("/api/cage/fills", FILL | {"chips": {"30.00": 15}})
    assert "there is no chips of '30.00'" in answer.json()["error"]


# Windows


def test_a_shift_is_told_what_should_be_in_its_drawer_and_a_variance_stands(on: OnTheFloor) -> None:
    boss = on.visitor("cashier")
    assert boss.post("/api/cage/windows", {"window": "window 1", **DRAWER}).status_code == 201
    boss.post("/api/cage/deposits", {"person": ANN, "amount": "50.00"})
    boss.post("/api/cage/buy-ins", {"person": ANN, "amount": "20.00"})  # with what was deposited
    boss.post("/api/cage/buy-ins", {"person": "", "amount": "100.00"})  # in cash
    boss.post("/api/cage/cash-outs", {"person": "", "amount": "25.00"})
    boss.post("/api/cage/withdrawals", {"person": ANN, "amount": "30.00"})
    on.visitor("administrator").post("/api/cage/deposits", {"person": ANN, "amount": "7.00"})  # at no window
    mine = boss.get("/api/cage/windows").json()["mine"]
    assert (mine["began_cash"], mine["began_chips"]) == ("1002.00", "1100.00")
    assert (mine["cash_in"], mine["cash_out"], mine["should_cash"]) == ("150.00", "55.00", "1097.00")
    assert (mine["chips_in"], mine["chips_out"], mine["should_chips"], mine["slips"]) == (
        "25.00", "120.00", "1005.00", 5,
    )  # fmt: skip
    counted = {"cash": {"100.00": 10, "50.00": 1, "20.00": 2}, "chips": {"25.00": 40, "5.00": 1}}
    assert boss.post("/api/cage/windows/closing", counted).json()["done"] == "window 1 is closed, $7.00 is missing"
    [closed] = boss.get("/api/cage/windows").json()["closed"]
    assert (closed["by"], closed["variance"], closed["counted_cash"]) == (BOSS, "-7.00", counted["cash"])
    accounts = {each["account"]: each["closing"] for each in boss.get("/api/cage/day").json()["accounts"]}
    assert accounts["variance of window 1"] == "7.00"
    assert boss.post("/api/cage/windows/closing", counted).status_code == 400


def test_a_window_has_one_person_and_a_person_one_window(on: OnTheFloor) -> None:
    boss, other = on.visitor("cashier"), on.visitor("administrator")
    boss.post("/api/cage/windows", {"window": "window 1"})
    second = boss.post("/api/cage/windows", {"window": "window 2"})
    assert second.json()["error"] == f"{BOSS} has window 1 already; it is closed first"
    taken = other.post("/api/cage/windows", {"window": "window 1"})
    assert taken.json()["error"] == f"{BOSS} has window 1; it is closed first"
    assert other.post("/api/cage/windows", {"window": "window 2"}).status_code == 201
    assert [each["by"] for each in boss.get("/api/cage/windows").json()["open"]] == [ADMIN]
    wrong = other.post("/api/cage/windows/closing", {"cash": {"3.00": 1}})
    assert "there is no cash of '3.00'" in wrong.json()["error"]


# Slips


def test_slips_have_running_numbers_by_kind_and_are_printed(on: OnTheFloor) -> None:
    boss, inspector = on.visitor("cashier"), on.visitor("inspector")
    moves(on, "fills", FILL | {"chips": {"100.00": 20}})
    boss.post("/api/cage/deposits", {"person": ANN, "amount": "50.00"})
    moves(on, "fills", FILL)
    counts(on.visitor("count"), "99.00")
    counts(inspector, "99.00")
    told = inspector.get("/api/cage/slips").json()["slips"]
    assert [each["slip"] for each in told][:4] == ["count 1", "fill 2", "deposit 3", "fill 1"]
    assert (told[1]["concerns"], told[1]["by"], told[1]["amount"]) == ("wheel", STAFF["dealer"], "2000.00")
    for each in told[:4]:
        answer = inspector.get(f"/api/cage/slips/{each['event']}/slip.pdf")
        assert (answer.status_code, answer.content[:5]) == (200, b"%PDF-")
    assert inspector.get("/api/cage/slips/1/slip.pdf").status_code == 404
    on.pass_time(days=1)
    assert inspector.get("/api/cage/slips").json()["slips"] == []
    moves(on, "fills", FILL)
    assert [each["slip"] for each in inspector.get("/api/cage/slips").json()["slips"]] == ["fill 3"]


def test_the_gaming_day_is_printed_with_its_tables_windows_and_variances(on: OnTheFloor) -> None:
    boss = on.visitor("cashier")
    boss.post("/api/cage/windows", {"window": "window 1", **DRAWER})
    boss.post("/api/cage/windows/closing", DRAWER)
    answer = boss.get("/api/cage/day/sheet.pdf")
    assert (answer.status_code, answer.headers["content-type"], answer.content[:5]) == (
        200,
        "application/pdf",
        b"%PDF-",
    )


def test_what_the_cage_should_hold_is_what_came_in_less_what_left_and_lies_in_boxes(on: OnTheFloor) -> None:
    boss = on.visitor("cashier")
    before = boss.get("/api/cage/position").json()
    boss.post("/api/cage/deposits", {"person": ANN, "amount": "50.00"})
    moves(on, "fills", FILL)
    after = boss.get("/api/cage/position").json()
    assert float(after["money"]) == float(before["money"]) + 50
    assert float(after["chips_out"]) == float(before["chips_out"]) + 2000
    assert after["in_boxes"] == "100.00"
    counts(on.visitor("count"), "100.00")
    counts(on.visitor("inspector"), "100.00")
    assert float(boss.get("/api/cage/position").json()["money"]) == float(after["money"]) + 100
