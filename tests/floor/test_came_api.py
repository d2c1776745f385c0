"""What came lately at a table, and where one's hand stands in the chart, over the API."""

from pathlib import Path
from typing import Any

import pytest
from support.changing import ANN, ball_at_rest, money, opened, sits
from support.floor import OnTheFloor, floor_at
from support.house import Play, seated
from support.live import Live

from houseway.house.house import House
from houseway.play.events import Came


async def spun(house: House, *numbers: int) -> None:
    for number in numbers:
        await ball_at_rest(house)
        await house.table("live").comes("ball", number)
        await house.table("live").act("dealer", "place the crown")


def came(on: OnTheFloor, table: str = "live") -> Any:
    return on.visitor("player").get(f"/api/tables/{table}/came").json()


def test_the_last_twenty_numbers_and_that_they_mean_nothing(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        on.does(opened("live", "roulette", dealt="live"), on.house)
        assert came(on) is None
        on.does(spun, on.house, 17, *range(5), *[17] * 2, *range(20))
        told = came(on)
        assert told["last"] == [str(each) for each in reversed(range(20))]
        assert told["of"] == 28
        assert told["hot"][0] == {"value": "17", "times": 4}
        assert told["cold"][0] == {"value": "0", "times": 19}
        assert told["says"].startswith("It means nothing: the wheel has no memory")


def test_what_was_typed_wrongly_did_not_come(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        for before in (money, opened("live", "roulette", dealt="live"), sits("live")):
            on.does(before, on.house)
        on.does(spun, on.house, 3)
        on.does(ball_at_rest, on.house)
        on.does(on.house.table("live").comes, "ball", 17)
        dealer, at = on.visitor("dealer"), "/api/tables/live/corrections"
        ball = dealer.get(at).json()[0]
        right = {name: ball[name] for name in ("round", "step", "field")} | {"now": 18}
        assert dealer.post(at, right).status_code == 200
        assert came(on)["last"] == ["18", "3"]


@pytest.mark.parametrize("game", ["sic-bo", "blackjack"])
def test_of_dice_what_they_show_together_and_of_cards_nothing(tmp_path: Path, game: str) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> None:
            await Play(await seated(on.house, "live", game), 1).rounds(2)

        on.does(plays)
        events = [each.event for each in on.house.store.events(on.house.tables["live"].number)]
        dice = [str(each.value) for each in events if isinstance(each, Came) and each.device == "tumbler"]
        thrown = [str(sum(map(int, each.split("-")))) for each in reversed(dice)]
        assert (came(on) or {"last": []})["last"] == thrown
        assert bool(thrown) is (game == "sic-bo")


def test_ones_own_hand_in_the_chart_while_one_decides(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        for before in (money, opened("live", "blackjack", dealt="live"), sits("live")):
            on.does(before, on.house)
        live = on.house.table("live")
        on.does(Live(live, 3).until_offered, "stand")
        look = on.visitor("player").get("/api/tables/live").json()["view"]["look"]
        [hand] = [each for box in look["boxes"] for each in box["hands"]]
        told = on.visitor("player").get("/api/tables/live/strategy/hand").json()
        assert told["hand"] in (f"hard {hand['total']}", f"soft {hand['total']}")
        chart = on.visitor("player").get("/api/tables/live/strategy").json()["chart"]
        assert told["hand"] in [row["hand"] for row in chart["rows"]]
        assert told["against"] in chart["across"]
        assert on.visitor("guest").get("/api/tables/live/strategy/hand").json() is None
        on.does(live.act, ANN, "stand", {})
        assert on.visitor("player").get("/api/tables/live/strategy/hand").json() is None
