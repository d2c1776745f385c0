"""A hint and the odds of a table, over the API."""

from collections.abc import Iterator
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, floor_at

PLAYER = STAFF["player"]
BOX = {"on": "blackjack", "selection": "box 1", "stake": "10.00"}


@pytest.fixture
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    with floor_at(tmp_path_factory.mktemp("hints")) as found:

        async def furnish() -> None:
            for name, game in (("wheel", "roulette"), ("cards", "blackjack")):
                await found.house.open_table(name, game)
            await found.house.deposit(PLAYER, 1_000_00)
            await found.house.buy_in(PLAYER, 500_00)

        found.does(furnish)
        yield found


def test_a_player_is_told_the_best_play_when_they_are_to_decide_and_not_before(on: OnTheFloor) -> None:
    player = on.visitor("player")
    assert player.post("/api/tables/cards/sit", {"chips": "500.00"}).status_code == 200
    asked = player.get("/api/tables/cards/hint")
    assert (asked.status_code, asked.json()["error"][:15]) == (400, "there is no hin")
    held = until_asked(player)
    told = player.get("/api/tables/cards/hint").json()
    assert told["act"] in {each["act"] for each in held["yours"]}
    assert [each["ordinary"] for each in held["yours"]].count(True) == 1
    assert on.visitor("guest").get("/api/tables/cards/hint").status_code == 400


def until_asked(player: Any) -> Any:
    """The cut is left to the house, a wager is made and closed; what is seen when a hand is to be decided on."""
    for _ in range(5):
        seen = player.get("/api/tables/cards").json()["view"]
        if seen["hint"]:
            return seen
        if seen["awaited"]["kind"] == "wagering":
            assert player.post("/api/tables/cards/act", {"act": "wager", "with": BOX}).status_code == 200
            assert player.post("/api/tables/cards/ready", {}).status_code == 200
        else:
            act = next(each["act"] for each in seen["yours"] if each["ordinary"])
            assert player.post("/api/tables/cards/act", {"act": act}).status_code == 200
    raise AssertionError(seen)


def test_the_edge_of_a_wager_is_told_once_where_all_its_places_have_the_same(on: OnTheFloor) -> None:
    told = on.visitor("guest").get("/api/tables/wheel/odds?at_hand=true").json()
    assert told["edges"]["split"] == {"every": "2.703%"}
    assert {row["wager"] for row in told["rows"]} == set(told["edges"])


def test_what_takes_seconds_to_work_out_is_not_at_hand(on: OnTheFloor) -> None:
    told = on.visitor("guest").get("/api/tables/cards/odds?at_hand=true").json()
    assert (told["rows"], told["notes"], told["edges"], told["cells"]) == ([], [], {}, [])


def test_a_place_on_the_lines_of_roulette_says_which_numbers_it_covers(on: OnTheFloor) -> None:
    told = on.visitor("guest").get("/api/tables/wheel/cloth").json()
    places = {place["name"]: place for place in told["places"]}
    assert places["corner 17-18-20-21"]["covers"] == [f"straight up {number}" for number in (17, 18, 20, 21)]
    x, y, wide, high = told["shown"]
    assert all(x < place["chips"][0] < x + wide and y < place["chips"][1] < y + high for place in told["places"])
