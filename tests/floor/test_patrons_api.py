"""People without a page: the staff seats them, sells them chips for cash, says what they do, and lets them go."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.changing import ANN, lounge, money, opened
from support.floor import OnTheFloor, floor_at

from houseway.ledger.accounts import OUTSIDE, at_table, carried, chips, purse
from houseway.store.actor import Actor
from houseway.verify.house import verify

AT = "/api/tables/cards"
BOX = "patron in box 3"


@pytest.fixture(params=["sqlite", "postgresql"])
def on(tmp_path: Any, request: pytest.FixtureRequest) -> Iterator[OnTheFloor]:
    """A live table of blackjack, a wheel of the house, and a keno lounge; ann and bob have $500.00 each, and chips."""
    server = request.getfixturevalue("postgresql_server") if request.param == "postgresql" else None
    with floor_at(tmp_path, server.database() if server else None) as found:
        for before in (money, opened("cards", "roulette", dealt="live"), opened("wheel", "roulette"), lounge):
            found.does(before, found.house)
        yield found
        assert not (told := verify(found.house.store)).wrong, told.wrong


def held(on: OnTheFloor, *accounts: Any) -> list[int]:
    return [on.house.held(each) for each in accounts]


def test_somebody_whom_nobody_knows_sits_down_for_cash_plays_and_goes(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    before = held(on, OUTSIDE)[0]
    seated = dealer.post(f"{AT}/patrons", {"person": BOX, "cash": "100.00"})
    assert (seated.status_code, seated.json()) == (201, {"person": BOX})
    assert held(on, chips(BOX, "cards"), at_table("drop", "cards"), purse(BOX)) == [100_00, 100_00, 0]
    assert held(on, OUTSIDE)[0] == before - 100_00
    wager = {"act": "wager", "as": BOX, "with": {"on": "red", "selection": "red", "stake": "5.00"}}
    assert dealer.post(f"{AT}/act", wager).status_code == 200
    refused = dealer.post(f"{AT}/patrons/departures", {"person": BOX})
    assert refused.status_code == 204, "a wager that may be taken up is, before they go"
    assert BOX not in on.house.table("cards").running.table.people
    assert held(on, chips(BOX, "cards"), carried(BOX), carried("")) == [0, 0, 100_00]


def test_the_chips_of_people_whom_nobody_knows_are_changed_at_the_cage_and_played_with_again(on: OnTheFloor) -> None:
    dealer, cashier = on.visitor("dealer"), on.visitor("cashier")
    dealer.post(f"{AT}/patrons", {"cash": "100.00"})
    dealer.post(f"{AT}/patrons/departures", {"person": "patron 1"})
    again = dealer.post(f"{AT}/patrons", {"chips": "60.00"})
    assert (again.status_code, again.json()) == (201, {"person": "patron 1"})
    assert held(on, chips("patron 1", "cards"), carried("")) == [60_00, 40_00]
    assert cashier.post("/api/cage/cash-outs", {"person": "", "amount": "40.00"}).status_code == 200
    assert held(on, carried(""), purse("")) == [0, 0]
    too_many = cashier.post("/api/cage/cash-outs", {"person": "", "amount": "1.00"})
    assert too_many.status_code == 400, too_many.text
    nobody_has = dealer.post(f"{AT}/patrons", {"chips": "5.00"})
    assert nobody_has.status_code == 400, nobody_has.text
    assert held(on, carried("")) == [0]


def test_somebody_who_is_known_is_seated_by_name_with_their_own_chips_and_more_for_cash(on: OnTheFloor) -> None:
    manager = on.visitor("floor manager")
    seated = manager.post(f"{AT}/patrons", {"person": ANN, "chips": "200.00", "cash": "50.00"})
    assert seated.status_code == 201, seated.text
    assert held(on, chips(ANN, "cards"), carried(ANN), purse(ANN)) == [250_00, 300_00, 500_00]
    assert manager.post(f"{AT}/patrons/cash", {"person": ANN, "amount": "25.00"}).status_code == 204
    assert held(on, at_table("drop", "cards")) == [75_00]
    assert manager.post(f"{AT}/patrons/departures", {"person": ANN}).status_code == 204
    assert held(on, carried(ANN), purse(ANN)) == [575_00, 500_00]


def test_each_event_of_it_names_who_seated_them(on: OnTheFloor) -> None:
    on.visitor("dealer").post(f"{AT}/patrons", {"person": BOX, "cash": "100.00"})
    stored = list(on.house.store.events(on.house.table("cards").number))
    assert stored[-1].actor == Actor("dealer ann", "dealer")
    told = on.visitor("inspector").get("/api/inspection/events", params={"person": BOX}).json()["events"]
    assert "brings $100.00 in cash" in [each["what"] for each in told]
    public = on.visitor("guest").get("/api/rounds/cards/1").text
    assert "brings cash or chips" in public
    assert "100.00" not in public


def test_under_one_id_somebody_is_seated_once(on: OnTheFloor) -> None:
    dealer = on.visitor("dealer")
    for _ in range(2):
        answer = dealer.post(f"{AT}/patrons", {"cash": "100.00", "id": "one"})
        assert (answer.status_code, answer.json()) == (201, {"person": "patron 1"})
    assert held(on, at_table("drop", "cards")) == [100_00]


@pytest.mark.parametrize("role", ["player", "guest", "administrator", "inspector"])
def test_whoever_does_not_run_the_game_seats_nobody(on: OnTheFloor, role: str) -> None:
    somebody = on.visitor(role)
    assert somebody.post(f"{AT}/patrons", {"cash": "100.00"}).status_code == 403
    assert somebody.post(f"{AT}/patrons/cash", {"person": BOX, "amount": "1.00"}).status_code == 403
    assert somebody.post(f"{AT}/patrons/departures", {"person": BOX}).status_code == 403


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ({"person": "zoe"}, "the house knows nobody called 'zoe'"),
        ({"person": "dealer ann"}, "dealer ann is a dealer, and plays nowhere"),
        ({"person": BOX, "cash": "12.345"}, "cash"),
        ({"person": BOX, "seat": 3}, "the places at cards have no numbers"),
    ],
)
def test_what_is_wrong_is_told_in_one_line_and_leaves_nothing_behind(
    on: OnTheFloor, body: dict[str, Any], why: str
) -> None:
    end = on.house.table("cards").chain.number
    answer = on.visitor("dealer").post(f"{AT}/patrons", body)
    assert answer.status_code == 400
    assert why in answer.json()["error"]
    assert on.house.table("cards").chain.number == end


def test_where_the_house_deals_whoever_plays_sits_down_themself(on: OnTheFloor) -> None:
    answer = on.visitor("dealer").post("/api/tables/wheel/patrons", {"cash": "100.00"})
    assert (answer.status_code, "is no live table" in answer.json()["error"]) == (400, True)


def test_nobody_who_is_known_is_called_like_somebody_whom_nobody_knows(on: OnTheFloor) -> None:
    made = {"name": "Patron in box 4", "role": "player"}
    assert on.visitor("administrator").post("/api/people", made).status_code == 400


def test_s219_6_a_keno_ticket_is_the_bearers_and_somebody_whom_nobody_knows_pays_and_is_paid_cash(
    on: OnTheFloor,
) -> None:
    writer = on.visitor("keno writer")
    entry = {"ways": [[1, 2, 3]], "stake": "1.00", "patron": ""}
    bought = writer.post("/api/keno/tickets", entry)
    assert bought.status_code == 201, bought.text
    assert "code" in bought.json()
    drawn = on.visitor("floor manager").post("/api/keno/draws", {"game": 1, "numbers": list(range(1, 21))})
    assert drawn.status_code == 201, drawn.text
    before = held(on, OUTSIDE)[0]
    paid = writer.post("/api/keno/payments", {"ticket": bought.json()["code"], "paid_in": "cash"})
    assert paid.status_code == 200, paid.text
    assert held(on, OUTSIDE)[0] > before
    assert writer.post("/api/keno/tickets", {"ways": [[5]], "stake": "1.00"}).status_code == 400, "whom they serve"
