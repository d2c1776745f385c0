"""A round of any table again, over the API: step by step, as whoever asks may know it, and as a record."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.floor import OnTheFloor, Visitor, floor_at
from support.house import Play, seated

from houseway.games import GAMES, find
from houseway.house.tables.setup import close_table
from houseway.house.tables.task import HouseTable
from houseway.play.record import read, replay

ROUNDS = 3
ANN = "player ann"


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    """Every game, three rounds of it, and a fourth that is still played."""
    with floor_at(tmp_path_factory.mktemp("rounds")) as found:
        for game in GAMES:
            table = found.does(seated, found.house, game, game)
            found.does(Play(table, 1).rounds, ROUNDS)
        yield found


@pytest.fixture(scope="module")
def inspector(on: OnTheFloor) -> Visitor:
    return on.visitor("inspector")


@pytest.mark.parametrize("game", GAMES)
def test_a_round_is_told_step_by_step_and_its_record_replays(on: OnTheFloor, inspector: Visitor, game: str) -> None:
    told = inspector.get(f"/api/rounds/{game}/2").json()
    assert (told["over"], told["whole"], told["round"]) == (True, True, 2)
    chain = on.house.tables[game].number
    stored = on.house.store.of_round(chain, 2)
    assert len(stored) == sum(1 + len(step["led_to"]) for step in told["steps"])
    assert [step["n"] for step in told["steps"]] == sorted({step["n"] for step in told["steps"]})
    done = [step for step in told["steps"] if step["kind"] in ("act", "outcome") and "leave" not in step["what"]]
    assert [step for step in done if not step["under"]] == []
    for step in told["steps"][:: len(told["steps"]) - 1]:  # the first and the last
        view = inspector.get(f"/api/rounds/{game}/2/at/{step['n']}").json()
        assert (view["table"], view["round"]) == (game, 2)
    settled = sum(each["kind"] == "settlement" for step in told["steps"] for each in step["led_to"])
    assert len(view["settlements"]) <= settled
    text = inspector.get(f"/api/rounds/{game}/2/record").text
    assert replay(read(text), find).differences == []


def test_forwards_is_as_backwards(inspector: Visitor) -> None:
    steps = [step["n"] for step in inspector.get("/api/rounds/roulette/1").json()["steps"]]
    there = [inspector.get(f"/api/rounds/roulette/1/at/{n}").json() for n in steps]
    back = [inspector.get(f"/api/rounds/roulette/1/at/{n}").json() for n in reversed(steps)]
    assert there == back[::-1]
    assert there[0]["settlements"] == []
    assert there[-1]["settlements"]


def test_a_card_that_lay_face_down_is_shown_to_an_inspector_when_the_round_is_over(
    on: OnTheFloor, inspector: Visitor
) -> None:
    def hands(who: Visitor) -> list[Any]:
        steps = [step["n"] for step in who.get("/api/rounds/7-card-stud/2").json()["steps"]]
        views = [who.get(f"/api/rounds/7-card-stud/2/at/{n}").json() for n in steps]
        return [piece["what"] for view in views for piece in view["pieces"] if piece["kind"] == "cards"]

    everything, outside = hands(inspector), hands(on.visitor("player"))
    assert all(card for hand in everything for card in hand)
    assert any(not card for hand in outside for card in hand)


@pytest.mark.parametrize("game", ["7-card-stud", "draw", "caribbean-stud", "pai-gow"])
def test_of_a_round_that_is_played_an_inspector_is_told_what_anybody_who_looks_on_sees(
    on: OnTheFloor, inspector: Visitor, game: str
) -> None:
    last = on.house.tables[game].running.number
    told = inspector.get(f"/api/rounds/{game}/{last}").json()
    assert not told["over"]
    assert not told["whole"]
    n = told["steps"][-1]["n"]
    looked, others = (who.get(f"/api/rounds/{game}/{last}/at/{n}").json() for who in (inspector, on.visitor("dealer")))
    assert looked["pieces"] == others["pieces"]
    assert inspector.get(f"/api/rounds/{game}/{last}/record").status_code == 400


def test_a_closed_table_is_still_there(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> HouseTable:
            table = await seated(on.house, "wheel", "roulette", 1)
            await Play(table, 1).rounds(1)
            await table.leave("wheel bot 1")
            await close_table(on.house, "wheel")
            return table

        last = on.does(plays).running.number
        inspector = on.visitor("inspector")
        assert inspector.get("/api/tables/wheel").status_code == 404
        told = inspector.get(f"/api/rounds/wheel/{last}").json()
        assert (told["over"], told["whole"]) == (True, True)
        assert inspector.get("/api/rounds/wheel/1/cloth").json()["places"]
        assert "<svg" in inspector.get("/api/rounds/wheel/1/cloth.svg").text


def test_a_poker_hand_history_where_the_format_has_the_game(on: OnTheFloor, inspector: Visitor) -> None:
    async def plays() -> None:
        table = await seated(on.house, "stud", "7-card-stud", 3, opens="lowest value card betting")
        await Play(table, 1).rounds(6)

    on.does(plays)
    assert 'variant = "F7S"' in inspector.get("/api/rounds/stud/5/history").text
    why = {game: inspector.get(f"/api/rounds/{game}/1/history") for game in ("7-card-stud", "draw", "roulette")}
    assert [answer.status_code for answer in why.values()] == [400, 400, 400]
    assert "lowest card opens" in why["7-card-stud"].json()["error"]
    assert "no variant" in why["draw"].json()["error"]


@pytest.mark.parametrize(
    ("path", "status"),
    [("nowhere/1", 404), ("roulette/99", 404), ("roulette/0", 400), ("roulette/1/at/1", 404), ("roulette/x", 400)],
)
def test_what_is_not_there_is_said_so(inspector: Visitor, path: str, status: int) -> None:
    answer = inspector.get(f"/api/rounds/{path}")
    assert (answer.status_code, bool(answer.json()["error"])) == (status, True)


def test_others_refused_attempts_are_told_to_nobody_but_an_inspector(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:

        async def plays() -> None:
            table = await seated(on.house, "wheel", "roulette", 2)
            await on.house.deposit(ANN, 10_000)
            await on.house.buy_in(ANN, 10_000)
            await on.house.sit("wheel", ANN, 10_000)
            for who in ("wheel bot 1", ANN):
                with pytest.raises(Exception, match="minimum"):
                    await table.act(who, "wager", {"on": "red", "selection": "red", "stake": 1})
            await Play(table, 1).rounds(2)

        on.does(plays)
        kinds = {
            role: [(s["kind"], s["who"]) for s in on.visitor(role).get("/api/rounds/wheel/1").json()["steps"]]
            for role in ("player", "inspector", "guest")
        }
        refused = {role: [who for kind, who in told if kind == "refusal"] for role, told in kinds.items()}
        assert refused == {"player": [ANN], "inspector": ["wheel bot 1", ANN], "guest": []}
