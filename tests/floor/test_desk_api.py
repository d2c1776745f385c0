"""The desk over the API: asked in anybody's words, it rules or asks back; at a table in play it knows the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from support.floor import STAFF, OnTheFloor, Visitor, floor_at
from support.house import Play, seated

from houseway.floor.desk import in_play
from houseway.floor.settings import Rate

ANN = STAFF["player"]
SAID = "the ball jumped out of the wheel"


@pytest.fixture(scope="module")
def on(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OnTheFloor]:
    """A wheel at which ann has $35.00 on red, and the ball runs."""
    with floor_at(tmp_path_factory.mktemp("desk")) as found:

        async def plays() -> None:
            wheel = await seated(found.house, "wheel", "roulette", 1, dealt="live")
            await found.house.deposit(ANN, 100_00)
            await found.house.buy_in(ANN, 100_00)
            await found.house.sit("wheel", ANN, 100_00)
            await wheel.act(ANN, "wager", {"on": "red", "selection": "red", "stake": 35_00})
            await wheel.act("wheel bot 1", "wager", {"on": "black", "selection": "black", "stake": 45_00})
            await wheel.act("dealer", "spin the ball", {})

        found.does(plays)
        yield found


def replied(who: Visitor, path: str, words: str, **more: Any) -> Any:
    """Through whatever is asked back: the choice that names what was said, else the first."""
    answers: list[int] = []
    for _ in range(4):
        answer = who.get(path, params={"words": words, "answers": answers, **more})
        assert answer.status_code == 200, answer.text
        reply = answer.json()
        if reply["question"] is None:
            return reply
        said = [each["say"] for each in reply["question"]["choices"]]
        answers.append(next((at for at, each in enumerate(said, 1) if "out" in each.split()), 1))
    raise AssertionError("it asks on and on")


def test_anybody_is_told_the_ruling_the_law_and_why(on: OnTheFloor) -> None:
    """Qld s144(4), (5)."""
    reply = replied(on.visitor("guest"), "/api/desk", SAID, game="roulette")
    assert reply["sure"] == "yes"
    assert "qld s144(4)" in reply["cites"]
    assert reply["says"].startswith("No spin")
    assert reply["duties"]
    assert reply["provisions"]
    assert reply["why"][0]["format"] == "houseway.why/1"


def test_at_a_table_it_is_tried_where_the_round_stands_with_one_s_own_wagers(on: OnTheFloor) -> None:
    reply = replied(on.visitor("player"), "/api/tables/wheel/desk", SAID)
    assert (reply["game"], reply["rules"], reply["moment"]) == ("roulette", "qld", "the ball runs")
    assert "$35.00 on red" in reply["says"]
    assert "45.00" not in str(reply)


def test_an_inspector_has_it_tried_at_that_very_table_where_nothing_lies_face_down(on: OnTheFloor) -> None:
    reply = replied(on.visitor("inspector"), "/api/tables/wheel/desk", SAID)
    assert reply["record"]["round"] == 1
    assert {"wheel bot 1", ANN} <= {line.partition("'s ")[0] for line in reply["stays"]}


def test_the_same_words_are_answered_as_something_else_that_they_may_be_about(on: OnTheFloor) -> None:
    """What was said stays said, its amounts among it."""
    guest, path = on.visitor("guest"), "/api/desk"
    words = "I put $50 down after she said no more bets"
    first = replied(guest, path, words, game="roulette")
    other = next(each["say"] for each in first["others"])
    asked = {"words": words, "game": "roulette", "event": other}
    again = guest.get(path, params=asked).json()
    assert again["sure"] == "yes"
    assert again["cites"] != first["cites"]
    assert other not in [each["say"] for each in again["others"]]
    assert guest.get(path, params=asked | {"event": "a horse wins"}).status_code == 400


def test_words_that_nobody_knows_are_not_ruled_on(on: OnTheFloor) -> None:
    reply = replied(on.visitor("guest"), "/api/desk", "xqzzt", game="roulette")
    assert (reply["sure"], reply["ruling"]) == ("no", [])


@pytest.mark.parametrize("figures", ["9" * 330, "9," * 150, "٣" * 300, "0" * 330])
def test_an_amount_may_have_any_number_of_figures(on: OnTheFloor, figures: str) -> None:
    for words in (f"the ball jumped out of the wheel ${figures}", f"the dealer paid {figures} on red"):
        answers = [
            on.visitor("player").get(path, params={"words": words, "answers": given} | more)
            for path, more in (("/api/desk", {"game": "roulette"}), ("/api/tables/wheel/desk", {}))
            for given in ([], [1])
        ]
        assert {each.status_code for each in answers} <= {200, 400}


def test_what_is_wrong_is_said_so(on: OnTheFloor) -> None:
    guest = on.visitor("guest")
    asked = ({"words": ""}, {"words": "w" * 401}, {"words": "x", "game": "chess"}, {"words": "x", "answers": [0]})
    asked_on = {"words": "xqzzt", "game": "roulette", "answers": [1]}
    assert [guest.get("/api/desk", params=each).status_code for each in (*asked, asked_on)] == [400] * 5
    assert guest.get("/api/tables/nowhere/desk", params={"words": "x"}).status_code == 404


def test_wagers_that_were_just_settled_are_still_one_s_own(tmp_path: Path) -> None:
    with floor_at(tmp_path) as on:
        table = on.does(seated, on.house, "wheel", "roulette", 1)
        on.does(Play(table, 1).rounds, 1)
        bot = on.house.people["wheel bot 1"]
        seen = in_play(table.running, bot)
        assert seen.person == bot.name
        assert {each.stake for each in seen.wagers} <= {line.stake for line in table.running.ended.round.lines}


def test_how_often_somebody_asks_is_limited_and_what_was_answered_is_at_hand(tmp_path: Path) -> None:
    with floor_at(tmp_path, questions_by_person=Rate(1, 60)) as on:
        guest, other = on.visitor("guest"), on.visitor("guest")
        words = ("xqzzt", "xqzzt", "another thing")
        answers = [guest.get("/api/desk", params={"words": each, "game": "roulette"}) for each in words]
        assert [each.status_code for each in answers] == [200, 200, 429]
        assert other.get("/api/desk", params={"words": words[2], "game": "roulette"}).status_code == 200
