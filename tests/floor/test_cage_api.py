"""The cage over the API: every cent is an event, a retry is harmless, nobody spends what they do not have."""

from datetime import timedelta
from pathlib import Path

from support.floor import STAFF, floor_at
from support.house import NOON

from houseway.house.tables.bots import admit_bot
from houseway.verify.house import verify

ANN = STAFF["player"]


def test_money_comes_in_becomes_chips_and_goes_out_again(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss = on.visitor("player"), on.visitor("cashier")
        assert boss.post("/api/cage/deposits", {"person": ANN, "amount": "100.50"}).json()["purse"] == "100.50"
        assert ann.post("/api/cage/buy-ins", {"amount": "100.00"}).json() == {
            "person": ANN,
            "purse": "0.50",
            "chips": "100.00",
            "together": "100.50",
            "at_tables": {},
        }
        assert ann.post("/api/cage/colour-ups", {}).json()["chips"] == {"100.00": 1}
        assert boss.post("/api/cage/cash-outs", {"amount": "40.00", "person": ANN}).json()["chips"] == "60.00"
        assert boss.post("/api/cage/withdrawals", {"person": ANN, "amount": "40.50"}).json()["purse"] == "0.00"
        assert ann.post("/api/cage/cash-outs", {"amount": "60.01"}).status_code == 400
        left = {"person": ANN, "purse": "0.00", "chips": "60.00", "together": "60.00", "at_tables": {}}
        assert ann.get("/api/cage/holdings").json() == left
        assert not verify(on.house.store).wrong


def test_an_id_makes_a_retry_harmless_and_belongs_to_whoever_gave_it(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss, guest = on.visitor("player"), on.visitor("cashier"), on.visitor("guest")
        for _ in range(3):
            boss.post("/api/cage/deposits", {"person": ANN, "amount": "5.00", "id": "one"})
            boss.post("/api/cage/deposits", {"person": ANN, "amount": "0.70"}, **{"Idempotency-Key": "two"})
        assert ann.get("/api/cage/holdings").json()["purse"] == "5.70"
        assert ann.post("/api/cage/buy-ins", {"amount": "1.00", "id": "one"}).json()["chips"] == "1.00"
        assert guest.post("/api/cage/buy-ins", {"amount": "2.00", "id": "one"}).json()["chips"] == "1002.00"
        other = boss.post("/api/cage/deposits", {"person": ANN, "amount": "5.01", "id": "one"})
        assert (other.status_code, "given to something else" in other.json()["error"]) == (400, True)
        assert ann.get("/api/cage/holdings").json()["purse"] == "4.70"


def test_an_id_of_something_else_closes_no_day(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss, today = on.visitor("cashier"), NOON.date().isoformat()
        boss.post("/api/cage/deposits", {"person": ANN, "amount": "5.00", "id": "one"})
        on.pass_time(days=2)
        tomorrow = (NOON + timedelta(days=1)).date().isoformat()
        assert boss.post("/api/cage/closings", {"day": today, "id": "one"}).status_code == 400
        assert boss.post("/api/cage/closings", {"day": today, "id": "two"}).json()["closed"]
        assert boss.post("/api/cage/closings", {"day": tomorrow, "id": "two"}).status_code == 400
        assert boss.get("/api/cage/days").json()["days"] == [{"day": today, "closed": True}]


def test_no_more_is_taken_back_than_a_table_has_and_a_closed_one_is_not_filled(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss = on.visitor("administrator")
        for table in ("wheel", "gone"):
            on.does(on.house.open_table, table, "roulette")
        on.does(on.house.move_float, "fill", "wheel", 100_00)
        boss.post("/api/tables/gone/close", {})
        for path, table in (("credits", "wheel"), ("fills", "gone")):
            assert boss.post(f"/api/cage/{path}", {"table": table, "amount": "100.01"}).status_code == 400, path
        for _ in range(2):  # a retry is no second one
            answer = boss.post("/api/cage/credits", {"table": "wheel", "amount": "100.00", "id": "back"})
            assert answer.status_code == 200
        [sent] = boss.get("/api/cage/tables").json()["sent"]
        for _ in range(2):
            assert (
                on.visitor("dealer").post(f"/api/cage/sent/{sent['event']}/receipt", {"id": "came"}).status_code == 200
            )
        assert boss.get("/api/cage/tables").json() == {"sent": [], "tables": []}
        assert not verify(on.house.store).wrong


def test_a_guest_s_play_money_neither_leaves_the_house_nor_is_added_to(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.visitor("guest")
        boss = on.visitor("cashier")
        for path in ("deposits", "withdrawals"):
            answer = boss.post(f"/api/cage/{path}", {"person": "guest 1", "amount": "0.05"})
            assert (answer.status_code, "play money" in answer.json()["error"]) == (400, True)


def test_a_bot_s_play_money_does_not_leave_the_house_either(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        table = on.does(on.house.open_table, "wheel", "roulette")
        on.does(admit_bot, table, "wheel bot 1")
        on.does(on.house.play_money, "wheel bot 1", 100_00)
        answer = on.visitor("cashier").post("/api/cage/withdrawals", {"person": "wheel bot 1", "amount": "100.00"})
        assert (answer.status_code, "play money" in answer.json()["error"]) == (400, True)


def test_fills_credits_and_counts_are_told_by_gaming_day(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        boss = on.visitor("cashier")
        on.does(on.house.move_float, "fill", "wheel", 5000_00)
        on.does(on.house.move_float, "credit", "wheel", 1000_00)
        told = boss.get("/api/cage/day", params={"day": NOON.date().isoformat()}).json()
        found = {each["account"]: each for each in told["accounts"]}
        assert found["float at wheel"] == {
            "account": "float at wheel", "opening": "0.00", "received": "5000.00", "given": "1000.00",
            "closing": "4000.00",
        }  # fmt: skip
        assert found["cage"]["closing"] == "-4000.00"
        assert [each["movement"] for each in told["movements"]] == ["fills", "credits"]
        assert (told["in_all"]["closing"], told["balances"], told["over"], told["closed"]) == (
            "0.00",
            True,
            False,
            False,
        )
        assert boss.get("/api/cage/tables").json()["tables"] == [
            {"table": "wheel", "float": "4000.00", "drop": "0.00", "counted_by": ""}
        ]
        before = boss.get("/api/cage/day", params={"day": "2004-07-30"}).json()
        assert (before["accounts"], before["movements"]) == ([], [])
        assert boss.get("/api/cage/day").json()["day"] == NOON.date().isoformat()
        assert boss.post("/api/cage/fills", {"table": "nowhere", "amount": "5.00"}).status_code == 404


def test_a_day_that_is_over_is_closed_once_and_its_statement_balances(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        boss, today = on.visitor("cashier"), NOON.date().isoformat()
        boss.post("/api/cage/deposits", {"person": ANN, "amount": "100.00"})
        assert boss.get("/api/cage/days").json() == {"today": today, "days": [{"day": today, "closed": False}]}
        early = boss.post("/api/cage/closings", {"day": today})
        assert (early.status_code, "is not over" in early.json()["error"]) == (400, True)
        on.pass_time(hours=24)
        for _ in range(2):
            closed = boss.post("/api/cage/closings", {"day": today, "id": "one"}).json()
            assert (closed["closed"], closed["balances"], closed["over"]) == (True, True, True)
            assert {"movement": "deposits", "amount": "100.00"} in closed["movements"]
        again = boss.post("/api/cage/closings", {"day": today})
        assert (again.status_code, "closed already" in again.json()["error"]) == (400, True)
        assert boss.get("/api/cage/days").json()["days"] == [{"day": today, "closed": True}]
        assert not verify(on.house.store).wrong
