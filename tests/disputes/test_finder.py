"""What somebody types at a table in play: the reports of that table that it may mean, with what the words tell."""

from typing import Any

import pytest

from houseway.disputes.finder import MeantReport, meant_reports
from houseway.games import find
from houseway.play.people import player
from houseway.play.round import Round

STAFF = ("dealer", "floor manager")


def spun() -> Round[Any]:
    """Ann has $5.00 on red; the ball runs no more."""
    game = find("roulette")
    round_ = Round(game.open_table(people=[player("ann", 1000_00), player("bob", 500_00), *game.staff()]))
    round_.act("ann", "wager", {"on": "red", "selection": "red", "stake": 500})
    for act in ("spin the ball", "no more bets"):
        round_.act("dealer", act, {})
    return round_


def meant(words: str) -> MeantReport:
    return next(meant_reports(spun(), STAFF, words))


@pytest.mark.parametrize(
    ("words", "act", "given"),
    [
        ("the ball jumped out", "no spin", {"cause": "ball out of the wheel"}),
        ("it got stuck on the rim", "no spin", {"cause": "ball hung up"}),
        ("ann's chips were knocked over", "chips lie elsewhere", {"person": "ann"}),
    ],
)
def test_ordinary_words_find_the_report_and_fill_in_what_they_tell(words: str, act: str, given: dict[str, str]) -> None:
    found = meant(words)
    assert found.report is not None
    assert (found.act, found.report.act) == (act, act)
    assert given.items() <= found.given.items()


def test_s136_4_a_late_bet_at_a_live_table_is_reported_with_its_player_place_and_amount() -> None:
    """The dealer says that it was accepted, and the table rules on it."""
    found = meant("bob put a late bet of $25 on 17")
    assert found.report is not None
    assert found.given == {"person": "bob", "on": "straight up", "selection": "17", "stake": "25.00"}
    round_ = spun()
    round_.act("bob", found.act, {"on": "straight up", "selection": "17", "stake": 25_00, "accepted": True})
    assert [line.verdict.value for line in round_.lines if line.person == "bob"] == ["void"]


def test_where_the_house_deals_nobody_says_what_a_player_did() -> None:
    round_ = spun()
    round_.table.house_deals = True
    assert next(meant_reports(round_, STAFF, "bob put a late bet of $25 on 17")).report is None


def test_what_cannot_be_reported_now_says_why_and_where_the_law_has_it() -> None:
    found = meant("the wrong number was called")
    assert (found.report, found.under) == (None, "qld s133(1)")
    assert "the desk tells what the law says of it" in found.not_now
