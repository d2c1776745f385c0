"""What one person may see: plain data, their own purse, and of others' chips those on the layout."""

import json
from typing import Any

import pytest

from houseway.errors import BadInput
from houseway.games import find
from houseway.play.ask import Outcome
from houseway.play.driver import answer_ordinarily
from houseway.play.people import player, staff
from houseway.play.round import Round
from houseway.play.view import View, view


@pytest.fixture
def round_() -> Round[Any]:
    table = find("roulette").open_table(people=[player("seat 1", 50_000), player("seat 2", 30_000), *staff()])
    round_ = Round(table)
    round_.act("seat 2", "wager", {"on": "red", "selection": "red", "stake": 1000})
    return round_


def purses(seen: View) -> dict[str, str]:
    return {person["name"]: person["chips"] for person in seen.people if "chips" in person}


def test_a_view_is_plain_data(round_: Round[Any]) -> None:
    data = view(round_, "seat 1").as_data()
    assert json.loads(json.dumps(data)) == data


def test_a_round_is_over_once_nothing_is_awaited(round_: Round[Any]) -> None:
    assert view(round_, "seat 1").over is False
    while not round_.over:
        answer_ordinarily(round_) if not isinstance(round_.ask, Outcome) else round_.outcome(17)
    assert view(round_, "seat 1").over is True


def test_a_player_sees_their_own_purse_and_everybodys_wagers(round_: Round[Any]) -> None:
    seen = view(round_, "seat 1")
    assert purses(seen) == {"seat 1": "500.00"}
    assert seen.chips == "500.00"
    assert [(p["person"], p["wager"], p["stake"]) for p in seen.placed] == [("seat 2", "red", "10.00")]


@pytest.mark.parametrize("who", ["dealer", "pit boss", "inspector"])
def test_staff_and_the_inspector_see_every_purse(round_: Round[Any], who: str) -> None:
    assert purses(view(round_, who)) == {"seat 1": "500.00", "seat 2": "290.00"}


@pytest.mark.parametrize("who", ["seat 1", "seat 2", "dealer", "floor manager", "pit boss", "chief executive"])
def test_the_options_are_those_that_the_round_lists_for_the_viewer(round_: Round[Any], who: str) -> None:
    listed = [(o.act, o.under.text, [f.name for f in o.fields]) for o in round_.options() if o.who == who]
    seen = [(o["act"], o["under"], [f["name"] for f in o["fields"]]) for o in view(round_, who).options]
    assert sorted(seen) == sorted(listed)


def test_what_is_awaited_says_from_whom_and_under_which_provision(round_: Round[Any]) -> None:
    seen = view(round_, "seat 1")
    assert seen.awaited is not None
    assert seen.yours
    assert (seen.awaited["kind"], seen.awaited["closed by"]) == ("wagering", "spin the ball")
    assert (seen.awaited["from"], seen.awaited["under"]) == (["seat 1", "seat 2", "dealer"], "qld s136(1)")


def test_the_staff_may_hand_in_what_came_from_the_wheel_and_players_may_not(round_: Round[Any]) -> None:
    for act in ("spin the ball", "no more bets"):
        round_.act("dealer", act)
    assert ("wheel", "ball") in [(o["who"], o["act"]) for o in view(round_, "dealer").options]
    assert {o["who"] for o in view(round_, "seat 1").options} == {"seat 1"}
    assert not view(round_, "seat 1").yours


def test_a_round_that_is_over_awaits_nothing_and_shows_its_settlement(round_: Round[Any]) -> None:
    for act in ("spin the ball", "no more bets"):
        round_.act("dealer", act)
    round_.outcome(3)
    round_.act("dealer", "place the crown")
    seen = view(round_, "seat 1")
    assert seen.over
    assert seen.options == []
    assert [(line["person"], line["verdict"], line["paid"]) for line in seen.settlements] == [
        ("seat 2", "win", "10.00")
    ]
    assert [c["words"] for c in seen.called] == ["no more bets", "3, red", "the crown is on 3"]


def test_the_sign_is_seen_by_everybody(round_: Round[Any]) -> None:
    assert view(round_, "seat 1").sign["limits"]["red"] == {"minimum": "5.00", "maximum": "2500.00"}


def test_nobody_looks_who_is_not_there(round_: Round[Any]) -> None:
    with pytest.raises(BadInput, match="nobody called 'seat 9'"):
        view(round_, "seat 9")
