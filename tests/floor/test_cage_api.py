"""The cage over the API: every cent is an event, a retry is harmless, nobody spends what they do not have."""

from pathlib import Path

from support.floor import STAFF, floor_at
from support.house import NOON

from houseway.house.verify import verify

ANN = STAFF["player"]


def test_money_comes_in_becomes_chips_and_goes_out_again(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss = on.visitor("player"), on.visitor("pit boss")
        assert boss.post("/api/cage/deposits", {"person": ANN, "amount": 10_050}).json()["purse"] == 10_050
        assert ann.post("/api/cage/buy-ins", {"amount": 10_000}).json() == {"person": ANN, "purse": 50, "chips": 10_000}
        assert ann.post("/api/cage/colour-ups", {}).json()["chips"] == {"100.00": 1}
        assert boss.post("/api/cage/cash-outs", {"amount": 4_000, "person": ANN}).json()["chips"] == 6_000
        assert boss.post("/api/cage/withdrawals", {"person": ANN, "amount": 4_050}).json()["purse"] == 0
        assert ann.post("/api/cage/cash-outs", {"amount": 6_001}).status_code == 400
        assert ann.get("/api/cage/holdings").json() == {"person": ANN, "purse": 0, "chips": 6_000}
        assert not verify(on.house.store).wrong


def test_an_id_makes_a_retry_harmless_and_belongs_to_whoever_gave_it(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        ann, boss, guest = on.visitor("player"), on.visitor("pit boss"), on.visitor("guest")
        for _ in range(3):
            boss.post("/api/cage/deposits", {"person": ANN, "amount": 500, "id": "one"})
            boss.post("/api/cage/deposits", {"person": ANN, "amount": 70}, **{"Idempotency-Key": "two"})
        assert ann.get("/api/cage/holdings").json()["purse"] == 570
        assert ann.post("/api/cage/buy-ins", {"amount": 100, "id": "one"}).json()["chips"] == 100
        assert guest.post("/api/cage/buy-ins", {"amount": 200, "id": "one"}).json()["chips"] == 200
        other = boss.post("/api/cage/deposits", {"person": ANN, "amount": 501, "id": "one"})
        assert (other.status_code, "given to something else" in other.json()["error"]) == (400, True)
        assert ann.get("/api/cage/holdings").json()["purse"] == 470


def test_a_guest_s_play_money_neither_leaves_the_house_nor_is_added_to(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.visitor("guest")
        boss = on.visitor("pit boss")
        for path in ("deposits", "withdrawals"):
            answer = boss.post(f"/api/cage/{path}", {"person": "guest 1", "amount": 5})
            assert (answer.status_code, "play money" in answer.json()["error"]) == (400, True)


def test_fills_credits_and_counts_are_told_by_gaming_day(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(on.house.open_table, "wheel", "roulette")
        boss = on.visitor("pit boss")
        boss.post("/api/cage/fills", {"table": "wheel", "amount": 500_000})
        boss.post("/api/cage/credits", {"table": "wheel", "amount": 100_000})
        told = boss.get("/api/cage/day", params={"day": NOON.date().isoformat()}).json()
        found = {(each["account"], each["table"]): (each["day"], each["now"]) for each in told["accounts"]}
        assert found["float", "wheel"] == (400_000, 400_000)
        assert found["cage", ""] == (-400_000, -400_000)
        assert sum(now for _, now in found.values()) == 0
        before = boss.get("/api/cage/day", params={"day": "2004-07-30"}).json()
        assert all(each["day"] == 0 for each in before["accounts"])
        assert boss.get("/api/cage/day").json()["day"] == NOON.date().isoformat()
        assert boss.post("/api/cage/fills", {"table": "nowhere", "amount": 5}).status_code == 404
