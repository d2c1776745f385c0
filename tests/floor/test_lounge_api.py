"""The keno lounge over the API: patrons, keno writers, supervisors and cashiers, each with what is theirs."""

from collections.abc import Iterator
from datetime import UTC, timedelta
from pathlib import Path
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.house import NOON

from houseway.house.clock import HeldClock
from houseway.ledger.accounts import carried, purse
from houseway.verify.house import verify

ANN, WRITER = STAFF["player"], STAFF["keno writer"]
FIRST = list(range(1, 21))
OTHERS = list(range(61, 81))
DRAWN = {
    "game": 1,
    "wagered": "1.00",
    "winners": 1,
    "prizes": "44.00",
    "rulings": [{"ruling": "every ball is replaced as the keno day begins", "cites": ["qld s211(2)"]}],
    "says": "game 1 is drawn: 1 prize, $44.00",
}
BUYS: dict[str, Any] = {"ways": [[1, 2, 3]], "stake": "1.00"}


@pytest.fixture
def on(tmp_path: Path) -> Iterator[OnTheFloor]:
    """A lounge at which people draw, on a keno day; ann has $100."""
    with floor_at(tmp_path) as found:
        found.does(found.house.deposit, ANN, 10_000)
        found.does(found.house.keno, "open")
        found.does(found.house.keno, "begin day")
        yield found
        assert not verify(found.house.store).wrong


def buys(who: Visitor, **more: Any) -> dict[str, Any]:
    answer = who.post("/api/keno/tickets", BUYS | more)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def draws(on: OnTheFloor, numbers: list[int]) -> Any:
    manager = on.visitor("floor manager")
    game = manager.get("/api/keno").json()["count"]
    answer = manager.post("/api/keno/draws", {"game": game, "numbers": numbers})
    assert answer.status_code == 201, answer.text
    return answer.json()


def refused(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["provision"]


def universal(**after_noon: int) -> str:
    return (NOON + timedelta(**after_noon)).astimezone(UTC).isoformat()


def later(on: OnTheFloor, **by: int) -> None:
    assert isinstance(on.house.clock, HeldClock)
    on.house.clock.move_on(timedelta(**by))


def test_s218_1_s219_8_a_patron_buys_at_a_terminal_and_is_paid_there_in_keno_dollars(on: OnTheFloor) -> None:
    ann = on.visitor("player")
    sold = buys(ann, games=2)
    assert (sold["title"], sold["first"], sold["cost"], sold["state"]) == ("3 spot ticket", 1, "2.00", "to be played")
    assert sold["writer"] == "self-service 1"
    assert on.house.held(purse(ANN)) == 9_800
    assert draws(on, FIRST) == DRAWN
    (mine,) = ann.get("/api/keno/tickets").json()["tickets"]
    assert (mine["state"], mine["owed"], mine["left"], mine["refund"]) == ("to be paid", "44.00", 1, "1.00")
    assert [(win["game"], win["caught"], win["prize"]) for win in mine["won"]] == [(1, 3, "44.00")]
    paid = ann.post("/api/keno/payments", {"ticket": mine["code"], "paid_in": "keno dollars", "at": "either"}).json()
    says = "ticket 1: $44.00 in keno dollars"
    assert paid == {"ticket": 1, "paid": {"keno dollars": "44.00"}, "keno_dollars": 1, "says": says}
    held = ann.get("/api/keno/dollars").json()["keno_dollars"]
    assert [(each["serial"], each["amount"]) for each in held] == [(1, "44.00")]
    buys(ann, keno_dollars=[1])
    assert on.house.held(purse(ANN)) == 9_800, "keno dollars paid for it"
    assert ann.get("/api/keno/tickets").json()["tickets"][1]["state"] == "to be played"


def test_s217_1_s219_3_s219_4_a_keno_writer_sells_and_pays_in_cash_or_chips(on: OnTheFloor) -> None:
    writer = on.visitor("keno writer")
    sold = buys(writer, patron=ANN, station=4)
    assert (sold["writer"], sold["station"]) == (WRITER, 4)
    other = buys(writer, patron=ANN, ways=[[1, 2], [3, 4]])
    draws(on, FIRST)
    assert writer.post("/api/keno/payments", {"ticket": sold["code"]}).json()["paid"] == {"cash": "44.00"}
    in_chips = {"ticket": str(other["serial"]), "paid_in": "chips"}
    assert writer.post("/api/keno/payments", in_chips).json()["paid"] == {"chips": "24.00"}
    assert (on.house.held(purse(ANN)), on.house.held(carried(ANN))) == (10_000 - 300 + 4400, 2400)
    assert {each["state"] for each in on.visitor("player").get("/api/keno/tickets").json()["tickets"]} == {"paid"}


def test_what_a_rule_refuses_is_told_with_its_provision(on: OnTheFloor) -> None:
    ann, writer, manager = on.visitor("player"), on.visitor("keno writer"), on.visitor("floor manager")
    tickets, code = "/api/keno/tickets", buys(ann)["code"]
    on.does(on.house.deposit, ANN, 50_000)
    on.does(on.house.buy_in, ANN, 10_000)
    for provision, who, path, body in (
        ("qld s213(2)", ann, tickets, BUYS | {"games": 11}),
        ("qld s216(3)(b)", ann, tickets, BUYS | {"stake": "0.40"}),
        ("qld s216(4)(b)", ann, tickets, BUYS | {"stake": "0.55"}),
        ("qld s5(1)(b)", ann, tickets, BUYS | {"stake": "100.10"}),
        ("qld s210", ann, tickets, BUYS | {"ways": [[0, 5]]}),
        ("qld s213(1)", ann, tickets, BUYS | {"ways": [[5, 5]]}),
        ("qld s223(1)", ann, tickets, BUYS | {"jackpot": True}),
        ("qld s218(1)", ann, tickets, BUYS | {"chips": "1.00"}),
        ("qld s217(1)", ann, tickets, BUYS | {"at": "writer"}),
        ("qld s219(5)", ann, "/api/keno/payments", {"ticket": code}),
        ("qld s219(5)", ann, "/api/keno/payments", {"ticket": code, "at": "writer"}),
        ("qld s219(6)", ann, "/api/keno/payments", {"ticket": "1", "paid_in": "keno dollars"}),
        ("qld s219(6)", writer, "/api/keno/payments", {"ticket": code[:-1] + "?"}),
        ("qld s219(1)(b)", writer, "/api/keno/payments", {"ticket": "1"}),
        ("qld s219(7)", ann, "/api/keno/refunds", {"ticket": "1"}),
        ("qld s210", manager, "/api/keno/days", {}),
        ("qld s222(12)", manager, "/api/keno/draws", {"game": 1, "events": [{"act": "generator fails", "after": 3}]}),
    ):
        answer = who.post(path, body)
        assert refused(answer) == (409, provision), (path, body, answer.text)
    assert ann.get("/api/keno").json()["game"] == 1


def test_s219_1_b_each_kind_of_ticket_that_is_not_paid_has_its_sentence(on: OnTheFloor) -> None:
    writer = on.visitor("keno writer")
    for more in ({}, {"ways": [[61, 62, 63]]}, {"ways": [[61, 62]], "games": 3}, {"games": 2}, {}):
        buys(writer, patron=ANN, **more)
    assert writer.post("/api/keno/refunds", {"ticket": "5"}).status_code == 200

    def says(serial: int) -> str:
        answer = writer.post("/api/keno/payments", {"ticket": str(serial)})
        assert refused(answer) == (409, "qld s219(1)(b)")
        return str(answer.json()["error"])

    assert says(1) == "ticket 1 is still to be drawn: its first game is 1"
    draws(on, FIRST)
    for serial in (1, 4):
        assert writer.post("/api/keno/payments", {"ticket": str(serial)}).status_code == 200
    assert says(1) == "ticket 1 has been paid: $44.00"
    assert says(2) == "ticket 2 won nothing: all of its games are drawn"
    assert says(3) == "ticket 3 has won nothing so far; 2 of its games are still to be drawn"
    assert says(4) == "ticket 4 has been paid: $44.00; its last game is still to be drawn"
    assert says(5) == "ticket 5 has been refunded, and won nothing before that"


def test_s222_8_s222_10_a_draw_by_hand_with_a_void_ball_says_what_was_ruled(on: OnTheFloor) -> None:
    buys(on.visitor("player"))
    events: list[dict[str, Any]] = [
        {"act": "device fails", "after": 2},
        {"act": "ball broke", "ball": 17, "after": 3},
        {"act": "replace all the balls", "before": "inspector", "after": "result"},
    ]
    sent = {"game": 1, "numbers": [1, 2, 17, *range(3, 17), *range(18, 22)], "events": events}
    supervisor = on.visitor("keno supervisor")
    assert refused(supervisor.post("/api/keno/draws", sent | {"events": events[:2]})) == (409, "qld s222(9)")
    found = supervisor.post("/api/keno/draws", sent).json()
    cites = {each for ruling in found["rulings"] for each in ruling["cites"]}
    assert {"qld s222(8)", "qld s222(9)", "qld s222(10)"} <= cites
    assert 17 not in on.visitor("player").get("/api/keno").json()["drawn"][0]["numbers"]


def test_s217_s219_a_writer_s_window_holds_what_whoever_nobody_knows_paid_and_was_paid(on: OnTheFloor) -> None:
    writer, windows = on.visitor("keno writer"), "/api/cage/windows"
    drawer = {"cash": {"100.00": 1}, "chips": {"25.00": 2}}
    assert writer.post(windows, {"window": "keno 1", **drawer}).status_code == 201
    tickets = [buys(writer, patron=""), buys(writer, patron="", chips="1.00"), buys(writer, patron=ANN)]
    draws(on, FIRST)
    for ticket, means in zip(tickets, ("cash", "chips", "cash"), strict=True):
        sent = {"ticket": ticket["code"], "paid_in": means}
        assert writer.post("/api/keno/payments", sent).status_code == 200
    mine = writer.get(windows).json()["mine"]
    assert (mine["cash_in"], mine["cash_out"], mine["should_cash"]) == ("1.00", "44.00", "57.00")
    assert (mine["chips_in"], mine["chips_out"], mine["should_chips"], mine["slips"]) == ("1.00", "44.00", "7.00", 4)
    counted = {"cash": {"50.00": 1, "5.00": 1, "2.00": 1}, "chips": {"5.00": 1, "1.00": 2}}
    done = writer.post(f"{windows}/closing", counted).json()["done"]
    assert done == "keno 1 is closed, and nothing is missing"
    assert on.visitor("keno supervisor").get(windows).status_code == 403
    [closed] = on.visitor("inspector").get(windows).json()["closed"]
    assert (closed["by"], closed["slips"]) == (WRITER, 4)


def test_s216_4_b_an_entry_that_a_writer_took_by_oversight_is_ruled_on(on: OnTheFloor) -> None:
    ann, writer = on.visitor("player"), on.visitor("keno writer")
    entry = BUYS | {"stake": "1.05", "games": 2, "patron": ANN}
    before = on.house.held(purse(ANN))
    found = writer.post("/api/keno/oversights", entry | {"handed_in": "1.05"}).json()
    assert found["ticket"] == writer.get(f"/api/keno/tickets/{found['ticket']['serial']}").json()
    assert found["ticket"]["code"], "with which it is paid"
    assert [each["cites"] for each in found["rulings"]] == [
        ["qld s217(1)", "reading KN14"],
        ["qld s216(4)(b)", "reading KN14"],
    ]
    assert (found["back"], found["ticket"]["cost"]) == ("0.05", "1.00")
    assert on.house.held(purse(ANN)) == before - 100
    assert ann.post("/api/keno/oversights", entry).status_code == 403
    void = writer.post("/api/keno/oversights", entry | {"jackpot": True}).json()
    assert (void["back"], void["ticket"]) == ("2.10", None)


def test_s219_7_games_not_yet_played_are_refunded(on: OnTheFloor) -> None:
    ann, writer = on.visitor("player"), on.visitor("keno writer")
    code = buys(ann, games=3)["code"]
    draws(on, OTHERS)
    assert writer.post("/api/keno/refunds", {"ticket": code}).json()["paid"] == {"cash": "2.00"}
    assert on.house.held(purse(ANN)) == 9_900
    assert refused(writer.post("/api/keno/refunds", {"ticket": code})) == (409, "qld s219(7)")
    assert buys(ann)["serial"] == 2
    again = ann.post("/api/keno/refunds", {"ticket": ann.get("/api/keno/tickets/2").json()["code"]}).json()
    assert (again["paid"], again["keno_dollars"]) == ({"keno dollars": "1.00"}, 1)
    assert [each["state"] for each in ann.get("/api/keno/tickets").json()["tickets"]] == ["refunded", "refunded"]


def test_nobody_sees_or_uses_what_is_somebody_elses(on: OnTheFloor) -> None:
    ann, guest, writer = on.visitor("player"), on.visitor("guest"), on.visitor("keno writer")
    inspector = on.visitor("inspector")
    code = buys(ann)["code"]
    ann.post("/api/keno/dollars", {"amount": "5.00"})
    assert guest.get("/api/keno/tickets").json()["tickets"] == []
    assert guest.get("/api/keno/dollars").json()["keno_dollars"] == []
    assert guest.get("/api/keno/tickets/1").status_code == guest.get("/api/keno/tickets/9").status_code == 404
    assert guest.get("/api/keno/tickets/1/ticket.svg").status_code == 404
    assert guest.post("/api/keno/tickets", BUYS | {"keno_dollars": [1]}).status_code == 404
    assert guest.post("/api/keno/tickets", BUYS | {"patron": ANN}).status_code == 403
    assert guest.post("/api/keno/dollars/redemptions", {"serial": 1}).status_code == 404
    assert writer.get("/api/keno/tickets/1").json()["code"] == code
    assert inspector.get("/api/keno/tickets/1").json()["code"] is None
    assert inspector.get("/api/keno/tickets/1/ticket.svg").status_code == 403
    assert code not in guest.get("/api/keno").text + inspector.get("/api/keno/unpaid").text


def test_s219_6_a_ticket_is_the_bearers_whoever_has_its_code_is_paid(on: OnTheFloor) -> None:
    guest, code = on.visitor("guest"), buys(on.visitor("player"))["code"]
    draws(on, FIRST)
    assert guest.post("/api/keno/payments", {"ticket": code, "paid_in": "keno dollars"}).status_code == 200
    assert len(guest.get("/api/keno/dollars").json()["keno_dollars"]) == 1


def test_what_was_bought_with_play_money_is_paid_to_guests_alone(on: OnTheFloor) -> None:
    guest, ann, writer = on.visitor("guest"), on.visitor("player"), on.visitor("keno writer")
    code = buys(guest)["code"]
    guest.post("/api/keno/dollars", {"amount": "5.00"})
    draws(on, FIRST)
    for who, path, sent in (
        (ann, "payments", {"ticket": code, "paid_in": "keno dollars"}),
        (writer, "payments", {"ticket": code, "patron": ANN}),
        (writer, "dollars/redemptions", {"serial": 1, "patron": ANN}),
    ):
        answer = who.post(f"/api/keno/{path}", sent)
        assert (answer.status_code, "play money" in answer.json()["error"]) == (400, True)
    assert on.house.held(purse(ANN)) == 10_000
    assert writer.post("/api/keno/payments", {"ticket": code}).json()["paid"] == {"cash": "44.00"}


def test_an_id_makes_each_act_harmless_to_send_again(on: OnTheFloor) -> None:
    ann, writer, manager = on.visitor("player"), on.visitor("keno writer"), on.visitor("floor manager")
    first = buys(ann, games=2, id="one")
    assert buys(ann, games=2, id="one") == first
    assert on.house.held(purse(ANN)) == 9_800
    other = ann.post("/api/keno/tickets", BUYS | {"games": 3, "id": "one"})
    assert (other.status_code, "given to something else" in other.json()["error"]) == (400, True)
    assert ann.post("/api/keno/dollars", {"amount": "2.00", "id": "one"}).status_code == 400
    for _ in range(2):
        drawn = manager.post("/api/keno/draws", {"game": 1, "numbers": FIRST, "id": "the first"})
        assert drawn.json() == DRAWN
        paid = writer.post("/api/keno/payments", {"ticket": "1"}, **{"Idempotency-Key": "the payment"})
        assert paid.json()["paid"] == {"cash": "44.00"}
        back = writer.post("/api/keno/refunds", {"ticket": "1", "id": "the refund"})
        assert back.json()["paid"] == {"cash": "1.00"}
    assert on.house.held(purse(ANN)) == 10_000 - 100 + 4400
    assert manager.post("/api/keno/draws", {"game": 1, "numbers": FIRST}).status_code == 400, "that game is drawn"
    assert manager.get("/api/keno").json()["game"] == 2


def test_s220_2_s221_unpaid_winnings_are_listed_handed_over_and_claimed(on: OnTheFloor) -> None:
    boss, ann = on.visitor("cashier"), on.visitor("player")
    code = buys(ann)["code"]
    draws(on, FIRST)
    told = boss.get("/api/keno/unpaid").json()
    assert (told["owed"], told["unpaid"], [each["unpaid"] for each in told["tickets"]]) == ("44.00", "0.00", [False])
    later(on, days=29)
    assert boss.get("/api/keno/unpaid").json()["unpaid"] == "44.00"
    assert refused(boss.post("/api/keno/payments", {"ticket": code})) == (409, "qld s220(2)")
    says = "a cheque of $44.00 goes to the chief executive; tickets: 1"
    assert boss.post("/api/keno/unpaid", {}).json() == {"cheque": "44.00", "tickets": 1, "says": says}
    assert boss.get("/api/keno/unpaid").json()["with_chief_executive"] == "44.00"
    assert ann.get("/api/keno/tickets").json()["tickets"][0]["state"] == "with the chief executive"
    asked = {"ticket": code, "patron": ANN, "asked": "a name"}
    assert refused(boss.post("/api/keno/claims", asked)) == (409, "qld s221(b)")
    assert boss.post("/api/keno/claims", asked | {"given": "ann"}).json() == {"amount": "44.00"}
    assert ann.get("/api/keno/tickets").json()["tickets"][0]["state"] == "paid"


def test_s218_4_keno_dollars_are_redeemed_at_a_writers_and_after_28_days_at_the_cashiers(on: OnTheFloor) -> None:
    ann, writer, boss = on.visitor("player"), on.visitor("keno writer"), on.visitor("cashier")
    for serial in (1, 2):
        assert ann.post("/api/keno/dollars", {"amount": "5.00"}).json() == {"keno_dollars": serial, "amount": "5.00"}
    assert refused(boss.post("/api/keno/dollars/redemptions", {"serial": 1, "cashier": True})) == (
        409,
        "qld s218(4)(b)",
    )
    assert writer.post("/api/keno/dollars/redemptions", {"serial": 1}).json() == {"amount": "5.00"}
    later(on, days=29)
    assert refused(writer.post("/api/keno/dollars/redemptions", {"serial": 2})) == (409, "qld s218(4)(a)")
    assert boss.post("/api/keno/dollars/redemptions", {"serial": 2, "cashier": True}).json() == {"amount": "5.00"}
    assert on.house.held(purse(ANN)) == 10_000


def test_where_the_house_draws_by_the_clock_it_has_a_writer_of_its_own(on: OnTheFloor) -> None:
    ann, manager = on.visitor("player"), on.visitor("floor manager")
    told = manager.send("PUT", "/api/keno/hours", {"draws": 60, "quiet": 300}).json()
    assert (told["by_the_clock"], told["draws_at"]) == (True, universal(minutes=5))
    code = buys(ann, at="writer")["code"]
    assert ann.get("/api/keno").json()["draws_at"] == universal(minutes=1), "so long after the first ticket"
    draws(on, FIRST)
    assert refused(ann.post("/api/keno/payments", {"ticket": "1", "at": "writer"})) == (409, "qld s219(6)")
    assert ann.post("/api/keno/payments", {"ticket": code, "at": "either"}).json()["paid"] == {"cash": "44.00"}
    assert on.house.held(purse(ANN)) == 10_000 - 100 + 4400


def test_s222_2_the_board_says_what_is_closed_what_is_sold_and_what_was_drawn(on: OnTheFloor) -> None:
    guest, manager = on.visitor("guest"), on.visitor("floor manager")
    answer = guest.get("/api/keno")
    tag = answer.headers["etag"]
    same = guest.get("/api/keno", headers={"If-None-Match": tag})
    assert (same.status_code, same.content) == (304, b"")
    assert manager.post("/api/keno/closings", {}).json()["closed"]
    told = guest.get("/api/keno", headers={"If-None-Match": tag}).json()
    assert (told["closed"], told["game"], told["count"], told["on"]) == (True, 2, 1, True)
    draws(on, OTHERS)
    told = guest.get("/api/keno").json()
    assert (told["closed"], told["game"], told["drawn"][0]["numbers"]) == (False, 2, OTHERS)
    assert told["pools"] == {"6": "1000.00", "7": "5000.00", "8": "15000.00", "9": "50000.00", "10": "250000.00"}


def test_s217_2_the_ticket_is_printed_with_its_code_and_the_schedule_says_what_it_wins(on: OnTheFloor) -> None:
    ann = on.visitor("player")
    code = buys(ann)["code"]
    picture = ann.get("/api/keno/tickets/1/ticket.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert code in picture.text
    told = ann.get("/api/keno/prizes").json()
    assert [(kind["kind"], kind["minimum"], kind["step"]) for kind in told["kinds"]] == [
        ("keno", "0.50", "0.10"),
        ("jackpot keno", "1.00", "1.00"),
    ]
    assert told["kinds"][0]["rows"][2] == {"spots": 3, "prizes": {"2": "1.00", "3": "44.00"}, "pool": False}


def test_a_house_without_a_lounge_says_so_until_one_is_opened(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        guest, boss = on.visitor("guest"), on.visitor("pit boss")
        assert guest.get("/api/keno").json()["open"] is False
        assert guest.post("/api/keno/tickets", BUYS).status_code == 404
        assert refused(boss.post("/api/keno/lounge", {"settings": {"most_games": 11}})) == (409, "qld s213(2)")
        assert boss.post("/api/keno/lounge", {"settings": {"casino": "Harbour"}, "id": "one"}).status_code == 201
        assert boss.post("/api/keno/lounge", {"settings": {"casino": "Harbour"}, "id": "one"}).status_code == 201
        assert refused(guest.post("/api/keno/tickets", BUYS)) == (409, "qld s210")
        assert boss.post("/api/keno/days", {}).json()["on"]
        buys(guest)


def test_an_inspector_reads_what_was_done_at_the_lounge_and_no_code(on: OnTheFloor) -> None:
    """Who bought which ticket for what, and what a draw came to; a code is worth its winnings, and stays untold."""
    ticket = buys(on.visitor("player"))
    draws(on, FIRST)
    answer = on.visitor("inspector").get("/api/inspection/events", params={"chain": -1})
    told = [(each["who"], each["what"]) for each in answer.json()["events"]]
    assert (ANN, "keno: sell (ticket 1, first game 1, cost $1.00)") in told
    assert ("", "keno: draw (game 1, wagered $1.00)") in told
    assert ticket["code"] not in answer.text
