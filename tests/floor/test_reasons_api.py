"""Why something was settled, refused, ruled or called, over the API: in a sentence, and as a tree."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.house import Play, seated

from houseway.errors import Refused
from houseway.floor.settings import Rate
from houseway.games import GAMES
from houseway.play.events import Came

ANN = STAFF["player"]
BOT = "wheel bot 1"
TOO_LITTLE = {"on": "red", "selection": "red", "stake": 1}


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    """Every game; and a wheel where ann plays, she and another are refused a wager, and the other buys chips."""
    with floor_at(tmp_path_factory.mktemp("reasons")) as found:

        async def plays() -> None:
            wheel = await seated(found.house, "wheel", "roulette", 1)
            await found.house.deposit(ANN, 100_00)
            await found.house.buy_in(ANN, 100_00)
            await found.house.sit("wheel", ANN, 100_00)
            for who in (BOT, ANN):
                with pytest.raises(Refused):
                    await wheel.act(who, "wager", TOO_LITTLE)
            await wheel.act(BOT, "buy chips", {"amount": 123_00})
            await Play(wheel, 1).rounds(1)
            for game in GAMES:
                await Play(await seated(found.house, game, game), 1).rounds(1)

        found.does(plays)
        yield found


def sentences(who: Visitor, table: str, round_: int = 1) -> list[Any]:
    answer = who.get(f"/api/rounds/{table}/{round_}/why")
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_settlement_has_a_sentence_and_a_tree_whose_facts_are_steps_of_the_round(
    on: OnTheFloor, game: str
) -> None:
    guest = on.visitor("guest")
    replay = guest.get(f"/api/rounds/{game}/1").json()
    told = {each["n"]: each for step in replay["steps"] for each in (step, *step["led_to"])}
    settled = {n for n, each in told.items() if each["kind"] == "settlement"}
    found = {each["n"]: each for each in sentences(guest, game) if each["kind"] == "settlement"}
    assert settled == found.keys()
    assert settled
    for n, each in list(found.items())[:3]:
        assert each["because"]
        tree = guest.get(f"/api/rounds/{game}/1/why/{n}").json()
        assert (tree["format"], tree["because"]) == ("houseway.why/1", each["because"])
        assert tree["reason"]["provision"] in told[n]["cites"]
        assert {fact["event"] for fact in tree["reason"]["facts"]} <= {0, *told}


def test_the_sentence_says_what_came_and_the_line_says_whose_it_is(on: OnTheFloor) -> None:
    ball = next(
        e.event.value for e in on.house.store.of_round(on.house.tables["wheel"].number, 1) if isinstance(e.event, Came)
    )
    lines = [each for each in sentences(on.visitor("player"), "wheel") if each["kind"] == "settlement"]
    assert {each["line"]["person"] for each in lines} == {ANN, BOT}
    assert all(f"the ball is on {ball}" in each["because"] for each in lines)


def test_a_refusal_is_told_to_whom_it_met_and_to_staff(on: OnTheFloor) -> None:
    """Qld s5(1)(b)."""
    refused = {
        role: [each["conclusion"] for each in sentences(on.visitor(role), "wheel") if each["kind"] == "refusal"]
        for role in ("guest", "player", "dealer", "inspector")
    }
    both = [f"{who} is refused: wager $0.01 on red" for who in (BOT, ANN)]
    assert refused == {"guest": [], "player": both[1:], "dealer": both, "inspector": both}
    [own] = [each for each in sentences(on.visitor("player"), "wheel") if each["kind"] == "refusal"]
    path = f"/api/rounds/wheel/1/why/{own['n']}"
    assert on.visitor("guest").get(path).status_code == 404
    reason = on.visitor("player").get(path).json()["reason"]
    assert reason["provision"] == "qld s5(1)(b)"
    assert "minimum" in reason["because"]


def test_nothing_of_another_s_purse_is_told(on: OnTheFloor) -> None:
    for role in ("guest", "player"):
        assert [each for each in facts(on.visitor(role), "wheel") if "123" in each] == []


def test_of_what_has_no_why_and_of_what_is_not_there_it_is_said_so(on: OnTheFloor) -> None:
    guest = on.visitor("guest")
    first = guest.get("/api/rounds/wheel/1").json()["steps"][0]["n"]
    paths = (f"wheel/1/why/{first}", "wheel/1/why/9999", "wheel/99/why", "nowhere/1/why")
    assert [guest.get(f"/api/rounds/{path}").status_code for path in paths] == [404] * 4


def test_how_often_somebody_asks_is_limited(tmp_path: Path) -> None:
    with floor_at(tmp_path, reasons_by_person=Rate(2, 60)) as on:
        on.does(seated, on.house, "wheel", "roulette")
        guest = on.visitor("guest")
        answers = [guest.get("/api/rounds/wheel/1/why") for _ in range(3)]
        assert [each.status_code for each in answers] == [200, 200, 429]
        assert answers[2].json()["error"] == "too many reasons asked for; try again in 30 seconds"


def facts(who: Visitor, table: str) -> set[str]:
    found = [who.get(f"/api/rounds/{table}/1/why/{each['n']}").json()["reason"] for each in sentences(who, table)]
    return {fact["says"] for reason in found for fact in reason["facts"]}


def test_an_inspector_is_told_every_face_once_a_round_is_over_and_others_what_was_shown(on: OnTheFloor) -> None:
    """Qld s421(2)."""
    hidden = {
        role: any("face down" in each for each in facts(on.visitor(role), "pai-gow"))
        for role in ("guest", "dealer", "inspector")
    }
    assert hidden == {"guest": True, "dealer": True, "inspector": False}
